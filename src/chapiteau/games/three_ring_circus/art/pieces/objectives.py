"""Objective cards: what is counted, and three steps of it."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.lettering.text import wrap, write
from .....draw.memo import memo
from .....draw.palette import mix
from .....draw.pieces.tokens import shadow
from .....draw.svg import at, circle, path, rect
from ...box.components import ARTISTS, FAMILIES, METROPOLISES, PEDESTALS, REGIONS, TENTS_IN
from ...box.components import VALUES_OF as VALUES
from ..theme import CREAM, KEY, RED, SUN, Quill, Room, region_ink, url
from .cards import WHOLE
from .icons import BACKS, badge, points, sign
from .texts import goal_name
from .wooden import NEUTRAL_INK, tent

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


def goal_of(pen: Quill, objective: int) -> Goal:
    o = pen.box.objectives[objective]
    of = REGIONS[o.of] if o.kind == TENTS_IN else FAMILIES[o.of] if o.kind == VALUES else ""
    return Goal(
        objective,
        goal_name(pen, objective),
        o.kind,
        of,
        tuple(o.steps),
        tuple(o.points),
        pen.source("objective", o.id),
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


def steps(goal: Goal, x: float, y: float, w: float, reached: int) -> str:
    """So many are worth so much; what is reached is gilded."""
    drawn, pitch = [], w / len(goal.steps)
    for i, (step, worth) in enumerate(zip(goal.steps, goal.points, strict=True)):
        mid, lit = x + pitch * (i + 0.5), step <= reached
        fill = mix(CREAM, SUN, 0.55) if lit else CREAM
        box = (mid - pitch * 0.47, y, pitch * 0.94, 43.0, 4.0)
        drawn.append(rect(*box, fill=fill, stroke=KEY, stroke_width=1))
        drawn.append(write(mid, y + 14, step, 14, KEY, weight=800, anchor="middle"))
        drawn.append(points(worth, mid, y + 29, 12.8))
    return "".join(drawn)


@memo
def goal_card(goal: Goal, w: float, h: float, reached: int, room: Room) -> str:
    """An objective, from its top left corner; a high one says in words what it counts."""
    if h < WHOLE or w < 84:
        return goal_top(goal, w, h, reached, room)
    lines = wrap(goal.name, 13, w - 14, "ui", 700)
    lines = lines if h - 58 - 16 * len(lines) >= 40 else ()
    large = min(w * 0.3, max(20.0, (h - 66 - 16 * len(lines)) * 0.4))
    return "".join(
        [
            shadow(0, 0, w, h, 7, room, 0.8),
            rect(0, 0, w, h, 8, fill=INK, stroke=KEY, stroke_width=1.2),
            rect(4, 4, w - 8, h - 8, 5, fill=room.paper, stroke=SUN, stroke_width=1.3),
            picture(goal, w / 2, 8 + (h - 60 - 16 * len(lines)) / 2, large),
            *[
                write(
                    w / 2,
                    h - 42 - 16 * (len(lines) - i),
                    line,
                    13,
                    KEY,
                    "ui",
                    700,
                    "middle",
                    w - 14,
                )
                for i, line in enumerate(lines)
            ],
            steps(goal, 6, h - 50, w - 12, reached),
        ]
    )


def goal_top(goal: Goal, w: float, h: float, reached: int, room: Room) -> str:
    """Where there is little room: how far one is, and what the next step is worth."""
    ahead = [i for i, step in enumerate(goal.steps) if step > reached] or [len(goal.steps) - 1]
    said, worth = f"{reached}/{goal.steps[ahead[0]]}", goal.points[ahead[0]]
    is_low = h < WHOLE
    x, y = (w - 27, h / 2 - 4) if is_low else (w / 2, h - 38)
    picture_at = (min(24.0, w * 0.3), h / 2) if is_low and w >= 76 else (w / 2, 26.0)
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            rect(0, 0, w, h, 7, fill=INK, stroke=KEY, stroke_width=1.2),
            rect(4, 4, w - 8, h - 8, 4.5, fill=room.paper, stroke=SUN, stroke_width=1.2),
            picture(goal, *picture_at, 14) if not is_low or w >= 76 else "",
            write(
                x if w >= 76 or not is_low else w / 2, y, said, 14, KEY, weight=800, anchor="middle"
            ),
            points(worth, x if w >= 76 or not is_low else w / 2, y + 17, 12.8),
        ]
    )


@memo
def empty_goal(w: float, h: float, room: Room) -> str:
    """A place for an objective."""
    return rect(
        0, 0, w, h, 7, fill=room.panel2, stroke=room.line, stroke_width=1.4, stroke_dasharray="5 4"
    ) + sign("place_objective", w / 2, h / 2, 15, opacity=0.45)
