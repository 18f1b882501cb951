"""Talk: a sign about what everybody can see, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.bits import add_moves
from ....core.move import Move
from ....core.step import Condition, Step
from .moments import at_another_moment, is_draw, is_gift
from .moves import (
    ALL_SAY,
    GROW,
    LOOK,
    LOOKS_AT,
    PASS,
    ROLL,
    SAYS,
    SIGN_GROW,
    SIGN_LOOK,
    SIGN_ROLL,
    SIGN_SAY,
    WANTS_GROWTH,
    WANTS_LAUNCH,
)
from .reasons import (
    FLOAT_TOO_SMALL,
    NO_CARD_TO_POINT_AT,
    NO_FLOAT_TO_POINT_AT,
    NO_SUCH_WORKSHOP,
    SLOT_NOT_IN_SIGHT,
    TURN_IS_OVER,
)
from .state import Carnavalesque


class Sign(Step[Carnavalesque]):
    """11.4 After your turn you may make one sign: at a float, at a card in sight, or a phrase."""

    def moves(self, g: Carnavalesque) -> list[Move]:
        filled = [w for w in g.workshops() if g.floats[w]]
        moves = [PASS]
        moves += [GROW[w] for w in filled]
        moves += [ROLL[w] for w in filled if g.may_launch(w)]
        add_moves(moves, LOOK, g.heap.in_sight(), 1)
        moves += ALL_SAY
        return moves

    def apply(self, g: Carnavalesque, move: Move) -> None:
        p, seat = g.players[self.seat], self.seat
        p.sign_at = move.arg
        if move.verb == "grow":
            p.sign = SIGN_GROW
            g.tell(WANTS_GROWTH, seat, move.arg)
        elif move.verb == "roll":
            p.sign = SIGN_ROLL
            g.tell(WANTS_LAUNCH, seat, move.arg)
        elif move.verb == "look":
            p.sign = SIGN_LOOK
            g.tell(LOOKS_AT, seat, move.arg)
        elif move.verb == "say":
            p.sign = SIGN_SAY
            g.tell(SAYS, seat, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "grow" or move.verb == "roll":
            yield NO_SUCH_WORKSHOP, move.arg in g.workshops()
            yield NO_FLOAT_TO_POINT_AT, len(g.floats[move.arg]) > 0
            yield FLOAT_TOO_SMALL, move.verb == "grow" or g.may_launch(move.arg)
        elif move.verb == "look":
            yield NO_CARD_TO_POINT_AT, g.heap.lies(move.arg)
            yield SLOT_NOT_IN_SIGHT, g.heap.is_in_sight(move.arg)
        elif is_draw(move) or is_gift(move):
            yield TURN_IS_OVER, False
        elif move.verb != "say":
            yield from at_another_moment(g, seat, move)
