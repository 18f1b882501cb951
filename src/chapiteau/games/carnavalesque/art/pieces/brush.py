"""Strokes and fills that all figures are drawn with."""

from __future__ import annotations

from typing import Final

from .....draw.svg import Attribute, circle, group, path
from ..theme import K, url

ROUND: Final[dict[str, Attribute]] = {"stroke_linejoin": "round", "stroke_linecap": "round"}
EDGE: Final[dict[str, Attribute]] = {"stroke": K, **ROUND}


def solid(d: str, fill: str, width: float = 2.6, lit: bool = False) -> str:
    """A shape with the contour of all figures; `lit` leaves its right half in the shade."""
    drawn = path(d, fill=fill, stroke_width=width, **EDGE)
    return drawn + path(d, fill=url("half")) if lit else drawn


def stroke(d: str, width: float = 2.6, colour: str = K) -> str:
    return path(d, fill="none", stroke=colour, stroke_width=width, **ROUND)


def cord(d: str, colour: str, width: float, rim: float = 2.6) -> str:
    """A thick line with a contour: arms, streamers."""
    return stroke(d, width + 2 * rim, K) + stroke(d, width, colour)


def mirrored(*kids: str) -> str:
    """The same on the other side of x = 0."""
    drawn = "".join(kids)
    return drawn + group(drawn, transform="scale(-1 1)")


def eye(x: float, y: float, r: float = 3.6, colour: str = K) -> str:
    return circle(x, y, r, fill=colour) + circle(x - r * 0.32, y - r * 0.38, r * 0.38, fill="#FFF")


def eyes(y: float, dx: float = 11, r: float = 3.6) -> str:
    return eye(-dx, y, r) + eye(dx, y, r)


def cheeks(y: float, dx: float = 20, r: float = 4.2, colour: str = "#F2938A") -> str:
    return "".join(circle(x, y, r, fill=colour, opacity=0.75) for x in (-dx, dx))
