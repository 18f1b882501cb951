"""Artists and backstage cards, in every size: in the hand, in a ring, on the bill, at a rival's."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo
from .....draw.palette import darken, mix
from .....draw.pieces.tokens import shadow
from .....draw.svg import at, circle, number, path, rect
from ..theme import CREAM, FAMILY_INKS, KEY, Room, stamp, url
from .effects import effect, effect_width
from .icons import BACKS, badge, plaque, points, sign

STAR: Final = 12.8  # the least star that can be read
WHOLE: Final = 84.0  # a card that is less high shows its top only
NARROW: Final = 76.0
BROAD: Final = 116.0  # a card that is less high and so wide shows all beside its figure
TITLE: Final = 14.0  # from one line of a name to the next
STARRED: Final = ("per_before", "per_all", "points")  # effects that need the height of a star


class Face(NamedTuple):
    """What is printed on a card."""

    kind: int
    figure: str  # which drawing
    name: str
    value: int
    family: str  # of its plaque: one of the seven, or backstage
    deck: str  # money or ticket
    effect: str  # what its picture says
    per: str
    amount: int
    corner: int  # fame at the end
    source: str


def ground(face: Face, room: Room) -> str:
    """The tint behind a figure."""
    return mix(room.paper, FAMILY_INKS[face.family], 0.2)


def ticket_outline(w: float, h: float, r: float, notch: float) -> str:
    """Paper with rounded corners and a bite at each side: an admission ticket."""
    n, mid = number, h / 2
    return (
        f"M{n(r)} 0H{n(w - r)}A{n(r)} {n(r)} 0 0 1 {n(w)} {n(r)}V{n(mid - notch)}"
        f"A{n(notch)} {n(notch)} 0 0 0 {n(w)} {n(mid + notch)}V{n(h - r)}"
        f"A{n(r)} {n(r)} 0 0 1 {n(w - r)} {n(h)}H{n(r)}A{n(r)} {n(r)} 0 0 1 0 {n(h - r)}"
        f"V{n(mid + notch)}A{n(notch)} {n(notch)} 0 0 0 0 {n(mid - notch)}V{n(r)}"
        f"A{n(r)} {n(r)} 0 0 1 {n(r)} 0Z"
    )


def paper(w: float, h: float, face: Face, room: Room, r: float = 9) -> str:
    """A ticket is notched, money has square corners inside; the frame has the family's ink."""
    ink, edge = FAMILY_INKS[face.family], darken(room.paper, 0.55)
    if face.deck == "ticket":
        d = ticket_outline(w, h, r, min(7, h * 0.09))
        inner = rect(4, 4, w - 8, h - 8, r - 3, fill="none", stroke=ink, stroke_width=1.8)
        return path(d, fill=room.paper, stroke=edge, stroke_width=1.2) + inner
    inner = rect(4, 4, w - 8, h - 8, 2, fill="none", stroke=ink, stroke_width=1.4)
    thin = rect(6.6, 6.6, w - 13.2, h - 13.2, 1, fill="none", stroke=ink, stroke_width=0.7)
    return rect(0, 0, w, h, 4, fill=room.paper, stroke=edge, stroke_width=1.2) + inner + thin


@memo
def upright(face: Face, w: float, h: float, room: Room) -> str:
    """A card, from its top left corner: value and family above, the figure, what it does below."""
    if h < WHOLE:
        return top_of(face, w, h, room)
    if w < NARROW:
        return slip(face, w, h, room)
    lines = title_lines(face.name, w - 16) if h >= 128 else ()
    low = h - (24 + TITLE * len(lines) if lines else 19)
    top, r = (8.0, 8.6) if w > h * 1.15 else (min(36.0, h * 0.31), 8.0)
    size = min(w - 12, low - 12 - top + (0 if lines else 6))
    name = [
        title(line, w / 2, h - 10 - TITLE * i, w - 16, "middle")
        for i, line in enumerate(reversed(lines))
    ]
    return "".join(
        [
            shadow(0, 0, w, h, 7, room, 0.8),
            paper(w, h, face, room, 8),
            rect(8, top - 2, w - 16, low - 9 - top, 4, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", (w - size) / 2, top - 3, size / 100),
            plaque(face.family, face.value, 9 + h * 0.12, 7 + h * 0.125, max(12.8, h * 0.128)),
            badge(face.family, w - 19, 19, 9.5),
            corner(face, w - 20, low - 22, max(STAR, h * 0.1)),
            below(face, w, low + 3, r),
            *name,
        ]
    )


def corner(face: Face, x: float, y: float, r: float) -> str:
    """Fame at the end, if any."""
    return points(face.corner, x, y, r) if face.corner else ""


def below(face: Face, w: float, y: float, r: float) -> str:
    """What a card does, in the middle of its width."""
    wide = effect_width(face.effect, face.per, face.amount, r)
    return effect(face.effect, face.per, face.amount, (w - wide) / 2, y, r)


def slip(face: Face, w: float, h: float, room: Room) -> str:
    """A narrow card: value, figure, fame; what it does is told by the inspector."""
    size = min(w - 8, h - 46)
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            paper(w, h, face, room, 7),
            stamp(f"figure-{face.figure}", (w - size) / 2, 32, size / 100),
            plaque(face.family, face.value, 19, 20, 13.4),
            corner(face, w - 15, h - 17, STAR),
        ]
    )


def top_of(face: Face, w: float, h: float, room: Room) -> str:
    """Where there is little height: value and figure beside each other, what it does below."""
    if w >= BROAD and h >= 64:
        return broad(face, w, h, room)
    size, r = h - 8, 6.8
    has_line = w > 70 and face.effect not in STARRED
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            paper(w, h, face, room, 7),
            stamp(f"figure-{face.figure}", w - size - 5, 3, size / 100) if w > size + 24 else "",
            plaque(face.family, face.value, 21, 18 if has_line else h / 2, 13),
            effect(face.effect, face.per, face.amount, 7, h - 12, r) if has_line else "",
        ]
    )


def broad(face: Face, w: float, h: float, room: Room) -> str:
    """A card in a low ring: value and family over what it does, its figure and fame beside them."""
    size = min(h - 10, w * 0.5)
    left = w - size - 8
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            paper(w, h, face, room, 7),
            rect(left - 4, 8, size + 4, h - 16, 4, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", left - 2, (h - size) / 2, size / 100),
            plaque(face.family, face.value, 23, 22, 15),
            badge(face.family, 52, 20, 8.6),
            effect(face.effect, face.per, face.amount, 9, h - 21, 8.0),
            corner(face, w - 20, h - 20, STAR),
        ]
    )


@memo
def mini(face: Face, w: float, h: float, room: Room) -> str:
    """A card in a ring of the wings: its plaque, and as much of its figure as there is room for."""
    r = min(15.0, max(12.6, h * 0.22))
    size = min(w - 6, h - r * 1.5)
    seen = h >= 44
    return "".join(
        [
            rect(0, 0, w, h, 6, fill=ground(face, room), stroke=KEY, stroke_width=1.2),
            stamp(f"figure-{face.figure}", w - size - 2, h - size - 2, size / 100) if seen else "",
            plaque(face.family, face.value, *((r + 3, r + 3) if seen else (w / 2, h / 2)), r),
        ]
    )


def title(name: str, x: float, y: float, room: float, anchor: str = "start") -> str:
    """A name that is whole or not there: in the plain voice where the loud one finds no room."""
    if width(name, 13.5, "slab", 400) <= room:
        return write(x, y, name, 15, KEY, "slab", 400, anchor, room)
    if width(name, 12.5, "ui", 700) > room:
        return ""
    return write(x, y, name, 15, KEY, "ui", 700, anchor, room)


def title_lines(name: str, room: float) -> tuple[str, ...]:
    """A name in one line if it finds room so, else word by word."""
    return wrap(name, 12.5, room, "ui", 700)


@memo
def lying(face: Face, w: float, h: float, room: Room) -> str:
    """A ticket of the open row, lying down: value, figure, name, effect, fame at the end."""
    ink, mid = FAMILY_INKS[face.family], h / 2
    star, pale = max(12.8, h * 0.22), h - 12
    left, high = 66 + h * 0.86, h >= 56
    room_ = w - 10 - (0 if high else 2 * star + 4)
    return "".join(
        [
            shadow(0, 0, w, h, 8, room, 0.8),
            paper(w, h, face, room),
            rect(9, 6, 48, pale, 4, fill=ink),
            rect(9, 6, 48, pale, 4, fill=url("rays"), opacity=0.35),
            plaque(face.family, face.value, 33, mid, min(19.0, h * 0.32)),
            circle(62 + h * 0.4, mid, h * 0.4, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", 62 + h * 0.4 - (h - 8) / 2, 4, (h - 8) / 100),
            title(face.name, left, mid - min(8.0, h * 0.1), room_ - left),
            effect(face.effect, face.per, face.amount, left, mid + h * 0.21, 8.4, not high),
            points(face.corner, w - star - 9, mid + (h * 0.16 if high else 0), star),
        ]
    )


@memo
def back(deck: str, w: float, h: float, room: Room) -> str:
    """A card face down."""
    emblem = {"money": "banknote", "objective": "place_objective"}.get(deck)
    r = min(w, h) * 0.26
    mark = (
        sign(emblem, w / 2, h / 2, r)
        if emblem
        else at(
            w / 2 - r * 1.2,
            h / 2 - r * 0.7,
            path(
                ticket_outline(r * 2.4, r * 1.4, 3, r * 0.26),
                fill=CREAM,
                stroke=KEY,
                stroke_width=1.4,
            ),
        )
    )
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            rect(0, 0, w, h, 6, fill=BACKS[deck], stroke=KEY, stroke_width=1.6),
            rect(3.5, 3.5, w - 7, h - 7, 4, fill="none", stroke=CREAM, stroke_width=1.3),
            circle(
                w / 2, h / 2, r * 1.45, fill="none", stroke=CREAM, stroke_width=1.2, opacity=0.7
            ),
            mark,
        ]
    )
