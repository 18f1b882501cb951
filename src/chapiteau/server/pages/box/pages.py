"""Pages of the box: a section as it looks on the table, and a row of it as a form."""

from __future__ import annotations

from functools import partial
from json import dumps, loads
from typing import Any

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ....core.box import SOURCES, Data
from ....core.game import Game
from ....draw.scene import Shade
from ....editing import written
from ....editing.attempt import bounded, with_row, without_blanks
from ....editing.sections import rows_in
from ...refusal import Refused
from ..contract import gives, takes
from ..entrance.about import about
from ..entrance.lobby import number, requested_game
from ..visit import Visitor, visitor
from .drafts import Draft, drafted, listed, shown_row
from .drawing import SectionPictures, drawn_section
from .forms import BoxQuery, RowForm, RowsForm, ThemeQuery

LONGEST_NUMBER = 20  # figures; a box has none with more than five


@takes(BoxQuery)
async def box_page(request: Request, query: BoxQuery) -> Response:
    """GET /game/{name}/box -> box.html

    game      about.about()
    sections  list of SectionOf: name, title, of_source(source)
    chosen    one of them
    rows      of the chosen one, those that are asked for
    source    what is asked for, "" for all
    sources   where facts may come from
    box       the hash of the house's box, which drafts are kept for
    """
    me, game = visitor(request), requested_game(request)
    name = query.section or next(name for name in game.box.data if name != "meta")
    check_section(game, name)
    source = query.source if query.source in SOURCES else ""
    sections, rows = await me.house.hall.worker.run(listed, game, name, me.lang)
    chosen = next(section for section in sections if section.name == name)
    return me.page(
        "box.html",
        words_of=game,
        game=about(game, me.lang),
        sections=sections,
        chosen=chosen,
        rows=[row for row in rows if not source or source in row.sources],
        source=source,
        sources=SOURCES,
        box=game.box.hash,
    )


@gives(SectionPictures)
@takes(ThemeQuery)
async def pictures(request: Request, query: ThemeQuery) -> Response:
    """GET /game/{name}/box/{section}/pictures.json -> all rows of a section as they look."""
    me, game = visitor(request), requested_game(request)
    section = requested_section(request, game)
    theme = shade(me, query)
    key = ("box", game.box.hash, section, me.lang, theme)
    draw = partial(me.house.hall.worker.run, drawn_section, game, game.box, section, me.lang, theme)
    return (await me.house.kept.get(key, draw)).response(request)


async def row_page(request: Request) -> Response:
    """GET /game/{name}/box/{section}/{row} -> box_row.html

    game       about.about()
    section    its name and title; title: what the row is called; n: its number from 1; count
    row        the row itself; written: the same in JSON, for the script
    controls   editing.forms.Control, of which box_form.html makes the form
    sources    where facts may come from
    place, box  what a draft of this row is kept by
    """
    me, game = visitor(request), requested_game(request)
    section, n = requested_section(request, game), requested_row(request, game)
    context = await me.house.hall.worker.run(shown_row, me, game, section, n)
    return me.page("box_row.html", words_of=game, game=about(game, me.lang), **context)


@gives(Draft)
@takes(RowForm)
async def draft(request: Request, form: RowForm) -> Response:
    """POST /game/{name}/box/{section}/{row}/draft -> what comes of the row as it was written."""
    me, game = visitor(request), requested_game(request)
    section, n = requested_section(request, game), requested_row(request, game)
    row, around = written_row(form.row), with_rows(game, written_row(form.others or "{}"))
    found = await me.house.hall.worker.run(drafted, me, game, section, n, row, around, form.theme)
    return JSONResponse({**found, "defs": ""} if found["tag"] == form.known else found)


@gives("text/plain")
@takes(RowsForm)
async def file(request: Request, form: RowsForm) -> Response:
    """POST /game/{name}/box/file -> the sections with these rows, as a components file."""
    me, game = visitor(request), requested_game(request)
    rows = written_row(form.rows)
    data = with_rows(game, rows)
    await me.house.hall.worker.run(game.read_box, data)  # complains about the first that is wrong
    sections = {name: data[name] for name in data if data[name] != game.box.data[name]}
    headers = {"content-disposition": f'attachment; filename="{game.name}.toml"'}
    return PlainTextResponse(written(sections), headers=headers)


# what is asked for


def requested_section(request: Request, game: Game[Any]) -> str:
    section = request.path_params["section"]
    check_section(game, section)
    return str(section)


def check_section(game: Game[Any], section: str) -> None:
    if section not in game.box.data or section == "meta":
        raise Refused("box-row-gone", 404)


def requested_row(request: Request, game: Game[Any]) -> int:
    """A row by its number from 1, as its page and the complaints call it."""
    rows, n = (
        rows_in(game.box.data, request.path_params["section"]),
        number(request.path_params["row"]),
    )
    if not 1 <= n <= len(rows):
        raise Refused("box-row-gone", 404)
    return n - 1


def written_row(text: str) -> Data:
    """The row that a form sends; what could not be sent back is no row."""
    try:
        row = loads(text, parse_int=whole_number)
        dumps(row, ensure_ascii=False, allow_nan=False).encode()
    except (RecursionError, ValueError):
        row = None
    if not isinstance(row, dict):
        raise Refused("box-row-not-json")
    return row


def whole_number(text: str) -> int:
    if len(text) > LONGEST_NUMBER:
        raise ValueError
    return int(text)


def with_rows(game: Game[Any], rows: Data) -> Data:
    """The house's box with other rows in their places; each is bounded as one alone would be."""
    data = game.box.data
    for path, row in rows.items():
        section, _, n = path.partition("/")
        check_section(game, section)
        if not isinstance(row, dict) or not 0 <= number(n) < len(rows_in(data, section)):
            raise Refused("box-row-gone", 404)
        trouble = bounded(row, path)
        if trouble:
            raise trouble
        data = with_row(data, section, int(n), without_blanks(row, "", set()))
    return data


def shade(me: Visitor, query: ThemeQuery) -> Shade:
    return "dark" if (query.theme or me.theme) == "dark" else "light"
