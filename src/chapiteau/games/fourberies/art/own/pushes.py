"""7.11 On a phone the spaces of the dial are too small for a finger: those in reach lie below it."""

from __future__ import annotations

from .....draw.layout import centred
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import rect
from ...rules.moves import turn
from ..pieces.small import plaque
from ..questions import STAGE
from ..regions.stage import shifts
from ..table import Items, Quill, Table
from ..theme import Hall


@memo
def _plate(space: int, w: float, hall: Hall) -> str:
    ground = rect(-w / 2, -24, w, 48, 9, fill=hall.panel2, stroke=hall.line, stroke_width=1.2)
    return ground + plaque(1 if space > 0 else -1, abs(space), 0, 0, 17)


@piece
def _push(pen: Quill, space: int, shift: int, x: float, y: float, w: float) -> Item:
    label = pen.words("needle-place", needle=space)
    return Item(
        f"own-push{space}",
        x,
        y,
        _plate(space, w, pen.room),
        label=label,
        answers=(turn(shift).text,),
        edge=edge(-w / 2, -24, w, 48),
    )


def pushes(table: Table) -> Items:
    if table.layout != "tall" or table.plan.front != STAGE or not table.lit("turn"):
        return ()
    x, y, w, h = table.plan.box(STAGE)
    reach = {table.view.needle_after(move.arg): move.arg for move in table.lit("turn")}
    assert reach.items() <= shifts(table.view).items()
    wide = min(64.0, (w - 20) / len(reach) - 4)
    xs = centred(len(reach), wide + 6, w - 20 - wide, x + w / 2)
    return tuple(
        [
            _push(table.pen, space, reach[space], at_x, y + h - 34, wide)
            for space, at_x in zip(sorted(reach), xs, strict=True)
        ]
    )
