"""The players on a phone: a chip for everybody, with the numbers people compare."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import circle, rect
from ....draw.text import width, write
from ....draw.tokens import badge, sigil
from .icons import coin, fame
from .own import MINUS, SIGNS, Person, in_short, person, signed
from .table import Items, Table
from .theme import Room

FULL = 374
CHIP_H = 48


@memo
def _chip(seat: int, name: str, mine: bool, w: float, room: Room) -> str:
    edge, stroke = (room.metal, 2.0) if mine else (room.line, 1.0)
    return "".join(
        [
            rect(0, 0, w, CHIP_H, 9, fill=room.panel, stroke=edge, stroke_width=stroke),
            sigil(seat, 17, 15, 6.8),
            write(29, 20, name, 14, room.ink, weight=600, room=w - 44, floor=11),
        ]
    )


@memo
def _numbers(p: Person, w: float, room: Room) -> str:
    """Points, coins, and what the dice will cost."""
    size = 13.0 if w < 100 else 15.0
    gap = 5 if w < 100 else 12
    drawn, x = fame(15, 34.5, size * 0.6), 15 + size * 0.72
    drawn += write(x, 39, signed(p.points), size, room.ink, weight=800)
    x += width(signed(p.points), size, "ui", 800) + gap + size * 0.5
    drawn += coin(x, 34.5, size * 0.48) + write(
        x + size * 0.62, 39, p.coins, size, room.ink, weight=800
    )
    x += size * 0.62 + width(str(p.coins), size, "ui", 800) + gap * 0.7
    ink = room.bad if p.due > p.coins else room.muted
    return drawn + (write(x, 39, f"{MINUS}{p.due}", size, ink, weight=800) if p.due else "")


@memo
def _standing(p: Person, w: float, room: Room) -> str:
    drawn = ""
    if p.first:
        drawn += circle(w - 11, 16, 7.5, fill=room.metal, stroke=INK, stroke_width=0.8)
        drawn += write(w - 11, 20.5, 1, 12, INK, weight=800, anchor="middle")
    if not p.standing:
        return drawn
    done = p.standing in ("sealed", "winner")
    ground = room.good if done else room.panel2
    ink = (room.room if room.dark else "#FFFFFF") if done else room.ink
    colour = room.lime if p.mine else room.metal2
    bar = rect(2, 8, 4, CHIP_H - 16, 2, fill=colour, stroke=INK, stroke_width=0.8)
    return drawn + ("" if done else bar) + badge(w - 4, 1, SIGNS[p.standing], ground, ink, 8)


def chips(table: Table, y: float) -> Items:
    people = tuple([person(table, seat) for seat in (table.me, *table.opponents)])
    return table.region("chips", (people, y), lambda: _chips(table, people, y))


def _chips(table: Table, people: tuple[Person, ...], y: float) -> list[Item]:
    """Everybody, the viewer first."""
    w, items = (FULL + 4) / len(people) - 4, list[Item]()
    for i, p in enumerate(people):
        svg = _chip(p.seat, p.name, p.mine, w, table.room)
        over = _numbers(p, w, table.room) + _standing(p, w, table.room)
        label = in_short(table, p)
        items.append(item(f"chip{p.seat}", 8 + i * (w + 4), y, svg, PLAIN, label, over=over))
    return items
