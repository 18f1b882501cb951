"""On the map: caravans, the great circus and its road, and the way to where one is going."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from .....draw.layout import Area
from .....draw.lighting import LIME
from .....draw.palette import INK, PAPER
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import Point, el, line, number, outline, path, rect
from ...box.components import TOWN
from ...rules.state import AUTOMATONS
from ...words.outline_region import troupe_name
from ..pieces.wooden import caravan, colour_of, rival
from ..table import Items, Quill, Table
from ..theme import KEY, RED, SUN
from .promise import next_stop, way
from .region import Chart, chart_of
from .stands import middle

FAR: Final = 30.0  # from its place, from where on a caravan is tied to it
STATION: Final = 34.0
Stand = tuple[int, int]  # a troupe, and the space it is in
Stop = tuple[int, float, float, float, float]  # a space, where it is, and how large


def on_the_map(table: Table) -> list[Stand]:
    """Whose caravan is where, in an order that never changes."""
    view = table.view
    found = [(seat + 1, p.at) for seat, p in enumerate(view.players)]
    found += [(AUTOMATONS, a.at) for a in view.automata]
    return [one for one in found if one[1]]


def stands(table: Table, chart: Chart) -> list[tuple[Stand, Area]]:
    """Where each caravan stands, so that nothing lies on anything."""
    taken, found = [chart.tour.pawn(table.view.pawn_space())], list[tuple[Stand, Area]]()
    for one in on_the_map(table):
        taken.append(chart.tour.caravan(one[1], taken))
        found.append((one, taken[-1]))
    return found


def travellers(table: Table) -> Items:
    """The great circus, then caravans."""
    chart, pen = chart_of(table), table.pen
    pawn = chart.tour.pawn(table.view.pawn_space())
    found = [_pawn(pen, *pawn_words(table), *chart.at(*middle(pawn)), chart.tour.rival)]
    for (troupe, space), area in stands(table, chart):
        place = chart.at(*middle(area))
        found.append(_caravan(pen, troupe, space, *place, chart.tour.wagon))
    return tuple(found)


def ropes(table: Table) -> Items:
    """What ties whoever stands far away to their place."""
    chart, space = chart_of(table), table.view.pawn_space()
    found = [((0, space), chart.tour.pawn(space)), *stands(table, chart)]
    return tuple(
        [
            _rope(table.pen, troupe, (*chart.at(*middle(area)), *chart.spot(place)))
            for (troupe, place), area in found
            if away(chart.tour.boxes[place], area) > FAR
        ]
    )


def away(place: Area, area: Area) -> float:
    """How far something is from a place."""
    across = max(place.left - area.right, area.left - place.right)
    return max(across, place.top - area.bottom, area.top - place.bottom)


@piece
def _rope(pen: Quill, troupe: int, ends: tuple[float, float, float, float]) -> Item:
    svg = line(*ends, stroke=PAPER, stroke_width=5, opacity=0.8)
    ink = colour_of(troupe) if troupe else RED
    svg += line(*ends, stroke=ink, stroke_width=2.6, stroke_dasharray="5 3")
    return Item(f"rope{troupe}", 0, 0, svg)


@piece
def _pawn(pen: Quill, label: str, text: str, x: float, y: float, size: float) -> Item:
    return Item("bb", x, y, rival(0, 0, size), label=label, text=text)


@piece
def _caravan(pen: Quill, troupe: int, space: int, x: float, y: float, size: float) -> Item:
    svg, label = caravan(troupe, 0, 0, size), caravan_name(pen, troupe, space)
    return Item(f"v{troupe}", x, y, svg, label=label, over=el("g", data_stop=space))


def caravan_name(pen: Quill, troupe: int, space: int) -> str:
    where = pen.name("space", space) if space else pen.words("board-off-map")
    return pen.words("board-caravan", player=troupe_name(pen.telling, troupe), space=where)


def pawn_words(table: Table) -> tuple[str, str]:
    """Where the great circus is, and where it goes."""
    view, words = table.view, table.words
    label, stop = words("board-pawn", space=table.name("space", view.pawn_space())), next_stop(view)
    if view.popcorn:
        return label, words("board-region-popcorn")
    return label, words("board-next-stop", space=table.name("space", stop)) if stop else ""


# roads


def ways(table: Table) -> Items:
    """Where roads lie, and which places take no step: how others went is shown along them."""
    chart, view = chart_of(table), table.view
    stops = tuple([(n, *chart.spot(n), *sizes(table, chart, n)) for n in chart.tour.open])
    skipped = view.tented | view.caravans()
    free = tuple([n for n in chart.tour.open if skipped >> n & 1])
    return (_ways(table.pen, stops, free),)


def sizes(table: Table, chart: Chart, n: int) -> Point:
    """Of what stands in a place, which a way along the roads leaves in sight."""
    if table.box.spaces[n].kind == TOWN:
        return STATION, STATION
    place = chart.tour.boxes[n]
    return place.right - place.left - 8, place.bottom - place.top - 8


@piece
def _ways(pen: Quill, stops: tuple[Stop, ...], free: tuple[int, ...]) -> Item:
    places = " ".join([",".join(map(number, stop)) for stop in stops])
    there = {n for n, *_ in stops}
    roads = " ".join([f"{a},{b}" for a, b in pen.box.roads if a in there and b in there])
    svg = el("g", data_roads=f"{places};{roads}")
    return Item("ways", 0, 0, svg, over=el("g", data_free=" ".join(map(str, free))))


def road(table: Table) -> Items:
    """The road ahead of the great circus: arrows on its bed, and a frame around its next stop."""
    view, chart, pen = table.view, chart_of(table), table.pen
    stops = tuple([chart.spot(n) for n in (view.pawn_space(), *view.road_ahead())])
    found, stop = [_road(pen, stops)], next_stop(view)
    if stop and not view.popcorn:
        place = chart.tour.boxes[stop]
        found.append(
            _next(
                pen,
                stop,
                *chart.at(place.left, place.top),
                place.right - place.left,
                place.bottom - place.top,
            )
        )
    return tuple(found)


@piece
def _road(pen: Quill, stops: tuple[Point, ...]) -> Item:
    return Item("road", 0, 0, path(arrows(stops), fill=SUN, stroke=KEY, stroke_width=1.1))


@piece
def _next(pen: Quill, space: int, x: float, y: float, w: float, h: float) -> Item:
    """Where the great circus stops next."""
    box = (-4.0, -4.0, w + 8, h + 8, 12.0)
    svg = rect(*box, fill=SUN, fill_opacity=0.35, stroke=KEY, stroke_width=5)
    svg += rect(*box, fill="none", stroke=RED, stroke_width=3)
    svg += rect(*box, fill="none", stroke=SUN, stroke_width=3, stroke_dasharray="8 8")
    label = pen.words("board-next-stop", space=pen.name("space", space))
    return Item("mark-next", x, y, svg, label=label)


def arrows(stops: tuple[Point, ...]) -> str:
    """Heads that point along a road, in the middle of each stretch."""
    found = []
    for (ax, ay), (bx, by) in pairwise(stops):
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / length, (by - ay) / length
        x, y = (ax + bx) / 2, (ay + by) / 2
        corners = ((7, 0), (-5, -6), (-2, 0), (-5, 6))
        found.append(outline([(x + a * ux + b * uy, y + a * uy - b * ux) for a, b in corners]))
    return "".join(found) or "M0 0"


def chosen_way(table: Table) -> Items:
    """The way to the place that one is about to play in."""
    space, p = table.choice.space, table.mine
    return way_to(table, space) if space and p.at else ()


def way_to(table: Table, space: int) -> Items:
    chart = chart_of(table)
    stops = tuple([chart.spot(n) for n in way(table.view, table.mine.at, space)])
    return (_way(table.pen, stops),)


@piece
def _way(pen: Quill, stops: tuple[Point, ...]) -> Item:
    """A bed along the roads, with arrows on it."""
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in stops)
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    svg = path(d, stroke=INK, stroke_width=14, **look)
    svg += path(d, stroke=LIME["dark" if pen.room.dark else "light"], stroke_width=10, **look)
    return Item("way", 0, 0, svg + path(arrows(stops), fill=INK))
