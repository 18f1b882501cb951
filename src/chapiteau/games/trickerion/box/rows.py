"""Small helpers for reading rows of the components file."""

from __future__ import annotations

from typing import Final

from ....core.box import Row
from ....core.errors import BadComponents, Value
from .components import COMPONENTS, MOST_UNITS, Gain, Need

NO_YES: Final = ["no", "yes"]


def counted(top: Row, section: str, expected: int) -> list[Row]:
    """The rows of a section; complain unless there are `expected` of them."""
    rows = top.rows(section)
    if len(rows) != expected:
        said: dict[str, Value] = {"where": section, "found": len(rows), "expected": expected}
        raise BadComponents("component-count", said)
    return rows


def between(top: Row, section: str, fewest: int, most: int) -> list[Row]:
    """The rows of a section that may grow; no two share an id."""
    rows = top.rows(section)
    if not fewest <= len(rows) <= most:
        expected = fewest if len(rows) < fewest else most
        said: dict[str, Value] = {"where": section, "found": len(rows), "expected": expected}
        raise BadComponents("component-count", said)
    seen: set[str] = set()
    for row in rows:
        id = row.text("id")
        if id in seen:
            raise row.complaint("component-twice", "id", {"value": id})
        seen.add(id)
    return rows


def numbered(row: Row, key: str, names: list[str]) -> int:
    """The number of a name; names count from 1."""
    return 1 + row.which(key, names[1:])


def enough(where: str, found: int, needed: int) -> None:
    """Complain when the box has too few of something to be played."""
    if found < needed:
        said: dict[str, Value] = {"where": where, "found": found, "expected": needed}
        raise BadComponents("component-count", said)


def listed(row: Row, key: str, names: list[str], length: int) -> list[int]:
    """A list of names in a row, as places among `names`."""
    values = row.get(key)
    if not isinstance(values, list) or len(values) != length:
        raise row.complaint("component-not-rows", key, {})
    return [Row(row.where, {key: value}).which(key, names) for value in values]


def gain(row: Row, key: str, low: int = 0) -> Gain:
    inner = row.row(key)
    found = [inner.number(name, low, 20) for name in ("fame", "coins", "shards")]
    inner.done()
    return Gain(found[0], found[1], found[2])


def needs(row: Row, key: str, goods: list[int]) -> list[Need]:
    """Components with how many of each, in the order of the box; `goods` are those it has."""
    inner = row.row(key)
    found = [
        Need(c, inner.number(COMPONENTS[c], 1, MOST_UNITS))
        for c in goods
        if inner.has(COMPONENTS[c])
    ]
    inner.done()
    return found


def flag(row: Row, key: str) -> bool:
    return row.which(key, NO_YES) == 1
