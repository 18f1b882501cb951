"""The page of programs: tokens are made, named and ended there, and an account becomes a bot's."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from ....core.errors import ChapiteauError
from ....words.telling import say_error
from ...people.people import person_of
from ...people.tokens import MOST_TOKENS, SCOPES
from ...refusal import Refused
from ...store.rows import TokenRow
from ..contract import gives, moves_on, takes
from ..forms import BotForm, Form, TokenForm
from ..statistics import date_of
from ..visit import back_to, visitor

HERE = "/programs"


async def page(request: Request) -> Response:
    """GET /programs -> programs.html

    tokens   list of: id, name, scopes, created and used (days; used is "" if it never was)
    most     how many somebody may have
    scopes   what a token may be for
    secret   the token that has just been made, shown this once; else ""
    address  of this house
    bot      whether this account is a bot's; may_be_bot: whether it can become one
    error    a sentence, or ""
    """
    return await shown(request)


async def shown(request: Request, secret: str = "", error: str = "") -> Response:
    me = visitor(request)
    check_account(request)
    mine = await me.house.store.tokens.of(me.person.id)
    has_played = bool(await me.house.store.tables_of(me.person.id, 1))
    return me.page(
        "programs.html",
        400 if error else 200,
        tokens=[listed(row) for row in mine],
        most=MOST_TOKENS,
        scopes=SCOPES,
        secret=secret,
        address=me.house.settings.address,
        bot=me.person.bot,
        may_be_bot=not has_played,
        error=error,
    )


def check_account(request: Request) -> None:
    if not visitor(request).person.registered:
        raise Refused("account-only", 403)


def listed(row: TokenRow) -> dict[str, Any]:
    """A token as its owner sees it: nothing that it could be used with."""
    used = date_of(row.used) if row.used else ""
    made = date_of(row.created)
    return {"id": row.id, "name": row.name, "scopes": row.scopes, "created": made, "used": used}


@takes(TokenForm)
async def make(request: Request, form: TokenForm) -> Response:
    """POST /programs/tokens -> programs.html with a new token, shown this once."""
    me = visitor(request)
    check_account(request)
    wanted = [scope for scope in SCOPES if getattr(form, scope)]
    try:
        secret = await me.house.hall.tokens.make(me.person, form.name, wanted)
    except ChapiteauError as e:
        return await shown(request, error=say_error(me.lang, e))
    return await shown(request, secret)


@moves_on
@takes(Form)
async def end(request: Request, _: Form) -> Response:
    """POST /programs/tokens/{token_id}/end -> nobody is let in with it any more."""
    me = visitor(request)
    check_account(request)
    row = await me.house.hall.tokens.end(me.person, request.path_params["token_id"])
    me.house.hall.sign_out(me.person.id, row.hash)
    return back_to(HERE)


@gives("text/html", 400)
@moves_on
@takes(BotForm)
async def become_bot(request: Request, form: BotForm) -> Response:
    """POST /programs/bot -> this account is a bot's from now on, and its name says so.

    Only before its first game, so that nobody's games are half a person's; and for good.
    """
    me = visitor(request)
    check_account(request)
    row = await me.house.store.person(me.person.id)
    assert row is not None  # an account is stored
    if form.sure != "yes":
        return await shown(request, error=me.words("error-not-sure"))
    if not row.bot and await me.house.store.tables_of(row.id, 1):
        return await shown(request, error=me.words("error-has-played"))
    await me.house.store.save_person(replace(row, bot=True))
    me.house.people.drop_cached(row.id)
    await me.house.hall.renamed(person_of(replace(row, bot=True), me.person.session))
    return back_to(HERE)
