"""The room behind everything, and the grounds of all that lies in it."""

from __future__ import annotations

from typing import NamedTuple

from .....core.step import NOBODY
from .....draw.layout import Rect
from .....draw.memo import memo_large
from .....draw.pen import piece
from .....draw.pieces.grounds import heading, panel
from .....draw.pieces.icons import strokes
from .....draw.scene import PAIR_WIDTH, SIZES, TALL_WIDTH, Item, Layout, Region
from .....draw.svg import rect
from ..pieces.defs import defs
from ..plan import SLIP, Crowd, Plan, plan_of
from ..questions import (
    CITIES,
    KEYS,
    MEETINGS,
    REGIONS,
    REQUESTS,
    SIGNS,
    STAGE,
    TROUPES,
    turns_left,
)
from ..table import Items, Quill, Table
from ..theatre.house import stage_clip
from ..theme import Hall
from .lanes import lane_clip
from .stage import house_in

LONGEST = 2600.0  # more than any phone needs
FACE = "playfair"


# what stays all match


@memo_large
def backdrop(layout: Layout, seats: int, hall: Hall) -> str:
    """What pieces refer to, and the room: damask in the light of the stage."""
    long = (TALL_WIDTH if layout == "tall" else PAIR_WIDTH, LONGEST)
    w, h = SIZES.get(layout, long)
    lane = plan_of(layout, CITIES, 0, Crowd(seats)).lanes[0]
    theatre = house_in(plan_of(layout, STAGE, 0, Crowd(seats)).box(STAGE), layout == "tall")
    low = min(h, 900.0)
    return "".join(
        [
            defs(hall, seats, lane_clip(lane.w), stage_clip(theatre)),
            rect(0, 0, w, h, fill=hall.room),
            rect(0, 0, w, h, fill=hall.url("damask"), opacity=hall.damask_opacity),
            rect(0, 0, w, low, fill=hall.url("light")),
            rect(0, 0, w, low, fill=hall.url("rim")) if h == low else "",
        ]
    )


# what changes places


@piece
def _ground(
    pen: Quill, id: str, region: str, box: Rect, said: tuple[str, str], letter: str
) -> Item:
    """A panel with its title, a fact, and the key that brings it forward."""
    x, y, w, h = box
    svg = panel(w, h, pen.room)
    if h != SLIP:
        svg += heading(w, *said, letter, pen.room, FACE)
    return Item(f"region-{id}", x, y, svg)


class Names(NamedTuple):
    """What regions are called now; a front keeps the name that it was wanted by."""

    front: str
    focus: str
    cities: str

    def of(self, region: str) -> str:
        if region == self.front:
            return self.focus
        return self.cities if region == CITIES else region


def names_of(table: Table) -> Names:
    return Names(table.plan.front, table.focus, MEETINGS[table.meeting] or CITIES)


class Told(NamedTuple):
    """What the grounds tell: whose things lie below, and what there is still to come."""

    seat: int  # NOBODY: the viewer's own
    turns: int
    managers: int
    requests: int


def title_of(pen: Quill, region: str, is_front: bool, told: Told) -> str:
    """In the wings one's own troupe stands for all."""
    if region == TROUPES and not is_front:
        return pen.words("board-troupe") if told.seat == NOBODY else pen.player(told.seat)
    return pen.words("board-own-requests" if region == REQUESTS else f"board-{region}")


def note_of(pen: Quill, region: str, is_front: bool, told: Told) -> str:
    """A fact about a region."""
    if region == CITIES:
        return pen.words("board-turns-left", count=told.turns)
    if region == STAGE and not is_front:
        return pen.words("board-managers", count=told.managers)
    return pen.words("board-in-deck", count=told.requests) if region == REQUESTS else ""


@piece
def _grounds(pen: Quill, plan: Plan, names: Names, told: Told) -> Items:
    found = list[Item]()
    for region, box in plan.regions:
        is_front = region == plan.front
        if region != CITIES or not is_front:
            letter = "" if plan.is_tall else KEYS[region]
            said = title_of(pen, region, is_front, told), note_of(pen, region, is_front, told)
            found.append(_ground(pen, names.of(region), region, box, said, letter))
    return tuple(found)


def grounds(table: Table) -> Items:
    """Of all regions but cities in front, whose lanes are their ground."""
    view, whose = table.view, NOBODY if table.viewer == table.me else table.me
    left = turns_left(view), view.managers_on_stage(), len(view.supply.deck)
    names = table.once(names_of)
    return _grounds(table.pen, table.plan, names, Told(whose, *left))


@piece
def _regions(pen: Quill, plan: Plan, names: Names) -> tuple[Region, ...]:
    return tuple(
        [
            Region(
                names.of(region),
                KEYS[region],
                pen.words(f"board-{region}"),
                *plan.box(region),
                region == plan.front,
                strokes(SIGNS[region]),
            )
            for region in REGIONS
        ]
    )


def regions(table: Table) -> tuple[Region, ...]:
    return _regions(table.pen, table.plan, table.once(names_of))
