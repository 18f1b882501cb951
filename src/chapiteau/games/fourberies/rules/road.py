"""7.4-7.8 Acrobats of the road: Ox, Turtle, Horse, Monkey and Fox."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.move import Move
from ....core.step import Step
from ..box.components import CITIES, FOX, HORSE, MONKEY, OX, TURTLE
from .acrobat import TRAVEL_CHOICE, TRAVEL_REVEAL, TRAVEL_START, Acrobat
from .moves import (
    CLAIM,
    CLAIMS,
    LEAVE,
    PEEK,
    RECALLS,
    RECOVER,
    RIDE,
    RIDES,
    SPIES,
    SWAP,
    SWAPS,
)
from .state import ALL_CITIES, Fourberies

USED: Final = Reason("travel-card-used", "4.1")
NOTHING_DISCARDED: Final = Reason("nothing-discarded", "7.5")
TOO_FEW_CARDS: Final = Reason("two-cards-needed", "7.6")
CHOICE_IS_PUBLIC: Final = Reason("choice-is-public", "7.7")
NOT_YOURSELF: Final = Reason("not-yourself", "7.7")
NOT_GOING_THERE: Final = Reason("not-going-there", "7.8")
ALREADY_GOING: Final = Reason("already-going-there", "7.8")
CLAIMED: Final = Reason("city-claimed", "7.4")
NO_OTHER_CARD: Final = Reason("no-other-travel-card", "7.8")


class Ox(Acrobat):
    """7.4 Show your travel card now: nobody else may choose that city this turn."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [CLAIM[c] for c in g.troupes[seat].hand]

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        t = g.troupes[seat]
        t.claimed = move.arg
        t.picks = [move.arg]
        g.tell(CLAIMS, seat, OX, move.arg)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        return USED.about("city", move.arg)


class Turtle(Acrobat):
    """7.5 Take back all your travel cards and caravels before choosing."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [RECOVER] if len(g.troupes[seat].hand) < CITIES else []

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.troupes[seat].hand = ALL_CITIES[:]
        g.tell(RECALLS, seat, TURTLE)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        return NOTHING_DISCARDED


class Horse(Acrobat):
    """7.6 Choose two cities this turn, and visit both."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        barred = g.barred(seat)
        free = [c for c in g.troupes[seat].hand if c not in barred]
        return [RIDE] if len(free) >= 2 else []

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.troupes[seat].journeys = 2
        g.tell(RIDES, seat, HORSE)

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        return TOO_FEW_CARDS


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

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        if move.arg == seat:
            return NOT_YOURSELF
        return CHOICE_IS_PUBLIC.about("seat", move.arg) if move.arg < g.seats else NOT_NOW


class Fox(Acrobat):
    """7.8 Take back a revealed travel card and play another one from your hand."""

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        return [LEAVE[c] for c in g.troupes[seat].picks] if replacements(g, seat) else []

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        g.then(SwapCity(seat, move.arg))

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        if move.arg not in g.troupes[seat].picks:
            return NOT_GOING_THERE.about("city", move.arg)
        return NO_OTHER_CARD


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

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        if move.verb != "swap":
            return NOT_NOW
        t = g.troupes[seat]
        if move.arg in t.picks:
            return ALREADY_GOING.about("city", move.arg)
        return (USED if move.arg not in t.hand else CLAIMED).about("city", move.arg)


ROAD: Final[list[Acrobat]] = [
    Ox(OX, TRAVEL_START, "claim"),
    Turtle(TURTLE, TRAVEL_START, "recover"),
    Horse(HORSE, TRAVEL_CHOICE, "ride"),
    Monkey(MONKEY, TRAVEL_CHOICE, "peek"),
    Fox(FOX, TRAVEL_REVEAL, "leave"),
]
