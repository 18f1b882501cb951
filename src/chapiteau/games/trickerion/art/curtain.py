"""Velvet: side curtains tied back, and a valance with gold fringe."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.svg import number as n
from ....draw.svg import path
from .room import Room
from .signs import K


@memo
def drapes(w: float, h: float, room: Room, wide: float) -> str:
    """Side curtains tied back, from the top left corner of the stage."""
    drawn = []
    for s, x in ((1, 0.0), (-1, w)):
        cloth = (
            f"M{n(x)} 0H{n(x + s * wide * 1.2)}C{n(x + s * wide * 1.15)} {n(h * 0.4)} "
            f"{n(x + s * wide * 0.55)} {n(h * 0.58)} {n(x + s * wide * 0.45)} {n(h * 0.68)}"
            f"C{n(x + s * wide * 0.7)} {n(h * 0.8)} {n(x + s * wide * 0.62)} {n(h * 0.92)} "
            f"{n(x + s * wide * 0.7)} {n(h)}H{n(x)}Z"
        )
        cord = (
            f"M{n(x)} {n(h * 0.67)}Q{n(x + s * wide * 0.25)} {n(h * 0.7)} "
            f"{n(x + s * wide * 0.48)} {n(h * 0.675)}"
        )
        tassel = f"M{n(x + s * wide * 0.46)} {n(h * 0.68)}l{s * 5} 24h{-s * 14}l{s * 3} -24"
        drawn += [
            path(cloth, fill=room.url("velvet"), stroke=room.velvet2, stroke_width=1.5),
            path(cord, fill="none", stroke=room.fringe, stroke_width=6),
            path(tassel, fill=room.fringe, stroke=K, stroke_width=1),
        ]
    return "".join(drawn)


def _fold(x: float, s: float, h: float) -> str:
    return (
        f"M{n(x + s * 0.04)} {n(h * 0.25)}C{n(x + s * 0.3)} {n(h * 1.15)} "
        f"{n(x + s * 0.7)} {n(h * 1.15)} {n(x + s * 0.96)} {n(h * 0.25)}"
    )


@memo
def swags(w: float, h: float, count: int, room: Room) -> str:
    """A valance, from its top left corner."""
    s, drawn = w / count, []
    for i in range(count):
        x = i * s
        low, rim = n(h * 1.05), n(h * 0.35)
        hem = f"C{n(x + s * 0.15)} {low} {n(x + s * 0.85)} {low} {n(x + s)} {rim}"
        cloth = (
            f"M{n(x)} 0H{n(x + s)}V{rim}C{n(x + s * 0.85)} {low} {n(x + s * 0.15)} {low} "
            f"{n(x)} {rim}Z"
        )
        folds = _fold(x, s, h * 0.35) + _fold(x, s, h * 0.65)
        drawn += [
            path(cloth, fill=room.url("swag"), stroke=room.velvet2, stroke_width=1),
            path(folds, fill="none", stroke=room.velvet2, stroke_width=1.5, opacity=0.6),
            path(f"M{n(x)} {rim}{hem}", fill="none", stroke=room.fringe, stroke_width=3.4),
            path(
                f"M{n(x)} {n(h * 0.35 + 4)}C{n(x + s * 0.15)} {n(h * 1.05 + 5)} "
                f"{n(x + s * 0.85)} {n(h * 1.05 + 5)} {n(x + s)} {n(h * 0.35 + 4)}",
                fill="none", stroke=room.fringe, stroke_width=4, stroke_dasharray="1.5 1.8",
            ),
        ]  # fmt: skip
    return "".join(drawn)
