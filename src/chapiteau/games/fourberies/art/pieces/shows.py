"""What people compare: how a show leans, écus, travel cards in hand, requests held."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo
from .....draw.palette import CARD_INK
from .....draw.svg import at, rect, use
from ...box.components import COMEDY, TRAGEDY
from ...rules.state import ALL_CITIES, Fourberies
from ..theme import Hall, id
from .small import mask, secret_back

PIP_W, PIP_H = 18.0, 20.0


class Show(NamedTuple):
    """What a troupe would play: how far it leans, and what may still change sides."""

    leaning: int
    chameleons: int


def show_of(view: Fourberies, seat: int) -> Show:
    return Show(view.leaning(seat), view.chameleons(seat))


@memo
def balance(s: Show, hall: Hall, size: float = 20) -> str:
    """How the show leans: a mask and a number, that ends at the origin."""
    said = str(abs(s.leaning)) + (f"±{s.chameleons}" if s.chameleons else "")
    left = -width(said, size, "ui", 800)
    kind = COMEDY if s.leaning > 0 else TRAGEDY
    sign = mask(kind, left - size * 0.72, -size * 0.33, size * 0.039)
    if s.leaning == 0:
        sign = mask(TRAGEDY, left - size * 1.05, -size * 0.4, size * 0.033) + mask(
            COMEDY, left - size * 0.52, -size * 0.24, size * 0.033
        )
    return sign + write(0, 0, said, size, hall.ink, weight=800, anchor="end")


@memo
def purse(ecus: int, hall: Hall, size: float = 21) -> str:
    """A coin and how many there are, from the left."""
    k = size / 25
    return at(14 * k, -size * 0.34, use(id("coin")), scale=k * 0.9) + write(
        32 * k, 0, ecus, size, hall.ink, weight=800
    )


@memo
def pips(hand: tuple[int, ...], hall: Hall) -> str:
    """The eight travel cards: in hand, or spent; from the left edge, around the middle line."""
    return "".join([at(i * PIP_W, 0, _pip(c, c in hand, hall)) for i, c in enumerate(ALL_CITIES)])


@memo
def _pip(city: int, held: bool, hall: Hall) -> str:
    edge = CARD_INK if held and not hall.dark else hall.line
    ground, dash = (hall.paper, None) if held else ("none", "3 2.4")
    frame = rect(
        0,
        -PIP_H / 2,
        PIP_W - 3,
        PIP_H,
        3,
        fill=ground,
        stroke=edge,
        stroke_width=1.2,
        stroke_dasharray=dash,
    )
    ink = CARD_INK if held else hall.muted
    return frame + write((PIP_W - 3) / 2, 5, city, 14, ink, weight=700, anchor="middle")


@memo
def held(count: int, ink: str) -> str:
    """How many requests somebody holds: a back and a number, from the left edge."""
    return at(0, -11.5, secret_back(17, 23)) + write(22, 6, f"× {count}", 16, ink, weight=700)


@memo
def nothing_yet(w: float, h: float, picture: str, said: str, how: str, hall: Hall) -> str:
    """A place for what one does not have yet, and how to come by it."""
    drawn = rect(0, 0, w, h, 10, fill="none", stroke=hall.line, stroke_dasharray="7 5") + picture
    left, lines = 66, wrap(how, 14, w - 78)[:2]
    top, room = h / 2 - 6 - len(lines) * 7, w - 74
    drawn += write(left, top, said, 15.5, hall.ink, weight=600, room=room)
    for i, line in enumerate(lines):
        drawn += write(left, top + 20 + i * 17, line, 14, hall.muted, room=room)
    return drawn
