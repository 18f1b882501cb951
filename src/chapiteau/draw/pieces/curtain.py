"""Curtains of a stage: velvet tied back at its sides, and a valance above it."""

from __future__ import annotations

from dataclasses import dataclass

from ..memo import memo
from ..palette import KEY_LINE as K
from ..palette import Theme
from ..svg import number as n
from ..svg import path


@dataclass(frozen=True, eq=False)
class Velvet(Theme):
    """A theme with curtains; its defs have a pattern `velvet` and a ground `swag`."""

    velvet: str
    velvet2: str
    fringe: str


@memo
def drapes(w: float, h: float, room: Velvet, wide: float) -> str:
    """Side curtains tied back, from the top left corner of the stage."""
    drawn = []
    for s, x in ((1, 0.0), (-1, w)):
        cloth = (
            f"M{n(x)} 0H{n(x + s * wide * 1.25)}C{n(x + s * wide * 1.2)} {n(h * 0.35)} "
            f"{n(x + s * wide * 0.5)} {n(h * 0.5)} {n(x + s * wide * 0.42)} {n(h * 0.6)}"
            f"C{n(x + s * wide * 0.7)} {n(h * 0.74)} {n(x + s * wide * 0.62)} {n(h * 0.9)} "
            f"{n(x + s * wide * 0.7)} {n(h)}H{n(x)}Z"
        )
        drawn.append(path(cloth, fill=room.url("velvet"), stroke=room.velvet2, stroke_width=1.6))
        for k in (0.35, 0.65, 0.95):
            fold = (
                f"M{n(x + s * wide * 1.2 * k)} 0C{n(x + s * wide * 1.1 * k)} {n(h * 0.35)} "
                f"{n(x + s * wide * 0.4 * k)} {n(h * 0.5)} "
                f"{n(x + s * wide * 0.36 * k)} {n(h * 0.6)}"
            )
            drawn.append(path(fold, fill="none", stroke=room.velvet2, stroke_width=2, opacity=0.65))
        drawn.append(_tie(x, s, h, room, wide))
    return "".join(drawn)


def _tie(x: float, s: int, h: float, room: Velvet, wide: float) -> str:
    cord = (
        f"M{n(x - s * 2)} {n(h * 0.585)}Q{n(x + s * wide * 0.25)} {n(h * 0.62)} "
        f"{n(x + s * wide * 0.46)} {n(h * 0.59)}"
    )
    k = min(1, h / 150)
    tassel = (
        f"M{n(x + s * wide * 0.44)} {n(h * 0.6)}l{n(s * 5 * k)} {n(20 * k)}h{n(-s * 14 * k)}"
        f"l{n(s * 3 * k)} {n(-20 * k)}"
    )
    return path(cord, fill="none", stroke=room.fringe, stroke_width=6 * k) + path(
        tassel, fill=room.fringe, stroke=K, stroke_width=1
    )


@memo
def swags(w: float, h: float, count: int, room: Velvet) -> str:
    """A valance with gold fringe, from its top left corner."""
    s, drawn = w / count, []
    k = min(1.0, h / 30)
    for i in range(count):
        x = i * s
        hem = f"C{n(x + s * 0.15)} {{0}} {n(x + s * 0.85)} {{0}} {n(x + s)} {{1}}"
        edge = f"M{n(x)} {n(h * 0.35)}" + hem.format(n(h * 1.05), n(h * 0.35))
        fringe = f"M{n(x)} {n(h * 0.35 + 4 * k)}" + hem.format(
            n(h * 1.05 + 5 * k), n(h * 0.35 + 4 * k)
        )
        cloth = (
            f"M{n(x)} 0H{n(x + s)}V{n(h * 0.35)}C{n(x + s * 0.85)} {n(h * 1.05)} "
            f"{n(x + s * 0.15)} {n(h * 1.05)} {n(x)} {n(h * 0.35)}Z"
        )
        folds = "".join(
            f"M{n(x + s * 0.04)} {n(h * f * 0.25)}C{n(x + s * 0.3)} {n(h * f * 1.15)} "
            f"{n(x + s * 0.7)} {n(h * f * 1.15)} {n(x + s * 0.96)} {n(h * f * 0.25)}"
            for f in (0.3, 0.5, 0.7)
        )
        drawn += [
            path(cloth, fill=room.url("swag"), stroke=room.velvet2, stroke_width=1),
            path(folds, fill="none", stroke=room.velvet2, stroke_width=1.6 * k, opacity=0.6),
            path(edge, fill="none", stroke=room.fringe, stroke_width=4 * k),
            path(
                fringe,
                fill="none",
                stroke=room.fringe,
                stroke_width=6 * k,
                stroke_dasharray="1.6 1.8",
            ),
        ]
    return "".join(drawn)
