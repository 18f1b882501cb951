"""Draws: which cards of the crowd may be taken, and taking one."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from .....core.bits import moves_of, places_of
from .....core.move import Move
from .....core.step import Auto, Condition, Step
from ...box.components import DAY_BALL, NIGHT_BALL
from ..moments import while_drawing
from ..moves import FINDS_NOTHING, PASS, TAKE
from ..reasons import (
    AGE_IS_FORBIDDEN,
    CARD_IS_COVERED,
    CARD_IS_HIDDEN,
    MUST_DRAW,
    NO_CARD_TO_DIG,
    NO_CARD_TO_DRAW,
    NO_CARD_TO_SMUGGLE,
    NO_CARD_TO_STEAL,
    NOT_DUG,
    SMUGGLES_COVERED,
    SMUGGLES_FORBIDDEN,
    STEALS_FACE_UP,
    WRONG_SIDE_BY_DAY,
    WRONG_SIDE_BY_NIGHT,
)
from ..state import Carnavalesque
from .crowd import take, uncovers_nothing
from .heap import bit, mask_of

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


def draw_conditions(g: Carnavalesque, how: int, slot: int) -> Iterator[Condition]:
    """What the card in a slot must meet to be drawn now."""
    if how == SMUGGLED:
        return smuggled(g, slot)
    if how == STOLEN:
        return stolen(g, slot)
    if g.event == DAY_BALL or g.event == NIGHT_BALL:
        return danced(g, slot)
    return available(g, slot)


def available(g: Carnavalesque, slot: int) -> Iterator[Condition]:
    """4.2 Nothing lies on it, and its age is not forbidden."""
    yield NO_CARD_TO_DRAW, g.heap.lies(slot)
    yield CARD_IS_COVERED, not g.heap.is_covered(slot)
    yield AGE_IS_FORBIDDEN.about("age", g.decree), not is_forbidden(g, slot)


def danced(g: Carnavalesque, slot: int) -> Iterator[Condition]:
    """9.9 By day it lies face up, by night (9.10) face down; in sight, covered or not."""
    yield NO_CARD_TO_DRAW, g.heap.lies(slot)
    yield CARD_IS_HIDDEN, g.heap.is_in_sight(slot)
    if g.event == DAY_BALL:
        yield WRONG_SIDE_BY_DAY, g.heap.is_face_up(slot)
    else:
        yield WRONG_SIDE_BY_NIGHT, not g.heap.is_face_up(slot)
    yield AGE_IS_FORBIDDEN.about("age", g.decree), not is_forbidden(g, slot)


def smuggled(g: Carnavalesque, slot: int) -> Iterator[Condition]:
    """10.6 It is covered, in sight and of the forbidden age."""
    yield NO_CARD_TO_SMUGGLE, g.heap.lies(slot)
    yield SMUGGLES_COVERED, g.heap.is_covered(slot)
    yield CARD_IS_HIDDEN, g.heap.is_in_sight(slot)
    yield SMUGGLES_FORBIDDEN.about("age", g.decree), is_forbidden(g, slot)


def stolen(g: Carnavalesque, slot: int) -> Iterator[Condition]:
    """10.14 It is available; or it is covered, in sight and face up, of any age."""
    yield NO_CARD_TO_STEAL, g.heap.lies(slot)
    if g.heap.is_covered(slot):
        yield CARD_IS_HIDDEN, g.heap.is_in_sight(slot)
        yield STEALS_FACE_UP, g.heap.is_face_up(slot)
    else:
        yield AGE_IS_FORBIDDEN.about("age", g.decree), not is_forbidden(g, slot)


def is_forbidden(g: Carnavalesque, slot: int) -> bool:
    """3.5 Whether the decree speaks of the age on a card's back."""
    return g.decree != 0 and g.backs[slot] == g.decree


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

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return uncovers_nothing(g, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield from draw_conditions(g, self.how, move.arg)
        elif move is PASS:
            yield MUST_DRAW, False
        else:
            yield from while_drawing(g, seat, move)


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

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return move is PASS or uncovers_nothing(g, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield NO_CARD_TO_DIG, g.heap.lies(move.arg)
            yield NOT_DUG, self.below & bit(move.arg) != 0
            yield CARD_IS_HIDDEN, g.heap.is_in_sight(move.arg)
        elif move is not PASS:
            yield from while_drawing(g, seat, move)
