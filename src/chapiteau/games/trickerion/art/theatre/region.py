"""The theatre as a region: its house with curtains, what all see of it, and what one is asked."""

from __future__ import annotations

from .....draw.desk import Items
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pen import piece
from .....draw.pieces.curtain import drapes, swags
from .....draw.pieces.tokens import shadow
from .....draw.scene import Item
from .....draw.svg import at, group, rect
from ...box.components import ASSISTANT, CELLS, ENGINEER, MANAGER
from ...rules.locations.theatre import place_in
from ...rules.moves import LIFT, cell_of
from ...rules.state import owner_of, symbol_of
from ..pieces.bills import spots
from ..pieces.icons import hat
from ..pieces.markers import free_slot, slot_edge
from ..pieces.panels import key_cap
from ..pieces.small import as_tuple, gains
from ..table import Table, facts
from ..theme import CREAM, Brush, Room
from .lamps import Ring, dark_lamps, lamp_strip, lamps
from .places import LAMPS, House
from .row import bill_of, marker_label, row
from .strip import lit_slots, strip
from .week import week


def theatre(table: Table, house: House) -> list[Items]:
    """What everybody sees of it."""
    view, pen = table.view, table.pen
    owners = tuple([view.day_owner(day) for day in range(1, 5)])
    fames = tuple([p.fame for p in view.players])
    x, y, w, h = house.place
    parts: list[Items] = []
    if house.kind == "front":
        ring = Ring(x + LAMPS / 2, y + LAMPS / 2, w - LAMPS, h - LAMPS)
        sides = (_deck(pen, len(view.deck), *house.deck), *_bonuses(pen, house.bonuses))
        parts += [(_ground(pen, x, y, w, h),), lamps(pen, ring, fames), sides]
    elif house.card:
        parts.append((_tall_ground(pen, x, y, w, h, False),))
    elif house.kind == "tall":
        parts += [
            (_tall_ground(pen, x, y, w, h, True),),
            lamp_strip(pen, x + 5, y + 8, w - 10, fames),
        ]
    parts.append(week(pen, house, owners, tuple(view.slots)))
    if house.card:
        parts.append(strip(table, house))
    return [*parts, *row(table, house)]


# the house


@piece
def _ground(pen: Brush, x: float, y: float, w: float, h: float) -> Item:
    svg = _front(w, h, pen.room) + key_cap("T", LAMPS + 16, LAMPS + 28, pen.room)
    return Item("region-theatre", x, y, svg)


@memo
def _front(w: float, h: float, room: Room) -> str:
    """A brass frame, velvet, the stage in its light, dark lamps."""
    x, y, wide, high = LAMPS, LAMPS, w - 2 * LAMPS, h - LAMPS - 8
    return "".join(
        [
            shadow(0, 0, w, h, 14, room, 1.4),
            rect(0, 0, w, h, 14, fill=room.url("brass"), stroke=INK, stroke_width=1),
            rect(3, 3, w - 6, h - 6, 11, fill=room.panel),
            rect(x, y, wide, high, 4, fill=room.url("stage")),
            rect(x, y, wide, high, 4, fill=room.url("spot")),
            at(x, y, drapes(wide, high, room, 92)),
            at(x, y, swags(wide, 26, 16, room)),
            rect(x, y, wide, high, 4, fill="none", stroke=INK, stroke_width=1.4),
            dark_lamps(Ring(LAMPS / 2, LAMPS / 2, w - LAMPS, h - LAMPS), room),
        ]
    )


@piece
def _tall_ground(pen: Brush, x: float, y: float, w: float, h: float, has_lamps: bool) -> Item:
    room = pen.room
    svg = (
        rect(0, 0, w, h, 12, fill=room.url("brass"), stroke=INK, stroke_width=1)
        + rect(3, 3, w - 6, h - 6, 9, fill=room.url("stage"))
        + rect(3, 3, w - 6, h - 6, 9, fill=room.url("spot"))
        + (at(3, 42, swags(w - 6, 17, 11, room)) if has_lamps else "")
    )
    return Item("region-theatre", x, y, svg)


@piece
def _deck(pen: Brush, count: int, x: float, y: float) -> Item:
    """The performance cards still to come, before the left curtain."""
    said = pen.words("outline-deck", count=count)
    return Item("deck", x, y, _pile(count, pen.words("board-to-come"), pen.room), label=said)


@memo
def _pile(count: int, said: str, room: Room) -> str:
    if not count:
        return rect(0, 0, 54, 76, 5, fill="none", stroke=room.metal, stroke_dasharray="5 4")
    under = [
        rect(i * 2, -i * 2, 54, 76, 5, fill="#6E1A2A", stroke=CREAM, stroke_width=1)
        for i in range(min(3, count))[::-1]
    ]
    return (
        "".join(under)
        + rect(5, 5, 44, 66, 3, fill="none", stroke=room.metal2, stroke_width=1)
        + hat(1, 27, 26, 0.86, INK)
        + write(27, 63, count, 20, CREAM, weight=800, anchor="middle")
        + write(28, 94, said, 14, "#F4E3C4", weight=600, anchor="middle", room=64)
    )


def _bonuses(pen: Brush, places: tuple[tuple[float, float], ...]) -> Items:
    """What each specialist backstage brings the performer, on plates before the right curtain."""
    kinds = (ENGINEER, MANAGER, ASSISTANT)
    return tuple([_bonus(pen, kind, *spot) for kind, spot in zip(kinds, places, strict=True)])


@piece
def _bonus(pen: Brush, kind: int, x: float, y: float) -> Item:
    room, gain = pen.room, as_tuple(facts(pen).performer_gain[kind])
    drawn, _ = gains(gain, 12.0, room.ink, 24)
    svg = rect(0, 0, 66, 36, 18, fill=room.panel, stroke=room.metal)
    svg += hat(kind, 19, 18, 0.56, room.ink) + at(35, 18, drawn)
    fame, coins, shards = gain
    said = pen.words("gains", fame=fame, coins=coins, shards=shards)
    label = pen.words("board-backstage", kind=pen.name("kind", kind), gains=said)
    return Item(f"bonus{kind}", x, y, svg, label=label)


# what one is asked


def free_slots(table: Table, house: House) -> Items:
    """Where a marker may go."""
    cells = {
        (place_in(move), cell_of(move.arg)) for move in table.moves if move.verb.startswith("mark-")
    }
    large = [_free(table, house, *spot) for spot in sorted(cells) if spot[0] in house.large]
    return (*large, *lit_slots(table, house, cells))


def _free(table: Table, house: House, place: int, cell: int) -> Item:
    show = table.view.row[place]
    x, y = house.bills[place - 1]
    cx, cy = spots(bill_of(table.pen, show), house.size)[cell]
    return _plus(table.pen, show, cell, x + cx, y + cy, house.size.radius)


@piece
def _plus(pen: Brush, show: int, cell: int, x: float, y: float, r: float) -> Item:
    svg = group(free_slot(r, pen.room), pointer_events="none")
    return Item(f"plus{show}-{cell}", x, y, svg)


def asked(table: Table, house: House) -> Items:
    """The viewer's own markers: what stands for one is not what stands for a rival's."""
    if table.question != "Theatre":
        return ()
    view, pen, items = table.view, table.pen, list[Item]()
    for place in [place for place in view.cards_in_row() if place in house.large]:
        x, y = house.bills[place - 1]
        middles = spots(bill_of(pen, view.row[place]), house.size)
        for cell in range(1, CELLS + 1):
            mark = view.mark_at(place, cell)
            if mark and owner_of(mark) == table.viewer:
                cx, cy = middles[cell]
                trick = view.trick_of(mark)
                items.append(
                    _own(
                        pen,
                        place,
                        view.row[place],
                        cell,
                        mark,
                        trick,
                        x + cx,
                        y + cy,
                        house.size.radius,
                    )
                )
    return tuple(items)


@piece
def _own(
    pen: Brush,
    place: int,
    show: int,
    cell: int,
    mark: int,
    trick: int,
    x: float,
    y: float,
    r: float,
) -> Item:
    answers = (LIFT[place][symbol_of(mark)].text,)
    label = marker_label(pen, place, mark, trick)
    return Item(f"lift{show}-{cell}", x, y, "", label=label, answers=answers, edge=slot_edge(r))
