"""Reasons: a move is refused because of something that is so, and that its seat can see."""

from __future__ import annotations

from ..core.errors import NOT_NOW, Reason
from ..core.move import Move
from ..core.state import State
from ..core.wire import text
from .legality import check_rule
from .spot import Spot
from .walk import at_every_move


@at_every_move
def reasons(spot: Spot) -> None:
    """Legal is exactly what meets every condition, and from a seat's own view the reasons for all
    other moves are the same."""
    before = text(spot.g)
    for seat in spot.g.to_act():
        view, legal = spot.game.view(spot.g, seat), set(spot.g.legal(seat))
        for move in spot.game.moves:
            if move in legal:
                check_legal(spot, spot.g, seat, move)
            else:
                check_refused(spot, view, seat, move)
    spot.require(text(spot.g) == before, "asking for reasons changes the position")


def unmet(g: State, seat: int, move: Move) -> Reason | None:
    """The first condition that a move does not meet; NOT_NOW where no rule speaks of it."""
    spoken = False
    for reason, is_met in g.stack[-1].conditions(g, seat, move):
        if not is_met:
            return reason
        spoken = True
    return None if spoken else NOT_NOW


def check_legal(spot: Spot, g: State, seat: int, move: Move) -> None:
    reason = unmet(g, seat, move)
    fine = reason is None or reason is NOT_NOW
    spot.require(fine, f"{seat} is offered {move}, although {reason} speaks against it")


def check_refused(spot: Spot, view: State, seat: int, move: Move) -> None:
    """A reason is a condition that is not met, in a rule that exists, and tells no secret."""
    reason = unmet(spot.g, seat, move)
    if reason is None:
        raise spot.wrong(f"{seat} is not offered {move}, which meets every condition")
    check_rule(spot, reason)
    given, seen = spot.step.refusal(spot.g, seat, move), view.stack[-1].refusal(view, seat, move)
    true = given.wire() == reason.wire()
    spot.require(true, f"{move} is refused to {seat} by {given}, but {reason} is what is not met")
    same = given.wire() == seen.wire()
    spot.require(same, f"{move} is refused to {seat} by {given}, but {seat} sees only {seen}")
