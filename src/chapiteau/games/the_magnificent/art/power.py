"""Power, counted out loud: die by die, then what each action would allow."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from ....draw.memo import memo
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import Point, at, rect
from ....draw.text import width, write
from ....draw.tokens import sigil
from ..box.components import ALL_COLOURS, ALL_GEMS, value_of
from ..rules.moves import COLOUR
from .actions import action_plate, actions, over_plate
from .gains import plate
from .icons import cast, gem, seal, talent
from .table import Items, Table
from .theme import DYES, Room


@dataclass(frozen=True)
class Count:
    """Where the sum stands, and where the three actions."""

    x: float
    y: float
    w: float
    h: float
    actions: tuple[Point, ...]
    action: Point  # how large each is


class Sum(NamedTuple):
    """The summands of a power."""

    die: int
    colour: int
    earlier: int
    card: int
    talents: int
    gems: int
    power: int


def sum_of(table: Table) -> Sum | None:
    """The power of this turn, once a die lies on a card and has a colour."""
    view = table.view
    if not view.card or not view.colour:
        return None
    power = view.power(table.turn_of)
    return Sum(view.die, view.colour, table.earlier(), *table.raised_by(), power)


def said(table: Table, s: Sum) -> str:
    """The same as a sentence."""
    words, colour = table.words, table.name("colour", s.colour)
    parts = [words("board-sum-die", value=value_of(s.die), earlier=s.earlier, colour=colour)]
    for key, value in (("card", s.card), ("talents", s.talents), ("gems", s.gems)):
        if value:
            parts.append(words(f"board-sum-{key}", value=value))
    return words("board-sum", parts=", ".join(parts), power=s.power)


@memo
def terms(s: Sum, big: float) -> list[tuple[str, float, int]]:
    """What is added up: a picture, how wide it is, and its value."""
    found = [
        (cast(s.die, big), big, value_of(s.die)),
        (seal(s.colour, 0, 0, big * 0.42), big * 0.84, s.earlier),
    ]
    raising = (
        (plate(s.colour, big * 0.76), big * 0.76, s.card),
        (talent(0, 0, big * 0.36), big * 0.7, s.talents),
        (gem(s.colour, 0, 0, big * 0.36), big * 0.74, s.gems),
    )
    return found + [term for term in raising if term[2]]


@memo
def drawn_sum(s: Sum, seat: int, h: float, room: Room) -> str:
    """A die, plus what came before in its colour, plus what raises it: so much."""
    x, y, drawn = 12.0, h / 2, list[str]()
    if seat >= 0:  # somebody else's
        drawn.append(sigil(seat, x + 9, y, 8))
        x += 28
    for i, (svg, w, value) in enumerate(terms(s, min(30.0, h * 0.56))):
        if i:
            drawn.append(write(x, y + 7, "+", 20, room.muted, weight=700))
            x += 15
        drawn.append(at(x + w / 2, y, svg))
        drawn.append(write(x + w + 4, y + 8, value, 22, room.ink, weight=800))
        x += w + 11 + width(str(value), 22, "ui", 800)
    drawn.append(write(x, y + 8, "=", 22, room.muted, weight=700))
    return "".join(drawn) + at(x + 18, y, total(s.power, s.colour))


@memo
def total(power: int, colour: int) -> str:
    """The power, on a plate of its colour."""
    w, dye = width(str(power), 31, "ui", 800) + 20, DYES[colour]
    ground = rect(0, -21, w, 42, 10, fill=dye.dark, stroke=dye.light, stroke_width=1.6)
    return ground + write(w / 2, 11, power, 31, "#FFFFFF", weight=800, anchor="middle")


@memo
def drawn_pips(pips: tuple[int, ...], h: float, room: Room) -> str:
    """The dice of a player so far, colour by colour."""
    drawn, x = [], 12.0
    for colour in ALL_GEMS:
        drawn.append(seal(colour, x + 13, h / 2, 12.5))
        drawn.append(write(x + 32, h / 2 + 8, pips[colour], 22, room.ink, weight=800))
        x += 36 + width(str(pips[colour]), 22, "ui", 800) + 10
    return "".join(drawn)


def power(table: Table, plan: Count) -> Items:
    view, p = table.view, table.mine
    s = sum_of(table) if view.card else None
    asks = table.asks("build", "travel", "perform", "colour")
    seen = (s, table.turn_of, tuple(p.pips), plan, asks,
            table.verbs, tuple(view.neutral_hats), hats_of(table))  # fmt: skip
    return table.region("power", seen, lambda: _power(table, plan, s))


def hats_of(table: Table) -> tuple[int, ...]:
    return tuple([space for p in table.view.players for space in p.hats])


def _power(table: Table, plan: Count, s: Sum | None) -> list[Item]:
    room, p = table.room, table.mine
    if s:
        other = -1 if table.turn_of == table.me else table.turn_of
        svg, label = drawn_sum(s, other, plan.h, room), said(table, s)
    else:
        svg, label = drawn_pips(tuple(p.pips), plan.h, room), pips_in_words(table)
    items = [item("sum", plan.x, plan.y, svg, PLAIN, label)]
    if table.lit("colour"):
        return items + _colours(table, plan)
    if s and (found := actions(table, plan.actions, plan.action, s.power)):
        return items + found
    return items + ([_so_far(table, plan)] if s else [])


def _so_far(table: Table, plan: Count) -> Item:
    """The viewer's own dice of the round, where no action is to be chosen."""
    x, y = plan.actions[0]
    svg = drawn_pips(tuple(table.mine.pips), plan.action[1], table.room)
    return item("pips", x, y, svg, PLAIN, pips_in_words(table))


def pips_in_words(table: Table) -> str:
    named = [f"{table.name('colour', c)} {table.mine.pips[c]}" for c in ALL_GEMS]
    return table.words("board-pips", dice=", ".join(named))


def _colours(table: Table, plan: Count) -> list[Item]:
    """3.3 A transparent die is given a colour."""
    items, (w, h) = list[Item](), plan.action
    for i, colour in enumerate(ALL_COLOURS):
        x, y = plan.actions[i]
        p, value = table.mine, value_of(table.view.die)
        mark = table.mark(COLOUR[colour])
        sum_ = p.pips[colour] + value
        svg = action_plate(w, h, table.room) + seal(colour, 22, h / 2, 13)
        svg += write(
            44,
            h / 2 + 8,
            f"{value} + {p.pips[colour]} = {sum_}",
            19,
            table.room.ink,
            weight=800,
            room=w - 50,
        )
        over = over_plate(w, h, mark.state, table.room)
        label = table.words(
            "board-would-be",
            colour=table.name("colour", colour),
            value=value,
            before=p.pips[colour],
            power=sum_,
        )
        items.append(item(f"c{colour}", x, y, svg, mark, label, over=over))
    return items
