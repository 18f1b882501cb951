"""The players on a phone: chips above, and a strip of lamps for everybody's fame."""

from __future__ import annotations

from ....draw.counters import fame as star
from ....draw.memo import memo
from ....draw.palette import INK, darken
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import at, circle, path, rect
from ....draw.text import width, write
from ....draw.tokens import badge, sigil
from .icons import school_badge
from .lamps import THRESHOLD, is_plain
from .pieces import count_of, counted
from .rivals import COUNTED, SIGNS, Person, person
from .table import Items, Table, region
from .theme import Room

FULL = 374
CHIP_H = 48


@memo
def _chip(seat: int, name: str, favourite: int, mine: bool, w: float, room: Room) -> str:
    edge, stroke = (room.metal, 2.0) if mine else (room.line, 1.0)
    return "".join(
        [
            rect(0, 0, w, CHIP_H, 9, fill=room.panel, stroke=edge, stroke_width=stroke),
            sigil(seat, 17, 15, 6.8),
            write(29, 20, name, 14, room.ink, weight=600, room=w - 54, floor=11),
            school_badge(favourite, w - 15, 15, 7.5) if favourite else "",
        ]
    )


@memo
def _numbers(owns: tuple[int, int, int], w: float, room: Room) -> str:
    """Fame, coins and shards below the name."""
    size, gap, x, found = 13 if w < 100 else 16, 4 if w < 100 else 9, 9.0, list[str]()
    for kind, value in zip(COUNTED, owns, strict=True):
        found.append(at(x, 35, counted(kind, size), count_of(value, size, room)))
        x += size * 1.14 + width(str(value), size, "ui", 800) + gap
    return "".join(found)


@memo
def _standing(standing: str, mine: bool, w: float, room: Room) -> str:
    if not standing:
        return ""
    done = standing in ("sealed", "winner")
    ground = room.good if done else room.panel2
    ink = (room.room if room.dark else "#FFFFFF") if done else room.ink
    colour = room.lime if mine else room.metal2
    bar = rect(2, 8, 4, CHIP_H - 16, 2, fill=colour, stroke=INK, stroke_width=0.8)
    return ("" if done else bar) + badge(w - 4, 1, SIGNS[standing], ground, ink, 8)


def chips(table: Table, y: float) -> Items:
    people = tuple([person(table, seat) for seat in (table.me, *table.opponents)])
    return region(table, "chips", (people, y), lambda: _chips(table, people, y))


def _chips(table: Table, people: tuple[Person, ...], y: float) -> list[Item]:
    """Everybody, the viewer first."""
    w = (FULL + 4) / len(people) - 4
    items = []
    for i, p in enumerate(people):
        said = table.words("outline-wealth", fame=p.fame, coins=p.coins, shards=p.shards)
        label = ". ".join([s for s in (p.name, p.you, p.said, said) if s])
        svg = _chip(p.seat, p.name, p.favourite, p.mine, w, table.room)
        over = _numbers((p.fame, p.coins, p.shards), w, table.room)
        over += _standing(p.standing, p.mine, w, table.room)
        items.append(item(f"p{p.seat}", 8 + i * (w + 4), y, svg, PLAIN, label, over=over))
    return items


@memo
def _strip(low: int, high: int, lead: int, room: Room) -> str:
    """A piece of the fame track, lit up to the leader."""
    step = (FULL - 28) / (high - low)
    drawn = [rect(0, 0, FULL, 30, 9, fill=room.panel, stroke=room.metal, stroke_width=1.6)]
    round_ = {"stroke_linecap": "round", "fill": "none"}
    for lit in (False, True):
        spaces = [n for n in range(low, high + 1) if is_plain(n) and (n <= lead) == lit]
        d = "".join(f"M{14 + (n - low) * step:.1f} 15h.01" for n in spaces)
        if d:
            drawn.append(path(d, stroke=darken(room.metal, 0.5), stroke_width=9, **round_))
            colour = room.bulb if lit else room.bulb_off
            drawn.append(path(d, stroke=colour, stroke_width=7.6, **round_))
    for n in range(low, high + 1):
        x = 14 + (n - low) * step
        if n == THRESHOLD:
            drawn.append(star(x, 15, 12, n))
        elif not is_plain(n):
            colour = room.bulb if n <= lead else room.bulb_off
            ink = "#3A2400" if n <= lead else room.ink
            drawn.append(circle(x, 15, 10.5, fill=colour, stroke=INK, stroke_width=1))
            drawn.append(write(x, 19.6, n, 12.5, ink, weight=800, anchor="middle"))
    return "".join(drawn)


def strip(table: Table, y: float) -> Items:
    fames = tuple([p.fame for p in table.view.players])
    return region(table, "strip", (fames, y), lambda: _fames(table, fames, y))


def _fames(table: Table, fames: tuple[int, ...], y: float) -> list[Item]:
    """The spaces around the players, at least twenty."""
    low = max(0, min(fames) - 3)
    high = max(low + 20, max(fames) + 3)
    step = (FULL - 28) / (high - low)
    items = [Item("strip", 8, y, _strip(low, high, max(fames), table.room))]
    for seat, fame in enumerate(fames):
        k = fames[:seat].count(fame)
        at_x = 22 + (fame - low) * step + k * 5
        label = table.words("board-fame-of", player=table.player(seat), fame=fame)
        items.append(item(f"f{seat}", at_x, y + 15 - k * 5, sigil(seat, 0, 0, 7.5), PLAIN, label))
    return items
