"""What a preview shows besides its outcome: the way of the needle."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....draw.lighting import LIME
from ....draw.palette import INK
from ....draw.pen import piece
from ....draw.scene import Item
from ....draw.svg import circle
from .questions import STAGE
from .regions.stage import house_in
from .table import Items, Quill, Table
from .theatre.dial import Dial

if TYPE_CHECKING:
    from ....core.move import Move


@piece
def _way(pen: Quill, dial: Dial, spaces: tuple[int, ...]) -> Item:
    """A ring around every space that the needle passes."""
    lime, drawn = LIME["dark" if pen.room.dark else "light"], ""
    for space in spaces:
        x, y = dial.place(space)
        look = {"fill": "none", "stroke_dasharray": "5 4"}
        drawn += circle(x, y, dial.radius * 1.32, fill="none", stroke=INK, stroke_width=5.5)
        drawn += circle(x, y, dial.radius * 1.32, stroke=lime, stroke_width=3, **look)
    return Item("trace-way", 0.0, 0.0, drawn)


def traces(table: Table, move: Move) -> Items:
    """7.11 Of a push of the Elephant, on the dial in front."""
    if move.verb != "turn" or table.plan.front != STAGE:
        return ()
    view, step = table.view, 1 if move.arg > 0 else -1
    passed = [view.needle_after(k * step) for k in range(1, abs(move.arg) + 1)]
    dial = house_in(table.plan.box(STAGE), table.layout == "tall").dial(view.box.dial)
    return (_way(table.pen, dial, tuple(dict.fromkeys(passed))),)
