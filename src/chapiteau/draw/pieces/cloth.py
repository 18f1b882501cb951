"""Cloth for the rim of a board."""

from __future__ import annotations

from math import pi, sin

from ..palette import lighten, mix
from ..svg import pattern, rect

STRIPS = 12


def velvet(id: str, light: str, dark: str, width: float, height: float) -> str:
    """Folds as plain strips: a gradient inside a pattern is not drawn by every renderer."""
    high, strip, drawn = lighten(light, 0.17), width / STRIPS, []
    for i in range(STRIPS):
        k = sin(pi * i / (STRIPS - 1)) ** 1.6
        colour = mix(dark, light, min(1, k * 1.5)) if k < 0.67 else mix(light, high, (k - 0.67) * 3)
        drawn.append(rect(i * strip, 0, strip + 0.4, height, fill=colour))
    return pattern(id, width, height, *drawn)
