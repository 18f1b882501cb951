"""Wooden things: tents, caravans, the pawn of the big circus, tokens."""

from __future__ import annotations

from typing import Final

from .....draw.memo import memo
from .....draw.palette import INK, PAPER, SEATS, darken
from .....draw.pieces.tokens import shape
from .....draw.svg import Attribute, at, circle, ellipse, path, rect
from ..theme import CREAM, KEY, RED, SUN, stamp
from .beasts import elephant
from .icons import sign

AUTOMATON: Final = 5  # troupes; a player's is the seat plus one
NEUTRAL: Final = 6
MACHINE_MARK: Final = 4  # the automaton wears the fifth seat's colour and shape
NEUTRAL_INK: Final = "#9C9080"
CANVAS: Final = "M-19 14L-15 -1C-8 -4 -3 -10 0 -19C3 -10 8 -4 15 -1L19 14Z"
STRIPES: Final = (
    "M0 -19C-3 -10 -8 -4 -15 -1L-19 14H-12L-9 -2C-5 -6 -2 -12 0 -19ZM0 -19C-1 -10 -2 -4 -3 -1L-4 14H4"
    "L3 -1C2 -4 1 -10 0 -19ZM0 -19C2 -12 5 -6 9 -2L12 14H19L15 -1C8 -4 3 -10 0 -19Z"
)
_LINE: Final[dict[str, Attribute]] = {"stroke": KEY, "stroke_linejoin": "round"}


def mark_of(troupe: int) -> int:
    """Whose colour and shape a troupe wears, as a seat of the house."""
    return MACHINE_MARK if troupe == AUTOMATON else troupe - 1


def colour_of(troupe: int) -> str:
    return NEUTRAL_INK if troupe == NEUTRAL else SEATS[mark_of(troupe)].colour


def drawn_tent(troupe: int) -> str:
    """A tent in a troupe's colour; its shape flies over it. Box 40, feet at y 14."""
    c, flag = colour_of(troupe), ""
    if troupe != NEUTRAL:
        d = shape(SEATS[mark_of(troupe)].shape, 6.8)
        ring = path(d, stroke=PAPER, stroke_width=4.6, fill="none")
        flag = at(0, -28, ring, path(d, fill=c, stroke=KEY, stroke_width=2))
    return "".join(
        [
            ellipse(0, 15, 21, 5, fill="#000", opacity=0.28),
            path("M0 -19V-27", stroke=KEY, stroke_width=2),
            path(CANVAS, fill=PAPER),
            path(STRIPES, fill=c),
            path(
                "M0 -19C2 -12 5 -6 9 -2L12 14H19L15 -1C8 -4 3 -10 0 -19Z", fill="#000", opacity=0.16
            ),
            path(
                "M-15 -1C-8 2 8 2 15 -1L16 3C8 6 -8 6 -16 3Z",
                fill=darken(c, 0.12),
                stroke=KEY,
                stroke_width=1.2,
            ),
            path("M-4 14C-3 9 -1 6 0 4C1 6 3 9 4 14Z", fill=KEY),
            path(CANVAS, fill="none", stroke_width=2, **_LINE),
            flag,
        ]
    )


def drawn_camp(troupe: int) -> str:
    """A tent that keeps to its slot: the shape stands before it. Box 40."""
    c, front = colour_of(troupe), path("M-4 14C-3 9 -1 6 0 4C1 6 3 9 4 14Z", fill=KEY)
    if troupe != NEUTRAL:
        d = shape(SEATS[mark_of(troupe)].shape, 7.4)
        ring = path(d, stroke=PAPER, stroke_width=5, fill=PAPER, stroke_linejoin="round")
        front = at(0, 6, ring, path(d, fill=c, stroke=KEY, stroke_width=2))
    return "".join(
        [
            path(CANVAS, fill=PAPER),
            path(STRIPES, fill=c),
            path(
                "M0 -19C2 -12 5 -6 9 -2L12 14H19L15 -1C8 -4 3 -10 0 -19Z", fill="#000", opacity=0.16
            ),
            path(CANVAS, fill="none", stroke_width=2.4, **_LINE),
            front,
        ]
    )


@memo
def camp(troupe: int, x: float, y: float, scale: float) -> str:
    return stamp(f"camp{troupe}", x, y, scale)


@memo
def tent(troupe: int, x: float, y: float, scale: float) -> str:
    return stamp(f"tent{troupe}", x, y, scale)


def drawn_caravan(troupe: int) -> str:
    """A show wagon with a troupe's shape in its window. Box 48, wheels at y 16."""
    c, window = colour_of(troupe), shape(SEATS[mark_of(troupe)].shape, 5.2)
    wheel = "".join(
        circle(x, 10, 6.6, fill=SUN, stroke=KEY, stroke_width=2)
        + path(f"M{x - 5} 10h10M{x} 5v10", stroke=KEY, stroke_width=1.2)
        + circle(x, 10, 1.8, fill=KEY)
        for x in (-12, 12)
    )
    return "".join(
        [
            ellipse(0, 16, 25, 4.5, fill="#000", opacity=0.3),
            path("M-22 9V-9C-14 -16 14 -16 22 -9V9Z", fill=c, stroke_width=2.2, **_LINE),
            path("M0 -14C8 -14 17 -13 22 -9V9H0Z", fill="#000", opacity=0.15),
            path(
                "M-22 -9C-14 -17 14 -17 22 -9L25 -6C14 -12 -14 -12 -25 -6Z",
                fill=SUN,
                stroke_width=1.6,
                **_LINE,
            ),
            rect(-17, -7, 34, 12, 3, fill=PAPER, stroke=KEY, stroke_width=1.5),
            at(0, -1, path(window, fill=c, stroke=KEY, stroke_width=1.5)),
            wheel,
        ]
    )


@memo
def caravan(troupe: int, x: float, y: float, scale: float) -> str:
    return stamp(f"caravan{troupe}", x, y, scale)


def drawn_rival() -> str:
    """The great circus that everybody wants to join: an elephant in a golden wheel. Radius 24."""
    spokes = "".join(f"M0 0L{x} {y}" for x, y in ((0, -22), (0, 22), (22, 0), (-22, 0)))
    bulbs = "".join(
        circle(x, y, 2.4, fill=CREAM, stroke=KEY, stroke_width=1)
        for x, y in (
            (0, -23),
            (16.3, -16.3),
            (23, 0),
            (16.3, 16.3),
            (0, 23),
            (-16.3, 16.3),
            (-23, 0),
            (-16.3, -16.3),
        )
    )
    return "".join(
        [
            ellipse(0, 24, 24, 5, fill="#000", opacity=0.32),
            circle(0, 0, 27, fill=KEY),
            circle(0, 0, 25, fill="#B3281A"),
            circle(0, 0, 20.5, fill=SUN, stroke=KEY, stroke_width=1.6),
            path(spokes, stroke="#D99A1E", stroke_width=3),
            bulbs,
            at(-19, -21, elephant(), scale=0.38),
        ]
    )


@memo
def rival(x: float, y: float, scale: float) -> str:
    return stamp("rival", x, y, scale)


# the tile of the great circus


@memo
def tile(side: str, r: float) -> str:
    """Troupe: it travels. Popcorn: it waits, and a region will be counted."""
    body = circle(0, 1.5, r, fill="#000", opacity=0.3) + circle(0, 0, r, fill=KEY)
    if side == "popcorn":
        return body + circle(0, 0, r * 0.9, fill=RED) + sign("popcorn", 0, 0, r * 0.66)
    return body + circle(0, 0, r * 0.9, fill=SUN) + at(0, 0, _troupe(), scale=r / 20)


def _troupe() -> str:
    """Three heads over a ring."""
    heads = "".join(
        circle(x, y, 4.4, fill=RED, stroke=INK, stroke_width=1.4)
        for x, y in ((-8, 0), (8, 0), (0, -6))
    )
    return heads + path(
        "M-13 10C-13 4 -3 4 -3 10M3 10C3 4 13 4 13 10M-5 8C-5 -1 5 -1 5 8",
        fill="none",
        stroke=INK,
        stroke_width=2.2,
    )
