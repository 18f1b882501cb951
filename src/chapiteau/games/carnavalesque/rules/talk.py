"""Talk: a sign about what everybody can see, and nothing else."""

from __future__ import annotations

from ....core.bits import add_moves
from ....core.errors import NOT_NOW, Reason
from ....core.move import Move
from ....core.step import Step
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
from .reasons import FLOAT_IS_EMPTY, FLOAT_TOO_SMALL, NO_CARD_THERE, SLOT_NOT_IN_SIGHT
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

    def refusal(self, g: Carnavalesque, seat: int, move: Move) -> Reason:
        if move.verb == "grow":
            return FLOAT_IS_EMPTY
        if move.verb == "roll":
            return FLOAT_TOO_SMALL
        if move.verb == "look":
            return SLOT_NOT_IN_SIGHT if g.heap.lies(move.arg) else NO_CARD_THERE
        return NOT_NOW
