"""How figures are printed: a key line, and the colour a little beside it, in a box of 100."""

from __future__ import annotations

from typing import Final

from .....draw.svg import Attribute, circle, ellipse, group, path
from ..theme import KEY, url

SKIN: Final = "#F0CFA6"
SLIP: Final = "translate(1.6 -1.1)"  # how far the colour is off the line
EDGE: Final[dict[str, Attribute]] = {
    "stroke": KEY, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip


def part(d: str, fill: str, width: float = 2.6, shaded: bool = True) -> str:
    """A shape: its colour beside the line, the right half of the box darker, then the line."""
    colour = path(d, fill=fill, transform=SLIP)
    shade = path(d, fill=url("half")) if shaded else ""
    return colour + shade + path(d, fill="none", stroke_width=width, **EDGE)


def flat(d: str, fill: str, width: float = 2) -> str:
    """A small shape that is never shaded."""
    return part(d, fill, width, False)


def stroke(d: str, colour: str = KEY, width: float = 2.4, **more: Attribute) -> str:
    return path(d, fill="none", **{**EDGE, "stroke": colour, "stroke_width": width, **more})


def limb(d: str, colour: str, width: float = 9) -> str:
    """An arm or a leg: a thick stroke with a contour."""
    return stroke(d, KEY, width + 4.4) + stroke(d, colour, width)


def ball(x: float, y: float, r: float, fill: str, width: float = 2.2) -> str:
    return circle(x + 1, y - 0.8, r, fill=fill) + circle(
        x, y, r, fill="none", stroke_width=width, **EDGE
    )


def eyes(x: float, y: float, apart: float, r: float = 2) -> str:
    return "".join(circle(x + s * apart, y, r, fill=KEY) for s in (-1, 1))


def smile(x: float, y: float, w: float = 5, deep: float = 4) -> str:
    return stroke(f"M{x - w} {y}Q{x} {y + deep} {x + w} {y}", KEY, 2)


def head(x: float, y: float, r: float = 13, skin: str = SKIN) -> str:
    """A face with eyes and a smile."""
    return ball(x, y, r, skin, 2.5) + eyes(x, y - r * 0.08, r * 0.36) + smile(x, y + r * 0.34)


def moustache(x: float, y: float, w: float = 10, colour: str = KEY) -> str:
    h = w * 0.5
    d = (
        f"M{x} {y}C{x - h} {y - h} {x - w} {y - 1} {x - w} {y - h}C{x - w - 2} {y + h * 0.8} "
        f"{x - h} {y + h * 0.8} {x} {y + 1}C{x + h} {y + h * 0.8} {x + w + 2} {y + h * 0.8} "
        f"{x + w} {y - h}C{x + w} {y - 1} {x + h} {y - h} {x} {y}Z"
    )
    return path(d, fill=colour)


def mirrored(*kids: str) -> str:
    """The other half of something symmetrical."""
    return group(*kids, transform="matrix(-1 0 0 1 100 0)")


def ground(x: float = 50, y: float = 95, w: float = 30) -> str:
    return ellipse(x, y, w, 4, fill="#000", opacity=0.22)
