"""What is in the box, row by row, as it looks on the table; wheels and camps can be touched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ....core.names import dashed
from ....draw.component import Handle, Picture
from ....draw.lettering.text import write
from ....draw.pen import passing_pen
from ....draw.scene import Shade
from ....draw.svg import at, circle
from ....words import Telling
from ..box.components import BONUSES, COLOURS, COLUMNS, MAIN_SPOTS, ROWS, WHEEL, ZONES
from .own.bench import level_line
from .own.shelf import pitched, tent_ground
from .pieces.bills import H as BILL_H
from .pieces.bills import W as BILL_W
from .pieces.bills import bill_of, poster_card
from .pieces.cloths import cells_of_shape, size_of
from .pieces.defs import defs
from .pieces.grids import bonus_cell, grid_ground, tile_svg, zone_lines
from .pieces.icons import cast
from .pieces.masters import master_card
from .pieces.talents import talent_tile
from .pieces.wheels import on_wheel, tent_token, wheel_ground
from .regions.masters import card_of
from .regions.tonight import rung
from .table import Quill
from .theme import DYES, THEMES, stamp

STEP: Final = 46.0
TILE: Final = 34.0
RADIUS: Final = 150.0
TOUCH: Final = 44.0


def component(telling: Telling, theme: Shade, section: str, n: int, touch: bool) -> Picture | None:
    """A row by itself."""
    draw = DRAWN.get(section)
    found = draw(passing_pen(telling, THEMES[theme]), n) if draw else None
    return found if touch or not found else found._replace(handles=())


def component_defs(telling: Telling, theme: Shade) -> str:
    pen: Quill = passing_pen(telling, THEMES[theme])
    return defs(pen.room, pen.box)


def _of_size(svg: str, w: float, h: float, pad: float = 4.0) -> Picture:
    return Picture(svg, (-pad, -pad, w + 2 * pad, h + 2 * pad + 4))


# cards and tokens


def _poster(pen: Quill, n: int, section: str = "poster") -> Picture:
    first = pen.box.first_start_poster if section == "starting_poster" else 1
    bill = bill_of(pen.box, first + n, pen.box.data[section][n].get("source", ""))
    w = 1.3 * BILL_W
    return _of_size(poster_card(bill, w, pen.room), w, w * BILL_H / BILL_W)


def _starting_poster(pen: Quill, n: int) -> Picture:
    return _poster(pen, n, "starting_poster")


def _master(pen: Quill, n: int) -> Picture:
    w, h = 150.0, 150.0
    return _of_size(master_card(pen.box, card_of(pen, n + 1), w, h, pen.room), w, h)


def _talent(pen: Quill, n: int, first: int = 1) -> Picture:
    w, h = 132.0, 92.0
    name = pen.name("spot", first + n)
    return _of_size(talent_tile(pen.box, first + n, name, w, h, pen.room), w, h)


def _talent_tile(pen: Quill, n: int) -> Picture:
    return _talent(pen, n, MAIN_SPOTS + 1)


def _star(pen: Quill, n: int) -> Picture:
    dye = DYES[max(1, COLOURS.index(pen.box.data["magnificent"][n]["colour"]))]
    ground = circle(0, 0, 46, fill=dye.light, stroke=dye.dark, stroke_width=3)
    star = stamp(f"star-{dashed(pen.box.stars[n + 1])}", 0, 0, 0.8)
    return Picture(ground + star, (-52, -52, 104, 104))


def _tile(pen: Quill, n: int) -> Picture:
    w, h = size_of(cells_of_shape(tuple(pen.box.shapes[n + 1]), 0))
    return _of_size(tile_svg(pen.box, n + 1, 0, TILE), w * TILE, h * TILE)


def _tent(pen: Quill, n: int) -> Picture:
    return Picture(tent_token(pen.box, n + 1, 64.0), (-44, -44, 88, 92))


def _printed_tent(pen: Quill, n: int) -> Picture:
    return _of_size(pitched(pen.box, pen.box.printed_tent, 110, 46, pen.room), 110, 46)


def _tent_place(pen: Quill, n: int) -> Picture:
    return _of_size(tent_ground(pen.box, n + 2, 110, 46, pen.room), 110, 46)


def _level(pen: Quill, n: int) -> Picture:
    level = pen.box.levels[n + 1]
    drawn = level_line(level.power, level.large, level.small, 130, 54, 1, pen.room)
    return _of_size(drawn, 130, 54)


def _space(pen: Quill, n: int) -> Picture:
    row = pen.box.data["space"][n]
    return _of_size(rung(row["power"], row["posters"], 60, 96, False, pen.room), 60, 96)


def _dice(pen: Quill, n: int) -> Picture:
    return _cast(pen.box.dice[n + 1])


def _reserve(pen: Quill, n: int) -> Picture:
    return _cast(pen.box.reserve)


def _cast(counts: list[int]) -> Picture:
    dice = [(c - 1) * 6 + 6 for c in range(1, len(COLOURS)) for _ in range(counts[c])]
    drawn = "".join(
        at(22 + i % 5 * 40, 22 + i // 5 * 40, cast(die, 34.0)) for i, die in enumerate(dice)
    )
    return _of_size(drawn, 204, 40 * max(1, -(-len(dice) // 5)))


# wheels


def _wheel(pen: Quill, n: int) -> Picture:
    """A touch turns a cell to the next thing that may be printed there."""
    row = pen.box.data["wheel"][n]
    signs, edge = ["poster", *COLOURS[1:]], RADIUS + 14
    handles = []
    for cell in range(WHEEL):
        x, y = on_wheel(0, 0, cell, RADIUS * 0.77)
        after = signs[(signs.index(row["cells"][cell]) + 1) % len(signs)]
        cells = [*row["cells"][:cell], after, *row["cells"][cell + 1 :]]
        name = pen.words("box-wheel-cell", cell=cell + 1, sign=said(pen, row["cells"][cell]))
        area = (x - TOUCH / 2, y - TOUCH / 2, TOUCH, TOUCH)
        handles.append(Handle(f"cell{cell}", name, area, {"cells": cells}))
    drawn = wheel_ground(pen.box, n + 1, RADIUS, pen.room)
    return Picture(drawn, (-edge, -edge, 2 * edge, 2 * edge + 6), tuple(handles))


def said(pen: Quill, sign: str) -> str:
    """What is printed on a cell of a wheel."""
    return pen.words("box-choice-poster" if sign == "poster" else f"colour-{sign}")


# camps


def _grid(pen: Quill) -> str:
    return grid_ground(STEP, pen.room) + zone_lines(tuple(pen.box.zones[1:]), STEP, pen.room)


def _area(x: int, y: int) -> tuple[float, float, float, float]:
    return x * STEP + 1, y * STEP + 1, STEP - 2, STEP - 2


CAMP: Final = (-14.0, -14.0, COLUMNS * STEP + 28, ROWS * STEP + 32)


def _camp(pen: Quill, n: int) -> Picture:
    """A touch gives a cell to the next zone."""
    lines: list[str] = pen.box.data["camp"]["zones"]
    drawn, handles = [_grid(pen)], []
    for y, line in enumerate(lines):
        for x, zone in enumerate(line[:COLUMNS]):
            middle = x * STEP + STEP / 2, y * STEP + STEP / 2 + 6
            letter = write(*middle, zone.upper(), 17, pen.room.ink, weight=700, anchor="middle")
            drawn.append(letter)
            after = ZONES[(ZONES.index(zone) + 1) % len(ZONES)]
            changed = [*lines[:y], line[:x] + after + line[x + 1 :], *lines[y + 1 :]]
            name = pen.words("box-camp-cell", column=x + 1, line=y + 1, zone=zone.upper())
            handles.append(Handle(f"zone{x}-{y}", name, _area(x, y), {"zones": changed}))
    return Picture("".join(drawn), CAMP, tuple(handles))


def _side(pen: Quill, n: int) -> Picture:
    """A touch lays a bonus on a bare cell, and turns one that is there to the next kind."""
    row = pen.box.data["side"][n]
    board, side = n // 2 + 1, n % 2
    there = {tuple(bonus["cell"]): i for i, bonus in enumerate(row["bonuses"])}
    drawn, handles = [_grid(pen)], []
    for y in range(ROWS):
        for x in range(COLUMNS):
            found = there.get((x, y))
            if found is not None:
                svg = bonus_cell(pen.box, board, side, y * COLUMNS + x, STEP, pen.room)
                drawn.append(at(x * STEP, y * STEP, svg))
            kind = "" if found is None else row["bonuses"][found]["kind"]
            what = pen.words(f"box-choice-{dashed(kind)}" if kind else "box-bare")
            name = pen.words("box-side-cell", column=x + 1, line=y + 1, sign=what)
            changes = {"bonuses": _turned(row["bonuses"], found, x, y)}
            handles.append(Handle(f"cell{x}-{y}", name, _area(x, y), changes))
    return Picture("".join(drawn), CAMP, tuple(handles))


def _turned(bonuses: list[dict[str, Any]], found: int | None, x: int, y: int) -> list[Any]:
    """The bonuses of a side after a touch: the last kind makes room for a bare cell again."""
    if found is None:
        return [*bonuses, {"cell": [x, y], "kind": BONUSES[1], "amount": 1}]
    bonus, kind = bonuses[found], BONUSES.index(bonuses[found]["kind"])
    if kind + 1 == len(BONUSES):
        return bonuses[:found] + bonuses[found + 1 :]
    return [*bonuses[:found], {**bonus, "kind": BONUSES[kind + 1]}, *bonuses[found + 1 :]]


DRAWN: Final[dict[str, Callable[[Quill, int], Picture]]] = {
    "poster": _poster,
    "starting_poster": _starting_poster,
    "master": _master,
    "talent_place": _talent,
    "talent_tile": _talent_tile,
    "magnificent": _star,
    "tile": _tile,
    "tent": _tent,
    "printed_tent": _printed_tent,
    "tent_place": _tent_place,
    "level": _level,
    "space": _space,
    "dice": _dice,
    "dice_reserve": _reserve,
    "wheel": _wheel,
    "camp": _camp,
    "side": _side,
}
