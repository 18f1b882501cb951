"""Reading a box of which one row was changed by hand: all that is wrong with it, and what fits."""

from __future__ import annotations

from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any

from ..core.box import Box, Data, Survey, surveying
from ..core.box.fields import Field
from ..core.box.file import is_shallow
from ..core.errors import BadComponents, Value
from ..core.game import Game

MOST_MENDS = 40
"""So often a row is mended and read again before it is given up."""
LONGEST_NAME = 80
LARGEST_NUMBER = 1_000_000
MOST_ENTRIES = 200
"""No list that a person fills in is longer, and no row has more keys."""


@dataclass
class Attempt:
    """What came of reading it."""

    box: Box  # with the row as it was written, or mended where it does not fit
    row: Data
    survey: Survey
    complaints: list[BadComponents] = field(default_factory=list)

    @property
    def is_whole(self) -> bool:
        """Whether the box can be played with as it was written."""
        return not self.complaints


def row_at(data: Data, section: str, n: int) -> Data:
    """A row of a section; a section that is one row has only number 0."""
    found = data[section]
    row: Data = found[n] if isinstance(found, list) else found
    return row


def with_row(data: Data, section: str, n: int, row: Data) -> Data:
    """The same box with another row in that place."""
    found = data[section]
    if isinstance(found, list):
        return {**data, section: [*found[:n], row, *found[n + 1 :]]}
    return {**data, section: row}


def path_of(data: Data, section: str, n: int) -> str:
    """How a survey calls a row."""
    return f"{section}/{n}" if isinstance(data[section], list) else section


def attempt(
    game: Game[Any], base: Box, section: str, n: int, row: Data, data: Data | None = None
) -> Attempt:
    """Read a box with a changed row; what does not fit is named, mended, and read again.

    `data` has the rows around it, where others than this one were changed too.

    A key that stands for nothing (None) was left blank. Keys that nobody asks for any more go, and
    those that are asked for now get a value that fits, both without complaint: so a form follows
    what is chosen in it.
    """
    row, blank = deepcopy(row), set[str]()
    row = without_blanks(row, "", blank)
    mender = Mender(row_at(base.data, section, n), row, path_of(base.data, section, n), blank)
    complaints = [c for c in [bounded(row, mender.path)] if c]
    if complaints:
        return Attempt(base, row, surveyed(game, base.data), complaints)
    for _ in range(MOST_MENDS):
        with surveying() as survey:
            try:
                box = game.read_box(with_row(data or base.data, section, n, row))
            except BadComponents as e:
                if mender.mend(e, survey):
                    continue
                return Attempt(base, row, surveyed(game, base.data), [*mender.complaints, e])
        return Attempt(box, row, survey, [*mender.complaints, *survey.complaints])
    return Attempt(base, row, surveyed(game, base.data), mender.complaints)


def surveyed(game: Game[Any], data: Data) -> Survey:
    """What the reader asks of a box that it takes."""
    with surveying() as survey:
        game.read_box(data)
    return survey


def without_blanks(value: Any, at: str, blank: set[str]) -> Any:
    """The same without what was left blank, whose places are noted."""
    if isinstance(value, dict):
        blank.update(f"{at}/{key}" for key, inner in value.items() if inner is None)
        return {
            key: without_blanks(inner, f"{at}/{key}", blank)
            for key, inner in value.items()
            if inner is not None
        }
    if isinstance(value, list):
        return [without_blanks(inner, f"{at}/{i}", blank) for i, inner in enumerate(value)]
    return value


def bounded(row: Data, path: str) -> BadComponents | None:
    """The complaint about a row that nobody would write: too deep, too long, with odd letters."""
    said: dict[str, Value] = {"where": path.replace("/", " ")}
    if not is_shallow(row):
        return BadComponents("component-too-deep", {**said}, path)
    level: list[tuple[str, Any]] = [("", row)]
    while level:
        key, value = level.pop()
        if isinstance(value, dict | list):
            if len(value) > MOST_ENTRIES:
                return BadComponents("component-too-long", {**said, "most": MOST_ENTRIES}, path)
            pairs = value.items() if isinstance(value, dict) else ((key, v) for v in value)
            level += [(str(k), v) for k, v in pairs]
            level += [(str(k), str(k)) for k in value if isinstance(value, dict)]
        elif type(value) is int and abs(value) > LARGEST_NUMBER:
            return BadComponents("component-long-number", {**said}, path)
        elif isinstance(value, str) and (len(value) > LONGEST_NAME or not value.isprintable()):
            said |= {"key": key[:40], "most": LONGEST_NAME}
            return BadComponents("component-long-text", said, path, key)
        elif not isinstance(value, str | int | float | None):  # a date, which no box has use for
            said |= {"key": key[:40], "value": str(value)}
            return BadComponents("component-not-text", said, path, key)
    return None


class Mender:
    """Puts what fits where something does not, and keeps the complaints."""

    def __init__(self, base: Data, row: Data, path: str, blank: set[str]) -> None:
        self.base = base
        self.row = row
        self.path = path
        self.blank = blank
        self.complaints: list[BadComponents] = []
        self.tried: dict[str, int] = {}

    def mend(self, e: BadComponents, survey: Survey) -> bool:
        """Whether another reading may get further."""
        if e.path != self.path and not e.path.startswith(self.path + "/"):
            return False
        steps = [step for step in e.path[len(self.path) :].split("/") if step]
        if e.id == "component-not-row":
            steps, key = steps[:-1], steps[-1] if steps else ""
        else:
            key = e.key
        place = inner(self.row, steps)
        at = "/".join(["", *steps, key])
        tries = self.tried[at] = self.tried.get(at, 0) + 1
        if not key or not isinstance(place, dict) or tries > 2:
            return False
        if e.id == "component-not-known":
            del place[key]
            return True
        if key in place or at in self.blank:
            self.complaints.append(e) if tries == 1 else None
        asked = survey.fields.get(e.path, {}).get(key) or Field("row")
        was = inner(self.base, [*steps, key]) if tries == 1 else None
        place[key] = asked.stand_in() if was is None or was == place.get(key) else deepcopy(was)
        return True


def inner(value: Any, steps: list[str]) -> Any:
    """What lies at the end of a way through rows and lists, or None."""
    for step in steps:
        if isinstance(value, list) and step.isdigit() and int(step) < len(value):
            value = value[int(step)]
        elif isinstance(value, dict):
            value = value.get(step)
        else:
            return None
    return value
