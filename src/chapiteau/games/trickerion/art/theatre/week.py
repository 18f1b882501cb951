"""The four weekdays of the theatre, and places for characters everywhere."""

from __future__ import annotations

from typing import Final

from .....draw.desk import Items
from .....draw.lettering.text import width, write
from .....draw.memo import memo
from .....draw.palette import INK, SEATS
from .....draw.pen import piece
from .....draw.pieces.counters import fame
from .....draw.pieces.tokens import coin, sigil
from .....draw.scene import Item
from .....draw.svg import rect
from ...box.components import ON_A_DAY
from ...rules.moves import GO
from ..pieces.small import shut_well, signed, well
from ..table import facts
from ..theme import Brush, Room
from .places import NARROW, Berth, House, day_slot, slot_of

LEAST_TOUCH: Final = 22.0  # what is smaller is looked at, and answers nothing


@piece
def week(pen: Brush, house: House, owners: tuple[int, ...], taken: tuple[int, ...]) -> Items:
    """Who has which weekday, and the places behind and on the stage."""
    items: list[Item] = []
    for day, box in enumerate(house.days, 1):
        items.append(_day(pen, day, owners[day - 1], house.kind, *box))
        for k in range(ON_A_DAY):
            slot, place = slot_of(day, k), day_slot(box, house.r, k)
            first = slot_of(day, 0)
            twin = first + 1 - k if k < 2 and not taken[first] and not taken[first + 1] else 0
            items.append(place_for(pen, slot, twin, k == ON_A_DAY - 1, True, *place, house.r))
    return tuple(items)


@piece
def _day(
    pen: Brush, day: int, owner: int, kind: str, x: float, y: float, w: float, h: float
) -> Item:
    """A weekday: its name, what it does to every trick, and who has it this turn."""
    room, box = pen.room, facts(pen)
    name = pen.title("day", day)
    gain = (box.day_fame[day], box.day_coins[day]) if box.weekday_yields else (0, 0)
    svg = _ground(name, w, h, gain, pen.words("board-as-printed"), kind, room)
    key = "board-day-of" if owner >= 0 else "board-day-free"
    who = {"player": pen.player(owner)} if owner >= 0 else {}
    label = pen.words(key, day=pen.name("day", day), **who)
    return Item(
        f"day{day}", x, y, svg, label=label, text=_text(pen, day), over=_claimed(owner, w, h, kind)
    )


def _text(pen: Brush, day: int) -> str:
    box, words = facts(pen), pen.words
    if not box.weekday_yields or not (box.day_fame[day] or box.day_coins[day]):
        return words("board-as-printed")
    name = pen.name("day", day)
    return words("outline-day-yield", day=name, fame=box.day_fame[day], coins=box.day_coins[day])


@memo
def _ground(
    name: str, w: float, h: float, gain: tuple[int, int], plain: str, kind: str, room: Room
) -> str:
    """A weekday as it is printed; from afar only its frame."""
    if kind in ("wing", "head"):
        said = "" if kind == "wing" else _short(name, w, gain[0], room)
        return rect(0, 0, w, h, 5, fill=room.panel2, fill_opacity=0.6) + said
    narrow = w < NARROW
    left, wide = (8.0, w - 16) if narrow else (14.0, w - 172)
    low = narrow or kind == "tall"
    y = 20.0 if low else h / 2 - 6
    drawn = rect(0, 0, w, h, 8, fill=room.panel, stroke=room.line, stroke_width=1.2)
    drawn += write(left, y, name, 17 if low else 18, room.ink, weight=700, room=wide)
    return drawn + _yields(left, wide, y, h, name, gain, "" if low else plain, low, room)


def _short(name: str, w: float, stars: int, room: Room) -> str:
    """The first letters, and what the day adds or takes."""
    said = name[:3] + (f" {signed(stars)}" if stars else "")
    ink = room.ink if not stars else (room.good if stars > 0 else room.bad)
    return write(w / 2, 14, said, 13, ink, weight=700, anchor="middle", room=w)


def _yields(
    x: float,
    wide: float,
    y: float,
    h: float,
    name: str,
    gain: tuple[int, int],
    plain: str,
    low: bool,
    room: Room,
) -> str:
    """Fame and coins more or less, beside or below the name."""
    stars, coins = gain
    if not stars and not coins:
        return write(x, y + 21, plain, 15, room.muted, room=wide) if plain else ""
    ink = room.good if stars > 0 else room.bad
    if low:
        x, y = x + min(wide, width(name, 17, "ui", 700)) + 10, y - 6
    else:
        y += 16
    return (
        fame(x + 9, y, 10)
        + coin(x + 29, y, 9, "", "silver")
        + write(x + 42, y + 6, signed(stars), 17, ink, weight=800)
    )


@memo
def _claimed(owner: int, w: float, h: float, kind: str) -> str:
    """The mark of whoever has a weekday this turn."""
    if owner < 0:
        return ""
    colour = SEATS[owner].colour
    if kind in ("wing", "head"):
        return rect(0, 0, w, h, 5, fill="none", stroke=colour, stroke_width=2.4)
    edge = rect(0, 0, w, h, 8, fill="none", stroke=colour, stroke_width=3)
    ink = rect(-1.5, -1.5, w + 3, h + 3, 9, fill="none", stroke=INK, stroke_width=1)
    spot = (-3, -3, 8) if w < NARROW or kind == "tall" else (4, 4, 9)  # beside the name
    return ink + edge + sigil(owner, *spot)


# places for characters


@piece
def place_for(
    pen: Brush, slot: int, twin: int, star: bool, is_open: bool, x: float, y: float, r: float
) -> Item:
    """A place for a character; a twin takes the same move."""
    name = pen.name("slot", slot)
    if not is_open:
        label = pen.words("board-slot-shut", slot=name)
        return Item(f"w{slot}", x, y, shut_well(r, pen.room), label=label)
    svg = well(r, signed(facts(pen).slot_points[slot]), pen.room, star)
    label = pen.words("board-slot", slot=name)
    if r < LEAST_TOUCH:
        return Item(f"w{slot}", x, y, svg, label=label)
    answers = (GO[slot].text, GO[twin].text) if twin else (GO[slot].text,)
    return Item(f"w{slot}", x, y, svg, label=label, answers=answers, edge=f"0 0 {r + 2:g}")


@piece
def places_for(
    pen: Brush, first: int, berths: tuple[Berth, ...], taken: tuple[int, ...], seats: int
) -> Items:
    """The places of a location that all share; some are closed with few players."""
    box, items = facts(pen), list[Item]()
    slots = range(first, first + len(berths))
    for slot, (x, y, r) in zip(slots, berths, strict=True):
        twins = [
            s
            for s in slots
            if s != slot
            and box.slot_points[s] == box.slot_points[slot]
            and box.slot_seats[s] <= seats
            and not taken[s]
            and not taken[slot]
        ]
        is_open = box.slot_seats[slot] <= seats
        items.append(place_for(pen, slot, twins[0] if twins else 0, False, is_open, x, y, r))
    return tuple(items)
