"""Grounds of the parts of a table, their titles and keys, and the edge along which a box is lit."""

from __future__ import annotations

from ..layout import Rect
from ..lettering.text import width, write
from ..memo import memo
from ..palette import Theme
from ..svg import number, rect
from .tokens import shadow

LEAST = 44.0  # of what is to be hit with a finger


@memo
def edge(x: float, y: float, w: float, h: float, r: float = 8) -> str:
    """The outline of a box, never smaller than a finger."""
    grow_x, grow_y = max(0.0, LEAST - w) / 2, max(0.0, LEAST - h) / 2
    box = (x - grow_x, y - grow_y, w + 2 * grow_x, h + 2 * grow_y, r)
    return " ".join([number(n) for n in box])


@memo
def panel(w: float, h: float, theme: Theme, r: float = 12) -> str:
    """A quiet ground."""
    return shadow(0, 0, w, h, r, theme) + rect(
        0, 0, w, h, r, fill=theme.panel, stroke=theme.line, stroke_width=1.2
    )


@memo
def keycap(x: float, y: float, key: str, theme: Theme) -> str:
    """The key that brings something forward, around a point."""
    cap = rect(x - 12, y - 12, 24, 24, 5, fill=theme.panel2, stroke=theme.line, stroke_width=1.2)
    return cap + write(x, y + 5, key, 14, theme.ink, weight=700, anchor="middle")


@memo
def heading(w: float, title: str, note: str, key: str, theme: Theme, face: str) -> str:
    """A title at the left, a fact at the right, and a key in the corner."""
    right = w - (44 if key else 14)
    wide = width(note, 14, "ui", 500) if note else 0.0
    left = right - 22 - min(wide, right * 0.5)
    drawn = write(14, 25, title, 17, theme.ink, face, 700, room=left, floor=13)
    if note:
        free = right - 24 - min(left, width(title, 17, face, 700))
        drawn += write(right, 24, note, 14, theme.muted, anchor="end", room=free, floor=13)
    return drawn + (keycap(w - 23, 20, key, theme) if key else "")


def inner(box: Rect, top: float = 36, pad: float = 12) -> Rect:
    """The room below a title."""
    x, y, w, h = box
    return x + pad, y + top, w - 2 * pad, h - top - pad * 0.7
