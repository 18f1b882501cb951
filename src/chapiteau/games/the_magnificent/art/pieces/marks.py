"""Grounds with their titles, keys, plates; and the outlines along which pieces are lit."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pieces.grounds import keycap
from .....draw.pieces.tokens import shadow
from .....draw.svg import rect
from ..theme import TITLE, Room

MINUS = "\N{MINUS SIGN}"


@memo
def panel(w: float, h: float, room: Room) -> str:
    """A quiet ground."""
    return shadow(0, 0, w, h, 12, room) + rect(
        0, 0, w, h, 12, fill=room.panel, stroke=room.line, stroke_width=1.2
    )


@memo
def heading(w: float, title: str, note: str, key: str, room: Room, size: float = 17) -> str:
    """A title at the left, a fact at the right, and a key in the corner."""
    right = w - (42 if key else 14)
    wide = width(note, 14, "ui", 500) if note else 0.0
    left = right - 24 - min(wide, right * 0.5)
    drawn = write(14, 25, title, size, room.ink, TITLE, 700, room=left, floor=13)
    if note:
        free = right - 26 - min(left, width(title, size, TITLE, 700))
        drawn += write(right - 8, 24, note, 14, room.muted, anchor="end", room=free, floor=13)
    return drawn + (keycap(w - 24, 20, key, room) if key else "")


@memo
def slab(w: float, h: float, room: Room, r: float = 8) -> str:
    """Where something may be chosen or read."""
    return rect(0, 0, w, h, r, fill=room.panel2, stroke=room.line, stroke_width=1.2)


def inner(box: Rect, top: float = 34, pad: float = 14) -> Rect:
    """The room below a title."""
    x, y, w, h = box
    return x + pad, y + top, w - 2 * pad, h - top - pad * 0.7


def signed(points: int) -> str:
    """Points may be lost below zero."""
    return str(points) if points >= 0 else f"{MINUS}{-points}"
