"""Carts that floats ride on, what they are about, and what they bring."""

from __future__ import annotations

from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.palette import lighten
from .....draw.pieces.counters import fame
from .....draw.svg import at, circle, path, rect, use
from ..theme import PARTY, K, Street, id
from .brush import EDGE

CART = 42  # how high a cart is, above its wheels
WHEEL = 11


@memo
def cart(w: float, number: int, street: Street, colour: str = "") -> str:
    """A decorated cart with scalloped awning, from its top left corner."""
    body = colour or PARTY[(number - 1) % len(PARTY)]
    count = max(4, round(w / 24))
    step = w / count
    scallops = "".join(
        f"M{i * step:.1f} 0a{step / 2:.2f} {step * 0.42:.2f} 0 0 0 {step:.2f} 0Z"
        for i in range(count)
    )
    wheels = [
        circle(x, CART, WHEEL, fill="#FFE9B8", stroke=K, stroke_width=2.4)
        + path(f"M{x - 9:.1f} {CART}h18M{x:.1f} {CART - 9}v18", stroke=K, stroke_width=1.8)
        + circle(x, CART, 3, fill=K)
        for x in (w * 0.2, w * 0.8)
    ]
    return "".join(
        [
            path(f"M6 {CART + 11}H{w - 6:.1f}", stroke=street.shade, stroke_width=7, opacity=0.3),
            path(f"M0 0H{w:.1f}L{w - 9:.1f} {CART - 3}H9Z", fill=body, stroke_width=2.4, **EDGE),
            path(f"M4 {CART - 14}H{w - 4:.1f}", stroke=lighten(body, 0.4), stroke_width=3),
            path(scallops, fill="#FFFFFF", stroke_width=1.6, **EDGE),
            *wheels,
        ]
    )


@memo
def theme_sign(names: tuple[str, ...], r: float, asked: str) -> str:
    """What a float is about: one common point, or that it is still open."""
    disc = circle(0, 0, r, fill="#FFFFFF", stroke=K, stroke_width=2)
    if len(names) == 1:
        is_head = names[0].startswith("head")
        scale = r / (46 if is_head else 24)
        return disc + at(0, r * 0.08 if is_head else 0, use(id(names[0])), scale=scale)
    return disc + write(0, r * 0.42, asked, r * 1.2, K, "lilita", 400, "middle") if asked else ""


def _on_cart(x: float, y: float, said: str | int, size: float, room: float) -> str:
    return write(
        x,
        y,
        said,
        size,
        "#FFFFFF",
        "lilita",
        400,
        "middle",
        room,
        12.5,
        stroke=K,
        stroke_width=4,
        paint_order="stroke",
    )


def cart_scale(w: float) -> float:
    """Narrow carts are lower."""
    return min(1.0, max(0.55, w / 150))


def cart_height(w: float) -> float:
    """With its wheels."""
    return (CART + WHEEL + 2) * cart_scale(w)


@memo
def loaded(
    number: int, w: float, names: tuple[str, ...], is_begun: bool, word: str, street: Street
) -> str:
    """A cart with its number, and what its float is about, or a word if it has none."""
    k = cart_scale(w)
    drawn = at(0, 0, cart(w / k, number, street), scale=k)
    size, is_narrow = max(13.0, 19 * k), w < 70
    if not is_narrow:
        drawn += _on_cart(max(11.0, 18 * k), CART * k * 0.62 + size * 0.2, number, size, 30)
    if word:
        return drawn + _on_cart(w / 2 + 4, CART * k * 0.62 + 4, word, max(13.0, 17 * k), w - 40)
    x = w * 0.32 if is_narrow else w / 2
    return drawn + at(
        x, CART * k * 0.5, theme_sign(names, max(10.5, 17 * k), "?" if is_begun else "")
    )


@memo
def worth_sign(count: int, least: int, points: int, w: float) -> str:
    """What a float would bring, or how much of it there is."""
    k = cart_scale(w)
    if count >= least:
        return fame(0, 0, max(14.5, 19 * k), points)
    wide = 34 if k > 0.7 else 28
    pill = rect(-wide / 2, -10, wide, 20, 10, fill="#FFFDF6", stroke=K, stroke_width=1.6)
    return pill + write(
        0, 5, f"{count}/{least}", 14 if k > 0.7 else 12.5, K, weight=800, anchor="middle"
    )


@memo
def bay_floor(w: float, h: float, street: Street) -> str:
    """The place of a workshop: planks."""
    planks = "".join(f"M6 {h - 8 - i * 8:.1f}H{w - 6:.1f}" for i in range(2))
    ground = rect(
        0, 0, w, h, 10, fill=street.panel2, fill_opacity=0.55, stroke=street.line, stroke_width=1.2
    )
    return ground + path(planks, stroke=street.line, stroke_width=1.2, opacity=0.55)
