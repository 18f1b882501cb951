"""Pages about what is kept of somebody: what it is, a copy of it, and the way out."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ...core.errors import ChapiteauError
from ...words.telling import say_error
from ..people.export import export_person
from ..people.people import Person
from ..refusal import Refused
from ..store.rows import OVER
from ..tables.deeds import seating
from ..tables.hall import Hall
from ..tables.table import LiveTable
from .accounts import account_page
from .contract import gives, takes
from .forms import DeleteForm, Form
from .visit import visitor


async def privacy(request: Request) -> Response:
    """GET /privacy -> privacy.html: what is kept, for how long, and who sees it."""
    return visitor(request).page("privacy.html")


@gives("application/zip")
@takes(Form)
async def export(request: Request, _: Form) -> Response:
    """POST /export -> a ZIP file with all that is kept of me, but for hashes of secrets."""
    me = visitor(request)
    if not me.house.export_limit.allows(me.person.id):
        raise Refused("too-many-tries", 429)
    me.house.chores.check_room(me.address)
    data = await export_person(me.house.hall, me.person, me.lang, me.house.chores, me.address)
    headers = {"content-disposition": 'attachment; filename="chapiteau.zip"'}
    return Response(data, headers=headers, media_type="application/zip")


@takes(DeleteForm)
async def delete(request: Request, form: DeleteForm) -> Response:
    """POST /delete -> account.html in mode "deleted"; an account says its password, a guest that
    it is sure.
    """
    me = visitor(request)
    try:
        if me.person.registered:
            await check(request, me.person, form.password)
        elif form.sure != "yes":
            raise Refused("not-sure")
    except ChapiteauError as e:
        status = getattr(e, "status", 400)
        return account_page(request, "delete", say_error(me.lang, e), status=status)
    await delete_person(me.house.hall, me.person)
    me.person = me.house.people.new_guest()
    response = account_page(request, "deleted")
    response.delete_cookie("who", path="/")
    return response


async def check(request: Request, person: Person, password: str) -> None:
    """Only whoever knows the password may delete the account, not whoever finds a browser open."""
    people = visitor(request).house.people
    row = await people.store.person(person.id)
    login = row.login if row and row.login else ""
    found = await people.check(login, password, visitor(request).address)
    if found.id != person.id:
        raise Refused("wrong-login", 403)


async def delete_person(hall: Hall, person: Person) -> None:
    """Free the seats of somebody, forget who they were, and tell every open page."""
    for stored in await hall.store.tables_of(person.id, 100_000):
        if stored.row.phase == OVER:
            continue
        with suppress(ChapiteauError):  # a game that is no longer played here stays as it is
            await hall.run_at(stored.row.id, partial(leave, person.id))
    for id in await hall.store.delete_person(person.id, person.name):
        with suppress(ChapiteauError):
            await hall.reload(id)
    hall.people.drop_cached(person.id)
    hall.sign_out(person.id)


async def leave(person: str, table: LiveTable) -> None:
    if table.state.seat_of(person) is not None and table.state.phase != OVER:
        await seating.depart(table, person)
        table.bots.wake()
        table.show()
