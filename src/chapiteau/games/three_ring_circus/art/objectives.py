"""Objective cards: what is counted, and three steps of it."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.memo import memo
from ....draw.palette import mix
from ....draw.svg import at, circle, path, rect
from ....draw.text import wrap, write
from ....draw.tokens import provenance, shadow
from ..box.components import ARTISTS, FAMILIES, METROPOLISES, PEDESTALS, REGIONS, TENTS_IN
from ..box.components import VALUES_OF as VALUES
from .cards import HAND_H, HAND_W
from .icons import BACKS, badge, points, sign
from .pieces import NEUTRAL_INK, tent
from .table import Table
from .texts import goal_name
from .theme import CREAM, KEY, RED, SUN, Room, region_ink, url

INK = BACKS["objective"]


class Goal(NamedTuple):
    """What is printed on an objective card."""

    objective: int
    name: str
    kind: int
    of: str  # a region or a family
    steps: tuple[int, ...]
    points: tuple[int, ...]
    source: str


def goal_of(table: Table, objective: int) -> Goal:
    o = table.box.objectives[objective]
    of = REGIONS[o.of] if o.kind == TENTS_IN else FAMILIES[o.of] if o.kind == VALUES else ""
    return Goal(
        objective,
        goal_name(table, objective),
        o.kind,
        of,
        tuple(o.steps),
        tuple(o.points),
        table.source("objective", o.id),
    )


def picture(goal: Goal, x: float, y: float, r: float) -> str:
    """What is counted, around a point."""
    if goal.kind == TENTS_IN:
        ink, kind = region_ink(goal.of)
        land = path(
            "M-22 4C-24 -14 -6 -20 6 -17C20 -16 27 -4 21 9C14 19 -18 20 -22 4Z",
            fill=ink,
            stroke=KEY,
            stroke_width=1.8,
        )
        hatch = path(
            "M-22 4C-24 -14 -6 -20 6 -17C20 -16 27 -4 21 9C14 19 -18 20 -22 4Z",
            fill=url(f"hatch-{kind}-{ink[1:]}"),
        )
        return at(x, y, land, hatch, tent(1, 0, 2, 0.74), scale=r / 20)
    if goal.kind == VALUES:
        return badge(goal.of, x, y, r)
    if goal.kind == METROPOLISES:
        return at(x, y, canopy(), scale=r / 20)
    if goal.kind == PEDESTALS:
        return sign("pedestal", x, y, r)
    if goal.kind == ARTISTS:
        return at(x, y, rings(), scale=r / 20)
    return at(x, y, pair(), scale=r / 20)


def canopy() -> str:
    """The roof of a metropolis."""
    return (
        path(
            "M-20 14V-2C-12 -6 -4 -12 0 -20C4 -12 12 -6 20 -2V14Z",
            fill=RED,
            stroke=KEY,
            stroke_width=2,
        )
        + path(
            "M-7 14V-5C-4 -9 -1 -14 0 -20C1 -14 4 -9 7 -5V14Z",
            fill=CREAM,
            stroke=KEY,
            stroke_width=1,
        )
        + path(
            "M-20 -2C-10 2 10 2 20 -2V4C10 8 -10 8 -20 4Z", fill=SUN, stroke=KEY, stroke_width=1.6
        )
    )


def rings() -> str:
    """Three rings."""
    look = {"fill": "none", "stroke": KEY}
    return "".join(
        circle(x, y, 9, stroke_width=5, **look)
        + circle(x, y, 9, fill="none", stroke=c, stroke_width=2.4)
        for x, y, c in ((-11, -6, RED), (11, -6, SUN), (0, 9, "#4F86B8"))
    )


def pair() -> str:
    """Two plates of cities."""
    plate = rect(-17, -7, 34, 13, 3, fill=CREAM, stroke=KEY, stroke_width=1.8) + "".join(
        circle(x, -0.5, 2.4, fill=NEUTRAL_INK) for x in (-10, -3, 4, 11)
    )
    return at(-3, -9, plate) + at(3, 9, plate)


def steps(goal: Goal, x: float, y: float, w: float, size: float, reached: int) -> str:
    """So many are worth so much; what is reached is ringed."""
    drawn, pitch = [], w / len(goal.steps)
    for i, (step, worth) in enumerate(zip(goal.steps, goal.points, strict=True)):
        mid, lit = x + pitch * (i + 0.5), step <= reached
        drawn.append(
            rect(
                mid - pitch * 0.45,
                y,
                pitch * 0.9,
                size * 2.5,
                4,
                fill=mix(CREAM, SUN, 0.55) if lit else CREAM,
                stroke=KEY,
                stroke_width=1,
            )
        )
        drawn.append(write(mid, y + size * 0.98, step, size, KEY, weight=800, anchor="middle"))
        drawn.append(points(worth, mid, y + size * 1.78, size * 0.78))
    return "".join(drawn)


@memo
def hand_goal(goal: Goal, reached: int, room: Room) -> str:
    """A whole objective card, from its top left corner."""
    w, h = HAND_W, HAND_H
    lines = wrap(goal.name, 12.5, w - 16, "ui", 700)[:4]
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            rect(0, 0, w, h, 9, fill=INK, stroke=KEY, stroke_width=1.2),
            rect(5, 5, w - 10, h - 10, 6, fill=room.paper, stroke=SUN, stroke_width=1.4),
            sign("place_objective", 26, 28, 14),
            picture(goal, w / 2 + 16, 42, 23),
            *[
                write(w / 2, 82 + i * 13.4, line, 12.5, KEY, "ui", 700, "middle", w - 18, 11)
                for i, line in enumerate(lines)
            ],
            steps(goal, 10, h - 48, w - 20, 15, reached),
            provenance(w - 11, 11, goal.source),
        ]
    )


@memo
def placed_goal(goal: Goal, w: float, h: float, reached: int, room: Room) -> str:
    """On the circus board."""
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.8),
            rect(0, 0, w, h, 7, fill=INK, stroke=KEY, stroke_width=1.2),
            rect(3.5, 3.5, w - 7, h - 7, 4.5, fill=room.paper, stroke=SUN, stroke_width=1.2),
            picture(goal, w / 2, 20, 14),
            steps(goal, 5, h - 37, w - 10, 13, reached),
        ]
    )


@memo
def small_goal(goal: Goal, w: float, h: float, reached: int, room: Room) -> str:
    """In a hand of many cards."""
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            rect(0, 0, w, h, 7, fill=INK, stroke=KEY, stroke_width=1.2),
            rect(4, 4, w - 8, h - 8, 4.5, fill=room.paper, stroke=SUN, stroke_width=1.2),
            picture(goal, w / 2, h * 0.34, min(w, h) * 0.24),
            steps(goal, 6, h - 42, w - 12, 13.5, reached),
        ]
    )


@memo
def empty_goal(w: float, h: float, room: Room) -> str:
    """A place for an objective."""
    return rect(
        0, 0, w, h, 7, fill=room.panel2, stroke=room.line, stroke_width=1.4, stroke_dasharray="5 4"
    ) + sign("place_objective", w / 2, h / 2, 15, opacity=0.45)
