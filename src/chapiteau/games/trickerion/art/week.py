"""The four weekdays of the theatre, and places for characters everywhere."""

from __future__ import annotations

from collections.abc import Sequence

from ....draw.counters import fame
from ....draw.layout import Rect
from ....draw.memo import memo
from ....draw.palette import INK, SEATS
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect
from ....draw.text import write
from ....draw.tokens import coin, sigil
from ..box.components import DAYS, FIRST_SLOT, ON_A_DAY, THEATRE, Facts
from ..rules.moves import GO
from .pieces import over_round, signed, well
from .table import Items, Table, region
from .theme import Room

Place = tuple[float, float]


def slot_of(day: int, k: int) -> int:
    return FIRST_SLOT[THEATRE] + (day - 1) * ON_A_DAY + k


@memo
def day_ground(name: str, w: float, h: float, gain: tuple[int, int], plain: str, room: Room) -> str:
    """A weekday as it is printed: its name, and what it does to every trick."""
    small = w < 150
    size, left = (14, 8) if small else (18, 14)
    wide = w - 2 * left if small else w - 166
    drawn = rect(0, 0, w, h, 8, fill=room.panel, stroke=room.line, stroke_width=1.2)
    drawn += write(left, 18 if small else 28, name, size, room.ink, weight=700, room=wide, floor=11)
    stars, coins = gain
    y = 33 if small else h - 20
    if not stars and not coins:
        said = write(left, y + 5, plain, 15, room.muted, room=wide, floor=12)
        return drawn + ("" if small else said)
    ink = room.good if stars > 0 else room.bad
    return (
        drawn
        + fame(left + size * 0.5, y, size * 0.58)
        + coin(left + size * 1.7, y, size * 0.52, "", "silver")
        + write(left + size * 2.5, y + size * 0.34, signed(stars), size, ink, weight=800)
    )


def day_grounds(
    names: tuple[str, ...], boxes: Sequence[Rect], box: Facts, plain: str, room: Room
) -> str:
    """All four, for the backdrop."""
    found = []
    for i, (x, y, w, h) in enumerate(boxes):
        gain = (box.day_fame[i + 1], box.day_coins[i + 1]) if box.weekday_yields else (0, 0)
        found.append(at(x, y, day_ground(names[i], w, h, gain, plain, room)))
    return "".join(found)


def days(table: Table, boxes: Sequence[Rect], r: float) -> Items:
    """Who has which weekday, and the places behind and on the stage."""
    view = table.view
    seen = (
        tuple(boxes), tuple(view.slots[FIRST_SLOT[THEATRE] :]), table.asks("go"),
        tuple([p.day for p in view.players]), "go" in table.verbs,
    )  # fmt: skip
    return region(table, "days", seen, lambda: _days(table, boxes, r))


def _days(table: Table, boxes: Sequence[Rect], r: float) -> list[Item]:
    items = []
    for day, (x, y, w, h) in enumerate(boxes, 1):
        owner = table.view.day_owner(day)
        svg = rect(0, 0, w, h, 8, fill="#000", fill_opacity=0)
        key = "board-day-of" if owner >= 0 else "board-day-free"
        said = {"player": table.player(owner)} if owner >= 0 else {}
        label = table.words(key, day=table.name("day", day), **said)
        text = _day_text(table, day)
        items.append(item(f"day{day}", x, y, svg, PLAIN, label, text, _claimed(owner, w, h)))
        for k in range(ON_A_DAY):
            sx, sy = day_slot((x, y, w, h), r, k)
            items.append(slot_item(table, slot_of(day, k), sx, sy, r, k == ON_A_DAY - 1))
    return items


def day_slot(box: Rect, r: float, k: int) -> Place:
    """Where the places of a weekday are."""
    x, y, w, h = box
    if w < 150:
        return x + w / 2 + (k - 1) * (2 * r + 4), y + h - r - 6
    return x + w - 14 - r - (2 - k) * (2 * r + 6), y + h / 2


def _day_text(table: Table, day: int) -> str:
    box, words = table.box, table.words
    if not box.weekday_yields or not (box.day_fame[day] or box.day_coins[day]):
        return words("board-as-printed")
    name = table.name("day", day)
    return words("outline-day-yield", day=name, fame=box.day_fame[day], coins=box.day_coins[day])


@memo
def _claimed(owner: int, w: float, h: float) -> str:
    """The mark of whoever has a weekday this turn."""
    if owner < 0:
        return ""
    edge = rect(0, 0, w, h, 8, fill="none", stroke=SEATS[owner].colour, stroke_width=3)
    ink = rect(-1.5, -1.5, w + 3, h + 3, 9, fill="none", stroke=INK, stroke_width=1)
    return ink + edge + sigil(owner, 4, 4, 9 if w >= 150 else 7)


# places for characters


def slot_item(
    table: Table,
    slot: int,
    x: float,
    y: float,
    r: float,
    star: bool = False,
    equal: tuple[int, ...] = (),
) -> Item:
    """A place for a character; equal places take the same move."""
    box, going = table.box, table.lit("go")
    near = bool(going) and place_of(going[0].arg) == place_of(slot) and not table.view.slots[slot]
    mark = table.mark_first([GO[s] for s in (slot, *equal)], near)
    svg = well(r, signed(box.slot_points[slot]), table.room, star)
    over = over_round(r, mark.state, table.room)
    label = table.words("board-slot", slot=table.name("slot", slot))
    return item(f"w{slot}", x, y, svg, mark, label, over=over)


def berths(
    groups: tuple[tuple[int, tuple[Place, ...], float], ...], boxes: Sequence[Rect], day_r: float
) -> dict[int, tuple[float, float, float]]:
    """Where a character stands on each slot, and how large: by location, then by weekday."""
    found = {
        FIRST_SLOT[location] + i: (x, y, r * 0.94)
        for location, places, r in groups
        for i, (x, y) in enumerate(places)
    }
    for day, box in enumerate(boxes, 1):
        for k in range(ON_A_DAY):
            found[slot_of(day, k)] = (*day_slot(box, day_r, k), day_r * 0.95)
    return found


def place_of(slot: int) -> int:
    """The location of a slot."""
    return len([first for first in FIRST_SLOT if 0 < first <= slot])


def theatre_words(table: Table) -> tuple[str, ...]:
    """The weekdays, as the backdrop has them."""
    return tuple([table.name("day", d).capitalize() for d in range(1, len(DAYS))])
