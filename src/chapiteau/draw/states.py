"""What may be done with a piece, told by form as well as by colour."""

from __future__ import annotations

from .memo import memo
from .palette import Theme
from .pieces.icons import icon
from .svg import circle, number


def brackets(x: float, y: float, w: float, h: float, r: float) -> str:
    """The path of four corners around a box."""
    k = min(16, w * 0.3, h * 0.3) + r * 0.3
    n, right, low = number, x + w, y + h
    a = f"A{n(r)} {n(r)} 0 0 1"
    return (
        f"M{n(x)} {n(y + k)}V{n(y + r)}{a} {n(x + r)} {n(y)}H{n(x + k)}"
        f"M{n(right - k)} {n(y)}H{n(right - r)}{a} {n(right)} {n(y + r)}V{n(y + k)}"
        f"M{n(right)} {n(low - k)}V{n(low - r)}{a} {n(right - r)} {n(low)}H{n(right - k)}"
        f"M{n(x + k)} {n(low)}H{n(x + r)}{a} {n(x)} {n(low - r)}V{n(low - k)}"
    )


@memo
def lock(x: float, y: float, theme: Theme, r: float = 10) -> str:
    """The sign that a piece is not to be had now."""
    return circle(x, y, r, fill=theme.panel, stroke=theme.line, stroke_width=1.2) + icon(
        "lock", x, y, r * 1.2, theme.ink, 2.4
    )
