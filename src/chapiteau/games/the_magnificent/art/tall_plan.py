"""Where everything lies on the tall board, from the top."""

from __future__ import annotations

from ....draw.layout import Rect
from ....draw.scene import TALL_WIDTH
from ..box.components import COLUMNS, ROWS, SPACES, START_SPACES
from .alone import Alone
from .camp import Camp
from .chips import CHIP_H, FULL
from .choices import Tray
from .displays import Displays
from .hand import Hand
from .ladder import Ladder
from .levels import Levels
from .own import Own
from .power import Count
from .ring import Ring
from .rivals import Panel
from .shows import Shows
from .wheels import Wheels

X = 8
ROOM_H = 4200  # more than any table needs
CHIPS_Y = 42

# the main tent with the talent places beside it, then the ladder
TENT_Y = CHIPS_Y + CHIP_H + 8
RING = Ring(107, TENT_Y + 100, 90, 27)
SPOT = (82.0, 60.0)
SPOTS = tuple([(212.0 + i % 2 * 86, TENT_Y + 4 + i // 2 * 66) for i in range(5)])
LADDER_Y = TENT_Y + 208
RUNG_W = 41.5


def _rungs() -> tuple[Rect, ...]:
    corner = (298.0, TENT_Y + 136)
    starts = [
        (corner[0] + i % 2 * 43, corner[1] + i // 2 * 31, 40.0, 29.0) for i in range(START_SPACES)
    ]
    spaces = [(X + i * RUNG_W, float(LADDER_Y), RUNG_W - 2, 60.0) for i in range(SPACES)]
    return (*starts, *spaces)


LADDER_PLAN = Ladder(_rungs(), 0.66, upright=True)

# power, camp, building table
POWER_Y = LADDER_Y + 68
POWER_BOX: Rect = (X, POWER_Y, FULL, 102)
COUNT = Count(
    X, POWER_Y, FULL, 52, tuple([(X + 6 + i * 121.5, POWER_Y + 52) for i in range(3)]), (119, 46)
)
STEP = 46
CAMP = Camp((TALL_WIDTH - COLUMNS * STEP) / 2, POWER_Y + 120, STEP)
LEVELS_Y = CAMP.y + ROWS * STEP + 16
LEVELS = Levels(X, LEVELS_Y, 90.5, 38, 2, 4, 4)

# the viewer's own things
OWN_Y = LEVELS_Y + 88
OWN_BOX: Rect = (X, OWN_Y, FULL, 110)
OWN = Own(
    X + 6,
    OWN_Y + 24,
    FULL,
    132,
    points=(X + 154, OWN_Y + 24),
    coins=(X + 218, OWN_Y + 24),
    shows=(X + 330, OWN_Y + 24),
    hat=(X + 344, OWN_Y + 88),
    gems=tuple([(X + 20 + i * 91, OWN_Y + 58) for i in range(4)]),
    gem=25,
    talents=(X + 22, OWN_Y + 91),
    talent_room=260,
    size=20,
)
SHOWS_Y = OWN_Y + 118
SHOWS_BOX: Rect = (X, SHOWS_Y, FULL, 256)
MASTERS_Y = SHOWS_Y + 264
SHOWS = Shows(
    places=tuple([(X + 5 + i * 73.5, SHOWS_Y + 32) for i in range(5)]),
    w=70,
    tent=46,
    gap=4,
    in_hand=(X + 270, MASTERS_Y + 166),
    talent=(118, 62),
    talents=tuple([(X + 5 + i * 122.5, SHOWS_Y + 187) for i in range(3)]),
)
MASTERS_BOX: Rect = (X, MASTERS_Y, FULL, 306)
HAND = Hand(X + 5, MASTERS_Y + 32, FULL - 10, 117, 3)

# the road, the displays, the others
ROAD_Y = MASTERS_Y + 316
WHEELS = Wheels(((99, ROAD_Y + 96), (291, ROAD_Y + 96), (195, ROAD_Y + 272)), 84)
SUPPLY = tuple(
    [(31.0 + i * 47, y) for y in (ROAD_Y + 222.0, ROAD_Y + 310.0) for i in range(2)]
    + [(312.0 + i * 47, ROAD_Y + 310.0) for i in range(2)]
)
DISPLAY_Y = ROAD_Y + 372
DISPLAY_BOX: Rect = (X, DISPLAY_Y, FULL, 384)
DISPLAYS = Displays(
    lots=tuple([(X + 6 + i % 2 * 184, DISPLAY_Y + 32 + i // 2 * 102) for i in range(4)]),
    posters=tuple([(X + 6 + i * 73, DISPLAY_Y + 268) for i in range(5)]),
    poster=69,
    master=106,
    tile=(70, 94),
)
RIVALS_Y = DISPLAY_Y + 392
PANEL = Panel(
    FULL,
    308,
    camp=(18, 50),
    step=17,
    coins=(172, 62),
    tokens=(182, 122),
    hat=(340, 120),
    gems=tuple([(182.0 + i * 46, 94.0) for i in range(4)]),
    talents=(172, 140),
    talent=(62, 44),
    shows=tuple([(14 + i * 70, 186.0) for i in range(5)]),
    poster=30,
    tent=(50, 22),
    card=66,
    cards=tuple([(12 + i * 70.5, 242.0) for i in range(6)]),
)
ALONE = Alone(X, RIVALS_Y, FULL, 150, True)
TRAY = Tray(TALL_WIDTH / 2, TENT_Y + 330, FULL, 3, 34)


def height(seats: int) -> float:
    """How long the table is."""
    others = ALONE.h + 8 if seats == 1 else (seats - 1) * (PANEL.h + 8)
    return RIVALS_Y + others + 4
