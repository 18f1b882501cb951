"""7.4-7.8 Acrobats of the road: Ox, Turtle, Horse, Monkey and Fox."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import CITIES, FOX, HORSE, MONKEY, OX, TURTLE
from ..moments import PERFORMER, at_another_moment, performs_elsewhere
from ..moves import (
    CLAIM,
    CLAIMS,
    LEAVE,
    PASS,
    PEEK,
    RECALLS,
    RECOVER,
    RIDE,
    RIDES,
    SPIES,
    SWAP,
    SWAPS,
)
from ..reasons import (
    ALREADY_GOING,
    CARD_IS_SPENT,
    CHOICE_IS_PUBLIC,
    CLAIMED,
    FOX_HAS_TAKEN_BACK,
    JUST_TAKEN_BACK,
    MONKEY_WATCHES_OPPONENTS,
    NO_OTHER_CARD,
    NOT_GOING_THERE,
    NOTHING_DISCARDED,
    TWO_CARDS_NEEDED,
)
from ..state import ALL_CITIES, Fourberies
from .acrobat import TRAVEL_REVEAL, Acrobat


class Ox(Acrobat):
    """7.4 Show your travel card now: nobody else may choose that city this turn."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [CLAIM[c] for c in g.troupes[seat].hand]

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        t = g.troupes[seat]
        t.claimed = move.arg
        t.picks = [move.arg]
        g.tell(CLAIMS, seat, OX, move.arg)

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield CARD_IS_SPENT.about("city", move.arg), move.arg in g.troupes[seat].hand


class Turtle(Acrobat):
    """7.5 Take back all your travel cards and caravels before choosing."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [RECOVER] if len(g.troupes[seat].hand) < CITIES else []

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.troupes[seat].hand = ALL_CITIES[:]
        g.tell(RECALLS, seat, TURTLE)

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield NOTHING_DISCARDED, len(g.troupes[seat].hand) < CITIES


class Horse(Acrobat):
    """7.6 Choose two cities this turn, and visit both."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [RIDE] if self.has_two_cards(g, seat) else []

    def has_two_cards(self, g: Fourberies, seat: int) -> bool:
        """Whether a seat may choose two of its travel cards."""
        barred = g.barred(seat)
        return len([c for c in g.troupes[seat].hand if c not in barred]) >= 2

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.troupes[seat].journeys = 2
        g.tell(RIDES, seat, HORSE)

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield TWO_CARDS_NEEDED, self.has_two_cards(g, seat)


class Monkey(Acrobat):
    """7.7 An opponent chooses before you, and only you see what."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [PEEK[s] for s in g.others(seat) if self.hides_a_choice(g, s)]

    def hides_a_choice(self, g: Fourberies, seat: int) -> bool:
        """Whether a seat will choose anything that its Ox has not already shown."""
        t = g.troupes[seat]
        return len(t.picks) < t.journeys

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.troupes[seat].spies_on = move.arg
        g.tell(SPIES, seat, MONKEY, move.arg)

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield MONKEY_WATCHES_OPPONENTS, move.arg in g.others(seat)
        yield CHOICE_IS_PUBLIC.about("seat", move.arg), self.hides_a_choice(g, move.arg)


class Fox(Acrobat):
    """7.8 Take back a revealed travel card and play another one from your hand."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [LEAVE[c] for c in g.troupes[seat].picks] if replacements(g, seat) else []

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.then(SwapCity(seat, move.arg))

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        yield NOT_GOING_THERE.about("city", move.arg), move.arg in g.troupes[seat].picks
        yield NO_OTHER_CARD, len(replacements(g, seat)) > 0


def replacements(g: Fourberies, seat: int) -> list[int]:
    """The cities the Fox may go to instead."""
    t, barred = g.troupes[seat], g.barred(seat)
    return [c for c in t.hand if c not in t.picks and c not in barred]


class SwapCity(Step[Fourberies]):
    """7.8 The Fox has taken a travel card back: which one is played instead?"""

    def __init__(self, seat: int, old_city: int) -> None:
        super().__init__(seat)
        self.old_city: Final = old_city

    def moves(self, g: Fourberies) -> list[Move]:
        return [SWAP[c] for c in replacements(g, self.seat)]

    def apply(self, g: Fourberies, move: Move) -> None:
        t = g.troupes[self.seat]
        t.picks.remove(self.old_city)
        t.picks.append(move.arg)
        g.tell(SWAPS, self.seat, FOX, self.old_city, move.arg)

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        t, city = g.troupes[seat], move.arg
        if move.verb == "swap":
            yield JUST_TAKEN_BACK.about("city", city), city != self.old_city
            yield ALREADY_GOING.about("city", city), city not in t.picks
            yield CARD_IS_SPENT.about("city", city), city in t.hand
            yield CLAIMED.about("city", city), city not in g.barred(seat)
        elif move.verb == "leave" or move is PASS:
            yield FOX_HAS_TAKEN_BACK.about("city", self.old_city), False
        elif move.verb in PERFORMER:
            yield from performs_elsewhere(g, seat, move, TRAVEL_REVEAL)
        else:
            yield from at_another_moment(g, seat, move)


ROAD: Final[list[Acrobat]] = [
    Ox(OX, "claim"),
    Turtle(TURTLE, "recover"),
    Horse(HORSE, "ride"),
    Monkey(MONKEY, "peek"),
    Fox(FOX, "leave"),
]
