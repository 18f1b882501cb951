"""`chapiteau`, but for one thing: all tables are dealt by the seed that the tests name.

What a test meets must not depend on chance; DEALS in the environment gives it other games.
"""

import os
import sys

from chapiteau.cli import main
from chapiteau.server.tables.new import creation

if __name__ == "__main__":  # the processes in which bots think read this file too
    seed = f"deals {os.environ.get('DEALS', '')}"
    vars(creation)["new_seed"] = lambda: (seed, "nonce")
    sys.exit(main())
