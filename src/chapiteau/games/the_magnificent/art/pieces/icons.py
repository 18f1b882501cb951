"""Small signs: flame, paw, moon and drop; gems by their cut, dice, tents, wagons, hats, talents."""

from __future__ import annotations

from typing import Final

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import METALS, PAPER, SEATS, darken, lighten, mix
from .....draw.pieces.counters import FAME_INK
from .....draw.pieces.dice import DieColour, die
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import shape
from .....draw.svg import Attribute, at, circle, ellipse, ngon, path, polygon, rect, star
from ...box.components import TRANSPARENT, colour_of, value_of
from ..theme import CREAM, DYES, K, stamp

SIGNS: Final = ("", "flame", "paw-print", "moon-star", "droplet")
CUTS: Final = ((0, 0), (3, -90), (4, 45), (6, 0), (8, 22.5))  # corners and turn, by colour
COIN_INK: Final = darken(METALS["gold"][2], 0.4)
NEUTRAL: Final = 9  # the hat of nobody, when playing alone
PIPS: Final = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)), 5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}  # fmt: skip
KEY: Final[dict[str, Attribute]] = {
    "stroke": K, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip


@memo
def sign(colour: int, x: float, y: float, size: float, ink: str) -> str:
    """The sign of a colour, so that no colour stands alone."""
    return icon(SIGNS[colour], x, y, size, ink, 2.2)


def drawn_seal(colour: int) -> str:
    """The sign of a colour on a dark disc of radius 10."""
    dye = DYES[colour]
    return circle(0, 0, 10, fill=dye.dark, stroke=dye.light, stroke_width=1) + sign(
        colour, 0, 0, 12.5, dye.light
    )


@memo
def seal(colour: int, x: float, y: float, r: float) -> str:
    return stamp(f"seal{colour}", x, y, r / 10)


# gems


def drawn_gem(colour: int) -> str:
    """A gem of radius 10; the four differ by their cut."""
    body, dark, light = DYES[colour]
    count, turn = CUTS[colour]
    rim = ngon(0, 0, 12 if count == 3 else 10.5, count, turn)
    top = ngon(0, 0, 5.8, count, turn)
    tones = (light, body, mix(body, dark, 0.5), dark)
    facets = ""
    for i in range(count):
        j = (i + 1) % count
        tone = tones[i * 3 % 4 if count > 3 else i]
        facets += polygon([rim[i], rim[j], top[j], top[i]], fill=tone, opacity=0.85)
    return (
        polygon([(x, y + 1.6) for x, y in rim], fill="#000", opacity=0.35)
        + polygon(rim, fill=body)
        + facets
        + polygon(top, fill=lighten(body, 0.35))
        + polygon(rim, fill="none", stroke_width=1.5, **KEY)
    )


@memo
def gem(colour: int, x: float, y: float, r: float) -> str:
    return stamp(f"gem{colour}", x, y, r / 10)


# what is counted


@memo
def fame(x: float, y: float, r: float, value: str | int = "") -> str:
    """A star, with what it is worth inside."""
    drawn = stamp("fame", x, y, r / 10)
    if value == "":
        return drawn
    return drawn + write(x, y + r * 0.36, value, r * 0.98, FAME_INK, weight=800, anchor="middle")


@memo
def coin(x: float, y: float, r: float, value: str | int = "") -> str:
    drawn = stamp("coin", x, y, r / 10)
    if value == "":
        return drawn
    return drawn + write(x, y + r * 0.34, value, r * 1.06, COIN_INK, weight=800, anchor="middle")


# dice


def drawn_die(number: int) -> str:
    """A die of 40, with the sign of its colour at a corner."""
    dye, colour = DYES[colour_of(number)], colour_of(number)
    ink = "#234" if colour == TRANSPARENT else "#FFF8EC"
    face = "".join(
        circle(x * 10, y * 10 - 1, 3.5, fill=ink, stroke=K, stroke_width=0.7)
        for x, y in PIPS[value_of(number)]
    )
    edge = darken(dye.body, 0.45)
    return die(40, DieColour(dye.body, edge, ink), face + seal(colour, 16, 16, 8))


@memo
def cast(number: int, size: float) -> str:
    """A die around the origin."""
    return stamp(f"die{number}", 0, 0, size / 40)


# tents and wagons


def drawn_tent(canvas: str, dark: str = K) -> str:
    """A striped tent in a box of 40 around the origin."""
    hem = "M-17 14L-13 0C-7 -4 -3 -9 0 -17C3 -9 7 -4 13 0L17 14Z"
    gores = "M0 -17C-3 -9 -7 -4 -13 0L-17 14H-9L-5 -3ZM0 -17C3 -9 7 -4 13 0L17 14H9L5 -3Z"
    return (
        ellipse(0, 15, 19, 3, fill="#000", opacity=0.35)
        + path(hem, fill=canvas, stroke_width=1.8, **KEY)
        + path(gores, fill=dark)
        + path("M0 -17V-22", fill="none", stroke_width=1.8, **KEY)
        + path("M0 -23l7 2.4l-7 2.4Z", fill="#E9B65A", stroke_width=1, **KEY)
    )


def drawn_wagon(colour: int) -> str:
    """A wagon of 36, that looks to the left as it goes."""
    dye = DYES[colour]
    return (
        ellipse(0, 15, 19, 3, fill="#000", opacity=0.35)
        + path("M-18 -6C-10 -13 10 -13 18 -6V9H-18Z", fill=CREAM, stroke_width=2, **KEY)
        + path("M-18 -6C-10 -13 10 -13 18 -6V-3H-18Z", fill=dye.body, stroke_width=1.4, **KEY)
        + rect(-12, -1, 8, 6, 1.5, fill=dye.dark)
        + rect(3, -1, 8, 6, 1.5, fill=dye.dark)
        + "".join(
            circle(x, 10, 5.4, fill="#F0D29A", stroke_width=1.8, **KEY) + circle(x, 10, 1.6, fill=K)
            for x in (-10, 10)
        )
    )


# hats and talents


def drawn_hat(seat: int) -> str:
    """A top hat in a seat's colour, with its shape on it; a grey one belongs to nobody."""
    neutral = seat == NEUTRAL
    felt = "#8C8599" if neutral else SEATS[seat].colour
    brim = "C20 6 23 8 21 10C10 16 -10 16 -21 10C-23 8 -20 6 -15 7Z"
    crown = "M-15 7L-16 -16C-6 -20 6 -20 16 -16L15 7" + brim
    shade = "M4 -18.7C9 -18.4 13 -17.4 16 -16L15 7C20 6 23 8 21 10C16 13 10 14.4 4 14.6Z"
    band = "M-15.4 3C-6 6 6 6 15.4 3L15.2 -3C6 0 -6 0 -15.2 -3Z"
    worn = "circle" if neutral else SEATS[seat].shape
    return (
        ellipse(0, 13, 22, 4.6, fill="#000", opacity=0.4)
        + path(crown, fill=felt, stroke_width=1.8, **KEY)
        + path(shade, fill="#000", opacity=0.18)
        + path(band, fill=K)
        + at(0, -9.4, path(shape(worn, 4.6), fill=PAPER, stroke=K, stroke_width=1.2))
    )


@memo
def hat(seat: int, x: float, y: float, scale: float) -> str:
    return stamp(f"hat{seat}", x, y, scale)


def drawn_talent(spent: bool) -> str:
    """A talent of radius 10: a star on a rosette with two ribbons."""
    felt, rim = ("#6B6180", "#4A4160") if spent else ("#E9B65A", "#8A5A0C")
    ribbons = "M-5 6L-8 16L-3.4 13.4L-1 17L1 8ZM5 6L8 16L3.4 13.4L1 17L-1 8Z"
    scallops = "".join(circle(x, y, 3.1, fill=rim) for x, y in ngon(0, 0, 8.2, 10))
    return (
        path(ribbons, fill="#8E3B4F" if not spent else "#4A4160", stroke_width=1, **KEY)
        + scallops
        + circle(0, 0, 8, fill=felt, stroke=K, stroke_width=1)
        + circle(0, 0, 5.6, fill="none", stroke=rim, stroke_width=1)
        + path(
            "M0 -5L1.5 -1.6L5 -1.4L2.2 0.9L3.2 4.4L0 2.4L-3.2 4.4L-2.2 0.9L-5 -1.4L-1.5 -1.6Z",
            fill=CREAM if not spent else "#9A90AE",
        )
    )


@memo
def talent(x: float, y: float, r: float, spent: bool = False) -> str:
    return stamp("spent" if spent else "talent", x, y - r * 0.2, r / 10)


@memo
def drawn_scroll() -> str:
    """A poster as a sign, in a box of 24."""
    return (
        rect(-8, -11, 16, 22, 2, fill=CREAM, stroke_width=1.6, **KEY)
        + rect(-5.6, -8.4, 11.2, 9.6, 1, fill="#8E3B4F")
        + polygon(star(0, -3.6, 4.4, 5, 0.45), fill="#E9B65A")
        + path("M-5 4.4H5M-5 7.6H2.6", stroke=K, stroke_width=1.5, stroke_linecap="round")
    )


@memo
def scroll(x: float, y: float, size: float) -> str:
    return stamp("scroll", x, y, size / 24)
