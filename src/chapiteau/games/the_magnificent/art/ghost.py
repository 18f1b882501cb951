"""The tile in hand: every way it can be turned, every place it may lie, and what it would bring."""

from __future__ import annotations

from typing import Final

from ....draw.ghost import Ghost, Way
from ....draw.scene import Item
from ....draw.svg import group
from ..box.components import CELLS, COLUMNS, ROWS, TURNS, MagnificentBox
from ..box.grid import beside, cells_of, count
from ..rules.actions.tiles import LayTile
from ..rules.moves import CELL_NAMES, LAY, turn_of
from ..words.texts import bonus_text
from .camp import Camp
from .cloths import cells_of_shape, ghost_edge, tile
from .table import Items, Table
from .theme import Room

QUARTERS: Final = TURNS // 2


def after_turn(turn: int) -> int:
    """A quarter turn clockwise on."""
    return turn // QUARTERS * QUARTERS + (turn + 1) % QUARTERS


def after_flip(turn: int) -> int:
    """The same, seen in a mirror: what was turned one way is turned the other."""
    flipped = turn // QUARTERS
    return (1 - flipped) * QUARTERS + -turn % QUARTERS


def ghost(table: Table, plan: Camp) -> Items:
    """Only while the viewer has a tile to lay."""
    step = table.step
    if not isinstance(step, LayTile) or not table.moves:
        return ()
    seen = (step.tile, tuple(table.moves), plan, table.mine.covered)
    return table.region("ghost", seen, lambda: [_ghost(table, plan, step.tile)])


def _ghost(table: Table, plan: Camp, kind: int) -> Item:
    box = table.box
    turns = [turn for turn in range(TURNS) if box.turned[kind][turn] == turn]
    legal = [[False] * CELLS for _ in range(TURNS)]
    for move in table.moves:
        legal[turn_of(move)][move.arg - 1] = True
    ways = tuple([_way(box, kind, turn, turns, legal[turn], plan, table.room) for turn in turns])
    first = max(table.moves, key=lambda move: _promise(table, kind, turn_of(move), move.arg))
    way = turns.index(turn_of(first))
    grid = (plan.x, plan.y, plan.step, COLUMNS, ROWS)
    spread = Ghost(*grid, tuple(CELL_NAMES), ways, way, first.arg - 1, _gains(table))
    x, y = plan.at(first.arg)
    label = f"{table.title('tile', kind)}. {table.describe(first)}"
    return Item("ghost", x, y, ways[way].svg, first.text, label, "", "legal", ghost=spread)


def _way(
    box: MagnificentBox, kind: int, turn: int, turns: list[int], legal: list[bool], plan: Camp,
    room: Room,
) -> Way:  # fmt: skip
    cells = cells_of_shape(tuple(box.shapes[kind]), turn)
    body = group(tile(kind, cells, plan.step, ghost=True), opacity=0.72)
    svg = body + ghost_edge(cells, plan.step, room.lime)
    may = "".join("1" if one else "0" for one in legal)
    turned = turns.index(box.turned[kind][after_turn(turn)])
    flipped = turns.index(box.turned[kind][after_flip(turn)])
    return Way(svg, cells, LAY[turn][1].verb, may, turned, flipped)


def _promise(table: Table, kind: int, turn: int, cell: int) -> int:
    """Where the tile is shown first: over bonuses, in corners, close to others."""
    box, p = table.box, table.mine
    mask = box.masks[kind][turn * CELLS + cell - 1]
    edges = count(beside(mask) & p.covered) + count(mask & BORDER)
    return 4 * count(mask & table.view.side_of(table.me).mask) + edges


BORDER: Final = sum(
    1 << n for n in range(CELLS) if n % COLUMNS in (0, COLUMNS - 1) or n // COLUMNS in (0, ROWS - 1)
)


def _gains(table: Table) -> tuple[tuple[tuple[int, ...], str], ...]:
    """What a tile brings that covers all these cells: bonuses, and zones that it completes."""
    p, side = table.mine, table.view.side_of(table.me)
    found = list[tuple[tuple[int, ...], str]]()
    for n in range(CELLS):
        if side.cells[n].kind and not p.covered >> n & 1:
            found.append(((n,), bonus_text(table.telling, side.cells[n])))
    for zone, mask in enumerate(table.box.zones):
        left = mask & ~p.covered
        if zone and left:
            named, points = table.name("zone", zone), table.box.zone_points
            said = table.words("board-completes", zone=named, points=points)
            found.append((tuple([n - 1 for n in cells_of(left)]), said))
    return tuple(found)
