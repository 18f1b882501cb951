"""The scale of the public: how far the parade has come on the way to the next applause."""

from __future__ import annotations

from typing import Final

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import line, rect
from ..table import Items, Quill, Table
from ..theme import Street

SIGNS: Final = ("hand", "thumbs-up", "party-popper", "heart")
FIRST: Final = 0.4  # where the first mark stands: the last points are the ones that people count


@memo
def _scale(points: int, marks: tuple[int, ...], w: float, street: Street) -> str:
    low, top = marks[0], marks[-1] + 6

    def at(mark: int) -> float:
        if mark < low:
            return w * FIRST * mark / low
        return w * (FIRST + (1 - FIRST) * (min(mark, top) - low) / (top - low))

    drawn = rect(0, -9, w, 18, 9, fill=street.panel2, stroke=street.line, stroke_width=1.4)
    if points:
        drawn += rect(0, -9, max(18, at(points)), 18, 9, fill=street.accent)
    for i, mark in enumerate(marks):
        ink = street.ink if points >= mark else street.muted
        drawn += line(at(mark), -13, at(mark), 13, stroke=street.ink, stroke_width=2)
        drawn += icon(SIGNS[min(i, 3)], at(mark), -22, 15, ink, 2.4)
        drawn += write(at(mark), 28, mark, 14, ink, weight=700, anchor="middle")
    return drawn


@piece
def _meter(pen: Quill, points: int, box: Rect) -> Item:
    x, y, w, _ = box
    marks = tuple([m for m in pen.box.reaction_from if m])
    label = pen.words("board-score", points=points)
    said = pen.name("reaction", pen.box.reaction(points))
    return Item("meter", x, y, _scale(points, marks, w, pen.room), label=label, text=said)


def meter(table: Table, box: Rect) -> Items:
    return (_meter(table.pen, table.view.points(), box),) if box[2] else ()
