"""A box section by section: what it has, and where its facts come from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..core.box import Box, Survey
from ..core.game import Game
from .attempt import path_of
from .forms import Control, controls_of, sources_in
from .labels import Labels

LEFT_OUT = ("meta",)
"""Who made the game is no component."""


@dataclass
class RowOf:
    """A row as a list shows it."""

    n: int
    title: str
    id: str
    sources: list[str]
    facts: list[tuple[str, str, str]]  # what is asked, what it holds, where that comes from


@dataclass
class SectionOf:
    """A section of the box."""

    name: str
    title: str
    rows: list[RowOf]

    def of_source(self, source: str) -> int:
        """How many rows have a fact that comes from there."""
        return sum(source in row.sources for row in self.rows)


def sections_of(game: Game[Any], box: Box, survey: Survey, lang: str) -> list[SectionOf]:
    """All sections that a form can be made of, in the order of the file."""
    labels = Labels(game, box, survey, lang)
    return [
        SectionOf(name, labels.section(name), rows_of(game, box, survey, name, labels))
        for name in box.data
        if name not in LEFT_OUT
    ]


def rows_of(game: Game[Any], box: Box, survey: Survey, section: str, labels: Labels) -> list[RowOf]:
    found = box.data[section]
    rows = found if isinstance(found, list) else [found]
    made = []
    for n, row in enumerate(rows):
        path = path_of(box.data, section, n)
        controls = controls_of(game, box, survey, row, path, labels.words.lang)
        facts = [(c.label, said(c, labels), c.source) for c in controls if c.value is not None]
        id = str(row.get("id", ""))
        made.append(RowOf(n, labels.row(path), id, sources_in(row), facts))
    return made


def said(control: Control, labels: Labels) -> str:
    """What a control holds, in few words."""
    if control.kind in ("row", "rows", "names"):
        parts = [", ".join(said_within(part, labels)) for part in control.parts]
        return "; ".join(part for part in parts if part) or "–"
    if isinstance(control.value, list):
        return ", ".join(one(each, control, labels) for each in control.value) or "–"
    return one(control.value, control, labels)


def said_within(part: list[Control], labels: Labels) -> list[str]:
    there = [c for c in part if c.value is not None]
    return [labels.words("box-fact", key=c.label, value=said(c, labels)) for c in there]


def one(value: object, control: Control, labels: Labels) -> str:
    is_choice = control.kind in ("choice", "choices") and isinstance(value, str)
    return labels.choice(str(value)) if is_choice else str(value)
