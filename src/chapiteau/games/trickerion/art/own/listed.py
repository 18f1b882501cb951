"""What there is to work with, listed on a phone below who works where."""

from __future__ import annotations

from typing import Final

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.scene import Item
from ...box.components import ENGINEER, SHELVES
from ..pieces.panels import panel
from ..pieces.slips import ROW_H
from ..table import Table
from ..theme import Brush
from .store import piles
from .workshop import Boards, free_place, kept, own_things, trick_listed

APART: Final = 10.0  # from what is above
HEAD: Final = 38.0
STEP: Final = ROW_H + 6
PILES: Final = 46.0


def most_tricks(table: Table) -> int:
    """How many tricks whoever owns most of them has, at least one."""
    return max(1, *[sum(map(bool, p.trick)) for p in table.view.players])


def tricks_listed(table: Table, plan: Boards) -> Items:
    """Tricks one below another, wherever they lie, then places that are free."""
    p, pen = table.mine, table.pen
    tricks, _ = own_things(table)
    free = [shelf for shelf in range(1, SHELVES + 1) if not p.symbol_on(shelf)]
    places, items = iter(plan.shelves), list[Item]()
    for (symbol, shelf), at in zip(tricks, places, strict=False):
        own = kept(table, table.whose, symbol)
        items.append(trick_listed(pen, p.trick[symbol], own, shelf, *at, plan.w))
    for shelf, at in zip(free, places, strict=False):
        items.append(free_place(pen, shelf, p.has(ENGINEER), False, *at, 0.0, plan.w))
    return tuple(items)


@piece
def things_ground(pen: Brush, place: Rect) -> Item:
    """A ground with its title."""
    x, y, w, h = place
    said = write(14, 26, pen.words("board-to-work-with"), 17, pen.room.ink, "playfair", 700)
    return Item("shelf-below", x, y, panel(w, h, pen.room) + said)


def list_height(table: Table) -> float:
    """All of it, with the distance from what is above."""
    tricks, goods = own_things(table)
    return APART + HEAD + len(tricks) * STEP + (PILES if goods else 4) if tricks else 0.0


def listed(table: Table, above: Rect) -> list[Items]:
    """Tricks one below another, then piles of components."""
    x, top, w, h = above
    p, (tricks, goods) = table.mine, own_things(table)
    if not tricks:
        return []
    y, low = top + h + APART, list_height(table) - APART
    rows = [
        trick_listed(table.pen, p.trick[symbol], kept(table, table.whose, symbol), shelf,
                     x + 8, y + HEAD + i * STEP, w - 16)
        for i, (symbol, shelf) in enumerate(tricks)
    ]  # fmt: skip
    ground = things_ground(table.pen, (x, y, w, low))
    things = piles(table, x + 10, y + low - PILES + 20, w - 20) if goods else ()
    return [(ground,), tuple(rows), things]
