"""The round: a new King, an event or roles, everybody's turn, the King's, and hands levelled."""

from __future__ import annotations

from ....core.event import EVERYONE
from ....core.step import NOBODY, Auto
from ..box.components import (
    BLIND_MANS_BUFF,
    CATERPILLAR,
    COURT_OF_MIRACLES,
    CUPID,
    FEAST_OF_FOOLS,
    KING_DAGOBERT,
    MASKS_OFF,
)
from . import chance
from .crowd.blind import CloseEyes
from .crowd.drawing import NORMAL, Drawing
from .hands import Give, LayRow, ShowCard, ShowTogether, lay_down, swap_hands
from .king import Decree, Reign
from .levelling import LevelHands, TakeUp
from .moves import EVENT, REIGNS
from .parade import LastParade
from .powers import UseRole
from .roles import Draft, RevealRole, put_roles_away
from .state import Carnavalesque
from .talk import Sign


class Round(Auto[Carnavalesque]):
    """3.3 A round from the new King to level hands; in the Roles version as 3.4 says."""

    def run(self, g: Carnavalesque) -> None:
        new_king(g)
        g.then(Draft() if g.has_roles() else RevealEvent())
        g.then(Turns())


def new_king(g: Carnavalesque) -> None:
    """2.6 The first King is drawn; after him the crown goes to the left."""
    if g.king == NOBODY:
        g.king = g.rng.stream(chance.KING).below(g.seats)
    else:
        g.king = g.after(g.king)
    g.round += 1
    g.learn(EVERYONE)
    g.decree = g.sent = 0
    for p in g.players:
        p.received = p.sign = p.sign_at = 0
    g.tell(REIGNS, g.king, g.round)


class RevealEvent(Auto[Carnavalesque]):
    """9.1 The event of the round is turned up; some take effect at once."""

    def run(self, g: Carnavalesque) -> None:
        g.event = g.events.pop()
        g.learn(EVERYONE)
        g.tell(EVENT, g.event)
        if g.event == FEAST_OF_FOOLS:
            swap_hands(g, g.king, g.jester())
        elif g.event == KING_DAGOBERT:
            g.then(ShowCard(g.king))
        elif g.event == MASKS_OFF:
            g.then(ShowTogether())
        elif g.event == BLIND_MANS_BUFF:
            if g.rules < 3:  # the hand as it was held, whose order tells of costumes
                lay_down(g, g.jester())
            else:
                g.then(LayRow())


class Turns(Auto[Carnavalesque]):
    """3.1 Clockwise from the King's left, everybody has a turn, the King last."""

    def run(self, g: Carnavalesque) -> None:
        for seat in g.carnavalists():
            g.then(Turn(seat))
            if g.has_signs():
                g.then(Sign(seat))
        g.then(Reign(g.king), EndOfRound())


class Turn(Auto[Carnavalesque]):
    """3.1 The Jester draws blind (3.2), the others after a decree; then a gift is due."""

    def run(self, g: Carnavalesque) -> None:
        seat, king = self.seat, g.king
        g.decree = 0
        if g.has_roles():
            g.then(Decree(king, seat), RevealRole(seat), UseRole(seat))
            return
        if seat == g.jester() or g.event == COURT_OF_MIRACLES:
            draws = g.box.cupid_draws if g.event == CUPID else 1
            g.then(*[CloseEyes(seat)] * draws)
        else:
            g.then(Decree(king, seat), Drawing(seat, NORMAL))
        g.then(Gift(seat))


class Gift(Auto[Carnavalesque]):
    """3.7 One card goes to the King; in the Caterpillar (9.11) more go on to the left."""

    def run(self, g: Carnavalesque) -> None:
        p, other, count = g.players[self.seat], g.receiver(self.seat), 1
        g.decree = 0
        if g.event == CATERPILLAR:
            count = min(p.received + 1, len(p.hand))
            g.players[other].received = count
        if count:
            g.then(Give(self.seat, other, count))


class EndOfRound(Auto[Carnavalesque]):
    """7.6 Hands are levelled and the crown passes on, or the last round is over."""

    def run(self, g: Carnavalesque) -> None:
        if g.is_last_round():
            g.then(LastParade())
        else:
            g.then(TakeUp(), LevelHands(), CloseRound())


class CloseRound(Auto[Carnavalesque]):
    """3.3 The event or the roles of the round are put away, and the next one begins."""

    def run(self, g: Carnavalesque) -> None:
        if g.event:
            g.past.append(g.event)
            g.event = 0
        put_roles_away(g)
        g.then(Round())
