"""Play a million random decisions with every check on: pieces conserved, forged moves refused.

python tools/soak.py [DECISIONS]
"""

from __future__ import annotations

import itertools
import random
import sys

import chapiteau
from chapiteau.conformance import CHECKS, settings
from chapiteau.core.errors import ChapiteauError
from chapiteau.core.match import Match

DECISIONS = 1_000_000
FORGE_EVERY = 50
CONFORM_EVERY = 20_000


def forge(match: Match, dice: random.Random) -> None:
    """A move that may be illegal, by a seat that may not be asked: refused without a trace."""
    seat, move = dice.randrange(match.seats), dice.choice(match.game.moves.moves)
    if seat in match.to_act and move in match.moves(seat):
        return
    before = match.hash
    try:
        match.play(seat, move)
    except ChapiteauError:
        assert match.hash == before, f"a refused move changed the state: {seat} {move}"
        return
    raise AssertionError(f"an illegal move was accepted: {seat} {move}")


def main() -> None:
    wanted = int(sys.argv[1]) if len(sys.argv) > 1 else DECISIONS
    tables = [(g, o, s) for g in chapiteau.games().values() for o, s in settings(g)]
    played = checked = 0
    for n in itertools.count():
        game, options, seats = tables[n % len(tables)]
        match, dice = Match(game.edition(options), seats, f"soak {n}"), random.Random(n)
        while not match.over:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(list(match.moves(seat))))
            game.check(match.state)
            played += 1
            if played % FORGE_EVERY == 0:
                forge(match, dice)
        if played // CONFORM_EVERY > checked:
            checked = played // CONFORM_EVERY
            for check in CHECKS.values():
                check(game, options, seats, [1000 + n])
            print(f"{played} decisions, {n + 1} games, {checked} rounds of conformance", flush=True)
        if played >= wanted:
            print(f"{played} decisions, {n + 1} games: nothing lost, nothing forged")
            return


if __name__ == "__main__":
    main()
