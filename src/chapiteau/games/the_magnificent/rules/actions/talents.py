"""8 What placing a talent must meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.step import Condition
from ...box.components import (
    APPLAUSE,
    BUY_POSTER,
    COINS_TALENT,
    DOUBLE_TENT,
    DOUBLE_TILE,
    EACH,
    EXTRA_POSTER,
    EXTRA_TILE,
    FLIP_DIE,
    GEM_TALENT,
    IGNORE_TILE,
    PLUS_BUILD,
    PLUS_PERFORM,
    PLUS_TRAVEL,
    REARRANGE,
    RECOLOUR,
    TURN_BACK,
)
from ..state import BUILDING, PERFORMING, TRAVELLING, Magnificent
from .bonuses import FINISH_FIRST, NO_POSTERS

NOT_YOUR_TALENT: Final = Reason("not-your-talent", "8.1")
FLIP_AS_TAKEN: Final = Reason("flip-as-taken", "3.2")
TO_BUILD: Final = Reason("talent-to-build", "8.2")
TO_TRAVEL: Final = Reason("talent-to-travel", "8.2")
TO_PERFORM: Final = Reason("talent-to-perform", "8.2")
AT_ONCE: Final = Reason("talent-at-once", "8.15")
WITH_TILE: Final = Reason("talent-with-tile", "8.15")
WITH_TENT: Final = Reason("talent-with-tent", "8.15")
AFTER_SHOW: Final = Reason("talent-after-show", "8.15")
NO_USE: Final = Reason("talent-no-use", "8.16")
ONCE_A_TURN: Final = Reason("once-a-turn", "8.3")
TOO_FEW_TOKENS: Final = Reason("too-few-tokens", "8.3")
TOO_FEW_COINS: Final = Reason("too-few-coins", "8.6")
SAME_TALENT: Final = Reason("same-talent", "1.4")

GENERAL: Final = [BUY_POSTER, COINS_TALENT, GEM_TALENT]
"""8.6 What works at any time."""
ACTION_OF: Final = {
    RECOLOUR: BUILDING, DOUBLE_TILE: BUILDING, PLUS_BUILD: BUILDING, EXTRA_TILE: BUILDING,
    TURN_BACK: TRAVELLING, PLUS_TRAVEL: TRAVELLING, DOUBLE_TENT: TRAVELLING,
    REARRANGE: PERFORMING, APPLAUSE: PERFORMING, IGNORE_TILE: PERFORMING,
    PLUS_PERFORM: PERFORMING, EXTRA_POSTER: PERFORMING,
}  # fmt: skip
"""8.2 The action that a talent is for."""
FOR_ACTION: Final = {BUILDING: TO_BUILD, TRAVELLING: TO_TRAVEL, PERFORMING: TO_PERFORM}
MOMENT_OF: Final = {
    PLUS_BUILD: AT_ONCE, PLUS_TRAVEL: AT_ONCE, TURN_BACK: AT_ONCE, PLUS_PERFORM: AT_ONCE,
    REARRANGE: AT_ONCE, RECOLOUR: WITH_TILE, DOUBLE_TILE: WITH_TILE, DOUBLE_TENT: WITH_TENT,
    APPLAUSE: AFTER_SHOW, IGNORE_TILE: NO_USE, EXTRA_POSTER: NO_USE, FLIP_DIE: FLIP_AS_TAKEN,
}  # fmt: skip
"""8.15 When a talent is placed that does not work at any time; others wait their turn."""


def talent_conditions(g: Magnificent, seat: int, spot: int, here: list[int]) -> Iterator[Condition]:
    """8.1 Yours, at its moment, once a turn, with enough talents; `here` has the effects that are
    asked for now."""
    for reason, is_met in place_conditions(g, seat, spot, here):
        yield reason.about("spot", spot), is_met


def place_conditions(g: Magnificent, seat: int, spot: int, here: list[int]) -> Iterator[Condition]:
    yield NOT_YOUR_TALENT, g.owns_spot(seat, spot)
    talent, p = g.box.talents[spot], g.players[seat]
    effect = talent.effect
    if effect in ACTION_OF:
        yield FOR_ACTION[ACTION_OF[effect]], g.action == ACTION_OF[effect]
    yield MOMENT_OF.get(effect, FINISH_FIRST), effect in here
    yield ONCE_A_TURN, talent.tokens == EACH or not g.on_spots[spot]
    yield TOO_FEW_TOKENS, p.tokens >= talent.price()
    if effect not in GENERAL:
        yield SAME_TALENT, g.spot_of(seat, effect) == spot
        return
    yield NO_POSTERS, effect != BUY_POSTER or g.may_gain_poster()
    yield TOO_FEW_COINS, p.coins >= talent.coins
