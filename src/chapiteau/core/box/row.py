"""One row of a components file, and what may be asked of it."""

from __future__ import annotations

from typing import Any, Final

from ..errors import BadComponents, Value
from .fields import (
    CELL,
    CHOICE,
    CHOICES,
    CURRENT,
    GRID,
    LONGEST_LIST,
    NUMBER,
    NUMBERS,
    ROW,
    ROWS,
    TEXT,
    Field,
    Survey,
)
from .file import Data

SOURCES: Final = ["found", "derived", "reconstructed", "confirmed"]
"""Where a fact comes from. Found: stated by the rulebook or public descriptions. Derived: follows
from found facts, or its gist is found and its details are ours. Reconstructed: ours. Confirmed:
read off their copies by people who own the game."""


class Row:
    """One row of a components file; what nobody asks for is reported by `done`."""

    def __init__(
        self, where: str, data: Data, path: str = "", survey: Survey | None = None
    ) -> None:
        self.where: Final = where
        self.data: Final = data
        self.path: Final = path  # for programs, as "request/2/conditions/0"
        self.survey: Final = survey if where else CURRENT.get()
        self.used: Final[set[str]] = set()

    def complaint(self, id: str, key: str, said: dict[str, Value]) -> BadComponents:
        all_said: dict[str, Value] = {"where": self.where or key, "key": key, **said}
        return BadComponents(id, all_said, self.path, key)

    def asks(self, key: str, field: Field) -> None:
        """Note what is asked, for whoever wants to make a form of it."""
        if self.survey is not None:
            self.survey.note(self.path, key, field)

    def called(self, word_id: str) -> None:
        """Note what the row is about."""
        if self.survey is not None:
            self.survey.called[self.path] = word_id

    def covers(self, part: str, keys: list[str]) -> None:
        """Note that `<part>_source` says where the facts of these keys come from."""
        if self.survey is not None:
            self.survey.covered.setdefault(self.path, {}).update(dict.fromkeys(keys, part))

    def get(self, key: str) -> Any:
        self.used.add(key)
        if key not in self.data:
            raise self.complaint("component-missing", key, {})
        return self.data[key]

    def has(self, key: str) -> bool:
        self.used.add(key)
        self.asks(key, Field("", optional=True))
        return key in self.data

    def lacks(self, key: str, otherwise: int | None) -> bool:
        """Whether a key is missing that may be: one that has a value to stand in for it."""
        return otherwise is not None and not self.has(key)

    def number(self, key: str, low: int, high: int, otherwise: int | None = None) -> int:
        self.asks(key, Field(NUMBER, low, high, optional=otherwise is not None))
        if self.lacks(key, otherwise):
            return otherwise or 0
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            said: dict[str, Value] = {"value": shown(value), "low": str(low), "high": str(high)}
            raise self.complaint("component-not-number", key, said)
        return value

    def text(self, key: str) -> str:
        self.asks(key, Field(TEXT))
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.complaint("component-not-text", key, {"value": shown(value)})
        return value

    def which(self, key: str, names: list[str], otherwise: int | None = None) -> int:
        self.asks(key, Field(CHOICE, names=names, optional=otherwise is not None))
        if self.lacks(key, otherwise):
            return otherwise or 0
        value = self.get(key)
        if value not in names:
            said: dict[str, Value] = {"value": shown(value), "names": ", ".join(names)}
            raise self.complaint("component-not-one-of", key, said)
        return names.index(value)

    def numbered(self, key: str, names: list[str]) -> int:
        """The number of a name, counted from 1: place 0 of `names` stands for none."""
        return 1 + self.which(key, names[1:])

    def perhaps(self, key: str, names: list[str]) -> int:
        """The same, or 0 if the row does not have the key."""
        return 1 + self.which(key, names[1:], -1)

    def new_id(self, ids: list[str]) -> str:
        """The id of a row, which must not be among those of other rows."""
        id = self.text("id")
        if id in ids:
            raise self.complaint("component-twice", "id", {"value": id})
        return id

    def each(
        self, key: str, length: int | None = None, fewest: int = 0, most: int = LONGEST_LIST
    ) -> list[Row]:
        """A list of plain values, each as a row of its own that has it under the same key."""
        values = self.get(key)
        if not isinstance(values, list) or not fewest <= len(values) <= most:
            raise self.complaint("component-not-rows", key, {})
        if length is not None and len(values) != length:
            raise self.complaint("component-not-rows", key, {})
        return [Row(self.where or key, {key: value}, self.path) for value in values]

    def numbers(
        self, key: str, low: int, high: int, length: int | None = None, fewest: int = 0
    ) -> list[int]:
        """A list of numbers; of any length, unless one is given."""
        least, most = _lengths(length, fewest)
        self.asks(key, Field(NUMBERS, low, high, fewest=least, most=most))
        return [value.number(key, low, high) for value in self.each(key, length, fewest)]

    def all_which(self, key: str, names: list[str], length: int | None = None) -> list[int]:
        """A list of names, as places among `names`."""
        least, most = _lengths(length, 0)
        self.asks(key, Field(CHOICES, names=names, fewest=least, most=most))
        return [value.which(key, names) for value in self.each(key, length)]

    def all_numbered(self, key: str, names: list[str], length: int | None = None) -> list[int]:
        """A list of names, as numbers counted from 1."""
        return [1 + n for n in self.all_which(key, names[1:], length)]

    def grid(self, key: str, columns: int, lines: int, signs: list[str]) -> list[list[int]]:
        """A drawing of so many lines and columns, each sign as its place among `signs`."""
        self.asks(key, Field(GRID, names=signs, fewest=lines, columns=columns, lines=lines))
        found: list[list[int]] = []
        for line in self.each(key, lines):
            text = line.text(key)
            row = [Row(self.where, {key: text[x : x + 1]}, self.path) for x in range(columns)]
            found.append([sign.which(key, signs) for sign in row])
        return found

    def shape(self, key: str, columns: int, lines: int) -> list[str]:
        """A drawing of # and dots that is as large as it has to be, and not empty."""
        self.asks(key, Field(GRID, names=[".", "#"], fewest=1, columns=columns, lines=lines))
        drawn = [line.text(key) for line in self.each(key, fewest=1)]
        too_large = len(drawn) > lines or max([len(line) for line in drawn]) > columns
        if too_large or not "".join(drawn).count("#"):
            raise self.complaint("component-not-text", key, {"value": "/".join(drawn)[:60]})
        return drawn

    def cell(self, key: str, columns: int, lines: int) -> int:
        """A place on a grid, counted line by line from 0; written as column and line."""
        self.asks(key, Field(CELL, columns=columns, lines=lines))
        x, y = [value.number(key, 0, 999) for value in self.each(key, 2)]
        if y * columns + x >= columns * lines:
            raise self.complaint("component-not-rows", key, {})
        return y * columns + x

    def source(self, key: str = "source") -> str:
        return SOURCES[self.which(key, SOURCES)]

    def names(self) -> dict[str, str]:
        """What the row is called, by language, where it brings its own name along."""
        if not self.has("name"):
            return {}
        row = self.row("name")
        return {lang: row.text(lang) for lang in row.data}

    def rows(self, key: str, fewest: int = 0, most: int = LONGEST_LIST) -> list[Row]:
        self.asks(key, Field(ROWS, fewest=fewest, most=most))
        values = self.get(key)
        if not isinstance(values, list) or len(values) > LONGEST_LIST:
            raise self.complaint("component-not-rows", key, {})
        return [
            self.sub(f"{key} {i + 1}", value, f"{key}/{i}") for i, value in enumerate(values)
        ]  # fmt: skip

    def counted(self, key: str, fewest: int, most: int | None = None) -> list[Row]:
        """The rows of a section: exactly so many, or any number within bounds."""
        highest = fewest if most is None else most
        rows = self.rows(key, fewest, highest)
        check_count(key, len(rows), fewest, highest)
        return rows

    def row(self, key: str) -> Row:
        self.asks(key, Field(ROW))
        return self.sub(key, self.get(key), key)

    def sub(self, key: str, value: object, step: str) -> Row:
        where = f"{self.where}, {key}" if self.where else key
        path = f"{self.path}/{step}" if self.path else step
        if not isinstance(value, dict):
            raise BadComponents("component-not-row", {"where": where}, path)
        id = value.get("id")
        return Row(f"{where} ({id})" if isinstance(id, str) else where, value, path, self.survey)

    def objects(self, complaint: BadComponents) -> None:
        """Complain about rows that do not fit together; a survey notes it, and reading goes on.

        Whoever changes one row has others to change after it.
        """
        if self.survey is None:
            raise complaint
        self.survey.complaints.append(complaint)

    def check_count(self, where: str, found: int, fewest: int, most: int) -> None:
        """Complain about too few or too many of what was read already."""
        if not fewest <= found <= most:
            self.objects(miscounted(where, found, bounds(fewest, most)))

    def done(self) -> None:
        """Complain about keys nobody asked for."""
        for key in self.data:
            if key not in self.used:
                raise self.complaint("component-not-known", key, {})


def _lengths(length: int | None, fewest: int) -> tuple[int, int]:
    """The bounds of a list that has a length, or only a least one."""
    return (fewest, LONGEST_LIST) if length is None else (length, length)


def shown(value: object) -> str:
    """A value as it is quoted in a complaint, never longer than a line."""
    return repr(value)[:60]


def miscounted(where: str, found: int, expected: Value) -> BadComponents:
    """The complaint about too few or too many of something."""
    return BadComponents("component-count", {"where": where, "found": found, "expected": expected})


def check_count(where: str, found: int, fewest: int, most: int) -> None:
    """Complain about too few or too many."""
    if not fewest <= found <= most:
        raise miscounted(where, found, bounds(fewest, most))


def bounds(fewest: int, most: int) -> Value:
    return fewest if fewest == most else f"{fewest}-{most}"
