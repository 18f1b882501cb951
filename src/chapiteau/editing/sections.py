"""A box section by section: what it has, and where its facts come from."""

from __future__ import annotations

from dataclasses import dataclass

from ..core.box import Data
from .attempt import path_of
from .forms import Control, Maker, sources_in
from .labels import Labels

LEFT_OUT = ("meta",)
"""Who made the game is no component."""


@dataclass
class RowOf:
    """A row as a list shows it."""

    n: int
    title: str
    source: str  # of what has none of its own
    sources: list[str]
    facts: list[tuple[str, str, str]]  # what is asked, what it holds, where that comes from


@dataclass
class SectionOf:
    """A section of the box."""

    name: str
    title: str
    sources: list[list[str]]  # of each row

    def of_source(self, source: str) -> int:
        """How many rows have a fact that comes from there; all of them for none."""
        return sum(not source or source in found for found in self.sources)


def sections_of(maker: Maker) -> list[SectionOf]:
    """All sections that a form can be made of, in the order of the file."""
    data = maker.labels.box.data
    return [
        SectionOf(
            name, maker.labels.section(name), [sources_in(row) for row in rows_in(data, name)]
        )
        for name in data
        if name not in LEFT_OUT
    ]


def rows_in(data: Data, section: str) -> list[Data]:
    """The rows of a section, which may be only one."""
    found = data[section]
    return found if isinstance(found, list) else [found]


def rows_of(maker: Maker, section: str) -> list[RowOf]:
    """The rows of a section in words."""
    labels, made = maker.labels, []
    for n, row in enumerate(rows_in(labels.box.data, section)):
        path = path_of(labels.box.data, section, n)
        controls = [control for control in maker.row(row, path) if control.value is not None]
        facts = [(c.label, said(c, labels), c.source) for c in controls]
        made.append(RowOf(n, labels.row(path), row.get("source", ""), sources_in(row), facts))
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
    is_named = control.kind in ("choice", "choices", "text") and control.key != "id"
    return labels.choice(value) if is_named and isinstance(value, str) else str(value)
