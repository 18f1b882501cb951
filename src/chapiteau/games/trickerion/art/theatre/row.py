"""The row of performance cards with the markers that are set up and the slots that are free."""

from __future__ import annotations

from typing import Final

from .....core.names import dashed
from .....draw.desk import Items
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import polygon
from ...box.components import DIRECTIONS, THEATRES
from ...rules.moves import MARK, PERFORM, spot
from ...rules.state import owner_of, points_of, symbol_of
from ...words.texts import show_text
from ..pieces.bills import (
    Bill,
    Size,
    circle_at,
    empty_place,
    link,
    playbill,
    rings,
    small_bill,
    spots,
)
from ..pieces.markers import diamond, marker, slot_edge, small_marker
from ..pieces.small import as_tuple
from ..table import Table, facts
from ..theme import Brush
from .places import House

Marks = tuple[int, ...]  # by cell
Seen = tuple[int, int, Marks, Marks, float, float, Size]
LEAST_PITCH: Final = 40.0  # smaller cards are seen from afar


def row(table: Table, house: House) -> list[Items]:
    """The cards from the newest: a part each."""
    return [_card(table.pen, *args) for args in _seen(table, house)]


def circles(table: Table, house: House) -> list[Items]:
    """What lies above the markers: the circles, and what they link."""
    if house.size.pitch < LEAST_PITCH:
        return []
    return [_circles(table.pen, *args) for args in _seen(table, house) if args[1]]


def _seen(table: Table, house: House) -> list[Seen]:
    view, found = table.view, list[Seen]()
    for place in house.large:
        x, y = house.bills[place - 1]
        marks, tricks = table.marks_on(place)
        found.append((place, view.row[place], marks, tricks, x, y, house.size))
    return found


@piece
def bill_of(pen: Brush, show: int) -> Bill:
    """A performance card as it is printed."""
    card = facts(pen).cards[show]
    circles = tuple(
        [
            (cell, c.corner, c.shard)
            for cell in card.cells
            for c in card.circles[cell]
            if c.cell > cell
        ]
    )
    title = pen.words(f"board-theatre-{dashed(THEATRES[card.theatre])}")
    source = pen.source("performance_card", card.id)
    return Bill(card.theatre, title, tuple(card.cells), circles, as_tuple(card.gain), source)


@piece
def _card(
    pen: Brush, place: int, show: int, marks: Marks, tricks: Marks, x: float, y: float, size: Size
) -> Items:
    """A card with its slots and markers."""
    room, small = pen.room, size.pitch < LEAST_PITCH
    if not show:
        said = "" if small else pen.words("board-not-billed")
        svg = empty_place(size, said, room)
        return (Item(f"place{place}", x, y, svg, label=pen.words("board-card-place", card=place)),)
    bill, items = bill_of(pen, show), list[Item]()
    found = linked(pen, show, marks, tricks)
    name = pen.words("outline-card", card=place, show=pen.name("show", show))
    text = f"{show_text(pen.telling, show)} {pen.words('outline-links', count=len(found))}"
    svg = small_bill(bill, size, room) if small else playbill(bill, size, room)
    edge = "" if small else f"0 0 {size.w:g} {size.h:g} 7"
    answers = () if small else (PERFORM[place].text,)
    items.append(Item(f"s{show}", x, y, svg, label=name, text=text, answers=answers, edge=edge))
    for cell, (cx, cy) in spots(bill, size).items():
        mark, at = marks[cell - 1], (x + cx, y + cy)
        if mark:
            items.append(_marker(pen, place, show, cell, mark, tricks[cell - 1], *at, size.radius))
        elif not small:
            items.append(_slot(pen, place, show, cell, *at, size.radius))
    return tuple(items)


@piece
def _circles(
    pen: Brush, place: int, show: int, marks: Marks, tricks: Marks, x: float, y: float, size: Size
) -> Items:
    bill, equal = bill_of(pen, show), linked(pen, show, marks, tricks)
    items = [Item(f"o{show}", x, y, rings(bill, size, pen.room))]
    for cell, corner, shard in bill.circles:
        if (cell, corner) in equal:
            lx, ly = circle_at(bill, size, cell, corner)
            svg = link(corner in (0, 2), shard, size)
            items.append(Item(f"l{show}-{cell}-{corner}", x + lx, y + ly, svg))
    return tuple(items)


def linked(pen: Brush, show: int, marks: Marks, tricks: Marks) -> list[tuple[int, int]]:
    """9.8 The circles in which two markers show the same sign: a cell, and one of its corners."""
    box, found = facts(pen), list[tuple[int, int]]()
    for cell in box.cards[show].cells:
        for circle in box.cards[show].circles[cell]:
            mine, theirs = marks[cell - 1], marks[circle.cell - 1]
            if circle.cell > cell and mine and theirs:
                here = box.tricks[tricks[cell - 1]].category
                there = box.tricks[tricks[circle.cell - 1]].category
                sign = box.icon(here, points_of(mine), circle.corner)
                if sign == box.icon(there, points_of(theirs), circle.facing):
                    found.append((cell, circle.corner))
    return found


@piece
def _slot(pen: Brush, place: int, show: int, cell: int, x: float, y: float, r: float) -> Item:
    """A free slot: it stands for all ways in which a marker may lie there."""
    svg = polygon(diamond(r), fill="#000", fill_opacity=0)
    answers = tuple([MARK[place][spot(cell, way)].text for way in range(len(DIRECTIONS))])
    label = pen.words("board-free-slot", card=place, cell=pen.words(f"cell-{cell}"))
    return Item(f"b{show}-{cell}", x, y, svg, label=label, answers=answers, edge=slot_edge(r))


@piece
def marker_label(pen: Brush, place: int, mark: int, trick: int) -> str:
    said = pen.words(
        "outline-marker",
        player=pen.player(owner_of(mark)),
        symbol=pen.name("symbol", symbol_of(mark)),
        trick=pen.name("trick", trick),
        category=pen.name("category", facts(pen).tricks[trick].category),
        direction=pen.words(f"direction-{DIRECTIONS[points_of(mark)]}"),
    )
    return f"{pen.words('board-marker-on', card=place)}: {said}"


@piece
def _marker(
    pen: Brush,
    place: int,
    show: int,
    cell: int,
    mark: int,
    trick: int,
    x: float,
    y: float,
    r: float,
) -> Item:
    """A marker that is set up."""
    seat, symbol = owner_of(mark), symbol_of(mark)
    category = facts(pen).tricks[trick].category
    small = r < 20
    svg = small_marker(seat, r) if small else marker(seat, symbol, category, points_of(mark), r)
    text = pen.words("board-cell", cell=pen.words(f"cell-{cell}"))
    label = marker_label(pen, place, mark, trick)
    return Item(f"m{show}-{cell}", x, y, svg, label=label, text=text)
