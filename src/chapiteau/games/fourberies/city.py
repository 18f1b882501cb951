"""5 Resolution: city after city, alone or in company."""

from __future__ import annotations

from typing import Final

from ...core.errors import NOT_NOW, Reason
from ...core.move import Move
from ...core.step import Auto, Step
from .acrobat import BEFORE_ALONE, BEFORE_SHARED
from .acrobats import OpenWindow
from .components import CITIES
from .moves import (
    COURT, COURTS, DISCARD, DISCARDS, EARNS, FRIEND_RECOVERS, FRIEND_SCARES, JOINS, KEEP, MANAGES,
    MEETS, PAYS, SCARED, STEAL, STEALS, TURNED_AWAY,
)  # fmt: skip
from .ring import cast_as
from .state import MANAGERS, REQUEST_LIMIT, Fourberies, Troupe

BROKE: Final = Reason("opponent-is-broke", "5.6")
YOURSELF: Final = Reason("not-from-yourself", "5.6")
NOT_NEW: Final = Reason("only-newcomers", "5.10")
NOT_YOURS: Final = Reason("request-not-yours", "5.15")


class ResolveCity(Auto[Fourberies]):
    """5.1 A visited city: a single visitor meets everybody, several scare everybody off."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        city = self.city
        visitors, friends = g.visitors(city), g.friends_at(city)
        if not visitors and not friends:
            return
        if not visitors:
            g.then(Friends(city))
        elif len(visitors) == 1 and not friends:
            g.then(OpenWindow(BEFORE_ALONE, city), Alone(visitors[0], city))
        else:
            g.then(OpenWindow(BEFORE_SHARED, city), Shared(city))
        g.then(LeaveCity(city))


class Alone(Auto[Fourberies]):
    """5.2 A single visitor meets the cards; an empty city brings a request instead (5.19)."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        if g.cities[self.city]:
            g.then(Meet(self.seat, self.city), SendToCourt(self.seat))
        else:
            g.then(DrawRequest(self.seat), DiscardRequest(self.seat))


class Shared(Auto[Fourberies]):
    """5.12 Several visitors scare everybody off to court, and draw a request each (5.13)."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        scare(g, self.city)
        for seat in g.visitors(self.city):
            g.then(DrawRequest(seat), DiscardRequest(seat))


class Friends(Auto[Fourberies]):
    """12.4 A Friend alone chases the cards away; two Friends also send the actors to court."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        if g.friends_at(self.city) > 1:
            scare(g, self.city)
        elif g.cities[self.city]:
            g.discard.extend(g.cities[self.city])
            g.cities[self.city] = []
            g.tell(FRIEND_SCARES, self.city)


def scare(g: Fourberies, city: int) -> None:
    """5.12 Discard all cards; the actors among them turn the needle once, by their sum."""
    box, cards, shift = g.box, g.cities[city], 0
    if not cards:
        return
    for card in cards:
        shift += box.kind[card] * box.experience[card]
    g.discard.extend(cards)
    g.cities[city] = []
    g.tell(SCARED, city)
    if shift:
        g.sway(shift)


class Meet(Auto[Fourberies]):
    """5.2 The cards of the city are met one by one, the newest first."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        cards = g.cities[self.city]
        while cards:
            card = cards.pop()
            self.meet(g, card)
            if g.box.experience[card] == 2:
                g.then(Steal(self.seat), self)
                return

    def meet(self, g: Fourberies, card: int) -> None:
        t, box, seat = g.troupes[self.seat], g.box, self.seat
        if box.bonus[card]:
            t.ecus += box.bonus[card]
            g.discard.append(card)
            g.tell(EARNS, seat, card, box.bonus[card])
        elif box.acrobat[card]:
            t.guests.append(card)
            g.tell(JOINS, seat, card)
        elif box.experience[card] == 5 and t.ecus == 0:
            g.discard.append(card)
            g.tell(TURNED_AWAY, seat, card)
        else:
            t.newcomers.append(card)
            g.tell(MEETS, seat, card)
            self.welcome(g, t, card)

    def welcome(self, g: Fourberies, t: Troupe, card: int) -> None:
        """5.5, 5.7, 5.9 What an actor does on arrival."""
        experience = g.box.experience[card]
        if experience == 1:
            g.recover(self.seat, [c for c in t.visiting if c != self.city])
        elif experience == 3:
            t.managers = min(MANAGERS, t.managers + 1)
            t.ecus += g.managers_on_stage()
            g.tell(MANAGES, self.seat, g.managers_on_stage())
        elif experience == 5:
            t.ecus -= 1
            g.tell(PAYS, self.seat, card)


class Steal(Step[Fourberies]):
    """5.6 An actor of experience 2 steals an écu from an opponent of your choice."""

    def options(self, g: Fourberies) -> list[Move]:
        return [STEAL[s] for s in g.others(self.seat) if g.troupes[s].ecus > 0]

    def apply(self, g: Fourberies, move: Move) -> None:
        g.troupes[move.arg].ecus -= 1
        g.troupes[self.seat].ecus += 1
        g.tell(STEALS, self.seat, move.arg)

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        if move.verb != "steal" or move.arg >= g.seats:
            return NOT_NOW
        return YOURSELF if move.arg == seat else BROKE.about("seat", move.arg)


class SendToCourt(Step[Fourberies]):
    """5.10 Having met everyone, you may send one of the newcomers to sway the King."""

    def options(self, g: Fourberies) -> list[Move]:
        newcomers = g.troupes[self.seat].newcomers
        if not newcomers:
            return []
        return [KEEP, *[COURT[r] for r in sorted({g.box.role[a] for a in newcomers})]]

    def apply(self, g: Fourberies, move: Move) -> None:
        t, box = g.troupes[self.seat], g.box
        if move is not KEEP:
            actor = cast_as(g, t.newcomers, move.arg)
            t.newcomers.remove(actor)
            g.discard.append(actor)
            g.tell(COURTS, self.seat, actor)
            g.sway(box.kind[actor] * box.experience[actor])
        t.actors.extend(t.newcomers)
        t.newcomers = []

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        return NOT_NEW.about("role", move.arg) if move.verb == "court" else NOT_NOW


class DrawRequest(Auto[Fourberies]):
    """5.13 One secret request from the deck."""

    def run(self, g: Fourberies) -> None:
        g.draw_request(self.seat)


class DiscardRequest(Step[Fourberies]):
    """5.15 Nobody keeps more than three requests in hand."""

    secret = True

    def options(self, g: Fourberies) -> list[Move]:
        requests = g.troupes[self.seat].requests
        return [DISCARD[r] for r in requests] if len(requests) > REQUEST_LIMIT else []

    def apply(self, g: Fourberies, move: Move) -> None:
        t = g.troupes[self.seat]
        # Nobody else knows which card went, so none of the hand can be said to be older.
        newest = max(t.request_lots)
        t.requests.remove(move.arg)
        t.request_lots = [newest] * len(t.requests)
        g.supply.put(move.arg, 1 << self.seat, newest)
        g.tell(DISCARDS, self.seat, move.arg, to=1 << self.seat)

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        return NOT_YOURS.about("request", move.arg) if move.verb == "discard" else NOT_NOW


class LeaveCity(Auto[Fourberies]):
    """5.17 Caravels move onto the board; whoever has one travel card left takes all back (5.18)."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        for seat, t in enumerate(g.troupes):
            if self.city in t.visiting:
                t.visiting = [c for c in t.visiting if c != self.city]
                if len(t.hand) <= 1 and not t.visiting:
                    g.recover(seat, [])
            if self.city in t.friend_visit:
                self.leave_friend(g, seat, t)

    def leave_friend(self, g: Fourberies, seat: int, t: Troupe) -> None:
        """12.7 A Friend with one card left takes all back and shuffles them."""
        t.friend_visit = []
        t.friend_used.append(self.city)
        if len(t.friend_deck) == 1:
            t.friend_deck.extend(t.friend_used)
            t.friend_used = []
            g.rng.shuffle(t.friend_deck)
            g.tell(FRIEND_RECOVERS, seat)


CITY_STEPS: Final = [ResolveCity(c) for c in range(1, CITIES + 1)]
