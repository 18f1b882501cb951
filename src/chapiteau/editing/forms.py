"""A row as a form: a control for each thing that the reader asked of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from ..core.box import SOURCES, Box, Data, Survey
from ..core.box.fields import GRID, LONGEST_LIST, NAMES, ROW, ROWS, Field
from ..core.game import Game
from ..words import LANGUAGES
from .labels import Labels

UNASKED = "name"
"""May stand in every row, but only what has a name of its own is asked for one."""


@dataclass
class Control:
    """One key of a row, or one entry of a list within it."""

    name: str  # the way to it from the row: "conditions/0/metric"
    key: str
    kind: str
    label: str
    value: Any
    low: int = 0
    high: int = 0
    choices: list[tuple[str, str]] = field(default_factory=list)
    is_optional: bool = False
    is_fixed: bool = False
    fewest: int = 0
    most: int = LONGEST_LIST
    columns: int = 0
    lines: int = 0
    source: str = ""  # where this fact comes from
    parts: list[list[Control]] = field(default_factory=list)

    def every(self) -> Iterator[Control]:
        """This one and all within it."""
        yield self
        for part in self.parts:
            for control in part:
                yield from control.every()


class Maker:
    """Makes the controls of one box, in one language."""

    def __init__(self, game: Game[Any], box: Box, survey: Survey, lang: str) -> None:
        self.labels = Labels(game, box, survey, lang)
        self.survey = survey
        self.typical: dict[str, dict[str, Field]] = {}
        """By section and key: what it is where it is there."""
        for where, asked in survey.fields.items():
            known = self.typical.setdefault(kind_of(where), {})
            known |= {key: field for key, field in asked.items() if field.kind}

    def row(self, row: Data, path: str, at: str = "") -> list[Control]:
        """In the order of the row itself; what it lacks comes after that."""
        asked = self.survey.fields.get(path, {})
        keys = [key for key in row if key in asked]
        keys += [key for key in asked if key not in row]
        return [
            self.control(key, self.known(path, key, asked[key]), row, path, at)
            for key in keys
            if not key.endswith("source") and (key != UNASKED or asked[key].kind == NAMES)
        ]

    def known(self, path: str, key: str, field: Field) -> Field:
        """A key that may be there is of the kind that it has in other rows."""
        return field if field.kind else self.typical.get(kind_of(path), {}).get(key, field)

    def control(self, key: str, field: Field, row: Data, path: str, at: str) -> Control:
        value = row.get(key)
        made = Control(
            f"{at}{key}",
            key,
            field.kind,
            self.labels.key(key),
            value,
            field.low,
            field.high,
            [(each, self.labels.choice(each)) for each in field.names if each],
            field.optional or not field.kind,
            field.is_fixed,
            field.fewest,
            field.most,
            field.columns,
            field.lines,
            self.source(key, row, path) if not at else "",
        )
        if field.kind == GRID:
            made.choices = [(each, each) for each in field.names]
        elif field.kind == NAMES:  # a row that was refused may have anything in any place
            names = value if isinstance(value, dict) else {}
            made.parts = [[self.name(lang, names, made.name) for lang in LANGUAGES]]
        elif field.kind == ROW and isinstance(value, dict):
            made.parts = [self.row(value, f"{path}/{key}", f"{made.name}/")]
        elif field.kind == ROWS and isinstance(value, list):
            made.parts = [
                self.row(inner, f"{path}/{key}/{i}", f"{made.name}/{i}/")
                for i, inner in enumerate(value)
                if isinstance(inner, dict)
            ]
        return made

    def source(self, key: str, row: Data, path: str) -> str:
        """Where a fact of a row comes from: its own source, that of its part, or the row's."""
        part = self.survey.covered.get(path, {}).get(key, key)
        return str(row.get(f"{key}_source") or row.get(f"{part}_source") or row.get("source", ""))

    def name(self, lang: str, names: Data, at: str) -> Control:
        label = self.labels.words(f"page-box-name-{lang}")
        return Control(f"{at}/{lang}", lang, "text", label, names.get(lang), is_optional=True)


def kind_of(path: str) -> str:
    """The same for all rows of a list."""
    return "/".join("*" if step.isdigit() else step for step in path.split("/"))


def controls_of(
    game: Game[Any], box: Box, survey: Survey, row: Data, path: str, lang: str
) -> list[Control]:
    """The form of one row of a box that was surveyed."""
    return Maker(game, box, survey, lang).row(row, path)


def sources_in(row: Data) -> list[str]:
    """Where the facts of a row come from, the surest first."""
    found = {value for key, value in row.items() if key.endswith("source")}
    return [source for source in ("confirmed", *SOURCES) if source in found][: len(found)]
