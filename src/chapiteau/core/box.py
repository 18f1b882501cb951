"""What is in the box: a components file, read row by row; complaints name row and key."""

from __future__ import annotations

import re
import tomllib
from hashlib import blake2b
from json import dumps, loads
from pathlib import Path
from typing import Any, Final

from .errors import BadComponents, BadRecord, Value, misread
from .native import mypyc_attr

PLACE: Final = re.compile(r"\(at line (\d+), column (\d+)\)")
DEEPEST: Final = 16
"""So many lists and rows may lie within one another; boxes need five."""
Data = dict[str, Any]
"""A components file as it was read: sections of rows."""
SOURCES: Final = ["found", "derived", "reconstructed"]
"""Where a fact comes from. Found: stated by the rulebook or public descriptions. Derived: follows
from found facts, or its gist is found and its details are ours. Reconstructed: ours."""


class Row:
    """One row of a components file; what nobody asks for is reported by `done`."""

    def __init__(self, where: str, data: Data) -> None:
        self.where: Final = where
        self.data: Final = data
        self.used: Final[set[str]] = set()

    def complaint(self, id: str, key: str, said: dict[str, Value]) -> BadComponents:
        return BadComponents(id, {"where": self.where or key, "key": key, **said})

    def get(self, key: str) -> Any:
        self.used.add(key)
        if key not in self.data:
            raise self.complaint("component-missing", key, {})
        return self.data[key]

    def has(self, key: str) -> bool:
        self.used.add(key)
        return key in self.data

    def number(self, key: str, low: int, high: int) -> int:
        value = self.get(key)
        if type(value) is not int or not low <= value <= high:
            said: dict[str, Value] = {"value": shown(value), "low": str(low), "high": str(high)}
            raise self.complaint("component-not-number", key, said)
        return value

    def text(self, key: str) -> str:
        value = self.get(key)
        if not isinstance(value, str) or not value:
            raise self.complaint("component-not-text", key, {"value": shown(value)})
        return value

    def which(self, key: str, names: list[str]) -> int:
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
        return self.numbered(key, names) if self.has(key) else 0

    def new_id(self, ids: list[str]) -> str:
        """The id of a row, which must not be among those of other rows."""
        id = self.text("id")
        if id in ids:
            raise self.complaint("component-twice", "id", {"value": id})
        return id

    def each(self, key: str, length: int | None = None, fewest: int = 0) -> list[Row]:
        """A list of plain values, each as a row of its own that has it under the same key."""
        values = self.get(key)
        if not isinstance(values, list) or len(values) < fewest:
            raise self.complaint("component-not-rows", key, {})
        if length is not None and len(values) != length:
            raise self.complaint("component-not-rows", key, {})
        return [Row(self.where, {key: value}) for value in values]

    def numbers(self, key: str, low: int, high: int, length: int | None = None) -> list[int]:
        """A list of numbers; of any length, unless one is given."""
        return [value.number(key, low, high) for value in self.each(key, length)]

    def all_which(self, key: str, names: list[str], length: int | None = None) -> list[int]:
        """A list of names, as places among `names`."""
        return [value.which(key, names) for value in self.each(key, length)]

    def all_numbered(self, key: str, names: list[str], length: int | None = None) -> list[int]:
        """A list of names, as numbers counted from 1."""
        return [value.numbered(key, names) for value in self.each(key, length)]

    def source(self, key: str = "source") -> str:
        return SOURCES[self.which(key, SOURCES)]

    def names(self) -> dict[str, str]:
        """What the row is called, by language, where it brings its own name along."""
        if not self.has("name"):
            return {}
        row = self.row("name")
        return {lang: row.text(lang) for lang in row.data}

    def rows(self, key: str) -> list[Row]:
        values = self.get(key)
        if not isinstance(values, list):
            raise self.complaint("component-not-rows", key, {})
        return [self.sub(f"{key} {i + 1}", value) for i, value in enumerate(values)]

    def counted(self, key: str, fewest: int, most: int | None = None) -> list[Row]:
        """The rows of a section: exactly so many, or any number within bounds."""
        rows = self.rows(key)
        check_count(key, len(rows), fewest, fewest if most is None else most)
        return rows

    def row(self, key: str) -> Row:
        return self.sub(key, self.get(key))

    def sub(self, key: str, value: object) -> Row:
        where = f"{self.where}, {key}" if self.where else key
        if not isinstance(value, dict):
            raise BadComponents("component-not-row", {"where": where})
        id = value.get("id")
        return Row(f"{where} ({id})" if isinstance(id, str) else where, value)

    def done(self) -> None:
        """Complain about keys nobody asked for."""
        for key in self.data:
            if key not in self.used:
                raise self.complaint("component-not-known", key, {})


def shown(value: object) -> str:
    """A value as it is quoted in a complaint, never longer than a line."""
    return repr(value)[:60]


def miscounted(where: str, found: int, expected: Value) -> BadComponents:
    """The complaint about too few or too many of something."""
    return BadComponents("component-count", {"where": where, "found": found, "expected": expected})


def check_count(where: str, found: int, fewest: int, most: int) -> None:
    """Complain about too few or too many."""
    if not fewest <= found <= most:
        raise miscounted(where, found, fewest if fewest == most else f"{fewest}-{most}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """The facts a match is played with. Shared by all its states and never changed."""

    def __init__(self, data: Data) -> None:
        self.data: Final = data
        self.hash: Final = box_hash(data)
        self.names: Final[dict[str, dict[str, str]]] = {}  # word id -> language -> own name
        self.sources: Final[dict[str, str]] = {}  # row -> where its facts come from

    def note(self, row: Row, word_id: str = "") -> None:
        """Remember where a row's facts come from, and the name it may bring along."""
        for key in row.data:
            if key.endswith("source"):
                part = key.removesuffix("source").removesuffix("_")
                self.sources[f"{row.where}.{part}" if part else row.where] = row.source(key)
        names = row.names()
        if names:
            self.names[word_id] = names

    def finish(self, row: Row, word_id: str = "") -> None:
        """Note a row that was read to its end; complain about keys nobody asked for."""
        self.note(row, word_id)
        row.done()


def parse(text: str, name: str) -> Data:
    try:
        data = tomllib.loads(text)
    except RecursionError:
        raise BadComponents("component-too-deep", {"where": name}) from None
    except tomllib.TOMLDecodeError as e:
        at = PLACE.search(str(e))  # none where the end comes too early
        place = (int(at[1]), int(at[2])) if at else (0, 0)
        raise BadComponents("component-not-toml", misread(name, text, *place)) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("component-long-number", {"where": name}) from None
    if not is_shallow(data):
        raise BadComponents("component-too-deep", {"where": name})
    return data


def is_shallow(data: object) -> bool:
    """Whether values lie within one another so little that they can be walked through."""
    level: list[object] = [data]
    for _ in range(DEEPEST):
        below: list[object] = []
        for value in level:
            if isinstance(value, dict):
                below.extend(value.values())
            elif isinstance(value, list):
                below.extend(value)
        level = below
    return not level


def box_hash(data: Data) -> str:
    """Names the facts, not their provenance, their names or their credits."""
    facts = {key: _facts(value) for key, value in data.items() if key != "meta"}
    text = dumps(facts, sort_keys=True, separators=(",", ":"), ensure_ascii=True, default=str)
    return blake2b(text.encode(), digest_size=8).hexdigest()


def _facts(value: object) -> object:
    if isinstance(value, dict):
        return {k: _facts(v) for k, v in value.items() if not k.endswith("source") and k != "name"}
    if isinstance(value, list):
        return [_facts(v) for v in value]
    return value


def differences(ours: Data, theirs: Data) -> list[str]:
    """The rows in which another box differs, each on a line of its own."""
    lines = [section for section in sorted(ours) if section not in theirs]
    for section in sorted(theirs):
        mine, other = ours.get(section), theirs[section]
        if other == mine:
            continue
        if isinstance(other, list) and isinstance(mine, list):
            if len(other) != len(mine):
                lines.append(f"{section} {len(other)}")
            for i, row in enumerate(other):
                if i >= len(mine) or row != mine[i]:
                    lines.append(f"{section} {i + 1} {dumps(row, sort_keys=True, default=str)}")
        else:
            lines.append(f"{section} {dumps(other, sort_keys=True, default=str)}")
    return lines


def patched(ours: Data, lines: list[tuple[int, str]]) -> Data:
    """The box that `differences` described; each line comes with its number in the record."""
    data: Data = {k: v[:] if isinstance(v, list) else v for k, v in ours.items()}
    for number, line in lines:
        words = line.split(" ", 2)
        try:
            section, rows = words[0], data.get(words[0])
            if isinstance(rows, list) and len(words) == 2:
                count = int(words[1])
                if not 0 <= count <= 1000:
                    raise ValueError
                data[section] = rows[:count] + [{}] * (count - len(rows))
            elif len(words) == 1 and section in data:
                del data[section]
            elif isinstance(rows, list):
                rows[place(words[1])] = value_of(words[2])
            else:
                data[section] = value_of(line.split(" ", 1)[1])
        except (ValueError, IndexError):
            raise BadRecord("record-bad-row", {"line": number, "found": line[:60]}) from None
    return data


def place(text: str) -> int:
    """Where the row stands that is counted from 1."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number - 1


def value_of(text: str) -> object:
    """The value that a row has in a record."""
    try:
        value: object = loads(text)
    except RecursionError:
        raise ValueError from None
    if not is_shallow(value):
        raise ValueError
    return value


class Past:
    """An older box of the house: the rows in which it differs from a newer one."""

    def __init__(self, newer: str, rows: list[tuple[int, str]]) -> None:
        self.newer: Final = newer  # the hash of that box
        self.rows: Final = rows


NEWER: Final = "newer: "


def read_past(folder: Path) -> dict[str, Past]:
    """All older boxes that a game keeps, by their hashes."""
    found: dict[str, Past] = {}
    for file in sorted(folder.glob("*.rows")):
        lines = file.read_text("utf-8").splitlines()
        rows = [(n + 1, line) for n, line in enumerate(lines) if n and line]
        found[file.stem] = Past(lines[0].removeprefix(NEWER), rows)
    return found


def written_past(older: Data, newer: Box) -> str:
    """What `read_past` reads."""
    return "\n".join([NEWER + newer.hash, *differences(newer.data, older), ""])
