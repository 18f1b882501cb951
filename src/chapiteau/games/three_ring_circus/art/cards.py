"""Artists and backstage cards, in every size: in the hand, in a ring, on the bill, at a rival's."""

from __future__ import annotations

from typing import Final, NamedTuple

from ....draw.memo import memo
from ....draw.palette import darken, mix
from ....draw.svg import circle, number, path, rect
from ....draw.text import wrap, write
from ....draw.tokens import provenance, shadow
from .effects import effect, effect_width
from .icons import badge, plaque, points
from .theme import FAMILY_INKS, KEY, Room, stamp, url

HAND_W: Final = 128
HAND_H: Final = 180


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
def hand_card(face: Face, room: Room) -> str:
    """A whole card, from its top left corner; what decides stands at the left, as cards overlap."""
    w, h, ink = HAND_W, HAND_H, FAMILY_INKS[face.family]
    lines = wrap(face.name, 12.5, w - 22, "slab", 400)[:2]
    top = 148 if len(lines) == 1 else 143
    end = points(face.corner, w - 24, 26, 14) if face.corner else ""
    return "".join(
        [
            shadow(0, 0, w, h, 8, room),
            paper(w, h, face, room),
            rect(10, 42, w - 20, 88, 5, fill=ground(face, room)),
            rect(10, 42, w - 20, 88, 5, fill=url("rays"), opacity=0.5),
            rect(10, 42, w - 20, 88, 5, fill="none", stroke=ink, stroke_width=1.4),
            stamp(f"figure-{face.figure}", w / 2 - 43, 43, 0.86),
            plaque(face.family, face.value, 27, 27, 17),
            badge(face.family, 58, 22, 9.5),
            end,
            *[
                write(12, top + i * 13.5, line, 12.5, KEY, "slab", 400, room=w - 20, floor=10.5)
                for i, line in enumerate(lines)
            ],
            effect(face.effect, face.per, face.amount, 11, h - 14, 8),
            provenance(w - 12, h - 12, face.source),
        ]
    )


@memo
def ring_card(face: Face, w: float, h: float, room: Room) -> str:
    """A card in one's own ring: plaque and figure above, effect below."""
    size = h - 24
    strip = h - 21
    wide = effect_width(face.effect, face.per, face.amount, 7.6)
    end = points(face.corner, w - 13, strip + 8.5, 9.5) if face.corner else ""
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.8),
            paper(w, h, face, room, 7),
            rect(w - size - 6, 6, size, size - 4, 4, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", w - size - 6, 4, size / 100),
            plaque(face.family, face.value, 21, 22, 14.5),
            effect(
                face.effect,
                face.per,
                face.amount,
                max(7, (w - 22 - wide) / 2 if end else (w - wide) / 2),
                strip + 9,
                7.6,
            ),
            end,
        ]
    )


@memo
def narrow_card(face: Face, w: float, h: float, room: Room) -> str:
    """A card in a ring on a phone: plaque and fame above, figure, effect below."""
    size = h - 30
    wide = effect_width(face.effect, face.per, face.amount, 5.3)
    end = points(face.corner, w - 13, 14, 8.6) if face.corner else ""
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.8),
            paper(w, h, face, room, 7),
            rect(6, 16, w - 12, h - 34, 3, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", w - size - 4, 15, size / 100),
            plaque(face.family, face.value, 16, 17, 11.6),
            end,
            effect(face.effect, face.per, face.amount, (w - wide) / 2, h - 10.5, 5.3),
        ]
    )


@memo
def bill_card(face: Face, w: float, h: float, room: Room) -> str:
    """A ticket of the open row, lying down: value, figure, name, effect, fame at the end."""
    ink, mid = FAMILY_INKS[face.family], h / 2
    right = w - 44
    return "".join(
        [
            shadow(0, 0, w, h, 8, room, 0.8),
            paper(w, h, face, room),
            rect(10, 8, 50, h - 16, 4, fill=ink),
            rect(10, 8, 50, h - 16, 4, fill=url("rays"), opacity=0.35),
            plaque(face.family, face.value, 35, mid, h * 0.31),
            circle(90, mid, mid - 6, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", 90 - (h - 8) / 2, 4, (h - 8) / 100),
            badge(face.family, 118, h - 16, 8.5),
            write(132, mid - 4, face.name, 15.5, KEY, "slab", 400, room=right - 12 - 132, floor=12),
            effect(face.effect, face.per, face.amount, 134, mid + 13, 9.4),
            points(face.corner, w - 28, mid, 14),
            provenance(w - 12, h - 11, face.source),
        ]
    )


@memo
def small_card(face: Face, w: float, h: float, room: Room) -> str:
    """A card among many: plaque, family and fame above, figure, effect below."""
    size, r = min(w - 12, h - 56), 7.4 if w > 76 else 6.4
    wide = effect_width(face.effect, face.per, face.amount, r)
    end = points(face.corner, w - 15, h - 38, 9.5) if face.corner else ""
    return "".join(
        [
            shadow(0, 0, w, h, 6, room, 0.7),
            paper(w, h, face, room, 7),
            rect(7, 34, w - 14, h - 58, 4, fill=ground(face, room)),
            stamp(f"figure-{face.figure}", w / 2 - size / 2, 34, size / 100),
            plaque(face.family, face.value, 21, 20, 13.5),
            badge(face.family, w - 17, 18, 9),
            end,
            effect(face.effect, face.per, face.amount, (w - wide) / 2, h - 14, r),
        ]
    )


@memo
def back(deck: str, w: float, h: float, room: Room) -> str:
    """A card face down."""
    r = min(w / 1.32, h / 1.8) / 10
    return shadow(0, 0, w, h, 5, room, 0.7) + stamp(f"sign-back-{deck}", w / 2, h / 2, r)
