"""Boxes as differences from one another: what records carry, and what was released before."""

from __future__ import annotations

from json import dumps, loads
from pathlib import Path
from typing import Final

from ..errors import BadRecord
from .box import Box
from .file import Data, is_shallow


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
