"""3.5 A plan of one player: its choices lie face down until the last one completes it."""

from __future__ import annotations

from ....core.move import Move
from ....core.native import mypyc_attr
from ....core.step import Together
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

    def take(self, g: ThreeRings, seat: int, move: Move) -> None:
        mine = g.chosen[seat]
        mine.append(move)
        g.moves = self.choices(g, seat, mine)  # also tells whether the plan is whole
        if not g.moves:
            g.waiting.remove(seat)

    def advance(self, g: ThreeRings) -> bool:
        if g.chosen:  # then `take` knows already what is asked next
            return True if g.waiting else super().advance(g)
        g.chosen = [list[Move]() for p in g.players]
        g.waiting = [self.seat]
        self.ask(g)
        return True

    def is_told(self, g: ThreeRings, seat: int) -> bool:
        return True  # the plan is over, and what it revealed lies open
