"""The poster: tragedy by night, comedy by day, and the King above both."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.palette import KEY_LINE, METALS
from ....draw.pieces.playbill import H, W, bill, boards, rays
from ....draw.svg import at, circle, clip, el, ellipse, group, linear, path, rect
from .pieces.defs import common
from .pieces.figures import heron, lion, rabbit
from .theme import id, url

MIDDLE = W / 2
DUSK = "#5B2750"


@memo
def poster() -> str:
    """300 x 400."""
    return bill(_night(), _day(), boards(306, "#8A5230"), _actors(), above=_king())


def _night() -> str:
    side = rect(0, 0, MIDDLE, H)
    bolt = "M112 150l-10 24l9 -2l-6 22l20 -30l-9 2l6 -16Z"
    return (
        el(
            "defs",
            common(),
            linear(id("dusk"), (0, "#2A1644"), (1, "#B5494A")),
            clip(id("left"), side),
        )
        + rect(0, 0, MIDDLE, H, fill=url("dusk"))
        + group(rays(MIDDLE, 190, DUSK, 0.8), clip_path=url("left"))
        + circle(92, 128, 17, fill="#F3E3C0")
        + circle(99, 124, 15, fill=DUSK)
        + path(bolt, fill="#FFE06A", stroke=KEY_LINE, stroke_width=1.4, stroke_linejoin="round")
    )


def _day() -> str:
    side = rect(MIDDLE, 0, MIDDLE, H)
    return (
        el("defs", linear(id("dawn"), (0, "#7FC6E6"), (1, "#FFF0C2")), clip(id("right"), side))
        + rect(MIDDLE, 0, MIDDLE, H, fill=url("dawn"))
        + group(rays(MIDDLE, 190, "#FFE28A"), clip_path=url("right"))
    )


def _actors() -> str:
    return (
        ellipse(100, 350, 62, 12, fill="#000", opacity=0.3)
        + ellipse(205, 352, 66, 12, fill="#000", opacity=0.3)
        + at(34, 196, heron(5), scale=1.5)
        + at(128, 198, rabbit(3), scale=1.5)
    )


def _king() -> str:
    """A medal, with a King who has not made up his mind."""
    return (
        circle(MIDDLE, 71, 47, fill="#000", opacity=0.3)
        + circle(MIDDLE, 66, 46, fill="#D9A441", stroke=KEY_LINE, stroke_width=2.4)
        + circle(MIDDLE, 66, 39, fill="#3A1622", stroke=METALS["gold"][0], stroke_width=2)
        + at(111, 24, lion(True), scale=0.78)
    )
