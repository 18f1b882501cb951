"""The grid of a camp: cells, zones, bonuses, and tiles on it."""

from __future__ import annotations

from .....draw.memo import memo, memo_of_box
from .....draw.pieces.polyomino import Cell, outline
from .....draw.pieces.tokens import shadow
from .....draw.svg import Point, at, circle, path, rect
from ...box.components import COLUMNS, ROWS, MagnificentBox
from ...box.grid import cells_of
from ..theme import K, Room, broken_line
from .cloths import Cells, cells_of_shape, tile
from .gains import gain_of
from .icons import fame

FRAME = 11.0
BONUS = 24.0  # what is smaller cannot be read


@memo
def grid_ground(step: float, room: Room) -> str:
    """The empty grid in its brass frame."""
    w, h, pad = COLUMNS * step, ROWS * step, min(FRAME, step * 0.2)
    gap = step * 0.035
    cells = "".join(
        rect(
            c * step + gap,
            r * step + gap,
            step - 2 * gap,
            step - 2 * gap,
            step * 0.09,
            fill=room.cell if (r + c) % 2 else room.cell2,
        )
        for r in range(ROWS)
        for c in range(COLUMNS)
    )
    rim = pad * 0.55
    return (
        shadow(-pad, -pad, w + 2 * pad, h + 2 * pad, pad, room, 1.4)
        + rect(-pad, -pad, w + 2 * pad, h + 2 * pad, pad, fill=room.url("brass"), stroke=K)
        + rect(-rim, -rim, w + 2 * rim, h + 2 * rim, pad * 0.6, fill=room.cut)
        + cells
    )


def zone_cells(mask: int) -> Cells:
    return tuple([_cell(n) for n in cells_of(mask)])


def _cell(n: int) -> Cell:
    return (n - 1) % COLUMNS, (n - 1) // COLUMNS


@memo
def zone_lines(zones: tuple[int, ...], step: float, room: Room) -> str:
    """The borders of all zones."""
    found = [outline(zone_cells(mask), step, 0.6, step * 0.05) for mask in zones]
    d, wide = "".join(found), max(1.2, step * 0.04)
    under = path(d, fill="none", stroke=K if room.dark else room.cut, stroke_width=wide * 2.4)
    return under + path(d, fill="none", stroke=room.metal, stroke_width=wide)


@memo_of_box
def bonus_cell(box: MagnificentBox, board: int, side: int, n: int, step: float, room: Room) -> str:
    """A bonus in the middle of its cell, from the cell's corner."""
    bonus, m = box.sides[board][side].cells[n], step / 2
    look = broken_line(max(1, step * 0.025), "3 3")
    ring = circle(m, m, step * 0.38, fill=room.panel2, stroke=room.metal, **look)
    return ring + at(m, m, gain_of(box, bonus, max(BONUS, step * 0.5), room.ink))


@memo_of_box
def tile_svg(box: MagnificentBox, kind: int, turn: int, step: float) -> str:
    return tile(kind, cells_of_shape(tuple(box.shapes[kind]), turn), step)


def middle(cells: Cells, step: float) -> Point:
    """The middle of a zone, or of the cell that is nearest to it: some zones are hollow."""
    c = sum(c for c, _ in cells) / len(cells)
    r = sum(r for _, r in cells) / len(cells)
    if (round(c), round(r)) not in cells:
        c, r = min(cells, key=lambda cell: abs(cell[0] - c) + abs(cell[1] - r))
    return (c + 0.5) * step, (r + 0.5) * step


@memo
def zone_star(cells: Cells, step: float, points: int, room: Room) -> str:
    """The whole zone can be touched; a complete one is framed."""
    x, y = middle(cells, step)
    d = outline(cells, step, 1, step * 0.05)
    area = path(d, fill="#000", fill_opacity=0)
    if not points:
        return area
    rim = path(d, fill="none", stroke=room.metal2, stroke_width=max(2, step * 0.06))
    return area + rim + fame(x, y, max(7.0, step * 0.34), points if step > 38 else "")
