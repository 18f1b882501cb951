"""The heads of the columns of the matrix: the places of the city as they stand now."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import DOWNTOWN, FIRST_SLOT, LOCATIONS, MARKET, THEATRE, WORKSHOP
from ..front import BY_LOCATION
from ..pieces.panels import KEYS, framed, key_cap
from ..table import Table, facts
from ..theatre.places import Berth, House, head_house
from ..theatre.week import place_for, places_for, week
from ..theme import CREAM, PLACE_ICONS, PLACES, Brush
from .counts import PHONE_BAND, PHONE_DOTS, STOCKED, places_left
from .matrix import NAMED, Matrix, grounds


def days_of(plan: Matrix) -> House:
    x, y, w, h = plan.head(THEATRE)
    return head_house((x, y + plan.band + 6, w, h - plan.band - 10))


def berths_of(plan: Matrix) -> dict[int, Berth]:
    """Where characters stand that have gone out."""
    found: dict[int, Berth] = {}
    if plan.is_small:
        return found
    for location in (DOWNTOWN, MARKET):
        for i, berth in enumerate(plan.berths(location)):
            found[FIRST_SLOT[location] + i] = berth
    return found | days_of(plan).slots


def heads(table: Table, plan: Matrix) -> list[Items]:
    """What everybody sees of the matrix."""
    view, pen = table.view, table.pen
    boxes = tuple([plan.head(location) for location in range(1, len(LOCATIONS))])
    bottom, given = plan.place[1] + plan.place[3] - 8, is_revealed(table)
    parts: list[Items] = [
        (_ground(pen, *plan.place, plan.heads, is_revealed(table), plan.is_small, plan.is_phone),),
        grounds(pen, plan.place, boxes, bottom),
        tuple([_band(pen, k, *box, plan.is_small, given) for k, box in enumerate(boxes, 1)]),
        (_rest(pen, plan.left(len(LOCATIONS)), plan.place[1] + 10, plan.rest, plan.is_small),),
    ]
    if plan.is_small:
        return [*parts, _left(table, boxes, plan.is_phone)]
    taken = tuple(view.slots)
    for location in (DOWNTOWN, MARKET):
        places = plan.berths(location)
        parts.append(places_for(pen, FIRST_SLOT[location], places, taken, view.seats))
    owners = tuple([view.day_owner(day) for day in range(1, 5)])
    parts.append(week(pen, days_of(plan), owners, taken))
    first, berths = FIRST_SLOT[WORKSHOP], plan.berths(WORKSHOP)
    benches = [place_for(pen, first + i, 0, False, True, *b) for i, b in enumerate(berths)]
    return [*parts, tuple(benches)]


def is_revealed(table: Table) -> bool:
    """Whether the cards that were laid in secret are open."""
    return any(any(p.cards) for p in table.view.players)


def _left(table: Table, boxes: tuple[Rect, ...], is_phone: bool) -> Items:
    """What is free of the places that all share."""
    view, found = table.view, list[Item]()
    for location, (x, y, w, _) in enumerate(boxes, 1):
        slots = range(FIRST_SLOT[location], FIRST_SLOT[location + 1])
        seats = table.box.slot_seats
        free = tuple([not view.slots[slot] for slot in slots if seats[slot] <= view.seats])
        if location != WORKSHOP:
            found.append(places_left(table.pen, location, free, x, y, w, is_phone))
    return tuple(found)


@piece
def _ground(
    pen: Brush,
    x: float,
    y: float,
    w: float,
    h: float,
    heads: float,
    revealed: bool,
    small: bool,
    phone: bool,
) -> Item:
    """The ground of the matrix; its heading says what is done there now."""
    room, words = pen.room, pen.words
    svg = framed(w, h, room)
    if small:
        look, up = (room.ink, "playfair", 700), 28 if phone else 32
        svg += write(12, up, words("board-region-company"), 16, *look, room=heads - 14)
        dots, end = (PHONE_DOTS + 4.5 if phone else 58.5), heads - 4
        look = (room.muted, "ui", 600)
        svg += write(end, dots, words("board-free"), 13, *look, anchor="end", room=end - 12)
        return Item("region-company", x, y, svg)
    said = ("board-cards-open", "board-one-goes")
    if not revealed:
        said = ("board-a-card-each", "board-without-a-card")
    svg += write(24, 44, words("board-who-where"), 23, room.ink, "playfair", 700, room=heads - 72)
    for i, line in enumerate(said):
        svg += write(24, 68 + i * 20, words(line), 15.5, room.muted, room=heads - 36)
    svg += key_cap(KEYS["company"], heads - 28, 36, room)
    return Item("region-company", x, y, svg)


@piece
def _band(
    pen: Brush, location: int, x: float, y: float, w: float, h: float, small: bool, given: bool
) -> Item:
    """The name of a place, and what is done there."""
    room, id = pen.room, BY_LOCATION[location]
    is_named = w >= NAMED
    band = 40.0 if is_named else PHONE_BAND
    svg = rect(0, 0, w, band, 10, fill=PLACES[location])
    svg += rect(0, band - 10, w, 10, fill=PLACES[location])
    name = pen.words(f"board-region-{id}")
    if small:
        middle = 19 if is_named else w / 2 - (0 if given else STOCKED)
        svg += icon(PLACE_ICONS[location], middle, band / 2, 24 if is_named else 22, CREAM, 2.1)
        svg += write(35, 25, name, 14.5, CREAM, weight=700, room=w - 39) if is_named else ""
        return Item(f"head-{id}", x, y, svg)
    svg += icon(PLACE_ICONS[location], 24, band / 2, 22, CREAM, 2.1)
    cards = 24 * facts(pen).assignments[location] + 40
    svg += write(42, 27, name, 19, CREAM, "playfair", 700, room=w - 44 - cards)
    svg += key_cap(KEYS[id], w - 18, band / 2, room)
    if location != THEATRE and h > 116:
        said = pen.words(f"board-done-{LOCATIONS[location]}")
        svg += write(14, band + 19, said, 14.5, room.muted, weight=600, room=w - 24)
    return Item(f"region-{id}", x, y, svg)


@piece
def _rest(pen: Brush, x: float, y: float, w: float, small: bool) -> Item:
    room, said = pen.room, pen.words("board-rest")
    svg = icon("moon", w / 2 if small else 20, 20, 20, room.brass, 2)
    if not small:
        svg += write(36, 27, said, 19, room.ink, "playfair", 700, room=w - 40)
    return Item("column-rest", x, y, svg)


def regions(matrix: Matrix) -> dict[str, Rect]:
    """The heads are the places of the other regions."""
    found = {BY_LOCATION[k]: matrix.head(k) for k in range(1, len(LOCATIONS))}
    return {**found, "company": matrix.place}
