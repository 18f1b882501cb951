"""Poster cards: a Magnificent before rays, what the show asks for, and what it brings."""

from __future__ import annotations

from typing import NamedTuple

from ....core.names import dashed
from ....draw.memo import memo
from ....draw.states import legal, lock
from ....draw.svg import at, clip, el, line, ngon, polygon, rect
from ....draw.text import write
from ....draw.tokens import badge, provenance, shadow
from ..box.components import ALL_GEMS, ALL_TILES, MagnificentBox
from .cloths import Cells, cells_of_shape, size_of, swatch
from .icons import coin, fame, gem, seal
from .theme import CREAM, DYES, K, Room, stamp, url

W, H = 92, 130  # a poster as it is drawn; others are scaled
PICTURE = (4, 4, W - 8, 68)


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


@memo
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
        at(W / 2, 39, stamp(f"star-{dashed(bill.star)}", 0, 0, 0.64)),
        rect(*PICTURE, 3, fill="none", stroke=K, stroke_width=1.3),
        seal(bill.colour, 15, 15, 9.5),
        needs(bill, 7, 87, W - 14, unit),
        line(7, 103, W - 7, 103, stroke=room.metal, stroke_width=1),
        fame(24, 116.5, 12.5, bill.points),
        coin(55, 116.5, 9.5, bill.coins) if bill.coins else "",
        provenance(W - 9, H - 9, bill.source, 2.6),
    ])  # fmt: skip
    return at(0, 0, body, scale=k) if k != 1 else body


@memo
def poster_chip(bill: Bill, w: float, h: float, room: Room) -> str:
    """A poster as small as a stamp: its colour and its points."""
    dye = DYES[bill.colour]
    return (
        rect(0, 0, w, h, 3, fill=dye.dark, stroke=K, stroke_width=1)
        + seal(bill.colour, w / 2, h * 0.32, w * 0.3)
        + rect(1.5, h * 0.6, w - 3, h * 0.4 - 1.5, 2, fill=room.paper)
        + write(w / 2, h * 0.6 + h * 0.31, bill.points, h * 0.34, K, weight=800, anchor="middle")
    )


@memo
def over_card(w: float, h: float, r: float, state: str, room: Room) -> str:
    """The state of a card."""
    if state == "legal":
        return legal(0, 0, w, h, r, room, 2.5)
    if state == "chosen":
        return legal(0, 0, w, h, r, room, 2.5, True) + badge(
            w - 8, 8, "check", room.accent, room.on_accent, 10
        )
    if state == "refused":
        return rect(0, 0, w, h, r, fill=room.room, opacity=0.5) + lock(w - 11, 11, room, 9)
    return ""


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
        + at(w / 2, h * 0.42, stamp("tent", 0, 0, w / 56))
        + write(w / 2, h - 12, count, min(18, w * 0.24), CREAM, weight=800, anchor="middle")
    )
