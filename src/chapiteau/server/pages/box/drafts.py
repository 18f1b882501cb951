"""What pages of the box tell: its rows in words, and what comes of a row that somebody writes.

All of it is done in a thread.
"""

from __future__ import annotations

from functools import partial
from json import dumps
from typing import Any, TypedDict

from ....core.box import SOURCES, Box, Data, Survey
from ....core.errors import BadComponents
from ....core.game import Game
from ....editing import (
    Attempt,
    Maker,
    RowOf,
    SectionOf,
    attempt,
    controls_of,
    rows_of,
    sections_of,
)
from ....editing.attempt import inner, path_of, row_at, surveyed
from ....editing.sections import rows_in
from ....words import words_for
from ....words.telling import say_error
from ...answers.kept import tag_of
from ...boxes.told import once
from ..visit import Visitor
from .drawing import PictureTold, drawn_row


class ComplaintTold(TypedDict):
    """What is wrong, in words; `name` is the control it is about, or nothing."""

    name: str
    text: str


class Draft(TypedDict):
    """A row that somebody writes: what is wrong with it, how it looks, and its form."""

    row: dict[str, Any]
    changed: bool
    complaints: list[ComplaintTold]
    form: str
    defs: str  # what the picture refers to, unless the page has it
    tag: str  # what these are known by
    picture: PictureTold | None


def listed(
    game: Game[Any], box: Box, section: str, lang: str
) -> tuple[list[SectionOf], list[RowOf]]:
    """A box in words: its sections, and the rows of one."""
    maker = maker_of(game, box, lang)
    sections = once(box, ("sections", lang), partial(sections_of, maker))
    return sections, once(box, ("rows", section, lang), partial(rows_of, maker, section))


def maker_of(game: Game[Any], box: Box, lang: str) -> Maker:
    """What makes forms of a box."""
    survey = once(box, "survey", partial(surveyed, game, box.data))
    return once(box, ("maker", lang), partial(Maker, game, box, survey, lang))


def shown_row(me: Visitor, game: Game[Any], box: Box, section: str, n: int) -> dict[str, Any]:
    maker = maker_of(game, box, me.lang)
    row, path = row_at(box.data, section, n), path_of(box.data, section, n)
    return {
        "section": {"name": section, "title": maker.labels.section(section)},
        "title": maker.labels.row(path),
        "n": n + 1,
        "count": len(rows_in(box.data, section)),
        "place": f"{section}/{n}",
        "row": row,
        "written": dumps(row),
        "controls": maker.row(row, path),
        "sources": SOURCES,
    }


def drafted(
    me: Visitor,
    game: Game[Any],
    box: Box,
    section: str,
    n: int,
    row: Data,
    around: Data,
    theme: str,
) -> Draft:
    """The row read with its box around it, and the other rows that were changed."""
    found = attempt(game, box, section, n, row, around)
    path = path_of(box.data, section, n)
    typed = as_typed(found, row, path)
    defs, picture = drawn_row(
        game, found.box, section, n, me.lang, "dark" if theme == "dark" else "light"
    )
    return {
        "row": typed,
        "changed": found.row != row_at(box.data, section, n),
        "complaints": [complained(c, path, me.lang) for c in found.complaints],
        "form": form_of(me, game, found.box, found.survey, typed, path),
        "defs": defs,
        "tag": tag_of(defs.encode()),
        "picture": picture,
    }


def as_typed(found: Attempt, row: Data, path: str) -> Data:
    """The row as it was mended, but with what was typed wherever it was complained about."""
    shown: Data = _copied(found.row)
    for complaint in found.complaints:
        if complaint.key and (complaint.path + "/").startswith(path + "/"):
            steps = [step for step in complaint.path[len(path) :].split("/") if step]
            place, was = inner(shown, steps), inner(row, [*steps, complaint.key])
            if isinstance(place, dict):
                place[complaint.key] = was
    return shown


def _copied(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _copied(each) for key, each in value.items()}
    return [_copied(each) for each in value] if isinstance(value, list) else value


def complained(e: BadComponents, path: str, lang: str) -> ComplaintTold:
    inside = e.key and (e.path + "/").startswith(path + "/")
    name = f"{e.path[len(path) :]}/{e.key}".lstrip("/") if inside else ""
    return {"name": name, "text": say_error(lang, e)}


def form_of(me: Visitor, game: Game[Any], box: Box, survey: Survey, row: Data, path: str) -> str:
    """-> box_form.html"""
    template = me.house.pages.get_template("box_form.html")
    controls = controls_of(game, box, survey, row, path, me.lang)
    return template.render(t=words_for(me.lang, game), controls=controls, row=row, sources=SOURCES)
