"""A camp: zones, bonus cells, tiles, and gems that fill zones."""

from __future__ import annotations

from dataclasses import dataclass

from ....draw.memo import memo
from ....draw.palette import INK
from ....draw.polyomino import Cell, outline
from ....draw.scene import Item
from ....draw.sight import PLAIN, Mark, item
from ....draw.svg import Point, circle, path, rect
from ..box.components import CELLS, COLUMNS, ROWS, ZONES, MagnificentBox
from ..box.grid import cells_of
from ..rules.moves import FILL
from ..rules.player import Player
from ..rules.scoring import empty_cells
from ..words.texts import bonus_text
from .cloths import Cells, cells_of_shape, tile
from .gains import gain_of
from .icons import fame, gem
from .table import Items, Table
from .theme import K, Room, broken_line


@dataclass(frozen=True)
class Camp:
    """Where a camp lies, and how large its cells are."""

    x: float
    y: float
    step: float

    def at(self, cell: int) -> tuple[float, float]:
        """The corner of a cell, from 1."""
        n = cell - 1
        return self.x + n % COLUMNS * self.step, self.y + n // COLUMNS * self.step


@memo
def grid_ground(step: float, room: Room) -> str:
    """The empty grid in its brass frame."""
    w, h, pad = COLUMNS * step, ROWS * step, min(11.0, step * 0.2)
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
    inner = pad * 0.55
    return (
        rect(-pad, -pad, w + 2 * pad, h + 2 * pad, pad, fill=room.url("brass"), stroke=K)
        + rect(-inner, -inner, w + 2 * inner, h + 2 * inner, pad * 0.6, fill=room.cut)
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
    d, width = "".join(found), max(1.2, step * 0.04)
    return path(
        d, fill="none", stroke=K if room.dark else room.cut, stroke_width=width * 2.4
    ) + path(d, fill="none", stroke=room.metal, stroke_width=width)


@memo
def bonus_cell(box: MagnificentBox, board: int, side: int, n: int, step: float, room: Room) -> str:
    """A bonus in the middle of its cell, from the cell's corner."""
    bonus, m = box.sides[board][side].cells[n], step / 2
    look = broken_line(max(1, step * 0.025), "3 3")
    ring = circle(m, m, step * 0.37, fill=room.panel2, stroke=room.metal, **look)
    drawn = gain_of(box, bonus, step * 0.5, room.ink)
    return ring + f'<g transform="translate({m:.1f} {m:.1f})">{drawn}</g>'


def laid_tiles(p: Player) -> list[tuple[int, int, int]]:
    """Tile, turn and cell of each."""
    return [(p.laid[i], p.laid[i + 1], p.laid[i + 2]) for i in range(0, len(p.laid), 3)]


def tile_svg(box: MagnificentBox, kind: int, turn: int, step: float) -> str:
    return tile(kind, cells_of_shape(tuple(box.shapes[kind]), turn), step)


# the viewer's own camp, piece by piece


def camp(table: Table, plan: Camp) -> Items:
    p = table.mine
    seen = (p.board, p.side, tuple(p.laid), p.filled, plan, table.asks("fill"), table.lane_of())
    return table.region("camp", seen, lambda: _camp(table, plan))


def _camp(table: Table, plan: Camp) -> list[Item]:
    p = table.mine
    items = [*_bonuses(table, plan)] if p.board else []
    for i, (kind, turn, cell) in enumerate(laid_tiles(p)):
        x, y = plan.at(cell)
        svg = tile_svg(table.box, kind, turn, plan.step)
        name = table.title("tile", kind)
        items.append(item(f"y{table.me}-{i}", x, y, svg, PLAIN, name))
    for n in cells_of(p.filled):
        x, y = plan.at(n)
        half = plan.step / 2
        items.append(Item(f"f{n}", x + half, y + half, gem(4, 0, 0, plan.step * 0.28)))
    zones = tuple(table.box.zones[1:])
    items.append(Item("zones", plan.x, plan.y, zone_lines(zones, plan.step, table.room)))
    return items + [_zone(table, plan, zone) for zone in range(1, len(ZONES) + 1)]


def _bonuses(table: Table, plan: Camp) -> list[Item]:
    p, side, items = table.mine, table.view.side_of(table.me), list[Item]()
    for n in range(CELLS):
        if side.cells[n].kind and not p.covered >> n & 1:
            x, y = plan.at(n + 1)
            svg = bonus_cell(table.box, p.board, p.side, n, plan.step, table.room)
            bonus = bonus_text(table.telling, side.cells[n])
            label = table.words("outline-cell", cell=table.name("cell", n + 1), bonus=bonus)
            items.append(item(f"b{n}", x, y, svg, PLAIN, label))
    return items


def _zone(table: Table, plan: Camp, zone: int) -> Item:
    """A zone says how many cells it lacks; a complete one has its star."""
    empty, box = empty_cells(table.view, table.me)[zone], table.box
    mark = table.mark(FILL[zone])
    cells, step = zone_cells(box.zones[zone]), plan.step
    name = table.name("zone", zone)
    label = table.words("outline-zone", zone=name, count=empty)
    svg = zone_star(cells, step, 0 if empty else box.zone_points, mark.state != "", table.room)
    over = zone_light(cells, step, mark, table.room)
    return item(f"z{zone}", plan.x, plan.y, svg, mark, label, over=over)


def middle(cells: Cells, step: float) -> Point:
    """The middle of a zone, or of the cell that is nearest to it: some zones are hollow."""
    c = sum(c for c, _ in cells) / len(cells)
    r = sum(r for _, r in cells) / len(cells)
    if (round(c), round(r)) not in cells:
        c, r = min(cells, key=lambda cell: abs(cell[0] - c) + abs(cell[1] - r))
    return (c + 0.5) * step, (r + 0.5) * step


@memo
def zone_star(cells: Cells, step: float, points: int, touch: bool, room: Room) -> str:
    x, y = middle(cells, step)
    d = outline(cells, step, 1, step * 0.05)
    area = path(d, fill="#000", fill_opacity=0) if touch else ""
    if not points:
        return area or circle(x, y, 1, fill="#000", fill_opacity=0)
    rim = path(d, fill="none", stroke=room.metal2, stroke_width=max(2, step * 0.06))
    return area + rim + fame(x, y, step * 0.34, points)


@memo
def zone_light(cells: Cells, step: float, mark: Mark, room: Room) -> str:
    d = outline(cells, step, 4, step * 0.08)
    if mark.state in ("legal", "chosen"):
        wide = 5.4 if mark.state == "chosen" else 3.2
        return path(d, fill="none", stroke=INK, stroke_width=wide + 3) + path(
            d, fill=room.lime, fill_opacity=0.2, stroke=room.lime, stroke_width=wide
        )
    if mark.state == "refused":
        return path(d, fill=room.room, opacity=0.4)
    return ""


# somebody else's camp, at a glance


def rival_camp(table: Table, seat: int, x: float, y: float, step: float) -> list[Item]:
    """Tiles, zones, and bonuses that are still free as dots; the grid is part of the backdrop."""
    p, box, room = table.view.players[seat], table.box, table.room
    plan, items = Camp(x, y, step), list[Item]()
    for i, (kind, turn, cell) in enumerate(laid_tiles(p)):
        svg = tile_svg(box, kind, turn, step)
        items.append(Item(f"y{seat}-{i}", *plan.at(cell), svg))
    free = box.sides[p.board][p.side].mask & ~p.covered if p.board else 0
    items.append(Item(f"dots{seat}", x, y, dots(free, p.filled, step, room)))
    label = table.words("board-camp-of", player=table.player(seat))
    area = rect(0, 0, COLUMNS * step, ROWS * step, fill="#000", fill_opacity=0)
    lines = zone_lines(tuple(box.zones[1:]), step, room)
    return [*items, item(f"camp{seat}", x, y, area + lines, PLAIN, label)]


@memo
def dots(free: int, filled: int, step: float, room: Room) -> str:
    """Bonuses that nobody covers, and gems that fill zones."""
    drawn = ""
    for n in cells_of(free):
        c, r = _cell(n)
        drawn += circle((c + 0.5) * step, (r + 0.5) * step, step * 0.2, fill=room.metal)
    for n in cells_of(filled):
        c, r = _cell(n)
        drawn += gem(4, (c + 0.5) * step, (r + 0.5) * step, step * 0.3)
    return drawn
