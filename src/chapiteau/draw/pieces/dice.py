"""Dice: body, darker lower edge, top light; the face is drawn by the game."""

from __future__ import annotations

from dataclasses import dataclass

from ..memo import memo
from ..svg import path, rect


@dataclass(frozen=True)
class DieColour:
    """What a die is made of, and the ink of its faces."""

    body: str
    edge: str
    ink: str


@memo
def die(size: float, colour: DieColour, face: str, blank: bool = False) -> str:
    """A die around the origin; `blank` shows the cross of a used one."""
    s, h = size, size / 2
    cross = s * 0.2
    drawn = [
        rect(-h + 1, -h + 3, s, s, s * 0.2, fill="#000", opacity=0.35),
        rect(-h, -h, s, s, s * 0.2, fill=colour.edge),
        rect(-h + s * 0.03, -h + s * 0.02, s * 0.94, s * 0.9, s * 0.19, fill=colour.body),
        rect(-h + s * 0.1, -h + s * 0.07, s * 0.8, s * 0.3, s * 0.14, fill="#FFF", opacity=0.2),
    ]
    if blank:
        d = f"M{-cross:.1f} {-cross:.1f}L{cross:.1f} {cross:.1f}"
        d += f"M{cross:.1f} {-cross:.1f}L{-cross:.1f} {cross:.1f}"
        drawn.append(
            path(d, stroke=colour.ink, stroke_width=s * 0.1, stroke_linecap="round", opacity=0.7)
        )
    return "".join(drawn) + face
