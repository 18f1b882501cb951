"""The room behind everything, and the grounds of all that lies in it."""

from __future__ import annotations

from math import cos, radians, sin

from .....draw.layout import Rect
from .....draw.memo import memo_large
from .....draw.pen import piece
from .....draw.pieces.icons import strokes
from .....draw.scene import SIZES, TALL_WIDTH, Item, Layout, Region
from .....draw.svg import Point, circle, polygon, rect
from ...box.components import MagnificentBox
from ..pieces.defs import defs
from ..pieces.marks import heading, panel
from ..plan import Plan
from ..questions import CAMP, KEYS, REGIONS, SIGNS, TENT, TONIGHT, id_of
from ..table import Items, Quill, Table
from ..theme import Room

STARS = 70
LONGEST = 2600.0  # more than any phone needs


# what stays all match


@memo_large
def backdrop(layout: Layout, box: MagnificentBox, room: Room) -> str:
    """What pieces refer to, and the big top."""
    w, h = SIZES.get(layout, (390.0 if layout == "tall" else 780.0, LONGEST))
    return defs(room, box) + big_top(w, h, (w / 2, -90), room)


def big_top(w: float, h: float, mast: Point, room: Room) -> str:
    """Canvas that falls from the mast, moonlight, and by night some stars."""
    mx, my = mast
    far = max(w, h) * 1.5
    drawn = [rect(0, 0, w, h, fill=room.stripe)]
    for i in range(0, 36, 2):
        a, b = radians(i * 5), radians(i * 5 + 5)
        points = [
            (mx, my),
            (mx + far * cos(a), my + far * sin(a)),
            (mx + far * cos(b), my + far * sin(b)),
        ]
        drawn.append(polygon(points, fill=room.stripe2))
    drawn.append(circle(mx, my + 190, w * 0.36, fill=room.url("moon"), opacity=0.7))
    drawn.append(rect(0, 0, w, h, fill=room.url("rim")))
    if room.dark:
        for i in range(STARS):  # scattered, but the same every night
            x, y = i * 617 % 1009 / 1009 * w, i * 379 % 997 / 997 * h
            drawn.append(
                circle(x, y, 0.8 + i % 3 * 0.35, fill="#E9D8FF", opacity=0.14 + i % 5 * 0.08)
            )
    return "".join(drawn)


# what changes places


@piece
def ground(pen: Quill, key: str, box: Rect, title: str, note: str, letter: str) -> Item:
    """A panel with its title, a fact, and the key that brings it forward."""
    x, y, w, h = box
    return Item(key, x, y, panel(w, h, pen.room) + heading(w, title, note, letter, pen.room))


@piece
def _grounds(pen: Quill, plan: Plan, ids: tuple[str, ...], notes: tuple[str, ...]) -> Items:
    found = list[Item]()
    for (region, box), id, note in zip(plan.regions, ids, notes, strict=True):
        if region != CAMP or plan.front != CAMP:
            letter = "" if plan.is_tall else KEYS[region]
            title = pen.words(f"board-{region}")
            found.append(ground(pen, f"region-{id}", box, title, note, letter))
    return tuple(found)


def grounds(table: Table) -> Items:
    """Of all regions but a camp in front, which has a frame of its own."""
    plan, drawn = table.plan, [region for region, _ in table.plan.regions]
    ids = tuple([called(table, region) for region in drawn])
    return _grounds(table.pen, plan, ids, tuple([note_of(table, region) for region in drawn]))


def note_of(table: Table, region: str) -> str:
    """A fact about a region, for everybody."""
    view, words = table.view, table.words
    if region == TENT:
        return words("board-dice-left", count=sum(view.pool))
    if region == TONIGHT and view.is_solo():
        points = view.players[0].points
        goal = next((g for g in table.box.titles if g > points), table.box.titles[-1])
        return words("board-goal", points=goal)
    return words(f"board-{region}-note") if words.has(f"board-{region}-note") else ""


@piece
def _regions(pen: Quill, plan: Plan, ids: tuple[str, ...]) -> tuple[Region, ...]:
    found = list[Region]()
    for region, id in zip(REGIONS, ids, strict=True):
        is_tab = plan.width == TALL_WIDTH  # short enough for a fifth of a phone
        said = id, KEYS[region], pen.words(f"board-{'tab-' if is_tab else ''}{region}")
        found.append(Region(*said, *plan.box(region), region == plan.front, strokes(SIGNS[region])))
    return tuple(found)


def regions(table: Table) -> tuple[Region, ...]:
    ids = tuple([called(table, region) for region in REGIONS])
    return _regions(table.pen, table.plan, ids)


def called(table: Table, region: str) -> str:
    """A region's id now; a front keeps the one it was wanted by."""
    if region == table.plan.front:
        return table.front
    return id_of(region, table.question, table.view.colour)
