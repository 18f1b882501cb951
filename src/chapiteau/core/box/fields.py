"""What a reader asks of a row, noted while it asks: a form is made of nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from ..errors import BadComponents

NUMBER: Final = "number"
NUMBERS: Final = "numbers"
TEXT: Final = "text"
CHOICE: Final = "choice"
CHOICES: Final = "choices"
GRID: Final = "grid"  # lines of signs
CELL: Final = "cell"  # a place on a grid, as column and line
ROW: Final = "row"
ROWS: Final = "rows"
NAMES: Final = "names"  # what something is called, by language
LONGEST_LIST: Final = 1000


class Field:
    """What one key of a row may hold."""

    def __init__(
        self,
        kind: str,
        low: int = 0,
        high: int = 0,
        names: list[str] | None = None,
        fewest: int = 0,
        most: int = LONGEST_LIST,
        columns: int = 0,
        lines: int = 0,
        optional: bool = False,
    ) -> None:
        self.kind: Final = kind
        self.low: Final = low
        self.high: Final = high
        self.names: Final[list[str]] = names or []  # choices, or the signs of a grid
        self.fewest: Final = fewest  # entries of a list, lines of a grid
        self.most: Final = most
        self.columns: Final = columns
        self.lines: Final = lines
        self.optional: Final = optional

    @property
    def is_fixed(self) -> bool:
        """Whether only one value will do, as for a number that counts the rows."""
        if self.optional:
            return False
        return (
            self.low == self.high
            if self.kind == NUMBER
            else (self.kind == CHOICE and len(self.names) == 1)
        )

    @property
    def strength(self) -> int:
        """That a key may be there says little, that it is a text not much more."""
        if not self.kind:
            return 0
        return 1 if self.kind == TEXT else 2

    def stand_in(self) -> object:
        """A value that fits, for a key that the row lacks."""
        if self.kind == NUMBER:
            return max(self.low, min(self.high, 0))
        if self.kind == CHOICE:
            return ([name for name in self.names if name] or [""])[0]
        if self.kind == TEXT:
            return "new"
        if self.kind == NUMBERS:
            return [max(self.low, min(self.high, 0))] * self.fewest
        if self.kind == CHOICES:
            return self.names[: self.fewest]
        if self.kind == CELL:
            return [0, 0]
        if self.kind == GRID:
            return [self.names[0] * self.columns] * max(1, self.fewest)
        if self.kind == ROWS:
            return [{} for _ in range(self.fewest)]
        return {}


class Survey:
    """All that a reader asked of a box, row by row, in the order it asked."""

    def __init__(self) -> None:
        self.fields: Final[dict[str, dict[str, Field]]] = {}  # by the path of a row, then by key
        self.complaints: Final[list[BadComponents]] = []  # about the box as a whole
        self.called: Final[dict[str, str]] = {}  # the word id of what a row is about, by path

        self.covered: Final[dict[str, dict[str, str]]] = {}  # by path and key: see Row.covers

    def note(self, path: str, key: str, field: Field) -> None:
        """The last question counts, for it knows most; weak ones change nothing."""
        asked = self.fields.setdefault(path, {})
        known = asked.get(key)
        if known is None or field.strength >= known.strength:
            asked[key] = field


CURRENT: Final[ContextVar[Survey | None]] = ContextVar("survey", default=None)


@contextmanager
def surveying() -> Iterator[Survey]:
    """Whatever box is read meanwhile is surveyed."""
    survey = Survey()
    token = CURRENT.set(survey)
    try:
        yield survey
    finally:
        CURRENT.reset(token)
