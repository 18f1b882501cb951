"""Small helpers for reading rows of the components file."""

from __future__ import annotations

from typing import Final

from ....core.box import Row, miscounted
from .components import COMPONENTS, MOST_UNITS, Gain, Need

NO_YES: Final = ["no", "yes"]


def between(top: Row, section: str, fewest: int, most: int) -> list[Row]:
    """The rows of a section that may grow; no two share an id."""
    rows = top.rows(section)
    if not fewest <= len(rows) <= most:
        raise miscounted(section, len(rows), fewest if len(rows) < fewest else most)
    ids: list[str] = []
    for row in rows:
        ids.append(row.new_id(ids))
    return rows


def enough(row: Row, where: str, found: int, needed: int) -> None:
    """Complain when the box has too few of something to be played."""
    if found < needed:
        row.objects(miscounted(where, found, needed))


def gain(row: Row, key: str, low: int = 0) -> Gain:
    inner = row.row(key)
    found = [inner.number(name, low, 20) for name in ("fame", "coins", "shards")]
    inner.done()
    return Gain(found[0], found[1], found[2])


def needs(row: Row, key: str, goods: list[int]) -> list[Need]:
    """Components with how many of each, in the order of the box; `goods` are those it has."""
    inner = row.row(key)
    units = [inner.number(COMPONENTS[c], 1, MOST_UNITS, 0) for c in goods]
    inner.done()
    return [Need(c, n) for c, n in zip(goods, units, strict=True) if n]


def flag(row: Row, key: str) -> bool:
    return row.which(key, NO_YES) == 1
