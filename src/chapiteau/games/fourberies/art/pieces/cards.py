"""The cards: encounters whole, as slips and as tokens, travel cards, and decks."""

from __future__ import annotations

from typing import Final, NamedTuple

from .....core.event import UNKNOWN
from .....draw.lettering.text import LEAST, width, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, darken
from .....draw.palette import KEY_LINE as K
from .....draw.pen import Pen, piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import card, coin, provenance, shadow
from .....draw.svg import at, circle, group, number, path, rect
from ...box.components import COMEDY
from ...words.texts import encounter_text
from ..theme import ACROBATIC, ACROBATIC_DARK, Hall, url
from .acrobats import animal
from .small import ARCH_H, ARCH_W, actor, arch, card_back, effect, mask, medallion, plaque

RATIO: Final = 1.4  # of a card's height to its width
BAND: Final = 32.0  # whatever identifies a card lies above this
PURSE_GREEN, PURSE_DARK = "#556B3C", "#2E3C1E"


class Face(NamedTuple):
    """What is printed on an encounter card."""

    name: str  # as it stands at the foot of the card
    kind: int
    experience: int
    bonus: int
    op: int
    source: str


@piece
def face_of(pen: Pen[Hall], card: int) -> Face:
    """An encounter card as it is printed; actors and purses share a name at the foot."""
    box, words = pen.box, pen.words
    foot = pen.name("encounter", card) if card != UNKNOWN else ""
    if box.kind[card]:
        foot = words("board-comedian" if box.kind[card] == COMEDY else "board-tragedian")
    elif box.bonus[card]:
        foot = words("board-bonus")
    source = pen.source("acrobat", box.face[card]) or "found"
    return Face(
        foot, box.kind[card], box.experience[card], box.bonus[card], box.acrobat[card], source
    )


@piece
def effect_of(pen: Pen[Hall], card: int) -> str:
    """The whole words of a card, for the inspector."""
    return f"{pen.name('encounter', card)}. {encounter_text(pen.telling, card)}"


@memo
def encounter(face: Face, w: float, h: float, hall: Hall) -> str:
    """A whole card; whatever identifies it lies in its top band."""
    foot = named_below(face.name, w, h) + provenance(w - 11, h - 11, face.source)
    room = h - BAND - 28
    k = min((w - 18) / ARCH_W, room / ARCH_H)
    top = BAND + (room - ARCH_H * k) / 2 + 1
    drawn = at((w - ARCH_W * k) / 2, top, _picture(face), scale=k) if k > 0.25 else ""
    return card(w, h, hall) + drawn + band(face, w) + foot


@memo
def upper_edge(face: Face, w: float, h: float, hall: Hall) -> str:
    """What is seen of a card that another lies on."""
    paper = rect(0, 0, w, h, 9, fill=hall.paper, stroke=darken(hall.paper, 0.45), stroke_width=1)
    line = rect(3.5, 3.5, w - 7, h - 7, 6, fill="none", stroke=hall.metal, opacity=0.75)
    return shadow(0, 0, w, h, 9, hall) + paper + line + band(face, w, True)


def _picture(face: Face) -> str:
    if face.bonus:
        return _purse(face.bonus)
    return _tumbler(face.op) if face.op else actor(face.kind, face.experience)


def band(face: Face, w: float, is_alone: bool = False) -> str:
    """Value, kind and effect along the top edge; what has a name of its own also says it there."""
    if face.bonus:
        return coin(19, 18, 13, face.bonus) + icon("plus", w - 20, 18, 20, CARD_INK, 2.6)
    if face.op:
        tile = rect(-15, -12.5, 30, 25, 7, fill=ACROBATIC, stroke=K, stroke_width=1.4)
        head = at(20, 18, tile, at(-13, -14, animal(face.op), scale=0.26))
        if not is_alone:  # its foot says it
            return head + icon("sparkles", w - 20, 18, 18, "#1F6A70", 2.4)
        return head + title(face.name, 38, 23, 14.5, CARD_INK, w - 43)
    return (
        plaque(face.kind, face.experience, 19, 19, 13)
        + mask(face.kind, w / 2 - 4, 18, 0.72)
        + effect(face.experience, w - 21, 18, 22, CARD_INK)
    )


def named_below(name: str, w: float, h: float) -> str:
    """A name at the foot of a card, beside the ring of its source; none is cut."""
    fits = width(name, LEAST, "playfair", 700) <= w - 30
    middle, room = (w / 2, w - 30) if fits else ((w - 13) / 2, w - 21)
    if not fits and width(name, LEAST, "ui", 700) > room:
        return ""
    return write(
        middle, h - 11, name, 15, CARD_INK, "playfair" if fits else "ui", 700, "middle", room
    )


def title(name: str, x: float, y: float, size: float, ink: str, room: float) -> str:
    """A name in the game's face, or in the narrower one of the house."""
    face = "playfair" if width(name, 12.5, "playfair", 700) <= room else "ui"
    return write(x, y, name, size, ink, face, 700, room=room)


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
def slip(face: Face, w: float, h: float, hall: Hall, top: bool = True) -> str:
    """A card reduced to its top band, from its top left corner; what is longer is covered."""
    m, ground = min(h, 26.0) / 2, hall.paper if top else hall.paper2
    paper = rect(0, 0, w, h, 6, fill=ground, stroke=darken(hall.paper, 0.5), stroke_width=1)
    if face.bonus:
        said = write(31, m + 4.6, face.name, 13.5, CARD_INK, weight=700, room=w - 35)
        return paper + coin(15, m, 11.9, face.bonus) + said
    if face.op:
        if width(face.name, LEAST, "ui", 600) > w - 26:  # then its head says who it is
            tile = rect(2.5, 2.5, 32, 2 * m - 5, 4, fill=ACROBATIC)
            spark = icon("sparkles", w - 15, m, 16, "#1F6A70", 2.4)
            return paper + tile + at(6, m - 12.5, animal(face.op), scale=0.25) + spark
        tile = rect(2.5, 2.5, 19, 2 * m - 5, 4, fill=ACROBATIC)
        head = at(3, m - 9, animal(face.op), scale=0.18)
        said = write(23.5, m + 4.6, face.name, 13.5, CARD_INK, weight=600, room=w - 26)
        return paper + tile + head + said
    return (
        paper
        + plaque(face.kind, face.experience, 15, m, 11.6)
        + mask(face.kind, w * 0.54, m, 0.56)
        + effect(face.experience, w - 14, m, 16, CARD_INK)
    )


@memo
def token(face: Face, r: float = 13) -> str:
    """A card as its value alone, around the origin."""
    if face.bonus:
        return coin(0, 0, r, face.bonus)
    return medallion(face.op, r) if face.op else plaque(face.kind, face.experience, 0, 0, r)


@memo
def pile(colour: str, count: int, hall: Hall, w: float = 20, h: float = 28) -> str:
    """A deck, as thick as it is; an empty one is a dashed outline."""
    if not count:
        return rect(0, 0, w, h, 3, fill="none", stroke=hall.line, stroke_dasharray="3 2.4")
    layers = 1 + (count > 1) + (count > 5) + (count > 20)
    return "".join(at(i * 2, -i * 2, card_back(w, h, colour)) for i in range(layers))
