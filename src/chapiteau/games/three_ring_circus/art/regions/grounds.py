"""The room behind everything, the chart that the map uses, and the grounds of all regions."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from .....draw.layout import Rect
from .....draw.memo import memo_large
from .....draw.pen import piece
from .....draw.pieces.grounds import keycap
from .....draw.pieces.icons import strokes
from .....draw.scene import SIZES, Item, Layout, Region
from .....draw.svg import at, el, rect
from ..pieces.defs import defs
from ..pieces.marks import heading, panel
from ..plan import Plan
from ..questions import AUTOMATONS, BILL, HAND, KEYS, MAP, REGIONS, SIGNS
from ..table import Items, Quill, Table
from ..theme import Room, id, stamp
from ..tour.chart import chart, sheet_clip
from ..tour.land import Tour, land_of
from ..tour.region import chart_of, sheet_of, tour_for

if TYPE_CHECKING:
    from ...box.components import CircusBox

LONGEST = 2600.0  # more than any phone needs


# what stays all match


def backdrop(table: Table) -> str:
    view = table.view
    _, _, w, h = sheet_of(table.plan.layout, view.is_solo(), view.start().open.bit_count())
    tour = tour_for(table, w, h)
    return _backdrop(table.plan.layout, tour, view.variant, table.box, table.room)


@memo_large
def _backdrop(layout: str, tour: Tour, variant: int, box: CircusBox, room: Room) -> str:
    """Canvas, and what pieces refer to: the chart is one of them, as it changes its place."""
    w, h = SIZES.get(cast("Layout", layout), (390.0 if layout == "tall" else 780.0, LONGEST))
    sheet = tour.sheet
    drawn = el("g", chart(land_of(box, variant, tour), sheet, room), id=id("chart"))
    return "".join(
        [
            defs(room, sheet_clip(sheet), drawn),
            rect(0, 0, w, h, fill=room.url("canvas")),
            rect(0, 0, w, h, fill=room.url("lamp")),
            rect(0, 0, w, h, fill=room.url("rim")),
        ]
    )


# what changes places


@piece
def _ground(pen: Quill, region: str, box: Rect, title: str, note: str, letter: str) -> Item:
    x, y, w, h = box
    svg = panel(w, h, pen.room)
    if title:
        svg += heading(w, title, note, letter, pen.room)
    elif letter:
        svg += keycap(w - 21, 21, letter, pen.room)
    return Item(f"region-{region}", x, y, svg)


def grounds(table: Table) -> Items:
    """Of all regions but a map in front, whose sheet is its ground."""
    plan, found = table.plan, list[Item]()
    for region, box in plan.regions:
        if region == MAP and plan.front == MAP:
            continue
        bare = region == HAND and plan.front != HAND
        title = "" if bare else title_of(table, region)
        letter = "" if plan.is_tall else KEYS[region]
        found.append(_ground(table.pen, region, box, title, note_of(table, region), letter))
    return tuple(found)


def title_of(table: Table, region: str) -> str:
    """What everybody calls a region: what lies before a player has its own name for them."""
    return table.words(f"board-{region}")


def note_of(table: Table, region: str) -> str:
    """A fact about a region, for everybody."""
    if region == BILL:
        return table.words("board-more", count=len(table.view.tickets.deck))
    return ""


def sheet(table: Table) -> Items:
    """The chart, in front or small."""
    place = chart_of(table)
    return (_sheet(table.pen, place.x, place.y, place.scale),)


@piece
def _sheet(pen: Quill, x: float, y: float, scale: float) -> Item:
    return Item("sheet", x, y, at(0, 0, stamp("chart", 0, 0, scale)))


def regions(table: Table) -> tuple[Region, ...]:
    return _regions(table.pen, table.plan, table.view.is_solo())


@piece
def _regions(pen: Quill, plan: Plan, solo: bool) -> tuple[Region, ...]:
    found = list[Region]()
    for region in REGIONS:
        if region != AUTOMATONS or solo:
            said = region, KEYS[region], pen.words(f"board-{region}")
            found.append(
                Region(*said, *plan.box(region), region == plan.front, strokes(SIGNS[region]))
            )
    return tuple(found)
