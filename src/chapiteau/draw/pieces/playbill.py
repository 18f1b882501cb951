"""The stage of every poster, 300 x 400: curtains and lights, for a game to put its figures on."""

from __future__ import annotations

from typing import Final

from ..memo import memo
from ..palette import KEY_LINE, PAPER, darken, lighten
from ..svg import Attribute, at, el, ellipse, group, linear, ngon, number, path, polygon, rect

W: Final = 300
H: Final = 400
CRIMSON: Final = "#A81F2D"
GOLD: Final = "#E9B949"
LIGHT: Final = "#FFE9A3"
NIGHT: Final = ("#1B0E14", "#4A2430")
INKED: Final[dict[str, Attribute]] = {
    "stroke": KEY_LINE, "stroke_linejoin": "round", "stroke_linecap": "round",
}  # fmt: skip


def bill(*scene: str, above: str = "", cloth: str = CRIMSON, braid: str = GOLD) -> str:
    """A poster: the scene behind the curtains, and what hangs above them."""
    side = _curtain(cloth, braid)
    return el(
        "svg",
        *scene,
        side,
        group(side, transform=f"matrix(-1 0 0 1 {W} 0)"),
        _valance(cloth, braid),
        above,
        _footlights(),
        viewBox=f"0 0 {W} {H}",
        preserveAspectRatio="xMidYMid slice",  # where there is less room the curtains go first
        aria_hidden="true",
    )


@memo
def house() -> str:
    """The tent of the house, for a game without a poster of its own."""
    sky = linear("poster-night", (0, NIGHT[0]), (1, NIGHT[1]))
    return bill(
        el("defs", sky),
        rect(0, 0, W, H, fill="url(#poster-night)"),
        path("M150 0L30 330H270Z", fill=LIGHT, opacity=0.1),
        boards(310, "#6B4426"),
        ellipse(150, 338, 110, 22, fill=LIGHT, opacity=0.2),
        at(54, 130, _tent()),
    )


def boards(top: float, wood: str) -> str:
    """A wooden floor that runs towards the eye."""
    joints = "".join(
        f"M{W / 2 + 14 * i:g} {number(top)}L{W / 2 + 34 * i:g} {H}" for i in range(-9, 10)
    )
    floor = rect(0, top, W, H - top, fill=wood)
    return floor + path(joints, stroke=darken(wood, 0.33), stroke_width=2)


def rays(x: float, y: float, colour: str, opacity: float = 1, count: int = 36) -> str:
    """Light that bursts from a point, as wide as any poster."""
    rim = ngon(x, y, 330, 2 * count, 0)
    beams = [[(x, y), *rim[i : i + 2]] for i in range(0, len(rim), 2)]
    return "".join(polygon(beam, fill=colour, opacity=opacity) for beam in beams)


def _tent() -> str:
    roof = "M96 24C80 70 40 96 6 104V196H186V104C152 96 112 70 96 24Z"
    stripe = "M96 30C88 70 60 96 40 106V194H70V116Z"
    door = "M78 196C78 166 88 146 96 132C104 146 114 166 114 196Z"
    return "".join(
        [
            path("M96 30v-22", fill="none", stroke_width=4, **INKED),
            path("M96 0l30 10l-30 10Z", fill=GOLD, stroke_width=2, **INKED),
            path(roof, fill=CRIMSON, stroke_width=3, **INKED),
            path(stripe, fill=PAPER),
            path(stripe, fill=PAPER, transform="matrix(-1 0 0 1 192 0)"),
            path(door, fill=NIGHT[0], stroke_width=2.4, **INKED),
        ]
    )


def _curtain(cloth: str, braid: str) -> str:
    """The left half, tied back with a tassel."""
    edge = darken(cloth, 0.44)
    fall = "M0 0H104C100 120 50 190 34 232C58 270 44 330 58 400H0Z"
    folds = "".join(
        f"M{104 * k:.1f} 0C{100 * k:.1f} 120 {48 * k:.1f} 190 {32 * k:.1f} 232"
        f"C{56 * k:.1f} 280 {44 * k:.1f} 330 {56 * k:.1f} 400"
        for k in (0.22, 0.44, 0.66, 0.86)
    )
    return (
        path(fall, fill=cloth, stroke=edge, stroke_width=2)
        + path(folds, fill="none", stroke=edge, stroke_width=5, opacity=0.5)
        + path("M-2 226Q20 244 38 230", fill="none", stroke=braid, stroke_width=8)
        + path("M36 232l8 34h-20l4 -34Z", fill=braid, stroke_width=1.4, **INKED)
    )


def _valance(cloth: str, braid: str, count: int = 5) -> str:
    """Swags with a fringe."""
    w, edge = W / count, darken(cloth, 0.34)
    threads = {"stroke_dasharray": "2 2"}
    hem = f"C9 58 {number(w - 9)} 58 {number(w)} 17"
    folds = "".join(
        f"M3 {y}C18 {low} {number(w - 18)} {low} {number(w - 3)} {y}"
        for y, low in ((4, 21), (8, 40))
    )
    swag = (
        path(f"M0 0V17{hem}V0Z", fill=lighten(cloth, 0.05), stroke=edge, stroke_width=1.4)
        + path(folds, fill="none", stroke=edge, stroke_width=2, opacity=0.6)
        + path(f"M0 17{hem}", fill="none", stroke=braid, stroke_width=5)
        + at(0, 6, path(f"M0 17{hem}", fill="none", stroke=braid, stroke_width=7, **threads))
    )
    return "".join(at(i * w, 0, swag) for i in range(count))


def _footlights(count: int = 7) -> str:
    lamp = path("M-9 382l-10 -16h38l-10 16Z", fill=LIGHT, opacity=0.2) + path(
        "M-13 396a13 13 0 0 1 26 0Z", fill="#D9A441", stroke_width=1.6, **INKED
    )
    return "".join(at(21 + 43 * i, 0, lamp) for i in range(count))
