"""The cards: encounters whole and as slips, travel cards, and the decks."""

from __future__ import annotations

from typing import NamedTuple

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import CARD_INK, darken
from ....draw.palette import KEY_LINE as K
from ....draw.sight import sources
from ....draw.svg import at, circle, el, group, number, path, rect, use
from ....draw.text import width, write
from ....draw.tokens import card, coin, provenance, shadow
from ..box.components import FourberiesBox
from .acrobats import animal
from .cities import roundel
from .pieces import ARCH_H, ARCH_W, actor, arch, card_back, effect, mask, plaque
from .theme import ACROBATIC, ACROBATIC_DARK, Hall, url

W, H = 118, 165
MINI_W, MINI_H = 60, 84
PURSE_GREEN, PURSE_DARK = "#556B3C", "#2E3C1E"
NIGHT = "#23405E"


class Face(NamedTuple):
    """What is printed on an encounter card."""

    id: str  # equal cards share one
    name: str  # as it stands at the foot of the card
    kind: int
    experience: int
    bonus: int
    op: int
    source: str


def face_of(box: FourberiesBox, card: int, name: str) -> Face:
    source = sources(box, "acrobat").get(box.face[card], "found")
    return Face(
        f"card{box.face.index(box.face[card])}",
        name,
        box.kind[card],
        box.experience[card],
        box.bonus[card],
        box.acrobat[card],
        source,
    )


def deck_of(hall: Hall, faces: tuple[Face, ...], cities: tuple[str, ...]) -> str:
    """Every card that can come into sight, for the backdrop's defs."""
    drawn = [el("g", drawn_encounter(face, hall), id=hall.id(face.id)) for face in faces]
    for city, name in enumerate(cities, 1):
        drawn.append(el("g", drawn_travel(city, name, hall), id=hall.id(f"travel{city}")))
    return "".join(drawn)


def encounter(face: Face, hall: Hall) -> str:
    return use(hall.id(face.id))


def travel(city: int, hall: Hall) -> str:
    """A travel card in hand, from its top middle."""
    return use(hall.id(f"travel{city}"), -W / 2)


def drawn_encounter(face: Face, hall: Hall) -> str:
    """A whole card; whatever identifies it lies in its top 30 units."""
    foot = write(
        W / 2, H - 13, face.name, 15.5, CARD_INK, "playfair", 700, "middle", W - 30, 12
    ) + provenance(W - 11, H - 11, face.source)
    return card(W, H, hall) + at(9, 33, _picture(face)) + band(face, hall) + foot


def _picture(face: Face) -> str:
    if face.bonus:
        return _purse(face.bonus)
    return _tumbler(face.op) if face.op else actor(face.kind, face.experience)


def band(face: Face, hall: Hall) -> str:
    """Value, kind and effect along the top edge."""
    if face.bonus:
        return coin(20, 19, 14, face.bonus) + icon("plus", W - 22, 19, 20, CARD_INK, 2.6)
    if face.op:
        tile = rect(-15, -13, 30, 26, 7, fill=ACROBATIC, stroke=K, stroke_width=1.4)
        head = at(21, 19, tile, at(-13, -14, animal(face.op), scale=0.26))
        if width(face.name, 14.5, "playfair", 700) > W - 68:
            return head + write(
                40, 24, face.name, 14.5, CARD_INK, "playfair", 700, room=W - 47, floor=12
            )
        return (
            head
            + write(41, 24, face.name, 15, CARD_INK, "playfair", 700, room=W - 66, floor=12)
            + icon("sparkles", W - 17, 19, 16, "#1F6A70", 2.4)
        )
    return (
        plaque(face.kind, face.experience, 20, 20, 13)
        + mask(face.kind, W / 2 - 4, 19, 0.72)
        + effect(face.experience, W - 22, 19, 22, CARD_INK)
    )


@memo
def _tumbler(op: int) -> str:
    """An acrobat under the big lozenges of its tent."""
    d, y = arch(ARCH_W, ARCH_H), number(ARCH_H * 0.56)
    lozenges = "".join(
        f"M{x} {row - 13}l9 13l-9 13l-9 -13Z"
        for row in range(0, 130, 26)
        for x in range(0, 110, 18)
    )
    ring = circle(50, float(y), 35, fill="#FFF6E0", opacity=0.9)
    return (
        path(d, fill=ACROBATIC)
        + path(lozenges, fill="#F3E3C0", opacity=0.28, clip_path=url("arch"))
        + group(ring, at(14, float(y) - 38, animal(op), scale=0.72), clip_path=url("arch"))
        + path(d, fill="none", stroke=ACROBATIC_DARK, stroke_width=2)
    )


@memo
def _purse(ecus: int) -> str:
    d = arch(ARCH_W, ARCH_H)
    stripes = "".join(f"M0 {y}L100 {y - 30}v8L0 {y + 8}Z" for y in range(0, 150, 17))
    sack = "M24 95C10 69 32 51 41 43h18C68 51 90 69 76 95Z"
    knot = "M37 42h26l6 -12c-6 4 -8 -2 -13 2c-5 -4 -8 2 -13 -2c-4 4 -8 -2 -12 0Z"
    shown = min(ecus, 3)
    coins = [coin(50 + (i - (shown - 1) / 2) * 21, 77, 12) for i in range(shown)]
    return (
        path(d, fill=PURSE_GREEN)
        + path(stripes, fill="#FFF", opacity=0.1, clip_path=url("arch"))
        + path(sack, fill="#9A5B33", stroke=K, stroke_width=2.4)
        + path(sack, fill=url("half"))
        + path(knot, fill="#B77645", stroke=K, stroke_width=2)
        + "".join(coins)
        + path(d, fill="none", stroke=PURSE_DARK, stroke_width=2)
    )


@memo
def slip(face: Face, hall: Hall, w: float = 82.5, h: float = 24, top: bool = True) -> str:
    """A card reduced to its top band, from its top left corner."""
    m, ground = h / 2, hall.paper if top else hall.paper2
    paper = rect(0, 0, w, h, 6, fill=ground, stroke=darken(hall.paper, 0.5), stroke_width=1)
    if face.bonus:
        return (
            paper
            + coin(14, m, 9.4, face.bonus)
            + write(28, m + 4.6, face.name, 13.5, CARD_INK, weight=700, room=w - 32)
        )
    if face.op:
        tile = rect(2.5, 2.5, 19, h - 5, 4, fill=ACROBATIC)
        head = at(3, m - 9, animal(face.op), scale=0.18)
        return (
            paper
            + tile
            + head
            + write(23.5, m + 4.6, face.name, 13.5, CARD_INK, weight=600, room=w - 25)
        )
    return (
        paper
        + plaque(face.kind, face.experience, 14, m, 9.4)
        + mask(face.kind, w * 0.52, m, 0.56)
        + effect(face.experience, w - 14, m, 16, CARD_INK)
    )


# travel cards


def drawn_travel(city: int, name: str, hall: Hall) -> str:
    """A travel card in hand."""
    zigzag = "".join(f"M{8 + i * 12} 8l6 6l6 -6" for i in range(8))
    ribbon = f"M4 {H - 50}h{W - 8}l-7 15l7 15h-{W - 8}l7 -15Z"
    return (
        card(W, H, hall)
        + rect(8, 8, W - 16, H - 16, 6, fill=NIGHT)
        + path(zigzag, fill="none", stroke="#F3D07A", stroke_width=1.2, opacity=0.8)
        + at(W / 2, 70, circle(0, 0, 46, fill="#F3D07A"), roundel(city, 42))
        + path(ribbon, fill=hall.paper, stroke=K, stroke_width=1.6, stroke_linejoin="round")
        + write(W / 2, H - 29, name, 15.5, CARD_INK, "playfair", 700, "middle", W - 30, 12)
        + circle(22, 23, 16, fill=hall.paper, stroke=K, stroke_width=1.8)
        + write(22, 30, city, 20, CARD_INK, weight=800, anchor="middle")
    )


@memo
def spent_travel(city: int, hall: Hall) -> str:
    """A travel card that lies on the discard: its picture faded, its number whole."""
    edge = darken(hall.paper2, 0.4)
    return (
        shadow(0, 0, MINI_W, MINI_H, 7, hall, 0.6)
        + rect(0, 0, MINI_W, MINI_H, 7, fill=hall.paper2, stroke=edge, stroke_width=1)
        + rect(4, 4, MINI_W - 8, MINI_H - 8, 5, fill=NIGHT, opacity=0.55)
        + at(MINI_W / 2, MINI_H * 0.58, roundel(city, 22), opacity=0.45)
        + circle(16, 17, 12, fill=hall.paper, stroke=K, stroke_width=1.2)
        + write(16, 22.5, city, 16, CARD_INK, weight=800, anchor="middle")
    )


@memo
def pile(colour: str, count: int, hall: Hall, w: float = 20, h: float = 28) -> str:
    """A deck, as thick as it is; an empty one is a dashed outline."""
    if not count:
        return rect(0, 0, w, h, 3, fill="none", stroke=hall.line, stroke_dasharray="3 2.4")
    layers = 1 + (count > 1) + (count > 5) + (count > 20)
    return "".join(at(i * 2, -i * 2, card_back(w, h, colour)) for i in range(layers))
