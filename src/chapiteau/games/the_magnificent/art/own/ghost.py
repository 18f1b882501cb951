"""The tile in hand: every way it can be turned, every place it may lie, and what it would bring."""

from __future__ import annotations

from typing import Final

from .....draw.ghost import Ghost, Way
from .....draw.pen import piece
from .....draw.scene import Item
from .....draw.svg import group
from ...box.components import CELLS, COLUMNS, ROWS, TURNS, MagnificentBox
from ...box.grid import beside, cells_of, count
from ...rules.actions.tiles import LayTile
from ...rules.moves import CELL_NAMES, LAY, turn_of
from ...words.texts import bonus_text
from ..pieces.cloths import cells_of_shape, ghost_edge, tile
from ..questions import CAMP
from ..regions.camp import Built, Camp, built_by, camp_in
from ..table import Items, Quill, Table
from ..theme import Room

QUARTERS: Final = TURNS // 2


def after_turn(turn: int) -> int:
    """A quarter turn clockwise on."""
    return turn // QUARTERS * QUARTERS + (turn + 1) % QUARTERS


def after_flip(turn: int) -> int:
    """The same, seen in a mirror: what was turned one way is turned the other."""
    flipped = turn // QUARTERS
    return (1 - flipped) * QUARTERS + -turn % QUARTERS


def ghost(table: Table) -> Items:
    """Only while the viewer has a tile to lay, and the camp is in front."""
    step = table.step
    if not isinstance(step, LayTile) or not table.moves or table.plan.front != CAMP:
        return ()
    legal = tuple([(turn_of(move), move.arg) for move in table.moves])
    where = camp_in(table.plan.box(CAMP))
    return (_ghost(table.pen, step.tile, legal, built_by(table, table.me), where),)


@piece
def _ghost(
    pen: Quill, kind: int, legal: tuple[tuple[int, int], ...], built: Built, camp: Camp
) -> Item:
    box = pen.box
    turns = [turn for turn in range(TURNS) if box.turned[kind][turn] == turn]
    may = [[False] * CELLS for _ in range(TURNS)]
    for turn, cell in legal:
        may[turn][cell - 1] = True
    ways = tuple([_way(box, kind, turn, turns, may[turn], camp, pen.room) for turn in turns])
    first, cell = max(legal, key=lambda one: _promise(box, kind, one[0], one[1], built))
    way = turns.index(first)
    grid = (camp.x, camp.y, camp.step, COLUMNS, ROWS)
    spread = Ghost(*grid, tuple(CELL_NAMES), ways, way, cell - 1, _gains(pen, built))
    move = LAY[first][cell]
    said = pen.words(f"move-{move.verb}", cell=pen.name("cell", cell))
    label = f"{pen.title('tile', kind)}, {said}"
    place = camp.at(cell)
    return Item("ghost", *place, ways[way].svg, move.text, label, "", "legal", ghost=spread)


def _way(
    box: MagnificentBox,
    kind: int,
    turn: int,
    turns: list[int],
    legal: list[bool],
    camp: Camp,
    room: Room,
) -> Way:
    cells = cells_of_shape(tuple(box.shapes[kind]), turn)
    body = group(tile(kind, cells, camp.step, ghost=True), opacity=0.72)
    svg = body + ghost_edge(cells, camp.step, room.lime)
    may = "".join("1" if one else "0" for one in legal)
    turned = turns.index(box.turned[kind][after_turn(turn)])
    flipped = turns.index(box.turned[kind][after_flip(turn)])
    return Way(svg, cells, LAY[turn][1].verb, may, turned, flipped)


def _promise(box: MagnificentBox, kind: int, turn: int, cell: int, built: Built) -> int:
    """Where the tile is shown first: over bonuses, in corners, close to others."""
    mask = box.masks[kind][turn * CELLS + cell - 1]
    edges = count(beside(mask) & built.covered) + count(mask & BORDER)
    return 4 * count(mask & box.sides[built.board][built.side].mask) + edges


BORDER: Final = sum(
    1 << n for n in range(CELLS) if n % COLUMNS in (0, COLUMNS - 1) or n // COLUMNS in (0, ROWS - 1)
)


def _gains(pen: Quill, built: Built) -> tuple[tuple[tuple[int, ...], str], ...]:
    """What a tile brings that covers all these cells: bonuses, and zones that it completes."""
    side = pen.box.sides[built.board][built.side]
    found = list[tuple[tuple[int, ...], str]]()
    for n in range(CELLS):
        if side.cells[n].kind and not built.covered >> n & 1:
            found.append(((n,), bonus_text(pen.telling, side.cells[n])))
    for zone, mask in enumerate(pen.box.zones):
        left = mask & ~built.covered
        if zone and left:
            named, points = pen.name("zone", zone), pen.box.zone_points
            said = pen.words("board-completes", zone=named, points=points)
            found.append((tuple([n - 1 for n in cells_of(left)]), said))
    return tuple(found)
