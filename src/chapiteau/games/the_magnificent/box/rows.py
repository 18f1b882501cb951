"""How amounts and texts are read from a row."""

from __future__ import annotations

from ....core.box import Row


def texts(row: Row, key: str, length: int | None = None) -> list[str]:
    """A list of texts in a row: so many, or at least one."""
    return [value.text(key) for value in row.each(key, length, fewest=1)]


def amounts(row: Row, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing; 0 for those that the row does not mention."""
    return [row.number(name, 0, high) if name and row.has(name) else 0 for name in names]


def inner(row: Row, key: str, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing, in a row within a row."""
    found = row.row(key)
    numbers = amounts(found, names, high)
    found.done()
    return numbers
