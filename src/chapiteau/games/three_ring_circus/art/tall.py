"""The tall board for phones: map, own circus, hand, tickets, cities, rivals, one below another."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.scene import TALL_WIDTH, Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import at
from ..rules.state import AUTOMATONS
from .automata import booth
from .bill import bill
from .chips import chips
from .choices import choices
from .ground import fitted
from .hand import hand, hidden
from .ledger import ledger, strip_for
from .overview import ahead, dots, spot, standing
from .own import goals, track
from .people import Person, in_words, numbers, person
from .ribbon import ribbon
from .rings import rings
from .rivals import rival
from .table import Items, Table, region
from .tall_house import grounds, room_of
from .tall_plan import (
    CHIPS_Y,
    FAN,
    FULL,
    GOALS,
    MAP_Y,
    NUMBERS_Y,
    PANEL,
    SHEET,
    STAGE,
    STRETCHED,
    TRACK_Y,
    Plan,
    X,
)
from .theme import Room
from .wide import ending, the_tile


def draw_tall(table: Table) -> Scene:
    g = table.view
    regions = g.start().order
    sheet = fitted(table.box, g.variant, SHEET, STRETCHED)
    held = table.mine.hand_size()
    plan = plan_for(held if table.looks_at_own else max(held, TWO_LINES), len(regions))
    items = [
        *chips(table, CHIPS_Y),
        *ahead(table, sheet),
        *dots(table, sheet),
        *standing(table, sheet),
        *grounds(table, plan),
        *mine(table),
        *bill(table, plan.tickets),
        *ribbon(table, strip_for(X, plan.ledger, FULL)),
        *ledger(table, X, plan.ledger),
        *others(table, plan),
        *the_tile(table, tiles(table, plan)),
        *hand(table, FAN),
        *choices(table, sheet, spot),
        *ending(table, TALL_WIDTH / 2, MAP_Y + 150, 17),
    ]
    return Scene(TALL_WIDTH, plan.end(g.seats), room_of(table), tuple(items))


TWO_LINES = 6  # cards: a spectator sees backs above, known tickets below


@memo
def plan_for(cards: int, regions: int) -> Plan:
    return Plan(cards, regions)


def mine(table: Table) -> list[Item]:
    return [
        *counts(table),
        *track(table, X + 4, TRACK_Y, FULL - 8, True),
        *goals(table, GOALS),
        *rings(table, STAGE),
        *hidden(table, FAN),
    ]


def counts(table: Table) -> Items:
    """What the viewer's own circus counts, in a line."""
    who = person(table, table.me)
    return region(table, "counts", who, lambda: [_counts(table, who)])


def _counts(table: Table, who: Person) -> Item:
    svg = line(who, table.room)
    return item("counts", X + 14, NUMBERS_Y, svg, PLAIN, in_words(table, who))


@memo
def line(who: Person, room: Room) -> str:
    return at(0, 0, numbers(who, 19, 20, room))


def others(table: Table, plan: Plan) -> list[Item]:
    if table.view.automata:
        return [*booth(table, plan.booth)]
    found = list[Item]()
    for i, seat in enumerate(table.opponents):
        found += rival(table, seat, X, plan.rivals + i * (PANEL.h + 8), PANEL, "q")
    return found


def tiles(table: Table, plan: Plan) -> dict[int, tuple[float, float, float]]:
    """Where the tile lies before each troupe, and how large."""
    found = {table.me + 1: (X + FULL - 24.0, float(NUMBERS_Y), 14.0)}
    if table.view.automata:
        found[AUTOMATONS] = (plan.booth.x + FULL - 34, plan.booth.y + 68, 18.0)
    for i, seat in enumerate(table.opponents):
        x, y, r = PANEL.tile
        found[seat + 1] = (X + x, plan.rivals + i * (PANEL.h + 8) + y, r)
    return found
