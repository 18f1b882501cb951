"""The wide board: theatre and rivals above, the city in the middle, the viewer's own things below."""

from __future__ import annotations

from ....draw.scene import WIDE as SIZE
from ....draw.scene import Item, Scene
from ..box.components import DOWNTOWN, MARKET
from .bar import bar, ending
from .choices import choices
from .company import cards, homes_of_mine, people
from .house import room_of
from .lamps import lamps
from .own import own_things
from .plan import (
    BILL,
    BOARDS,
    COMPANY,
    DAY_BOXES,
    DAY_R,
    OWN,
    RING,
    RX,
    SLOT_R,
    STALLS,
    TOWN,
    TRAY,
    TW,
    TX,
    TY,
    bill_places,
    panel_for,
    slot_berths,
)
from .rivals import people_of, rival, rival_cards
from .shelves import shelves
from .stage import row
from .stalls import market
from .table import Table
from .town import dice, faces, residence, shared_slots
from .week import days
from .workshop import benches, store


def draw_wide(table: Table) -> Scene:
    view = table.view
    items = [
        *bar(table),
        *lamps(table, RING),
        *days(table, DAY_BOXES, DAY_R),
        *row(table, bill_places(view.box.row_slots[view.seats]), BILL),
        *city(table),
        *mine(table),
        *everybody(table),
        *choices(table, TRAY),
        *ending(table, TX + TW / 2, TY + 190, 30),
    ]
    return Scene(*SIZE, room_of(table), tuple(items))


def city(table: Table) -> list[Item]:
    """Downtown and market row."""
    return [
        *shared_slots(table, DOWNTOWN, TOWN.slots, SLOT_R),
        *dice(table, TOWN),
        *residence(table, TOWN),
        *faces(table, TOWN),
        *shared_slots(table, MARKET, STALLS.slots, SLOT_R),
        *market(table, STALLS),
    ]


def mine(table: Table) -> list[Item]:
    """What lies before the viewer."""
    return [
        *own_things(table, OWN),
        *cards(table, COMPANY),
        *shelves(table, BOARDS),
        *store(table, BOARDS),
        *benches(table, BOARDS),
    ]


def everybody(table: Table) -> list[Item]:
    """The boards of the rivals, then all characters, then the cards at their feet."""
    plan, homes = panel_for(table.view.seats - 1), homes_of_mine(table, COMPANY)
    boards, feet = list[Item](), list[Item]()
    for i, seat in enumerate(table.opponents):
        y = TY + i * (plan.h + 8)
        homes |= people_of(table, seat, RX, y, plan)
        boards += rival(table, seat, RX, y, plan)
        feet += rival_cards(table, seat, RX, y, plan)
    return [*boards, *people(table, slot_berths(), homes), *feet]
