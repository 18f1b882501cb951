"""4 Travel: everybody chooses a city in secret, then all set out at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import NOBODY, Auto, Condition, Together
from .acrobats.acrobat import TRAVEL_CHOICE, TRAVEL_REVEAL, TRAVEL_START
from .acrobats.windows import performances
from .moments import at_another_moment
from .moves import FRIEND_PLANS, FRIEND_TRAVELS, PASS, PEEKS, TRAVEL, TRAVELS
from .reasons import ALREADY_CHOSEN, CARD_IS_SPENT, CLAIMED, MUST_TRAVEL
from .state import Fourberies


class BeginTravel(Auto[Fourberies]):
    """4.1 The travel phase: acrobats of the road, the secret choice, the reveal, the departure."""

    def run(self, g: Fourberies) -> None:
        for seat, t in enumerate(g.troupes):
            t.journeys = 1
            t.claimed = 0
            t.onlookers = 0
            t.spies_on = NOBODY
            if t.friend_deck:
                t.friend_pick = [g.draw(t.friend_deck, 1 << seat)]
                g.tell(FRIEND_PLANS, seat, t.friend_pick[0], to=1 << seat)
        seats = g.in_order()
        announced = performances(g, TRAVEL_CHOICE, seats)
        g.then(*performances(g, TRAVEL_START, seats), *announced)
        if announced:
            g.then(SPYING)
        g.then(ALL_TRAVEL[g.seats], TURN_UP)


class Spying(Auto[Fourberies]):
    """7.7 Whoever a Monkey watches lays their cards before everybody else."""

    def run(self, g: Fourberies) -> None:
        for seat in g.in_order():
            target = g.troupes[seat].spies_on
            if target != NOBODY:
                g.then(Travel(1 << target), Spy(seat, target))


class Travel(Together[Fourberies]):
    """4.1 Each lays one travel card face down, or two when riding the Horse."""

    def __init__(self, who: int) -> None:
        super().__init__()
        self.who: Final = who  # bit mask: who still has to lay cards

    def seats(self, g: Fourberies) -> list[int]:
        return [s for s in range(g.seats) if self.who >> s & 1]

    def is_done(self, g: Fourberies, seat: int, chosen: list[Move]) -> bool:
        t = g.troupes[seat]
        return len(t.picks) + len(chosen) >= t.journeys

    def choices(self, g: Fourberies, seat: int, chosen: list[Move]) -> list[Move]:
        if self.is_done(g, seat, chosen):
            return []
        t = g.troupes[seat]
        taken = [*g.barred(seat), *t.picks, *[m.arg for m in chosen]]
        return [TRAVEL[c] for c in t.hand if c not in taken]

    def reveal(self, g: Fourberies, chosen: list[list[Move]]) -> None:
        for seat in self.seats(g):
            t = g.troupes[seat]
            t.picks = [*t.picks, *[m.arg for m in chosen[seat]]]

    def is_told(self, g: Fourberies, seat: int) -> bool:
        return not g.troupes[seat].picks

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        t, city = g.troupes[seat], move.arg
        if move.verb == "travel":
            yield CARD_IS_SPENT.about("city", city), city in t.hand
            yield CLAIMED.about("city", city), city not in g.barred(seat)
            is_chosen = city in t.picks or move in g.chosen[seat]
            yield ALREADY_CHOSEN.about("city", city), not is_chosen
        elif move is PASS:
            yield MUST_TRAVEL, False
        else:
            yield from at_another_moment(g, seat, move)


class Spy(Auto[Fourberies]):
    """7.7 The Monkey looks at a choice that can no longer change."""

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target: Final = target

    def run(self, g: Fourberies) -> None:
        target = g.troupes[self.target]
        target.onlookers |= 1 << self.seat
        g.learn(1 << self.seat)
        for city in target.picks:
            if city != target.claimed:
                told = 1 << self.seat | 1 << self.target
                g.tell(PEEKS, self.seat, self.target, city, to=told)


class TurnUp(Auto[Fourberies]):
    """4.2 All travel cards are turned up together; then the acrobats of that moment."""

    def run(self, g: Fourberies) -> None:
        g.learn(EVERYONE)
        for seat in g.in_order():
            t = g.troupes[seat]
            t.onlookers = EVERYONE
            for city in t.picks:
                g.tell(TRAVELS, seat, city)
            for city in t.friend_pick:
                g.tell(FRIEND_TRAVELS, seat, city)
            t.friend_visit = t.friend_pick
            t.friend_pick = []
        g.then(*performances(g, TRAVEL_REVEAL, g.in_order()), SET_OUT)


class SetOut(Auto[Fourberies]):
    """4.3 A caravel goes before each chosen city, its travel card to the discard."""

    def run(self, g: Fourberies) -> None:
        for t in g.troupes:
            t.visiting = t.picks
            t.picks = []
            t.hand = [c for c in t.hand if c not in t.visiting]


SPYING: Final = Spying()
TURN_UP: Final = TurnUp()
SET_OUT: Final = SetOut()
ALL_TRAVEL: Final = [Travel((1 << seats) - 1) for seats in range(6)]
