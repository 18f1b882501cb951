"""Trick cards, and places where one may lie."""

from __future__ import annotations

import math
from typing import Final, NamedTuple

from .....draw.lettering.text import fit, width, wrap, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, CARD_MUTED, INK, SEATS, darken, mix
from .....draw.pieces.counters import fame
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import provenance, shadow
from .....draw.svg import Attribute, at, circle, number, path, polygon, rect
from ..theme import BANDS, SCHOOL_TINTS, SCHOOLS, Room, stamp
from .icons import component, school, suit
from .markers import diamond
from .small import MINUS, gains

W: Final = 148
H: Final = 208
SHORT: Final = "#9A1B12"  # what is missing, on paper


class Face(NamedTuple):
    """A trick as it is printed."""

    id: str
    name: str
    category: int
    threshold: int
    needs: tuple[tuple[int, int], ...]
    points: int
    markers: int
    gain: tuple[int, int, int]
    source: str


class Kept(NamedTuple):
    """A trick as a player has it: its symbol, markers, and what is there of what it needs."""

    seat: int
    symbol: int
    ready: int
    shown: int
    owned: tuple[int, ...]


@memo
def trick_card(face: Face, kept: Kept | None, k: float, room: Room) -> str:
    """A whole card with what lies on it, from its top left corner, `k` times as large as drawn."""
    colour = SCHOOLS[face.category]
    return at(
        0,
        0,
        "".join(
            [
                shadow(0, 0, W, H, 8, room),
                rect(
                    0, 0, W, H, 8, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1
                ),
                rect(4, 4, W - 8, H - 8, 5, fill="none", stroke=colour, stroke_width=1.6),
                rect(4, 4, W - 8, 30, 4, fill=BANDS[face.category]),
                school(face.category, 19, 19, 9.5, "#FFF6E0"),
                _name(face.name, 12.6 / k),
                _picture(face, colour),
                fame(W - 22, 54, 16, face.threshold),
                _foot(face, room),
                provenance(W - 13, H - 52, face.source),
                _kept(kept, face) if kept else "",
                _needs(face, kept),
            ]
        ),
        scale=k,
    )


def _name(name: str, least: float) -> str:
    """On one line, or on two where it is long."""
    room, look = W - 40, ("#FFF6E0", "playfair", 700)
    if fit(name, 16, room, "playfair", 700, 12.5)[0] == name:
        return write(33, 24.5, name, 16, *look, room=room)
    lines = lines_of(name, 12.5, room, 2)
    return "".join(
        write(33, 17 + i * 13, line, 12.5, *look, room=room, floor=least)
        for i, line in enumerate(lines)
    )


@memo
def lines_of(name: str, size: float, room: float, most: int) -> tuple[str, ...]:
    """A name on as few lines as it fits, broken at spaces and hyphens so that all are short."""
    parts = name.replace("-", "-\N{ZERO WIDTH SPACE}").replace(" ", " \N{ZERO WIDTH SPACE}")
    words = parts.split("\N{ZERO WIDTH SPACE}")
    for count in range(1, min(most, len(words)) + 1):
        lines = min(_broken(words, count), key=lambda found: _widest(found, size))
        if _widest(lines, size) <= room:
            break
    return lines


def _broken(words: list[str], count: int) -> list[tuple[str, ...]]:
    """All ways to put words on so many lines."""
    if count == 1:
        return [("".join(words).strip(),)]
    found = []
    for i in range(1, len(words) - count + 2):
        first = "".join(words[:i]).strip()
        found += [(first, *rest) for rest in _broken(words[i:], count - 1)]
    return found


def _widest(lines: tuple[str, ...], size: float) -> float:
    return max(width(line, size, "playfair", 700) for line in lines)


def _picture(face: Face, colour: str) -> str:
    cx, cy = W / 2 + 5, 84
    rays = []
    for i in range(24):
        a, b = i * math.pi / 12, i * math.pi / 12 + 0.13
        rays.append(
            f"M{number(cx)} {number(cy)}"
            f"L{number(cx + 52 * math.cos(a))} {number(cy + 45 * math.sin(a))}"
            f"L{number(cx + 52 * math.cos(b))} {number(cy + 45 * math.sin(b))}Z"
        )
    tint = SCHOOL_TINTS[face.category]
    return (
        path("".join(rays), fill=colour, opacity=0.2)
        + circle(cx, cy, 36, fill=tint, stroke=colour, stroke_width=1.8)
        + stamp(f"emblem-{face.id}", cx, cy)
    )


def _kept(kept: Kept, face: Face) -> str:
    """The suit, a marker for each that lies ready, an outline for each still in the supply."""
    colour = SEATS[kept.seat].colour
    found = [
        rect(9, 40, 26, 30, 5, fill=colour, stroke=INK, stroke_width=1.4),
        rect(12, 43, 20, 24, 4, fill="#FFF7E6"),
        suit(kept.symbol, 22, 55, 8.4),
    ]
    look: dict[str, Attribute] = {"stroke_linejoin": "round", "stroke_width": 1.4}
    for i in range(max(kept.ready, face.markers)):
        y = 83 + i * 19
        if i < kept.ready:
            found.append(polygon(diamond(9, 22, y), fill=colour, stroke=INK, **look))
        else:
            found.append(
                polygon(
                    diamond(8, 22, y),
                    fill="none",
                    stroke=CARD_MUTED,
                    stroke_dasharray="2 2",
                    **look,
                )
            )
    return "".join(found)


def _needs(face: Face, kept: Kept | None) -> str:
    """What it takes; for an own trick, what is missing stands out."""
    count, found = len(face.needs), list[str]()
    step, r, size = (35, 8, 12.8) if count > 3 else (45.5, 10.5, 14)
    for i, (c, units) in enumerate(face.needs):
        x, y = W / 2 + (i - (count - 1) / 2) * step - 8, 141
        missing = units - kept.owned[i] if kept else 0
        found.append(need(c, units, missing, x, y, r, size))
    return "".join(found)


def need(c: int, units: int, missing: int, x: float, y: float, r: float, size: float) -> str:
    """A component with how many it takes, or how many are missing."""
    said, ink = (f"{MINUS}{missing}", SHORT) if missing > 0 else (str(units), CARD_INK)
    svg = component(c, x, y, r) + write(x + r + 1.5, y + 5, said, size, ink, weight=800)
    if missing <= 0:
        return svg
    dashes: dict[str, Attribute] = {"stroke": SHORT, "stroke_dasharray": "3 2.4"}
    return circle(x, y, r + 1.2, fill="none", stroke_width=1.6, **dashes) + svg


def _foot(face: Face, room: Room) -> str:
    y = H - 26
    tint = mix(room.paper2, SCHOOLS[face.category], 0.12)
    drawn_, wide = gains(face.gain, 11, CARD_INK, 25)
    return (
        rect(7, H - 45, W - 14, 38, 5, fill=tint)
        + icon("hand", 15.5, y, 16, CARD_INK, 2.1)
        + write(23.5, y + 5.5, face.points, 15.5, CARD_INK, weight=800)
        + polygon(diamond(6, 43, y), fill="none", stroke=CARD_INK, stroke_width=1.8)
        + write(51, y + 5.5, face.markers, 15.5, CARD_INK, weight=800)
        + at(W - 12 - wide, y, drawn_)
    )


@memo
def empty_shelf(said: str, kind: int, w: float, h: float, room: Room) -> str:
    """A place for a trick: on the player board, or a specialist's."""
    dashes: dict[str, Attribute] = {
        "stroke": room.metal if kind else room.line,
        "stroke_dasharray": "6 5",
    }
    sign = (
        stamp(f"hat{kind}", w / 2, h / 2 - 16, 1.1, color=room.line)
        if kind
        else icon("sparkles", w / 2, h / 2 - 14, 30, room.line, 1.8)
    )
    return (
        rect(0, 0, w, h, 8, fill=room.panel2, fill_opacity=0.45, stroke_width=1.4, **dashes)
        + sign
        + "".join(
            write(w / 2, h / 2 + 24 + i * 18, s, 15, room.muted, "ui-italic", 500, "middle", w - 8)
            for i, s in enumerate(wrap(said, 15, w - 16, "ui-italic", 500))
        )
    )
