"""Places for talents: what they do, in which action, and how many talents they take."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo, memo_of_box
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import shadow
from .....draw.svg import at, circle, path, rect
from ...box.components import EACH, EFFECTS, LARGE, SMALL, TWO, MagnificentBox, Talent, tile_of
from ..theme import CREAM, K, Room, broken_line, stamp
from .gains import Drawn, counted, middled, plate, row
from .icons import coin, fame, gem, scroll, talent
from .masters import tile_sign

INK: Final = "#2A1D18"
ANY, BUILD, TRAVEL, PERFORM = 0, 1, 2, 3
GROUNDS: Final = ("#6B5A8E", "#8A5A2A", "#2E6A7A", "#8E3B4F")  # by action
ICONS: Final = ("sparkles", "hammer", "caravan", "drama")
WHEN: Final = (
    ANY, ANY, ANY, BUILD, TRAVEL, PERFORM, ANY, ANY, BUILD, BUILD, BUILD, TRAVEL, TRAVEL, PERFORM,
    PERFORM, PERFORM, PERFORM,
)  # fmt: skip
"""In which action each effect works."""


def times_two(part: Drawn, s: float) -> Drawn:
    return row([part, (write(0, s * 0.3, "×2", s * 0.8, INK, weight=800), s * 0.9)], s * 0.15)


def signed(name: str, s: float) -> Drawn:
    return middled(icon(name, 0, 0, s, INK, 2.4), s)


def tent_sign(s: float) -> Drawn:
    return middled(stamp("tent", 0, s * 0.08, s / 38), s * 0.9)


def crossed(part: Drawn, s: float) -> Drawn:
    svg, w = part
    d = f"M-2 {s * 0.45:.1f}L{w + 2:.1f} {-s * 0.45:.1f}"
    return svg + path(d, stroke="#B3262E", stroke_width=s * 0.16, stroke_linecap="round"), w


def die(s: float) -> Drawn:
    return middled(plate(0, s * 0.84), s * 0.84)


def money(coins: int, s: float) -> Drawn:
    r = max(s * 0.42, 12.2)
    return middled(coin(0, 0, r, coins), r * 2)


def poster(s: float) -> Drawn:
    return middled(scroll(0, 0, s * 0.95), s * 0.66)


def wagon(s: float) -> Drawn:
    return middled(stamp("wagon1", 0, 0, s / 44), s * 0.9)


def small(box: MagnificentBox, colour: int, unit: float) -> Drawn:
    return tile_sign(box, tile_of(colour, SMALL), unit)


def bonuses(s: float) -> Drawn:
    return middled(fame(0, 0, s * 0.34) + gem(4, s * 0.3, s * 0.2, s * 0.24), s)


def times(s: float) -> Drawn:
    k = s * 0.14
    d = f"M0 {-k:.1f}L{2 * k:.1f} {k:.1f}M0 {k:.1f}L{2 * k:.1f} {-k:.1f}"
    return path(d, stroke=INK, stroke_width=2.2, stroke_linecap="round"), s * 0.34


def raised(box: MagnificentBox, t: Talent, s: float) -> Drawn:
    """So much more power."""
    return counted(plate(0, s * 0.8), s * 0.8, t.amount, s * 0.8, INK)


def counted_tile(box: MagnificentBox, t: Talent, s: float) -> Drawn:
    svg, w = tile_sign(box, tile_of(1, LARGE), s * 0.24)
    return counted(at(-w / 2, 0, svg), w, t.amount, s * 0.8, INK)


Art = Callable[[MagnificentBox, Talent, float], Drawn]
PICTURES: Final[dict[str, Art]] = {
    "flip_die": lambda box, t, s: row([die(s), signed("arrow-up-down", s * 0.8)], 4),
    "buy_poster": lambda box, t, s: row([money(t.coins, s), poster(s)], -4),
    "recolour_tile": lambda box, t, s: row([small(box, c, s * 0.2) for c in (1, 2, 3)], 3),
    "turn_back": lambda box, t, s: row([wagon(s), signed("undo-2", s * 0.8)], 2),
    "rearrange_posters": lambda box, t, s: row(
        [poster(s), signed("arrow-left-right", s * 0.7), poster(s)], 1
    ),
    "gain_coins": lambda box, t, s: money(t.amount, s * 1.2),
    "gain_gem": lambda box, t, s: row(
        [middled(gem(c, 0, 0, s * 0.26), s * 0.54) for c in (1, 2, 3, 4)], 0
    ),
    "double_tile": lambda box, t, s: times_two(bonuses(s), s),
    "plus_build": raised,
    "extra_tile": counted_tile,
    "plus_travel": raised,
    "double_tent": lambda box, t, s: times_two(tent_sign(s), s),
    "applause": lambda box, t, s: row(
        [middled(fame(0, 0, max(13.5, s * 0.48), t.amount), s * 1.1), times(s), poster(s)], 2
    ),
    "ignore_tile": lambda box, t, s: crossed(small(box, 3, s * 0.32), s),
    "plus_perform": raised,
    "extra_poster": lambda box, t, s: counted(scroll(0, 0, s), s * 0.7, t.amount, s * 0.8, INK),
}


@memo
def price(tokens: int, x: float, y: float, r: float) -> str:
    """One ring once, one ring with a plus for each, two rings for two."""
    rings = {TWO: (-r * 1.2, r * 1.2)}.get(tokens, (0.0,))
    drawn = "".join(
        circle(x + dx, y, r, fill="#00000040", stroke=CREAM, stroke_width=1.5) for dx in rings
    )
    if tokens == EACH:
        cross = (
            f"M{x - r * 0.55:.1f} {y:.1f}h{r * 1.1:.1f}M{x:.1f} {y - r * 0.55:.1f}v{r * 1.1:.1f}"
        )
        drawn += path(cross, stroke=CREAM, stroke_width=1.8, stroke_linecap="round")
    return drawn


@memo_of_box
def talent_tile(box: MagnificentBox, spot: int, name: str, w: float, h: float, room: Room) -> str:
    """A talent tile, or a place for talents of the main board, from its top left corner."""
    t = box.talents[spot]
    when, lines = WHEN[t.effect], name_lines(name, w, h)
    band = min(22.0, max(14.0, h * 0.28))
    free = h - band - 4 - 14 * len(lines)
    svg, wide = PICTURES[EFFECTS[t.effect]](box, t, min(26.0, free * 0.72))
    k = min(1.0, (w - 8) / wide)
    return "".join([
        shadow(0, 0, w, h, 6, room),
        rect(0, 0, w, h, 6, fill=room.paper, stroke=K, stroke_width=1),
        rect(3, 3, w - 6, band, 4, fill=GROUNDS[when]),
        icon(ICONS[when], 13, band / 2 + 3, band * 0.76, CREAM, 2.2),
        price(t.tokens, w - 17, band / 2 + 3, band * 0.27),
        at((w - wide * k) / 2, band + 3 + free / 2, svg, scale=k if k < 1 else None),
        *[
            write(w / 2, h - 6 - 14 * i, line, 12.5, INK, weight=600, anchor="middle", room=w - 4)
            for i, line in enumerate(lines[::-1])
        ],
    ])  # fmt: skip


def name_lines(name: str, w: float, h: float) -> tuple[str, ...]:
    """In one line, or in two where the tile is high and narrow."""
    if not name or h < 56:
        return ()
    is_long = h >= 62 and width(name, 12.5, "ui", 600) > w - 4
    return wrap(name, 12.5, w - 4, "ui", 600)[:2] if is_long else (name,)


@memo
def tokens_on(count: int, w: float, h: float) -> str:
    """The talents that lie on a place this turn."""
    if not count:
        return ""
    r = min(11.0, h * 0.17)
    return "".join(talent(w - 14 - i * r * 1.7, r + 2, r) for i in range(count))


@memo
def empty_place(w: float, h: float, room: Room) -> str:
    """Where a talent tile may lie."""
    look = broken_line(1.4, "5 4")
    return rect(0, 0, w, h, 6, fill="none", stroke=room.line, **look) + talent(
        w / 2, h / 2, 9, True
    )
