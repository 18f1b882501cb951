"""`chapiteau`, but for two things: all tables are dealt by the seed that the tests name, and games
are looked back at with little thought.

What a test meets must not depend on chance; DEALS in the environment gives it other games.
"""

import os
import sys

from chapiteau.cli import main
from chapiteau.server.pages.learning import reviews
from chapiteau.server.tables.new import creation

if __name__ == "__main__":  # the processes in which bots think read this file too
    seed = f"deals {os.environ.get('DEALS', '')}"
    vars(creation)["new_seed"] = lambda: (seed, "nonce")
    vars(reviews)["ROUNDS"] = 4
    sys.exit(main())
