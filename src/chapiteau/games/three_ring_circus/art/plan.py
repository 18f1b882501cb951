"""Where everything lies on the wide board, and how places are set apart on its map."""

from __future__ import annotations

from typing import Final

from .automata import Booth
from .bill import Bill
from .chart import Sheet
from .hand import Fan
from .own import Goals, Plate
from .ribbon import Strip
from .rings import Stage
from .rivals import Panel

# the map
SHEET: Final = Sheet(16, 58, 1166, 636, 71, 50, 1.026, 0.885, 52, 6.2)
STRETCHED: Final = 1.45  # at most, where regions are closed
# the ribbon of regions above it
RIBBON_Y: Final = 8
RIBBON_H: Final = 44

# the right side
SIDE_X: Final = 1194
SIDE_W: Final = 390
BILL_Y: Final = 48
BILL_H: Final = 54
BILL_STEP: Final = 58
RIVALS_Y: Final = 344
RIVALS_H: Final = 350

# the viewer's own things
OWN_Y: Final = 704
OWN_H: Final = 288
PLATE_W: Final = 150
TRACK_X: Final = 174
GOALS_X: Final = 220
GOAL_W: Final = 86
RING_X: Final = 312
SPOT_X: Final = 360
SPOT_W: Final = 100
SPOT_STEP: Final = 104
SPOT_H: Final = 76
RING_STEP: Final = 83
HAND_X: Final = 894
HAND_WIDE: Final = 690

BILL: Final = Bill(
    tuple([(float(SIDE_X), float(BILL_Y + i * BILL_STEP)) for i in range(5)]),
    SIDE_W,
    BILL_H,
    tuple([(SIDE_X + 178 + i * 74.0, 6.0) for i in range(3)]),
    (27, 37),
    False,
)
BOOTH: Final = Booth(SIDE_X, RIVALS_Y, SIDE_W, RIVALS_H)
PANELS: Final = {  # by how many rivals there are
    3: Panel(
        SIDE_W, 112, (234, 10), (29, 31), False, 76, 19, (0, 89), (158, 23, 13), (23, 54, 54),
    ),
    2: Panel(
        SIDE_W, 171.5, (194, 14), (37, 48), False, 100, 24, (16, 152), (170, 23, 13), (54, 82, 54),
    ),
    1: Panel(
        SIDE_W, RIVALS_H, (18, 140), (71, 67), True, 78, 30, (0, 99), (SIDE_W - 36, 58, 19),
        (23, 54, 98),
    ),
}  # fmt: skip
PLATE: Final = Plate(16, OWN_Y, PLATE_W, OWN_H)
TRACK_H: Final = OWN_H - 16
STAGE: Final = Stage(RING_X, OWN_Y + 9, SPOT_X, SPOT_W, SPOT_H, SPOT_STEP, RING_STEP)
GOALS: Final = Goals(
    tuple([(float(GOALS_X), OWN_Y + 9.0 + i * RING_STEP) for i in range(3)]), GOAL_W, SPOT_H
)
FAN: Final = Fan(
    HAND_X + 4,
    OWN_Y + 58,
    HAND_WIDE - 18,
    7,
    (94, 112),
    (96, 118),
    2,
    (HAND_X + 230.0, OWN_Y + 31.0),
    (HAND_X + HAND_WIDE - 18.0, OWN_Y + 23.0),
)


def ribbon_for(regions: int) -> Strip:
    """Fewer regions have more room."""
    step = (SHEET.w + 9) / regions
    return Strip(16, RIBBON_Y, step + 4, RIBBON_H, step)
