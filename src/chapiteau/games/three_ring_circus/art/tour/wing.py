"""The map in the wings: small and without words, towns as dots, tents and who travels."""

from __future__ import annotations

from typing import Final

from .....draw.memo import memo
from .....draw.palette import PAPER
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import Point, at, circle, path, rect
from ...box.components import MEDIUM, METROPOLIS, TOWN
from ..pieces.wooden import caravan, rival, tent
from ..table import Items, Quill, Table
from ..theme import CREAM, KEY, RED, SUN
from .region import Chart, chart_of
from .towns import tent_name
from .travel import caravan_name, on_the_map, pawn_words

HALF: Final = 12.0  # of a caravan, from its middle to its end
DOT: Final = {TOWN: 4.6, MEDIUM: 6.5, METROPOLIS: 8.5}


def wing(table: Table) -> tuple[Items, ...]:
    """Everything on the small map; nothing is chosen there."""
    chart = chart_of(table)
    spots = tuple([(table.box.spaces[n].kind, *chart.spot(n)) for n in chart.tour.open])
    return (_dots(table.pen, spots),), _tents(table, chart), _travellers(table, chart)


@piece
def _dots(pen: Quill, spots: tuple[tuple[int, float, float], ...]) -> Item:
    return Item("dots", 0, 0, "".join([at(x, y, dot(kind)) for kind, x, y in spots]))


@memo
def dot(kind: int) -> str:
    """A town is a disc, a city a plate, a metropolis a canopy."""
    if kind == TOWN:
        return circle(0, 0, DOT[TOWN], fill=PAPER, stroke=KEY, stroke_width=1.4)
    if kind == MEDIUM:
        return rect(-8, -6, 16, 12, 3.5, fill=PAPER, stroke=KEY, stroke_width=1.5)
    roof = "M-9 6V-1C-6 -3 -2 -6 0 -10C2 -6 6 -3 9 -1V6Z"
    return (
        path(roof, fill=RED, stroke=KEY, stroke_width=1.5, stroke_linejoin="round")
        + path("M-3 6V-3C-2 -5 -.6 -7 0 -9C.6 -7 2 -5 3 -3V6Z", fill=CREAM)
        + path(
            "M-9 -1C-4 1 4 1 9 -1V1.6C4 3.6 -4 3.6 -9 1.6Z", fill=SUN, stroke=KEY, stroke_width=0.8
        )
    )


def _tents(table: Table, chart: Chart) -> Items:
    """In towns; those of cities are seen in front."""
    found = list[Item]()
    for n in chart.tour.open:
        troupe = table.view.tents_on(n)[0]
        if troupe and table.box.spaces[n].kind == TOWN:
            found.append(_tent(table.pen, troupe, n, *chart.spot(n)))
    return tuple(found)


@piece
def _tent(pen: Quill, troupe: int, n: int, x: float, y: float) -> Item:
    return Item(f"t{troupe}-{n}", x, y, tent(troupe, 0, 0, 0.36), label=tent_name(pen, troupe, n))


def _travellers(table: Table, chart: Chart) -> Items:
    pen, taken = table.pen, dict[int, int]()
    right = chart.x + chart.tour.sheet.w * chart.scale - HALF
    x, y = chart.spot(table.view.pawn_space())
    found = [_pawn(pen, *pawn_words(table), x - 9, y - 9)]
    for troupe, space in on_the_map(table):
        k = taken[space] = taken.get(space, 0) + 1
        x, y = chart.spot(space)
        found.append(_caravan(pen, troupe, space, (min(right, x + 3 + k * 8), y - 4 - k * 3)))
    return tuple(found)


@piece
def _pawn(pen: Quill, label: str, text: str, x: float, y: float) -> Item:
    return Item("bb", x, y, rival(0, 0, 0.36), label=label, text=text)


@piece
def _caravan(pen: Quill, troupe: int, space: int, place: Point) -> Item:
    label = caravan_name(pen, troupe, space)
    return Item(f"v{troupe}", *place, caravan(troupe, 0, 0, 0.38), label=label)
