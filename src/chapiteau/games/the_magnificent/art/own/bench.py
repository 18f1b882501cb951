"""The bench: what may be built, and the piles it is built from."""

from __future__ import annotations

from .....draw.layout import Rect
from .....draw.lettering.text import write
from .....draw.memo import memo
from .....draw.pen import piece
from .....draw.pieces.grounds import LEAST, edge
from .....draw.pieces.icons import icon
from .....draw.scene import Item
from .....draw.svg import at, rect
from ...box.components import ALL_TILES, tile_colour
from ...rules.actions import build
from ...rules.moves import LEVEL, TILE
from ...rules.state import BUILDING
from ..pieces.cloths import cells_of_shape, size_of, tile
from ..pieces.marks import heading, panel
from ..questions import ON_THE_BENCH
from ..table import Items, Quill, Table
from ..theme import DYES, K, Room
from .trays import tray

COLUMNS = 4


@memo
def level_line(power: int, large: int, small: int, w: float, h: float, dye: int, room: Room) -> str:
    """Power, then a big square for every large tile and a little one for every small tile."""
    body = DYES[dye].body if dye else room.paper
    drawn = rect(0, 0, w, h, 7, fill=room.panel2, stroke=room.line, stroke_width=1.2)
    drawn += write(w / 2, h / 2 - 5, power, 18, room.ink, weight=800, anchor="middle")
    sizes = [16.0] * large + [11.0] * small
    x = (w - sum(sizes) - 3 * (len(sizes) - 1)) / 2
    for side in sizes:
        y = h / 2 + 9 - side / 2
        drawn += rect(x, y, side, side, 2.5, fill=body, stroke=K, stroke_width=1.2)
        x += side + 3
    return drawn


@piece
def _level(pen: Quill, n: int, box: Rect, dye: int, within: bool) -> Item:
    x, y, w, h = box
    level, room, over = pen.box.levels[n], pen.room, ""
    svg = level_line(level.power, level.large, level.small, w, h, dye, room)
    if within:
        over = rect(0, 0, w, h, 7, fill="none", stroke=room.metal2, stroke_width=2.2)
        over += icon("check", w - 9, 10, 14, room.good, 3.6)
    label = pen.words("board-level", power=level.power, level=pen.name("level", n))
    return Item(
        f"own-v{n}",
        x,
        y,
        svg,
        label=label,
        over=over,
        answers=(LEVEL[n].text,),
        edge=edge(0, 0, w, h),
    )


@piece
def _pile(pen: Quill, kind: int, count: int, x: float, y: float, h: float) -> Item:
    """A pile of tiles, around the middle of its upper side."""
    cells = cells_of_shape(tuple(pen.box.shapes[kind]), 0)
    w, high = size_of(cells)
    unit = min(9.0, (h - 24) / high)
    dye, room = DYES[tile_colour(kind)], pen.room
    ground = rect(-20, 0, 40, h, 6, fill=room.panel2, stroke=dye.body, stroke_width=1.2)
    svg = ground + at(-w * unit / 2, 4 + (h - 24 - high * unit) / 2, tile(kind, cells, unit))
    over = write(0, h - 5, count, 15, room.ink, weight=800, anchor="middle")
    label = pen.words("some-tiles", count=count, tile=pen.name("tile", kind))
    return Item(
        f"u{kind}",
        x,
        y,
        svg,
        label=label,
        over=over,
        answers=(TILE[kind].text,),
        edge=edge(-LEAST / 2, 0, LEAST, h),
    )


@piece
def _ground(pen: Quill, box: Rect, is_low: bool) -> Item:
    x, y, w, h = box
    drawn, said = panel(w, h, pen.room), pen.words("board-levels")
    if is_low:  # no title, but what the numbers are
        drawn += write(14, 20, said, 14, pen.room.muted, weight=600, room=w - 28, floor=13)
    else:
        drawn += heading(w, said, "", "", pen.room)
    return Item("bench", x, y, drawn)


@piece
def levels(
    pen: Quill, box: Rect, supply: tuple[int, ...], possible: tuple[int, ...], dye: int
) -> Items:
    """The building table, and the supply below it."""
    x, y, w, h = box
    is_low, count = h < 200, len(pen.box.levels) - 1
    top = 28.0 if is_low else 36.0
    columns = COLUMNS if count <= 2 * COLUMNS else -(-count // 2)
    lines = -(-count // columns)
    high = max(LEAST, min(72.0, (h - top) * 0.66 / lines - 6))
    wide = (w - 28 - (columns - 1) * 6) / columns
    found = [_ground(pen, box, is_low)]
    for n in range(1, count + 1):
        i = n - 1
        place = (x + 14 + i % columns * (wide + 6), y + top + i // columns * (high + 6), wide, high)
        found.append(_level(pen, n, place, dye, n in possible))
    low = y + top + lines * (high + 6) + 2
    step = (w - 28) / len(ALL_TILES)
    for kind in ALL_TILES:
        middle = x + 14 + step * (kind - 0.5)
        found.append(_pile(pen, kind, supply[kind], middle, low, y + h - low - 8))
    return tuple(found)


def bench(table: Table) -> Items:
    """What the viewer is asked to choose here, else the building table."""
    if not table.plan.bench[2]:
        return ()
    if table.laid in ON_THE_BENCH:
        return tray(table)
    view, power = table.view, table.power_for(BUILDING)
    possible = list[int]()
    if power:
        seat = table.turn_of
        possible = build.levels(view, seat, power, view.players[seat].tokens)
    dye = view.colour if power else 0
    return levels(table.pen, table.plan.bench, tuple(view.supply), tuple(possible), dye)
