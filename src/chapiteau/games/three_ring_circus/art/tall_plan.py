"""Where everything lies on the tall board."""

from __future__ import annotations

from typing import Final

from ....draw.layout import grid
from .automata import Booth
from .bill import Bill
from .chart import Sheet
from .hand import Fan, lines_of
from .ledger import PAGE_H
from .own import Goals
from .rings import Stage
from .rivals import Panel

X: Final = 8
FULL: Final = 374
ROOM_H: Final = 3400  # more than any table needs
CHIPS_Y: Final = 42
MAP_Y: Final = 98
MAP_H: Final = 318
SHEET: Final = Sheet(X, MAP_Y, FULL, MAP_H, 24, 34, 0.324, 0.418, 21, 3.2)
STRETCHED: Final = 0.56
OWN: Final = MAP_Y + MAP_H + 8
NUMBERS_Y: Final = OWN + 20
TRACK_Y: Final = OWN + 38
STAGE: Final = Stage(68, OWN + 84, 98, 54, 62, 56, 69)
GOALS: Final = Goals(tuple([(X + 4.0, OWN + 84.0 + i * 69) for i in range(3)]), 54, 62)
OWN_H: Final = 84 + 3 * 69 + 26
HAND: Final = OWN + OWN_H + 8
SMALL: Final = (71.0, 104.0)
STEP: Final = (75.0, 114.0)
FAN: Final = Fan(
    X, HAND + 40, FULL, 0, SMALL, STEP, 5, (X + 200.0, HAND + 24.0), (X + FULL - 4.0, HAND + 18.0)
)
PANEL: Final = Panel(
    FULL, 112, (222, 10), (29, 31), False, 76, 19, (0, 89), (146, 23, 13), (23, 54, 54)
)


class Plan:
    """Where the parts begin below a hand of so many cards, for so many regions."""

    def __init__(self, cards: int, regions: int) -> None:
        lines = lines_of(cards, FAN)
        self.bill = HAND + 40 + lines * STEP[1] + 8
        self.ledger = self.bill + 44 + SMALL[1] + 18
        self.rivals = self.ledger + regions * PAGE_H + 4
        self.booth = Booth(X, self.rivals, FULL, 350)
        self.tickets = Bill(
            tuple(grid(5, 5, STEP[0], 0, X, self.bill + 44)),
            *SMALL,
            tuple([(X + 166 + i * 74.0, self.bill + 2) for i in range(3)]),
            (26, 36),
            True,
        )

    def end(self, seats: int) -> float:
        below = 350 if seats == 1 else (seats - 1) * (PANEL.h + 8)
        return self.rivals + below + 8
