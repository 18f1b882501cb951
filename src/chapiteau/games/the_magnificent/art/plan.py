"""Where everything lies on the wide board."""

from __future__ import annotations

from ....draw.layout import Rect
from ..box.components import LADDER, SPACES, START_SPACES
from .alone import Alone
from .camp import Camp
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

TOP, MIDDLE = 52, 486  # where the shared half and the viewer's own half begin

# the shared half: ladder, main tent, wheels, displays
LADDER_BOX: Rect = (16, TOP, 138, 424)
RUNG = 37.0


def _rungs() -> tuple[Rect, ...]:
    x, y, w, h = LADDER_BOX
    low = y + h - 44
    starts = [(x + 8 + i * 31, low + 4, 29.0, 34.0) for i in range(START_SPACES)]
    spaces = [(x + 8, low - 2 - (i + 1) * (RUNG + 1), w - 16, RUNG - 1) for i in range(SPACES)]
    assert len(starts) + len(spaces) == LADDER
    return (*starts, *spaces)


LADDER_PLAN = Ladder(_rungs(), 0.72)
RING = Ring(296, TOP + 130, 121, 31)
SPOT = (82.0, 56.0)
SPOTS = tuple([(168 + i % 3 * 87 + (43 if i > 2 else 0), 330 + i // 3 * 64) for i in range(5)])
WHEELS = Wheels(((535, 160), (751, 160), (643, 366)), 97)
SUPPLY = tuple(
    [(457.0 + i * 49, y) for y in (322.0, 412.0) for i in range(2)]
    + [(780.0 + i * 49, 412.0) for i in range(2)]
)
DISPLAY: Rect = (862, TOP, 412, 424)
DISPLAYS = Displays(
    lots=tuple([(872 + i % 2 * 200, TOP + 36 + i // 2 * 112) for i in range(4)]),
    master=110,
    tile=(80, 97),
    posters=tuple([(872 + i * 79, TOP + 296) for i in range(5)]),
    poster=76,
)

# the viewer's own half: building table, camp, power; then stores, posters, masters
LEVELS_BOX: Rect = (16, MIDDLE, 128, 446)
LEVELS = Levels(24, MIDDLE + 36, 112, 46, 8)
CAMP = Camp(164, MIDDLE + 14, 59)
POWER_BOX: Rect = (16, 940, 632, 52)
COUNT = Count(16, 940, 300, 52, ((312, 944), (424, 944), (536, 944)), (108, 44))
OWN_BOX: Rect = (658, MIDDLE, 616, 92)
OWN = Own(
    670,
    MIDDLE + 28,
    592,
    190,
    points=(868, MIDDLE + 28),
    coins=(960, MIDDLE + 28),
    shows=(1146, MIDDLE + 28),
    hat=(1240, MIDDLE + 28),
    gems=tuple([(688 + i * 88, MIDDLE + 68) for i in range(4)]),
    gem=24,
    talents=(1050, MIDDLE + 70),
    talent_room=190,
)
SHOWS_BOX: Rect = (658, MIDDLE + 98, 616, 244)
SHOWS = Shows(
    places=tuple([(668 + i * 97, MIDDLE + 132) for i in range(5)]),
    w=92,
    tent=66,
    gap=5,
    in_hand=(1166, MIDDLE + 358),
    talents=tuple([(1158, MIDDLE + 134 + i * 68) for i in range(3)]),
    talent=(108, 64),
)
MASTERS_BOX: Rect = (658, MIDDLE + 348, 616, 158)
HAND = Hand(667, MIDDLE + 379, 598, 114)

# the others
RX, RY, RW, RH = 1284, TOP, 300, 940


def panel_for(rivals: int) -> Panel:
    """Fewer rivals have more room."""
    h = (RH - 8 * (rivals - 1)) / rivals
    return PANELS[min(rivals, len(PANELS)) - 1](h)


def _large(h: float) -> Panel:
    """One rival: everything as it lies before its owner."""
    return Panel(
        RW,
        h,
        camp=(18, 92),
        step=33,
        coins=(14, 62),
        tokens=(182, 350),
        hat=(270, 62),
        gems=tuple([(26.0 + i * 36, 350.0) for i in range(4)]),
        talents=(14, 372),
        talent=(88, 66),
        shows=tuple([(18 + i % 3 * 93 + i // 3 * 46, 452 + i // 3 * 156) for i in range(5)]),
        poster=76,
        tent=(38, 126),
        card=88,
        cards=tuple([(14 + i % 3 * 92, 768 + i // 3 * 82) for i in range(6)]),
    )


def _middle(h: float) -> Panel:
    return Panel(
        RW,
        h,
        camp=(18, 52),
        step=20,
        coins=(192, 62),
        tokens=(204, 148),
        hat=(264, 176),
        gems=tuple([(204.0 + i % 2 * 46, 94.0 + i // 2 * 26) for i in range(4)]),
        talents=(14, 204),
        talent=(88, 62),
        poster=50,
        tent=(25, 86),
        card=54,
        shows=tuple([(14 + i * 55.5, 278.0) for i in range(5)]),
        cards=tuple([(12.0 + i * 55.5, 396.0) for i in range(6)]),
    )


def _small(h: float) -> Panel:
    return Panel(
        RW,
        h,
        camp=(17, 50),
        step=16.5,
        coins=(164, 60),
        tokens=(174, 115),
        hat=(266, 112),
        gems=tuple([(174.0 + i * 31, 90.0) for i in range(4)]),
        talents=(164, 130),
        talent=(38, 38),
        poster=28,
        tent=(39, 22),
        card=54,
        shows=tuple([(14 + i * 55.5, 180.0) for i in range(5)]),
        cards=tuple([(12 + i * 55.5, 240.0) for i in range(6)]),
    )


PANELS = (_large, _middle, _small)
ALONE = Alone(RX, TOP, RW, 560, False)
TRAY = Tray(643, 330, 1000, 5, 36)
