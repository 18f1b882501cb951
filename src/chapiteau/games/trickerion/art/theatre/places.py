"""Where the things of the theatre lie: in front, in the wings, and on a phone."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from .....draw.layout import Rect, centred
from .....draw.memo import lazy, memo
from ...box.components import FIRST_SLOT, ON_A_DAY, THEATRE
from ..pieces.bills import FOOT, Size

Place = tuple[float, float]
Berth = tuple[float, float, float]  # where a character stands, and how large
DAYS: Final = 4
LAMPS: Final = 34.0  # how wide the ring of lamps is
SIDE: Final = 70.0  # what the curtains keep
WELL: Final = 22.0
BILL_GAP: Final = 12.0
DAY_H: Final = 92.0
NARROW: Final = 200.0  # a weekday of less has its places below its name


@dataclass(frozen=True, eq=False)
class House:
    """The theatre for one size: each exists once."""

    place: Rect
    kind: str  # "front", "wing", "head" or "tall"
    bills: tuple[Place, ...]
    size: Size
    days: tuple[Rect, ...]
    r: float
    deck: Place
    bonuses: tuple[Place, ...]
    card: int = 0  # the one that lies large, beside all of them in a strip
    strip: tuple[Place, ...] = ()

    @property
    def large(self) -> list[int]:
        """The places of the row whose cards lie here with slots that can be touched."""
        return [self.card] if self.card else list(range(1, len(self.bills) + 1))

    @lazy
    def slots(self) -> dict[int, Berth]:
        return {
            slot_of(day, k): (*day_slot(box, self.r, k), self.r)
            for day, box in enumerate(self.days, 1)
            for k in range(ON_A_DAY)
        }


def slot_of(day: int, k: int) -> int:
    return FIRST_SLOT[THEATRE] + (day - 1) * ON_A_DAY + k


def day_slot(box: Rect, r: float, k: int) -> Place:
    """Where the places of a weekday are."""
    x, y, w, h = box
    if w < 2 * r * ON_A_DAY:  # one above the other
        return x + w / 2, y + h - r - 2 - (2 - k) * (2 * r + 1)
    if w < NARROW:
        return x + w / 2 + (k - 1) * min(2 * r + 6, w / 3), y + h - r - 5
    return x + w - 12 - r - (2 - k) * (2 * r + 6), y + h / 2


def bill_size(w: float, h: float, head: float) -> Size:
    """A card as large as this allows."""
    pitch = min((h - head - 34) / 3, (w - 10) / 2, 150.0)
    return Size(min(w, 2 * pitch + 46), h, pitch, head)


@memo
def front_house(place: Rect, count: int) -> House:
    """Weekdays stand below the cards, or beside them where that leaves larger slots."""
    below, beside = _below(place, count), _beside(place, count)
    return below if below.size.pitch >= beside.size.pitch - 4 else beside


def _below(place: Rect, count: int) -> House:
    x, y, w, h = place
    left, wide = x + LAMPS, w - 2 * LAMPS
    high = min(74.0, max(58.0, h * 0.115))
    day_y, top = y + h - 10 - high, y + LAMPS + 14
    size = _size(wide - 2 * SIDE, day_y - 10 - top, count)
    each = (wide - 12 - 3 * 6) / DAYS
    days = tuple([(left + 6 + i * (each + 6), day_y, each, high) for i in range(DAYS)])
    middle = (top + day_y - 10) / 2
    right = x + w - LAMPS - SIDE / 2 - 33
    bonuses = tuple([(right, middle - 62 + i * 44) for i in range(3)])
    bills = _row(size, count, x + w / 2, top)
    deck = (left + 8, middle - 62)
    return House(place, "front", bills, size, days, WELL, deck, bonuses)


def _beside(place: Rect, count: int) -> House:
    x, y, w, h = place
    left, wide, column = x + LAMPS, w - 2 * LAMPS, 258.0
    top, low = y + LAMPS + 12, y + h - 12
    area = wide - SIDE - column - 14
    size = _size(area, low - top, count)
    each = (low - top - 3 * 6) / DAYS
    day_x = x + w - LAMPS - column - 4
    days = tuple([(day_x, top + i * (each + 6), column, each) for i in range(DAYS)])
    middle = (top + low) / 2
    bonuses = tuple([(left + 4, middle - 8 + i * 42) for i in range(3)])
    bills = _row(size, count, left + SIDE + area / 2, top)
    return House(place, "front", bills, size, days, WELL, (left + 8, middle - 116), bonuses)


def _size(area: float, high: float, count: int) -> Size:
    each = (area - BILL_GAP * (count - 1)) / count
    return bill_size(each, high, 30.0 if high > 330 else 26.0)


def _row(size: Size, count: int, middle: float, y: float) -> tuple[Place, ...]:
    xs = centred(count, size.w + BILL_GAP, 4000, middle)
    return tuple([(x - size.w / 2, y) for x in xs])


@memo
def wing_house(place: Rect, count: int) -> House:
    """Cards from afar, then the weekdays as columns."""
    x, y, w, h = place
    top, high = y + 40, h - 48
    r = min(11.0, (high - 4) / 6 - 0.6)
    column = 2 * r + 6
    each = min(74.0, (w - 28 - DAYS * column - 8) / count - 5)
    pitch = min((high - 10) / 3, (each - 4) / 2)
    size = Size(each, high, pitch, 8.0, 2.0)
    bills = tuple([(x + 12 + i * (each + 5), top) for i in range(count)])
    right = x + w - 10 - DAYS * column
    days = tuple([(right + i * column, top, column - 3, high) for i in range(DAYS)])
    return House(place, "wing", bills, size, days, r, (0.0, 0.0), ())


@memo
def head_house(place: Rect) -> House:
    """The head of a column: weekdays only."""
    x, y, w, h = place
    each = (w - 8) / DAYS
    r = min(11.0, each / 6 - 1.4)
    days = tuple([(x + 4 + i * each, y, each - 2, h) for i in range(DAYS)])
    return House(place, "head", (), Size(0.0, 0.0, 0.0, 0.0), days, r, (0.0, 0.0), ())


STRIP_W, STRIP_H = 76.0, 324.0  # as high as the slots of the card beside it
STRIP_GAP: Final = 7.0
CARD_H: Final = 354.0  # all of its slots are in sight on the lowest phones


@memo
def strip_size(count: int) -> Size:
    """A miniature of a strip of so many."""
    each = (STRIP_H - STRIP_GAP * (count - 1)) / count
    head, foot = (16.0, 8.0) if each > 80 else (10.0, 4.0)
    return Size(STRIP_W, each, min(23.5, (each - head - foot) / 3), head, foot)


@memo
def card_house(x: float, y: float, w: float, count: int, card: int, rows: int) -> House:
    """One card beside the strip of all of them, as high for few rows of slots as for many."""
    top, mini = y + 9, strip_size(count)
    strip = tuple([(x + 9, top + i * (mini.h + STRIP_GAP)) for i in range(count)])
    left = x + 9 + STRIP_W + 14
    wide = x + w - 9 - left
    pitch = min((CARD_H - 28 - FOOT) / rows, (wide - 20) / 2, 150.0)
    days, r = _tall_days(x, top + CARD_H + 10, w, DAY_H)
    high = top + CARD_H + 10 + 2 * (DAY_H + 6) - y
    bills = ((left, top),) * count
    size = Size(wide, CARD_H, pitch, 28.0)
    return House((x, y, w, high), "tall", bills, size, days, r, (0.0, 0.0), (), card, strip)


@memo
def tall_house(x: float, y: float, w: float, count: int, days_first: bool, down: float) -> House:
    """As many cards beside each other as have slots to touch; weekdays below or above."""
    columns = min(count, max(2, int(w // 180)))
    each = (w - 12 - 8 * (columns - 1)) / columns
    pitch = (each - 12) / 2
    size = Size(each, 26 + 34 + 3 * pitch, pitch, 26.0)
    rows = -(-count // columns)
    day_h, top = DAY_H, y + 50 + down
    days_h = (day_h + 6) * (1 if w > 600 else 2) + 4
    bills_y = top + (days_h if days_first else 0)
    bills = tuple(
        [
            (x + 6 + i % columns * (each + 8), bills_y + i // columns * (size.h + 8))
            for i in range(count)
        ]
    )
    day_y = top if days_first else bills_y + rows * (size.h + 8)
    days, r = _tall_days(x, day_y, w, day_h)
    bottom = max(day_y + days_h, bills_y + rows * (size.h + 8)) + 2
    return House((x, y, w, bottom - y), "tall", bills, size, days, r, (0.0, 0.0), ())


def _tall_days(x: float, y: float, w: float, h: float) -> tuple[tuple[Rect, ...], float]:
    columns = 4 if w > 600 else 2
    each = (w - 12 - 6 * (columns - 1)) / columns
    return tuple(
        [
            (x + 6 + i % columns * (each + 6), y + i // columns * (h + 6), each, h)
            for i in range(DAYS)
        ]
    ), WELL
