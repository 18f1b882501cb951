"""Draws: which cards of the crowd may be taken, and taking one."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import moves_of, places_of
from .....core.errors import NOT_NOW, Reason
from .....core.move import Move
from .....core.step import Auto, Step
from ...box.components import DAY_BALL, NIGHT_BALL
from ..moves import FINDS_NOTHING, PASS, TAKE
from ..reasons import (
    AGE_IS_FORBIDDEN,
    CARD_IS_COVERED,
    CARD_IS_HIDDEN,
    NO_CARD_THERE,
    NOT_DUG,
    NOT_SMUGGLED,
    NOT_STOLEN,
    WRONG_SIDE_BY_DAY,
    WRONG_SIDE_BY_NIGHT,
)
from ..state import Carnavalesque
from .crowd import take
from .heap import mask_of

if TYPE_CHECKING:
    from mypy_extensions import i64

# How a card may be drawn.
NORMAL: Final = 0
SMUGGLED: Final = 1
STOLEN: Final = 2
DUG: Final = 3  # a normal draw, after which a card from below may follow


def takeable(g: Carnavalesque, how: int) -> i64:
    """4.7 The slots a draw may come from, as a mask."""
    heap, backs, decree = g.heap, g.backs, g.decree
    if how == SMUGGLED:
        return mask_of([s for s in g.covered_in_sight() if backs[s] == decree])
    if how == STOLEN:
        return g.available() | mask_of([s for s in g.covered_in_sight() if heap.ups[s]])
    if g.event != DAY_BALL and g.event != NIGHT_BALL:
        return g.available()
    side = int(g.event == DAY_BALL)
    seen = [s for s in places_of(heap.in_sight(), 1) if heap.ups[s] == side]
    return mask_of([s for s in seen if backs[s] != decree])


def why_not(g: Carnavalesque, how: int, slot: int) -> Reason:
    """Why the card in a slot cannot be drawn now."""
    heap = g.heap
    if not heap.lies(slot):
        return NO_CARD_THERE
    if how == SMUGGLED:
        return NOT_SMUGGLED
    if not heap.is_in_sight(slot):
        return CARD_IS_HIDDEN
    if how == STOLEN:
        return NOT_STOLEN
    if g.decree and g.backs[slot] == g.decree:
        return AGE_IS_FORBIDDEN.about("age", g.decree)
    if g.event == DAY_BALL:
        return WRONG_SIDE_BY_DAY
    return WRONG_SIDE_BY_NIGHT if g.event == NIGHT_BALL else CARD_IS_COVERED


class Drawing(Auto[Carnavalesque]):
    """3.9 Whoever finds no card to draw draws none."""

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how = how

    def run(self, g: Carnavalesque) -> None:
        if takeable(g, self.how):
            g.then(Draw(self.seat, self.how))
        else:
            g.tell(FINDS_NOTHING, self.seat)


class Draw(Step[Carnavalesque]):
    """4.7 You take one of the cards that are open to you, face up or face down."""

    def __init__(self, seat: int, how: int) -> None:
        super().__init__(seat)
        self.how = how

    def moves(self, g: Carnavalesque) -> list[Move]:
        return moves_of(TAKE, takeable(g, self.how), 1)

    def apply(self, g: Carnavalesque, move: Move) -> None:
        below = g.heap.unders(move.arg)
        take(g, self.seat, move.arg)
        if self.how == DUG:
            g.then(Dig(self.seat, below))

    def refusal(self, g: Carnavalesque, seat: int, move: Move) -> Reason:
        return why_not(g, self.how, move.arg) if move.verb == "take" else NOT_NOW


class Dig(Step[Carnavalesque]):
    """10.12 You may draw a second card that the first one covered and that is now in sight."""

    def __init__(self, seat: int, below: int) -> None:
        super().__init__(seat)
        self.below = below

    def moves(self, g: Carnavalesque) -> list[Move]:
        seen = moves_of(TAKE, self.below & g.heap.in_sight(), 1)
        return [PASS, *seen] if seen else []

    def apply(self, g: Carnavalesque, move: Move) -> None:
        if move is not PASS:
            take(g, self.seat, move.arg)

    def refusal(self, g: Carnavalesque, seat: int, move: Move) -> Reason:
        return NOT_DUG if move.verb == "take" else NOT_NOW
