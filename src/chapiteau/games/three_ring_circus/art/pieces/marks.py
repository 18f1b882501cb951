"""Grounds with their titles and keys, numbers with signs, and outlines along which pieces are lit."""

from __future__ import annotations

from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pieces.counters import fame
from .....draw.pieces.grounds import keycap
from .....draw.pieces.tokens import shadow
from .....draw.svg import rect
from ..theme import Room
from .icons import sign
from .wooden import tent


@memo
def panel(w: float, h: float, room: Room) -> str:
    """A quiet ground."""
    return shadow(0, 0, w, h, 10, room) + rect(
        0, 0, w, h, 10, fill=room.panel, stroke=room.line, stroke_width=1.4
    )


@memo
def heading(w: float, title: str, note: str, key: str, room: Room) -> str:
    """A title at the left, a fact at the right, and a key in the corner."""
    right = w - (42 if key else 14)
    wide = width(note, 14, "ui", 600) if note else 0.0
    free = right - 26 - min(wide, right * 0.45)
    drawn = write(13, 25, title, 17, room.ink, "slab", 400, room=free, floor=13)
    if note:
        left = right - 26 - min(free, width(title, 17, "slab", 400))
        drawn += write(right - 8, 24, note, 14, room.muted, "ui", 600, "end", left, 13)
    return drawn + (keycap(w - 23, 20, key, room) if key else "")


@memo
def number(value: int, what: str, size: float, ink: str, troupe: int = 1) -> tuple[str, float]:
    """A sign with its number from the left, around the middle line, and how wide it is."""
    r = size * 0.5
    if what == "points":
        drawn = fame(r, -size * 0.03, size * 0.6)
    elif what == "tents":
        drawn = tent(troupe, r, size * 0.18, size / 44)
    else:
        drawn = sign(what, r, 0, r)
    left = size * 1.22
    said = write(left, size * 0.35, value, size, ink, weight=800)
    return drawn + said, left + width(str(value), size, "ui", 800)
