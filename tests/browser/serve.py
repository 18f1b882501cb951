"""`chapiteau`, but for one thing: all tables are dealt by the seed that the tests name.

What a test meets must not depend on chance; DEALS in the environment gives it other games.
"""

import os
import sys

from chapiteau.cli import main
from chapiteau.server.tables import hall

if __name__ == "__main__":  # the processes in which bots think read this file too
    hall.new_seed = lambda: (f"deals {os.environ.get('DEALS', '')}", "nonce")
    sys.exit(main())
