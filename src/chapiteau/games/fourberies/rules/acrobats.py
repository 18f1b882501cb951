"""7.1-7.3 When acrobats may perform: windows in which each seat has one go, in order."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.move import Move
from ....core.step import Step
from ..box.components import OPS
from .acrobat import RESOLUTION_END, Acrobat
from .moves import PASS
from .ring import RING
from .road import ROAD
from .state import Fourberies

NOT_HELD: Final = Reason("acrobat-not-yours", "7.2")
OTHER_MOMENT: Final = Reason("acrobat-other-moment", "7.2")
TILTED: Final = Reason("acrobat-tilted", "7.1")
JUST_ARRIVED: Final = Reason("acrobat-just-arrived", "5.4")

ACROBATS: Final[list[Acrobat]] = [*ROAD, *RING]
MOMENT: Final = [0] * len(OPS)  # when each of OPS performs; 0: only at the count
for _acrobat in ACROBATS:
    MOMENT[_acrobat.op] = _acrobat.moment
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

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        for acrobat in ACROBATS:
            if acrobat.verb == move.verb:
                return self.refusal_of(g, seat, acrobat, move)
        return NOT_NOW

    def refusal_of(self, g: Fourberies, seat: int, acrobat: Acrobat, move: Move) -> Reason:
        t, ops = g.troupes[seat], g.box.acrobat
        if acrobat.op in [ops[card] for card in t.tilted]:
            return TILTED.about("acrobat", acrobat.op)
        if acrobat.op in [ops[card] for card in t.guests]:
            return JUST_ARRIVED.about("acrobat", acrobat.op)
        if acrobat.op not in [ops[card] for card in t.acrobats]:
            return NOT_HELD.about("acrobat", acrobat.op)
        if acrobat.moment != self.moment:
            return OTHER_MOMENT.about("acrobat", acrobat.op)
        return acrobat.refusal(g, seat, self.city, move)
