"""Where everything lies on the wide board."""

from __future__ import annotations

from ....draw.layout import centred
from ....draw.memo import memo
from ..box.components import DOWNTOWN, MARKET, WORKSHOP
from .bills import Size
from .choices import Tray
from .company import Berth, Company
from .lamps import Ring
from .own import Own
from .rivals import Panel
from .stalls import Stalls
from .town import Town
from .week import Place, berths
from .workshop import Boards

# the theatre
TX, TY, TW, TH = 24, 56, 1108, 436
RING = Ring(TX + 17, TY + 17, TW - 34, TH - 34)
BILL = Size(174, 292, 77, 29)
DAY_W, DAY_H, DAY_Y, DAY_R = 256, 68, TY + TH - 76, 21
DAY_BOXES = [(TX + 36 + i * (DAY_W + 4), DAY_Y, DAY_W, DAY_H) for i in range(4)]

# the city
CITY_Y, CITY_H = 502, 244
DOWN_X, DOWN_W = 24, 896
MARKET_X, MARKET_W = 930, 646
SLOT_R = 25


def _four(x: float, y: float) -> tuple[Place, ...]:
    return tuple([(x + i % 2 * 60, y + i // 2 * 62) for i in range(4)])


SLIP_X, SLIP_W = DOWN_X + 296, 146
TOWN = Town(
    slots=_four(DOWN_X + 44, CITY_Y + 92),
    r=SLOT_R,
    dice=tuple([(DOWN_X + 172 + i % 2 * 66, CITY_Y + 57 + i // 2 * 64) for i in range(6)]),
    die=38,
    inn=(DOWN_X + 166, CITY_Y + 224),
    faces=(SLIP_X + 40, CITY_Y + 134),
    slips=tuple([(SLIP_X + i * (SLIP_W + 3), CITY_Y + 36) for i in range(4)]),
    slip_w=SLIP_W,
    slip_h=23,
    slip_step=25,
    slips_h=200,
)
STALL_X = MARKET_X + 184
STALLS = Stalls(
    slots=_four(MARKET_X + 44, CITY_Y + 92),
    r=SLOT_R,
    on_sale=tuple([(STALL_X + i * 58, CITY_Y + 90) for i in range(4)]),
    ordered=tuple([(STALL_X + i * 58, CITY_Y + 184) for i in range(4)]),
    quick=(STALL_X + 4 * 58 + 10, CITY_Y + 90),
    token=22,
    goods=tuple([(MARKET_X + 486 + i % 4 * 44, CITY_Y + 82 + i // 4 * 58) for i in range(12)]),
    good=15,
)

# the viewer's own things
OWN_Y, OWN_H = 756, 234
OWN = Own(24, OWN_Y, 190, OWN_H)
COMPANY = Company(
    x=224, y=OWN_Y + 42, w=404, r=23, step=82, ticket=34, card_h=72, stock_y=OWN_Y + OWN_H - 36
)
SHELF_X = 644
BOARDS = Boards(
    shelves=tuple([(SHELF_X + i * 156, OWN_Y + 13) for i in range(4)]),
    store=tuple(
        [
            (
                1314 + i % 3 * 64 if i < 6 else 1530,
                OWN_Y + (84 + i // 3 * 68 if i < 6 else 84 + (i - 6) * 68),
            )
            for i in range(8)
        ]
    ),
    box=58,
    slots=((1496, OWN_Y + 24), (1540, OWN_Y + 24)),
    r=18,
)

# the rivals
RX, RW = 1144, 432


def panel_for(rivals: int) -> Panel:
    """Fewer rivals have more room."""
    h = (TH - 8 * (rivals - 1)) / rivals
    if rivals == 3:
        return Panel(RW, h, 62, (262, 64, 156), 88, (200, 21, 2), 16)
    if rivals == 2:
        return Panel(RW, h, 74, (262, 78, 156), 130, (200, 30, 2), 20)
    return Panel(RW, h, 82, (14, 146, 404), 180, (404, 56, 1), 25)


TRAY = Tray(TX + TW / 2, TY + 196, 1000, 330, 8)


@memo
def bill_places(count: int) -> list[Place]:
    xs = centred(count, BILL.w + 8, 2000, TX + TW / 2)
    return [(x - BILL.w / 2, TY + 38.0) for x in xs]


@memo
def slot_berths() -> dict[int, Berth]:
    """Where characters stand on each slot."""
    shared = ((DOWNTOWN, TOWN.slots, SLOT_R), (MARKET, STALLS.slots, SLOT_R))
    return berths((*shared, (WORKSHOP, BOARDS.slots, BOARDS.r)), DAY_BOXES, DAY_R)
