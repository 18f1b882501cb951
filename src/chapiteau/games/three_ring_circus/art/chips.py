"""The players on a phone: a chip each, with fame and what the circus counts."""

from __future__ import annotations

from typing import Final

from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, rect
from ....draw.text import write
from ....draw.tokens import badge, sigil
from .people import STANDINGS, Person, in_words, number, person
from .pieces import MACHINE_MARK
from .table import Items, Table, region
from .theme import Room

FULL: Final = 374
CHIP_H: Final = 48


def chips(table: Table, y: float) -> Items:
    people = tuple([person(table, seat) for seat in (table.me, *table.opponents)])
    machines = tuple([a.points for a in table.view.automata])
    return region(table, "chips", (people, machines, y), lambda: _chips(table, people, y))


def _chips(table: Table, people: tuple[Person, ...], y: float) -> list[Item]:
    """Everybody, the viewer first."""
    count = len(people) + len(table.view.automata)
    w = (FULL + 4) / count - 4
    items = []
    for i, p in enumerate(people):
        svg = _chip(p.seat, p.name, p.mine, w, table.room)
        over = _points(p.points, table.room) + _standing(p.standing, p.mine, w, table.room)
        items.append(
            item(f"p{p.seat}", 8 + i * (w + 4), y, svg, PLAIN, in_words(table, p), over=over)
        )
    for a in table.view.automata:
        name = table.words("outline-automatons")
        svg, over = _chip(MACHINE_MARK, name, False, w, table.room), _points(a.points, table.room)
        items.append(item("p-chip", 8 + (count - 1) * (w + 4), y, svg, PLAIN, name, over=over))
    return items


@memo
def _chip(mark: int, name: str, mine: bool, w: float, room: Room) -> str:
    edge, stroke = (room.metal, 2.0) if mine else (room.line, 1.0)
    return "".join(
        [
            rect(0, 0, w, CHIP_H, 9, fill=room.panel, stroke=edge, stroke_width=stroke),
            sigil(mark, 17, 16, 6.8),
            write(29, 21, name, 14, room.ink, weight=700, room=w - 38, floor=11),
        ]
    )


@memo
def _points(points: int, room: Room) -> str:
    return at(12, 36, number(points, "points", 16, room.ink)[0])


@memo
def _standing(standing: str, mine: bool, w: float, room: Room) -> str:
    if not standing:
        return ""
    if standing in ("sealed", "winner"):
        return badge(
            w - 8, 10, STANDINGS[standing], room.good, room.room if room.dark else "#FFFFFF", 8
        )
    colour = room.lime if mine else room.metal2
    return rect(2, 8, 4, CHIP_H - 16, 2, fill=colour, stroke=INK, stroke_width=0.8)
