"""Strokes and fills that all emblems are drawn with, in a box of 60 around the origin."""

from __future__ import annotations

from typing import Final

from .....draw.svg import Attribute, path

INK: Final = "#2A1D18"
RED: Final = "#B02A3C"
GOLD: Final = "#E2A92C"
STEEL: Final = "#B9C0C6"
WOOD: Final = "#B57F4A"
CREAM: Final = "#FFF4DC"
SKY: Final = "#BFE3E8"
GREEN: Final = "#64803A"
VIOLET: Final = "#7247B0"
EDGE: Final[dict[str, Attribute]] = {
    "stroke": INK, "stroke_width": 2.4, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip
LINE: Final[dict[str, Attribute]] = {"fill": "none", **EDGE}


def solid(d: str, fill: str) -> str:
    """A shape with the contour of all figures."""
    return path(d, fill=fill, **EDGE)


def stroke(d: str, colour: str = INK, width: float = 2.4, dash: str | None = None) -> str:
    return path(
        d,
        fill="none",
        stroke=colour,
        stroke_width=width,
        stroke_linecap="round",
        stroke_linejoin="round",
        stroke_dasharray=dash,
    )
