"""Roles: the draft, and revealing them."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import JESTER, MAGICIAN, PAPARAZZI, SEER, SPY
from . import chance
from .hands import ShowCard, ShowTogether
from .moments import before_the_turns
from .moves import DRAFTS, PASS, REVEALS, ROLE, SEES_ROLES
from .reasons import MUST_KEEP_A_ROLE, ROLE_NOT_OFFERED
from .state import Carnavalesque


class Draft(Auto[Carnavalesque]):
    """10.1 One role more than there are players is drawn; all but the King choose in turn."""

    def run(self, g: Carnavalesque) -> None:
        roles = g.box.roles[:]
        g.rng.stream(chance.ROLES).shuffle(roles)
        g.pool = sorted(roles[: g.seats + g.box.draft_more])
        for seat in g.carnavalists():
            g.then(Offer(seat), ChooseRole(seat))
        g.then(AtOnce())


class Offer(Auto[Carnavalesque]):
    """10.1 A chooser sees the roles that are still there."""

    def run(self, g: Carnavalesque) -> None:
        mask = 0
        g.learn(1 << self.seat)
        for role in g.pool:
            mask |= 1 << role
        g.players[self.seat].offered = mask
        g.tell(SEES_ROLES, self.seat, mask, to=1 << self.seat)


class ChooseRole(Step[Carnavalesque]):
    """10.1 You keep one of the roles in secret and pass the others on."""

    secret = True

    def moves(self, g: Carnavalesque) -> list[Move]:
        offered = g.players[self.seat].offered
        return [ROLE[role] for role in g.box.roles if offered >> role & 1]

    def apply(self, g: Carnavalesque, move: Move) -> None:
        p = g.players[self.seat]
        p.role = move.arg
        p.drafted = 1
        g.pool.remove(move.arg)
        g.tell(DRAFTS, self.seat, move.arg, to=1 << self.seat)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "role":
            is_offered = g.players[seat].offered >> move.arg & 1 == 1
            yield ROLE_NOT_OFFERED.about("role", move.arg), is_offered
        elif move is PASS:
            yield MUST_KEEP_A_ROLE, False
        else:
            yield from before_the_turns(g, seat, move)

    def is_told(self, g: Carnavalesque, seat: int) -> bool:
        return g.players[seat].face_up == 1


class AtOnce(Auto[Carnavalesque]):
    """10.2 Spy and Paparazzi are revealed and applied as soon as all have chosen."""

    def run(self, g: Carnavalesque) -> None:
        g.learn(EVERYONE)  # it also tells something if nobody reveals one of the two
        for seat in g.carnavalists():
            role = g.players[seat].role
            if role == SPY or role == PAPARAZZI:
                reveal(g, seat)
                g.then(ShowTogether() if role == SPY else ShowCard(g.king))


def reveal(g: Carnavalesque, seat: int) -> None:
    """10.2 A role is turned up for all to see."""
    p = g.players[seat]
    if not p.face_up:
        p.face_up = 1
        g.learn(EVERYONE)
        g.tell(REVEALS, seat, p.role)


class RevealRole(Auto[Carnavalesque]):
    """10.2 Your role is revealed after the decree; the Seer's reveals all others (10.15)."""

    def run(self, g: Carnavalesque) -> None:
        reveal(g, self.seat)
        if g.players[self.seat].role == SEER:
            for seat in g.carnavalists():
                reveal(g, seat)


def seer_sees(g: Carnavalesque) -> bool:
    """10.15 Whether the Jester or the Magician lies revealed."""
    return g.is_face_up(JESTER) or g.is_face_up(MAGICIAN)


def put_roles_away(g: Carnavalesque) -> None:
    """10.16 All roles go back before the next draft."""
    g.pool = []
    for p in g.players:
        p.role = p.drafted = p.face_up = p.offered = 0
