"""Travel cards: in hand, laid at their city, spent; and how names of cities are broken."""

from __future__ import annotations

from typing import Final

from .....draw.lettering.text import LEAST, width, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK, darken
from .....draw.palette import KEY_LINE as K
from .....draw.pen import Pen, piece
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import card, shadow
from .....draw.svg import Attribute, at, circle, number, path, rect
from ...rules.state import ALL_CITIES
from ..theme import Hall
from .cities import roundel

NIGHT: Final = "#23405E"
RIBBON: Final = 32.0  # of a travel card's width is none for its name: both ends, and air
Lines = tuple[tuple[str, ...], ...]
"""Of the names of all cities."""


@piece
def named_in(pen: Pen[Hall], room: float) -> Lines:
    """The names of all cities: on one line if all have room there, else every one broken after its
    hyphen or at a space."""
    names = [pen.name("city", city) for city in ALL_CITIES]
    if all(width(name, LEAST, "playfair", 700) <= room for name in names):
        return tuple([(name,) for name in names])
    found = list[tuple[str, ...]]()
    for name in names:
        cut = name.find("-") + 1 or name.find(" ") + 1 or len(name)
        found.append(tuple([said for said in (name[:cut].strip(), name[cut:].strip()) if said]))
    return tuple(found)


def ribbons(pen: Pen[Hall], w: float) -> Lines:
    """The same on the ribbons of travel cards."""
    return named_in(pen, w - RIBBON)


@memo
def travel(city: int, name: tuple[str, ...], w: float, h: float, hall: Hall) -> str:
    """A travel card in hand, from its top middle."""
    count = int((w - 20) // 12)
    zigzag = "".join(f"M{(w - count * 12) / 2 + i * 12:g} 8l6 6l6 -6" for i in range(count))
    r = min(w * 0.36, (h - 58) / 2)
    y = 14 + r + (h - 58 - 2 * r) / 2
    return at(
        -w / 2,
        0,
        card(w, h, hall),
        rect(7, 7, w - 14, h - 14, 6, fill=NIGHT),
        path(zigzag, fill="none", stroke="#F3D07A", stroke_width=1.2, opacity=0.8),
        at(w / 2, y, circle(0, 0, r + 3.5, fill="#F3D07A"), roundel(city, r)),
        _ribbon(name, w, h, hall),
        circle(21, 22, 15, fill=hall.paper, stroke=K, stroke_width=1.8),
        write(21, 29, city, 20, CARD_INK, weight=800, anchor="middle"),
    )


def _ribbon(name: tuple[str, ...], w: float, h: float, hall: Hall) -> str:
    """A name on one line, or on two."""
    look: tuple[str, str, int, str] = (CARD_INK, "playfair", 700, "middle")
    edge: dict[str, Attribute] = {"stroke": K, "stroke_width": 1.6, "stroke_linejoin": "round"}
    if len(name) == 1:
        ribbon = f"M4 {number(h - 40)}h{number(w - 8)}l-7 14l7 14h-{number(w - 8)}l7 -14Z"
        said = write(w / 2, h - 21, name[0], 15, *look, w - RIBBON)
        return path(ribbon, fill=hall.paper, **edge) + said
    drawn = rect(4, h - 45, w - 8, 38, 4, fill=hall.paper, **edge)
    for i, said in enumerate(name):
        drawn += write(w / 2, h - 30 + i * 17, said, 13, *look, w - 12)
    return drawn


@memo
def laid_travel(city: int, w: float, h: float, hall: Hall) -> str:
    """The same where it lies at its city: its upper edge."""
    return (
        card(w, h, hall, 7)
        + rect(5, 5, w - 10, h - 10, 4, fill=NIGHT)
        + circle(w / 2, h / 2, h * 0.4 + 2, fill="#F3D07A")
        + at(w / 2, h / 2, roundel(city, h * 0.4))
        + circle(19, h / 2, 12, fill=hall.paper, stroke=K, stroke_width=1.6)
        + write(19, h / 2 + 6, city, 17, CARD_INK, weight=800, anchor="middle")
        + icon("mail-check", w - 20, h / 2, 20, "#F3D07A", 2.2)
    )


@memo
def spent_travel(city: int, w: float, h: float, hall: Hall) -> str:
    """A travel card that lies on the discard: its picture faded, its number whole."""
    edge = darken(hall.paper2, 0.4)
    return (
        shadow(0, 0, w, h, 7, hall, 0.6)
        + rect(0, 0, w, h, 7, fill=hall.paper2, stroke=edge, stroke_width=1)
        + rect(4, 4, w - 8, h - 8, 5, fill=NIGHT, opacity=0.55)
        + at(w * 0.62, h * 0.58, roundel(city, min(w, h) * 0.3), opacity=0.45)
        + circle(15, 16, 11.5, fill=hall.paper, stroke=K, stroke_width=1.2)
        + write(15, 21.5, city, 16, CARD_INK, weight=800, anchor="middle")
    )
