"""3.5 A plan of one player: its choices lie face down until the last one makes it whole."""

from __future__ import annotations

from ...core.move import Move
from ...core.native import mypyc_attr
from ...core.step import Together
from .state import ThreeRings


@mypyc_attr(allow_interpreted_subclasses=True)
class Lane(Together[ThreeRings]):
    """3.5 One player chooses; what was chosen is shown when nothing is left to choose."""

    def seats(self, g: ThreeRings) -> list[int]:
        return [self.seat]

    def is_done(self, g: ThreeRings, seat: int, chosen: list[Move]) -> bool:
        if not chosen:
            return False  # whoever is asked has something to choose
        return not self.choices(g, seat, chosen)

    def is_told(self, g: ThreeRings, seat: int) -> bool:
        return True  # of a plan that is over; what it revealed lies open
