"""In what a box differs from another, row by row and in words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from ..core.box import Box, Data
from ..core.game import Game
from .attempt import path_of, row_at, surveyed
from .forms import Control, Maker
from .labels import Labels
from .sections import LEFT_OUT, rows_in, said


@dataclass
class Difference:
    """A row that is not as in the other box."""

    section: str  # in words; nothing where the title begins with it
    title: str
    path: str
    word_id: str = ""  # of what the row is about, if it has one
    is_new: bool = False  # the other box has no such row
    is_gone: bool = False  # only the other box has it
    facts: list[tuple[str, str, str]] = field(default_factory=list)  # of what, before, now


def differing(game: Game[Any], before: Box, now: Box, lang: str) -> list[Difference]:
    """All rows of two boxes of a game that are not the same."""
    old = Maker(game, before, surveyed(game, before.data), lang)
    new = Maker(game, now, surveyed(game, now.data), lang)
    found: list[Difference] = []
    for section in [name for name in now.data if name not in LEFT_OUT]:
        rows = [
            rows_in(data, section) if section in data else [] for data in (before.data, now.data)
        ]
        for n in range(max(map(len, rows))):
            pair = [each[n] if n < len(each) else None for each in rows]
            if pair[0] != pair[1]:
                found.append(difference(old, new, section, n, *pair))
    return found


def difference(
    old: Maker, new: Maker, section: str, n: int, before: Data | None, now: Data | None
) -> Difference:
    maker = new if now is not None else old
    path = path_of(maker.labels.box.data, section, n)
    kind, title = maker.labels.section(section), maker.labels.row(path)
    told = Difference("" if title.startswith(kind) else kind, title, f"{section}/{n}")
    told.word_id = maker.survey.called.get(path, "")
    told.is_new, told.is_gone = before is None, now is None
    if before is not None and now is not None:
        told.facts = facts(old.row(before, path), new.row(now, path), old.labels, new.labels)
        told.facts += sources(before, now, new.labels)
    return told


def facts(
    before: list[Control], now: list[Control], old: Labels, new: Labels
) -> list[tuple[str, str, str]]:
    """What is asked of both rows and not answered the same, in the order of the newer."""
    was, held = ({control.key: control for control in row} for row in (before, now))
    same = [key for key in was if key in held and was[key].value == held[key].value]
    found = []
    for key in [key for key in {**held, **was} if key not in same]:
        label = (held.get(key) or was[key]).label
        pair = said_of(was.get(key), old), said_of(held.get(key), new)
        found += [(label, *pair)] if pair[0] != pair[1] else []
    return found


def said_of(control: Control | None, labels: Labels) -> str:
    return "–" if control is None or control.value is None else said(control, labels)


def sources(before: Data, now: Data, labels: Labels) -> list[tuple[str, str, str]]:
    """Where the row comes from, if that is not the same."""
    was, held = before.get("source"), now.get("source")
    if was == held:
        return []
    old, new = (labels.words(f"page-box-source-{each}") if each else "–" for each in (was, held))
    return [(labels.words("page-sources"), old, new)]


def facts_between(maker: Maker, path: str, row: Data) -> list[tuple[str, str, str]]:
    """In what another row differs from the one that a box has there."""
    section, _, n = path.partition("/")
    data = maker.labels.box.data
    at, house = path_of(data, section, int(n)), row_at(data, section, int(n))
    return facts(maker.row(house, at), maker.row(row, at), maker.labels, maker.labels)
