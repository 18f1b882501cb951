"""What somebody wrote made into a box: rows from a form, or a components file.

A file is read by a worker, where nothing that it holds can keep others waiting.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ...core.box import Box, Data, differences, parse, patched
from ...core.errors import BadComponents, ChapiteauError, Value
from ...core.game import Game
from ...editing import written
from ...editing.attempt import bounded, with_row, without_blanks
from ...editing.sections import LEFT_OUT, rows_in
from ...registry import find
from ..refusal import Refused
from ..store.rows import VersionRow
from ..tables.boxes import key_of

LONGEST_FILE = 120_000  # letters; the largest box of the house has 46,000
LONGEST_DIFFERENCE = 120_000
FILE = "file"


@dataclass(frozen=True)
class Writing:
    """A box to begin with, and what is to be different."""

    game: str
    base: str  # the hash of a box of the house
    rows: list[str] = field(default_factory=list)  # in which the box to begin with differs from it
    text: str = ""  # a components file, whose sections take the place of others
    changed: dict[str, Any] = field(default_factory=dict)  # rows, by section and number from 0


@dataclass(frozen=True)
class ReadBox:
    """What is kept of a version; or why there is none."""

    base: str = ""
    rows: list[str] = field(default_factory=list)
    key: str = ""
    error: str = ""
    said: dict[str, Value] = field(default_factory=dict)


def read_writing(writing: Writing) -> ReadBox:
    """Read it as the library would, within bounds; whatever is wrong has a name."""
    try:
        return checked(writing)
    except ChapiteauError as e:
        return ReadBox(error=e.id, said=e.said)
    except Exception:  # what somebody has written may break anything
        return ReadBox(error="box-unreadable")


def checked(writing: Writing) -> ReadBox:
    game = find(writing.game)
    base = house_box(game, writing.base)
    data = patched(base.data, numbered(writing.rows))
    if writing.text:
        data = with_file(data, writing.text)
    data = with_rows(data, writing.changed)
    data = {**data, **{name: base.data[name] for name in LEFT_OUT if name in base.data}}
    box = game.read_box(data)
    rows = differences(base.data, data)
    if sum(map(len, rows)) > LONGEST_DIFFERENCE:
        raise Refused("box-too-big", 413, most=LONGEST_DIFFERENCE)
    if patched(base.data, numbered(rows)) != data:
        raise Refused("box-unreadable")
    return ReadBox(base.hash, rows, key_of(game, box))


def with_file(data: Data, text: str) -> Data:
    """The same box with the sections of a file in their place; who made the game is no section."""
    sections = parse(text, FILE)
    for name, found in sections.items():
        if name not in data:
            raise BadComponents("component-not-known", {"where": FILE, "key": name[:40]})
        rows = found if isinstance(found, list) else [found]
        for n, row in enumerate(rows if name not in LEFT_OUT else []):
            trouble = bounded(row, f"{name}/{n}") if isinstance(row, dict) else None
            if trouble:
                raise trouble
    return {**data, **sections}


def with_rows(data: Data, rows: Data) -> Data:
    """A box with other rows in their places; each is bounded as one alone would be."""
    for path, row in rows.items():
        section, _, n = path.partition("/")
        check_section(data, section)
        is_number = n.isascii() and n.isdigit() and len(n) < 4
        is_there = is_number and int(n) < len(rows_in(data, section))
        if not isinstance(row, dict) or not is_there:
            raise Refused("box-row-gone", 404)
        trouble = bounded(row, path)
        if trouble:
            raise trouble
        data = with_row(data, section, int(n), without_blanks(row, "", set()))
    return data


def check_section(data: Data, section: str) -> None:
    if section not in data or section in LEFT_OUT:
        raise Refused("box-row-gone", 404)


def house_box(game: Game[Any], hash: str) -> Box:
    found = game.house_box(hash)
    if found is None:
        raise Refused("box-gone", 409, game=game.name, box=hash)
    return found


def numbered(rows: list[str]) -> list[tuple[int, str]]:
    """Lines as records have them, with their numbers."""
    return list(enumerate(rows, 1))


def components_text(game: Game[Any], data: Data) -> str:
    """The sections that are not as in the house's box, as the file that the library takes."""
    house = game.box.data
    return written({name: data[name] for name in data if data[name] != house.get(name)})


def text_of_version(game: Game[Any], version: VersionRow) -> str:
    return components_text(game, box_of_version(game, version).data)


def box_of_version(game: Game[Any], version: VersionRow) -> Box:
    """The box that a version is, whatever the house's box has become since."""
    base = house_box(game, version.base).data
    return game.read_box(in_order(patched(base, numbered(version.rows)), base))


def in_order(value: Any, like: Any) -> Any:
    """The same with its keys in the order of another, as forms and files show them: what is kept
    has them sorted."""
    if isinstance(value, dict):
        like = like if isinstance(like, dict) else {}
        keys = [*[key for key in like if key in value], *[key for key in value if key not in like]]
        return {key: in_order(value[key], like.get(key)) for key in keys}
    if isinstance(value, list):
        likes = like if isinstance(like, list) and like else [None]
        return [in_order(v, likes[min(n, len(likes) - 1)]) for n, v in enumerate(value)]
    return value
