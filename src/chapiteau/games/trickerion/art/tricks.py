"""Trick cards: whole ones, and slips that show only their top band."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from ....draw.counters import fame
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import CARD_INK, CARD_MUTED, INK, SEATS, darken, mix
from ....draw.states import chosen, halo, legal, lock, refused
from ....draw.svg import Attribute, at, circle, number, path, polygon, rect
from ....draw.text import fit, wrap, write
from ....draw.tokens import provenance, shadow, sigil
from .icons import component, school, suit
from .markers import diamond
from .pieces import MINUS, gains
from .theme import BANDS, SCHOOL_TINTS, SCHOOLS, Room, stamp

W: Final = 148
H: Final = 208
SHORT: Final = "#9A1B12"  # what is missing, on paper


@dataclass(frozen=True)
class Face:
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


@dataclass(frozen=True)
class Kept:
    """A trick as a player has it: its symbol, markers, and what is there of what it needs."""

    seat: int
    symbol: int
    ready: int
    shown: int
    owned: tuple[int, ...]


@memo
def trick_card(face: Face, room: Room) -> str:
    """A whole card, from its top left corner."""
    colour = SCHOOLS[face.category]
    return "".join([
        shadow(0, 0, W, H, 8, room),
        rect(0, 0, W, H, 8, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1),
        rect(4, 4, W - 8, H - 8, 5, fill="none", stroke=colour, stroke_width=1.6),
        rect(4, 4, W - 8, 30, 4, fill=BANDS[face.category]),
        school(face.category, 19, 19, 9.5, "#FFF6E0"),
        _name(face.name),
        _picture(face, colour),
        fame(W - 21, 53, 15, face.threshold),
        _foot(face, room),
        provenance(W - 13, H - 52, face.source),
    ])  # fmt: skip


@memo
def on_trick(face: Face, kept: Kept | None) -> str:
    """What lies on a trick card and what is missing; for one at the residence, what it takes."""
    return (_kept(kept, face) if kept else "") + _needs(face, kept)


def _name(name: str) -> str:
    """On one line, or on two where it is long."""
    room, look = W - 42, ("#FFF6E0", "playfair", 700)
    if fit(name, 16, room, "playfair", 700, 12.5)[0] == name:
        return write(33, 24.5, name, 16, *look, room=room)
    lines = wrap(name, 12.5, room, "playfair", 700)
    rest = " ".join(lines[1:])
    return write(33, 17, lines[0], 12.5, *look, room=room, floor=10.5) + write(
        33, 30, rest, 12.5, *look, room=room, floor=10.5
    )


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
    step, r, size = (34, 10, 13) if count > 3 else (42, 11.5, 14.5)
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
    drawn_, wide = gains(face.gain, 11, CARD_INK, 26)
    return (
        rect(7, H - 45, W - 14, 38, 5, fill=tint)
        + icon("hand", 17, y, 16, CARD_INK, 2.1)
        + write(24.5, y + 5.5, face.points, 15.5, CARD_INK, weight=800)
        + polygon(diamond(6, 41, y), fill="none", stroke=CARD_INK, stroke_width=1.8)
        + write(48, y + 5.5, face.markers, 15.5, CARD_INK, weight=800)
        + at(W - 12 - wide, y, drawn_)
    )


@memo
def over_card(w: float, h: float, r: float, state: str, room: Room) -> str:
    """The state of a piece with straight sides."""
    if state == "legal":
        return halo(3, 3, w - 6, h - 6, r, room) + legal(0, 0, w, h, r, room, 2)
    if state == "chosen":
        return legal(0, 0, w, h, r, room, 3, True) + chosen(w - 12, 10, room, 11)
    if state == "refused":
        return refused(0, 0, w, h, r, room, 0.45) + lock(w - 15, min(48, h - 14), room, 10)
    return ""


@memo
def empty_shelf(said: str, kind: int, w: float, h: float, room: Room) -> str:
    """A place for a trick: on the player board, or a specialist's."""
    dashes: dict[str, Attribute] = {
        "stroke": room.metal if kind else room.line,
        "stroke_dasharray": "6 5",
    }
    sign = stamp(f"hat{kind}", w / 2, h / 2 - 16, 1.1, color=room.line) if kind else icon(
        "sparkles", w / 2, h / 2 - 14, 30, room.line, 1.8
    )  # fmt: skip
    return (
        rect(0, 0, w, h, 8, fill=room.panel2, fill_opacity=0.45, stroke_width=1.4, **dashes)
        + sign
        + write(w / 2, h / 2 + 22, said, 15, room.muted, "ui-italic", 500, "middle", w - 12, 12)
    )


# slips


@memo
def slip(face: Face, w: float, h: float, owner: int, room: Room) -> str:
    """A trick at the residence: its name in its school's colour; who has it, if anybody."""
    colour, gone = BANDS[face.category], owner >= 0
    ground = mix(room.panel2, colour, 0.12) if gone else colour
    left, right = (26 if face.threshold > 1 else 8), (24 if gone else 8)
    look = (room.muted if gone else "#FFF6E0", "ui", 600)
    size = min(15, 0.8 * h)  # where a school has many tricks, slips are low
    room_w, floor = w - left - right, min(12, size)
    return "".join([
        rect(0, 0, w, h, 5, fill=ground, stroke=room.line if gone else INK, stroke_width=1),
        fame(13, h / 2, min(9.5, h / 2 - 1), face.threshold) if face.threshold > 1 else "",
        write(left, h / 2 + size / 3, face.name, size, *look, room=room_w, floor=floor),
        sigil(owner, w - 13, h / 2, 6) if gone else "",
    ])  # fmt: skip


@memo
def over_slip(w: float, h: float, state: str, room: Room) -> str:
    """Whether a trick may be learned now."""
    if state == "legal":
        box = (-1.0, -1.0, w + 2, h + 2, 6.0)
        return rect(*box, fill="none", stroke=INK, stroke_width=4.2) + rect(
            *box, fill="none", stroke=room.lime, stroke_width=2.6
        )
    veil = rect(0, 0, w, h, 5, fill=room.panel, opacity=0.55)
    return veil if state == "refused" else ""


@memo
def rival_slip(face: Face, kept: Kept, w: float, h: float, room: Room) -> str:
    """A trick of somebody else: school, suit, name, markers that lie ready."""
    colour = SCHOOLS[face.category]
    found = [
        rect(0, 0, w, h, 5, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1),
        rect(0, 0, h, h, 5, fill=colour),
        rect(h - 6, 0, 6, h, fill=colour),
        school(face.category, h / 2, h / 2, h * 0.34),
        suit(kept.symbol, h + 11, h / 2, 6.5),
    ]
    step, x = 11.0, w - 9
    ring: dict[str, Attribute] = {"stroke": INK, "stroke_width": 1}
    for _ in range(kept.ready):
        found.append(polygon(diamond(5.6, x, h / 2), fill=SEATS[kept.seat].colour, **ring))
        x -= step
    found.append(
        write(h + 22, h / 2 + 5, face.name, 15, CARD_INK, weight=600, room=x - h - 20, floor=12)
    )
    return "".join(found)


@memo
def trick_row(face: Face, kept: Kept, w: float, h: float, engineer: bool, room: Room) -> str:
    """A trick in a panel: one line of what it is, one of what it takes and yields."""
    svg, x = _row_markers(face, kept, w)
    if engineer:
        svg += stamp("hat2", x - 6, 14, 0.5, color=CARD_INK)
        x -= 24
    name = write(42, 19, face.name, 15, CARD_INK, "playfair", 700, room=x - 44, floor=12.5)
    pays, wide = gains(face.gain, 9.5, CARD_INK, 24)
    needs = [
        need(c, units, units - kept.owned[i], 53 + i * 42, h - 15, 10, 14.5)
        for i, (c, units) in enumerate(face.needs)
    ]
    return "".join([
        _row_ground(face, kept, w, h, room),
        svg,
        name,
        at(w - 10 - wide, h - 15, pays),
        *needs,
        icon("hand", w - 40 - wide, h - 15, 14, CARD_INK, 2.2),
        write(w - 32 - wide, h - 10, face.points, 14.5, CARD_INK, weight=800),
    ])  # fmt: skip


def _row_ground(face: Face, kept: Kept, w: float, h: float, room: Room) -> str:
    colour, mid = SCHOOLS[face.category], h / 2
    return (
        rect(0, 0, w, h, 7, fill=room.paper, stroke=darken(room.paper, 0.5), stroke_width=1)
        + rect(0, 0, 34, h, 7, fill=colour)
        + rect(28, 0, 6, h, fill=colour)
        + school(face.category, 17, mid - 9, 8.5)
        + rect(8, mid + 3, 18, 18, 4, fill="#FFF7E6")
        + suit(kept.symbol, 17, mid + 12, 6.6)
    )


def _row_markers(face: Face, kept: Kept, w: float) -> tuple[str, float]:
    """Markers from the right end, and where they begin."""
    found, x = list[str](), w - 14.0
    for i in range(max(kept.ready, face.markers)):
        if i < kept.ready:
            look: dict[str, Attribute] = {"stroke": INK, "fill": SEATS[kept.seat].colour}
        else:
            look = {"stroke": CARD_MUTED, "fill": "none", "stroke_dasharray": "2 2"}
        found.append(polygon(diamond(7.5, x, 14), stroke_width=1.2, **look))
        x -= 17
    return "".join(found), x
