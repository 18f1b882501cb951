"""4 What using the bonus of a master card must meet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.step import Condition
from ...box.components import (
    BUY_TALENT,
    COPY,
    GAIN_POSTERS,
    GAIN_TALENT,
    GEMS_TILE,
    PLUS_ANY,
    PLUS_COLOUR,
    SET_DIE,
    SMALL,
    TALENT_TILE,
    Bonus,
    tile_of,
)
from ..state import Magnificent

NO_BONUS_YET: Final = Reason("bonus-after-die", "4.1")
NOT_THAT_CARD: Final = Reason("not-that-card", "4.1")
COPIES_OTHERS: Final = Reason("copies-others", "4.8")
BONUS_USED: Final = Reason("bonus-used", "4.1")
DIE_IS_SET: Final = Reason("die-set-as-taken", "4.7")
BEFORE_ACTION: Final = Reason("bonus-before-action", "4.6")
FINISH_FIRST: Final = Reason("finish-first", "3.9")
COLOUR_UNNAMED: Final = Reason("name-colour-first", "3.3")
WRONG_COLOUR: Final = Reason("bonus-wrong-colour", "4.6")
NO_POSTERS: Final = Reason("no-posters-left", "6.13")
NO_TOKEN_LEFT: Final = Reason("no-token-left", "8.10")
TILE_USED_UP: Final = Reason("bonus-tile-used-up", "4.12")
NO_ROOM: Final = Reason("bonus-no-room", "4.12")
COSTS_TOO_MUCH: Final = Reason("bonus-too-dear", "4.1")


def bonus_conditions(g: Magnificent, seat: int, master: int, is_free: bool) -> Iterator[Condition]:
    """4.1 The card with the new die, or one that it copies, once; `is_free` where nothing that was
    begun must be finished first."""
    yield NO_BONUS_YET, g.card > 0
    yield from source_conditions(g, seat, master)
    yield BONUS_USED, not g.bonus_used
    bonus = g.box.masters[master].bonus
    yield DIE_IS_SET, bonus.kind != SET_DIE
    if bonus.kind in (PLUS_ANY, PLUS_COLOUR):
        yield BEFORE_ACTION, not g.action
    yield FINISH_FIRST, is_free
    for reason, is_met in kind_conditions(g, seat, bonus):
        yield reason.about("master", master), is_met


def source_conditions(g: Magnificent, seat: int, master: int) -> Iterator[Condition]:
    """4.8 A card that copies has no bonus of its own, and copies none that copies."""
    masters = g.box.masters
    if masters[g.card].bonus.kind == COPY:
        is_another = master != g.card and master in g.players[seat].masters
        copies = is_another and masters[master].bonus.kind != COPY
        yield COPIES_OTHERS.about("master", g.card), copies
    else:
        yield NOT_THAT_CARD.about("master", master), master == g.card


def kind_conditions(g: Magnificent, seat: int, bonus: Bonus) -> Iterator[Condition]:
    """What a bonus asks for: a colour, something to gain, and its price."""
    p, kind = g.players[seat], bonus.kind
    if kind == PLUS_COLOUR:
        yield COLOUR_UNNAMED, g.colour > 0
        yield WRONG_COLOUR, g.colour == bonus.colour
    elif kind == GAIN_POSTERS:
        yield NO_POSTERS, g.may_gain_poster()
    elif kind in (GAIN_TALENT, BUY_TALENT):
        yield NO_TOKEN_LEFT, g.spare_tokens(seat) > 0
        yield COSTS_TOO_MUCH, kind == GAIN_TALENT or p.coins >= bonus.cost
    elif kind in (TALENT_TILE, GEMS_TILE):
        tile = tile_of(bonus.colour, SMALL)
        yield TILE_USED_UP, g.supply[tile] > 0
        yield NO_ROOM, g.has_site(seat, tile)
        purse = p.tokens if kind == TALENT_TILE else p.total_gems()
        yield COSTS_TOO_MUCH, purse >= bonus.cost
