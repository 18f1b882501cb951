"""Cards as they lie about, and the marks that lie on them."""

from __future__ import annotations

from math import cos, radians, sin

from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.states import chosen, halo, legal
from ....draw.svg import at, circle, rect, use
from ....draw.text import write
from ....draw.tokens import sigil
from .cards import H, W
from .theme import K, Street, id

SMALL = 0.5
FINER = 0.62
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
def on_card(
    scale: float, street: Street, state: str = "", banned: bool = False, under: bool = False,
    known: str = "",
) -> str:  # fmt: skip
    """What lies on a card now: the King's ban, what one remembers of it, and the limelight."""
    if scale < SMALL:  # the limelight of small cards is finer
        finer = on_card(scale / FINER, street, state, banned, under, known)
        return at(0, 0, finer, scale=FINER) if finer else ""
    w, h = W * scale, H * scale
    x, y, r = -w / 2, -h / 2, 10 * scale
    drawn = []
    if known:
        drawn.append(at(0, -2 * scale, recalled(known), scale=scale))
    if banned:
        drawn.append(rect(x, y, w, h, r, fill=K, opacity=0.36))
        if not under:
            drawn.append(at(0, 0, ban(street), scale=max(scale, 0.55)))
    if state == "legal":
        if under:
            drawn.append(rect(x, y, w, h, r, fill=street.lime, opacity=0.26))
        drawn += [halo(x, y, w, h, r, street), legal(x, y, w, h, r, street, 3)]
    elif state == "chosen":
        drawn += [
            legal(x, y, w, h, r, street, 3, strong=True),
            chosen(w / 2 - 6, y + 6, street, 11),
        ]
    return "".join(drawn)


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
