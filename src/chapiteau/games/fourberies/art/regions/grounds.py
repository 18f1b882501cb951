"""The room behind everything, and the grounds of all that lies in it."""

from __future__ import annotations

from .....draw.grounds import heading, panel
from .....draw.icons import strokes
from .....draw.layout import Rect
from .....draw.memo import memo_large
from .....draw.pen import piece
from .....draw.scene import PAIR_WIDTH, SIZES, TALL_WIDTH, Item, Layout, Region
from .....draw.svg import rect
from ..pieces.defs import defs
from ..plan import Crowd, plan_of
from ..questions import (
    CITIES,
    KEYS,
    MEETINGS,
    REGIONS,
    REQUESTS,
    SIGNS,
    STAGE,
    TROUPES,
    meeting_of,
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
) -> Item:  # fmt: skip
    """A panel with its title, a fact, and the key that brings it forward."""
    x, y, w, h = box
    svg = panel(w, h, pen.room) + heading(w, *said, letter, pen.room, FACE)
    return Item(f"region-{id}", x, y, svg)


def title_of(table: Table, region: str) -> str:
    """In the wings one's own troupe stands for all."""
    if region == TROUPES and table.plan.front != TROUPES:
        return table.words("board-troupe") if table.viewer == table.me else table.player(table.me)
    is_requests = region == REQUESTS
    return table.words("board-own-requests" if is_requests else f"board-{region}")


def note_of(table: Table, region: str) -> str:
    """A fact about a region."""
    view, words, is_front = table.view, table.words, region == table.plan.front
    if region == CITIES:
        return words("board-turns-left", count=turns_left(view))
    if region == STAGE and not is_front:
        return words("board-managers", count=view.managers_on_stage())
    if region == REQUESTS:
        return words("board-in-deck", count=len(view.supply.deck))
    return ""


def grounds(table: Table) -> Items:
    """Of all regions but cities in front, whose lanes are their ground."""
    plan, found = table.plan, list[Item]()
    for region, box in plan.regions:
        if region != CITIES or plan.front != CITIES:
            letter = "" if plan.is_tall else KEYS[region]
            said = title_of(table, region), note_of(table, region)
            found.append(_ground(table.pen, called(table, region), region, box, said, letter))
    return tuple(found)


def called(table: Table, region: str) -> str:
    """A region's id now; a front keeps the one it was wanted by."""
    if region == table.plan.front:
        return table.focus
    return (MEETINGS[meeting_of(table.view)] or CITIES) if region == CITIES else region


@piece
def _regions(pen: Quill, places: tuple[tuple[str, str, Rect, bool], ...]) -> tuple[Region, ...]:
    return tuple(
        [
            Region(
                id,
                KEYS[region],
                pen.words(f"board-{region}"),
                *box,
                is_front,
                strokes(SIGNS[region]),
            )
            for id, region, box, is_front in places
        ]
    )


def regions(table: Table) -> tuple[Region, ...]:
    plan = table.plan
    places = [(called(table, r), r, plan.box(r), r == plan.front) for r in REGIONS]
    return _regions(table.pen, tuple(places))
