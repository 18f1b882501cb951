"""The stage set: a garden in the morning for comedy, columns by night for tragedy."""

from __future__ import annotations

import math
from dataclasses import dataclass

from .....draw.memo import memo
from .....draw.palette import KEY_LINE as K
from .....draw.palette import darken, lighten
from .....draw.svg import Attribute, at, circle, group, line, number, path, rect
from ..pieces.figures import stroke
from ..theme import Hall, url

n = number


# the set: drawn from the top left corner of the stage


@dataclass(frozen=True)
class Scenery:
    """The colours of a set."""

    sky: tuple[str, str]
    hills: str
    palace: str
    dome: str
    doors: str
    flats: tuple[str, str, str]


MORNING = Scenery(
    ("#7FC6E6", "#FFF0C2"),
    "#9CC277",
    "#FBF0D6",
    "#7FA9B8",
    "#B98E5C",
    ("#B9D68E", "#86B566", "#4F8A4B"),
)
NIGHT = Scenery(
    ("#241A48", "#C2564A"),
    "#4A3558",
    "#8E7AA0",
    "#5E4A7A",
    "#F0B429",
    ("#7C6A96", "#5A4A78", "#3A2E58"),
)
FLOOR = 0.64  # where the boards begin


@memo
def stage_set(comic: bool, w: float, h: float, hall: Hall, clip: str) -> str:
    """Perspective flats and boards: a garden in the morning, or columns by night."""
    scenery, hy = MORNING if comic else NIGHT, h * FLOOR
    return group(
        rect(0, 0, w, h, fill=url("morning" if comic else "night")),
        _sun(w / 2, h * 0.36, h) if comic else _moon(w / 2, h * 0.36, w, h),
        _palace(w, h, hy, scenery),
        _boards(w, h, hy, hall),
        *[_flat(i, w, h, hy, comic, scenery) for i in range(3)],
        clip_path=clip,
    )


def _sun(x: float, y: float, h: float) -> str:
    r = h * 0.42
    rays = "".join(
        f"M{n(x)} {n(y)}L{n(x + r * math.cos(a))} {n(y + r * math.sin(a))}"
        f"L{n(x + r * math.cos(a + 0.1))} {n(y + r * math.sin(a + 0.1))}Z"
        for a in [i * math.pi / 12 for i in range(24)]
    )
    eye = f"q{n(h * 0.02)} {n(-h * 0.03)} {n(h * 0.04)} 0"
    face = (
        f"M{n(x - h * 0.06)} {n(y)}{eye}m{n(h * 0.04)} 0{eye}"
        f"m{n(-h * 0.11)} {n(h * 0.03)}q{n(h * 0.05)} {n(h * 0.07)} {n(h * 0.1)} 0"
    )
    return (
        circle(x, y, h * 0.55, fill=url("glow"))
        + path(rays, fill="#FFE28A")
        + circle(x, y, h * 0.15, fill="#FFDD5C", stroke="#E09A14", stroke_width=1.6)
        + stroke(face, 1.8, COMIC_LINE)
    )


COMIC_LINE = "#A86A00"


def _moon(x: float, y: float, w: float, h: float) -> str:
    k = h / 184
    bolt = "M0 0l-12 28l10 -2l-8 26l26 -36l-11 2l9 -18Z"
    stars = "".join(
        f"M{n(w * a)} {n(h * b - 3)}l1 2l2 1l-2 1l-1 2l-1 -2l-2 -1l2 -1Z"
        for a, b in (
            (0.34, 0.2),
            (0.4, 0.36),
            (0.6, 0.22),
            (0.65, 0.34),
            (0.56, 0.42),
            (0.29, 0.34),
        )
    )
    return (
        circle(x, y, h * 0.4, fill=url("moonlight"))
        + path(stars, fill="#FFF3C9")
        + circle(x, y, h * 0.15, fill="#F3E3C0")
        + circle(x + h * 0.06, y - h * 0.03, h * 0.13, fill="#4A2E5A")
        + at(x - w * 0.1, h * 0.16, path(bolt, fill="#FFE06A"), scale=k)
        + at(x + w * 0.115, h * 0.2, path(bolt, fill="#FFE06A", opacity=0.8), scale=k * 0.8)
    )


def _palace(w: float, h: float, hy: float, scenery: Scenery) -> str:
    x = w / 2
    hills = (
        f"M0 {n(hy + 2)}V{n(h * 0.52)}Q{n(x - w * 0.2)} {n(h * 0.44)} {n(x)} {n(h * 0.54)}"
        f"Q{n(x + w * 0.2)} {n(h * 0.44)} {n(w)} {n(h * 0.52)}V{n(hy + 2)}Z"
    )
    dome = (
        f"M{n(x - w * 0.04)} {n(hy - h * 0.13)}V{n(hy - h * 0.19)}Q{n(x)} {n(hy - h * 0.3)} "
        f"{n(x + w * 0.04)} {n(hy - h * 0.19)}V{n(hy - h * 0.13)}Z"
    )
    doors = "".join(
        f"M{n(x - w * 0.095 + i * w * 0.0238)} {n(hy)}v{n(-h * 0.075)}"
        f"q{n(w * 0.005)} {n(-h * 0.02)} {n(w * 0.01)} 0v{n(h * 0.075)}Z"
        for i in range(9)
    )
    wall = rect(
        x - w * 0.105,
        hy - h * 0.13,
        w * 0.21,
        h * 0.14,
        fill=scenery.palace,
        stroke=K,
        stroke_width=0.8,
    )
    return (
        path(hills, fill=scenery.hills)
        + wall
        + path(dome, fill=scenery.dome, stroke=K, stroke_width=0.8)
        + path(doors, fill=scenery.doors)
    )


def _boards(w: float, h: float, hy: float, hall: Hall) -> str:
    x = w / 2
    left, right = n(x - w * 0.26), n(x + w * 0.26)
    planks = "".join(
        line(x + i * w * 0.0289, hy, x + i * w * 0.09, h, stroke=hall.wood2, stroke_width=1.3)
        for i in range(-9, 10)
    )
    return (
        path(f"M0 {n(h)}L{left} {n(hy)}H{right}L{n(w)} {n(h)}Z", fill=hall.wood)
        + path(f"M0 {n(h)}V{n(hy)}H{left}ZM{n(w)} {n(h)}V{n(hy)}H{right}Z", fill=hall.wood2)
        + planks
    )


def _flat(i: int, w: float, h: float, hy: float, comic: bool, scenery: Scenery) -> str:
    """A painted flat with an arched opening, and what stands at its feet."""
    k, colour, s = (0.44, 0.60, 0.76)[i], scenery.flats[i], 0.55 + 0.25 * i
    base = hy + (h - hy) * (0.06 + 0.26 * i)
    hedge = _leafy_opening(w / 2, w * k, h * (0.16 - 0.05 * i), base, w, 7 + i * 2)
    foot = _topiary(colour) if comic else _column_foot(colour)
    feet = [
        at(w / 2 + side * w * k / 2, base - 12 * s, foot, scale=s * min(1, h / 150))
        for side in (-1, 1)
    ]
    return path(hedge, fill=colour, stroke=K, stroke_width=1, stroke_opacity=0.55) + "".join(feet)


def _leafy_opening(x: float, wide: float, top: float, base: float, w: float, r: float) -> str:
    rise = wide * 0.2
    steps = max(4, int((base - top - rise * 0.9) / (r * 1.5)))
    left = [(x - wide / 2, base - (base - top - rise) * i / steps) for i in range(steps + 1)]
    m = max(8, int(wide * 1.1 / (r * 1.5)))
    over = [
        (x - wide / 2 * math.cos(math.pi * i / m), top + rise - rise * math.sin(math.pi * i / m))
        for i in range(1, m)
    ]
    edge = [*left, *over, *[(2 * x - px, py) for px, py in reversed(left)]]
    start = f"M-4 {n(base)}V-4H{n(w + 4)}V{n(base)}H{n(edge[-1][0])}"
    return start + "".join(f"A{r} {r} 0 0 1 {n(px)} {n(py)}" for px, py in edge[-2::-1]) + "Z"


def _topiary(colour: str) -> str:
    look: dict[str, Attribute] = {"stroke": K, "stroke_width": 1.2}
    return (
        path("M-9 0L-7 14H7L9 0Z", fill="#C9764A", **look)
        + circle(0, -9, 11, fill=darken(colour, 0.18), **look)
        + circle(0, -26, 7.5, fill=darken(colour, 0.1), **look)
    )


def _column_foot(colour: str) -> str:
    return rect(-6, -54, 12, 66, 1, fill=lighten(colour, 0.25), stroke=K, stroke_width=1.2) + rect(
        -9, -58, 18, 6, 1, fill=lighten(colour, 0.4), stroke=K, stroke_width=1
    )
