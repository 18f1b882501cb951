"""How rows and the lists in them are read, and how words spell their ids."""

from __future__ import annotations

from typing import Final

from ....core.box import Row
from ....core.errors import BadComponents, Value

ANY: Final = 99


def dashed(id: str) -> str:
    """An id as it stands in the ids of words."""
    return id.replace("_", "-").lower()


def counted(top: Row, section: str, fewest: int, most: int) -> list[Row]:
    """The rows of a section, however many the box has within these bounds."""
    rows = top.rows(section)
    check_count(section, len(rows), fewest, most)
    return rows


def check_count(where: str, found: int, fewest: int, most: int) -> None:
    """Complain about too few or too many rows."""
    if not fewest <= found <= most:
        expected: Value = fewest if fewest == most else f"{fewest}-{most}"
        raise BadComponents(
            "component-count", {"where": where, "found": found, "expected": expected}
        )


def listed(row: Row, key: str, length: int, high: int = 999) -> list[int]:
    """A list of numbers in a row, of the given length."""
    values = row.get(key)
    if not isinstance(values, list) or len(values) != length:
        raise row.complaint("component-not-rows", key, {})
    return [Row(row.where, {key: value}).number(key, 0, high) for value in values]


def texts(row: Row, key: str, length: int) -> list[str]:
    """A list of texts in a row, of the given length; ANY means at least one."""
    values = row.get(key)
    if not isinstance(values, list) or not values or length not in (ANY, len(values)):
        raise row.complaint("component-not-rows", key, {})
    return [Row(row.where, {key: value}).text(key) for value in values]


def numbered(row: Row, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing; 0 for those that the row does not mention."""
    return [row.number(name, 0, high) if name and row.has(name) else 0 for name in names]


def inner(row: Row, key: str, names: list[str], high: int) -> list[int]:
    """How many there are of each named thing, in a row within a row."""
    found = row.row(key)
    numbers = numbered(found, names, high)
    found.done()
    return numbers
