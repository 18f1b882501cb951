"""What is left in the heads of the columns of the matrix: cards in hand, places that are free."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import circle, rect
from ..theme import CREAM, PLACE_ICONS, PLACES, Brush

PHONE_BAND, PHONE_DOTS = 32.0, 45.0  # on a phone: how high the head of a column is, and its dots
STOCKED = 13.0  # from the middle of a head: the sign of the place, and how many cards are left


@piece
def stock(
    pen: Brush,
    location: int,
    left: int,
    most: int,
    x: float,
    y: float,
    w: float,
    small: bool,
    phone: bool,
) -> Item:
    """The cards of a location still in hand; those given are outlines."""
    said = pen.words("board-cards-left", location=pen.name("location", location), count=left)
    room = pen.room
    if phone:  # beside the sign of the place
        svg = write(0, 5.5, f"×{left}", 15.5, CREAM, weight=800, anchor="middle")
        return Item(f"stock{location}", x + w / 2 + STOCKED, y + PHONE_BAND / 2, svg, label=said)
    if small:
        svg = write(0, 5, f"×{left}", 15, room.ink, weight=800, anchor="middle")
        return Item(f"stock{location}", x + w / 2, y + 73, svg, label=said)
    svg = ""
    for i in range(most):
        at_x = -24.0 * (most - i)
        if i < most - left:
            svg += rect(
                at_x + 1,
                -11,
                18,
                22,
                4,
                fill="none",
                stroke=CREAM,
                stroke_dasharray="3 3",
                opacity=0.8,
            )
        else:
            svg += rect(at_x, -12, 20, 24, 4, fill=CREAM)
            svg += icon(PLACE_ICONS[location], at_x + 10, 0, 13, PLACES[location], 2.4)
    return Item(f"stock{location}", x + w - 36, y + 20, svg, label=said)


@piece
def places_left(
    pen: Brush,
    location: int,
    free: tuple[bool, ...],
    x: float,
    y: float,
    w: float,
    phone: bool,
) -> Item:
    """On a phone: a dot for each place that is open, full while it is free; a row for each that
    days have."""
    columns = 4 if len(free) > 4 else len(free)
    rows, step = -(-len(free) // max(1, columns)), 11.0
    svg, r, down = "", 4.2 if rows == 1 else 3.2, step if rows == 1 else 8.0
    for i, is_free in enumerate(free):
        at_x = (i // rows - (columns - 1) / 2) * step
        at_y = (i % rows - (rows - 1) / 2) * down
        fill = pen.room.metal if is_free else "none"
        svg += circle(at_x, at_y, r, fill=fill, stroke=pen.room.metal, stroke_width=1.2)
    name = pen.title("location", location)
    label = pen.words("board-places-free", location=name, count=sum(free))
    return Item(f"free{location}", x + w / 2, y + (PHONE_DOTS if phone else 54), svg, label=label)
