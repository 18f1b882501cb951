"""Poster cards: a Magnificent before rays, what the show asks for, and what it brings."""

from __future__ import annotations

from typing import NamedTuple

from .....core.names import dashed
from .....draw.lettering.text import write
from .....draw.memo import memo, memo_of_box
from .....draw.pieces.tokens import provenance, shadow
from .....draw.svg import at, circle, clip, el, line, ngon, polygon, rect
from ...box.components import ALL_GEMS, ALL_TILES, MagnificentBox
from ..theme import CREAM, DYES, K, Room, stamp, url
from .cloths import Cells, cells_of_shape, size_of, swatch
from .icons import coin, fame, gem, seal

W, H = 92, 130  # a poster as it is drawn; others are scaled
PICTURE = (4, 4, W - 8, 61)
LEAST_CARD = 82.0  # a narrower one cannot be read
SLIP = 64.0  # how high a poster is that shows no picture
WIDE_SLIP = 84.0  # a narrower one shows no head
ASKED, UNIT = (
    42.0,
    5.4,
)  # where what it asks for stands there, and how large a cell or half a gem is


class Bill(NamedTuple):
    """What is printed on a poster."""

    poster: int
    colour: int
    star: str
    tiles: tuple[tuple[int, Cells], ...]  # one for each tile that it asks for
    gems: tuple[int, ...]  # one for each gem
    points: int
    coins: int
    source: str


@memo_of_box
def bill_of(box: MagnificentBox, poster: int, source: str) -> Bill:
    card = box.posters[poster]
    tiles = [
        (kind, cells_of_shape(tuple(box.shapes[kind]), 0))
        for kind in ALL_TILES
        for _ in range(card.tiles[kind])
    ]
    gems = [c for c in ALL_GEMS for _ in range(card.gems[c])]
    return Bill(
        poster,
        card.colour,
        box.stars[card.star],
        tuple(tiles),
        tuple(gems),
        card.points,
        card.coins,
        source,
    )


def drawn_rays(colour: int) -> str:
    """The ground of a picture: light that bursts from behind a head."""
    x, y, w, h = PICTURE
    body, dark, _ = DYES[colour]
    mx, my = x + w / 2, y + h * 0.58
    rim = ngon(mx, my, 90, 36, 5)
    beams = "".join(
        polygon([(mx, my), rim[i], rim[i + 1]], fill=body, opacity=0.75) for i in range(0, 36, 2)
    )
    return rect(x, y, w, h, 3, fill=dark) + el("g", beams, clip_path=url("picture"))


def picture_clip(id: str) -> str:
    return clip(id, rect(*PICTURE, 3))


def needs(bill: Bill, x: float, y: float, room_: float, unit: float) -> str:
    """Tiles to have built and gems to pay, in one line."""
    wide = [size_of(cells)[0] * unit for _, cells in bill.tiles] + [unit * 2.2] * len(bill.gems)
    gap = min(6.0, (room_ - sum(wide)) / max(1, len(wide) - 1)) if wide else 0.0
    left = x + (room_ - sum(wide) - gap * (len(wide) - 1)) / 2
    drawn = []
    for i, (kind, cells) in enumerate(bill.tiles):
        high = size_of(cells)[1] * unit
        drawn.append(at(left, y - high / 2, swatch(kind, cells, unit)))
        left += wide[i] + gap
    for i, colour in enumerate(bill.gems):
        drawn.append(gem(colour, left + unit * 1.1, y, unit))
        left += wide[len(bill.tiles) + i] + gap
    return "".join(drawn)


@memo
def poster_card(bill: Bill, w: float, room: Room) -> str:
    """A poster from its top left corner."""
    k = w / W
    unit = 6.6 if len(bill.tiles) + len(bill.gems) < 5 else 5.4
    body = "".join([
        shadow(0, 0, W, H, 6, room),
        rect(0, 0, W, H, 6, fill=room.paper, stroke=K, stroke_width=1),
        stamp(f"rays{bill.colour}", 0, 0),
        at(W / 2, 36, stamp(f"star-{dashed(bill.star)}", 0, 0, 0.58)),
        rect(*PICTURE, 3, fill="none", stroke=K, stroke_width=1.3),
        seal(bill.colour, 15, 15, 9.5),
        needs(bill, 7, 79, W - 14, unit),
        line(7, 93, W - 7, 93, stroke=room.metal, stroke_width=1),
        fame(24, 112, 16.5, bill.points),
        coin(60, 111.5, 13.5, bill.coins) if bill.coins else "",
        provenance(W - 8, H - 8, bill.source, 2.6),
    ])  # fmt: skip
    return at(0, 0, body, scale=k) if k != 1 else body


@memo
def poster_slip(bill: Bill, w: float, room: Room) -> str:
    """A poster where there is little height: its colour, what it asks for, what it brings."""
    wide, unit = w >= WIDE_SLIP, UNIT if w < 100 else 6.0
    ground = [
        shadow(0, 0, w, SLIP, 6, room),
        rect(0, 0, w, SLIP, 6, fill=room.paper, stroke=K, stroke_width=1),
        rect(3, 3, w - 6, 27, 4, fill=DYES[bill.colour].dark),
    ]
    if not wide:
        return "".join([
            *ground,
            seal(bill.colour, 12, 16.5, 8),
            coin(31, 16.5, 12, bill.coins) if bill.coins else "",
            fame(w - 16, 16.5, 13.5, bill.points),
            needs(bill, 5, ASKED, w - 10, unit),
        ])  # fmt: skip
    return "".join([
        *ground,
        seal(bill.colour, 16, 16.5, 10),
        at(w - 16, 16.5, head(bill.star, 12)),
        fame(w / 2, 16.5, 14.5, bill.points),
        needs(bill, 6, 46, w - 12 - (26 if bill.coins else 0), unit),
        coin(w - 16, 47, 12.5, bill.coins) if bill.coins else "",
    ])  # fmt: skip


def head(star: str, r: float) -> str:
    """A Magnificent in a roundel."""
    ground = circle(0, 0, r, fill="#EFE3F7", stroke=K, stroke_width=1.2)
    return el("g", ground, stamp(f"star-{dashed(star)}", 0, 0, r / 56))


@memo
def poster_chip(bill: Bill, w: float, h: float, room: Room) -> str:
    """A poster as small as a stamp: its colour and its points."""
    dye = DYES[bill.colour]
    return (
        rect(0, 0, w, h, 4, fill=dye.dark, stroke=K, stroke_width=1)
        + seal(bill.colour, w / 2, h * 0.31, min(w, h) * 0.26)
        + rect(1.5, h - 23, w - 3, 21.5, 3, fill=room.paper)
        + write(w / 2, h - 7, bill.points, 15, K, weight=800, anchor="middle")
    )


@memo
def poster_back(count: int, w: float, room: Room) -> str:
    """The deck of posters, face down."""
    h = w * H / W
    if not count:
        return rect(0, 0, w, h, 5, fill="none", stroke=room.metal, stroke_dasharray="5 4")
    under = [
        rect(i * 2, -i * 2, w, h, 5, fill="#3B2A63", stroke=CREAM, stroke_width=1)
        for i in range(min(3, count))[::-1]
    ]
    return (
        "".join(under)
        + rect(4, 4, w - 8, h - 8, 3, fill="none", stroke=room.metal2, stroke_width=1)
        + at(w / 2, h * 0.4, stamp("tent", 0, 0, w / 56))
        + write(w / 2, h - 10, count, max(15, w * 0.2), CREAM, weight=800, anchor="middle")
    )
