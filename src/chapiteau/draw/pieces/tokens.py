"""Things that lie on every table: seats' marks, shadows, coins, cards, badges, banners."""

from __future__ import annotations

from ..lettering.text import width, write
from ..memo import memo
from ..palette import CARD_MUTED, INK, METALS, PAPER, SEATS, Theme, darken, mix
from ..svg import at, circle, ngon, number, outline, path, pattern, rect, star
from .icons import icon


@memo
def shape(name: str, r: float) -> str:
    """The path data of a seat's shape around the origin."""
    if name == "circle":
        n = number(r)
        return f"M-{n} 0A{n} {n} 0 1 1 {n} 0A{n} {n} 0 1 1 -{n} 0Z"
    if name == "square":
        q = r * 0.86
        return outline([(-q, -q), (q, -q), (q, q), (-q, q)])
    if name == "triangle":
        return outline([(x, y + r * 0.16) for x, y in ngon(0, 0, r * 1.16, 3)])
    if name == "diamond":
        return outline(ngon(0, 0, r * 1.13, 4))
    if name == "hexagon":
        return outline(ngon(0, 0, r * 1.04, 6, 0))
    return outline(star(0, 0, r * 1.2, 5, 0.55))


@memo
def sigil(seat: int, x: float, y: float, r: float = 10) -> str:
    """A seat's mark: a paper ring inside an ink ring, so that it shows on any ground."""
    mark, d = SEATS[seat], shape(SEATS[seat].shape, r)
    ring = {"fill": "none", "stroke_linejoin": "round"}
    return at(
        x,
        y,
        path(d, stroke=INK, stroke_width=r * 0.52, **ring),
        path(d, stroke=PAPER, stroke_width=r * 0.26, **ring),
        path(d, fill=mark.colour),
    )


def seat_pattern(seat: int, id: str) -> str:
    """A seat's colour as cloth."""
    mark = SEATS[seat]
    k = mix(mark.colour, mark.ink, 0.38)
    art = {
        "solid": "",
        "bars": rect(0, 0, 4, 12, fill=k),
        "dots": circle(3, 3, 2.2, fill=k) + circle(9, 9, 2.2, fill=k),
        "diagonals": path("M-3 3L3 -3M-3 15L15 -3M9 15L15 9", stroke=k, stroke_width=3),
        "chevrons": path(
            "M0 3L6 9L12 3M0 -3L6 3L12 -3M0 9L6 15L12 9", stroke=k, stroke_width=2.2, fill="none"
        ),
        "checks": rect(0, 0, 6, 6, fill=k) + rect(6, 6, 6, 6, fill=k),
    }[mark.pattern]
    return pattern(id, 12, 12, rect(0, 0, 12, 12, fill=mark.colour), art)


def shadow(x: float, y: float, w: float, h: float, r: float, theme: Theme, lift: float = 1) -> str:
    """A shadow without filters: three offset rounded rectangles."""
    half, k, drawn = theme.shade_opacity / 2, lift, []
    for spread, drop, grow, more, share in (
        (1, 2, 1, 1, 0.75), (2.5, 3, 3, 3, 0.42), (4.5, 4.5, 5, 5, 0.22),
    ):  # fmt: skip
        box = (x - spread * k, y + drop * k, w + 2 * spread * k, h + grow * k, r + more)
        drawn.append(rect(*box, fill=theme.shade, opacity=round(half * share, 3)))
    return "".join(drawn)


@memo
def card(w: float, h: float, theme: Theme, r: float = 9, lift: float = 1) -> str:
    """Paper with one hairline frame in the game's metal."""
    edge = darken(theme.paper, 0.45)
    return (
        shadow(0, 0, w, h, r, theme, lift)
        + rect(0, 0, w, h, r, fill=theme.paper, stroke=edge, stroke_width=1)
        + rect(
            3.5,
            3.5,
            w - 7,
            h - 7,
            r - 3,
            fill="none",
            stroke=theme.metal,
            stroke_width=1,
            opacity=0.75,
        )
    )


@memo
def coin(x: float, y: float, r: float, value: str | int = "", metal: str = "gold") -> str:
    """Rim, body, upper highlight, inner ring, number."""
    light, body, rim = METALS[metal]
    top, q = y - r * 0.05, number(r * 0.94)
    left, right, mid = number(x - r * 0.94), number(x + r * 0.94), number(top)
    shine = f"M{left} {mid}A{q} {q} 0 0 1 {right} {mid}A{q} {number(r * 0.6)} 0 0 0 {left} {mid}Z"
    drawn = [
        circle(x, y + r * 0.12, r, fill="#000", opacity=0.25),
        circle(x, y, r, fill=rim),
        circle(x, top, r * 0.94, fill=body),
        path(shine, fill=light, opacity=0.75),
        circle(
            x, top, r * 0.72,
            fill="none", stroke=rim, stroke_width=max(0.6, r * 0.07), opacity=0.7,
        ),
    ]  # fmt: skip
    if value != "":
        ink = darken(rim, 0.4)
        drawn.append(write(x, y + r * 0.34, value, r * 1.06, ink, weight=800, anchor="middle"))
    return "".join(drawn)


@memo
def badge(x: float, y: float, name: str, ground: str, ink: str, r: float = 11) -> str:
    """A small round sign for a state."""
    return circle(x, y, r, fill=ground, stroke=PAPER, stroke_width=1.6) + icon(
        name, x, y, r * 1.25, ink, 2.8
    )


def provenance(x: float, y: float, source: str, r: float = 3, colour: str = CARD_MUTED) -> str:
    """Where a card's facts come from: full = found, half = derived, open = ours."""
    ring = circle(x, y, r, fill="none", stroke=colour, stroke_width=1.2)
    if source == "found":
        return ring + circle(x, y, r, fill=colour)
    if source == "derived":
        half = f"M{number(x)} {number(y - r)}A{r} {r} 0 0 0 {number(x)} {number(y + r)}Z"
        return ring + path(half, fill=colour)
    return ring


@memo
def banner(text: str, theme: Theme, size: float, face: str, room: float) -> str:
    """A ribbon with a sentence, centred on the origin."""
    wide = min(room, width(text, size, face, 800) + size * 2.6)
    high, w = size * 2.1, wide / 2
    y, tail = -high / 2, size * 0.9
    ends = "".join(
        f"M{number(s * (w - 6))} {number(y + 8)}h{number(s * (tail + 14))}"
        f"l{number(-s * tail * 0.6)} {number(high / 2)}l{number(s * tail * 0.6)} {number(high / 2)}"
        f"h{number(-s * (tail + 14))}Z"
        for s in (-1, 1)
    )
    return (
        shadow(-w, y, wide, high, 6, theme, 1.4)
        + path(ends, fill=darken(theme.accent, 0.4), stroke=INK, stroke_width=1.2)
        + rect(-w, y, wide, high, 6, fill=theme.accent, stroke=INK, stroke_width=1.6)
        + rect(
            -w + 5, y + 5, wide - 10, high - 10, 4, fill="none", stroke=theme.on_accent, opacity=0.5
        )
        + write(0, size * 0.34, text, size, theme.on_accent, face, 800, "middle", wide - size * 1.2)
    )
