"""4 Assignment: all players decide in secret where their characters will go."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Condition, Together
from ..box.components import APPRENTICE, FREE_SEAT, KIND_OF, LOCATIONS, PLACES
from .advertising import missed_advertising
from .moments import at_another_moment
from .moves import ADVERTISE, ASSIGN, ASSIGNS, PASS, READY
from .player import BOARD_SEATS
from .state import Trickerion

NOT_IN_COMPANY: Final = Reason("not-in-company", "4.1")
HAS_A_CARD: Final = Reason("has-a-card", "4.1")
NO_CARD_LEFT: Final = Reason("no-card-left", "4.2")
READY_INSTEAD: Final = Reason("ready-instead", "4.3")
ALIKE: Final = Reason("apprentices-alike", "1.7")


class Assign(Together[Trickerion]):
    """4.1 Lay a card face down for each character that is to work, until everybody is ready."""

    def seats(self, g: Trickerion) -> list[int]:
        return list(range(g.seats))

    def is_done(self, g: Trickerion, seat: int, chosen: list[Move]) -> bool:
        return bool(chosen) and chosen[-1] is READY

    def choices(self, g: Trickerion, seat: int, chosen: list[Move]) -> list[Move]:
        if chosen and chosen[-1] is READY:
            return []
        free, left = g.players[seat].crew[:], g.box.assignments[:]
        for move in chosen:
            free[move.arg] = 0
            left[LOCATIONS.index(move.verb)] -= 1
        moves = [READY]
        locations = [location for location in range(1, len(left)) if left[location] > 0]
        is_first = True  # 1.7: the apprentices of the player board are alike
        for place in range(1, PLACES + 1):
            if free[place]:
                if KIND_OF[place] == APPRENTICE and place != FREE_SEAT:
                    if not is_first:
                        continue
                    is_first = False
                for location in locations:
                    moves.append(ASSIGN[location][place])
        return moves

    def reveal(self, g: Trickerion, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        for seat in g.order:
            cards = g.players[seat].cards
            for move in chosen[seat]:
                if move is not READY:
                    cards[move.arg] = LOCATIONS.index(move.verb)
            for place in range(1, PLACES + 1):
                if cards[place]:
                    g.tell(ASSIGNS, seat, place, cards[place])

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb in LOCATIONS:
            yield from card_conditions(g, seat, move.arg, LOCATIONS.index(move.verb))
        elif move is PASS:
            yield READY_INSTEAD, False
        elif move is not READY:
            if move is ADVERTISE:
                yield from missed_advertising(g, seat)
            yield from at_another_moment(g, seat, move)


def card_conditions(g: Trickerion, seat: int, place: int, location: int) -> Iterator[Condition]:
    """4.1 What must be so for a character to get a card."""
    crew, chosen = g.players[seat].crew, g.chosen[seat]
    served = [move.arg for move in chosen]
    laid = [move.verb for move in chosen].count(LOCATIONS[location])
    yield NOT_IN_COMPANY.about("character", place), crew[place] == 1
    yield HAS_A_CARD.about("character", place), place not in served
    yield NO_CARD_LEFT.about("location", location), laid < g.box.assignments[location]
    earlier = [s for s in BOARD_SEATS if s < place and crew[s] and s not in served]
    yield ALIKE, place not in BOARD_SEATS or not earlier


ASSIGN_ALL: Final = Assign()
