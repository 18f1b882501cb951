"""Helpers that read the rows of the components file."""

from __future__ import annotations

from ....core.box import Row
from ....core.errors import BadComponents, Value


def miscounted(where: str, found: int, expected: int | str) -> BadComponents:
    said: dict[str, Value] = {"where": where, "found": found, "expected": expected}
    return BadComponents("component-count", said)


def counted(top: Row, section: str, expected: int) -> list[Row]:
    """The rows of a section, exactly as many as expected."""
    rows = top.rows(section)
    if len(rows) != expected:
        raise miscounted(section, len(rows), expected)
    return rows


def some(top: Row, section: str, fewest: int, most: int) -> list[Row]:
    """The rows of a section, any number within these bounds."""
    rows = top.rows(section)
    check_count(section, len(rows), fewest, most)
    return rows


def check_count(where: str, found: int, fewest: int, most: int) -> None:
    """Complain about too few or too many."""
    if not fewest <= found <= most:
        raise miscounted(where, found, f"{fewest}-{most}")


def numbered(row: Row, key: str, names: list[str]) -> int:
    """The number of a name, counted from 1."""
    return 1 + row.which(key, names[1:])


def perhaps(row: Row, key: str, names: list[str]) -> int:
    """The same, or 0 if the row does not have the key."""
    return numbered(row, key, names) if row.has(key) else 0


def named(row: Row, key: str, names: list[str]) -> list[int]:
    """A list of names, as numbers counted from 1."""
    return [numbered(Row(row.where, {key: name}), key, names) for name in listed(row, key)]


def numbers(row: Row, key: str, length: int, high: int) -> list[int]:
    """A list of numbers, exactly as long as expected."""
    values = listed(row, key)
    if len(values) != length:
        raise row.complaint("component-not-rows", key, {})
    return [Row(row.where, {key: value}).number(key, 0, high) for value in values]


def listed(row: Row, key: str) -> list[object]:
    values = row.get(key)
    if not isinstance(values, list):
        raise row.complaint("component-not-rows", key, {})
    return values
