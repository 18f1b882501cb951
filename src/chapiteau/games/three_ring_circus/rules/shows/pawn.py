"""9.1 The B&B Circus travels along the outer road, one step after every show."""

from __future__ import annotations

from typing import Final

from .....core.step import Auto
from ..moves import PAWN_ARRIVES, PAWN_MOVES, PAWN_RESTS
from ..state import ThreeRings


class MovePawn(Auto[ThreeRings]):
    """9.1 After a show the pawn moves on, unless it waits for a scoring (9.2) or is kept (8.5)."""

    def run(self, g: ThreeRings) -> None:
        if g.pawn_stays:
            g.pawn_stays = False
            g.tell(PAWN_RESTS)
        elif not g.popcorn:
            move_pawn(g)


def move_pawn(g: ThreeRings) -> None:
    """9.1 One step, past towns that have had their show; at a metropolis the tile is turned."""
    route = g.route()
    g.pawn += 1
    while g.tented >> g.pawn_space() & 1:
        g.pawn += 1
    space = g.pawn_space()
    g.popcorn = g.pawn == len(route) or g.is_metropolis(space)
    g.tell(PAWN_ARRIVES if g.popcorn else PAWN_MOVES, space)


MOVE_PAWN: Final = MovePawn()
