"""Performance cards: playbills with slots and circles, the markers on them, and what they link."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .....draw.lettering.text import fit, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, INK, darken, mix
from .....draw.pieces.counters import crystal
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import provenance, shadow
from .....draw.svg import Attribute, at, circle, el, group, line, number, path, polygon, rect, star
from ..theme import BILLS, CREAM, LINK, Room, id, url
from .icons import hat
from .markers import WAYS, diamond
from .small import gains

FOOT: Final = 32
BONUS: Final = 12.0  # the radius of what the performer earns


class Bill(NamedTuple):
    """A performance card as it is printed: slots by cell, circles between two of them."""

    theatre: int
    title: str
    cells: tuple[int, ...]
    circles: tuple[tuple[int, int, bool], ...]  # a cell, one of its corners, whether for a shard
    gain: tuple[int, int, int]
    source: str


class Size(NamedTuple):
    """How large playbills are drawn."""

    w: float
    h: float
    pitch: float
    head: float
    foot: float = FOOT

    @property
    def radius(self) -> float:
        """Half the diagonal of a slot."""
        return self.pitch / 2 * 0.965

    @property
    def ring(self) -> float:
        """The radius of a circle."""
        return self.pitch * 0.268


@memo
def spots(bill: Bill, size: Size) -> dict[int, tuple[float, float]]:
    """Where the slots of a card lie, by cell, from its top left corner."""
    columns = sorted({(c - 1) % 2 for c in bill.cells})
    rows = sorted({(c - 1) // 2 for c in bill.cells})
    p = size.pitch
    x0 = (size.w - len(columns) * p) / 2 + p / 2
    room = size.h - size.head - size.foot
    y0 = size.head + (room - len(rows) * p) / 2 + p / 2
    return {
        c: (x0 + columns.index((c - 1) % 2) * p, y0 + rows.index((c - 1) // 2) * p)
        for c in bill.cells
    }


def circle_at(bill: Bill, size: Size, cell: int, corner: int) -> tuple[float, float]:
    x, y = spots(bill, size)[cell]
    vx, vy = WAYS[corner]
    return x + vx * size.pitch / 2, y + vy * size.pitch / 2


@memo
def playbill(bill: Bill, size: Size, room: Room) -> str:
    """A card with empty slots, from its top left corner."""
    w, h, head = size.w, size.h, size.head
    band = BILLS[bill.theatre]
    return "".join(
        [
            shadow(0, 0, w, h, 7, room, 1.1),
            rect(0, 0, w, h, 7, fill=room.paper, stroke=darken(room.paper, 0.55), stroke_width=1),
            rect(4, 4, w - 8, h - 8, 4, fill="none", stroke=band, stroke_width=1.6),
            rect(4, 4, w - 8, head - 4, 3, fill=band),
            _rays(size, band),
            _title(bill, size),
            _slots(bill, size, room),
            _bonus(bill, size, band),
            provenance(size.w - 14, size.h - 14, bill.source),
        ]
    )


RAYS: Final = 100.0


def drawn_rays() -> str:
    """Letterpress rays in a box of 100, as long as it allows; a card stretches them."""
    found, half = [], RAYS / 2
    for i in range(36):
        ends = []
        for turn in (0.0, 0.087):
            a = i * math.pi / 18 + turn
            dx, dy = math.cos(a), math.sin(a)
            reach = half / max(abs(dx), abs(dy))
            ends.append(f"L{number(half + dx * reach)} {number(half + dy * reach)}")
        found.append(f"M{number(half)} {number(half)}{''.join(ends)}Z")
    return path("".join(found), fill="currentColor", opacity=0.07)


def _rays(size: Size, colour: str) -> str:
    w, h = size.w - 12, size.h - size.head - 8
    fit_ = f"translate(6 {number(size.head + 2)}) scale({w / RAYS:.4g} {h / RAYS:.4g})"
    return el("use", href="#" + id("rays"), transform=fit_, color=colour)


def _title(bill: Bill, size: Size) -> str:
    """The theatre between two stars; a long name on a small card does without them."""
    w, y, said = size.w, size.head / 2 + 2, bill.title.upper()
    look = (CREAM, "ui", 700, "middle")
    large = min(17.0, size.head * 0.5)
    if fit(said, large, w - 46, "ui", 700, 13)[0] != said:
        return write(w / 2, y + 4.6, said, 14, *look, room=w - 14)
    stars = [polygon(star(x, y, 4.6), fill="#F2C14E") for x in (15, w - 15)]
    return write(w / 2, y + large * 0.35, said, large, *look, room=w - 46) + "".join(stars)


def _slots(bill: Bill, size: Size, room: Room) -> str:
    places, p = spots(bill, size), size.pitch
    found = []
    for cell, corner, _ in bill.circles:
        x, y = places[cell]
        vx, vy = WAYS[corner]
        found.append(
            line(x, y, x + vx * p, y + vy * p, stroke=room.metal, stroke_width=p * 0.1, opacity=0.5)
        )
    found += [_place(x, y, size.radius, room) for x, y in places.values()]
    for cell, corner, _ in bill.circles:
        x, y = circle_at(bill, size, cell, corner)
        found.append(circle(x, y, size.ring, fill=room.paper))
    return "".join(found)


def _place(x: float, y: float, r: float, room: Room) -> str:
    """A slot for a marker."""
    edge, faint = mix(room.paper2, "#3A2A14", 0.6), mix(room.paper2, "#3A2A14", 0.35)
    look: dict[str, Attribute] = {"stroke_linejoin": "round"}
    inner: dict[str, Attribute] = {"stroke": faint, "stroke_dasharray": "2 3", **look}
    return polygon(
        diamond(r, x, y), fill=room.paper2, stroke=edge, stroke_width=1.4, **look
    ) + polygon(diamond(r * 0.84, x, y), fill="none", stroke_width=0.9, **inner)


@memo
def rings(bill: Bill, size: Size, room: Room) -> str:
    """The circles above the markers, with the shards they promise."""
    found = []
    for cell, corner, shard in bill.circles:
        x, y = circle_at(bill, size, cell, corner)
        p = size.pitch
        found.append(circle(x, y, size.ring, fill="none", stroke=INK, stroke_width=p * 0.066))
        found.append(
            circle(x, y, size.ring, fill="none", stroke=room.metal2, stroke_width=p * 0.04)
        )
        if shard:
            upright = corner in (0, 2)
            dx, dy = (-size.ring * 1.1, 0.0) if upright else (0.0, size.ring * 1.1)
            found.append(crystal(x + dx, y + dy, p * 0.15))
    return group(*found, pointer_events="none")


@memo
def link(upright: bool, shard: bool, size: Size) -> str:
    """Two equal signs in a circle: it glows."""
    p, r = size.pitch, size.ring
    x, y = (r, 0.0) if upright else (0.0, -r)
    gem = crystal(-x * 1.1, -y * 1.1, p * 0.15) if shard else ""
    badge = circle(x, y, p * 0.12, fill=LINK, stroke=INK, stroke_width=1.6)
    return group(
        circle(0, 0, r * 1.75, fill=url("link-glow")),
        circle(0, 0, r, fill="none", stroke=INK, stroke_width=p * 0.085),
        circle(0, 0, r, fill="none", stroke=LINK, stroke_width=p * 0.055),
        badge,
        icon("link-2", x, y, p * 0.155, INK, 3),
        gem,
        pointer_events="none",
    )


def _bonus(bill: Bill, size: Size, band: str) -> str:
    y = size.h - 19
    svg, wide = gains(bill.gain, BONUS, CARD_INK, 30)
    left = size.w / 2 - wide / 2
    return at(left + 10, y, svg) + hat(1, left - 10, y, 0.55, band)


@memo
def small_bill(bill: Bill, size: Size, room: Room) -> str:
    """A card from afar: its band and its slots."""
    w, h, band = size.w, size.h, BILLS[bill.theatre]
    edge = mix(room.paper2, "#3A2A14", 0.5)
    return (
        rect(0, 0, w, h, 4, fill=room.paper, stroke=darken(room.paper, 0.55), stroke_width=1)
        + rect(2, 2, w - 4, size.head - 2, 2, fill=band)
        + "".join(
            polygon(diamond(size.radius, x, y), fill=room.paper2, stroke=edge, stroke_width=1)
            for x, y in spots(bill, size).values()
        )
    )


@memo
def empty_place(size: Size, said: str, room: Room) -> str:
    """Where a card will lie."""
    w, h = size.w, size.h
    dashes: dict[str, Attribute] = {
        "stroke": room.metal,
        "stroke_width": 1.4,
        "stroke_dasharray": "7 6",
    }
    return rect(0, 0, w, h, 7, fill="#000", fill_opacity=0.16, **dashes) + write(
        w / 2, h / 2, said, 15, "#F4E3C4", "ui-italic", 500, "middle", w - 16, opacity=0.85
    )
