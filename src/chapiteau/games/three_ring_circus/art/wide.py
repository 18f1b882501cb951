"""The wide board: the map and its ribbon, bill and rivals beside it, the viewer's own things below."""

from __future__ import annotations

from ....draw.scene import WIDE as SIZE
from ....draw.scene import Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import Point
from ....draw.tokens import banner
from ..rules.state import AUTOMATONS
from .automata import booth
from .bill import bill
from .choices import choices
from .ground import fitted
from .hand import hand, hidden
from .house import room_of
from .own import goals, plate, track
from .people import tile, tile_words
from .plan import (
    BILL,
    BOOTH,
    FAN,
    GOALS,
    OWN_Y,
    PANELS,
    PLATE,
    RIVALS_Y,
    SHEET,
    SIDE_W,
    SIDE_X,
    STAGE,
    STRETCHED,
    TRACK_H,
    TRACK_X,
    ribbon_for,
)
from .ribbon import ribbon
from .rings import rings
from .rivals import rival
from .table import Items, Table, region
from .tour import places, tents
from .travel import chosen_way, road, travellers


def draw_wide(table: Table) -> Scene:
    sheet = fitted(table.box, table.view.variant, SHEET, STRETCHED)
    items = [
        *ribbon(table, ribbon_for(len(table.view.start().order))),
        *road(table, sheet),
        *chosen_way(table, sheet),
        *places(table, sheet),
        *tents(table, sheet),
        *mine(table),
        *others(table),
        *bill(table, BILL),
        *travellers(table, sheet, homes(table)),
        *the_tile(table, tiles(table)),
        *hand(table, FAN),
        *choices(table, sheet),
        *ending(table, SHEET.x + SHEET.w / 2, SHEET.y + 300, 34),
    ]
    return Scene(*SIZE, room_of(table), tuple(items))


def mine(table: Table) -> list[Item]:
    """What lies before the viewer."""
    return [
        *plate(table, PLATE),
        *track(table, TRACK_X, OWN_Y + 8, TRACK_H, False),
        *goals(table, GOALS),
        *rings(table, STAGE),
        *hidden(table, FAN),
    ]


def others(table: Table) -> list[Item]:
    if table.view.automata:
        return [*booth(table, BOOTH)]
    plan, found = PANELS[table.view.seats - 1], list[Item]()
    for i, seat in enumerate(table.opponents):
        found += rival(table, seat, SIDE_X, RIVALS_Y + i * (plan.h + 7), plan)
    return found


def homes(table: Table) -> dict[int, Point]:
    """Where each troupe keeps its caravan before it is placed."""
    found = {table.me + 1: (PLATE.x + 46, PLATE.y + PLATE.h - 36)}
    if table.view.automata:
        found[AUTOMATONS] = (SIDE_X + SIDE_W - 110, RIVALS_Y + 66)
        return found
    plan = PANELS[table.view.seats - 1]
    for i, seat in enumerate(table.opponents):
        x = SIDE_X + (plan.rings[0] - 40 if not plan.whole else plan.w - 60)
        found[seat + 1] = (x, RIVALS_Y + i * (plan.h + 7) + (plan.h - 26 if not plan.whole else 58))
    return found


def tiles(table: Table) -> dict[int, tuple[float, float, float]]:
    """Where the tile lies before each troupe, and how large."""
    found = {table.me + 1: (PLATE.x + PLATE.w - 40, PLATE.y + PLATE.h - 40, 23.0)}
    if table.view.automata:
        found[AUTOMATONS] = (SIDE_X + SIDE_W - 40, RIVALS_Y + 70, 21.0)
        return found
    plan = PANELS[table.view.seats - 1]
    for i, seat in enumerate(table.opponents):
        x, y, r = plan.tile
        found[seat + 1] = (SIDE_X + x, RIVALS_Y + i * (plan.h + 7) + y, r)
    return found


def the_tile(table: Table, where: dict[int, tuple[float, float, float]]) -> Items:
    """The tile of the great circus lies before whoever holds it."""
    g = table.view
    side = "popcorn" if g.popcorn else "troupe"
    x, y, r = where[g.holder]

    def drawn() -> list[Item]:
        text = table.words(f"board-tile-{side}")
        return [item("tile", x, y, tile(side, r), PLAIN, tile_words(table), text)]

    return region(table, "tile", (g.holder, side, x, y), drawn)


def ending(table: Table, x: float, y: float, size: float) -> list[Item]:
    """Who has won, across the map."""
    g = table.view
    if not g.over:
        return []
    winners = [table.player(s) for s in g.edition.game.winners(g)]
    key = "outline-winners" if winners else "board-lost"
    said = table.words(key, players=", ".join(winners))
    return [item("banner", x, y, banner(said, table.room, size, "slab", size * 22), PLAIN, said)]
