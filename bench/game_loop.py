"""A game at random, in whichever build PYTHONPATH names: python bench/game_loop.py GAME

Prints seconds a decision and a clone, bytes a match, and the longest look for legal moves.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from typing import Any

from common import least

import chapiteau
from chapiteau.core.match import Match
from chapiteau.core.rng import seeded
from chapiteau.core.state import play

GAME = chapiteau.games()[sys.argv[1]]
SEATS = min(4, GAME.most)
EDITION = GAME.edition({})
STARTS: list[Any] = [GAME.new(EDITION, SEATS, seeded(str(i))) for i in range(60)]


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


def longest_legality() -> float:
    """CPU seconds of the slowest question for legal moves, each asked three times."""
    dice, worst = random.Random(2), 0.0
    for start in STARTS[:20]:
        g = start.clone()
        while g.stack:
            step, seat, took = g.stack[-1], g.seat, float("inf")
            for _ in range(3):
                began = time.process_time()
                step.legal(g, seat)
                took = min(took, time.process_time() - began)
            worst = max(worst, took)
            play(g, g.moves[int(dice.random() * len(g.moves))])
    return worst


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
        "legality": longest_legality(),
    }
    print(json.dumps(found))
