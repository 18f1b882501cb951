"""Things people count: stars of fame, crystals, and a thing with its number beside it."""

from __future__ import annotations

from typing import Final

from ..lettering.text import write
from ..memo import memo
from ..svg import path, polygon, star

FAME: Final = "#F2C14E"
FAME_EDGE: Final = "#7A4E00"
FAME_INK: Final = "#3A2400"
CRYSTAL: Final = ("#5E3BB0", "#9B7BE8", "#D9C8FF")


@memo
def fame(x: float, y: float, r: float, value: str | int = "") -> str:
    """A star, with what it is worth inside."""
    drawn = polygon(
        star(x, y, r, 5, 0.56),
        fill=FAME,
        stroke=FAME_EDGE,
        stroke_width=max(0.9, r * 0.1),
        stroke_linejoin="round",
    )
    if value != "":
        drawn += write(x, y + r * 0.36, value, r * 0.98, FAME_INK, weight=800, anchor="middle")
    return drawn


@memo
def crystal(x: float, y: float, r: float) -> str:
    """A shard: lit from the left, in three tones."""
    dark, body, light = CRYSTAL

    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        return [(x + a * r, y + b * r) for a, b in points]

    whole = at((0, -1), (0.5, -0.42), (0.46, 0.62), (0, 1), (-0.46, 0.62), (-0.5, -0.42))
    left = at((0, -1), (-0.5, -0.42), (-0.46, 0.62), (-0.12, 0.9), (-0.12, -0.3))
    right = at((0, -1), (0.5, -0.42), (0.46, 0.62), (0.14, 0.88), (0.16, -0.3))
    return (
        polygon(
            whole,
            fill=body,
            stroke="#1E1233",
            stroke_width=max(0.9, r * 0.13),
            stroke_linejoin="round",
        )
        + polygon(left, fill=light, opacity=0.85)
        + polygon(right, fill=dark, opacity=0.8)
        + path(f"M{x:.1f} {y - r * 0.95:.1f}V{y - r * 0.3:.1f}", stroke="#FFF", opacity=0.6)
    )
