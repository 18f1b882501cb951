"""The circus: rings in the wings; in front also its counts, its objectives, what columns bring."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import Attribute, at, circle, path, rect
from ...box.components import COLUMNS, RINGS
from ...rules.scoring import objective_count
from ...words.texts import column_text
from ..pieces.icons import points, sign
from ..pieces.marks import number
from ..pieces.objectives import empty_goal, goal_card, goal_of
from ..pieces.texts import goal_text
from ..plan import HEAD
from ..questions import CIRCUS
from ..table import Items, Quill, Table
from ..theme import KEY, Room
from .rings import Stage, rings

FOOT = 34.0  # what full columns bring, below them
SLIM_RING = 84.0  # from one ring to the next on a phone: all three lie above its sheet
COUNTS = ("pedestal", "banknote", "locomotive", "tents")


class Ring(NamedTuple):
    """How a circus in front is laid out."""

    stage: Stage
    goals: tuple[Rect, ...]
    track: Rect
    columns: float  # y of what full columns bring


def wing_in(box: Rect) -> Stage:
    """Three rings below each other in the wings."""
    x, y, w, h = box
    pitch = (h - HEAD - 6) / RINGS
    step = (w - 20 - 42) / COLUMNS
    return Stage(x + 8, y + HEAD, x + 48, step - 4, pitch - 8, step, pitch)


def front_in(box: Rect) -> Ring:
    """Beside the rings the objectives; above them the track of pedestals."""
    x, y, w, h = box
    narrow = w < 600
    goal_w = 92.0 if narrow else min(136.0, w * 0.12)
    top = y + HEAD + 46
    if narrow:
        pitch, goals_y = SLIM_RING, top + 3 * SLIM_RING + FOOT + 8
        step = (w - 16 - 46) / COLUMNS
        stage = Stage(x + 6, top + 4, x + 46, step - 4, pitch - 12, step, pitch)
        goals = tuple([(x + 10 + i * (w - 20) / 3, goals_y, (w - 44) / 3, 110.0) for i in range(3)])
        return Ring(stage, goals, (x + 8, y + HEAD, w - 16, 36), top + 3 * pitch)
    pitch = (y + h - FOOT - 6 - top) / RINGS
    step = (w - goal_w - 44 - 56) / COLUMNS
    stage = Stage(x + goal_w + 28, top + 4, x + goal_w + 78, step - 8, pitch - 14, step, pitch)
    goals = tuple([(x + 14, top + 4 + i * pitch, goal_w, pitch - 14) for i in range(3)])
    track = (x + 14, y + HEAD, w - 28, 36.0)
    return Ring(stage, goals, track, top + 3 * pitch)


def circus(table: Table) -> tuple[Items, ...]:
    """The rings of whoever looks, or of whoever acts."""
    box = table.plan.box(CIRCUS)
    if not box[2]:
        return ()
    if table.plan.front != CIRCUS:
        return (counts(table, box), *rings(table, wing_in(box)))
    plan = front_in(box)
    return counts(table, box), track(table, plan.track), goals(table, plan), feet(table, plan), *rings(
        table, plan.stage
    )  # fmt: skip


# what the circus counts


def counts(table: Table, box: Rect) -> Items:
    """Beside the title: pedestals, banknotes, locomotives, tents left."""
    p = table.mine
    values = (p.pedestals, p.banknotes, p.locomotives, table.box.tents - p.tents)
    wide = table.plan.front == CIRCUS
    end = box[0] + box[2] - (46 if not table.plan.is_tall else 12)
    return (_counts(table.pen, values, table.whose, end, box[1] + 20, wide),)


@piece
def _counts(
    pen: Quill, values: tuple[int, int, int, int], seat: int, end: float, y: float, wide: bool
) -> Item:
    drawn, x = [], 0.0
    shown = COUNTS if wide else COUNTS[:3]
    for value, what in zip(values, shown, strict=False):
        svg, w = number(value, what, 18 if wide else 16, pen.room.ink, seat + 1)
        drawn.append(at(x, 0, svg))
        x += w + (16 if wide else 7)
    pedestals, notes, engines, tents = values
    said = {"pedestals": pedestals, "banknotes": notes, "locomotives": engines, "tents": tents}
    label = pen.words("board-counts", **said)
    return Item("counts", end - x, y, "".join(drawn), label=label)


def track(table: Table, box: Rect) -> Items:
    """Pedestals from 0; those that a slot of a city asks for are ringed."""
    return (_track(table.pen, table.mine.pedestals, box),)


@piece
def _track(pen: Quill, now: int, box: Rect) -> Item:
    x, y, w, h = box
    most, room = pen.box.most_pedestals, pen.room
    shown = most if w > 600 else 15
    needs, step = {slot.pedestals for slot in pen.box.slots}, w / (shown + 1)
    drawn = [rect(0, 0, w, h, 9, fill=room.panel2, stroke=room.line, stroke_width=1.2)]
    for n in range(shown + 1):
        mid = (n + 0.5) * step
        if n in needs:
            r = min(16.0, step * 0.48)
            drawn.append(
                circle(mid, h / 2, r, fill=room.paper, stroke=room.metal, stroke_width=1.8)
            )
        if n != min(now, shown):
            ink = KEY if n in needs else room.muted
            drawn.append(write(mid, h / 2 + 5, n, 14, ink, weight=800, anchor="middle"))
    over = at((min(now, shown) + 0.5) * step, h / 2, sign("pedestal", 0, 0, min(17.0, step * 0.6)))
    label = pen.words("board-pedestals", pedestals=now)
    return Item("pedestals", x, y, "".join(drawn), label=label, over=over)


# objectives, columns


def goals(table: Table, plan: Ring) -> Items:
    """Objectives that are placed, and places for more."""
    pen, placed, found = table.pen, table.mine.placed, list[Item]()
    for i, box in enumerate(plan.goals):
        if i < len(placed):
            reached = objective_count(table.view, table.whose, placed[i])
            found.append(_goal(pen, placed[i], reached, box))
        else:
            found.append(_free(pen, i, box))
    return tuple(found)


@piece
def _goal(pen: Quill, objective: int, reached: int, box: Rect) -> Item:
    x, y, w, h = box
    goal = goal_of(pen, objective)
    svg = goal_card(goal, w, h, reached, pen.room)
    return Item(f"o{objective}", x, y, svg, label=goal.name, text=goal_text(pen, objective))


@piece
def _free(pen: Quill, i: int, box: Rect) -> Item:
    x, y, w, h = box
    return Item(f"goal{i}", x, y, empty_goal(w, h, pen.room), label=pen.words("board-free-goal"))


def feet(table: Table, plan: Ring) -> Items:
    stage = plan.stage
    return tuple(
        [
            _foot(
                table.pen, column, stage.spot(0, column - 1)[0] + stage.w / 2, plan.columns, stage.w
            )
            for column in range(1, COLUMNS + 1)
        ]
    )


@piece
def _foot(pen: Quill, column: int, x: float, y: float, w: float) -> Item:
    svg = brings(pen.box.column_points[column], min(40.0, w * 0.44), pen.room)
    label, text = pen.words("board-column", column=column), column_text(pen.telling, column)
    return Item(f"column{column}", x, y, svg, label=label, text=text)


@memo
def brings(worth: int, half: float, room: Room) -> str:
    """What a full column brings, below it."""
    look: dict[str, Attribute] = {"stroke": room.metal, "stroke_width": 1.8, "fill": "none"}
    inner = points(worth, 0, 16, 14) if worth else sign("place_objective", 0, 16, 12.5)
    brace = path(f"M{-half:g} -1q0 7 9 7H{half - 9:g}q9 0 9 -7", **look)
    return brace + circle(0, 16, 16, fill=room.panel, stroke=room.metal, stroke_width=1.2) + inner
