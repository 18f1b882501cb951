"""The cities on a phone, region by region: majorities, the metropolis, the slots of both."""

from __future__ import annotations

from typing import Final

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import item
from ....draw.svg import Point, at, rect
from ..box.components import METROPOLIS, CircusBox
from ..rules.moves import GO
from .places import CITY, GRAND
from .promise import offered
from .ribbon import Strip
from .table import Items, Table, region
from .theme import Room
from .tour import over_place, pitched, place_name, place_svg, place_text

PAGE_H: Final = 152
STRIP_H: Final = 40


def strip_for(x: float, y: float, w: float) -> Strip:
    return Strip(x, y, w, STRIP_H, 0, PAGE_H)


def page_ground(x: float, y: float, w: float, pages: int, room: Room) -> str:
    return "".join(
        rect(
            x,
            y + i * PAGE_H + 20,
            w,
            PAGE_H - 28,
            9,
            fill=room.panel,
            stroke=room.line,
            stroke_width=1.2,
        )
        for i in range(pages)
    )


@memo
def sites(box: CircusBox, region: int) -> tuple[tuple[int, Point], ...]:
    """Where the three cities of a region stand on its page."""
    r = box.regions[region]
    left = GRAND[0] / 2 + 3
    middle = GRAND[0] + 8 + CITY[0] / 2
    right = GRAND[0] + CITY[0] + 12 + CITY[0] / 2
    return (
        (r.metropolis, (left, 100.0)),
        (r.medium_a, (middle, 104.0)),
        (r.medium_b, (right, 104.0)),
    )


def ledger(table: Table, x: float, y: float) -> Items:
    g, p = table.view, table.mine
    mine = (p.pedestals, p.banknotes, p.shows, tuple(map(tuple, p.rings)), tuple(p.money))
    seen = (tuple(g.tents), table.asks("go", "slot"), mine if table.lit("go") else (), x, y)
    return region(table, "ledger", seen, lambda: _ledger(table, x, y))


def _ledger(table: Table, x: float, y: float) -> list[Item]:
    found = []
    for i, r in enumerate(table.view.start().order):
        for n, (dx, dy) in sites(table.box, r):
            found += _site(table, n, x + dx, y + i * PAGE_H + dy)
    return found


def _site(table: Table, n: int, x: float, y: float) -> list[Item]:
    mark = table.mark(GO[n])
    gives = offered(table, n, mark)
    kind = table.box.spaces[n].kind
    over = at(0, 0, over_place(kind, mark.state, gives, kind != METROPOLIS, table.room))
    label, text = place_name(table, n), place_text(table, n, gives)
    return [
        item(f"k{n}", x, y, place_svg(table, n), mark, label, text, over),
        *pitched(table, n, x, y),
    ]
