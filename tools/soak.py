"""Play a million random decisions with every check on: pieces conserved, forged moves refused.
Then hold every game to every law of conformance in every setting: options times seats.
Then write an archive of 2,000 games as a server would, and play every one of them again.

python tools/soak.py [DECISIONS [GAMES]]
"""

from __future__ import annotations

import itertools
import random
import sys
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.cli import main as chapiteau_main
from chapiteau.conformance import CHECKS, settings
from chapiteau.core.errors import ChapiteauError
from chapiteau.core.game import Game
from chapiteau.core.match import BareMatch

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))
from server.archives import generate  # a helper of the tests, which lie beside us

DECISIONS = 1_000_000
GAMES = 2_000
FORGE_EVERY = 50
CONFORM_EVERY = 20_000


def forge(match: BareMatch, dice: random.Random) -> None:
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


def archive(games: int) -> None:
    """A generated archive comes out as it went in, interpreted or compiled."""
    with tempfile.TemporaryDirectory() as data:
        generate(data, games)
        if chapiteau_main(["archive", "check", "--data", data, "--lang", "en"]):
            raise AssertionError("a stored game goes otherwise than before")


def main() -> None:
    """The decisions first, then the settings, then the archive."""
    asked = [int(text) for text in sys.argv[1:]]
    decisions(asked[0] if asked else DECISIONS)
    every_setting(list(chapiteau.games().values()))
    archive(asked[1] if len(asked) > 1 else GAMES)


def every_setting(games: Iterable[Game[Any]]) -> None:
    """A game of each setting passes every check; `make test` sees only a few settings."""
    for game in games:
        agreed = list(settings(game))
        for n, (options, seats) in enumerate(agreed):
            for check in CHECKS.values():
                check(game, options, seats, [n])
        print(f"{game.name}: conform in all {len(agreed)} settings", flush=True)


def decisions(wanted: int) -> None:
    tables = [(g, o, s) for g in chapiteau.games().values() for o, s in settings(g)]
    played = checked = 0
    for n in itertools.count():
        game, options, seats = tables[n % len(tables)]
        match, dice = BareMatch(game.edition(options), seats, f"soak {n}"), random.Random(n)
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
