"""Finding a game: tickets, tables that wait for me, people I played with."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from ....core.errors import ChapiteauError
from ....words.telling import say_error
from ...meeting import lists, meet
from ...meeting.tickets import MOST_OPEN
from ...refusal import Refused
from ...tables.paces import PACES
from ..contract import moves_on, takes
from ..forms import ChallengeForm, Form, TicketForm
from ..visit import Visitor, back_to, visitor
from .about import about, on_the_bill
from .lobby import number

HERE = "/meet"


async def page(request: Request) -> Response:
    """GET /meet -> meet.html

    games     what is played here: name, title, fewest, most
    paces     list of: name, text
    tickets   mine: id, title, seats (0 for any), pace, near, hours and days (until
              it expires)
    most      tickets that somebody may have
    meetings  tables that wait for me: as `mine` of tables.html, and kind ("ticket", "challenge",
              "again"), by (a name), pace
    open      public tables with an empty seat: as `mine`, and pace, level
    people    with whom I played: id, name, games, is_blocked
    error     a sentence, or ""
    """
    return await shown(request)


async def shown(request: Request, error: str = "") -> Response:
    me = account(request)
    hall, words = me.house.hall, me.words
    bill = on_the_bill(me.house.settings.rehearsals)
    return me.page(
        "meet.html",
        400 if error else 200,
        games=[about(game, me.lang) for game in bill if game.most > 1],
        paces=[{"name": name, "text": words(f"table-pace-{name}")} for name in PACES],
        tickets=await lists.tickets(hall, me.person.id, me.lang),
        most=MOST_OPEN,
        meetings=await lists.meetings(hall, me.person.id, me.lang),
        open=await lists.open_tables(hall, me.lang, me.person),
        people=await meet.companions(hall, me.person.id),
        error=error,
    )


def account(request: Request) -> Visitor:
    """Whoever is known again, in a house where people find each other."""
    me = visitor(request)
    if not me.house.settings.meeting:
        raise Refused("no-such-page", 404)
    if not me.person.registered:
        raise Refused("account-only", 403)
    return me


@moves_on
@takes(TicketForm)
async def take(request: Request, form: TicketForm) -> Response:
    """POST /meet/tickets -> I look for company; who fits is found now or later."""
    me = account(request)
    seats = number(form.seats) if form.seats else 0
    try:
        near = form.near == "yes"
        await meet.take_ticket(me.house.hall, me.person, form.game, seats, form.pace, near)
    except ChapiteauError as e:
        return await shown(request, say_error(me.lang, e))
    return back_to(HERE)


@moves_on
@takes(Form)
async def withdraw(request: Request, _: Form) -> Response:
    """POST /meet/tickets/{id}/withdraw -> I look no more."""
    me = account(request)
    await me.house.store.meeting.withdraw(request.path_params["id"], me.person.id)
    return back_to(HERE)


@moves_on
@takes(ChallengeForm)
async def challenge(request: Request, form: ChallengeForm) -> Response:
    """POST /meet/people/{id}/challenge -> a table for two, and the other is told."""
    me, other = account(request), request.path_params["id"]
    try:
        hall = me.house.hall
        table = await meet.challenge(hall, me.person, other, form.game, form.pace)
    except ChapiteauError as e:
        return await shown(request, say_error(me.lang, e))
    return back_to(f"/table/{table}")


@moves_on
@takes(Form)
async def block(request: Request, _: Form) -> Response:
    """POST /meet/people/{id}/block -> nothing of this person reaches me any more."""
    me = account(request)
    await meet.block(me.house.hall, me.person, request.path_params["id"])
    return back_to(HERE)


@moves_on
@takes(Form)
async def unblock(request: Request, _: Form) -> Response:
    """POST /meet/people/{id}/unblock -> as before."""
    me = account(request)
    await meet.unblock(me.house.hall, me.person, request.path_params["id"])
    return back_to(HERE)


@moves_on
@takes(Form)
async def accept(request: Request, _: Form) -> Response:
    """POST /meet/tables/{id}/accept -> I come, and sit down; a rematch needs no account."""
    me, id = visitor(request), request.path_params["id"]
    await meet.accept(me.house.hall, me.person, id)
    return back_to(f"/table/{id}")


@moves_on
@takes(Form)
async def decline(request: Request, _: Form) -> Response:
    """POST /meet/tables/{id}/decline -> I do not come."""
    me = visitor(request)
    await meet.decline(me.house.hall, me.person, request.path_params["id"])
    return back_to("/")
