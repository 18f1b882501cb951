"""Random Fourberies in whichever build PYTHONPATH names; prints seconds a decision and a clone."""

from __future__ import annotations

import json
import random
import tracemalloc

from common import least

import chapiteau
from chapiteau.core.match import Match
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.fourberies import GAME

SEATS = 4
EDITION = GAME.edition({})
STARTS = [GAME.new(EDITION, SEATS, seeded(str(i))) for i in range(60)]


def decisions() -> int:
    """Play every game at random to its end; how many decisions there were."""
    dice, count = random.Random(1), 0
    for start in STARTS:
        g = start.clone()
        while g.stack:
            moves = g.moves
            play(g, moves[int(dice.random() * len(moves))])
            count += 1
    return count


def clones() -> int:
    for _ in range(20):
        for start in STARTS:
            start.clone()
    return 20 * len(STARTS)


def bytes_a_match() -> int:
    """What a live match holds on to near its end, above what all matches share."""
    match, dice = Match(EDITION, SEATS, "warm"), random.Random(1)
    tracemalloc.start()
    match = Match(EDITION, SEATS, "memory")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size


if __name__ == "__main__":
    found = {
        "compiled": chapiteau.is_compiled(),
        "decision": least(decisions),
        "clone": least(clones),
        "match_bytes": bytes_a_match(),
    }
    print(json.dumps(found))
