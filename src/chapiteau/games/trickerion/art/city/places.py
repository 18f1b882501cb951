"""Where the things of downtown and of market row lie: in front, in the wings, and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....draw.layout import Rect
from .....draw.memo import memo

Place = tuple[float, float]
Berth = tuple[float, float, float]
SCHOOLS: Final = 4
TOOL: Final = 22.0


@dataclass(frozen=True, eq=False)
class Town:
    """Downtown for one size; each exists once. Nothing where it is not drawn."""

    place: Rect
    kind: str
    wells: tuple[Berth, ...]
    captions: tuple[Place, ...]  # of residence, inn and bank
    dice: tuple[Place, ...]
    die: float
    tools: bool  # whether dice can be rolled again and set there
    guests: Place  # where the newly hired wait, from the right
    schools: tuple[Rect, ...]  # where the tricks of each school lie, below its name
    columns: int


@dataclass(frozen=True, eq=False)
class Market:
    """Market row for one size; each exists once."""

    place: Rect
    kind: str
    wells: tuple[Berth, ...]
    boxes: tuple[Rect, ...]  # of what is on sale, of the quick order, of all goods
    sale: tuple[Place, ...]
    ordered: tuple[Place, ...]
    quick: Place
    token: float
    goods: tuple[Rect, ...]
    store: Rect


def _wells(x: float, y: float, r: float, step: float) -> tuple[Berth, ...]:
    return tuple([(x + r + i * step, y, r) for i in range(4)])


# downtown


@memo
def front_town(place: Rect) -> Town:
    x, y, w, h = place
    k = min(1.1, max(1.0, (h - 12) / 380))
    column, left = 344 * k, x + 16
    wells = _wells(left, y + 38 + 28 * k, 24 * k, 62 * k)
    top = y + 38 + 60 * k
    step = (y + h - 8 - top) / 3
    die = min(58.0, step - 34)
    captions = tuple([(left, top + i * step + 16) for i in range(3)])
    dice = tuple(
        [
            (left + die / 2 + j * column * 0.5, top + i * step + 25 + die / 2)
            for i in range(3)
            for j in range(2)
        ]
    )
    rx = x + column + 20
    each = (x + w - 14 - rx - 3 * 12) / SCHOOLS
    schools = tuple([(rx + i * (each + 12), y + 46, each, h - 58) for i in range(SCHOOLS)])
    guests = (x + column - 16, captions[1][1] - 5)
    return Town(place, "front", wells, captions, dice, die, True, guests, schools, 2)


@memo
def wing_town(place: Rect) -> Town:
    x, y, w, h = place
    r = min(17.0, (h - 66) / 2)
    wells = _wells(x + 12, y + 37 + r, r, min(42.0, (w - 24 - 2 * r) / 3))
    step = (w - 24) / 6
    die = min(28.0, step - 2, h - 72)
    dice = tuple([(x + 12 + (i + 0.5) * step, y + h - 6 - die / 2) for i in range(6)])
    return Town(place, "wing", wells, (), dice, die, False, (0.0, 0.0), (), 0)


@memo
def tall_town(x: float, y: float, w: float, most: int) -> Town:
    left = x + 14
    wells = _wells(left, y + 70, 24, 64)
    step = 82.0
    gap = (w - 28) / 2
    captions = tuple([(left, y + 122 + i * step) for i in range(3)])
    dice = tuple(
        [(left + 23 + j * gap, y + 122 + i * step + 36) for i in range(3) for j in range(2)]
    )
    columns = 3 if w < 600 else 6
    rows = -(-most // columns)
    high = rows * 76.0
    top = y + 122 + 3 * step + 20
    schools = tuple([(x + 8, top + i * (high + 36), w - 16, high) for i in range(SCHOOLS)])
    bottom = top + SCHOOLS * (high + 36) - 24
    place = (x, y, w, bottom - y)
    guests = (x + w - 30, captions[1][1] - 5)
    return Town(place, "tall", wells, captions, dice, 46, True, guests, schools, columns)


# market row


@memo
def front_market(place: Rect) -> Market:
    x, y, w, h = place
    k = w / 1346
    inner, high = y + 46, h - 58
    wells = _wells(x + 16, y + 74, 24, 54)
    a, b, c = x + 16, x + 16 + 226 * k, x + 16 + 660 * k
    d = x + 16 + 1092 * k
    boxes = ((b, inner, 422 * k, high), (a, y + 116, 212 * k, h - 128), (c, inner, 420 * k, high))
    token = min(42.0, high / 9, 30 * k * 1.2)
    step = 422 * k / 4
    sale = tuple([(b + (i + 0.5) * step, inner + 26 + (high / 2 - 40) / 2) for i in range(4)])
    down = inner + high * 0.52 + 30
    ordered = tuple([(b + (i + 0.5) * step, (down + inner + high - 8) / 2) for i in range(4)])
    quick = (a + 106 * k, y + 116 + (h - 128) * 0.4)
    store = (d, inner, x + w - 14 - d, high)
    goods = _goods((c, inner + 30, 420 * k, high - 34), 4 if high < 430 else 3)
    return Market(place, "front", wells, boxes, sale, ordered, quick, token, goods, store)


def _goods(area: Rect, columns: int) -> tuple[Rect, ...]:
    x, y, w, h = area
    rows = 12 // columns
    step, down = w / columns, h / rows
    return tuple([(x + i % columns * step, y + i // columns * down, step, down) for i in range(12)])


@memo
def wing_market(place: Rect) -> Market:
    x, y, w, h = place
    r = min(17.0, (h - 66) / 2)
    wells = _wells(x + 12, y + 37 + r, r, min(42.0, (w - 24 - 2 * r) / 3))
    step = (w - 24) / 5
    r = min(15.0, step / 2 - 2, (h - 70) / 2)
    sale = tuple([(x + 12 + (i + 0.5) * step, y + h - 7 - r) for i in range(4)])
    quick = (x + 12 + 4.5 * step, y + h - 7 - r)
    return Market(place, "wing", wells, (), sale, (), quick, r, (), (0.0, 0.0, 0.0, 0.0))


@memo
def tall_market(x: float, y: float, w: float, has_store: bool) -> Market:
    is_phone = w < 600
    wells = _wells(x + 14, y + (64 if is_phone else 70), 24, 64)
    top, stall, sale_h, cell = (y + 94, (w - 20) / 5, 200.0, 68.0) if is_phone else (
        y + 106, (w - 20) / 5, 268.0, 88.0)  # fmt: skip
    columns = 4 if is_phone else 6
    goods_y = top + sale_h + (6 if is_phone else 10)
    goods_h = 36 + 12 / columns * cell
    boxes = (
        (x + 8, top, stall * 4, sale_h),
        (x + 12 + stall * 4, top, stall - 4, sale_h),
        (x + 8, goods_y, w - 16, goods_h),
    )
    on_sale, below = (58, 172) if is_phone else (64, 212)
    sale = tuple([(x + 8 + (i + 0.5) * stall, top + on_sale) for i in range(4)])
    ordered = tuple([(x + 8 + (i + 0.5) * stall, top + below) for i in range(4)])
    quick = (x + 10 + stall * 4.5, top + (76 if is_phone else 96))
    goods = _goods((x + 8, goods_y + 32, w - 16, goods_h - 36), columns)
    bottom = goods_y + goods_h
    store = (x + 8, bottom + 10, w - 16, 36 + 2 * 88.0)
    low = store[1] + store[3] if has_store else bottom
    place = (x, y, w, low + 10 - y)
    return Market(place, "tall", wells, boxes, sale, ordered, quick, 27, goods, store)
