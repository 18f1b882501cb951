"""The camp grid as bits: cell n is bit n, row by row from the top left corner."""

from __future__ import annotations

from typing import Final

from .components import CELLS, COLUMNS, ROWS, TURNS, Site

Cells = list[tuple[int, int]]
FULL: Final = (1 << CELLS) - 1
LINE: Final = (1 << COLUMNS) - 1
COLUMN: Final = sum([1 << (row * COLUMNS) for row in range(ROWS)])
NOT_FIRST: Final = FULL & ~COLUMN  # without the first column
NOT_LAST: Final = FULL & ~(COLUMN << (COLUMNS - 1))


def bit(column: int, row: int) -> int:
    return 1 << (row * COLUMNS + column)


def beside(cells: int) -> int:
    """The cells that share an edge with some of these, themselves perhaps included."""
    sides = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sides | cells << COLUMNS | cells >> COLUMNS) & FULL


def count(cells: int) -> int:
    """How many cells these are."""
    return cells.bit_count()


def cells_of(mask: int) -> list[int]:
    """The numbers of cells, from 1, in order."""
    return [n + 1 for n in range(CELLS) if mask >> n & 1]


def largest_rectangle(cells: int) -> int:
    """The size of the largest block of these cells, one cell wide or more."""
    best = 0
    for top in range(ROWS):
        open_columns = LINE
        for bottom in range(top, ROWS):
            open_columns &= cells >> (bottom * COLUMNS) & LINE
            if not open_columns:
                break
            best = max(best, longest_run(open_columns) * (bottom - top + 1))
    return best


def longest_run(line: int) -> int:
    """How many ones stand side by side at most."""
    length = 0
    while line:
        line &= line << 1
        length += 1
    return length


def drawn(shape: list[str]) -> Cells:
    """The cells of a shape that is drawn with # and dots."""
    return [(x, y) for y, line in enumerate(shape) for x, sign in enumerate(line) if sign == "#"]


def turned(cells: Cells, turn: int) -> Cells:
    """A shape flipped or not, after some quarter turns clockwise, moved into the corner."""
    if turn >= TURNS // 2:
        cells = [(-x, y) for x, y in cells]
    for _ in range(turn % (TURNS // 2)):
        cells = [(-y, x) for x, y in cells]
    left, top = min([x for x, _ in cells]), min([y for _, y in cells])
    return sorted([(x - left, y - top) for x, y in cells])


def alike(cells: Cells) -> list[int]:
    """For each turn of a shape the first turn that looks the same."""
    looks = [turned(cells, turn) for turn in range(TURNS)]
    return [looks.index(look) for look in looks]


def all_sites(cells: Cells, camp: int) -> list[Site]:
    """Every way to lay a shape within a camp, ways that look the same once."""
    found: list[Site] = []
    same = alike(cells)
    for turn in range(TURNS):
        if same[turn] == turn:
            found += sites_turned(turned(cells, turn), turn, camp)
    return found


def sites_turned(cells: Cells, turn: int, camp: int) -> list[Site]:
    found: list[Site] = []
    width, height = max([x for x, _ in cells]) + 1, max([y for _, y in cells]) + 1
    for top in range(ROWS - height + 1):
        for left in range(COLUMNS - width + 1):
            mask = sum([bit(left + x, top + y) for x, y in cells])
            if mask & camp == mask:
                found.append(Site(turn, top * COLUMNS + left + 1, mask))
    return found
