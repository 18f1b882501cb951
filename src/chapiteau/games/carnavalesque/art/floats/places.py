"""Where the workshops and the parade lie in their region."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.memo import memo
from ...box.components import WORKSHOPS
from ..pieces.carts import cart_height
from ..pieces.marks import HEAD
from ..plan import NOTHING

GAP = 8.0
METER = 62.0  # how high the scale of the public is
JOINING = 0.42  # of a bay, for those who could join, while the King sends
APART = 12.0  # between two of them: brackets of one are not on the next
SLOT = 44.0  # the side of a place for one of them, at least


class Bay(NamedTuple):
    """A workshop: its ground, the people above the cart, those who could join, the cart."""

    box: Rect
    people: Rect
    joining: Rect
    cart: Rect


class Places(NamedTuple):
    """All workshops, the scale of the public, and the parade; a box without width is not drawn."""

    bays: tuple[Bay, ...]
    meter: Rect
    parade: Rect


def _bay(box: Rect, is_sending: bool, is_empty: bool) -> Bay:
    x, y, w, h = box
    low = cart_height(w)
    top, high = y + 6, h - low - 14
    cart = (x + 4, y + h - low - 3, w - 8, low)
    whole = (x + 5, top, w - 10, high)
    if not is_sending:
        return Bay(box, whole, whole, cart)
    up, side = high * JOINING, 5.0 if w < 120 else 9.0  # brackets stay in the bay
    upper = (x + side, top + 3, w - 2 * side, up - 6)
    empty = (x + side, top + 3, w - 2 * side, high - 3)
    lower = (x + 5, top + up + 3, w - 10, high - up - 3)
    return Bay(box, whole if is_empty else lower, empty if is_empty else upper, cart)


@memo
def places_in(box: Rect, is_front: bool, sending: int, parading: int) -> Places:
    """`sending` has a bit for each workshop that is empty, and is -1 while nobody sends."""
    x, y, w, h = box
    narrow = w < 500 and is_front
    head = (HEAD + METER if is_front else HEAD) if h > 110 else 4.0
    pad, low = 10.0 if h > 110 else 4.0, 0.0
    if is_front:
        low = (40.0, max(84.0, h * 0.15), h * 0.44)[parading]
    boxes = list[Rect]()
    high = (h - head - low - 10 - (GAP if narrow else 0)) / (2 if narrow else 1)
    for row, columns in enumerate((3, 2) if narrow else (WORKSHOPS,)):
        each = (w - 2 * pad - (columns - 1) * GAP) / columns
        top = y + head + row * (high + GAP)
        boxes += [(x + pad + i * (each + GAP), top, each, high) for i in range(columns)]
    bays = [_bay(b, sending >= 0, bool(sending >> i & 1)) for i, b in enumerate(boxes)]
    parade = (x + pad, y + h - low - 4, w - 2 * pad, low) if is_front else NOTHING
    meter = (x + 22, y + HEAD + 30, w - 44, METER) if is_front else NOTHING
    return Places(tuple(bays), meter, parade)


@memo
def slots_in(count: int, box: Rect) -> tuple[Rect, ...]:
    """Places side by side, each large enough for a finger."""
    x, y, w, h = box
    columns = max(1, min(count, int((w + APART) // (SLOT + APART))))
    rows = -(-count // columns)
    wide = min(76.0, (w - (columns - 1) * APART) / columns)
    high = min(wide * 1.4, (h - (rows - 1) * APART) / rows)
    left = x + (w - columns * wide - (columns - 1) * APART) / 2
    return tuple(
        [
            (left + i % columns * (wide + APART), y + i // columns * (high + APART), wide, high)
            for i in range(count)
        ]
    )
