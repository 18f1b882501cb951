"""One game at random, in whichever build PYTHONPATH names: python bench/game_loop.py GAME

Prints JSON: CPU seconds a decision, a clone, a deal and a round of search take; what a match holds
on to; the longest look for legal moves; and what the game is like, counted over the same games.
"""

from __future__ import annotations

import json
import random
import sys
import time
import tracemalloc
from importlib import import_module
from typing import Any

from common import least

import chapiteau
from chapiteau.bots.tree import Search
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.core.wire import pack
from chapiteau.match import Match

# By its module: an earlier build could not load the other packages of today.
GAME = import_module(f"chapiteau.games.{sys.argv[1]}").GAME
MIND: Any = GAME.mind() if hasattr(GAME, "mind") else GAME  # as it was before minds, for earlier.py
SEATS = min(4, GAME.most)
EDITION = GAME.edition({})
STARTS: list[Any] = [GAME.new(EDITION, SEATS, seeded(str(i))) for i in range(60)]
ROUNDS = 60  # of search from each position


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


def views() -> list[Any]:
    """What the acting seat sees at a random moment of some games."""
    dice, found = random.Random(3), []
    for i, start in enumerate(STARTS[:12]):
        g = start.clone()
        for _ in range(5 + 6 * i):
            before = g.clone()
            play(g, g.moves[int(dice.random() * len(g.moves))])
            if not g.stack:
                g = before
                break
        found.append(GAME.view(g, g.seat))
    return found


VIEWS = views()


def deals() -> int:
    rng = seeded("deals")
    for view in VIEWS:
        for _ in range(20):
            GAME.dealt(view, rng)
    return 20 * len(VIEWS)


def searches() -> int:
    for view in VIEWS:
        Search(MIND, view, view.seat, seeded("search")).think(ROUNDS)
    return ROUNDS * len(VIEWS)


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


def differing(full: Any, seen: Any, name: str, found: set[str]) -> None:
    """The names of what a view does not show."""
    if isinstance(full, dict):
        for key in full:
            differing(full[key], seen[key], key, found)
    elif isinstance(full, list) and isinstance(seen, list) and len(full) == len(seen):
        for one, other in zip(full, seen, strict=True):
            differing(one, other, name, found)
    elif full != seen:
        found.add(name)


def shape() -> dict[str, Any]:
    """How long, how wide and how dark the game is."""
    dice, widths, games = random.Random(1), list[int](), STARTS[:40]
    hidden: set[str] = set()
    for i, start in enumerate(games):
        g = start.clone()
        while g.stack:
            widths.append(len(g.moves))
            if i < 4:
                other = (g.seat + 1) % SEATS
                differing(pack(g), pack(GAME.view(g, other)), "", hidden)
            play(g, g.moves[int(dice.random() * len(g.moves))])
    return {
        "seats": SEATS,
        "range": [GAME.fewest, GAME.most],
        "length": len(widths) / len(games),
        "width": sum(widths) / len(widths),
        "widest": max(widths),
        "moves": len(GAME.moves),
        "hidden": sorted(hidden - {"rng", "moves", "seat"}),
    }


if __name__ == "__main__":
    found = {
        "compiled": chapiteau.is_compiled(),
        "decision": least(decisions),
        "clone": least(clones),
        "deal": least(deals),
        "search": least(searches, rounds=3),
        "match_bytes": bytes_a_match(),
        "legality": longest_legality(),
        **shape(),
    }
    print(json.dumps(found))
