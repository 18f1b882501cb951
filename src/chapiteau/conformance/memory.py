"""Memory: nobody forgets what was seen."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import BareMatch
from ..core.wire import text
from .spot import Spot
from .twins import PAIRS
from .twisting import twisted
from .walk import walk


def memory(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """Who can tell two worlds apart still can after a move without chance, or they became one.

    Whoever is blindfolded meanwhile can again once the blindfold is gone.
    """
    for seed in seeds:
        chance = Random(seed)
        for _ in range(PAIRS):
            twin = twisted(game, options, seats, seed, chance)
            remember(twin, walk(game, options, seats, seed))


def remember(twin: BareMatch, spots: Iterable[Spot]) -> None:
    """Play two worlds side by side, by the place of each move among the options."""
    apart: set[int] = set()
    drawn: list[int] = []
    for spot in spots:
        with spot.trouble("playing a twin"):
            blind = {v for v in apart if spot.game.is_blindfolded(spot.g, v)}
            now = blind | {v for v in spot.viewers if differs(spot, twin, v)}
            chance = [spot.g.rng.drawn, twin.state.rng.drawn]
            if chance == drawn and text(spot.g) != text(twin.state):
                spot.require(apart <= now, f"{sorted(apart - now)} forget what they have seen")
            apart, drawn = now, chance
            if not followed(spot, twin):
                return


def differs(spot: Spot, twin: BareMatch, viewer: int) -> bool:
    game = spot.game
    return text(game.view(spot.g, viewer)) != text(game.view(twin.state, viewer))


def followed(spot: Spot, twin: BareMatch) -> bool:
    """Let the twin make the move at the same place; False when the two games part."""
    ours, theirs = spot.g.stack, twin.state.stack
    if spot.over or [type(s) for s in ours] != [type(s) for s in theirs]:
        return False
    if spot.match.to_act != twin.to_act:
        return False
    mine, other = list(spot.match.moves(spot.seat)), list(twin.moves(spot.seat))
    if len(mine) != len(other):
        return False
    twin.play(spot.seat, other[mine.index(spot.move)])
    return True
