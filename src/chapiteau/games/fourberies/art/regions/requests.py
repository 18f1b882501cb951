"""Requests that lie open, of everybody, below those of the viewer."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from ...words.texts import request_text
from ..pieces.wishes import MINI_H, Prospect, mini_prospect, mini_request, request_face
from ..questions import REQUESTS
from ..table import Items, Quill, Table

OPEN_W, GAP, HEAD = 168.0, 12.0, 34.0


@piece
def wish_text(pen: Quill, request: int) -> str:
    """A request in words, for the inspector."""
    return f"{pen.name('request', request)}. {request_text(pen.telling, request)}"


def opened_box(box: Rect, count: int) -> Rect:
    """Where open requests lie in front: at the foot."""
    x, y, w, h = box
    across = max(1, int((w - 24 + GAP) // (OPEN_W + GAP)))
    lines = -(-count // across)
    high = HEAD + lines * (MINI_H + 10) if count else 0.0
    return x + 12, y + h - high - 4, w - 24, high


@piece
def open_request(
    pen: Quill, request: int, seat: int, now: Prospect, x: float, y: float, w: float
) -> Item:
    face = request_face(pen, request)
    said = {"request": face.name, "player": pen.player(seat)}
    over = mini_prospect(now, w) + sigil(seat, w - 25, 11, 6.5)
    return Item(
        f"r{request}",
        x,
        y,
        mini_request(face, pen.room, w),
        over=over,
        label=pen.words("board-open-request", **said),
        text=wish_text(pen, request),
    )


@piece
def _title(pen: Quill, x: float, y: float) -> Item:
    said = pen.words("board-open-requests")
    return Item("open", x, y, write(2, 20, said, 17, pen.room.ink, "playfair", 700))


def opened(table: Table) -> Items:
    """With what they would pay whoever has them."""
    box, troupes = table.plan.box(REQUESTS), table.view.troupes
    found = [(r, seat) for seat, t in enumerate(troupes) for r in t.opened]
    if table.plan.front != REQUESTS or not found:
        return ()
    x, y, w, _ = opened_box(box, len(found))
    across = max(1, int((w + GAP) // (OPEN_W + GAP)))
    items = [_title(table.pen, x, y)]
    for i, (request, seat) in enumerate(found):
        place = (x + i % across * (OPEN_W + GAP), y + HEAD + i // across * (MINI_H + 10))
        items.append(
            open_request(table.pen, request, seat, table.prospect(seat, request), *place, OPEN_W)
        )
    return tuple(items)
