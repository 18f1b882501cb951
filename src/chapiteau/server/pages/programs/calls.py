"""What programs call: who am I, which games and tables are there, and what they say at a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ....bots.levels import LEVELS, RIVAL
from ....core.edition import spelled
from ....core.errors import ChapiteauError
from ....registry import find, games
from ....words import words_for
from ...live.frame import encode
from ...live.messages import Message
from ...live.socket import refusal, run_in_turn
from ...meeting.lists import open_tables
from ...people.tokens import PLAY, READ, TALK
from ...programs.listeners import Caller, TableListener
from ...tables.deeds.talk import news
from ...tables.lists import Line, is_played, line
from ...tables.new.creation import Plan
from ...tables.paces import CLOCKED, PACES
from ...tables.showing import times_of
from ...tables.table import Closed, LiveTable
from ..contract import gives, takes_json
from ..visit import Visitor, visitor
from . import bodies
from .door import for_programs, program

MOST_INVITED = 200


def answered(said: Any, status: int = 200) -> Response:
    return Response(encode(said), status, media_type="application/json")


@gives(bodies.Account)
@for_programs(READ)
async def account(request: Request) -> Response:
    """GET /api/account -> whom this token stands for."""
    found = program(request)
    person, token = found.person, found.token
    said = {"id": person.id, "name": person.name, "bot": person.bot}
    return answered({**said, "token": token.name, "scopes": token.scopes})


@gives(bodies.Games)
@for_programs(READ)
async def all_games(request: Request) -> Response:
    """GET /api/games -> the games of the house; the moves of each, in the order of their ids."""
    lang = visitor(request).lang
    told = [
        {
            "name": game.name,
            "title": words_for(lang, game)("game-title"),
            "rules": game.rules,
            "fewest": game.fewest,
            "most": game.most,
            "cooperative": game.cooperative,
            "options": [
                {"name": option.name, "choices": [spelled(each) for each in option.choices]}
                for option in game.options
            ],
            "moves": [move.text for move in game.moves],
        }
        for game in games().values()
    ]
    return answered({"games": told, "levels": [*LEVELS, RIVAL], "paces": list(PACES)})


@gives(bodies.Tables)
@for_programs(READ)
async def tables(request: Request) -> Response:
    """GET /api/tables -> tables of mine, what waits for me first; invitations; open tables."""
    me = visitor(request)
    hall = me.house.hall
    invited = await hall.store.tokens.invitations(me.person.id, MOST_INVITED)
    told: dict[str, Sequence[Line]] = {
        "mine": await hall.tables_of(me.person, me.lang),
        "invited": [line(each, me.person.id, me.lang) for each in invited if is_played(each)],
        "open": await open_tables(hall, me.lang, me.person),
    }
    return answered(told)


@gives(bodies.Found)
@for_programs(PLAY)
@takes_json(bodies.NewTable)
async def new_table(request: Request, body: bodies.NewTable) -> Response:
    """POST /api/tables -> a new table with me on its first seat."""
    me = visitor(request)
    if body.bots:
        me.house.scheduler.check_room(me.address)
    game = find(body.game)
    own = await me.house.shelf.to_play(body.box, game, me.person)
    edition = game.edition(dict(body.options))
    clock = body.clock.agreed(game.cooperative) if body.clock else None
    plan = Plan(
        edition, body.seats, CLOCKED if clock else body.pace, body.private, clock=clock,
        friendly=body.friendly and me.house.settings.ratings,
    ).played_with(own)  # fmt: skip
    id = await me.house.hall.create_table(me.person, plan, me.lang, bots=body.bots)
    return await found(me, id)


@gives(bodies.Found)
@for_programs(PLAY)
@takes_json(bodies.Code)
async def join(request: Request, body: bodies.Code) -> Response:
    """POST /api/join -> a seat at the table this code invites to, if there is one."""
    me = visitor(request)
    id = await me.house.hall.join(me.person, body.code)
    await me.house.hall.seat(me.person, id)
    return await found(me, id)


async def found(me: Visitor, id: str) -> Response:
    stored = await me.house.hall.visible_to(id, me.person)
    is_mine = any(seat.person == me.person.id for seat in stored.seats)
    return answered({"table": id, "code": stored.row.code if is_mine else ""})


@gives(bodies.Snapshot)
@for_programs(READ)
async def snapshot(request: Request) -> Response:
    """GET /api/table/{id} -> how a table stands, as my seat sees it."""
    me, id = visitor(request), request.path_params["id"]
    await me.house.hall.visible_to(id, me.person)

    async def seen(table: LiveTable) -> bytes:
        if table.doubtful:
            await table.recover()
        eyes = TableListener(me.person, me.address, False, me.lang)
        here, absent, holiday = table.people_here(), table.absent(), table.on_holiday()
        shown = eyes.parts(table.state, here, absent, holiday, times_of(table))
        blocked = await me.house.hall.store.meeting.blocked_by(me.person.id)
        told = {part["is"]: part for part in (*shown, *news(table, eyes.heard, blocked))}
        log = told.get("log", {"lines": []})["lines"]
        return encode({**told, "log": log, "chat": told["chat"]["lines"]})

    return Response(await me.house.hall.run_at(id, seen), media_type="application/json")


@gives(bodies.Done)
@gives(bodies.NotDone, 400)
@for_programs(READ, in_turn=False)
@takes_json(bodies.AnyMessage)
async def say(request: Request, message: Message) -> Response:
    """POST /api/table/{id} -> do what I say at a table, in the words of its live channel.

    What needs a page to be shown on, or a bot to think about it, cannot be said here.
    """
    me, id = visitor(request), request.path_params["id"]
    program(request).check(TALK if isinstance(message, bodies.TALK) else PLAY)
    hall = me.house.hall
    stored = await hall.visible_to(id, me.person)
    invited = stored.row.private or await hall.store.is_invited(id, me.person.id)
    caller = Caller(me.person, me.address, invited, me.lang)
    while True:
        table = await hall.table(id)
        try:
            await run_in_turn(table, caller, message)
        except Closed:
            continue
        except ChapiteauError as e:
            return answered(not_done(table, caller, me, e, message), getattr(e, "status", 400))
        return answered(done(table, me, message, caller))


def done(table: LiveTable, me: Visitor, message: Message, caller: Caller) -> dict[str, Any]:
    match, seat = table.state.match, table.state.seat_of(me.person.id)
    plays = match is not None and seat is not None
    return {
        "id": message.id,
        "position": match.position(seat) if match and seat is not None else None,
        "asked": plays and match is not None and not match.over and seat in match.to_act,
        "answers": caller.answers,
    }


def not_done(
    table: LiveTable, caller: Caller, me: Visitor, error: ChapiteauError, message: Message
) -> dict[str, Any]:
    told = refusal(table, caller, me.lang, error, message)
    return {name: told.get(name) for name in ("error", "text", "position")}


@gives("text/plain")
@for_programs(READ)
async def record(request: Request) -> Response:
    """GET /api/table/{id}/record -> the record of a finished game."""
    me = visitor(request)
    archive = await me.house.hall.archive(request.path_params["id"], me.person)
    return PlainTextResponse(archive.record())
