"""The table on a screen: one region in front, the others in the wings, nothing scrolls."""

from __future__ import annotations

from ....draw.desk import Items
from ....draw.memo import memo_large
from ....draw.pen import piece
from ....draw.pieces.icons import strokes
from ....draw.scene import Region, Scene, scene_of
from ....draw.svg import rect
from ..box.components import DOWNTOWN, FIRST_SLOT, MARKET, WORKSHOP, Facts
from .city import market as stalls
from .city import town as city
from .city.places import Market, Town, front_market, front_town, wing_market, wing_town
from .defs import defs
from .front import REGIONS
from .own import heads, tray
from .own.company import Berth, company_wing, own_person, people
from .own.matrix import matrix, matrix_in
from .own.store import store
from .own.workshop import bench_caption, front_boards, workshop, workshop_wing
from .pieces.panels import KEYS, SIGNS, ground
from .plan import Plan
from .table import Table
from .theatre import region as stage
from .theatre.places import House, front_house, wing_house
from .theatre.row import circles
from .theme import Brush, Room

STAGE = ("theatre", "theatre")  # has a ground of its own


def draw_wide(table: Table) -> Scene:
    plan = table.plan
    parts = (
        table.public(public_parts),
        table.kept("slots", free_slots(table)),
        table.public(circle_parts),
        table.kept("own", (*own_parts(table), *asked(table))),
    )
    back = backdrop(plan.width, plan.height, table.box, table.room)
    size, found = (plan.width, plan.height), regions(table.pen, plan)
    return scene_of(size, back, parts, found, table.laid)


@memo_large
def backdrop(w: float, h: float, box: Facts, room: Room) -> str:
    """The room behind everything."""
    return "".join(
        [
            defs(room, box),
            rect(0, 0, w, h, fill=room.room),
            rect(0, 0, w, h, fill=room.url("suits"), opacity=0.5),
            rect(0, 0, w, h, fill=room.url("light")),
            rect(0, 0, w, h, fill=room.url("rim")),
        ]
    )


@piece
def regions(pen: Brush, plan: Plan) -> tuple[Region, ...]:
    places = plan.places
    if plan.is_matrix:
        places = heads.regions(matrix_in(plan.front_place))
    return tuple(
        [
            Region(
                id,
                KEYS[id],
                pen.words(f"board-region-{id}"),
                *places[id],
                id == plan.front,
                strokes(SIGNS[id]),
            )
            for id in REGIONS
        ]
    )


# where things are


def house_of(table: Table) -> House | None:
    plan = table.plan
    place = plan.places.get("theatre")
    if place is None:
        return None
    made = front_house if plan.front == "theatre" else wing_house
    return made(place, plan.cards)


def town_of(table: Table) -> Town | None:
    place = table.plan.places.get("town")
    if place is None:
        return None
    return front_town(place) if table.focus == "town" else wing_town(place)


def market_of(table: Table) -> Market | None:
    place = table.plan.places.get("market")
    if place is None:
        return None
    return front_market(place) if table.focus == "market" else wing_market(place)


# what all see


def public_parts(table: Table) -> tuple[Items, ...]:
    plan, pen = table.plan, table.pen
    if plan.is_matrix:
        grid = matrix_in(plan.front_place)
        parts = [*heads.heads(table, grid), people(table, heads.berths_of(grid))]
        return table.kept("all", parts)
    parts = []
    own = [id for id in ("company", "workshop", "theatre") if (id, plan.front) != STAGE]
    parts.append(tuple([ground(pen, id, *plan.places[id], id == plan.front) for id in own]))
    berths: dict[int, Berth] = {}
    if house := house_of(table):
        parts += stage.theatre(table, house)
        berths |= house.slots
    if town := town_of(table):
        parts += city.town(table, town)
        berths |= {FIRST_SLOT[DOWNTOWN] + i: b for i, b in enumerate(town.wells)}
    if market := market_of(table):
        parts += stalls.market(table, market)
        berths |= {FIRST_SLOT[MARKET] + i: b for i, b in enumerate(market.wells)}
    if plan.front == "company":
        parts.append(tray.tray(table, inner(plan.front_place)))
    return table.kept("all", (*parts, people(table, berths)))


def inner(place: tuple[float, float, float, float]) -> tuple[float, float, float, float]:
    x, y, w, h = place
    return x + 14, y + 46, w - 28, h - 60


# what lies before the viewer


def own_parts(table: Table) -> list[Items]:
    plan = table.plan
    if plan.is_matrix:
        return matrix(table, matrix_in(plan.front_place))
    parts: list[Items] = []
    if plan.front == "workshop":
        boards = front_boards(plan.front_place)
        parts += [bench_caption(table.pen, boards), *workshop(table, boards)]
        parts.append(at_work(table, boards.benches))
    else:
        parts += workshop_wing(table, plan.places["workshop"], plan.front != "market")
    if plan.front == "market":
        parts.append(store(table, front_market(plan.front_place).store))
    if plan.front != "company":
        parts += company_wing(table, plan.places["company"])
    return parts


def at_work(table: Table, berths: tuple[Berth, ...]) -> Items:
    """Those of the company who are in the workshop."""
    first = FIRST_SLOT[WORKSHOP]
    found = [(place, table.mine.at[place] - first) for place in table.members]
    return tuple(
        [own_person(table, place, *berths[i]) for place, i in found if 0 <= i < len(berths)]
    )


def asked(table: Table) -> list[Items]:
    """What exists only for the present question."""
    if not table.moves:
        return []
    if table.focus == "theatre" and (house := house_of(table)):
        return [stage.asked(table, house)]
    if table.focus == "town" and (town := town_of(table)):
        return [city.asked(table, town)]
    return []


def free_slots(table: Table) -> list[Items]:
    """Where a marker may go: below the circles."""
    house = house_of(table) if table.focus == "theatre" else None
    return [stage.free_slots(table, house)] if house else []


def circle_parts(table: Table) -> tuple[Items, ...]:
    house = house_of(table)
    return table.kept("circles", circles(table, house)) if house else ()
