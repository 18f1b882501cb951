"""Trick markers: a square on its tip, a school at every corner, the owner's suit in the middle."""

from __future__ import annotations

from typing import Final

from ....draw.memo import memo
from ....draw.palette import INK, SEATS
from ....draw.svg import Attribute, at, circle, path, polygon
from ....draw.text import write
from ....draw.tokens import shape
from .icons import ESCAPE, MECHANICAL, OPTICAL, SPIRITUAL, K, school, school_glyph, suit
from .theme import CREAM, LINK, SCHOOLS, Room, stamp

R: Final = 50  # half the diagonal of a marker as it is defined
CLOCKWISE: Final = [SPIRITUAL, MECHANICAL, OPTICAL, ESCAPE]
WAYS: Final = [(0, -1), (1, 0), (0, 1), (-1, 0)]  # up, right, down, left


def diamond(r: float, x: float = 0, y: float = 0) -> list[tuple[float, float]]:
    return [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]


def drawn_base(seat: int) -> str:
    """A seat's marker without signs."""
    mark = SEATS[seat]
    middle = shape(mark.shape, R * 0.3)
    edge = {"stroke_linejoin": "round"}
    return (
        polygon(diamond(R, 0, 3), fill="#000", opacity=0.35)
        + polygon(diamond(R), fill=mark.colour, stroke=K, stroke_width=2.6, **edge)
        + polygon(
            diamond(R * 0.9), fill="none", stroke=CREAM, stroke_width=1.5, opacity=0.85, **edge
        )
        + path(middle, fill="#FFF7E6", stroke=K, stroke_width=2.4, **edge)
    )


def drawn_corners(way: int) -> str:
    """The four schools at the corners, clockwise from where the triskele points."""
    found = []
    for i, category in enumerate(CLOCKWISE):
        vx, vy = WAYS[(way + i) % 4]
        px, py, e = -vy, vx, R * 0.44
        side, foot = R * 0.56, R * 0.375
        kite = [
            (vx * R * 0.965, vy * R * 0.965),
            (vx * side + px * e * 0.96, vy * side + py * e * 0.96),
            (vx * foot, vy * foot),
            (vx * side - px * e * 0.96, vy * side - py * e * 0.96),
        ]
        look: dict[str, Attribute] = {
            "stroke": CREAM,
            "stroke_width": 1.4,
            "stroke_linejoin": "round",
        }
        found.append(polygon(kite, fill=SCHOOLS[category], **look))
        sign = at(vx * R * 0.7, vy * R * 0.7, school_glyph(category, "#FFFFFF"), scale=0.84)
        found.append(sign)
    return "".join(found)


def drawn_quarters(way: int) -> str:
    """The same four schools filling a whole diamond: a marker seen small, half diagonal 10."""
    found = []
    for i, category in enumerate(CLOCKWISE):
        vx, vy = WAYS[(way + i) % 4]
        x, y = vx * 5, vy * 5
        found.append(
            polygon(diamond(5, x, y), fill=SCHOOLS[category], stroke=CREAM, stroke_width=0.5)
        )
        found.append(at(x, y, school_glyph(category, "#FFFFFF"), scale=0.27))
    return "".join(found)


def triskele_way(category: int, points: int) -> int:
    """Where the triskele of a marker lies whose own sign points somewhere."""
    return (points - CLOCKWISE.index(category)) % 4


@memo
def marker(seat: int, symbol: int, category: int, points: int, r: float) -> str:
    """A marker in its true orientation, around the origin."""
    k = r / R
    low = 0.05 * r if SEATS[seat].shape == "triangle" else 0
    small = SEATS[seat].shape in ("triangle", "star")
    return (
        stamp(f"mark{seat}", 0, 0, k)
        + stamp(f"corners{triskele_way(category, points)}", 0, 0, k)
        + suit(symbol, 0, low, r * (0.17 if small else 0.2))
    )


@memo
def petal(
    category: int, points: int, links: tuple[int, ...], reward: str, r: float, room: Room
) -> str:
    """How a marker would lie, half as large; its own sign stands out, and what would link glows."""
    vx, vy = WAYS[points]
    look: dict[str, Attribute] = {"stroke_linejoin": "round"}
    own = polygon(
        diamond(r * 0.5, vx * r * 0.5, vy * r * 0.5),
        fill=SCHOOLS[category],
        stroke="#FFFFFF",
        stroke_width=r * 0.07,
        **look,
    )
    return (
        polygon(diamond(r + 1.2), fill=INK, stroke=INK, stroke_width=2.6, **look)
        + stamp(f"quarters{triskele_way(category, points)}", 0, 0, r / 10)
        + _corners(points, links, r)
        + own
        + school(category, vx * r * 0.5, vy * r * 0.5, r * 0.36)
        + polygon(diamond(r), fill="none", stroke=room.lime, stroke_width=2, **look)
        + (_worth(reward, r) if reward else "")
    )


def _corners(points: int, links: tuple[int, ...], r: float) -> str:
    """The other three signs: veiled, or in the light of a link."""
    found = []
    for corner, (x, y) in enumerate(WAYS):
        shape_ = diamond(r * 0.5, x * r * 0.5, y * r * 0.5)
        if corner in links:
            look: dict[str, Attribute] = {"stroke": LINK, "stroke_linejoin": "round"}
            found.append(polygon(shape_, fill="none", stroke_width=3, **look))
        elif corner != points:
            found.append(polygon(shape_, fill=INK, opacity=0.42))
    return "".join(found)


def _worth(reward: str, r: float) -> str:
    return circle(0, 0, r * 0.52, fill=LINK, stroke=INK, stroke_width=1.4) + write(
        0, r * 0.22, reward, r * 0.64, INK, weight=800, anchor="middle"
    )
