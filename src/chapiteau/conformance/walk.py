"""Random games to look at, position by position."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any, Final

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import BareMatch
from ..core.move import FACE_DOWN
from ..core.rng import Rng
from .spot import Curious, NotConform, Spot, named

Check = Callable[[Game[Any], dict[str, Choice], int, Iterable[int]], None]
MOST_MOVES: Final = 20_000
"""No game asks more often than this."""


def begin(
    game: Game[Any], options: dict[str, Choice], seats: int, seed: int, rng: Rng | None = None
) -> BareMatch:
    """A fresh match; the same seed always gives the same one."""
    try:
        return BareMatch(game.edition(options), seats, str(seed), rng)
    except Exception as e:
        where = named(game, options, seats, seed)
        raise NotConform(f"{where}: cannot be set up, {type(e).__name__}: {e}") from e


def walk(game: Game[Any], options: dict[str, Choice], seats: int, seed: int) -> Iterator[Spot]:
    """A random game: every position before its move, and the end.

    Whoever looks may play the move, or go back: the walk goes on from where the match then is.
    """
    match = begin(game, options, seats, seed)
    chance = Random(f"{game.name}/{seats}/{seed}")
    pick = Curious(chance)
    for _ in range(MOST_MOVES):
        spot = Spot(match, seed, chance, pick)
        yield spot
        if spot.move is FACE_DOWN:
            return
        if len(match.decisions) == spot.number:
            spot.play()
    raise spot.wrong(f"no end after {MOST_MOVES} moves")


def at_every_move(look: Callable[[Spot], None]) -> Check:
    """The check that something holds in every position of random games."""

    def check(
        game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]
    ) -> None:
        for seed in seeds:
            for spot in walk(game, options, seats, seed):
                with spot.trouble("looking at it"):
                    look(spot)

    check.__doc__ = look.__doc__
    check.__name__ = look.__name__
    return check
