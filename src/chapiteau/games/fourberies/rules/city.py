"""5 Resolution: city after city, alone or in company."""

from __future__ import annotations

from typing import Final

from ....core.step import Auto
from ..box.components import CITIES
from . import chance
from .acrobats.acrobat import BEFORE_ALONE, BEFORE_SHARED
from .acrobats.windows import performances
from .hand import DrawRequest
from .meeting import Meet, SendToCourt
from .moves import FRIEND_RECOVERS, FRIEND_SCARES, SCARED
from .state import ALL_CITIES, Fourberies, Troupe


class Resolution(Auto[Fourberies]):
    """5.1 The visited cities, from the first to the last."""

    def run(self, g: Fourberies) -> None:
        visited = 0  # as bits
        for t in g.troupes:
            for city in t.visiting:
                visited |= 1 << city
            for city in t.friend_visit:
                visited |= 1 << city
        g.then(*[RESOLVE[city] for city in ALL_CITIES if visited >> city & 1])


class ResolveCity(Auto[Fourberies]):
    """5.1 A visited city: a single visitor meets everybody, several scare everybody off."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        city = self.city
        visitors, friends = g.visitors(city), g.friends_at(city)
        if not visitors:
            g.then(Friends(city))
        elif len(visitors) == 1 and not friends:
            g.then(*performances(g, BEFORE_ALONE, visitors, city), Alone(visitors[0], city))
        else:
            g.then(*performances(g, BEFORE_SHARED, visitors, city), Shared(city))
        g.then(LEAVE[city])


class Alone(Auto[Fourberies]):
    """5.2 A single visitor meets the cards; an empty city brings a request instead (5.19)."""

    def __init__(self, seat: int, city: int) -> None:
        super().__init__(seat)
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        if g.cities[self.city]:
            g.then(Meet(self.seat, self.city), SendToCourt(self.seat))
        else:
            g.then(DrawRequest(self.seat))


class Shared(Auto[Fourberies]):
    """5.12 Several visitors scare everybody off to court, and draw a request each (5.13)."""

    def __init__(self, city: int) -> None:
        super().__init__()
        self.city: Final = city

    def run(self, g: Fourberies) -> None:
        scare(g, self.city)
        g.then(*[DrawRequest(seat) for seat in g.visitors(self.city)])


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
            g.rng.reshuffle(chance.FRIENDS + seat, t.friend_deck, CITIES)
            g.tell(FRIEND_RECOVERS, seat)


RESOLVE: Final = [ResolveCity(c) for c in range(CITIES + 1)]
LEAVE: Final = [LeaveCity(c) for c in range(CITIES + 1)]
