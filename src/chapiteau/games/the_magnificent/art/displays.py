"""What lies open for everybody: lots of master cards and talents, posters, tiles, talent places."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import Mark, item
from ....draw.svg import Point, at, rect
from ....draw.text import write
from ..box.components import ALL_TILES, LOTS, MAIN_SPOTS, SHOWN, tile_colour
from ..rules.moves import BLIND, DRAW, DROP, LOT, SPOT, TILE, TRADE
from ..words.texts import master_text, poster_text, talent_text
from .bills import Bill, bill_of, over_card, poster_back, poster_card
from .bills import H as BILL_H
from .bills import W as BILL_W
from .cloths import cells_of_shape, size_of, tile
from .masters import Card, master_card
from .masters import H as CARD_H
from .masters import W as CARD_W
from .table import Items, Table
from .talents import talent_tile, tokens_on
from .theme import DYES, Room


@dataclass(frozen=True)
class Displays:
    """Where the lots begin, where posters hang, where tiles are piled, and their sizes."""

    lots: tuple[Point, ...]
    master: float  # how wide a master card is
    tile: tuple[float, float]  # a talent tile
    posters: tuple[Point, ...]  # the deck last
    poster: float


def card_of(table: Table, master: int) -> Card:
    """What a master card says; its name without the bonus, which is drawn."""
    name = table.name("master", master)
    source = table.source("master", table.box.masters[master].id)
    return Card(master, name.split(" (")[0], source)


def bill_for(table: Table, poster: int) -> Bill:
    return bill_of(table.box, poster, table.source("poster", table.box.posters[poster].id))


def master_item(
    table: Table, master: int, x: float, y: float, w: float, mark: Mark, text: str = "",
    over: str = "",
) -> Item:  # fmt: skip
    """A whole master card, wherever it lies."""
    svg = master_card(card_of(table, master), table.box, w, table.room)
    said = master_text(table.telling, master)
    state = over_card(w, w * CARD_H / CARD_W, 8 * w / CARD_W, mark.state, table.room)
    name = table.name("master", master)
    return item(f"m{master}", x, y, svg, mark, name, f"{said}\n{text}".strip(), state + over)


def talent_item(
    table: Table, spot: int, x: float, y: float, size: Point, mark: Mark, lying: int = 0
) -> Item:
    """A talent tile with its name, and the talents that lie on it."""
    w, h = size
    name = table.name("spot", spot)
    svg = talent_tile(table.box, spot, name, w, h, table.room)
    over = tokens_on(lying, w, h) + over_card(w, h, 6, mark.state, table.room)
    return item(f"s{spot}", x, y, svg, mark, name, talent_text(table.telling, spot), over)


def poster_item(
    table: Table, poster: int, x: float, y: float, w: float, mark: Mark, over: str = "",
    more: str = "",
) -> Item:  # fmt: skip
    """A whole poster, wherever it hangs."""
    svg = poster_card(bill_for(table, poster), w, table.room)
    text = poster_text(table.telling, poster)
    state = over_card(w, w * BILL_H / BILL_W, 6 * w / BILL_W, mark.state, table.room)
    name = table.name("poster", poster)
    return item(f"p{poster}", x, y, svg, mark, name, f"{text}\n{more}".strip(), over + state)


# the main display


def lots(table: Table, plan: Displays) -> Items:
    view = table.view
    seen = (tuple(view.lot_masters), tuple(view.lot_talents), plan, table.asks("lot", "drop"))
    return table.region("lots", seen, lambda: _lots(table, plan))


def _lots(table: Table, plan: Displays) -> list[Item]:
    view, items = table.view, list[Item]()
    for lot in range(1, LOTS + 1):
        x, y = plan.lots[lot - 1]
        mark = table.mark_one_of(LOT[lot], DROP[lot], refuse=False)
        if view.lot_masters[lot]:
            items.append(master_item(table, view.lot_masters[lot], x, y, plan.master, mark))
        if view.lot_talents[lot]:
            left = x + plan.master + 4
            items.append(talent_item(table, view.lot_talents[lot], left, y, plan.tile, mark))
    return items


# posters


def poster_display(table: Table, plan: Displays) -> Items:
    view = table.view
    asks = table.asks("draw", "blind", "trade")
    count = len(view.poster_deck)
    seen = (tuple(view.shown), count, plan, asks)
    return table.region("posters", seen, lambda: _posters(table, plan))


def _posters(table: Table, plan: Displays) -> list[Item]:
    view, items = table.view, list[Item]()
    for place in range(1, SHOWN + 1):
        if view.shown[place]:
            x, y = plan.posters[place - 1]
            mark = table.mark_one_of(DRAW[place], TRADE[place])
            items.append(poster_item(table, view.shown[place], x, y, plan.poster, mark))
    x, y = plan.posters[-1]
    mark, count = table.mark(BLIND, refuse=False), len(view.poster_deck)
    over = over_card(plan.poster, plan.poster * BILL_H / BILL_W, 6, mark.state, table.room)
    label = table.words("board-deck", count=count)
    svg = poster_back(count, plan.poster, table.room)
    return [*items, item("deck", x, y, svg, mark, label, over=over)]


# talent places of the main board


def main_spots(table: Table, places: tuple[Point, ...], size: Point) -> Items:
    view = table.view
    seen = (tuple(view.on_spots), places, size, table.asks("spot"))
    return table.region("spots", seen, lambda: _spots(table, places, size))


def _spots(table: Table, places: tuple[Point, ...], size: Point) -> list[Item]:
    view, items = table.view, list[Item]()
    w, h = size
    for spot in range(1, MAIN_SPOTS + 1):
        x, y = places[spot - 1]
        mark = table.mark(SPOT[spot])
        svg = talent_tile(table.box, spot, "", w, h, table.room)
        over = tokens_on(view.on_spots[spot], w, h) + over_card(w, h, 6, mark.state, table.room)
        name, text = table.name("spot", spot), talent_text(table.telling, spot)
        items.append(item(f"s{spot}", x, y, svg, mark, name, text, over))
    return items


# camp tiles


@memo
def pile_number(count: int, room: Room) -> str:
    return write(0, 5, count, 15, room.ink, weight=800, anchor="middle")


def supply(table: Table, places: tuple[Point, ...], unit: float) -> Items:
    """The piles of camp tiles: x and y are the middle of each."""
    view = table.view
    seen = (tuple(view.supply), places, unit, table.asks("tile"))
    return table.region("supply", seen, lambda: _supply(table, places, unit))


def _supply(table: Table, places: tuple[Point, ...], unit: float) -> list[Item]:
    view, room, items = table.view, table.room, list[Item]()
    for kind in ALL_TILES:
        x, y = places[kind - 1]
        cells = cells_of_shape(tuple(table.box.shapes[kind]), 0)
        w, h = size_of(cells)
        mark = table.mark(TILE[kind])
        dye = DYES[tile_colour(kind)]
        ground = rect(-22, -30, 44, 78, 6, fill=room.panel, stroke=dye.body, stroke_width=1.2)
        svg = ground + at(-w * unit / 2, -2 - h * unit / 2, tile(kind, cells, unit))
        over = at(0, 36, pile_number(view.supply[kind], room))
        over += at(-22, -30, over_card(44, 78, 6, mark.state, room))
        name = table.words("some-tiles", count=view.supply[kind], tile=table.name("tile", kind))
        items.append(item(f"u{kind}", x, y, svg, mark, name, over=over))
    return items
