"""Owners say how a row is printed in their copy: so, or otherwise."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ...confirming.saying import report, said_row, say
from ...refusal import Refused
from ..contract import moves_on, takes
from ..entrance.lobby import number, requested_game
from ..forms import Form
from ..visit import back_to, visitor
from .forms import NoteReportForm, SayForm
from .pages import written_row

PRINTED = "other"


@moves_on
@takes(SayForm)
async def say_so(request: Request, form: SayForm) -> Response:
    """POST /game/{name}/box/{section}/{row}/say -> the row's page, with what I say of it."""
    me, game, path = visitor(request), requested_game(request), requested_path(request)
    said = written_row(form.row) if form.verdict == PRINTED else None
    box = await me.house.house_boxes.box(game)
    row = await me.house.hall.worker.run(said_row, game, box, path, said)
    await say(me.house, me.person, game, path, row, form.edition, form.note)
    return back_to(place(game.name, path))


@moves_on
@takes(Form)
async def unsay(request: Request, _: Form) -> Response:
    """POST /game/{name}/box/{section}/{row}/unsay -> the row's page, without what I said of it."""
    me, game, path = visitor(request), requested_game(request), requested_path(request)
    await me.house.store.confirmations.withdraw(me.person.id, game.name, path)
    return back_to(place(game.name, path))


@moves_on
@takes(NoteReportForm)
async def report_saying(request: Request, form: NoteReportForm) -> Response:
    """POST /sayings/{saying}/report -> those who run the house are told of an owner's words."""
    me = visitor(request)
    id = request.path_params["saying"]
    saying = await report(me.house, me.person, id, form.reason, form.note)
    return back_to(place(saying.game, saying.path))


def requested_path(request: Request) -> str:
    """Section and number from 0; what stands there is looked up by whoever asks."""
    n = number(request.path_params["row"])
    if n < 1:
        raise Refused("box-row-gone", 404)
    return f"{request.path_params['section']}/{n - 1}"


def place(game: str, path: str) -> str:
    section, _, n = path.partition("/")
    return f"/game/{game}/box/{section}/{int(n) + 1}#said"
