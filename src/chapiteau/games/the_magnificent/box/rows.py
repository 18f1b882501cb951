"""How amounts are read from a row."""

from __future__ import annotations

from ....core.box import Row


def amounts(row: Row, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing; 0 for those that the row does not mention."""
    return [row.number(name, 0, high, 0) if name else 0 for name in names]


def inner(row: Row, key: str, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing, in a row within a row."""
    found = row.row(key)
    numbers = amounts(found, names, high)
    found.done()
    return numbers
