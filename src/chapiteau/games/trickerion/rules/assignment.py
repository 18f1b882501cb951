"""4 Assignment: all players decide in secret where their characters will go."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Together
from ..box.components import APPRENTICE, FREE_SEAT, KIND_OF, LOCATIONS, PLACES
from .moves import ASSIGN, ASSIGNS, READY
from .state import Trickerion

NOT_IN_COMPANY: Final = Reason("not-in-company", "4.1")
HAS_A_CARD: Final = Reason("has-a-card", "4.1")
NO_CARD_LEFT: Final = Reason("no-card-left", "4.2")
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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb not in LOCATIONS:
            return NOT_NOW
        mine = g.chosen[seat]
        if not g.players[seat].crew[move.arg]:
            return NOT_IN_COMPANY.about("character", move.arg)
        if move.arg in [m.arg for m in mine if m is not READY]:
            return HAS_A_CARD.about("character", move.arg)
        location = LOCATIONS.index(move.verb)
        if len([m for m in mine if m.verb == move.verb]) >= g.box.assignments[location]:
            return NO_CARD_LEFT.about("location", location)
        return ALIKE


ASSIGN_ALL: Final = Assign()
