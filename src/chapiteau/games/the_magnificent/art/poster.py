"""The poster: under the mast the moon juggles with gems of four cuts."""

from __future__ import annotations

from math import cos, pi, sin

from ....draw.memo import memo
from ....draw.pieces.playbill import H, W, bill, boards
from ....draw.svg import at, circle, el, ellipse, linear, path, polygon, radial, rect
from .pieces.icons import drawn_gem, drawn_tent
from .pieces.stars import ember, moss, vesper
from .theme import CREAM, DYES, K

MAST = (W / 2, 22.0)
VIOLET, BRASS = "#4B2E83", "#E9B65A"
NIGHT = ("#120D20", "#33235E")
JUGGLED = (1, 3, 4, 2, 1)  # the colours of the gems in the air, from the left


@memo
def poster() -> str:
    """300 x 400."""
    return bill(_canvas(), _ring(), _stars(), _gems(), cloth=VIOLET, braid=BRASS)


def _canvas() -> str:
    """The tent from inside: stripes that fall from the mast, and the moon's light."""
    mx, my = MAST
    sky = linear("magnificent-night", (0, NIGHT[0]), (1, NIGHT[1]))
    light = radial("magnificent-moon", (0, "#E9D8FF", 0.75), (1, "#8E6BE0", 0))
    half = linear("mg-half", (0.5, "#000", 0), (0.5, "#000", 0.17), across=True)
    stripes = []
    for i in range(0, 32, 2):
        a, b = pi * i / 32, pi * (i + 1) / 32
        points = [
            MAST,
            (mx + 480 * cos(a), my + 480 * sin(a)),
            (mx + 480 * cos(b), my + 480 * sin(b)),
        ]
        stripes.append(polygon(points, fill="#4B3A80", opacity=0.55))
    return "".join(
        [
            el("defs", sky, light, half),
            rect(0, 0, W, H, fill="url(#magnificent-night)"),
            *stripes,
            circle(W / 2, 150, 150, fill="url(#magnificent-moon)"),
        ]
    )


def _ring() -> str:
    """The ring in its light, and two tents behind it."""
    return (
        boards(330, "#3B2A5C")
        + at(70, 304, drawn_tent(CREAM, DYES[1].body), scale=1.7)
        + at(230, 304, drawn_tent(CREAM, DYES[2].body), scale=1.7)
        + ellipse(W / 2, 360, 118, 22, fill="#8E3B4F", stroke=K, stroke_width=2)
        + ellipse(W / 2, 356, 108, 17, fill=BRASS)
        + ellipse(W / 2, 356, 98, 14, fill="#5A4487")
    )


def _stars() -> str:
    """The moon in front, flame and wolf behind."""
    return (
        at(88, 290, ember(), scale=1.0)
        + at(214, 290, moss(), scale=1.0)
        + at(W / 2, 274, vesper(), scale=1.62)
    )


def _gems() -> str:
    """Gems of all cuts in an arc above the hat."""
    spark = path("M0 -7L1.6 -1.6L7 0L1.6 1.6L0 7L-1.6 1.6L-7 0L-1.6 -1.6Z", fill=CREAM)
    sparks = [at(x, y, spark) for x, y in ((132, 92), (170, 88), (108, 186), (196, 192))]
    thrown = []
    for i, colour in enumerate(JUGGLED):
        turn = pi * (1.13 + 0.185 * i)
        x, y = W / 2 + 64 * cos(turn), 184 + 72 * sin(turn)
        thrown.append(at(x, y, drawn_gem(colour), scale=1.15))
    return "".join([*sparks, *thrown])
