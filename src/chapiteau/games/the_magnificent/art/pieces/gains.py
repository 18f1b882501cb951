"""What bonuses of cards and cells bring, as pictures around the origin."""

from __future__ import annotations

from .....draw.lettering.text import width, write
from .....draw.memo import memo_of_box
from .....draw.pieces.icons import icon
from .....draw.svg import at, path, rect
from ...box.components import (
    BUY_TALENT,
    COPY,
    GAIN_COINS,
    GAIN_GEM,
    GAIN_POINTS,
    GAIN_POSTERS,
    GAIN_TALENT,
    GEMS_TILE,
    PLUS_ANY,
    PLUS_COLOUR,
    SET_DIE,
    SMALL,
    TALENT_TILE,
    TRANSPARENT,
    Bonus,
    MagnificentBox,
    tile_of,
)
from ..theme import CREAM, DYES, K, stamp
from .cloths import SIGN, cells_of_shape, size_of, swatch
from .icons import coin, fame, gem, scroll, talent

Drawn = tuple[str, float]  # a drawing from its left edge, and how wide it is


def plate(colour: int, size: float) -> str:
    """A die without pips: any die of a colour, or of all."""
    dye = DYES[colour or TRANSPARENT]
    body = rect(
        -size / 2, -size / 2, size, size, size * 0.2, fill=dye.body, stroke=K, stroke_width=1.2
    )
    shine = rect(
        -size * 0.4, -size * 0.43, size * 0.8, size * 0.3, size * 0.14, fill="#FFF", opacity=0.25
    )
    if colour:
        return body + shine + stamp(f"sign{colour}", 0, 1, size * 0.62 / SIGN)
    return body + shine + icon("asterisk", 0, 0, size * 0.7, "#234", 2.6)


def counted(svg: str, w: float, amount: int, size: float, ink: str, plus: bool = True) -> Drawn:
    """A thing with its number before it."""
    said = f"+{amount}" if plus else str(amount)
    left = width(said, size, "ui", 800) + size * 0.2
    return write(0, size * 0.36, said, size, ink, weight=800) + at(left + w / 2, 0, svg), left + w


def row(parts: list[Drawn], gap: float) -> Drawn:
    """Drawings beside each other."""
    x, drawn = 0.0, []
    for svg, w in parts:
        drawn.append(at(x, 0, svg))
        x += w + gap
    return "".join(drawn), x - gap


def centred(part: Drawn) -> str:
    return at(-part[1] / 2, 0, part[0])


def arrow(size: float, ink: str) -> Drawn:
    w = size * 0.6
    d = f"M0 0H{w:.1f}M{w * 0.55:.1f} {-w * 0.4:.1f}L{w:.1f} 0L{w * 0.55:.1f} {w * 0.4:.1f}"
    look = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, fill="none", stroke=ink, stroke_width=size * 0.13, **look), w


def chevron(size: float, ink: str) -> Drawn:
    """An arrow where there is little room."""
    h = size * 0.18
    d = f"M1 {-h:.1f}L{1 + h:.1f} 0L1 {h:.1f}"
    look = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(d, fill="none", stroke=ink, stroke_width=size * 0.12, **look), h + 2


def middled(svg: str, w: float) -> Drawn:
    return at(w / 2, 0, svg), w


def small_tile(box: MagnificentBox, colour: int, unit: float) -> Drawn:
    kind = tile_of(colour, SMALL)
    cells = cells_of_shape(tuple(box.shapes[kind]), 0)
    w, h = size_of(cells)
    return at(0, -h * unit / 2, swatch(kind, cells, unit)), w * unit


@memo_of_box
def gain_within(box: MagnificentBox, bonus: Bonus, size: float, room: float) -> str:
    """The same where there is little room."""
    svg, w = _gain(box, bonus, size, CREAM)
    if w > room and bonus.kind == BUY_TALENT:  # a number that shrinks cannot be read
        svg, w = row(
            [
                middled(coin(0, 0, size * 0.5, bonus.cost), size),
                middled(talent(0, 0, size * 0.38), size * 0.7),
            ],
            0,
        )
    k = min(1.0, room / w)
    return at(-w * k / 2, 0, svg, scale=k if k < 1 else None)


@memo_of_box
def gain_of(box: MagnificentBox, bonus: Bonus, size: float, ink: str = CREAM) -> str:
    """The picture of a bonus, about as high as `size`, centred."""
    return centred(_gain(box, bonus, size, ink))


def _gain(box: MagnificentBox, bonus: Bonus, s: float, ink: str) -> Drawn:
    kind, n = bonus.kind, bonus.amount
    if kind == GAIN_COINS:
        return middled(coin(0, 0, s * 0.5, n), s)
    if kind == GAIN_POINTS:
        return middled(fame(0, 0, s * 0.6, n), s)
    if kind == GAIN_GEM:
        return row([middled(gem(bonus.colour, 0, 0, s * 0.44), s * 0.9)] * n, 2)
    if kind == GAIN_TALENT:
        return row([middled(talent(0, 0, s * 0.42), s * 0.8)] * n, 2)
    if kind == GAIN_POSTERS:
        if n == 1:
            return middled(scroll(0, 0, s), s)
        return counted(scroll(0, 0, s), s * 0.7, n, s * 0.62, ink, plus=False)
    if kind in (PLUS_COLOUR, PLUS_ANY):
        return counted(plate(bonus.colour, s * 0.86), s * 0.86, n, s * 0.8, ink)
    if kind == SET_DIE:
        parts = [
            middled(plate(0, s * 0.86), s * 0.86),
            middled(icon("pencil", 0, 0, s * 0.66, ink, 2.4), s * 0.66),
        ]
        return row(parts, s * 0.16)
    if kind == COPY:
        return middled(icon("copy", 0, 0, s * 0.95, ink, 2.1), s)
    return _exchange(box, bonus, s, ink)


def _exchange(box: MagnificentBox, bonus: Bonus, s: float, ink: str) -> Drawn:
    """Coins for a talent, a talent or gems for a tile."""
    if bonus.kind == BUY_TALENT:
        paid, got = (
            middled(coin(0, 0, s * 0.5, bonus.cost), s),
            middled(talent(0, 0, s * 0.4), s * 0.8),
        )
    else:
        got = small_tile(box, bonus.colour, s * 0.26)
        paid = middled(talent(0, 0, s * 0.4), s * 0.8)
        if bonus.kind == GEMS_TILE:
            paid = counted(
                gem(TRANSPARENT, 0, 0, s * 0.36), s * 0.74, bonus.cost, s * 0.7, ink, plus=False
            )
        assert bonus.kind in (TALENT_TILE, GEMS_TILE)
    return row([paid, chevron(s, ink), got], s * 0.1)
