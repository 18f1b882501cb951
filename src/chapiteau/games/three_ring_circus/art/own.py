"""Who one is: name, fame, what the circus counts, the pedestal track, objectives on the board."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Point, at, circle, rect
from ....draw.text import write
from ....draw.tokens import shadow, sigil
from ..box.components import RINGS
from ..rules.scoring import objective_count
from .icons import sign
from .objectives import empty_goal, goal_of, placed_goal
from .people import STANDINGS, Person, in_words, number, person
from .table import Items, Table, region
from .texts import goal_text
from .theme import KEY, Room


class Plate(NamedTuple):
    """Where the viewer's own plate lies."""

    x: float
    y: float
    w: float
    h: float


class Goals(NamedTuple):
    """Where objectives are placed."""

    spots: tuple[Point, ...]
    w: float
    h: float


def plate(table: Table, plan: Plate) -> Items:
    who = person(table, table.me)
    return region(table, "own", (who, plan), lambda: _plate_items(table, who, plan))


def _plate_items(table: Table, who: Person, plan: Plate) -> list[Item]:
    svg = _plate(who.seat, who.name, who.mine, plan.w, plan.h, table.room)
    over = _numbers(who, plan.w, plan.h, table.room)
    return [item(f"p{who.seat}", plan.x, plan.y, svg, PLAIN, in_words(table, who), over=over)]


@memo
def _plate(seat: int, name: str, mine: bool, w: float, h: float, room: Room) -> str:
    edge, stroke = (room.metal, 2.2) if mine else (room.line, 1.4)
    return "".join(
        [
            shadow(0, 0, w, h, 10, room),
            rect(0, 0, w, h, 10, fill=room.panel, stroke=edge, stroke_width=stroke),
            sigil(seat, 26, 28, 10.5),
            write(44, 34, name, 16.5, room.ink, "slab", 400, room=w - 54, floor=12.5),
        ]
    )


@memo
def _numbers(who: Person, w: float, h: float, room: Room) -> str:
    """Fame, then the four counts in a column."""
    drawn = []
    if who.standing in ("acting", "choosing"):
        drawn.append(
            rect(
                3,
                8,
                6,
                h - 16,
                3,
                fill=room.lime if who.mine else room.metal2,
                stroke=INK,
                stroke_width=1,
            )
        )
    elif who.standing:
        drawn.append(icon(STANDINGS[who.standing], w - 18, 58, 18, room.accent, 2.3))
    drawn.append(at(18, 76, number(who.points, "points", 34, room.ink)[0]))
    names = ("pedestal", "banknote", "locomotive", "tents")
    for i, (value, what) in enumerate(zip(who.counts, names, strict=True)):
        x, y = 18 + i % 2 * 64, 130 + i // 2 * 44
        drawn.append(at(x, y, number(value, what, 24, room.ink, who.seat + 1)[0]))
    return "".join(drawn)


# pedestals


def track(table: Table, x: float, y: float, h: float, across: bool) -> Items:
    p = table.mine
    seen = (p.pedestals, x, y, h, across)
    return region(table, "track", seen, lambda: _track_items(table, x, y, h, across))


def _track_items(table: Table, x: float, y: float, length: float, across: bool) -> list[Item]:
    now, most = table.mine.pedestals, table.box.most_pedestals
    step = length / (most + 1)
    label = table.words("board-pedestals", pedestals=now)
    far = (now + 0.5) * step
    place = (x + far, y + 17) if across else (x + 17, y + length - far)
    return [item("pedestals", *place, marker(min(15, step * 0.62)), PLAIN, label)]


@memo
def marker(r: float) -> str:
    """The wooden marker stands on the space."""
    return sign("pedestal", 0, 0, r)


def track_ground(length: float, most: int, needs: tuple[int, ...], across: bool, room: Room) -> str:
    """Numbered spaces; those that a slot of a city asks for are ringed."""
    step, drawn = length / (most + 1), []
    w, h = (length, 34) if across else (34, length)
    drawn.append(rect(0, 0, w, h, 9, fill=room.panel, stroke=room.line, stroke_width=1.4))
    for n in range(most + 1):
        far = (n + 0.5) * step
        x, y = (far, 17) if across else (17, length - far)
        if n in needs:
            drawn.append(
                circle(x, y, step * 0.46, fill=room.paper, stroke=room.metal, stroke_width=1.6)
            )
        ink = KEY if n in needs else room.muted
        drawn.append(write(x, y + 4.6, n, 13.5, ink, weight=800, anchor="middle"))
    return "".join(drawn)


# objectives


def goals(table: Table, plan: Goals) -> Items:
    g, p = table.view, table.mine
    reached = tuple([objective_count(g, table.me, o) for o in p.placed])
    seen = (tuple(p.placed), reached, plan)
    return region(table, "goals", seen, lambda: _goals(table, plan, reached))


def _goals(table: Table, plan: Goals, reached: tuple[int, ...]) -> list[Item]:
    found, placed = [], table.mine.placed
    for i in range(RINGS):
        x, y = plan.spots[i]
        if i < len(placed):
            goal = goal_of(table, placed[i])
            svg = placed_goal(goal, plan.w, plan.h, reached[i], table.room)
            text = goal_text(table, placed[i])
            found.append(item(f"o{placed[i]}", x, y, svg, PLAIN, goal.name, text))
        else:
            svg, label = empty_goal(plan.w, plan.h, table.room), table.words("board-free-goal")
            found.append(item(f"goal{i}", x, y, svg, PLAIN, label))
    return found
