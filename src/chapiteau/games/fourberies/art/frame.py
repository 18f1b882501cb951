"""The frame of the stage: curtains, valances, columns, footlights, and the King at the pivot."""

from __future__ import annotations

from ....draw.memo import memo
from ....draw.palette import KEY_LINE as K
from ....draw.palette import darken
from ....draw.svg import Attribute, at, circle, number, path, rect
from .figures import lion
from .hall import Hall, url

n = number


@memo
def drapes(w: float, h: float, hall: Hall, wide: float) -> str:
    """Side curtains tied back, from the top left corner of the stage."""
    drawn = []
    for s, x in ((1, 0.0), (-1, w)):
        cloth = (
            f"M{n(x)} 0H{n(x + s * wide * 1.25)}C{n(x + s * wide * 1.2)} {n(h * 0.35)} "
            f"{n(x + s * wide * 0.5)} {n(h * 0.5)} {n(x + s * wide * 0.42)} {n(h * 0.6)}"
            f"C{n(x + s * wide * 0.7)} {n(h * 0.74)} {n(x + s * wide * 0.62)} {n(h * 0.9)} "
            f"{n(x + s * wide * 0.7)} {n(h)}H{n(x)}Z"
        )
        drawn.append(path(cloth, fill=hall.url("velvet"), stroke=hall.velvet2, stroke_width=1.6))
        for k in (0.35, 0.65, 0.95):
            fold = (
                f"M{n(x + s * wide * 1.2 * k)} 0C{n(x + s * wide * 1.1 * k)} {n(h * 0.35)} "
                f"{n(x + s * wide * 0.4 * k)} {n(h * 0.5)} {n(x + s * wide * 0.36 * k)} {n(h * 0.6)}"
            )
            drawn.append(path(fold, fill="none", stroke=hall.velvet2, stroke_width=2, opacity=0.65))
        drawn.append(_tie(x, s, h, hall, wide))
    return "".join(drawn)


def _tie(x: float, s: int, h: float, hall: Hall, wide: float) -> str:
    cord = (
        f"M{n(x - s * 2)} {n(h * 0.585)}Q{n(x + s * wide * 0.25)} {n(h * 0.62)} "
        f"{n(x + s * wide * 0.46)} {n(h * 0.59)}"
    )
    k = min(1, h / 150)
    tassel = (
        f"M{n(x + s * wide * 0.44)} {n(h * 0.6)}l{n(s * 5 * k)} {n(20 * k)}h{n(-s * 14 * k)}"
        f"l{n(s * 3 * k)} {n(-20 * k)}"
    )
    return path(cord, fill="none", stroke=hall.fringe, stroke_width=6 * k) + path(
        tassel, fill=hall.fringe, stroke=K, stroke_width=1
    )


@memo
def swags(w: float, h: float, count: int, hall: Hall) -> str:
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
            path(cloth, fill=hall.url("swag"), stroke=hall.velvet2, stroke_width=1),
            path(folds, fill="none", stroke=hall.velvet2, stroke_width=1.6 * k, opacity=0.6),
            path(edge, fill="none", stroke=hall.fringe, stroke_width=4 * k),
            path(
                fringe, fill="none", stroke=hall.fringe, stroke_width=6 * k,
                stroke_dasharray="1.6 1.8",
            ),
        ]  # fmt: skip
    return "".join(drawn)


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
