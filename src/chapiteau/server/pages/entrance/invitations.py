"""The way to a friend's table: a link to follow, or its code to type."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ....registry import find
from ....words.telling import say_error
from ...boxes.told import told_at_table
from ...refusal import Refused
from ...store.rows import StoredTable
from ...tables.boxes import is_of_house
from ...tables.deeds.seating import free_seat
from ...tables.lists import line
from ...tables.state import TableState
from ..contract import gives, moves_on, takes
from ..forms import CodeForm, JoinForm
from ..visit import back_to, visitor
from .about import about
from .front import front_page

LONGEST_CODE = 64


@gives("text/html")
@moves_on
async def join(request: Request) -> Response:
    """GET /join/{code} -> a seat at the table this link invites to, once I have a name; and, where
    it is played with a box that is not the house's, once I have seen what differs."""
    me = visitor(request)
    id = await me.house.hall.join(me.person, request.path_params["code"])
    stored = await me.house.hall.visible_to(id, me.person)
    state = TableState(stored.row, stored.seats)
    if state.seat_of(me.person.id) is None and free_seat(state) is not None:
        if not me.person.named or not is_of_house(find(stored.row.game), stored.row.box):
            return await name_page(request, stored)
        await me.house.hall.seat(me.person, id)
    return back_to(f"/table/{id}")


@moves_on
@takes(JoinForm)
async def join_as(request: Request, form: JoinForm) -> Response:
    """POST /join/{code} -> the same, under a name that I have just chosen."""
    me = visitor(request)
    id = await me.house.hall.join(me.person, request.path_params["code"])
    if form.name or not me.person.named:
        try:
            me.person = await me.house.people.rename(me.person, form.name)
        except Refused as e:
            stored = await me.house.hall.visible_to(id, me.person)
            return await name_page(request, stored, say_error(me.lang, e), e.status)
        await me.house.hall.renamed(me.person)
    await me.house.hall.seat(me.person, id)
    return back_to(f"/table/{id}")


async def name_page(
    request: Request, stored: StoredTable, error: str = "", status: int = 200
) -> Response:
    """-> join.html

    game    about.about()
    table   as for tables.html: who is there already
    own     boxes.told.BoxTold, if it is played with a box that is not the house's
    error   a sentence, or ""
    """
    me, game = visitor(request), find(stored.row.game)
    table = line(stored, me.person.id, me.lang)
    told = {"game": about(game, me.lang), "table": table, "error": error}
    own = await told_at_table(me.house, stored.row, me.person, me.lang)
    return me.page("join.html", status, words_of=game, own=own, **told)


@moves_on
@takes(CodeForm)
async def join_by_code(request: Request, form: CodeForm) -> Response:
    """POST /join -> the invitation with this code; the front page again where there is none."""
    me, code = visitor(request), code_in(form.code)
    try:
        await me.house.hall.invited_to(code)
    except Refused as e:
        typed = form.code[:LONGEST_CODE]
        return await front_page(request, e.status, say_error(me.lang, e), typed)
    return back_to(f"/join/{code}")


def code_in(text: str) -> str:
    """The code somebody typed, or that of the link they pasted."""
    return text.strip().rstrip("/").rpartition("/")[2][:LONGEST_CODE]
