"""Signs: the families, what a circus counts, what its spaces give; half size 10."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import darken
from .....draw.pieces.counters import fame
from .....draw.svg import Attribute, circle, el, ellipse, path, rect
from ..theme import CREAM, FAMILY_INKS, GREEN, KEY, RED, SUN, stamp

LINE: Final[dict[str, Attribute]] = {
    "fill": "none", "stroke": "currentColor", "stroke_width": 2.3, "stroke_linecap": "round",
    "stroke_linejoin": "round",
}  # fmt: skip
INKED: Final[dict[str, Attribute]] = {
    "stroke": KEY, "stroke_width": 1.4, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip


# families

_SOLID: Final = {
    "clown": "M0 -10L6.4 6.4C3 8.8 -3 8.8 -6.4 6.4ZM-9 8.4C-4 11.4 4 11.4 9 8.4L8 5.6C3 8.6 -3 8.6 -8 5.6Z",
    "farm_animal": (
        "M-10 2C-9 7 -5 10 0 10C6 10 9 6 8 0C7 -3 6.5 -5 7 -7L10 -8L6.6 -10C3 -10.6 1.4 -8 1.6 -5C1.8"
        " -2 0 -1 -3 -1.4C-6 -1.8 -8 -1 -10 2Z"
    ),
    "magician": "M-9.6 6.6C-4 9 4 9 9.6 6.6C10.6 5.4 9 4 6.6 4.6V-8.6C2.6 -10 -2.6 -10 -6.6 -8.6V4.6C-9 4 -10.6 5.4 -9.6 6.6Z",
    "beast": (
        "M0 .4C4.4 .4 7 4 6.4 7.2C5.8 10 2.4 9.4 0 9.4C-2.4 9.4 -5.8 10 -6.4 7.2C-7 4 -4.4 .4 0 .4Z"
        "M-9.6 -.2A2.3 3 0 1 1 -5 -.2A2.3 3 0 1 1 -9.6 -.2M5 -.2A2.3 3 0 1 1 9.6 -.2A2.3 3 0 1 1 5 -.2"
        "M-5.6 -6A2.4 3.4 0 1 1 -.8 -6A2.4 3.4 0 1 1 -5.6 -6M.8 -6A2.4 3.4 0 1 1 5.6 -6A2.4 3.4 0 1 1 .8 -6"
    ),
    "phenomenon": (
        "M0 10C-6 10 -8.4 6 -7.6 1.6C-7 -1.6 -4.6 -2.6 -4.4 -6.4C-2 -5 -1.4 -3 -1.6 -1C1 -3 2 -6.4 .8"
        " -10C5.6 -7.4 8.6 -2 7.8 2.6C7.4 7 4.6 10 0 10ZM0 8C2.6 8 3.8 6 3.2 3.6C2.6 1.8 1.2 1.4 1 -.4C-1.6"
        " 1 -3.4 3 -3.2 5C-3 7 -1.8 8 0 8Z"
    ),
    "backstage": "M2.6 -10L-7 1.6H-1L-3 10L7 -2.6H.8Z",
}  # fmt: skip


_HOOP: Final = "M-4.6 8.4C-8.6 3 -8.6 -8 0 -8C8.6 -8 8.6 3 4.6 8.4"
_NAILS: Final = "M-6.4 -2h.01M6.4 -2h.01M-5 3.6h.01M5 3.6h.01"
_BAND: Final = "M-6.6 2.4C-2.4 3.8 2.4 3.8 6.6 2.4V-.4C2.4 1 -2.4 1 -6.6 -.4Z"
_TRAPEZE: Final = (
    "M-6.6 -10V.6M6.6 -10V.6M-10 .6H10M-2.6 1.4C-3.6 5 -2 6.4 0 6.4C2 6.4 3.6 5 2.6 1.4"
)


def family_glyph(family: str) -> str:
    """The sign of a family in the present colour."""
    if family == "rider":
        nails = path(_NAILS, stroke="#FFF", stroke_width=1.2, stroke_linecap="round", opacity=0.55)
        return path(_HOOP, **{**LINE, "stroke_width": 4}) + nails
    if family == "acrobat":
        return path(_TRAPEZE, **LINE) + circle(0, 8.4, 2.4, fill="currentColor")
    body = path(_SOLID[family], fill="currentColor", fill_rule="evenodd")
    if family == "magician":
        return body + path(_BAND, fill="#FFF", opacity=0.5)
    if family == "clown":
        tuft = circle(0, -9.4, 2.6, fill="currentColor")
        return body + tuft + circle(0, 0.4, 1.8, fill="#FFF", opacity=0.7)
    return body + (circle(4.4, -6.8, 1, fill="#FFF") if family == "farm_animal" else "")


def family(name: str, x: float, y: float, r: float, colour: str = CREAM) -> str:
    return stamp(f"family-{name}", x, y, r / 10, color=colour)


def drawn_badge(name: str) -> str:
    """A family's sign on a disc of its ink, half size 10."""
    disc = circle(0, 0, 10, fill=FAMILY_INKS[name], stroke=KEY, stroke_width=1.3)
    sign = el("g", family_glyph(name), transform="scale(.6)", color=CREAM)
    return disc + circle(0, 0, 8.8, fill="none", stroke=CREAM, stroke_width=0.7, opacity=0.7) + sign


def badge(name: str, x: float, y: float, r: float) -> str:
    return stamp(f"badge-{name}", x, y, r / 10)


# what a circus counts


def _pedestal() -> str:
    tub = "M-6.6 -5.6L-9 8C-5 10.4 5 10.4 9 8L6.6 -5.6Z"
    return (
        path(tub, fill=RED, **INKED)
        + path("M-3 -3.4L-4 9.4C-1.4 9.9 1.4 9.9 4 9.4L3 -3.4Z", fill=CREAM)
        + path("M-9 8C-5 10.4 5 10.4 9 8L8.5 5C5 7.2 -5 7.2 -8.5 5Z", fill=SUN)
        + path(tub, fill="none", **INKED)
        + ellipse(0, -5.6, 6.6, 2.6, fill=SUN, **INKED)
    )


def _banknote() -> str:
    return (
        rect(-10, -5.8, 20, 11.6, 1.6, fill="#8DBB83", **INKED)
        + rect(-7.8, -3.8, 15.6, 7.6, 1, fill="none", stroke=GREEN, stroke_width=0.9)
        + circle(0, 0, 3, fill=GREEN)
        + path("M-6 0h.01M6 0h.01", stroke=GREEN, stroke_width=2.2, stroke_linecap="round")
    )


def _locomotive() -> str:
    return "".join(
        [
            path("M-2 -2.4H6C8 -2.4 9 -.4 9 1.6V5H-2Z", fill="#3F74A6", **INKED),
            path("M-9 -6H-2V5H-9Z", fill=RED, **INKED),
            path("M-10 -8.2H-1V-6H-10Z", fill=SUN, **INKED),
            path("M4 -2.4L3.4 -7.4H7.4L6.8 -2.4Z", fill=KEY),
            rect(-7.4, -4, 3.8, 3.4, 0.6, fill="#D6EAF0"),
            circle(-5.4, 6.2, 3, fill=CREAM, **INKED),
            circle(1.4, 6.2, 3, fill=CREAM, **INKED),
            circle(7, 6.6, 2.4, fill=CREAM, **INKED),
        ]
    )


def _popcorn() -> str:
    bag = "M-6.6 -2.4L-5 9.6H5L6.6 -2.4Z"
    puffs = ((-5, -4), (-1.6, -6), (2.4, -5.6), (5.2, -3.6), (0, -3))
    return "".join(
        [
            *[circle(x, y, 3, fill="#FFF8DC", stroke=KEY, stroke_width=1) for x, y in puffs],
            path(bag, fill=CREAM, **INKED),
            path(
                "M-6.6 -2.4L-5 9.6H-2.8L-3.6 -2.4ZM-1.6 -2.4L-1.2 9.6H1.2L1.6 -2.4ZM3.6 -2.4L2.8 9.6H5L6.6 -2.4Z",
                fill=RED,
            ),
            path(bag, fill="none", **INKED),
        ]
    )


# what spaces give

BACKS: Final = {"money": "#4E7F52", "ticket": RED, "objective": "#35608C"}


@memo
def drawn_back(deck: str) -> str:
    """A card, face down: money green, tickets red, objectives blue, each with its own sign."""
    body = rect(-6.6, -9, 13.2, 18, 1.8, fill=BACKS[deck], **INKED)
    body += rect(-4.8, -7.2, 9.6, 14.4, 1, fill="none", stroke=CREAM, stroke_width=0.7)
    if deck == "money":
        return (
            body
            + circle(0, 0, 3.4, fill="none", stroke=CREAM, stroke_width=1.4)
            + path("M0 -2V2", stroke=CREAM, stroke_width=1.6)
        )
    if deck == "ticket":
        notched = "M-4 -3H4V-1A1 1 0 0 0 4 1V3H-4V1A1 1 0 0 0 -4 -1Z"
        return body + path(notched, fill=CREAM)
    return (
        body
        + circle(0, -1, 3.2, fill=CREAM)
        + path("M-1.8 1.4L-2.6 6L0 4.4L2.6 6L1.8 1.4Z", fill=CREAM)
    )


def _plus(x: float, y: float) -> str:
    return circle(x, y, 4.2, fill=CREAM, stroke=KEY, stroke_width=1.1) + path(
        f"M{x - 2.2} {y}h4.4M{x} {y - 2.2}v4.4", stroke=KEY, stroke_width=1.5
    )


def _play() -> str:
    card = rect(-8, -8.6, 12, 16.4, 1.8, fill=CREAM, **INKED)
    arrow = "M-2 -3.4V3.6M-5 1L-2 4.4L1 1"
    return (
        card
        + path(arrow, fill="none", stroke=KEY, stroke_width=2, stroke_linecap="round")
        + _plus(6, -5)
    )


def _swap() -> str:
    cards = rect(-9.6, -8, 8, 11, 1.4, fill=SUN, **INKED) + rect(
        1.6, -3, 8, 11, 1.4, fill="#8FB8D8", **INKED
    )
    arrows = "M0 -7.4H7.4M5 -9.6L7.6 -7.4L5 -5.2M0 7.4H-7.4M-5 9.6L-7.6 7.4L-5 5.2"
    return cards + path(arrows, fill="none", stroke=KEY, stroke_width=1.7, stroke_linecap="round")


def _rosette() -> str:
    ribbons = path("M-4 2L-6.6 10L-3 8.4L-1 10L0 3ZM4 2L6.6 10L3 8.4L1 10L0 3Z", fill=RED, **INKED)
    return (
        ribbons
        + circle(0, -2.6, 6.8, fill="#35608C", **INKED)
        + path(
            "M0 -7L1.4 -3.8L4.6 -3.4L2.2 -1.2L2.9 2L0 .4L-2.9 2L-2.2 -1.2L-4.6 -3.4L-1.4 -3.8Z",
            fill=SUN,
        )
    )


SIGNS: Final[dict[str, Callable[[], str]]] = {
    "pedestal": _pedestal, "banknote": _banknote, "locomotive": _locomotive, "popcorn": _popcorn,
    "play_another_card": _play, "swap_two_cards": _swap, "place_objective": _rosette,
    "back-money": lambda: drawn_back("money"), "back-ticket": lambda: drawn_back("ticket"),
    "back-objective": lambda: drawn_back("objective"),
    "draw_money": lambda: drawn_back("money") + _plus(6, 6),
    "draw_ticket": lambda: drawn_back("ticket") + _plus(6, 6),
    "draw_objective": lambda: drawn_back("objective") + _plus(6, 6),
}  # fmt: skip


def sign(name: str, x: float, y: float, r: float, **more: Attribute) -> str:
    """Something a circus counts or a space gives."""
    return stamp(f"sign-{name}", x, y, r / 10, **more)


# plaques: the outline tells the family

_OUTLINES: Final = {
    "beast": "M-10 -10H10V3C10 7 5 9.4 0 11.4C-5 9.4 -10 7 -10 3Z",
    "acrobat": "M-10 -10H10V11L0 6.6L-10 11Z",
    "phenomenon": "M-6 -10.6H6L10.4 -6V6.4L6 11H-6L-10.4 6.4V-6Z",
    "backstage": "M-10 -10H10V10.4H-10Z",
}
_STUB: Final = "M-7.4 -10H7.4A2.8 2.8 0 0 0 10.2 -7.2V7.6A2.8 2.8 0 0 0 7.4 10.4H-7.4A2.8 2.8 0 0 0 -10.2 7.6V-7.2A2.8 2.8 0 0 0 -7.4 -10Z"


def drawn_plaque(name: str) -> str:
    """The ground of a value, half size 10: shield, pennant, octagon, stub or plain."""
    d, ink = _OUTLINES.get(name, _STUB), FAMILY_INKS[name]
    return (
        path(d, fill=darken(ink, 0.5), transform="translate(.5 .9)")
        + path(d, fill=ink, stroke=KEY, stroke_width=0.9, stroke_linejoin="round")
        + path(d, fill="none", stroke=CREAM, stroke_width=0.6, opacity=0.8, transform="scale(.86)")
    )


@memo
def plaque(name: str, value: int, x: float, y: float, r: float) -> str:
    """A value on its family's plaque."""
    size = r * (1.22 if value < 10 else 1.0)
    said = write(
        x,
        y + size * 0.36,
        value,
        size,
        CREAM,
        "slab",
        400,
        "middle",
        stroke=KEY,
        stroke_width=r * 0.16,
        paint_order="stroke",
    )
    return stamp(f"plaque-{name}", x, y, r / 10) + said


def points(value: int | str, x: float, y: float, r: float) -> str:
    """Fame at once: a full star."""
    return fame(x, y, r, value)
