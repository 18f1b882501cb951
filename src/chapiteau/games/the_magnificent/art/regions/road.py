"""The road: three wheels with gems and posters, wagons that go round, tents to be taken along."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import Point
from ...box.components import ALL_COLOURS, SHOWN, TRANSPARENT, TURN_BACK, WHEEL
from ...rules.moves import STEPS
from ...rules.state import TRAVELLING
from ...words.texts import tent_text
from ..heights import HEAD, NARROW
from ..pieces.bills import LEAST_CARD
from ..pieces.bills import H as BILL_H
from ..pieces.bills import W as BILL_W
from ..pieces.marks import inner
from ..pieces.wheels import cell_area, cell_edge, on_wheel, steps_mark, tent_token, wheel_ground
from ..questions import ROAD
from ..table import Items, Quill, Table
from ..theme import stamp
from .display import display

TALL = BILL_H / BILL_W
RING = 46.0  # around the wheel in front: the wagon, and steps of a second round


class Wheel(NamedTuple):
    """Where a wheel stands."""

    colour: int
    x: float
    y: float
    r: float
    is_large: bool  # the wagon goes round it now


class Road(NamedTuple):
    """Where the wheels stand and the posters hang; the deck last."""

    wheels: tuple[Wheel, ...]
    posters: tuple[Point, ...]
    poster: float
    deck: float  # how wide the deck is


@memo
def road_in(box: Rect, is_front: bool, colour: int) -> Road:
    """All wheels alike, or the one of a colour large."""
    x, y, w, h = box
    if not is_front:
        left, top, wide, high = inner(box)
        r = min(high / 2 - 6, wide / 6 - 8)
        return Road(_beside(left, top + high / 2, wide, r), (), 0.0, 0.0)
    if w < NARROW:
        return _upright(x, y, w, colour)
    return _travelling(x, y, w, h, colour) if colour else _resting(x, y, w, h)


def _beside(x: float, y: float, w: float, r: float) -> tuple[Wheel, ...]:
    return tuple([Wheel(c, x + w * (2 * c - 1) / 6, y, r, False) for c in ALL_COLOURS])


def _hung(x: float, y: float, w: float, columns: int, gap: float, most: float) -> list[Point]:
    """Posters and the deck in rows."""
    return [
        (x + i % columns * (w + gap), y + i // columns * (w * TALL + gap)) for i in range(SHOWN + 1)
    ]


def _resting(x: float, y: float, w: float, h: float) -> Road:
    """Three wheels, the posters in a row below."""
    poster = min((w - 28 - SHOWN * 8) / (SHOWN + 1), (h - HEAD) * 0.45 / TALL)
    free = h - HEAD - poster * TALL
    r = min(w / 6 - 12, (free - 36) / 2)
    space = (free - 2 * r - 8) / 3
    top = y + HEAD + 2 * r + 2 * space
    left = x + (w - (SHOWN + 1) * poster - SHOWN * 8) / 2
    wheels = _beside(x + 6, y + HEAD + space + r - 2, w - 12, r)
    return Road(wheels, tuple(_hung(left, top, poster, SHOWN + 1, 8, poster)), poster, poster)


def _travelling(x: float, y: float, w: float, h: float, colour: int) -> Road:
    """The wheel of the wagon large, the others and the posters at its side."""
    high = h - HEAD - 8
    reach = min(high / 2, (w - 40 - 2 * LEAST_CARD) / 2)
    cx, cy = x + 10 + reach, y + HEAD + high / 2
    left = cx + reach + 10
    wide = x + w - 12 - left
    r = min(62.0, wide / 4 - 8, (high - 2 * LEAST_CARD * TALL - 34) / 2)
    top = y + HEAD + 2 * r + 22
    poster = min((wide - 8) / 2, (y + h - 10 - top - 8) / 2 / TALL)
    hung = _hung(left + (wide - 2 * poster - 8) / 2, top, poster, 2, 8, poster)[:SHOWN]
    others = [c for c in ALL_COLOURS if c != colour]
    wheels = [Wheel(colour, cx, cy, reach - RING, True)]
    for i, c in enumerate(others):
        wheels.append(Wheel(c, left + wide * (2 * i + 1) / 4, y + HEAD + r + 6, r, False))
    deck = (cx + reach - 46, cy + reach - 46 * TALL)
    return Road(tuple(wheels), (*hung, deck), poster, 46.0)


def _upright(x: float, y: float, w: float, colour: int) -> Road:
    """On a phone: the large wheel, posters, the others."""
    top, wheels, others = y + HEAD, list[Wheel](), list(ALL_COLOURS)
    if colour:
        reach = (w - 4) / 2
        wheels.append(Wheel(colour, x + w / 2, top + reach, reach - RING, True))
        top += 2 * reach + 4
        others.remove(colour)
    poster = (w - 28 - 16) / 3
    hung = _hung(x + 14, top, poster, 3, 8, poster)
    low = top + 2 * poster * TALL + 26 + 46
    r = min(46.0, w / 2 / len(others) - 12)
    for i, c in enumerate(others):
        wheels.append(Wheel(c, x + w * (2 * i + 1) / 2 / len(others), low, r, False))
    return Road(tuple(wheels), tuple(hung), poster, poster)


# pieces


@piece
def _wheel(pen: Quill, wheel: Wheel) -> Item:
    colour, x, y, r, _ = wheel
    label = pen.words("board-wheel", colour=pen.name("colour", colour))
    return Item(f"wheel{colour}", x, y, wheel_ground(pen.box, colour, r, pen.room), label=label)


@piece
def _cell(
    pen: Quill, wheel: Wheel, cell: int, thing: str, steps: int, reach: int, text: str
) -> Item:
    """A cell of a wheel: what lies there, how far it is, and what the way there brings."""
    colour, x, y, r, _ = wheel
    over = steps_mark(cell, r, steps, pen.room) if steps <= reach else ""
    label = pen.words("board-cell", colour=pen.name("colour", colour), thing=thing)
    return Item(
        f"k{colour}-{cell}",
        x,
        y,
        cell_area(cell, r),
        label=label,
        text=text,
        over=over,
        answers=(STEPS[steps].text,),
        edge=cell_edge(cell, r),
    )


@piece
def _tent(pen: Quill, tent: int, wheel: Wheel, cell: int) -> Item:
    x, y = on_wheel(wheel.x, wheel.y, cell, wheel.r * 0.775)
    svg, text = tent_token(pen.box, tent, wheel.r * 0.36), tent_text(pen.telling, tent)
    return Item(f"t{tent}", x, y, svg, label=pen.name("tent", tent), text=text)


@piece
def _wagon(pen: Quill, wheel: Wheel, cell: int) -> Item:
    """A wagon at the rim; the one that goes now stands outside, and may stay there."""
    out = wheel.r + 25 if wheel.is_large else wheel.r * 1.02
    x, y = on_wheel(wheel.x, wheel.y, cell, out)
    k = max(0.36, wheel.r / 118)
    label = pen.words("board-wagon", colour=pen.name("colour", wheel.colour))
    svg = stamp(f"wagon{wheel.colour}", 0, 0, min(k, 1.1))
    answers, lit = ((STEPS[0].text,), edge(-21, -19, 42, 40)) if wheel.is_large else ((), "")
    return Item(f"w{wheel.colour}", x, y, svg, label=label, answers=answers, edge=lit)


# the region


def way(table: Table) -> int:
    """Which way wagons go this turn: 1 clockwise, -1 with a talent."""
    for spot, tokens in enumerate(table.view.on_spots):
        if tokens and table.box.talents[spot].effect == TURN_BACK:
            return -1
    return 1


def steps_to(table: Table, colour: int, cell: int) -> int:
    """How many steps lead to a cell; the wagon's own cell is a whole turn away."""
    return (way(table) * (cell - table.view.wagons[colour])) % WHEEL or WHEEL


def large_colour(table: Table) -> int:
    return table.plan.variant if table.plan.front == ROAD else 0


def road_of(table: Table) -> Road:
    return road_in(table.plan.box(ROAD), table.plan.front == ROAD, large_colour(table))


@piece
def _resting_things(
    pen: Quill, wheels: tuple[Wheel, ...], wagons: tuple[int, ...], standing: tuple[int, ...]
) -> Items:
    """Tents, then wagons."""
    found = list[Item]()
    for wheel in wheels:
        for cell in range(WHEEL):
            tent = standing[(wheel.colour - 1) * WHEEL + cell]
            if tent:
                found.append(_tent(pen, tent, wheel, cell))
    return (*found, *[_wagon(pen, wheel, wagons[wheel.colour]) for wheel in wheels])


@piece
def _grounds(pen: Quill, wheels: tuple[Wheel, ...]) -> Items:
    return tuple([_wheel(pen, wheel) for wheel in wheels])


def road(table: Table) -> tuple[Items, ...]:
    """Wheels, tents and wagons, and the posters on display, for everybody."""
    if not table.plan.box(ROAD)[2]:
        return ()
    found, pen, view = road_of(table), table.pen, table.view
    large = [wheel for wheel in found.wheels if wheel.is_large]
    cells = tuple([_cell(pen, *args) for wheel in large for args in _cells(table, wheel)])
    lying = _resting_things(pen, found.wheels, tuple(view.wagons), tuple(view.standing))
    shown = display(table, found.posters, found.poster, found.deck) if found.posters else ()
    return _grounds(pen, found.wheels), cells, lying, shown


def _cells(table: Table, wheel: Wheel) -> list[tuple[Wheel, int, str, int, int, str]]:
    reach, found = table.power_for(TRAVELLING), []
    for cell in range(WHEEL):
        steps = steps_to(table, wheel.colour, cell)
        text = brought(table, wheel.colour, steps) if steps <= reach else ""
        found.append((wheel, cell, _thing(table, wheel.colour, cell), steps, reach, text))
    return found


def _thing(table: Table, colour: int, cell: int) -> str:
    """What lies on a cell."""
    tent, sign = table.view.tent_on(colour, cell), table.box.wheels[colour][cell]
    if tent:
        return table.name("tent", tent)
    return table.name("gem", sign) if sign else table.words("outline-poster-cell")


def brought(table: Table, colour: int, steps: int) -> str:
    """What the way to a cell brings."""
    words, (gems, posters, tent) = table.words, on_the_way(table, colour, steps)
    found = [words("some-gems", count=n, gem=table.name("gem", c)) for c, n in enumerate(gems) if n]
    if posters:
        found.append(words("bonus-gain-posters", amount=posters))
    if tent:
        found.append(table.name("tent", tent))
    return words("board-brings", count=steps, things=", ".join(found))


def on_the_way(table: Table, colour: int, steps: int) -> tuple[list[int], int, int]:
    """Gems by colour, posters, and the tent at the end of a way."""
    view, gems, posters = table.view, [0] * (TRANSPARENT + 1), 0
    cell = view.wagons[colour]
    for _ in range(steps):
        cell = (cell + way(table)) % WHEEL
        sign = table.box.wheels[colour][cell]
        if sign:
            gems[sign] += 1
        elif not view.tent_on(colour, cell):
            posters += 1
    return gems, posters, view.tent_on(colour, cell)
