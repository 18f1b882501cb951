"""The poster: a gentleman lifts his hat to the crystal, and the four schools circle around it."""

from __future__ import annotations

from math import cos, pi, sin

from ....draw.memo import memo
from ....draw.pieces.counters import crystal
from ....draw.pieces.playbill import H, W, bill, boards, rays
from ....draw.svg import at, circle, el, ellipse, path, radial, rect
from .pieces.faces import portrait
from .pieces.icons import drawn_badge

MIDDLE, HEIGHT = W / 2, 122
RING = 58
PEACOCK, BRASS = "#137478", "#E8B84A"
GLOW = "#D9C8FF"
GENTLEMAN = "gentleman"


@memo
def poster() -> str:
    """300 x 400."""
    return bill(
        _night(), boards(318, "#3E2A22"), _magician(), above=_magic(), cloth=PEACOCK, braid=BRASS
    )


def _night() -> str:
    light = radial("trickerion-night", (0, "#3C6F7C"), (0.55, "#16343D"), (1, "#0A171C"))
    return (
        el("defs", light)
        + rect(0, 0, W, H, fill="url(#trickerion-night)")
        + rays(MIDDLE, HEIGHT, GLOW, 0.16, count=24)
    )


def _magician() -> str:
    beam = f"M{MIDDLE} {HEIGHT}L66 360H234Z"
    return (
        path(beam, fill=GLOW, opacity=0.2)
        + ellipse(MIDDLE, 352, 92, 16, fill="#000", opacity=0.35)
        + at(MIDDLE, 350, portrait(GENTLEMAN, 0, 0, "#7B4FC9"), scale=1.75)
    )


def _magic() -> str:
    """The stone, and a wreath of signs that turns around it."""
    ring = circle(
        MIDDLE, HEIGHT, RING, fill="none", stroke=BRASS, stroke_width=2, stroke_dasharray="2 7"
    )
    badges = []
    for category in range(1, 5):
        turn = pi / 4 + category * pi / 2
        x, y = MIDDLE + RING * cos(turn), HEIGHT + RING * sin(turn)
        badges.append(at(x, y, drawn_badge(category), scale=1.9))
    halo = circle(MIDDLE, HEIGHT, 34, fill=GLOW, opacity=0.35)
    return ring + halo + at(MIDDLE, HEIGHT, crystal(0, 0, 34)) + "".join(badges)
