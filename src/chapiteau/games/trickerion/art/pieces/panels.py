"""Grounds of the parts of the table, with their titles and the keys that bring them forward."""

from __future__ import annotations

from .....draw.lettering.text import fit, write
from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import shadow
from .....draw.scene import Item
from .....draw.svg import rect
from ..theme import Brush, Room

TITLE = 34.0  # how high a title is
SIGNS = {
    "theatre": "theater", "town": "landmark", "market": "store", "workshop": "hammer",
    "company": "users",
}  # fmt: skip
KEYS = {"theatre": "T", "town": "D", "market": "M", "workshop": "W", "company": "C"}


@memo
def panel(w: float, h: float, room: Room) -> str:
    return shadow(0, 0, w, h, 10, room) + rect(
        0, 0, w, h, 10, fill=room.panel, stroke=room.line, stroke_width=1.4
    )


@memo
def framed(w: float, h: float, room: Room) -> str:
    """The ground of what is in front: a second line of brass."""
    return (
        shadow(0, 0, w, h, 12, room, 1.4)
        + rect(0, 0, w, h, 12, fill=room.panel, stroke=room.metal, stroke_width=2)
        + rect(5, 5, w - 10, h - 10, 8, fill="none", stroke=room.metal, stroke_width=1, opacity=0.5)
    )


@memo
def key_cap(letter: str, x: float, y: float, room: Room) -> str:
    """The key of a region, around a point."""
    return rect(
        x - 11, y - 11, 22, 22, 5, fill=room.panel2, stroke=room.line, stroke_width=1.2
    ) + write(x, y + 5, letter, 14, room.ink, weight=700, anchor="middle")


@memo
def heading(
    said: str, sign: str, letter: str, x: float, y: float, w: float, size: float, room: Room
) -> str:
    """Sign, title and key in a line; where it is short the sign goes first."""
    floor, wide = 14, w - 34
    cap = key_cap(letter, x + w - 12, y, room) if letter else ""
    if fit(said, size, wide - 26, "playfair", 700, floor)[0] != said:
        return cap + write(x, y + size * 0.34, said, size, room.ink, "playfair", 700, room=wide)
    return (
        cap
        + icon(sign, x + 9, y, size + 1, room.brass, 2)
        + write(x + 26, y + size * 0.34, said, size, room.ink, "playfair", 700, room=wide - 26)
    )


@piece
def ground(pen: Brush, id: str, x: float, y: float, w: float, h: float, front: bool) -> Item:
    """A region with its title."""
    room, said = pen.room, pen.words(f"board-region-{id}")
    size = 20.0 if front else 17.0
    svg = framed(w, h, room) if front else panel(w, h, room)
    svg += heading(said, SIGNS[id], KEYS[id], 14.0, 21.0, w - 26, size, room)
    return Item(f"region-{id}", x, y, svg)


@memo
def box(w: float, h: float, room: Room) -> str:
    """A part of a panel."""
    return rect(0, 0, w, h, 8, fill=room.panel2, stroke=room.line, stroke_width=1)


@memo
def tray_ground(w: float, h: float, room: Room) -> str:
    """What choices are laid out on, over whatever is below."""
    return (
        shadow(0, 0, w, h, 14, room, 1.6)
        + rect(0, 0, w, h, 14, fill=room.panel, stroke=INK, stroke_width=3)
        + rect(0, 0, w, h, 14, fill="none", stroke=room.metal, stroke_width=2)
    )
