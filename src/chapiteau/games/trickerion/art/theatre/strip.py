"""On a phone: the cards of the row as miniatures beside the one that lies large."""

from __future__ import annotations

from typing import Final

from .....draw.desk import Items
from .....draw.lettering.text import write
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import Attribute, at, group, path, polygon, rect
from ...box.components import DIRECTIONS
from ...rules.moves import MARK, spot
from ...rules.state import owner_of
from ...words.texts import show_text
from ..pieces.bills import Size, empty_place, small_bill, spots
from ..pieces.markers import diamond, small_marker
from ..table import Table
from ..theme import LINK, Brush, Room
from .places import House, strip_size
from .row import Marks, bill_of, linked

BADGE: Final = 34.0


def strip(table: Table, house: House) -> Items:
    """All of them, so that none is out of sight."""
    size, found = _size(house), list[Item]()
    for place, (x, y) in enumerate(house.strip, 1):
        marks, tricks = table.marks_on(place)
        is_large = place == house.card
        show = table.view.row[place]
        found.append(_miniature(table.pen, place, show, marks, tricks, is_large, x, y, size))
    return tuple(found)


def lit_slots(table: Table, house: House, cells: set[tuple[int, int]]) -> Items:
    """Where a marker may go on the cards that are small."""
    if not house.card:
        return ()
    found, size = dict[int, list[int]](), _size(house)
    for place, cell in sorted(cells):
        found.setdefault(place, []).append(cell)
    return tuple(
        [
            _lit(
                table.pen, place, table.view.row[place], tuple(free), *house.strip[place - 1], size
            )
            for place, free in found.items()
        ]
    )


def _size(house: House) -> Size:
    return strip_size(len(house.strip))


@piece
def _miniature(
    pen: Brush,
    place: int,
    show: int,
    marks: Marks,
    tricks: Marks,
    is_large: bool,
    x: float,
    y: float,
    size: Size,
) -> Item:
    """A card from afar, whose markers lie on it and how many links they make; it brings the card
    forward, and is lit where the card takes a marker."""
    key = f"region-theatre/card-{place}"
    if not show:
        label = pen.words("board-card-place", card=place)
        return Item(f"place{place}", x, y, empty_place(size, "", pen.room), label=label)
    bill, count = bill_of(pen, show), len(linked(pen, show, marks, tricks))
    places = spots(bill, size)
    drawn = [_front(size, pen.room) if is_large else "", small_bill(bill, size, pen.room)]
    drawn += [
        at(cx, cy, small_marker(owner_of(mark), size.radius))
        for cell, (cx, cy) in places.items()
        if (mark := marks[cell - 1])
    ]
    drawn.append(_links(size, count) if count else "")
    free = [cell for cell in bill.cells if not marks[cell - 1]]
    answers = () if is_large else _ways(place, free)
    name = pen.words("outline-card", card=place, show=pen.name("show", show))
    text = f"{show_text(pen.telling, show)} {pen.words('outline-links', count=count)}"
    edge = f"0 0 {size.w:g} {size.h:g} 5"
    return Item(key, x, y, "".join(drawn), label=name, text=text, answers=answers, edge=edge)


def _ways(place: int, cells: list[int]) -> tuple[str, ...]:
    return tuple([MARK[place][spot(c, way)].text for c in cells for way in range(len(DIRECTIONS))])


def _front(size: Size, room: Room) -> str:
    """The frame of the card that lies large, with a tip that points at it."""
    w, h = size.w, size.h
    tip = path(f"M{w + 4:g} {h / 2 - 9:g}v18l8-9z", fill=room.metal2)
    edge = rect(-4, -4, w + 8, h + 8, 8, fill=INK, stroke=room.metal2, stroke_width=2.4)
    return edge + tip


def _links(size: Size, count: int) -> str:
    """How many links the card has, on a plate at its foot."""
    plate = rect(0, 0, BADGE, 19, 9.5, fill=LINK, stroke=INK, stroke_width=1.4)
    said = write(23.5, 14, count, 13, INK, weight=800, anchor="middle")
    return at(size.w - BADGE + 4, size.h - 15, plate + icon("link-2", 11, 9.5, 13, INK, 2.6) + said)


@piece
def _lit(
    pen: Brush, place: int, show: int, cells: tuple[int, ...], x: float, y: float, size: Size
) -> Item:
    places = spots(bill_of(pen, show), size)
    look: dict[str, Attribute] = {"stroke": INK, "stroke_width": 1.2, "stroke_linejoin": "round"}
    free = [polygon(diamond(size.radius, *places[c]), fill=pen.room.lime, **look) for c in cells]
    return Item(f"lit{place}", x, y, group(*free, pointer_events="none"))
