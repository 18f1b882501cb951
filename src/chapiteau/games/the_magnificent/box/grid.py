"""The camp grid as bits: cell n is bit n, row by row from the top left corner."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .components import CELLS, COLUMNS, ROWS, TURNS, Site

if TYPE_CHECKING:
    from mypy_extensions import i64

Cells = list[tuple[int, int]]
FULL: Final = (1 << CELLS) - 1
LINE: Final = (1 << COLUMNS) - 1
COLUMN: Final = sum([1 << (row * COLUMNS) for row in range(ROWS)])
NOT_FIRST: Final = FULL & ~COLUMN  # without the first column
NOT_LAST: Final = FULL & ~(COLUMN << (COLUMNS - 1))
ONES: Final = 0x55555555555555  # every second bit; then every second pair, and every second four
TWOS: Final = 0x33333333333333
FOURS: Final = 0x0F0F0F0F0F0F0F


def bit(column: int, row: int) -> int:
    return 1 << (row * COLUMNS + column)


def beside(cells: i64) -> i64:
    """The cells that share an edge with any of these; some of these may be among them."""
    sides: i64 = (cells & NOT_LAST) << 1 | (cells & NOT_FIRST) >> 1
    return (sides | cells << COLUMNS | cells >> COLUMNS) & FULL


def count(cells: i64) -> int:
    """How many cells these are; `bit_count` would leave machine integers in compiled code."""
    cells -= cells >> 1 & ONES
    cells = (cells & TWOS) + (cells >> 2 & TWOS)
    cells = (cells + (cells >> 4)) & FOURS
    cells += cells >> 8
    cells += cells >> 16
    return (cells + (cells >> 32)) & 127


def cells_of(mask: int) -> list[int]:
    """The numbers of cells, from 1, in order."""
    return [n + 1 for n in range(CELLS) if mask >> n & 1]


def largest_rectangle(cells: i64) -> i64:
    """The size of the largest block of these cells, one cell wide or more."""
    best: i64 = 0
    while cells:  # blocks whose highest row is the first one; then the next
        below: i64 = cells
        open_columns: i64 = cells & LINE
        height: i64 = 0
        while open_columns:
            height += 1
            best = max(best, longest_run(open_columns) * height)
            below >>= COLUMNS
            open_columns &= below
        cells >>= COLUMNS
    return best


def longest_run(line: i64) -> i64:
    """The length of the longest run of ones."""
    length: i64 = 0
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
    """For each turn of a shape, the first turn that looks the same."""
    looks = [turned(cells, turn) for turn in range(TURNS)]
    return [looks.index(look) for look in looks]


def all_sites(cells: Cells, camp: int) -> list[Site]:
    """Every way to lay a shape within a camp; ways that look the same are listed once."""
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
