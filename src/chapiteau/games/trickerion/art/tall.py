"""The tall board for phones: theatre, own things, city, residence and rivals, one below another."""

from __future__ import annotations

from ....draw.scene import TALL_WIDTH, Item, Scene
from ....draw.sight import PLAIN, item
from ....draw.svg import at
from ....draw.text import width
from ..box.components import DOWNTOWN, MARKET
from .bar import ORDER_STEP, ending, order, title_width, to_move, turns
from .chips import CHIP_H, FULL, chips, strip
from .choices import Tray, choices
from .company import cards, homes_of_mine, people
from .own import Row, own_row
from .rivals import people_of, rival, rival_cards
from .shelves import trick_rows
from .stage import row
from .stalls import market
from .table import Items, Table, region
from .tall_house import room_of
from .tall_plan import BILL, DAY_R, PANEL, THEATRE_Y, Plan, X, plan_for
from .town import dice, faces, residence, shared_slots
from .week import days
from .workshop import benches, store


def draw_tall(table: Table) -> Scene:
    view = table.view
    plan = plan_for(view.box.row_slots[view.seats], view.box.most_in_school)
    tray = Tray(TALL_WIDTH / 2, THEATRE_Y + 320, FULL - 8, 600, 3)
    items = [
        *bar(table),
        *chips(table, 44),
        *strip(table, 44 + CHIP_H + 6),
        *days(table, plan.boxes, DAY_R),
        *row(table, plan.bills, BILL),
        *mine(table, plan),
        *city(table, plan),
        *everybody(table, plan),
        *choices(table, tray),
        *ending(table, TALL_WIDTH / 2, THEATRE_Y + 150, 17),
    ]
    height = plan.rivals + (view.seats - 1) * (PANEL.h + 8) + 4
    return Scene(TALL_WIDTH, height, room_of(table), tuple(items))


def mine(table: Table, plan: Plan) -> list[Item]:
    return [
        *own_row(table, Row(X, plan.own, FULL)),
        *cards(table, plan.company),
        *trick_rows(table, X + 6, plan.own + 188, FULL - 12),
        *store(table, plan.boards),
        *benches(table, plan.boards),
    ]


def city(table: Table, plan: Plan) -> list[Item]:
    return [
        *shared_slots(table, DOWNTOWN, plan.town.slots, 19),
        *dice(table, plan.town),
        *shared_slots(table, MARKET, plan.stalls.slots, 19),
        *market(table, plan.stalls),
        *residence(table, plan.town),
        *faces(table, plan.town),
    ]


def everybody(table: Table, plan: Plan) -> list[Item]:
    """The boards of the rivals, then all characters, then the cards at their feet."""
    homes, boards, feet = homes_of_mine(table, plan.company), list[Item](), list[Item]()
    for i, seat in enumerate(table.opponents):
        y = plan.rivals + i * (PANEL.h + 8)
        homes |= people_of(table, seat, X, y, PANEL)
        boards += rival(table, seat, X, y, PANEL, "q")
        feet += rival_cards(table, seat, X, y, PANEL)
    return [*boards, *people(table, plan.berths, homes), *feet]


def bar(table: Table) -> Items:
    view = table.view
    seen = (view.turn, tuple(view.order), table.mover)
    return region(table, "tall-bar", seen, lambda: _bar(table))


def _bar(table: Table) -> list[Item]:
    view, words, room = table.view, table.words, table.room
    x = 32 + width(words("board-wordmark"), 21, "playfair", 800)
    said = words("outline-turn", turn=view.turn, turns=view.box.turns)
    track = turns(view.turn, view.box.turns, 21, room)
    label = words("outline-order", players=", ".join(table.player(s) for s in view.order))
    svg = at(0, 0, order("", tuple(view.order), room), scale=0.72)
    left, step = TALL_WIDTH - 20 - len(view.order) * 26, ORDER_STEP * 0.72
    items = [
        item("turns", x, 23, track, PLAIN, said),
        item("order", left, 23, svg, PLAIN, label),
    ]
    if table.mover in view.order:
        place = left + title_width("") * 0.72 + view.place_in_order(table.mover) * step
        items.append(Item("mover", place, 23, at(0, 0, to_move(room), scale=0.72)))
    return items
