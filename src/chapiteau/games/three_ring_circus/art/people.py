"""What panels say of a player, and the numbers people compare."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.counters import fame
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.svg import at, circle, path
from ....draw.text import width, write
from ..words.outline import troupe_name
from .icons import sign
from .pieces import tent
from .table import Table
from .theme import KEY, RED, SUN, Room

STANDINGS: Final = {
    "choosing": "hourglass", "sealed": "mail-check", "acting": "tent", "winner": "crown",
}  # fmt: skip


class Person(NamedTuple):
    """What a panel says of its player, apart from the pieces that lie in it."""

    seat: int
    name: str
    you: str
    points: int
    counts: tuple[int, int, int, int]  # pedestals, banknotes, locomotives, tents left
    standing: str
    said: str
    tile: str  # the side of the great circus's tile, where it lies here
    mine: bool


def person(table: Table, seat: int) -> Person:
    g, words = table.view, table.words
    p, standing = g.players[seat], table.standing(seat)
    tile = ("popcorn" if g.popcorn else "troupe") if g.holder == seat + 1 else ""
    counts = (p.pedestals, p.banknotes, p.locomotives, g.box.tents - p.tents)
    return Person(
        seat,
        table.player(seat),
        words("board-you") if seat == table.viewer else "",
        p.points,
        counts,
        standing,
        words(f"board-{standing}") if standing else "",
        tile,
        seat == table.viewer,
    )


def in_words(table: Table, p: Person) -> str:
    """A player in one sentence, for the label of a panel."""
    pedestals, notes, engines, tents = p.counts
    said = table.words(
        "board-circus",
        points=p.points,
        pedestals=pedestals,
        banknotes=notes,
        locomotives=engines,
        tents=tents,
    )
    tile = table.words(f"board-tile-{p.tile}") if p.tile else ""
    return ". ".join([s for s in (p.name, p.you, p.said, said, tile) if s])


@memo
def number(value: int, what: str, size: float, ink: str, troupe: int = 1) -> tuple[str, float]:
    """A sign with its number from the left, around the middle line, and how wide it is."""
    r = size * 0.5
    if what == "points":
        drawn = fame(r, -size * 0.03, size * 0.6)
    elif what == "tents":
        drawn = tent(troupe, r, size * 0.18, size / 44)
    else:
        drawn = sign(what, r, 0, r)
    left = size * 1.22
    said = write(left, size * 0.35, value, size, ink, weight=800)
    return drawn + said, left + width(str(value), size, "ui", 800)


@memo
def numbers(p: Person, size: float, gap: float, room: Room) -> str:
    """Pedestals, banknotes, locomotives, tents left: in one line."""
    drawn, x = [], 0.0
    for value, what in zip(p.counts, ("pedestal", "banknote", "locomotive", "tents"), strict=True):
        svg, wide = number(value, what, size, room.ink, p.seat + 1)
        drawn.append(at(x, 0, svg))
        x += wide + gap
    return "".join(drawn)


# the tile of the great circus


@memo
def tile(side: str, r: float) -> str:
    """Troupe: it travels. Popcorn: it waits, and a region will be counted."""
    body = circle(0, 1.5, r, fill="#000", opacity=0.3) + circle(0, 0, r, fill=KEY)
    if side == "popcorn":
        return body + circle(0, 0, r * 0.9, fill=RED) + sign("popcorn", 0, 0, r * 0.66)
    return body + circle(0, 0, r * 0.9, fill=SUN) + at(0, 0, _troupe(), scale=r / 20)


def _troupe() -> str:
    """Three heads over a ring."""
    heads = "".join(
        circle(x, y, 4.4, fill=RED, stroke=INK, stroke_width=1.4)
        for x, y in ((-8, 0), (8, 0), (0, -6))
    )
    return heads + path(
        "M-13 10C-13 4 -3 4 -3 10M3 10C3 4 13 4 13 10M-5 8C-5 -1 5 -1 5 8",
        fill="none",
        stroke=INK,
        stroke_width=2.2,
    )


def tile_words(table: Table) -> str:
    g = table.view
    side = "popcorn" if g.popcorn else "troupe"
    return table.words("outline-tile", player=troupe_name(table.telling, g.holder), side=side)
