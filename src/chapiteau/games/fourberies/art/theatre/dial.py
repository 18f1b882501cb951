"""The dial over the stage, its spaces and its needle."""

from __future__ import annotations

import math
from typing import NamedTuple

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import KEY_LINE as K
from .....draw.palette import darken, lighten
from .....draw.svg import Attribute, at, circle, ngon, number, path, polygon
from ..theme import TRAGIC_DARK, Hall, url

n = number
NONE: dict[str, Attribute] = {"fill": "none"}
LEAST = 12.5


class Dial(NamedTuple):
    """The pediment: an elliptic arc whose spaces lie evenly along its length."""

    x: float
    y: float
    rx: float
    ry: float
    spaces: int  # on each side
    largest: float  # the radius of a space, if there is room

    def point(self, angle: float, k: float = 1) -> tuple[float, float]:
        a = math.radians(angle)
        return self.x - self.rx * k * math.cos(a), self.y - self.ry * k * math.sin(a)

    def arc(self, k: float, start: float, end: float) -> str:
        (x0, y0), (x1, y1) = self.point(start, k), self.point(end, k)
        return f"M{n(x0)} {n(y0)}A{n(self.rx * k)} {n(self.ry * k)} 0 0 1 {n(x1)} {n(y1)}"

    def place(self, space: int) -> tuple[float, float]:
        """Where a space lies; negative ones on the side of tragedy."""
        return places(self)[space]

    def turn(self, space: int) -> float:
        """Where the needle points, in degrees from upright."""
        x, y = self.place(space)
        return round(math.degrees(math.atan2(x - self.x, self.y - y)), 1)

    @property
    def radius(self) -> float:
        _, length = lengths(self)
        return min(self.largest, length * 0.93 / (2 * self.spaces - 1) / 2.62)


@memo
def lengths(dial: Dial) -> tuple[list[float], float]:
    """The length of the arc up to each tenth of a degree, and in all."""
    so_far, total = [0.0], 0.0
    for q in range(1, 1801):
        total += math.dist(dial.point((q - 1) / 10), dial.point(q / 10))
        so_far.append(total)
    return so_far, total


@memo
def places(dial: Dial) -> dict[int, tuple[float, float]]:
    so_far, total = lengths(dial)
    count = 2 * dial.spaces
    found = {}
    for i in range(count):
        wanted = total * (0.035 + 0.93 * i / (count - 1))
        angle = next(q for q, length in enumerate(so_far) if length >= wanted) / 10
        space = i - dial.spaces if i < dial.spaces else i - dial.spaces + 1
        found[space] = dial.point(angle)
    return found


def dial_face(dial: Dial, hall: Hall) -> str:
    """The tympanum and the gilded arc, without its spaces."""
    k, none = dial.largest * 1.5, NONE
    tips = [(dial.point(a, 0.94), dial.point(a + 4.5, 0.94)) for a in range(4, 176, 9)]
    rays = "".join(
        f"M{n(dial.x)} {n(dial.y)}L{n(a[0])} {n(a[1])}L{n(b[0])} {n(b[1])}Z" for a, b in tips
    )
    whole, left, right = dial.arc(1, 3, 177), dial.arc(1, 3.6, 89.6), dial.arc(1, 90.4, 176.4)
    return "".join(
        [
            path(dial.arc(1, 2, 178) + "Z", fill=hall.tympanum),
            path(rays, fill=hall.metal2, opacity=0.32 if hall.dark else 0.5),
            at(0, 4, path(whole, stroke="#000", stroke_width=k * 2 + 10, opacity=0.25, **none)),
            path(whole, stroke=hall.url("gold"), stroke_width=k * 2 + 6, **none),
            path(left, stroke=TRAGIC_DARK, stroke_width=k * 2 - 3, **none),
            path(right, stroke="#B57A10", stroke_width=k * 2 - 3, **none),
            path(left, stroke="#8E1D2C", stroke_width=k * 2 - 9, **none),
            path(right, stroke="#E5A823", stroke_width=k * 2 - 9, **none),
        ]
    )


@memo
def space(number: int, r: float, lit: bool) -> str:
    """One space of the dial around the origin: lozenges for tragedy, discs for comedy."""
    width = 2.4 if lit else 1.4
    glow = circle(0, 0, r * 2.2, fill=url("glow")) if lit else ""
    if number < 0:
        shape = polygon(
            ngon(0, 0, r * 1.26, 4),
            fill="#FFF1DC" if lit else "#6E1422",
            stroke=K if lit else "#FFDFA0",
            stroke_width=width,
            stroke_linejoin="round",
        )
        ink = TRAGIC_DARK if lit else "#FFE9C8"
    else:
        shape = circle(
            0,
            0,
            r * 1.02,
            fill="#FFF8DC" if lit else "#FFD768",
            stroke=K if lit else "#7A4E00",
            stroke_width=width,
        )
        ink = "#4A2E00"
    if r * 1.12 < LEAST:  # what would be too small to read is not drawn
        return glow + shape
    return (
        glow + shape + write(0, r * 0.38, abs(number), r * 1.12, ink, weight=800, anchor="middle")
    )


@memo
def needle(dial: Dial, space: int, hub: float, hall: Hall) -> str:
    """The needle that reaches a space, upright around the pivot; its shadow falls downwards."""
    x, y = dial.place(space)
    tip, root, w = (
        -(math.hypot(x - dial.x, y - dial.y) - dial.radius * 1.35),
        -hub * 0.7,
        hub * 0.16,
    )
    left, right = f"M{n(-w)} {n(root)}L0 {n(tip)}", f"M{n(w)} {n(root)}L0 {n(tip)}"
    a = math.radians(-dial.turn(space))
    down = 2 * math.cos(a) - 4 * math.sin(a), 2 * math.sin(a) + 4 * math.cos(a)
    return (
        at(*down, path(f"{left}L{n(w)} {n(root)}Z", fill="#000", opacity=0.3))
        + path(f"{left}V{n(root)}Z", fill=lighten(hall.metal2, 0.35), stroke=K, stroke_width=1)
        + path(f"{right}V{n(root)}Z", fill=darken(hall.metal, 0.15), stroke=K, stroke_width=1)
    )
