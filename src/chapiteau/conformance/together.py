"""All seats together: they see what any of them sees, and nothing of what none does."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.match import BareMatch
from ..core.mind import MILLION
from ..core.rng import seeded
from ..core.state import State
from ..core.step import ALL_SEATS
from ..core.wire import text
from .secrets import check_full
from .spot import Spot
from .twins import differs, followed
from .twisting import twisted
from .walk import walk

LOOKED_AT = 0.2  # of the positions
PAIRS = 3  # twins that are played


def together(game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]) -> None:
    """A table re-dealt for all seats looks to each of them as it did, and the order of decks, which
    none of them sees, makes no difference to what all of them see."""
    for seed in seeds:
        chance = Random(seed)
        for spot in walk(game, options, seats, seed):
            if chance.random() < LOOKED_AT:
                with spot.trouble("looking with the eyes of all seats"):
                    look(spot)
        for _ in range(PAIRS):
            twin = twisted(game, options, seats, seed, chance)
            compare(twin, walk(game, options, seats, seed), chance)


def look(spot: Spot) -> None:
    """The view of all seats holds that of each, before and after it was dealt anew."""
    game, g = spot.game, spot.g
    view = game.view(g, ALL_SEATS)
    seen = text(view)
    spot.require(not view.rng.key, "all seats together see chance")
    spot.require(text(game.view(view, ALL_SEATS)) == seen, "all seats see less at once more")
    own = {viewer: text(game.view(g, viewer)) for viewer in spot.viewers}
    for viewer, sight in own.items():
        same = text(game.view(view, viewer)) == sight
        spot.require(same, f"all seats together do not see what {viewer} sees")
    dealt: State = game.dealt(view, seeded(f"{spot.seed}/{spot.number}/together"))
    spot.require(text(view) == seen, "dealing the view of all seats changes it")
    spot.require(text(game.view(dealt, ALL_SEATS)) == seen, "all seats see another table re-dealt")
    for viewer, sight in own.items():
        same = text(game.view(dealt, viewer)) == sight
        spot.require(same, f"{viewer} sees another table where it was re-dealt for all")
    check_full(spot, ALL_SEATS, view, dealt)
    check_shares(spot, dealt)
    asked = g.to_act()
    same = dealt.to_act() == asked and all(dealt.legal(s) == g.legal(s) for s in asked)
    spot.require(same, "a table re-dealt for all asks something else")


def check_shares(spot: Spot, dealt: State) -> None:
    """Learned shares of the victory are all of it, and blind to what nobody sees."""
    mind = spot.game.mind()
    shares = mind.shares(spot.g)
    if shares:
        spot.require(sum(shares) == MILLION, f"shares of the victory are {sum(shares)} in all")
        same = mind.shares(dealt) == shares
        spot.require(same, "shares of the victory depend on the order of decks")


def compare(twin: BareMatch, spots: Iterable[Spot], chance: Random) -> None:
    """Two worlds that differ in a shuffle: all seats tell them apart if and only if one of them
    does, or remembers with its eyes closed."""
    for spot in spots:
        with spot.trouble("playing a twin"):
            if chance.random() < LOOKED_AT:
                compare_at(spot, twin)
            if not followed(spot, twin):
                return


def compare_at(spot: Spot, twin: BareMatch) -> None:
    apart = [seat for seat in range(twin.seats) if differs(spot, twin, seat)]
    if apart:
        told = differs(spot, twin, ALL_SEATS)
        spot.require(told, f"all seats together do not see what {apart[0]} sees of a shuffle")
    elif not any(spot.game.is_blindfolded(spot.g, seat) for seat in range(twin.seats)):
        same = not differs(spot, twin, ALL_SEATS)
        spot.require(same, "all seats together see of a shuffle what none of them sees")
