"""Trick markers: a square on its tip, a school at every corner, the owner's suit in the middle."""

from __future__ import annotations

from typing import Final

from .....draw.memo import memo
from .....draw.palette import INK, SEATS
from .....draw.pieces.tokens import shape
from .....draw.svg import Attribute, at, circle, outline, path, polygon
from ..theme import CREAM, SCHOOLS, Room, stamp
from .icons import ESCAPE, MECHANICAL, OPTICAL, SPIRITUAL, K, school_glyph, suit

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
def small_marker(seat: int, r: float) -> str:
    """A marker from afar: whose it is."""
    mark = SEATS[seat]
    look: dict[str, Attribute] = {"stroke": INK, "stroke_width": 1, "stroke_linejoin": "round"}
    body = polygon(diamond(r), fill=mark.colour, **look)
    sign = path(shape(mark.shape, r * 0.36), fill="none", stroke="#FFF7E6", stroke_width=1.2)
    return body + sign


def slot_edge(r: float) -> str:
    """The outline of a slot for a marker."""
    return outline(diamond(r))


@memo
def free_slot(r: float, room: Room) -> str:
    """Where a marker may go: a tinted slot with a plus."""
    plus = max(9.0, min(16.0, r * 0.24))
    look: dict[str, Attribute] = {"stroke": INK, "stroke_linecap": "round"}
    return (
        polygon(diamond(r * 0.96), fill=room.lime, opacity=0.3)
        + circle(0, 0, plus, fill=room.lime, stroke=INK, stroke_width=1.4)
        + path(
            f"M{-plus * 0.5:.1f} 0H{plus * 0.5:.1f}M0 {-plus * 0.5:.1f}V{plus * 0.5:.1f}",
            stroke_width=2.2,
            **look,
        )
    )
