"""Steps of a second round, around the wheel: only for whoever chooses how far a wagon goes."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import circle
from ...box.components import WHEEL
from ...rules.moves import STEPS
from ...rules.state import TRAVELLING
from ..pieces.wheels import on_wheel
from ..questions import ROAD
from ..table import Items, Quill, Table
from .road import Wheel, brought, road_of, steps_to


@piece
def _lap(pen: Quill, wheel: Wheel, cell: int, steps: int, text: str) -> Item:
    x, y = on_wheel(wheel.x, wheel.y, cell, wheel.r + 25)
    svg = circle(0, 0, 16, fill=pen.room.metal2, stroke=INK, stroke_width=1)
    svg += write(0, 5.5, steps, 16, INK, weight=800, anchor="middle")
    label = pen.words("move-steps", count=steps)
    return Item(
        f"x{cell}", x, y, svg, label=label, text=text, answers=(STEPS[steps].text,), edge="0 0 22"
    )


def laps(table: Table) -> Items:
    """A third round, and the wagon's own cell again, are in the list of answers only."""
    if not table.lit("steps") or table.plan.front != ROAD:
        return ()
    reach, found = table.power_for(TRAVELLING), list[Item]()
    for wheel in [wheel for wheel in road_of(table).wheels if wheel.is_large]:
        for cell in range(WHEEL):
            steps = steps_to(table, wheel.colour, cell) + WHEEL
            if steps <= reach and cell != table.view.wagons[wheel.colour]:
                text = brought(table, wheel.colour, steps)
                found.append(_lap(table.pen, wheel, cell, steps, text))
    return tuple(found)
