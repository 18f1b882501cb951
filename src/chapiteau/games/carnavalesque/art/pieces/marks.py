"""Grounds with their titles and keys; and the outlines along which pieces are lit."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.pieces.grounds import edge, keycap
from .....draw.pieces.tokens import shadow
from .....draw.svg import number, rect
from ..theme import Street
from .cards import H, W

HEAD = 36.0  # how high a title is
TITLE = "lilita"


@memo
def card_edge(scale: float, least: bool = True) -> str:
    """The outline of a card around its middle."""
    box = (-W * scale / 2, -H * scale / 2, W * scale, H * scale, 10 * scale)
    return edge(*box) if least else " ".join([number(n) for n in box])


@memo
def panel(w: float, h: float, street: Street, is_front: bool = False) -> str:
    """A quiet ground; what is in front has an edge of metal."""
    line, wide = (street.metal, 2.0) if is_front else (street.line, 1.4)
    return shadow(0, 0, w, h, 14, street) + rect(
        0, 0, w, h, 14, fill=street.panel, stroke=line, stroke_width=wide
    )


@memo
def heading(w: float, title: str, note: str, key: str, street: Street, size: float = 18) -> str:
    """A title at the left, a fact at the right, and a key in the corner."""
    right = w - (44 if key else 14)
    drawn = write(14, 25, title, size, street.ink, TITLE, 400, room=right * 0.6, floor=14)
    if note:
        free = right - 36 - min(right * 0.6, width(title, size, TITLE))
        drawn += write(
            right - 6, 24, note, 14, street.muted, weight=600, anchor="end", room=free, floor=13
        )
    return drawn + (keycap(w - 25, 19, key, street) if key else "")


def inner(box: Rect, top: float = HEAD, pad: float = 12) -> Rect:
    """The room below a title."""
    x, y, w, h = box
    return x + pad, y + top, w - 2 * pad, h - top - pad * 0.8


class Grid(NamedTuple):
    """Where the middles of cards are, and how large they are."""

    scale: float
    places: tuple[tuple[float, float], ...]


@memo
def cards_in(
    count: int, box: Rect, most: float, gap: float = 8, anchor: float = 0.5, shown: float = 1.0
) -> Grid:
    """Cards side by side, as large as they can be, in as many rows as that takes; the anchor says
    where: 0 at the top, 1 at the bottom. If only a part of a card is to be `shown`, its upper one,
    the next row lies on the rest."""
    x, y, w, h = box
    best, columns, apart = 0.0, 1, gap if shown == 1 else 0.0
    for across in range(1, count + 1):
        down = -(-count // across)
        high = (h - (down - 1) * apart) / (1 + (down - 1) * shown) / H
        scale = min((w - (across - 1) * gap) / across / W, high, most)
        if scale >= best:
            best, columns = scale, across
    best = round(max(best, 0.05), 3)
    rows, dx, dy = -(-count // columns), W * best + gap, H * best * shown + apart
    columns = -(-count // max(1, rows))  # as many in each row
    top = y + (h - H * best - (rows - 1) * dy) * anchor + H * best / 2
    places = []
    for i in range(count):
        row, in_row = divmod(i, columns)
        here = min(columns, count - row * columns)
        at_x = x + w / 2 + (in_row - (here - 1) / 2) * dx
        places.append((round(at_x, 2), round(top + row * dy, 2)))
    return Grid(best, tuple(places))
