"""`chapiteau`, but for three things: all tables are dealt by the seed that the tests name, games
are looked back at with little thought, and the lab plays few of them.

What a test meets must not depend on chance; DEALS in the environment gives it other games.
"""

import os
import sys

from chapiteau.cli import main
from chapiteau.server.pages.box import lab
from chapiteau.server.pages.learning import reviews
from chapiteau.server.studies import asking
from chapiteau.server.tables.new import creation

if __name__ == "__main__":  # the processes in which bots think read this file too
    seed = f"deals {os.environ.get('DEALS', '')}"
    vars(creation)["new_seed"] = lambda: (seed, "nonce")
    vars(reviews)["ROUNDS"] = 4
    for each in (asking, lab):
        vars(each)["DEALS"], vars(each)["USUAL_DEALS"] = (20,), 20
    sys.exit(main())
