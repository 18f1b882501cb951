"""On the map: caravans, the great circus and its road, and the way to where one is going."""

from __future__ import annotations

from itertools import pairwise
from typing import Final

from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Point, circle, outline, path
from ..box.components import MEDIUM, METROPOLIS, TOWN
from ..rules.state import AUTOMATONS
from .chart import Sheet
from .pieces import caravan, rival
from .promise import next_stop, way
from .stands import Stands, last_caravan, stands_on
from .table import Items, Table, region
from .theme import KEY, RED, SUN
from .tour import where, whose

# where the mark of the next stop stands around a place, by its kind
NEXT_STOPS: Final = {TOWN: (-15, -13), MEDIUM: (-58, 16), METROPOLIS: (-62, 26)}


def travellers(table: Table, sheet: Sheet, homes: dict[int, Point]) -> Items:
    """Caravans and the great circus; before the first turn a caravan waits at home."""
    view = table.view
    at_ = [(seat + 1, p.at) for seat, p in enumerate(view.players)]
    at_ += [(AUTOMATONS, a.at) for a in view.automata]
    seen = (tuple(at_), view.pawn_space(), view.pawn, view.popcorn, view.tented)
    return region(table, "travellers", seen, lambda: _travellers(table, sheet, at_, homes))


def _travellers(
    table: Table, sheet: Sheet, stand: list[tuple[int, int]], homes: dict[int, Point]
) -> list[Item]:
    found, taken = [_great_circus(table, sheet)], dict[int, int]()
    for troupe, space in stand:
        if not space and troupe not in homes:
            continue
        x, y = homes[troupe] if not space else where(table, sheet, space)
        if space:
            k = taken[space] = taken.get(space, 0) + 1
            dx, dy = last_caravan(stands(table, sheet), space, k)
            x, y = x + dx, y + dy
        label = caravan_name(table, troupe, space)
        found.append(item(f"v{troupe}", x, y, caravan(troupe, 0, 0, 0.82), PLAIN, label))
    return found


def stands(table: Table, sheet: Sheet) -> Stands:
    """The room that the names on the map leave; a closed place has none."""
    names = [
        table.name("space", n) if table.view.is_open(n) else ""
        for n in range(len(table.box.spaces))
    ]
    return stands_on(table.box, table.view.variant, sheet, tuple(names))


def caravan_name(table: Table, troupe: int, space: int) -> str:
    where_ = table.name("space", space) if space else table.words("board-off-map")
    return table.words("board-caravan", player=whose(table, troupe), space=where_)


def pawn_words(table: Table) -> tuple[str, str]:
    """Where the great circus is, and where it goes."""
    view, words = table.view, table.words
    label, stop = words("board-pawn", space=table.name("space", view.pawn_space())), next_stop(view)
    if view.popcorn:
        return label, words("board-region-popcorn")
    return label, words("board-next-stop", space=table.name("space", stop)) if stop else ""


def _great_circus(table: Table, sheet: Sheet) -> Item:
    space = table.view.pawn_space()
    x, y = where(table, sheet, space)
    dx, dy = stands(table, sheet).pawn(space)
    return item("bb", x + dx, y + dy, rival(0, 0, 0.78), PLAIN, *pawn_words(table))


def road(table: Table, sheet: Sheet) -> Items:
    view = table.view
    return region(
        table, "road", (view.pawn, view.popcorn, view.tented), lambda: _road(table, sheet)
    )


def _road(table: Table, sheet: Sheet) -> list[Item]:
    """The road ahead of the great circus: arrows on its bed, and its next stop."""
    view = table.view
    stops = [where(table, sheet, n) for n in (view.pawn_space(), *view.road_ahead())]
    d = arrows(stops, 1)
    found = [Item("road", 0, 0, path(d, fill=SUN, stroke=KEY, stroke_width=1.1))] if d else []
    stop = next_stop(view)
    if stop and not view.popcorn:
        x, y = where(table, sheet, stop)
        dx, dy = NEXT_STOPS[table.box.spaces[stop].kind]
        label = table.words("board-next-stop", space=table.name("space", stop))
        found.append(item("next", x + dx, y + dy, flag(), PLAIN, label))
    return found


def arrows(stops: list[Point], size: float) -> str:
    """Heads that point along a road, in the middle of each stretch."""
    found = []
    for (ax, ay), (bx, by) in pairwise(stops):
        length = max(1.0, ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5)
        ux, uy = (bx - ax) / length * size, (by - ay) / length * size
        x, y = (ax + bx) / 2, (ay + by) / 2
        found.append(
            outline(
                [
                    (x + 7 * ux, y + 7 * uy),
                    (x - 5 * ux - 6 * uy, y - 5 * uy + 6 * ux),
                    (x - 2 * ux, y - 2 * uy),
                    (x - 5 * ux + 6 * uy, y - 5 * uy - 6 * ux),
                ]
            )
        )
    return "".join(found)


@memo
def flag() -> str:
    """Where the great circus stops next: a small bill with a paw of gold."""
    return circle(0, 0, 9, fill=RED, stroke=KEY, stroke_width=1.6) + path(
        "M-3.4 -4L4 0L-3.4 4Z", fill=SUN, stroke=KEY, stroke_width=1
    )


def chosen_way(table: Table, sheet: Sheet) -> Items:
    """The way to the place that one is about to play in."""
    plan, p = table.plan, table.mine
    if not plan.space or not p.at:
        return ()
    seen = (plan.space, p.at, table.view.tented)
    return region(table, "way", seen, lambda: _way(table, sheet))


def _way(table: Table, sheet: Sheet) -> list[Item]:
    stops = way(table.view, table.mine.at, table.plan.space)
    d = "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in (where(table, sheet, n) for n in stops))
    look = {"fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    svg = path(d, stroke=INK, stroke_width=9, **look) + path(
        d, stroke=table.room.lime, stroke_width=5.4, **look
    )
    return [Item("way", 0, 0, svg)]
