"""A camp: zones, bonus cells, tiles, and gems that fill zones."""

from __future__ import annotations

from typing import NamedTuple

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.pen import piece
from .....draw.pieces.polyomino import outline
from .....draw.scene import Item
from ...box.components import CELLS, COLUMNS, ROWS, ZONES
from ...box.grid import cells_of, count
from ...rules.moves import FILL
from ...words.texts import bonus_text
from ..pieces.grids import (
    BONUS,
    FRAME,
    bonus_cell,
    grid_ground,
    tile_svg,
    zone_cells,
    zone_lines,
    zone_star,
)
from ..pieces.icons import gem
from ..pieces.marks import inner
from ..questions import CAMP
from ..table import Items, Quill, Table
from .sides import sides


class Camp(NamedTuple):
    """Where a camp lies, and how large its cells are."""

    x: float
    y: float
    step: float

    def at(self, cell: int) -> tuple[float, float]:
        """The corner of a cell, from 1."""
        n = cell - 1
        return self.x + n % COLUMNS * self.step, self.y + n // COLUMNS * self.step


class Built(NamedTuple):
    """What is to be seen of a player's camp."""

    seat: int
    board: int
    side: int
    laid: tuple[int, ...]
    covered: int
    filled: int


def camp_in(box: Rect) -> Camp:
    """The camp of a region in front: as large as it can be, in the middle."""
    x, y, w, h = box
    step = min((w - 2 * FRAME) / COLUMNS, (h - 2 * FRAME) / ROWS)
    return Camp(x + (w - COLUMNS * step) / 2, y + (h - ROWS * step) / 2, step)


def small_camp(box: Rect) -> Camp:
    """The camp in the wings, at the left below its title."""
    x, y, _, h = inner(box, 36)
    step = (h - 8) / ROWS
    return Camp(x + 6, y + 4, step)


# pieces


@piece
def _grid(pen: Quill, camp: Camp) -> Item:
    return Item("camp", camp.x, camp.y, grid_ground(camp.step, pen.room))


@piece
def _bonus(pen: Quill, board: int, side: int, n: int, camp: Camp) -> Item:
    bonus = bonus_text(pen.telling, pen.box.sides[board][side].cells[n])
    label = pen.words("outline-cell", cell=pen.name("cell", n + 1), bonus=bonus)
    svg = bonus_cell(pen.box, board, side, n, camp.step, pen.room)
    return Item(f"b{n}", *camp.at(n + 1), svg, label=label)


@piece
def laid_tile(pen: Quill, seat: int, i: int, kind: int, turn: int, cell: int, camp: Camp) -> Item:
    svg = tile_svg(pen.box, kind, turn, camp.step)
    return Item(f"y{seat}-{i}", *camp.at(cell), svg, label=pen.title("tile", kind))


@piece
def _filled(pen: Quill, n: int, camp: Camp) -> Item:
    x, y = camp.at(n)
    half = camp.step / 2
    return Item(f"f{n}", x + half, y + half, gem(4, 0, 0, camp.step * 0.28))


@piece
def _lines(pen: Quill, camp: Camp) -> Item:
    zones = tuple(pen.box.zones[1:])
    return Item("zones", camp.x, camp.y, zone_lines(zones, camp.step, pen.room))


@piece
def _zone(pen: Quill, zone: int, empty: int, camp: Camp, is_front: bool) -> Item:
    """A zone says how many cells it lacks; a complete one has its star."""
    cells, step = zone_cells(pen.box.zones[zone]), camp.step
    label = pen.words("outline-zone", zone=pen.name("zone", zone), count=empty)
    svg = zone_star(cells, step, 0 if empty else pen.box.zone_points, pen.room)
    return Item(
        f"z{zone}",
        camp.x,
        camp.y,
        svg,
        label=label,
        answers=(FILL[zone].text,) if is_front else (),
        edge=outline(cells, step, 4, step * 0.08) if is_front else "",
    )


def empty_in(zone: int, built: Built) -> int:
    return count(zone & ~(built.covered | built.filled))


@piece
def camp_items(pen: Quill, built: Built, camp: Camp, is_front: bool) -> Items:
    """A whole camp; bonuses only where they can be read."""
    found, box, laid = [_grid(pen, camp)], pen.box, built.laid
    if camp.step >= BONUS:
        cells = box.sides[built.board][built.side].cells if built.board else []
        for n in [n for n in range(CELLS) if cells and cells[n].kind]:
            if not built.covered >> n & 1:
                found.append(_bonus(pen, built.board, built.side, n, camp))
    for i in range(0, len(laid), 3):
        kind, turn, cell = laid[i : i + 3]
        found.append(laid_tile(pen, built.seat, i // 3, kind, turn, cell, camp))
    found += [_filled(pen, n, camp) for n in cells_of(built.filled)]
    found.append(_lines(pen, camp))
    for zone in range(1, len(ZONES) + 1):
        found.append(_zone(pen, zone, empty_in(box.zones[zone], built), camp, is_front))
    return tuple(found)


@piece
def _facts(pen: Quill, box: Rect, camp: Camp, full: int, covered: int) -> Item:
    """Beside a small camp: zones and cells."""
    x = camp.x + COLUMNS * camp.step + 20
    room, wide = pen.room, box[0] + box[2] - x - 14
    lines = [
        (pen.words("board-zones-full"), f"{full} / {len(ZONES)}"),
        (pen.words("board-cells-full"), f"{covered} / {CELLS}"),
    ]
    beside = camp.step < 18 and wide > 230
    drawn, room_ = "", wide / 2 - 6 if beside else wide
    for i, (said, value) in enumerate(lines):
        left, top = (i * (room_ + 12), 0) if beside else (0, i * 46)
        drawn += write(left, top + 14, said, 14, room.muted, room=room_, floor=13)
        drawn += write(left, top + 36, value, 20, room.ink, weight=800)
    return Item("camp-facts", x, camp.y, drawn)


def built_by(table: Table, seat: int) -> Built:
    p = table.view.players[seat]
    return Built(seat, p.board, p.side, tuple(p.laid), p.covered, p.filled)


def camp(table: Table) -> tuple[Items, ...]:
    """The camp of whoever looks; before sides are chosen, both sides."""
    box, pen = table.plan.box(CAMP), table.pen
    if not box[2]:
        return ()
    if table.question == "ChooseSide" and table.plan.variant and table.plan.front == CAMP:
        return (sides(pen, box, table.mine.board, table.me == table.view.seat),)
    built = built_by(table, table.me)
    if table.plan.front == CAMP:
        return (camp_items(pen, built, camp_in(box), True),)
    small = small_camp(box)
    full = [z for z in table.box.zones[1:] if not empty_in(z, built)]
    facts = _facts(pen, box, small, len(full), count(built.covered | built.filled))
    return (camp_items(pen, built, small, False), (facts,))
