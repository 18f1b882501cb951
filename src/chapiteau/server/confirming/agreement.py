"""What owners say of the rows of a box, put together: who agrees with it, and who with whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from json import dumps

from ...core.box import Data
from ...core.box.box import facts_of
from ...editing.attempt import row_at
from ...editing.sections import LEFT_OUT, rows_in
from ..store.rows import SayingRow

SEVERAL = 2
"""Owners who say the same: what one alone says may be a slip."""


@dataclass
class Version:
    """One way in which a row is said to be printed."""

    row: Data
    is_house: bool  # whether the house's box has it so
    sayings: list[SayingRow] = field(default_factory=list)

    @property
    def count(self) -> int:
        return len(self.sayings)

    @property
    def editions(self) -> list[str]:
        named = [saying.edition for saying in self.sayings if not saying.hidden]
        return sorted({edition for edition in named if edition})


@dataclass
class RowSaid:
    """All that is said of one row, what most say first."""

    path: str
    versions: list[Version]

    @property
    def best(self) -> Version:
        return self.versions[0]

    @property
    def is_agreed(self) -> bool:
        """Whether several say the same and nobody anything else."""
        return self.best.count >= SEVERAL and len(self.versions) == 1

    @property
    def count(self) -> int:
        return sum(version.count for version in self.versions)


def facts_key(row: Data) -> str:
    """The same for rows that say the same, whatever they are called and wherever that is from."""
    return dumps(facts_of(row), sort_keys=True, default=str)


def place_of(data: Data, path: str) -> Data | None:
    """The row of a box at a path, if it has one there."""
    section, _, n = path.partition("/")
    if section not in data or section in LEFT_OUT or not n.isdigit():
        return None
    return row_at(data, section, int(n)) if int(n) < len(rows_in(data, section)) else None


def is_about(saying: SayingRow, row: Data | None) -> bool:
    """Whether it speaks of this row and not of one that stood there in another release."""
    return row is not None and saying.row.get("id") == row.get("id")


def put_together(data: Data, sayings: Iterable[SayingRow]) -> list[RowSaid]:
    """By row; those that most agree on come first."""
    rows: dict[str, dict[str, Version]] = {}
    for saying in sayings:
        house = place_of(data, saying.path)
        if house is None or not is_about(saying, house):
            continue
        key = facts_key(saying.row)
        known = rows.setdefault(saying.path, {})
        if key not in known:
            known[key] = Version(saying.row, key == facts_key(house))
        known[key].sayings.append(saying)
    found = [
        RowSaid(path, sorted(versions.values(), key=lambda v: (-v.count, not v.is_house)))
        for path, versions in rows.items()
    ]
    return sorted(found, key=lambda said: (not said.is_agreed, -said.best.count, said.path))


def confirmed(row: Data) -> Data:
    """A row as the house's box has it once it is taken over: every fact of it was read off."""
    parts = {key: "confirmed" for key in row if key.endswith("source")}
    return {**row, **parts, "source": "confirmed"}


def open_rows(data: Data, said: Sequence[RowSaid]) -> list[RowSaid]:
    """Those that would change the house's box: another fact, or the same that is not marked yet."""
    return [each for each in said if not (each.best.is_house and is_confirmed(data, each.path))]


def is_confirmed(data: Data, path: str) -> bool:
    return (place_of(data, path) or {}).get("source") == "confirmed"
