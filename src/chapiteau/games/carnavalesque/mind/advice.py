"""What a position is worth, and what to think about, for bots that play together."""

from __future__ import annotations

from ....core.move import Move
from ..rules.moves import AIM, ROLE
from ..rules.powers import ConjureInto, LayAround
from ..rules.state import Carnavalesque
from .glance import MIDDLE, best_looking, best_role, wanted_ones
from .guidance import best_hint, best_sign, pointed_at
from .outlook import outlook


def value(g: Carnavalesque, seat: int) -> float:
    """How far beyond a success the parade may get; what is good for one is good for all."""
    return outlook(g, seat) - g.box.reaction_from[g.box.success]


def is_quiet(g: Carnavalesque) -> bool:
    """The outlook can judge any moment except the middle of an action."""
    return not isinstance(g.stack[-1], (ConjureInto, LayAround))


def scrambled(move: Move) -> int:
    """An order of cards in which no costume, accessory or age stands together."""
    return move.arg * 37 % 61


def candidates(g: Carnavalesque, seat: int, moves: list[Move]) -> list[Move]:
    """What a seat knows decides where to point and which hint or sign to give; roles are chosen by
    what they usually bring; and a partner who points at a card has a reason."""
    verb = moves[-1].verb
    if verb == "aim":  # closed eyes know nothing of the street: the middle is the best guess
        return [AIM[MIDDLE]]
    if verb == "hint":
        return [best_hint(g, seat)]
    if verb == "say":
        return [best_sign(g, seat)]
    if verb == "role":  # the outlook does not see what a role will do
        return [ROLE[best_role([move.arg for move in moves])]]
    if verb == "forbid" or verb == "show":  # signs: nobody forbids what is wanted, or hides it
        return best_looking(g, seat, moves)
    if verb == "give" and g.players[g.king].shown:  # the King shows what to bring
        return wanted_ones(g, moves) or moves
    if verb == "next":  # any order will do that tells nothing of costumes
        return [min(moves, key=scrambled)]
    if verb == "take":
        found = pointed_at(g, seat, moves)
        if found is not None:
            return [found]
    return moves
