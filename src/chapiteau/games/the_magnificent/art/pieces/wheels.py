"""A wheel of the road: what is printed on it, the ways to light its cells, tents and wagons."""

from __future__ import annotations

from math import cos, radians, sin

from .....draw.lettering.text import write
from .....draw.memo import memo, memo_of_box
from .....draw.palette import INK, mix
from .....draw.svg import Point, at, circle, line, number, outline, path
from ...box.components import POSTER_CELL, WHEEL, MagnificentBox
from ..theme import DYES, K, Room, stamp
from .icons import coin, fame, gem, scroll, seal

STEP = 360 / WHEEL
READ = 100.0  # a wheel that is smaller has no numbers on its tents


def sector(r0: float, r1: float, a0: float, a1: float) -> str:
    """The path of a piece of a ring, angles in degrees."""
    c0, s0, c1, s1 = (f(radians(a)) for a in (a0, a1) for f in (cos, sin))
    n = number
    return (
        f"M{n(r0 * c0)} {n(r0 * s0)}L{n(r1 * c0)} {n(r1 * s0)}A{n(r1)} {n(r1)} 0 0 1 {n(r1 * c1)}"
        f" {n(r1 * s1)}L{n(r0 * c1)} {n(r0 * s1)}A{n(r0)} {n(r0)} 0 0 0 {n(r0 * c0)} {n(r0 * s0)}Z"
    )


def on_wheel(x: float, y: float, cell: int, reach: float) -> Point:
    """A point before a cell, so far from the hub."""
    angle = radians(cell * STEP - 90)
    return x + reach * cos(angle), y + reach * sin(angle)


@memo_of_box
def wheel_ground(box: MagnificentBox, colour: int, r: float, room: Room) -> str:
    """A wheel with everything that is printed on it, around the origin."""
    body, dark, _ = DYES[colour]
    rim = max(3.0, r * 0.04)
    drawn = [
        circle(0, 4, r + rim + 1, fill="#000", opacity=0.38),
        circle(0, 0, r + rim, fill=room.url("brass"), stroke=K, stroke_width=1.4),
        circle(0, 0, r + 1.5, fill=dark),
    ]
    for cell in range(WHEEL):
        drawn.append(_printed(box, colour, cell, r, room))
    drawn.append(
        circle(0, 0, r * 0.53, fill=mix(dark, K, 0.4), stroke=room.metal, stroke_width=1.8)
    )
    for i in range(WHEEL):
        a = radians(i * STEP + STEP / 2)
        spoke = (r * 0.2 * cos(a), r * 0.2 * sin(a), r * 0.52 * cos(a), r * 0.52 * sin(a))
        drawn.append(line(*spoke, stroke=room.metal, stroke_width=1.6, opacity=0.6))
    drawn.append(circle(0, 0, r * 0.24, fill=body, stroke=room.metal2, stroke_width=1.6))
    drawn.append(seal(colour, 0, 0, r * 0.2))
    return "".join(drawn)


def _printed(box: MagnificentBox, colour: int, cell: int, r: float, room: Room) -> str:
    """A cell with its gem or its poster; the wagon sets out from the ringed one."""
    body, sign = DYES[colour].body, box.wheels[colour][cell]
    a = cell * STEP - 90
    d = sector(r * 0.54, r, a - STEP / 2, a + STEP / 2)
    x, y = r * 0.77 * cos(radians(a)), r * 0.77 * sin(radians(a))
    tone = mix(body, K, 0.34 if cell % 2 else 0.52)
    drawn = path(d, fill=tone, stroke=room.metal, stroke_width=1)
    if cell == 0:
        drawn += circle(x, y, r * 0.165, fill="none", stroke="#FFF6DF", stroke_width=1.8)
    if sign == POSTER_CELL:
        return drawn + scroll(x, y, r * 0.27)
    return drawn + gem(sign, x, y, r * 0.105)


@memo
def cell_area(cell: int, r: float) -> str:
    """Where a cell can be touched."""
    a = cell * STEP - 90
    return path(sector(r * 0.54, r, a - STEP / 2, a + STEP / 2), fill="#000", fill_opacity=0)


@memo
def cell_edge(cell: int, r: float) -> str:
    """The outline of a cell, by its corners."""
    a = cell * STEP - 90
    rim = [a + STEP / 2 * k for k in (-0.94, -0.5, 0, 0.5, 0.94)]
    points = [(0.985, angle) for angle in rim] + [(0.55, angle) for angle in rim[::-1]]
    return outline([(r * k * cos(radians(b)), r * k * sin(radians(b))) for k, b in points])


@memo
def steps_mark(cell: int, r: float, steps: int, room: Room) -> str:
    """How far a cell is that can be reached, at the hub."""
    x, y = on_wheel(0, 0, cell, r * 0.43)
    disc = circle(x, y, r * 0.1, fill=room.metal2, stroke=INK, stroke_width=1)
    size = max(12.5, r * 0.135)
    return disc + write(x, y + size * 0.36, steps, size, INK, weight=800, anchor="middle")


@memo_of_box
def tent_token(box: MagnificentBox, tent: int, size: float) -> str:
    """A tent with what it brings at its foot; its stripes tell the gem it asks for."""
    card = box.tents[tent]
    s = size / 34
    drawn = stamp(f"tent{card.gem}" if card.gem else "tent", 0, -3 * s, 0.86 * s)
    if size < READ * 0.36:
        return drawn
    marks = [fame(0, 0, max(13.2, 9 * s), card.points)] if card.points else []
    marks += [coin(0, 0, max(12.0, 7.4 * s), card.coins)] if card.coins else []
    step = max(23.0, 16 * s)
    for i, svg in enumerate(marks):
        drawn += at((i - (len(marks) - 1) / 2) * step, 12 * s, svg)
    return drawn
