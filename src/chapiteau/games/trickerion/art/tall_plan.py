"""Where everything lies on the tall board."""

from __future__ import annotations

from ....draw.layout import grid
from ....draw.memo import memo
from ....draw.scene import TALL_WIDTH
from ..box.components import DOWNTOWN, MARKET, WORKSHOP
from .bills import Size
from .chips import FULL
from .company import Company
from .rivals import Panel
from .shelves import ROW_H
from .stalls import Stalls
from .town import Town
from .week import Place, berths
from .workshop import Boards

ROOM_H = 3200  # more than any table needs
X = 8
BILL = Size(121, 222, 56, 24)
THEATRE_Y = 136
DAY_W, DAY_H, DAY_R = 90.5, 76, 12.5
OWN_H, DOWN_H, MARKET_H = 506, 162, 204
SLIP_W, SLIP_H, SLIP_STEP = 181, 25, 27
PANEL = Panel(FULL, 146, 64, (228, 66, 132), 92, (171, 22, 2), 15)


class Plan:
    """Where the parts begin, for so many places in the row of cards and tricks of a category."""

    def __init__(self, places: int, tricks: int) -> None:
        rows = -(-places // 3)
        self.days = THEATRE_Y + 22 + rows * (BILL.h + 6)
        self.own = self.days + DAY_H + 18
        self.down = self.own + OWN_H + 8
        self.market = self.down + DOWN_H + 8
        self.residence = self.market + MARKET_H + 8
        self.residence_h = 2 * (tricks * SLIP_STEP + 34) + 6
        self.rivals = self.residence + self.residence_h + 8
        self.boxes = [(X + 6 + i * (DAY_W + 0.5), self.days, DAY_W - 2, DAY_H) for i in range(4)]
        self.bills = tall_bills(places)
        self.company = Company(
            x=X + 4,
            y=self.own + 52,
            w=FULL - 8,
            r=18,
            step=62,
            ticket=24,
            card_h=53,
            stock_y=self.own + 157,
        )
        self.boards = boards_at(self.own)
        self.town, self.stalls = town_at(self.down, self.residence, tricks), stalls_at(self.market)
        shared = ((DOWNTOWN, self.town.slots, 19.0), (MARKET, self.stalls.slots, 19.0))
        bench = (WORKSHOP, self.boards.slots, self.boards.r)
        self.berths = berths((*shared, bench), self.boxes, DAY_R)


def tall_bills(places: int) -> list[Place]:
    """Three beside each other; a last row of one or two stands in the middle."""
    found, left, y = list[Place](), places, THEATRE_Y + 20.0
    while left > 0:
        count = min(3, left) if left != 4 else 2
        start = TALL_WIDTH / 2 - (count * BILL.w + (count - 1) * 4) / 2
        found += [(start + i * (BILL.w + 4), y) for i in range(count)]
        left, y = left - count, y + BILL.h + 6
    return found


def boards_at(y: float) -> Boards:
    top = y + 190 + 4 * (ROW_H + 5)
    return Boards(
        shelves=(),
        store=tuple(grid(8, 8, 46, 0, X + 26, top + 54)),
        box=42,
        slots=((X + FULL - 64, top + 14), (X + FULL - 22, top + 14)),
        r=16,
    )


def town_at(y: float, slips_y: float, tricks: int) -> Town:
    step = tricks * SLIP_STEP + 34
    return Town(
        slots=tuple([(X + 28 + i * 44, y + 60) for i in range(4)]),
        r=19,
        dice=tuple([(X + 30 + i * 62, y + 128) for i in range(6)]),
        die=36,
        inn=(X + 206, y + 60),
        faces=(X + 38, y + 54),
        slips=tuple(
            [(X + 4 + i % 2 * (SLIP_W + 4), slips_y + 34 + i // 2 * step) for i in range(4)]
        ),
        slip_w=SLIP_W,
        slip_h=SLIP_H,
        slip_step=SLIP_STEP,
        slips_h=tricks * SLIP_STEP,
    )


def stalls_at(y: float) -> Stalls:
    return Stalls(
        slots=tuple([(X + 206 + i * 44, y + 26) for i in range(4)]),
        r=19,
        on_sale=tuple([(X + 30 + i * 46, y + 100) for i in range(4)]),
        ordered=tuple([(X + 30 + i * 46, y + 174) for i in range(4)]),
        quick=(X + 218, y + 100),
        token=18,
        goods=tuple([(X + 270 + i % 3 * 40, y + 72 + i // 3 * 38) for i in range(12)]),
        good=15,
    )


@memo
def plan_for(places: int, tricks: int) -> Plan:
    return Plan(places, tricks)
