"""Cards as they lie about, and the marks that lie on them."""

from __future__ import annotations

from math import cos, radians, sin

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import INK
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import sigil
from .....draw.svg import at, circle, rect, use
from ..theme import K, Street, id
from .cards import H, W

SHADE_STEP = 15  # degrees: the light comes from one side, however a card is turned


def face_name(card: int, age: int, up: bool) -> str:
    """The drawing of a card: its face, or a back that tells its age if that was ever seen."""
    return f"card{card}" if up and card else f"back{age}"


@memo
def lying(name: str, scale: float, turn: float, street: Street) -> str:
    """A card with its shadow, which falls to the lower right on the table."""
    away = radians(round(turn / SHADE_STEP) * SHADE_STEP)
    dx, dy = 2.5 * cos(away) + 4 * sin(away), 4 * cos(away) - 2.5 * sin(away)
    w, h = W * scale, H * scale
    shade = rect(
        -w / 2 + dx - 1,
        -h / 2 + dy - 1,
        w + 2,
        h + 2,
        10 * scale,
        fill=street.shade,
        opacity=0.34 if street.dark else 0.26,
    )
    return shade + at(0, 0, use(id(name)), scale=scale)


@memo
def on_card(scale: float, street: Street, known: str = "", banned: bool = False) -> str:
    """What lies on a card now: the King's ban, and what one remembers of it."""
    w, h = W * scale, H * scale
    drawn = at(0, -2 * scale, recalled(known), scale=scale) if known else ""
    if banned:
        drawn += rect(-w / 2, -h / 2, w, h, 10 * scale, fill=K, opacity=0.36)
        drawn += at(0, 0, ban(street), scale=max(scale, 0.5) if scale > 0.4 else scale * 1.1)
    return drawn


@memo
def veil(scale: float, street: Street) -> str:
    """Over a card on which others lie: what is free stands out."""
    w, h = W * scale, H * scale
    return rect(-w / 2, -h / 2, w, h, 10 * scale, fill=street.veil, opacity=0.30)


@memo
def recalled(head: str) -> str:
    """On a back: whom one knows to be there."""
    disc = circle(0, 0, 34, fill="#FFFDF6", stroke=K, stroke_width=2)
    eye = circle(27, 24, 13, fill="#FFFDF6", stroke=K, stroke_width=2) + icon("eye", 27, 24, 17, K)
    return disc + at(0, 4, use(id(head)), scale=0.62) + eye


@memo
def ban(street: Street) -> str:
    """A crown, struck through."""
    return (
        circle(0, 0, 25, fill="#FFFDF6", stroke=K, stroke_width=2)
        + at(0, 0, use(id("crown")), scale=0.56)
        + f'<path d="M-16 16L16 -16" stroke="{K}" stroke-width="8" stroke-linecap="round"/>'
        + '<path d="M-16 16L16 -16" stroke="#E0284F" stroke-width="4.6" stroke-linecap="round"/>'
    )


@memo
def pointer(seat: int, sign: str, street: Street, scale: float = 1) -> str:
    """A partner's sign at something: the seat's mark with what is meant, on a pin."""
    drawn = (
        circle(0, 0, 17, fill=street.panel, stroke=INK, stroke_width=2)
        + sigil(seat, 0, 0, 8)
        + circle(15, -13, 10, fill="#FFFDF6", stroke=INK, stroke_width=1.6)
        + icon(sign, 15, -13, 14, K, 2.6)
    )
    return at(0, 0, drawn, scale=scale)


@memo
def number_tag(slot: int, street: Street) -> str:
    """The number by which the list of answers calls a card."""
    wide = 18 if slot < 10 else 25
    box = rect(-wide / 2, -9, wide, 18, 9, fill=street.lime, stroke=INK, stroke_width=1.6)
    return box + write(0, 5, slot, 14.5, INK, weight=800, anchor="middle")
