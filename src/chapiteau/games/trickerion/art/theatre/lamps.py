"""The fame track: a ring of gas lamps around the theatre, lit up to the leader."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.desk import Items
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import INK, darken
from .....draw.pen import piece
from .....draw.pieces.counters import fame as star
from .....draw.pieces.tokens import sigil
from .....draw.scene import Item
from .....draw.svg import circle, number, path, rect
from ..theme import Brush, Room

TOP: Final = 100
THRESHOLD: Final = 16
CORNERS: Final = (20, 80)  # the spaces at the upper corners
LIT_INK: Final = "#3A2400"


class Ring(NamedTuple):
    """Where the spaces are: up the left side, along the top, down the right side."""

    x: float
    y: float
    w: float
    h: float

    def place(self, space: int) -> tuple[float, float]:
        n = min(TOP, max(0, space))
        first, last = CORNERS
        if n <= first:
            return self.x, self.y + self.h - self.h * n / first
        if n >= last:
            return self.x + self.w, self.y + self.h * (n - last) / (TOP - last)
        return self.x + self.w * (n - first) / (last - first), self.y


def is_plain(space: int) -> bool:
    return space % 10 != 0 and space != THRESHOLD


def _dots(ring: Ring, first: int, last: int) -> str:
    """Lamps without a number, as one path of points."""
    places = [ring.place(n) for n in range(first, last + 1) if is_plain(n)]
    return "".join(f"M{number(x)} {number(y)}h.01" for x, y in places)


@memo
def dark_lamps(ring: Ring, room: Room) -> str:
    """All small lamps unlit."""
    d, round_ = _dots(ring, 0, TOP), {"stroke_linecap": "round", "fill": "none"}
    return (
        path(d, stroke=darken(room.metal, 0.5), stroke_width=11.5, **round_)
        + path(d, stroke=room.bulb_off, stroke_width=9.6, **round_)
        + star(*ring.place(THRESHOLD), 14, THRESHOLD)
    )


def _tenth(x: float, y: float, n: int, bulb: str, ink: str) -> str:
    lamp = circle(x, y, 12.5, fill=bulb, stroke=INK, stroke_width=1)
    return lamp + write(x, y + 4.8, n, 13.5, ink, weight=800, anchor="middle")


@memo
def _lit(ring: Ring, lead: int, room: Room) -> str:
    """Those up to the leader; every tenth one is larger and has its number."""
    lead = min(TOP, lead)
    d, round_ = _dots(ring, 0, lead), {"stroke_linecap": "round", "fill": "none"}
    drawn = [
        path(d, stroke=room.bulb, stroke_width=17, opacity=0.25, **round_),
        path(d, stroke=room.bulb, stroke_width=9.6, **round_),
    ]
    for n in range(0, TOP + 1, 10):
        colours = (room.bulb, LIT_INK) if n <= lead else (room.bulb_off, room.ink)
        drawn.append(_tenth(*ring.place(n), n, *colours))
    return "".join(drawn)


@piece
def lamps(pen: Brush, ring: Ring, fames: tuple[int, ...]) -> Items:
    """The light, and everybody's mark on its space; those who share one stand in a line."""
    items = [Item("lamps", 0, 0, _lit(ring, max(fames), pen.room))]
    for seat, fame in enumerate(fames):
        x, y = ring.place(fame)
        k = _before(fames, seat) * 9.0
        dx, dy = (k, 0.0) if CORNERS[0] <= fame < CORNERS[1] else (0.0, -k)
        items.append(_mark(pen, seat, fame, x + dx, y + dy, 9.5))
    return tuple(items)


def _before(fames: tuple[int, ...], seat: int) -> int:
    """How many stand on the same space already."""
    return [min(TOP, f) for f in fames[:seat]].count(min(TOP, fames[seat]))


@piece
def _mark(pen: Brush, seat: int, fame: int, x: float, y: float, r: float) -> Item:
    label = pen.words("board-fame-of", player=pen.player(seat), fame=fame)
    return Item(f"f{seat}", x, y, sigil(seat, 0, 0, r), label=label)


# on a phone


@memo
def _strip(low: int, high: int, lead: int, w: float, room: Room) -> str:
    """A piece of the fame track, lit up to the leader."""
    step = (w - 32) / (high - low)
    drawn = [rect(0, 0, w, 32, 9, fill=room.panel, stroke=room.metal, stroke_width=1.6)]
    round_ = {"stroke_linecap": "round", "fill": "none"}
    for lit in (False, True):
        spaces = [n for n in range(low, high + 1) if is_plain(n) and (n <= lead) == lit]
        d = "".join(f"M{16 + (n - low) * step:.1f} 16h.01" for n in spaces)
        if d:
            drawn.append(path(d, stroke=darken(room.metal, 0.5), stroke_width=9, **round_))
            colour = room.bulb if lit else room.bulb_off
            drawn.append(path(d, stroke=colour, stroke_width=7.6, **round_))
    for n in range(low, high + 1):
        x = 16 + (n - low) * step
        if n == THRESHOLD:
            drawn.append(star(x, 16, 13.5, n))
        elif not is_plain(n):
            colours = (room.bulb, LIT_INK) if n <= lead else (room.bulb_off, room.ink)
            drawn.append(_tenth(x, 16, n, *colours))
    return "".join(drawn)


@piece
def lamp_strip(pen: Brush, x: float, y: float, w: float, fames: tuple[int, ...]) -> Items:
    """The spaces around the players, at least twenty."""
    low = max(0, min(fames) - 3)
    high = max(low + 20, max(fames) + 3)
    step = (w - 32) / (high - low)
    items = [Item("lamps", x, y, _strip(low, high, max(fames), w, pen.room))]
    for seat, fame in enumerate(fames):
        k = _before(fames, seat) * 6
        items.append(_mark(pen, seat, fame, x + 16 + (fame - low) * step + k, y + 16 - k, 8.0))
    return tuple(items)
