"""Master cards: the bonus in a dark band with a place for a die, below it what they are worth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from ....core.names import dashed
from ....draw.icons import icon
from ....draw.memo import memo
from ....draw.palette import CARD_INK, CARD_MUTED
from ....draw.svg import at, circle, el, rect
from ....draw.text import write
from ....draw.tokens import provenance, shadow
from ..box.components import LARGE, SCORES, SMALL, MagnificentBox, tile_of
from .cloths import Cells, blank, cells_of_shape, size_of, swatch
from .gains import Drawn, gain_of, gain_within, middled, plate, row
from .icons import coin, fame, gem, hat, scroll, seal, talent
from .theme import BAND, CREAM, DYES, K, Room, stamp

W, H = 122, 108
BAND_H = 42
SLOT = (W - 23, BAND_H / 2 + 2)  # where the die lies
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


def head(star: str, r: float) -> str:
    """A Magnificent in a roundel; the last letters of the id tell which one."""
    return el(
        "g",
        circle(0, 0, r, fill="#EFE3F7", stroke=K, stroke_width=1.2),
        stamp(f"star-{dashed(star)}", 0, 0, r / 56),
    )


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
    return stack + write(34, 6, "+", 18, CARD_INK, weight=800) + at(56, 0, plate(0, 22)), 68


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


def worth(box: MagnificentBox, master: int) -> str:
    """Points times a picture, or points alone."""
    score = box.masters[master].score
    kind = SCORES[score.kind]
    if kind == "flat":
        return fame(W / 2, 65, 19, score.points)
    svg, w = PICTURES[kind](box, score.colour)
    left, y = (W - (34 + 14 + w)) / 2, 62 if score.cap else 65
    cap = write(left + 17, 87, f"≤{score.cap}", 12, CARD_MUTED, weight=800, anchor="middle")
    return (
        fame(left + 17, y, 15, score.points)
        + write(left + 35, 71, "×", 17, CARD_INK, weight=700)
        + at(left + 49, 66, svg)
        + (cap if score.cap else "")
    )


@memo
def master_card(card: Card, box: MagnificentBox, w: float, room: Room) -> str:
    """A master card from its top left corner."""
    bonus = box.masters[card.master].bonus
    body = "".join([
        shadow(0, 0, W, H, 8, room),
        rect(0, 0, W, H, 8, fill=room.paper, stroke=K, stroke_width=1),
        rect(4, 4, W - 8, BAND_H - 4, 5, fill=BAND),
        at((W - 40) / 2 + 2, BAND_H / 2 + 2, gain_of(box, bonus, 25)),
        rect(SLOT[0] - 15, SLOT[1] - 15, 30, 30, 6, fill="#000", fill_opacity=0.25, stroke=CREAM,
             stroke_width=1, stroke_dasharray="3 3", opacity=0.6),
        worth(box, card.master),
        write(8, H - 7, card.name, 13, CARD_INK, weight=600, room=W - 14, floor=10),
        provenance(W - 9, BAND_H + 10, card.source, 2.6),
    ])  # fmt: skip
    return at(0, 0, body, scale=w / W) if w != W else body


@memo
def master_slip(box: MagnificentBox, master: int, w: float, h: float, room: Room) -> str:
    """A rival's card: its bonus alone, in the band."""
    return rect(0, 0, w, h, 4, fill=BAND, stroke=room.line, stroke_width=1) + at(
        w * 0.46, h * 0.54, gain_within(box, box.masters[master].bonus, h * 0.5, w - 12)
    )
