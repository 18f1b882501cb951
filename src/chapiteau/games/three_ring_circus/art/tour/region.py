"""Where the map lies: its sheet with all its places, in front or in the wings."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.pen import piece
from .....draw.svg import Point
from ..plan import HEAD, plan_of, ribbon_height
from ..questions import MAP
from ..table import Quill, Table
from .land import Tour, tour_of
from .spread import Sheet

LOW_RIBBON = 34.0


class Chart(NamedTuple):
    """A map as it lies on the table."""

    tour: Tour
    x: float
    y: float
    scale: float

    def at(self, x: float, y: float) -> Point:
        return self.x + x * self.scale, self.y + y * self.scale

    def spot(self, space: int) -> Point:
        return self.at(*self.tour.spot(space))


def head_of(box: Rect, layout: str, regions: int) -> Rect:
    """Where the ribbon lies, or what is asked about a city."""
    x, y, w, _ = box
    return x, y, w, LOW_RIBBON if layout == "low" else ribbon_height(w, regions)


def head(table: Table) -> Rect:
    return head_of(table.plan.box(MAP), table.plan.layout, len(table.view.start().order))


def sheet_of(layout: str, solo: bool, places: int) -> Rect:
    """Where the sheet lies while the map is in front."""
    box = plan_of(layout, MAP, solo, places).box(MAP)
    high = head_of(box, layout, places // 9)[3] + 6
    return box[0], box[1] + high, box[2], box[3] - high


def chart_of(table: Table) -> Chart:
    """The map as it is drawn now; in the wings it is the same, but smaller."""
    return table.once(_chart)


def _chart(table: Table) -> Chart:
    plan, view = table.plan, table.view
    x, y, w, h = sheet_of(plan.layout, view.is_solo(), view.start().open.bit_count())
    tour = tour_for(table, w, h)
    if plan.front == MAP:
        return Chart(tour, x, y, 1.0)
    left, top, wide, high = plan.box(MAP)
    scale = min((wide - 16) / w, (high - HEAD - 8) / h)
    down = max(0.0, high - HEAD - 8 - h * scale) / 2
    return Chart(tour, left + (wide - w * scale) / 2, top + HEAD - 2 + down, round(scale, 4))


def tour_for(table: Table, w: float, h: float) -> Tour:
    is_open = table.view.start().open
    return tour_of(table.box, is_open, Sheet(w, h, w < 600), names_on(table.pen, is_open))


@piece
def names_on(pen: Quill, is_open: int) -> tuple[str, ...]:
    """What the spaces are called that are in play, by a mask."""
    count = len(pen.box.spaces)
    return tuple([pen.name("space", n) if n and is_open >> n & 1 else "" for n in range(count)])
