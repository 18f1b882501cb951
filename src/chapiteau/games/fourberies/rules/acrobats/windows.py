"""7.1-7.3 When acrobats may perform: windows in which each seat has one go, in order."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.move import Move
from .....core.step import Condition, Step
from ..moments import PERFORMER, at_another_moment, in_its_moment, is_in_box, is_ready
from ..moves import PASS
from ..reasons import CHOICE_COMES_LATER, FOX_TAKES_BACK_FIRST, WOLF_LENDS_FIRST
from ..state import Fourberies
from .acrobat import MOMENT, RESOLUTION_END, TRAVEL_CHOICE, Acrobat
from .ring import RING
from .road import ROAD

ACROBATS: Final[list[Acrobat]] = [*ROAD, *RING]
AT_MOMENT: Final = [[a for a in ACROBATS if a.moment == m] for m in range(RESOLUTION_END + 1)]


def performances(g: Fourberies, moment: int, seats: list[int], city: int = 0) -> list[Perform]:
    """7.2 A moment for acrobats: the seats that have one ready for it, in order."""
    found: list[Perform] = []
    for seat in seats:
        for card in g.troupes[seat].acrobats:
            if MOMENT[g.box.acrobat[card]] == moment:
                found.append(Perform(seat, moment, city))
                break
    return found


class Perform(Step[Fourberies]):
    """7.2 A seat may let any of its acrobats of this moment perform, one after the other."""

    def __init__(self, seat: int, moment: int, city: int) -> None:
        super().__init__(seat)
        self.moment: Final = moment
        self.city: Final = city

    def moves(self, g: Fourberies) -> list[Move]:
        moves: list[Move] = []
        for acrobat in AT_MOMENT[self.moment]:
            if g.has_ready(self.seat, acrobat.op):
                moves += acrobat.offers(g, self.seat, self.city)
        return [PASS, *moves] if moves else []

    def apply(self, g: Fourberies, move: Move) -> None:
        if move is PASS:
            return
        for acrobat in ACROBATS:
            if acrobat.verb == move.verb:
                g.tilt(self.seat, acrobat.op)
                acrobat.perform(g, self.seat, self.city, move)
        g.then(self)

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb in PERFORMER and is_in_box(g, move):
            op = PERFORMER[move.verb]
            yield from is_ready(g, self.seat, op)
            yield in_its_moment(op, self.moment)
            for acrobat in ACROBATS:
                if acrobat.verb == move.verb:
                    yield from acrobat.conditions(g, self.seat, self.city, move)
            if move.verb == "swap":
                yield FOX_TAKES_BACK_FIRST, False
            elif move.verb == "from" or move.verb == "for":
                yield WOLF_LENDS_FIRST, False
        elif move.verb == "travel" and self.moment <= TRAVEL_CHOICE:
            yield CHOICE_COMES_LATER, False
        elif move is not PASS and move.verb not in PERFORMER:
            yield from at_another_moment(g, seat, move)
