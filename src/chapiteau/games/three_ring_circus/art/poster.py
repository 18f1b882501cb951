"""The poster: the lion in a burning hoop over three rings, under a sunburst of the 1890s."""

from __future__ import annotations

from math import cos, pi, sin

from ....draw.memo import memo
from ....draw.pieces.playbill import H, W, bill, rays
from ....draw.svg import at, circle, el, ellipse, linear, path, rect
from .pieces.acrobats import trapeze_artist
from .pieces.beasts import elephant, lion
from .pieces.openers import clown
from .theme import CREAM, KEY, RED, SUN

MIDDLE, HEIGHT = W / 2, 176
HOOP = 74
BLUE = "#1F4E79"


@memo
def poster() -> str:
    """300 x 400."""
    return bill(_sky(), _arena(), _hoop(), _company(), cloth=BLUE, braid=SUN)


def _sky() -> str:
    night = linear("circus-sky", (0, "#F7D98A"), (0.6, "#EFB24A"), (1, "#D9773A"))
    half = linear(
        "rc-half",
        (0, "#000", 0),
        (0.5, "#000", 0),
        (0.5, "#000", 0.16),
        (1, "#000", 0.16),
        across=True,
        gradientUnits="userSpaceOnUse",
        x2=100,
    )
    return (
        el("defs", night, half)
        + rect(0, 0, W, H, fill="url(#circus-sky)")
        + rays(MIDDLE, HEIGHT, CREAM, 0.5, count=20)
    )


def _arena() -> str:
    """Three rings of sawdust, their curbs striped."""
    floor = path(
        "M0 322C90 300 210 300 300 322V400H0Z", fill="#8C3B2A", stroke=KEY, stroke_width=2.4
    )
    rings = []
    for x, y, r in ((82, 352, 58), (218, 352, 58), (150, 368, 74)):
        rings.append(ellipse(x, y, r, r * 0.3, fill="#DDB878", stroke=KEY, stroke_width=8))
        rings.append(ellipse(x, y, r, r * 0.3, fill="none", stroke=CREAM, stroke_width=5))
        rings.append(
            ellipse(
                x, y, r, r * 0.3, fill="none", stroke=RED, stroke_width=5, stroke_dasharray="11 11"
            )
        )
    return floor + "".join(rings)


def _hoop() -> str:
    """Flames around a ring of iron."""
    flame = "M0 0C-9 -6 -7 -16 0 -24C-1 -16 7 -14 8 -6C8 -2 5 1 0 0Z"
    tongues = []
    for i in range(22):
        turn = i * 2 * pi / 22
        x, y = MIDDLE + HOOP * cos(turn), HEIGHT + HOOP * sin(turn)
        tongues.append(
            at(
                x,
                y,
                path(flame, fill="#E8632A" if i % 2 else SUN, stroke=KEY, stroke_width=1.6),
                turn=turn * 180 / pi + 90,
            )
        )
    iron = circle(MIDDLE, HEIGHT, HOOP, fill=CREAM, stroke=KEY, stroke_width=11)
    inner = circle(MIDDLE, HEIGHT, HOOP, fill="none", stroke=SUN, stroke_width=5)
    beast = at(MIDDLE - 62, HEIGHT - 67, lion(), scale=1.24)
    return "".join(tongues) + iron + inner + beast


def _company() -> str:
    """An elephant, a clown, and somebody by the knees."""
    return (
        at(50, 258, elephant(), scale=0.9)
        + at(160, 256, clown(), scale=0.9)
        + at(112, 34, trapeze_artist(), scale=0.76)
    )
