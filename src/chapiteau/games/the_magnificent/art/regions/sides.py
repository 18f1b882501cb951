"""2.12 Both sides of a board, to choose from."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import edge
from .....draw.scene import Item
from .....draw.svg import at, rect
from ...box.components import ALL_GEMS, COLUMNS, ROWS, MagnificentBox, Side
from ...rules.moves import SIDE
from ...words.texts import gems_text
from ..heights import NARROW
from ..pieces.grids import bonus_cell, grid_ground, zone_lines
from ..pieces.icons import coin, gem, talent
from ..table import Items, Quill
from ..theme import TITLE, Room, stamp

ABOVE, BELOW, BESIDE = 40.0, 48.0, 14.0  # of the grid, for its name and its supplies


@memo
def side_card(
    box: MagnificentBox, board: int, side: int, name: str, step: float, room: Room
) -> str:
    """One side of a board: its camp, and what it starts with."""
    w, h = COLUMNS * step, ROWS * step
    printed = box.sides[board][side]
    drawn = [
        rect(-BESIDE, -ABOVE, w + 2 * BESIDE, h + ABOVE + BELOW, 12, fill=room.panel2,
             stroke=room.line, stroke_width=1.2),
        write(0, -14, name, 18, room.ink, TITLE, 700),
        grid_ground(step, room),
    ]  # fmt: skip
    for n, bonus in enumerate(printed.cells):
        if bonus.kind:
            x, y = n % COLUMNS * step, n // COLUMNS * step
            drawn.append(at(x, y, bonus_cell(box, board, side, n, step, room)))
    drawn.append(zone_lines(tuple(box.zones[1:]), step, room))
    return "".join(drawn) + at(14, h + 28, supplies(printed))


def supplies(side: Side) -> str:
    """Coins, talents, gems and tents to start with, beside each other."""
    things = [coin(0, 0, 13, side.coins), *[talent(0, 0, 11)] * side.talents]
    things += [gem(c, 0, 0, 10) for c in ALL_GEMS for _ in range(side.gems[c])]
    things += [stamp("tent", 0, 0, 0.7)] * side.tents
    return "".join(at(i * 28, 0, svg) for i, svg in enumerate(things))


@piece
def _side(pen: Quill, board: int, side: int, x: float, y: float, step: float, mine: bool) -> Item:
    w, h = COLUMNS * step + 2 * BESIDE, ROWS * step + ABOVE + BELOW
    name, printed = pen.title("side", side), pen.box.sides[board][side - 1]
    svg = side_card(pen.box, board, side - 1, name, step, pen.room)
    start = [
        pen.words("some-coins", coins=printed.coins),
        pen.words("bonus-gain-talent", amount=printed.talents),
        gems_text(pen.telling, printed.gems),
    ]
    answers = (SIDE[side].text,) if mine else ()
    lit = edge(-BESIDE, -ABOVE, w, h, 12) if mine else ""
    text = ", ".join(start)
    return Item(f"side{side}", x, y, svg, label=name, text=text, answers=answers, edge=lit)


@piece
def sides(pen: Quill, box: Rect, board: int, mine: bool) -> Items:
    x, y, w, h = box
    across = 1 if w < NARROW else 2
    down = 3 - across
    step = min((w / across - 2 * BESIDE - 8) / COLUMNS, (h / down - ABOVE - BELOW - 8) / ROWS)
    wide, high = COLUMNS * step + 2 * BESIDE, ROWS * step + ABOVE + BELOW
    left = x + (w - across * wide - (across - 1) * 8) / 2 + BESIDE
    top = y + ABOVE + (h - down * high - (down - 1) * 8) / 2
    places = ((left, top), (left + wide + 8, top) if across == 2 else (left, top + high + 8))
    return tuple([_side(pen, board, i + 1, *place, step, mine) for i, place in enumerate(places)])
