"""The frame of the stage: curtains, valances, columns, footlights, and the King at the pivot."""

from __future__ import annotations

from .....draw.memo import memo
from .....draw.palette import KEY_LINE as K
from .....draw.palette import darken
from .....draw.svg import Attribute, at, circle, number, path, rect
from ..pieces.figures import lion
from ..theme import Hall, url

n = number


def column(x: float, y: float, w: float, h: float, hall: Hall) -> str:
    dark, edge = darken(hall.metal, 0.55), darken(hall.metal, 0.6)
    flutes = [
        rect(x + w * k, y + 6, w * 0.06, h - 12, fill=dark, opacity=0.35)
        for k in (0.18, 0.36, 0.54, 0.72)
    ]
    capital: dict[str, Attribute] = {"fill": hall.url("gold"), "stroke": edge, "stroke_width": 1}
    over = min(5, w * 0.15)
    return (
        rect(x, y, w, h, 2, fill=hall.url("gold-across"))
        + "".join(flutes)
        + rect(x - over, y - 8, w + 2 * over, 12, 3, **capital)
        + rect(x - over, y + h - 4, w + 2 * over, 12, 3, **capital)
    )


def beam(x: float, y: float, w: float, h: float, hall: Hall) -> str:
    edge = darken(hall.metal, 0.6)
    return rect(x, y, w, h, 3, fill=hall.url("gold"), stroke=edge, stroke_width=1)


def footlights(x: float, y: float, step: float, count: int, r: float, hall: Hall) -> str:
    edge, drawn = darken(hall.metal, 0.6), []
    for i in range(count):
        cx = x + i * step
        shell = f"M{n(cx - r)} {n(y + r * 0.9)}a{n(r)} {n(r)} 0 0 1 {n(2 * r)} 0Z"
        drawn.append(circle(cx, y, r * 1.75, fill=url("lamp"), opacity=0.85))
        drawn.append(path(shell, fill=hall.url("gold"), stroke=edge, stroke_width=1))
    return "".join(drawn)


@memo
def king(comic: bool, r: float, hall: Hall) -> str:
    """The King at the pivot, around the origin."""
    return (
        circle(0, 4, r * 1.08, fill="#000", opacity=0.25)
        + circle(0, 0, r * 1.06, fill=hall.url("gold"), stroke=K, stroke_width=1.4)
        + circle(0, 0, r * 0.9, fill="#3A1622" if hall.dark else "#5B2233")
        + at(-r * 0.9, -r * 0.98, lion(comic), scale=r * 0.018)
    )
