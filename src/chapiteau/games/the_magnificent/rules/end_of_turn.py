"""8.4 The end of a turn."""

from __future__ import annotations

from typing import Final

from ....core.step import Auto
from ..box.components import TILES
from .moves import TURN_ENDS
from .state import Magnificent

SEATS: Final = range(4)


class EndTurn(Auto[Magnificent]):
    """8.4 The talents used this turn go beside the main tent; the next player takes over."""

    def run(self, g: Magnificent) -> None:
        g.die = g.card = g.colour = g.extra = g.action = 0
        g.bonus_used = False
        g.on_spots = [0] * (g.box.spot_count + 1)
        g.due_large = g.due_small = g.limit = g.ignoring = g.done_posters = 0
        g.needed = [0] * len(TILES)
        g.tell(TURN_ENDS, self.seat)


def is_turn(g: Magnificent) -> bool:
    """Whether somebody's turn is being played: its end is still to come."""
    for step in g.stack:
        if isinstance(step, EndTurn):
            return True
    return False


END_TURN: Final = [EndTurn(seat) for seat in SEATS]
