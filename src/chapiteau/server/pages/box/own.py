"""The page of a box that somebody has made: its versions, what differs, and what one does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, TypedDict

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ....core.errors import ChapiteauError
from ....registry import find
from ....words.telling import say_error
from ...boxes.reading import LONGEST_FILE, Writing
from ...boxes.shelf import LONGEST_NAME, MOST_VERSIONS, Shelf, is_owner
from ...boxes.told import differences_of, trouble_said
from ...moderation.acts import Moderation
from ...moderation.policy import ADMIN
from ...people.people import plain, shown_name
from ...refusal import Refused
from ...store.rows import AUDIENCES, FIT, OFFERED, OwnBoxRow, VersionRow
from ..contract import MOVED, gives, moves_on, takes
from ..entrance import last_played
from ..entrance.about import about
from ..entrance.lobby import levels, number
from ..forms import Form
from ..visit import Visitor, back_to, visitor
from .forms import (
    REASONS,
    BoxReportForm,
    RenameForm,
    RevisionForm,
    ShareForm,
    SureForm,
    VersionQuery,
)
from .opened import opened
from .pages import components_file
from .shelves import day, given

LONGEST_NOTE = 300


# one of them


@takes(VersionQuery)
async def page(request: Request, query: VersionQuery) -> Response:
    """GET /box/{box} -> own_box.html

    game      about.about()
    own       id, name, url, audience, hidden, mine (bool), by (who made it, "" if they are gone)
    version   n, at, state, trouble (a sentence, or "")
    versions  all that I may see: n, at, state
    playable  the number of the newest version that can be played with, 0 if none
    rows      editing.Difference from the house's box
    rows_at   the path of its rows
    audiences, reasons, levels, last, admin, longest, longest_name, most_versions
    saved     what the browser keeps the drafts by that have just been saved, or ""
    reported  whether I have just reported it
    error     a sentence, or ""
    """
    n = number(query.version) if query.version else 0
    return await shown(request, n, query.saved, reported=bool(query.reported))


async def shown(
    request: Request,
    n: int = 0,
    saved: str = "",
    error: str = "",
    status: int = 200,
    reported: bool = False,
) -> Response:
    me = visitor(request)
    shelf = me.house.shelf
    row = await shelf.seen(request.path_params["box"], me.person)
    mine, playable = is_owner(row, me.person), await shelf.playable(row)
    states = (await shelf.rows.versions([row.id]))[row.id]
    version = await shelf.version(row, n or (0 if mine else playable))
    if not mine and version.state != FIT and (n or playable):
        raise Refused("no-such-version", 404)
    shelf.try_out(row, version, me.person, me.address)  # a restart may have ended it
    game, box = find(row.game), await shelf.box(row, version)
    return me.page(
        "own_box.html",
        status,
        words_of=game,
        game=about(game, me.lang),
        own=await described(me, row),
        version=told_version(version, me.lang),
        versions=[
            {"n": each.n, "at": day(each.at), "state": each.state}
            for each in states
            if mine or each.state == FIT
        ],
        playable=playable,
        rows=await me.house.hall.worker.run(differences_of, game, box, me.lang),
        rows_at=f"/box/{row.id}/rows",
        audiences=AUDIENCES,
        reasons=REASONS,
        levels=levels(me.lang),
        last=last_played.last_settings(request, game),
        admin=me.person.role == ADMIN and row.audience == OFFERED,
        longest=LONGEST_FILE,
        longest_name=LONGEST_NAME,
        most_versions=MOST_VERSIONS,
        saved=saved,
        reported=reported,
        error=error,
    )


async def described(me: Visitor, row: OwnBoxRow) -> dict[str, Any]:
    maker = await me.house.store.person(row.owner) if row.owner else None
    return {
        "id": row.id,
        "name": row.name,
        "url": f"/box/{row.id}",
        "audience": row.audience,
        "hidden": row.hidden,
        "mine": is_owner(row, me.person),
        "by": shown_name(maker) if maker and row.audience == OFFERED else "",
        "link": f"{me.house.settings.address}/box/{row.id}",
    }


def told_version(version: VersionRow, lang: str) -> dict[str, Any]:
    trouble = trouble_said(version, lang)
    return {"n": version.n, "at": day(version.at), "state": version.state, "trouble": trouble}


class StateTold(TypedDict):
    """How far bots are with a version: "new", "fit" or "unfit"."""

    state: str


@gives(StateTold)
async def state(request: Request) -> Response:
    """GET /box/{box}/{version}/state.json -> whether bots have played a version through."""
    me = visitor(request)
    row = await me.house.shelf.seen(request.path_params["box"], me.person)
    version = await me.house.shelf.version(row, wanted_version(request))
    return JSONResponse({"state": version.state})


@gives("text/plain")
async def components(request: Request) -> Response:
    """GET /box/{box}/{version}/components.toml -> a version as the library takes it."""
    me, found = visitor(request), await opened(request)
    assert found.row
    version = await me.house.shelf.version(found.row, wanted_version(request))
    if not found.is_mine and version.state != FIT:
        raise Refused("no-such-version", 404)
    box = await me.house.shelf.box(found.row, version)
    return components_file(found, box.data, f"{found.game.name}-{version.n}")


def wanted_version(request: Request) -> int:
    n = number(request.path_params["version"])
    if n < 1:
        raise Refused("no-such-version", 404)
    return n


# what people do with it


async def done(request: Request, act: Callable[[Shelf, OwnBoxRow], Awaitable[None]]) -> Response:
    """Do something, and show the page again; or say there why not."""
    me = visitor(request)
    shelf = me.house.shelf
    row = await shelf.seen(request.path_params["box"], me.person)
    try:
        await act(shelf, row)
    except ChapiteauError as e:
        said, status = say_error(me.lang, e), getattr(e, "status", 400)
        return await shown(request, error=said, status=status)
    return back_to(f"/box/{row.id}")


@moves_on
@takes(RevisionForm)
async def import_version(request: Request, form: RevisionForm) -> Response:
    """POST /box/{box}/import -> a new version of my box from a components file."""
    me = visitor(request)

    async def revise(shelf: Shelf, row: OwnBoxRow) -> None:
        writing = Writing(row.game, find(row.game).box.hash, text=given(form.components))
        await shelf.revise(row, me.person, me.address, writing)

    return await done(request, revise)


@moves_on
@takes(RenameForm)
async def rename(request: Request, form: RenameForm) -> Response:
    """POST /box/{box}/rename -> another name for my box."""
    me = visitor(request)
    return await done(request, lambda shelf, row: shelf.rename(row, me.person, form.name))


@moves_on
@takes(ShareForm)
async def share(request: Request, form: ShareForm) -> Response:
    """POST /box/{box}/share -> who finds my box: nobody else, who has its link, or everybody."""
    me = visitor(request)
    return await done(request, lambda shelf, row: shelf.share(row, me.person, form.audience))


@moves_on
@takes(SureForm)
async def delete(request: Request, form: SureForm) -> Response:
    """POST /box/{box}/delete -> my box is gone; tables that play with it keep what they have."""
    me, sure = visitor(request), form.sure == "yes"
    answer = await done(request, lambda shelf, row: shelf.delete(row, me.person, sure))
    return back_to("/boxes") if answer.status_code == MOVED else answer


@moves_on
@takes(BoxReportForm)
async def report(request: Request, form: BoxReportForm) -> Response:
    """POST /box/{box}/report -> those who run the house are told of a box that is offered."""
    me, note = visitor(request), plain(form.note)[:LONGEST_NOTE]
    why = form.reason
    answer = await done(request, lambda shelf, row: shelf.report(row, me.person, why, note))
    there = f"/box/{request.path_params['box']}?reported=yes"
    return back_to(there) if answer.status_code == MOVED else answer


@moves_on
@takes(Form)
async def hide(request: Request, _: Form) -> Response:
    """POST /house/boxes/{box}/hide -> nobody but its owner finds a box any more, or again."""
    me = visitor(request)
    await Moderation(me.house, me.person).hide_box(request.path_params["box"])
    return back_to(f"/box/{request.path_params['box']}")
