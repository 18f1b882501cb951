"""Pages of the box: a section as it looks on the table, and a row of it as a form.

Each has two addresses: under /game/{name}/box for the house's box, under /box/{box}/rows for one
that somebody has made.
"""

from __future__ import annotations

from functools import partial
from json import dumps, loads

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from ....core.box import SOURCES, Data
from ....draw.scene import Shade
from ...boxes.reading import check_section, components_text, with_rows
from ...refusal import Refused
from ..contract import gives, moves_on, takes
from ..entrance.about import about
from ..entrance.lobby import number
from ..visit import Visitor, back_to, visitor
from .drafts import Draft, drafted, listed, shown_row
from .drawing import SectionPictures, drawn_section
from .forms import BoxQuery, RowForm, RowsForm, SaveForm, ThemeQuery
from .opened import Opened, opened, requested_row, requested_section
from .said import counts, said_of

LONGEST_NUMBER = 20  # figures; a box has none with more than five


@takes(BoxQuery)
async def box_page(request: Request, query: BoxQuery) -> Response:
    """GET /game/{name}/box, /box/{box}/rows -> box.html

    game      about.about()
    sections  list of SectionOf: name, title, of_source(source)
    chosen    one of them
    rows      of the chosen one, those that are asked for
    source    what is asked for, "" for all
    sources   where facts may come from
    said      by section and number from 0: how many owners say so, and how many otherwise
    at, drafts, box, own  see Opened.context
    """
    me, shown = visitor(request), await opened(request)
    name = query.section or next(name for name in shown.box.data if name != "meta")
    check_section(shown.box.data, name)
    source = query.source if query.source in SOURCES else ""
    sections, rows = await me.house.hall.worker.run(listed, shown.game, shown.box, name, me.lang)
    chosen = next(section for section in sections if section.name == name)
    return me.page(
        "box.html",
        words_of=shown.game,
        game=about(shown.game, me.lang),
        sections=sections,
        chosen=chosen,
        rows=[row for row in rows if not source or source in row.sources],
        source=source,
        sources=SOURCES,
        said=await counts(me, shown),
        **shown.context,
    )


@gives(SectionPictures)
@takes(ThemeQuery)
async def pictures(request: Request, query: ThemeQuery) -> Response:
    """GET .../{section}/pictures.json -> all rows of a section as they look."""
    me, shown = visitor(request), await opened(request)
    section, theme = requested_section(request, shown), shade(me, query)
    key = ("box", shown.key, section, me.lang, theme)
    how = (shown.game, shown.box, section, me.lang, theme)
    draw = partial(me.house.hall.worker.run, drawn_section, *how)
    return (await me.house.kept.get(key, draw)).response(request)


async def row_page(request: Request) -> Response:
    """GET .../{section}/{row} -> box_row.html

    game       about.about()
    section    its name and title; title: what the row is called; n: its number from 1; count
    row        the row itself; written: the same in JSON, for the script
    controls   editing.forms.Control, of which box_form.html makes the form
    sources    where facts may come from
    place      what a draft of this row is kept by
    said       what owners say of it: see said.said_of
    at, drafts, box, own  see Opened.context
    """
    me, shown = visitor(request), await opened(request)
    section, n = requested_section(request, shown), requested_row(request, shown)
    context = await me.house.hall.worker.run(shown_row, me, shown.game, shown.box, section, n)
    told = {**context, **shown.context, "said": await said_of(me, shown, f"{section}/{n}")}
    return me.page("box_row.html", words_of=shown.game, game=about(shown.game, me.lang), **told)


@gives(Draft)
@takes(RowForm)
async def draft(request: Request, form: RowForm) -> Response:
    """POST .../{section}/{row}/draft -> what comes of the row as it was written."""
    me, shown = visitor(request), await opened(request)
    place = (requested_section(request, shown), requested_row(request, shown))
    row = written_row(form.row)
    around = with_rows(shown.box.data, written_row(form.others or "{}"))
    work = partial(drafted, me, shown.game, shown.box, *place, row, around, form.theme)
    found = await me.house.hall.worker.run(work)
    return JSONResponse({**found, "defs": ""} if found["tag"] == form.known else found)


@gives("text/plain")
@takes(RowsForm)
async def file(request: Request, form: RowsForm) -> Response:
    """POST .../file -> the sections with these rows, as a components file."""
    me, shown = visitor(request), await opened(request)
    data = with_rows(shown.box.data, written_row(form.rows))
    worker = me.house.hall.worker
    await worker.run(shown.game.read_box, data)  # complains about the first that is wrong
    return components_file(shown, data, shown.game.name)


def components_file(shown: Opened, data: Data, name: str) -> Response:
    """The sections that are not as in the house's box, as the library takes them."""
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return PlainTextResponse(components_text(shown.game, data), headers=headers)


@moves_on
@takes(SaveForm)
async def save(request: Request, form: SaveForm) -> Response:
    """POST .../save -> a new version of my box; of any other, a box of my own that begins as it."""
    me, shown = visitor(request), await opened(request)
    shelf, writing = me.house.shelf, shown.writing(changed=written_row(form.rows))
    if shown.row and shown.is_mine:
        if number(form.since) != shown.row.newest:
            raise Refused("box-moved-on", 409)
        await shelf.revise(shown.row, me.person, me.address, writing)
        return back_to(f"/box/{shown.row.id}?saved={shown.drafts}")
    id = await shelf.make(me.person, me.address, writing, form.name)
    return back_to(f"/box/{id}?saved={shown.drafts}")


# what is asked for


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


def shade(me: Visitor, query: ThemeQuery) -> Shade:
    return "dark" if (query.theme or me.theme) == "dark" else "light"
