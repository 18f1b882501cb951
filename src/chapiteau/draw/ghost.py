"""A piece that several moves would lay on the same grid, turned and flipped: what a page shows.

The page lets it follow the pointer, turns it, and knows where it may lie; why it may not lie
somewhere, the table says.
"""

from __future__ import annotations

from dataclasses import dataclass

from .pieces.polyomino import Cell


@dataclass(frozen=True)
class Way:
    """One way to turn the piece."""

    svg: str  # from the corner of its outline
    cells: tuple[Cell, ...]  # what it covers, from there: column and row
    verb: str  # of the moves that lay it like this; the name of a cell completes them
    may: str  # for each cell of the grid: 1 if it may lie with its corner there, else 0
    turned: int  # the way after a quarter turn clockwise
    flipped: int  # the way it looks in a mirror


@dataclass(frozen=True)
class Ghost:
    """The grid, all ways to lay the piece on it, and what it would gain by covering cells."""

    x: float
    y: float
    step: float
    columns: int
    rows: int
    names: tuple[str, ...]  # of the cells, row by row, as moves call them
    ways: tuple[Way, ...]
    way: int  # what is shown first, and where
    cell: int
    gains: tuple[tuple[tuple[int, ...], str], ...]  # cells that bring something if all are covered

    def moves(self) -> list[str]:
        """Everything that may be done with it."""
        return [
            f"{way.verb}:{name}"
            for way in self.ways
            for name, may in zip(self.names, way.may, strict=True)
            if may == "1"
        ]
