"""Where the map leaves room: what the slots of a city pay, and where north is."""

from __future__ import annotations

from .....draw.layout import Area
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import circle, rect
from ...words.texts import slot_text
from ..pieces.icons import points, sign
from ..table import Items, Quill, Table
from ..theme import KEY, RED
from .chart import compass
from .places import WELL
from .region import chart_of


def legend(table: Table) -> Items:
    chart, found = chart_of(table), list[Item]()
    if chart.tour.legend:
        place = chart.tour.legend
        found.append(_legend(table.pen, *chart.at(place.left, place.top), *size(place)))
    if chart.tour.compass:
        place = chart.tour.compass
        middle = chart.at((place.left + place.right) / 2, (place.top + place.bottom) / 2)
        found.append(_compass(table.pen, *middle, chart.tour.sheet.turned))
    return tuple(found)


def size(area: Area) -> tuple[float, float]:
    return area.right - area.left, area.bottom - area.top


@piece
def _legend(pen: Quill, x: float, y: float, w: float, h: float) -> Item:
    """For each slot the pedestals it asks for, and its tickets or fame."""
    slots, room = pen.box.slots, pen.room
    drawn = [
        rect(2, 4, w, h, 9, fill="#000", opacity=0.25),
        rect(0, 0, w, h, 9, fill=room.paper, stroke=KEY, stroke_width=1.8),
        rect(4, 4, w - 8, h - 8, 6, fill="none", stroke=RED, stroke_width=1.4),
    ]
    step = (w - 16) / len(slots)
    for i, slot in enumerate(slots):
        mid = 8 + step * (i + 0.5)
        drawn.append(circle(mid, 22, 12, fill=WELL, stroke=KEY, stroke_width=1.4))
        drawn.append(write(mid, 27.4, slot.pedestals, 15, KEY, weight=800, anchor="middle"))
        drawn.append(sign("back-ticket", mid - 8, 48, 8.5))
        drawn.append(write(mid + 1, 53, slot.tickets, 15, KEY, weight=800))
        if slot.points:
            drawn.append(points(slot.points, mid, 71, 13))
    text = "\n".join(
        [f"{pen.title('slot', i)}: {slot_text(pen.telling, i)}" for i in range(1, len(slots) + 1)]
    )
    return Item("legend", x, y, "".join(drawn), label=pen.words("board-cities"), text=text)


@piece
def _compass(pen: Quill, x: float, y: float, turned: bool) -> Item:
    return Item("compass", x, y, compass(0, 0, 30), turn=90 if turned else 0)
