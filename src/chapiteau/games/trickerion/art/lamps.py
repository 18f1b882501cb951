"""The fame track: a ring of gas lamps around the theatre, lit up to the leader."""

from __future__ import annotations

from typing import Final

from ....draw.counters import fame as star
from ....draw.memo import memo
from ....draw.palette import INK, darken
from ....draw.scene import Item
from ....draw.sight import PLAIN, item
from ....draw.svg import circle, number, path
from ....draw.text import write
from ....draw.tokens import sigil
from .table import Items, Table, region
from .theme import Room

TOP: Final = 100
THRESHOLD: Final = 16
CORNERS: Final = (20, 80)  # the spaces at the upper corners


class Ring:
    """Where the spaces are: up the left side, along the top, down the right side."""

    def __init__(self, x: float, y: float, w: float, h: float) -> None:
        self.x, self.y, self.w, self.h = x, y, w, h

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


def dark_lamps(ring: Ring, room: Room) -> str:
    """All lamps unlit, every tenth one larger: part of the backdrop."""
    d, round_ = _dots(ring, 0, TOP), {"stroke_linecap": "round", "fill": "none"}
    drawn = [
        path(d, stroke=darken(room.metal, 0.5), stroke_width=11.5, **round_),
        path(d, stroke=room.bulb_off, stroke_width=9.6, **round_),
    ]
    for n in range(0, TOP + 1, 10):
        x, y = ring.place(n)
        drawn.append(circle(x, y, 12, fill=room.bulb_off, stroke=INK, stroke_width=1))
        drawn.append(write(x, y + 4.7, n, 13, room.ink, weight=800, anchor="middle"))
    return "".join(drawn) + star(*ring.place(THRESHOLD), 13.5, THRESHOLD)


@memo
def lit_lamps(ring: Ring, lead: int, room: Room) -> str:
    """Those up to the leader."""
    lead = min(TOP, lead)
    d, round_ = _dots(ring, 0, lead), {"stroke_linecap": "round", "fill": "none"}
    drawn = [
        path(d, stroke=room.bulb, stroke_width=17, opacity=0.25, **round_),
        path(d, stroke=room.bulb, stroke_width=9.6, **round_),
    ]
    for n in range(0, lead + 1, 10):
        x, y = ring.place(n)
        drawn.append(circle(x, y, 12, fill=room.bulb, stroke=INK, stroke_width=1))
        drawn.append(write(x, y + 4.7, n, 13, "#3A2400", weight=800, anchor="middle"))
    return "".join(drawn)


def lamps(table: Table, ring: Ring) -> Items:
    fames = tuple([p.fame for p in table.view.players])
    return region(table, "lamps", (ring, fames), lambda: _lamps(table, ring, fames))


def _lamps(table: Table, ring: Ring, fames: tuple[int, ...]) -> list[Item]:
    """The light, and everybody's mark on its space; those who share one stand in a line."""
    items = [Item("lamps", 0, 0, lit_lamps(ring, max(fames), table.room))]
    for seat, fame in enumerate(fames):
        x, y = ring.place(fame)
        sharing = [s for s, f in enumerate(fames) if min(TOP, f) == min(TOP, fame)]
        k = sharing.index(seat) * 15
        dx, dy = (0.0, k) if CORNERS[0] < fame < CORNERS[1] else (k if fame < 50 else -k, 0.0)
        label = table.words("board-fame-of", player=table.player(seat), fame=fame)
        items.append(item(f"f{seat}", x + dx, y + dy, sigil(seat, 0, 0, 9), PLAIN, label))
    return items
