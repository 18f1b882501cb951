"""What may be done with a piece, told by form as well as by colour."""

from __future__ import annotations

from .memo import memo
from .palette import INK, Theme
from .pieces.icons import icon
from .pieces.tokens import badge
from .svg import circle, number, path, rect


def halo(x: float, y: float, w: float, h: float, r: float, theme: Theme) -> str:
    """The soft limelight around a legal piece: a ring, so that it may be drawn over the piece."""
    return rect(
        x - 4.5,
        y - 4.5,
        w + 9,
        h + 9,
        r + 4.5,
        fill="none",
        stroke=theme.lime,
        stroke_width=9,
        opacity=0.3,
    )


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
def legal(
    x: float,
    y: float,
    w: float,
    h: float,
    r: float,
    theme: Theme,
    pad: float = 4,
    strong: bool = False,
) -> str:
    """A ring and four brackets edged in ink, over a piece that may be chosen."""
    box = (x - pad, y - pad, w + 2 * pad, h + 2 * pad, r + pad)
    d, round_ = brackets(*box), {"fill": "none", "stroke_linecap": "round"}
    return (
        rect(*box, fill="none", stroke=theme.lime, stroke_width=1.6, opacity=0.9)
        + path(d, stroke=INK, stroke_width=6.5 if strong else 5.4, **round_)
        + path(d, stroke=theme.lime, stroke_width=3.6 if strong else 3.0, **round_)
    )


@memo
def legal_ring(x: float, y: float, r: float, theme: Theme, strong: bool = False) -> str:
    """The same signal around something round."""
    inner, outer = (3.8, 6.6) if strong else (2.8, 5.0)
    return circle(x, y, r, fill="none", stroke=INK, stroke_width=outer) + circle(
        x, y, r, fill="none", stroke=theme.lime, stroke_width=inner
    )


def chosen(x: float, y: float, theme: Theme, r: float = 13) -> str:
    """The check of a choice that is made."""
    return badge(x, y, "check", theme.accent, theme.on_accent, r)


@memo
def refused(x: float, y: float, w: float, h: float, r: float, theme: Theme, veil: float) -> str:
    """A veil in the room's colour over what cannot be chosen now."""
    return rect(x, y, w, h, r, fill=theme.room, opacity=veil)


@memo
def lock(x: float, y: float, theme: Theme, r: float = 10) -> str:
    """The sign that a piece is not to be had now."""
    return circle(x, y, r, fill=theme.panel, stroke=theme.line, stroke_width=1.2) + icon(
        "lock", x, y, r * 1.2, theme.ink, 2.4
    )
