"""On the map: places, tents, caravans, the great circus and its road, and where one could go."""

from __future__ import annotations

from typing import Final

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.states import legal, legal_ring
from ....draw.svg import Point, at, circle
from ..box.components import FAMILIES, MEDIUM, METROPOLIS, TOWN
from ..rules.moves import GO
from ..words.outline import medium as medium_in_words
from ..words.outline import metropolis as metropolis_in_words
from ..words.outline import troupe_name
from ..words.texts import slot_text
from .chart import Sheet
from .ground import spots_of
from .pieces import camp, tent
from .places import (
    CITY,
    GRAND,
    TOWN_R,
    city,
    city_slots,
    grand,
    grand_slots,
    reward,
    reward_width,
    town,
)
from .promise import Promise, offered
from .spread import SIDES
from .table import Items, Table, region
from .theme import Room

ROOM_FOR_TAG: Final = 110
TAGS: Final = {TOWN: (9, -22), MEDIUM: (6, -33), METROPOLIS: (6, -50)}


def where(table: Table, sheet: Sheet, space: int) -> Point:
    spot = spots_of(table.box, sheet, True)[space]
    return sheet.x + spot.x, sheet.y + spot.y


# places


def places(table: Table, sheet: Sheet) -> Items:
    view, p = table.view, table.mine
    mine = (p.pedestals, p.banknotes, p.shows, tuple(map(tuple, p.rings)), tuple(p.money))
    seen = (tuple(view.tents), table.asks("go", "slot"), mine if table.lit("go") else ())
    return region(table, "places", seen, lambda: _places(table, sheet))


def _places(table: Table, sheet: Sheet) -> list[Item]:
    lit = {move.arg for move in table.lit("go")}
    order = sorted(  # what is lit lies above what is not
        range(1, len(table.box.spaces)), key=lambda n: (n in lit, where(table, sheet, n)[1])
    )
    return [_place(table, sheet, n) for n in order if table.view.is_open(n)]


def _place(table: Table, sheet: Sheet, n: int) -> Item:
    mark = table.mark(GO[n])
    if table.plan.space == n and not mark.state:
        mark = Mark("chosen", said=table.words("board-chosen"))
    gives = offered(table, n, mark)
    svg = place_svg(table, n)
    x, y = where(table, sheet, n)
    to_left = x > sheet.x + sheet.w - ROOM_FOR_TAG
    over = over_place(table.box.spaces[n].kind, mark.state, gives, to_left, table.room)
    text = place_text(table, n, gives)
    return item(f"s{n}", x, y, svg, mark, place_name(table, n), text, over)


def place_svg(table: Table, n: int) -> str:
    view, box = table.view, table.box
    space, name = box.spaces[n], table.name("space", n)
    source = table.source("space", space.id)
    if space.kind == TOWN:
        return town(name, SIDES.get(space.id, "below"), table.room)
    if space.kind == MEDIUM:
        needs = tuple([slot.pedestals for slot in box.slots])
        return city(name, FAMILIES[view.favourite(n)], needs, source)
    card = box.metropolis_cards[view.metropolis[space.region]]
    wanted = (FAMILIES[card.family], FAMILIES[card.before], FAMILIES[card.after])
    source = table.source("metropolis_card", card.id)
    return grand(name, card.value, wanted, tuple(box.place_points), source)


@memo
def over_place(kind: int, state: str, gives: Promise, to_left: bool, room: Room) -> str:
    """The light around a place, and what a show there would give."""
    strong = state == "chosen"
    if state not in ("legal", "chosen"):
        return ""
    tag = ""
    if any(gives):
        x, y = TAGS[kind]
        what = (gives.money, gives.tickets, gives.fame)
        tag = at(52 - reward_width(*what) if to_left else x, y, reward(*what, room))
    if kind == TOWN:
        halo = circle(0, 0, TOWN_R + 6, fill="none", stroke=room.lime, stroke_width=6, opacity=0.35)
        return halo + legal_ring(0, 0, TOWN_R + 2.6, room, True) + tag
    w, h = CITY if kind == MEDIUM else GRAND
    return legal(-w / 2, -h / 2, w, h, 9, room, 4, strong) + tag


def place_name(table: Table, n: int) -> str:
    space = table.box.spaces[n]
    kind = {TOWN: "town", MEDIUM: "city", METROPOLIS: "metropolis"}[space.kind]
    return table.words(
        f"board-{kind}", space=table.name("space", n), region=table.name("region", space.region)
    )


def place_text(table: Table, n: int, gives: Promise) -> str:
    """What a place asks for, who has played there, and what it would give."""
    view, telling, space = table.view, table.telling, table.box.spaces[n]
    lines = []
    if space.kind == MEDIUM:
        lines.append(medium_in_words(view, telling, n))
    elif space.kind == METROPOLIS:
        lines.append(metropolis_in_words(view, telling, space.region))
    if any(gives):
        lines.append(promised(table, space.kind, gives))
    return "\n".join(lines)


def promised(table: Table, kind: int, gives: Promise) -> str:
    """The same as the tag, in words."""
    words = table.words
    if kind == TOWN:
        return words("board-would-town", money=gives.money)
    if kind == METROPOLIS:
        return words("board-would-metropolis", points=gives.fame, money=gives.money)
    reward = slot_text(table.telling, gives.slot) if gives.slot else ""
    return words("board-would-city", pedestals=gives.pedestals, reward=reward, money=gives.money)


def whose(table: Table, troupe: int) -> str:
    """Whose tent or caravan it is."""
    return troupe_name(table.telling, troupe)


# tents


def tents(table: Table, sheet: Sheet) -> Items:
    return region(table, "tents", tuple(table.view.tents), lambda: _tents(table, sheet))


def _tents(table: Table, sheet: Sheet) -> list[Item]:
    spaces = range(1, len(table.box.spaces))
    return [one for n in spaces for one in pitched(table, n, *where(table, sheet, n))]


def pitched(table: Table, n: int, x: float, y: float) -> list[Item]:
    """The tents of a place, around its point."""
    found, (spots, scale) = list[Item](), berths(table, n)
    for (dx, dy), troupe in zip(spots, table.view.tents_on(n), strict=True):
        if troupe:
            svg = (tent if len(spots) == 1 else camp)(troupe, 0, 0, scale)
            label = tent_name(table, troupe, n)
            found.append(item(f"t{troupe}-{n}", x + dx, y + dy, svg, PLAIN, label))
    return found


def tent_name(table: Table, troupe: int, n: int) -> str:
    space = table.name("space", n)
    return table.words("board-tent", player=whose(table, troupe), space=space)


def berths(table: Table, n: int) -> tuple[list[Point], float]:
    """Where tents stand in a place, and how large."""
    kind = table.box.spaces[n].kind
    if kind == TOWN:
        return [(0.0, -1.0)], 0.86
    return (city_slots(), 0.58) if kind == MEDIUM else (grand_slots(), 0.64)
