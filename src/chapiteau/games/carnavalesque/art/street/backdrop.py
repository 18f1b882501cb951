"""The backdrop: the square where the carnival is held, and bunting."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.memo import memo_large
from .....draw.palette import darken, lighten, mix
from .....draw.scene import PAIR_WIDTH, SIZES, TALL_WIDTH, Layout
from .....draw.svg import circle, path, rect
from ...box.components import CarnavalesqueBox
from ..pieces.defs import defs
from ..theme import PARTY, K, Street

LONGEST = 2600.0  # more than any phone needs
HOUSES = ("#E8A15C", "#7FB7C9", "#E58E8E", "#A9C480", "#C9A2D9", "#F0C36A", "#8FA9D6")


def _confetti(w: float, h: float, count: int, street: Street) -> str:
    """Scattered evenly enough, and the same everywhere."""
    bits = []
    for i in range(count):
        x, y = (i * 0.754877) % 1 * w, (i * 0.569840) % 1 * h
        bits.append(
            rect(
                round(x),
                round(y),
                9,
                5,
                1.4,
                fill=PARTY[i % 6],
                opacity=0.55 if street.dark else 0.7,
                transform=f"rotate({i * 67 % 180} {round(x)} {round(y)})",
            )
        )
    return "".join(bits)


def houses(box: Rect, street: Street) -> str:
    """A row of fronts with windows; at night some are lit."""
    x, y, w, h = box
    drawn, left, i = [rect(x, y, w, h, fill=street.url("sky"))], x, 0
    while left < x + w:
        wide = min(74 + (i * 37) % 48, x + w - left)
        high = h * (0.62 + (i * 29 % 38) / 100)
        colour = HOUSES[i % len(HOUSES)]
        colour = mix(colour, "#1A1438", 0.66) if street.dark else lighten(colour, 0.3)
        drawn.append(_front(left, y + h - high, wide, high, colour, i, street))
        left += wide
        i += 1
    return "".join(drawn)


def _front(x: float, y: float, w: float, h: float, colour: str, i: int, street: Street) -> str:
    edge = darken(colour, 0.35)
    roof = (
        f"M{x:.0f} {y:.0f}L{x + w / 2:.0f} {y - 16:.0f}L{x + w:.0f} {y:.0f}Z"
        if i % 3
        else f"M{x:.0f} {y:.0f}V{y - 8:.0f}H{x + w:.0f}V{y:.0f}Z"
    )
    drawn = [
        rect(x, y, w, h, fill=colour, stroke=edge, stroke_width=1.4),
        path(roof, fill=darken(colour, 0.22), stroke=edge, stroke_width=1.4),
    ]
    for k in range(int(w // 28)):
        for j in range(int((h - 12) // 30)):
            lit = (i * 7 + k * 5 + j * 3) % 4 == 0
            pane = ("#FFD978" if lit else "#2A2450") if street.dark else "#FFFFFF"
            wx, wy = x + 12 + k * 27, y + 11 + j * 30
            drawn.append(rect(wx, wy, 14, 19, 3, fill=pane, stroke=edge, stroke_width=1.2))
            drawn.append(path(f"M{wx + 7:.0f} {wy:.0f}v19M{wx:.0f} {wy + 9:.0f}h14", stroke=edge))
    return "".join(drawn)


def bunting(x1: float, x2: float, y: float, sag: float, street: Street) -> str:
    """Pennants across the street, with bulbs between them at night."""
    count = max(4, int((x2 - x1) / 38))
    drawn = [
        path(f"M{x1:.0f} {y:.0f}Q{(x1 + x2) / 2:.0f} {y + 2 * sag:.0f} {x2:.0f} {y:.0f}", fill="none",
             stroke=K if not street.dark else "#8A7FC0", stroke_width=2)
    ]  # fmt: skip
    for i in range(count):
        u = (i + 0.5) / count
        x, top = x1 + (x2 - x1) * u, y + 4 * sag * u * (1 - u)
        drawn.append(
            path(
                f"M{x - 12:.1f} {top:.1f}h24l-12 23Z", fill=PARTY[i % 6], stroke=K, stroke_width=1.3
            )
        )
        if street.dark and i % 2:
            drawn.append(circle(x + 18, top + 5, 20, fill=street.url("lamp")))
            drawn.append(circle(x + 18, top + 4, 4.4, fill="#FFF2C8", stroke=K, stroke_width=1))
    return "".join(drawn)


@memo_large
def backdrop(layout: Layout, box: CarnavalesqueBox, street: Street) -> str:
    """All that stays the same in a match: the square behind everything."""
    w, h = SIZES.get(layout, (TALL_WIDTH if layout == "tall" else PAIR_WIDTH, LONGEST))
    drawn = [
        defs(street, box),
        rect(0, 0, w, h, fill=street.room),
        rect(0, 0, w, h, fill=street.url("cobbles"), opacity=0.55),
        _confetti(w, h, 90 if h < LONGEST else 160, street),
        rect(0, 0, w, h, fill=street.url("rim")),
        bunting(-20, w / 2, -8, 9, street),
        bunting(w / 2, w + 20, -8, 9, street),
    ]
    return "".join(drawn)
