"""Signs: the four schools, the suits, the hats of the professions, what tricks are made of."""

from __future__ import annotations

import math
from typing import Final

from .....draw.pieces.icons import icon
from .....draw.svg import (
    Attribute,
    at,
    circle,
    ellipse,
    ngon,
    number,
    path,
    polygon,
    rect,
)
from ...box.components import COMPONENTS
from ..theme import CREAM, RED_SUIT, SCHOOLS, stamp

K: Final = "#1B1418"
MECHANICAL, SPIRITUAL, ESCAPE, OPTICAL = 1, 2, 3, 4


# schools, half size 10


def _gear(r: float, teeth: int = 8, hole: float = 0.36) -> str:
    points = []
    for i in range(teeth):
        a = 2 * math.pi * i / teeth
        for turn, reach in ((-0.26, 0.76), (-0.17, 1), (0.17, 1), (0.26, 0.76)):
            points.append((r * reach * math.cos(a + turn), r * reach * math.sin(a + turn)))
    rim = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    h = number(r * hole)
    return f"M{rim}ZM-{h} 0A{h} {h} 0 1 0 {h} 0A{h} {h} 0 1 0 -{h} 0Z"


def school_glyph(category: int, colour: str = "currentColor") -> str:
    """The sign of a school around the origin."""
    if category == MECHANICAL:
        return path(_gear(10), fill=colour, fill_rule="evenodd")
    if category == OPTICAL:
        lid = "M-10 0C-5 -7.5 5 -7.5 10 0C5 7.5 -5 7.5 -10 0Z"
        ring = path(lid, fill="none", stroke=colour, stroke_width=2.6, stroke_linejoin="round")
        return ring + circle(0, 0, 3.6, fill=colour)
    if category == ESCAPE:
        look: dict[str, Attribute] = {"fill": "none", "stroke": colour, "stroke_width": 2.7}
        links = rect(-9.5, -4.1, 11.5, 8.2, 4.1, **look) + rect(-2, -4.1, 11.5, 8.2, 4.1, **look)
        return at(0, 0, links, turn=-38)
    arm = "M0 .6C-1.6 -4.6 1.4 -9.6 6 -9C9.6 -8.2 9.6 -3.6 6.4 -3.4C4.6 -3.4 4.2 -5.4 5.4 -6.2"
    look = {"fill": "none", "stroke": colour, "stroke_width": 2.5, "stroke_linecap": "round"}
    arms = [path(arm, transform=f"rotate({a})", **look) for a in (0, 120, 240)]
    return at(0, 0, *arms, scale=1.06)


def school(category: int, x: float, y: float, r: float, colour: str = "#FFFFFF") -> str:
    return stamp(f"school{category}", x, y, r / 10, color=colour)


def school_badge(category: int, x: float, y: float, r: float) -> str:
    """A school on a disc of its colour."""
    return stamp(f"badge{category}", x, y, r / 10)


def drawn_badge(category: int) -> str:
    disc = circle(0, 0, 10, fill=SCHOOLS[category], stroke=CREAM, stroke_width=1.2)
    return disc + at(0, 0, school_glyph(category, "#FFFFFF"), scale=0.62)


# suits, by symbol, half size 10

SUITS: Final = [
    "",
    (
        "M0 -9C3 -4 9 -1 9 4C9 8 4 8.6 1.6 5.4C1.8 8 2.6 9.2 4 10H-4C-2.6 9.2 -1.8 8 -1.6 5.4C-4 8.6"
        " -9 8 -9 4C-9 -1 -3 -4 0 -9Z"
    ),
    "M0 9.6C-4 5 -9.6 2 -9.6 -3C-9.6 -8.6 -3 -9.6 0 -4.8C3 -9.6 9.6 -8.6 9.6 -3C9.6 2 4 5 0 9.6Z",
    "M0 -10L7.4 0L0 10L-7.4 0Z",
    (
        "M0 -9.6A4.6 4.6 0 0 1 4 -2.6A4.6 4.6 0 1 1 1.5 4.6C1.8 7.6 2.6 9 4 10H-4C-2.6 9 -1.8 7.6"
        " -1.5 4.6A4.6 4.6 0 1 1 -4 -2.6A4.6 4.6 0 0 1 0 -9.6Z"
    ),
]


def suit_colour(symbol: int) -> str:
    return RED_SUIT if symbol in (2, 3) else K


def suit(symbol: int, x: float, y: float, r: float, colour: str = "") -> str:
    return stamp(f"suit{symbol}", x, y, r / 10, color=colour or suit_colour(symbol))


# hats, by kind, in a box of 40

HATS: Final = [
    "",
    "M-15 11C-8 15 8 15 15 11C17 9 15 7 11 7.5V-13C4 -16 -4 -16 -11 -13V7.5C-15 7 -17 9 -15 11Z",
    "M-17 -3.5C-8 -7 8 -7 17 -3.5V3C8 0 -8 0 -17 3Z",
    (
        "M-16 9C-10 14 10 14 16 9C17 6.5 15 5 12 5.5C13 -8 7 -13 0 -13C-7 -13 -13 -8 -12 5.5C-15 5"
        " -17 6.5 -16 9Z"
    ),
    (
        "M-12 12C-6 9 6 9 12 12L11 5C4 2 -4 2 -11 5ZM0 3C-5 -4 -4 -12 0 -17C4 -12 5 -4 0 3ZM-7 4C-13"
        " 0 -15 -7 -13 -13C-8 -10 -5 -4 -5 3ZM7 4C13 0 15 -7 13 -13C8 -10 5 -4 5 3Z"
    ),
    (
        "M-14 6C-16 -6 -6 -11 1 -10C10 -10 15 -4 13 3C17 4 18 7 14 9C6 7 -6 7 -14 10C-16 9 -16 7 -14"
        " 6Z"
    ),
]
_GOGGLES: Final = "#BFE6E8"


def drawn_hat(kind: int, band: str, colour: str = "currentColor") -> str:
    """Every profession is a hat; the engineer's goggles and the assistant's plumes count as one."""
    stroke: dict[str, Attribute] = {"fill": "none", "stroke": band, "stroke_linecap": "round"}
    hat = path(HATS[kind], fill=colour)
    if kind == 1:
        return hat + path("M-11 2.6C-4 5 4 5 11 2.6V-1.4C4 1 -4 1 -11 -1.4Z", fill=band)
    if kind == 2:
        lenses = [circle(x, 0, 8.6, fill=colour) for x in (-8, 8)]
        lenses += [circle(x, 0, 5.6, fill=_GOGGLES) for x in (-8, 8)]
        shine = path("M-11 1L-7 -3M5 1L9 -3", stroke="#FFF", stroke_width=2, stroke_linecap="round")
        return hat + "".join(lenses) + shine + rect(-2, -2, 4, 3.4, 1, fill=band)
    if kind == 3:
        return hat + path("M-12.2 3C-5 6 5 6 12.2 3L12 -1C5 2 -5 2 -12 -1Z", fill=band)
    if kind == 4:
        return hat + path("M0 -13V0M-11 -9L-7 1M11 -9L7 1", stroke_width=1.6, **stroke)
    return hat + path("M-13 5C-5 2 5 2 13 3", stroke_width=2, **stroke)


def hat(kind: int, x: float, y: float, scale: float, colour: str) -> str:
    return stamp(f"hat{kind}", x, y, scale, color=colour)


# components, half size 10

COMPONENT_COLOURS: Final = [
    "", "#9A6232", "#3F8FA2", "#6C7782", "#A23E5C", "#A9823A", "#3B3F4A", "#84603F", "#64803A",
    "#B57A14", "#4F74AB", "#8A4A9A", "#B5651D",
]  # fmt: skip
_LUCIDE: Final = {
    "petroleum": "droplet", "animal": "rabbit", "padlock": "lock", "mirror": "mirror-round",
    "disguise": "venetian-mask", "cog": "cog",
}  # fmt: skip


def _own_glyph(name: str) -> str:
    s: dict[str, Attribute] = {
        "fill": "none", "stroke": "#FFF8E8", "stroke_width": 1.9, "stroke_linecap": "round",
        "stroke_linejoin": "round",
    }  # fmt: skip
    if name == "wood":
        ends = ellipse(7, -3, 2, 3, **s) + ellipse(7, 3, 2, 3, **s)
        return path("M-9 -6H7M-9 0H7M-9 6H7M-9 -6V6", **s) + ends
    if name == "glass":
        return rect(-7, -8, 14, 16, 1.5, **s) + path("M-3 3L3 -4M1 5L4 1.5", **s)
    if name == "metal":
        return path("M-9 6L-6 -3H6L9 6ZM-6 -3L-3 -6H3L6 -3", **s)
    if name == "fabric":
        return path("M-8 -7C-3 -4 3 -10 8 -7V6C3 3 -3 9 -8 6ZM-8 -1C-3 2 3 -4 8 -1", **s)
    if name == "rope":
        coil = "M-7.5 -4V4C-7.5 8 7.5 8 7.5 4V-4M-7.5 0C-7.5 4 7.5 4 7.5 0M7.5 4C10 6 8 9 5 9"
        return ellipse(0, -4, 7.5, 3, **s) + path(coil, **s)
    blade = "M-9 5L-9 1L6 -6L9 -1L4 2L2.6 1L1 3.6L-.6 2.4L-2 5L-3.6 3.8L-5 6.4L-6.6 5Z"
    return path(blade, **s) + circle(6, -2.6, 1.4, fill="#FFF8E8")


def drawn_component(component: int, tier: int) -> str:
    """A token of radius 10: its outline tells the class, disc 1, hexagon 2, octagon 3 coins."""
    name, colour = COMPONENTS[component], COMPONENT_COLOURS[component]
    edge: dict[str, Attribute] = {"stroke": K, "stroke_width": 0.8, "stroke_linejoin": "round"}
    inner: dict[str, Attribute] = {"fill": "none", "stroke": CREAM, "opacity": 0.6}
    if tier == 1:
        body = circle(0, 1, 10, fill="#000", opacity=0.3) + circle(0, 0, 10, fill=colour, **edge)
        body += circle(0, 0, 8.4, stroke_width=0.4, **inner)
    else:
        corners = ngon(0, 0, 10.6, 6, 0) if tier == 2 else ngon(0, 0, 10.5, 8, 22.5)
        body = polygon([(x, y + 1) for x, y in corners], fill="#000", opacity=0.3)
        body += polygon(corners, fill=colour, **edge)
        body += polygon([(x * 0.84, y * 0.84) for x, y in corners], stroke_width=0.4, **inner)
    if name in _LUCIDE:
        return body + icon(_LUCIDE[name], 0, 0, 12.3, "#FFF8E8", 2.1)
    return body + at(0, 0, _own_glyph(name), scale=0.6)


def component(c: int, x: float, y: float, r: float) -> str:
    return stamp(f"c{c}", x, y, r / 10)
