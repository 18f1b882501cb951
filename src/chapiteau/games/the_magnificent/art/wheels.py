"""The road: three wheels with gems and posters, wagons that go round, tents to be taken along."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, radians, sin

from ....draw.memo import memo
from ....draw.palette import INK, mix
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.states import legal
from ....draw.svg import Point, at, circle, line, path
from ....draw.text import write
from ..box.components import (
    ALL_COLOURS,
    POSTER_CELL,
    TRANSPARENT,
    TURN_BACK,
    WHEEL,
    MagnificentBox,
)
from ..rules.moves import STEPS
from ..rules.state import TRAVELLING
from ..words.texts import tent_text
from .icons import coin, fame, gem, scroll, seal
from .ring import sector
from .table import Items, Table
from .theme import DYES, K, Room, stamp

STEP = 360 / WHEEL


@dataclass(frozen=True)
class Wheels:
    """Where the three wheels stand, by colour."""

    places: tuple[Point, ...]
    r: float

    def at(self, colour: int, cell: int, reach: float) -> Point:
        x, y = self.places[colour - 1]
        angle = radians(cell * STEP - 90)
        return x + self.r * reach * cos(angle), y + self.r * reach * sin(angle)


@memo
def wheel_ground(box: MagnificentBox, colour: int, r: float, room: Room) -> str:
    """A wheel with everything that is printed on it, around the origin."""
    body, dark, _ = DYES[colour]
    drawn = [
        circle(0, 4, r + 7, fill="#000", opacity=0.38),
        circle(0, 0, r + 6, fill=room.url("brass"), stroke=K, stroke_width=1.4),
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


def way(table: Table) -> int:
    """Which way wagons go this turn: 1 clockwise, -1 with a talent."""
    view = table.view
    for spot, tokens in enumerate(view.on_spots):
        if tokens and table.box.talents[spot].effect == TURN_BACK:
            return -1
    return 1


def wheels(table: Table, plan: Wheels) -> Items:
    view = table.view
    seen = (tuple(view.wagons), tuple(view.standing), plan, table.asks("steps"), reach_of(table),
            view.colour, way(table))  # fmt: skip
    return table.region("wheels", seen, lambda: _wheels(table, plan))


def reach_of(table: Table) -> int:
    """How far the wagon could go with the power of this turn, before the action is chosen."""
    view = table.view
    if not table.is_my_turn or not view.colour or view.action not in (0, TRAVELLING):
        return 0
    return view.power(table.me)


def _wheels(table: Table, plan: Wheels) -> list[Item]:
    items = list[Item]()
    for colour in ALL_COLOURS:
        for cell in range(WHEEL):
            items.append(_cell(table, plan, colour, cell))
    for colour in ALL_COLOURS:
        items += _tents(table, plan, colour)
    for colour in ALL_COLOURS:
        x, y = plan.at(colour, table.view.wagons[colour], 1.02)
        label = table.words("board-wagon", colour=table.name("colour", colour))
        svg, k = stamp(f"wagon{colour}", 0, 0, plan.r / 112), plan.r / 112
        mark = table.mark(STEPS[0], refuse=False) if colour == table.view.colour else PLAIN
        over = legal(-21 * k, -16 * k, 42 * k, 34 * k, 6, table.room, 1) if mark.state else ""
        items.append(item(f"w{colour}", x, y, svg, mark, label, over=over))
    return items + _laps(table, plan)


def _laps(table: Table, plan: Wheels) -> list[Item]:
    """Steps of a second round, as chips around the hub."""
    view, items = table.view, list[Item]()
    for cell in range(WHEEL) if view.colour else ():
        steps = steps_to(table, view.colour, cell) + WHEEL
        if table.lit("steps") and steps <= reach_of(table):
            x, y = plan.at(view.colour, cell, 0.31)
            svg, label = lap_chip(steps, plan.r, table.room), cell_name(table, view.colour, cell)
            text = brought(table, view.colour, steps)
            items.append(item(f"x{cell}", x, y, svg, table.mark(STEPS[steps]), label, text))
    return items


@memo
def lap_chip(steps: int, r: float, room: Room) -> str:
    return circle(0, 0, r * 0.078, fill=room.lime, stroke=INK, stroke_width=1) + write(
        0, r * 0.042, steps, r * 0.115, INK, weight=800, anchor="middle"
    )


def steps_to(table: Table, colour: int, cell: int) -> int:
    """How many steps lead to a cell; the wagon's own cell is a whole turn away."""
    return (way(table) * (cell - table.view.wagons[colour])) % WHEEL or WHEEL


def _cell(table: Table, plan: Wheels, colour: int, cell: int) -> Item:
    """A cell of a wheel: what lies there, how far it is, and what the way there brings."""
    view, room, r = table.view, table.room, plan.r
    steps = steps_to(table, colour, cell)
    here = colour == view.colour
    mark = table.mark(STEPS[steps], refuse=False) if here else PLAIN
    within = here and steps <= reach_of(table)
    over = cell_light(cell, r, mark.state, steps if within else 0, room)
    label = cell_name(table, colour, cell)
    text = brought(table, colour, steps) if within else ""
    x, y = plan.places[colour - 1]
    return item(f"k{colour}-{cell}", x, y, cell_area(cell, r), mark, label, text, over)


@memo
def cell_area(cell: int, r: float) -> str:
    """Where a cell can be touched."""
    a = cell * STEP - 90
    return path(sector(r * 0.54, r, a - STEP / 2, a + STEP / 2), fill="#000", fill_opacity=0)


@memo
def cell_light(cell: int, r: float, state: str, steps: int, room: Room) -> str:
    """A cell that can be reached has its number at the hub; one to be chosen is lit."""
    a, drawn = cell * STEP - 90, ""
    d = sector(r * 0.555, r * 0.985, a - STEP / 2 + 1, a + STEP / 2 - 1)
    if state == "legal":
        drawn = path(d, fill="none", stroke=INK, stroke_width=5) + path(
            d, fill="none", stroke=room.lime, stroke_width=2.8
        )
    if steps:
        x, y = r * 0.44 * cos(radians(a)), r * 0.44 * sin(radians(a))
        fill = room.lime if state else room.metal2
        drawn += circle(x, y, r * 0.095, fill=fill, stroke=INK, stroke_width=1)
        drawn += write(x, y + r * 0.05, steps, r * 0.14, INK, weight=800, anchor="middle")
    return drawn


def cell_name(table: Table, colour: int, cell: int) -> str:
    view, words = table.view, table.words
    sign = table.box.wheels[colour][cell]
    tent = view.tent_on(colour, cell)
    named = table.name("gem", sign) if sign else words("outline-poster-cell")
    thing = table.name("tent", tent) if tent else named
    return words("board-cell", colour=table.name("colour", colour), thing=thing)


def brought(table: Table, colour: int, steps: int) -> str:
    """What the way to a cell brings."""
    view, words, gems, posters = table.view, table.words, [0] * (TRANSPARENT + 1), 0
    cell = view.wagons[colour]
    for _ in range(steps):
        cell = (cell + way(table)) % WHEEL
        sign = table.box.wheels[colour][cell]
        if sign:
            gems[sign] += 1
        elif not view.tent_on(colour, cell):
            posters += 1
    tent = view.tent_on(colour, cell)
    found = [words("some-gems", count=n, gem=table.name("gem", c)) for c, n in enumerate(gems) if n]
    if posters:
        found.append(words("bonus-gain-posters", amount=posters))
    if tent:
        found.append(table.name("tent", tent))
    return words("board-brings", count=steps, things=", ".join(found))


def _tents(table: Table, plan: Wheels, colour: int) -> list[Item]:
    found = []
    for cell in range(WHEEL):
        tent = table.view.tent_on(colour, cell)
        if tent:
            x, y = plan.at(colour, cell, 0.775)
            svg = tent_token(table.box, tent, plan.r * 0.36)
            name = table.name("tent", tent)
            found.append(item(f"t{tent}", x, y, svg, PLAIN, name, tent_text(table.telling, tent)))
    return found


@memo
def tent_token(box: MagnificentBox, tent: int, size: float) -> str:
    """A tent with what it brings at its foot; its stripes tell the gem it asks for."""
    card = box.tents[tent]
    s = size / 34
    drawn = stamp(f"tent{card.gem}" if card.gem else "tent", 0, -3 * s, 0.86 * s)
    marks = [fame(0, 0, 8.4 * s, card.points)] if card.points else []
    marks += [coin(0, 0, 6.6 * s, card.coins)] if card.coins else []
    for i, svg in enumerate(marks):
        drawn += at((i - (len(marks) - 1) / 2) * 15 * s, 11 * s, svg)
    return drawn
