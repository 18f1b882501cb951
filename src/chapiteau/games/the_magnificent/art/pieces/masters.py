"""Master cards: the bonus in a dark band with a place for a die, below it what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from .....draw.lettering.text import width, wrap, write
from .....draw.memo import memo_of_box
from .....draw.palette import CARD_INK, CARD_MUTED
from .....draw.pieces.icons import icon
from .....draw.pieces.tokens import provenance, shadow
from .....draw.svg import at, path, rect
from ...box.components import LARGE, SCORES, SMALL, MagnificentBox, tile_of
from ..theme import BAND, CREAM, DYES, K, Room, stamp
from .bills import head
from .cloths import Cells, blank, cells_of_shape, size_of, swatch
from .gains import Drawn, gain_within, middled, plate, row
from .icons import coin, fame, gem, hat, scroll, seal, talent

NAMED = 104.0  # a card that is narrower has no room for its name
BASE = 9.0  # of a name above the lower edge, where what the card is worth hangs
LEAST_CARD = 92.0  # a narrower one shows its bonus alone
RATIO = 108 / 122
HIGH = 94.0  # a card that is lower has its limit beside its name
LOW = 80.0  # without a name its limit stands below its points from here on
FAINT: Final = "#CBBFAF"


class Card(NamedTuple):
    """What is printed on a master card, and what it is called."""

    master: int
    name: str
    source: str


def tile_sign(box: MagnificentBox, kind: int, unit: float) -> Drawn:
    cells = cells_of_shape(tuple(box.shapes[kind]), 0)
    w, h = size_of(cells)
    return at(0, -h * unit / 2, swatch(kind, cells, unit)), w * unit


def any_tile(box: MagnificentBox, size: int) -> Drawn:
    """One tile of each colour."""
    unit = 7.0 if size == SMALL else 5.6
    return row([tile_sign(box, tile_of(c, size), unit) for c in (1, 2, 3)], 4)


def line_of_cells(upright: bool) -> Drawn:
    """A full row or column within an empty camp."""
    drawn = []
    for r in range(4):
        for c in range(5):
            lit = c == 2 if upright else r == 1
            fill = "#7B4FC9" if lit else FAINT
            drawn.append(
                rect(
                    c * 9.5,
                    r * 8.4 - 17,
                    8.2,
                    7.2,
                    1.6,
                    fill=fill,
                    stroke=K if lit else None,
                    stroke_width=1,
                )
            )
    return "".join(drawn), 47


def rectangle(colour: int) -> Drawn:
    block: Cells = tuple((c, r) for c in range(4) for r in range(3))
    dye = DYES[colour]
    cells = "".join(
        rect(c * 10 + 1, r * 10 - 14, 8, 8, 1.4, fill=dye.light, opacity=0.55) for c, r in block
    )
    return at(0, -15, blank(block, 10, dye.body, K)) + cells, 40


def heads(box: MagnificentBox, same: bool) -> Drawn:
    chosen = [box.stars[1]] * 2 if same else box.stars[1:6:2]
    step = 21 if same else 17
    return "".join(at(12 + i * step, 0, head(s, 12)) for i, s in enumerate(chosen)), 24 + step * (
        len(chosen) - 1
    )


def on_ladder() -> Drawn:
    rungs = "".join(
        rect(i * 6, 9 - i * 9, 34, 7, 2, fill=FAINT, stroke=CARD_MUTED, stroke_width=1)
        for i in range(3)
    )
    return rungs + hat(9, 29, -11, 0.62), 48


def dice(box: MagnificentBox, clear_only: bool) -> Drawn:
    if clear_only:
        return middled(plate(0, 26), 28)
    stack = at(9, 4, plate(1, 20)) + at(20, -4, plate(3, 20))
    plus = path("M36 0H44M40 -4V4", stroke=CARD_INK, stroke_width=2.6, stroke_linecap="round")
    return stack + plus + at(58, 0, plate(0, 22)), 70


def paid_coin() -> Drawn:
    return at(14, 0, coin(0, 0, 13)) + icon("arrow-up-right", 33, 0, 20, CARD_INK, 2.6), 44


def poster_sign(colour: int) -> Drawn:
    return at(15, 0, scroll(0, 0, 34)) + seal(colour, 27, 9, 9), 38


PICTURES: Final[dict[str, Callable[[MagnificentBox, int], Drawn]]] = {
    "small_tile_colour": lambda box, c: tile_sign(box, tile_of(c, SMALL), 11),
    "large_tile_colour": lambda box, c: tile_sign(box, tile_of(c, LARGE), 9),
    "small_tile_any": lambda box, c: any_tile(box, SMALL),
    "large_tile_any": lambda box, c: any_tile(box, LARGE),
    "rectangle_colour": lambda box, c: rectangle(c),
    "tile_colour": lambda box, c: row(
        [tile_sign(box, tile_of(c, LARGE), 8), tile_sign(box, tile_of(c, SMALL), 8)], 5
    ),
    "full_column": lambda box, c: line_of_cells(True),
    "full_row": lambda box, c: line_of_cells(False),
    "tent": lambda box, c: middled(stamp("tent", 0, 3, 1), 34),
    "coloured_gem": lambda box, c: row([middled(gem(g, 0, 0, 9.5), 20) for g in (1, 2, 3)], 1),
    "pay_coin": lambda box, c: paid_coin(),
    "performance_number": lambda box, c: on_ladder(),
    "same_magnificent": lambda box, c: heads(box, True),
    "different_magnificent": lambda box, c: heads(box, False),
    "poster_colour": lambda box, c: poster_sign(c),
    "talent_token": lambda box, c: middled(talent(0, 0, 14), 30),
    "dice_highest_plus_transparent": lambda box, c: dice(box, False),
    "transparent_dice_double": lambda box, c: dice(box, True),
}


def band_height(h: float) -> float:
    return 42.0 if h >= 106 else 36.0


def slot(w: float, h: float) -> tuple[float, float, float]:
    """Where the die lies on a card of a size, and how large it is."""
    if w < LEAST_CARD:
        return w - 14, 14, 24
    band = band_height(h)
    return w - 22, band / 2 + 2, band - 9


def worth(box: MagnificentBox, master: int, w: float, h: float, foot: float, below: bool) -> str:
    """Points times a picture, or points alone, between the band and the foot of a card; the most
    that it may bring may stand below the points."""
    score = box.masters[master].score
    kind, band = SCORES[score.kind], band_height(h)
    y = (band + h - foot) / 2
    if kind == "flat":
        return fame(w / 2, y, 19, score.points)
    svg, wide = PICTURES[kind](box, score.colour)
    k = min(1.0, (w - 56) / wide, (h - foot - band) / 40)
    left = (w - (45 + wide * k)) / 2
    star = fame(left + 15, y - (6 if below else 0), 15 if h >= 84 else 13.5, score.points)
    return (
        star
        + write(left + 32, y + 6, "×", 16, CARD_INK, weight=700)
        + at(left + 45, y, svg, scale=k if k < 1 else None)
        + (
            write(left + 15, y + 22, _limit(score.cap), 13, CARD_MUTED, weight=800, anchor="middle")
            if below
            else ""
        )
    )


@memo_of_box
def master_card(box: MagnificentBox, card: Card, w: float, h: float, room: Room) -> str:
    """A master card from its top left corner."""
    if w < LEAST_CARD:
        return _slip(box, card.master, w, h, room)
    band = band_height(h)
    bonus, cap = box.masters[card.master].bonus, box.masters[card.master].score.cap
    x, y, size = slot(w, h)
    name = _name(card.name, cap, w, h)
    below = len(name) < 2 and h >= (HIGH if name else LOW)
    foot = BASE + 13 * len(name) if name else 14 if cap and not below else 9 if cap else 4
    return "".join([
        shadow(0, 0, w, h, 8, room),
        rect(0, 0, w, h, 8, fill=room.paper, stroke=K, stroke_width=1),
        rect(4, 4, w - 8, band - 4, 5, fill=BAND),
        at((w - 42) / 2 + 3, band / 2 + 2, gain_within(box, bonus, 25, w - 50)),
        _place(x, y, size - 2),
        worth(box, card.master, w, h, foot, below and cap > 0),
        _foot(name, 0 if below else cap, w, h),
        provenance(w - 9, band + 9, card.source, 2.6),
    ])  # fmt: skip


def _limit(cap: int) -> str:
    return f"≤{cap}" if cap else ""


def _name(name: str, cap: int, w: float, h: float) -> tuple[str, ...]:
    """The lines of a name that a card has room for: all of it, or nothing. The most that the card
    may bring stands beside the last of them where it has no room above."""
    room = w - 14
    beside = room - (width(_limit(cap), 13, "ui", 800) + 8 if cap else 0.0)
    if w < NAMED:
        return ()
    if width(name, 12.5, "ui", 600) <= (room if h >= HIGH else beside):
        return (name,)
    lines = wrap(name, 12.5, room, "ui", 600)
    has_room = h >= HIGH and len(lines) == 2 and width(lines[1], 12.5, "ui", 600) <= beside
    return lines if has_room else ()


def _foot(name: tuple[str, ...], cap: int, w: float, h: float) -> str:
    """The name at the left, the most that the card may bring at the right."""
    limit = write(w - 7, h - 7, _limit(cap), 13, CARD_MUTED, weight=800, anchor="end")
    lines = [
        write(7, h - BASE - 13 * i, line, 12.5, CARD_INK, weight=600)
        for i, line in enumerate(reversed(name))
    ]
    return (limit if cap else "") + "".join(lines)


def _place(x: float, y: float, size: float) -> str:
    """Where a die may lie."""
    return rect(
        x - size / 2,
        y - size / 2,
        size,
        size,
        6,
        fill="#000",
        fill_opacity=0.25,
        stroke=CREAM,
        stroke_width=1,
        stroke_dasharray="3 3",
        opacity=0.6,
    )


def _slip(box: MagnificentBox, master: int, w: float, h: float, room: Room) -> str:
    """A card where there is little room: its bonus alone, on the band."""
    x, y, size = slot(w, h)
    bonus = at(w / 2, h * 0.62, gain_within(box, box.masters[master].bonus, 25, w - 6))
    ground = rect(0, 0, w, h, 6, fill=BAND, stroke=room.line, stroke_width=1)
    return ground + _place(x, y, size - 2) + bonus
