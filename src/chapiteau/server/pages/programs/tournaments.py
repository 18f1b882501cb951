"""Tournaments for programs: which there are, how one stands, entering and withdrawing."""

from __future__ import annotations

from typing import Annotated, TypedDict

from msgspec import Meta, Struct
from starlette.requests import Request
from starlette.responses import Response

from ....registry import games
from ...people.tokens import PLAY, READ
from ...tournaments import entering
from ...tournaments.shown import Line, shown
from ...tournaments.tables import is_playing_now
from ..contract import gives, takes_json
from ..tournaments.pages import TournamentLine, found, house_with_tournaments
from ..tournaments.pages import line as told
from .calls import answered
from .door import for_programs


class Tournaments(TypedDict):
    """Those that everybody may find, and mine."""

    tournaments: list[TournamentLine]


class Taken(TypedDict):
    """A tournament as it stands, and I in it.

    `table` is where I play now, "" if there is none; `mine` is "" if I have not entered, "in" while
    I am drawn for further rounds, else why I am not: "left" or "late".
    """

    tournament: TournamentLine
    round: int
    entrants: list[str]
    standings: list[Line]
    mine: str
    table: str
    commitment: str


class Enter(Struct, frozen=True, kw_only=True):
    """What I add to the deals: a number of mine, sealed with the commitment of the tournament."""

    nonce: Annotated[str, Meta(max_length=64)] = ""


class Nothing(Struct, frozen=True, kw_only=True):
    """Nothing."""


class Number(Struct, frozen=True, kw_only=True):
    """The number of mine that I have sealed."""

    number: Annotated[str, Meta(max_length=64)]


@gives(Tournaments)
@for_programs(READ)
async def listed(request: Request) -> Response:
    """GET /api/tournaments -> tournaments that I can find."""
    me = house_with_tournaments(request)
    rows = await me.house.store.tournaments.listed(me.person.id)
    return answered(
        {"tournaments": [told(t, me.words, me.lang) for t in rows if t.game in games()]}
    )


@gives(Taken)
@for_programs(READ)
async def one(request: Request) -> Response:
    """GET /api/tournament/{id} -> how it stands after the last round that has ended."""
    return await as_it_stands(request)


@gives(Taken)
@for_programs(PLAY)
@takes_json(Enter)
async def enter(request: Request, body: Enter) -> Response:
    """POST /api/tournament/{id}/enter -> I take part, where programs may."""
    me, t = await found(request)
    await entering.enter(me.house.hall, me.person, t, body.nonce)
    return await as_it_stands(request)


@gives(Taken)
@for_programs(PLAY)
@takes_json(Nothing)
async def leave(request: Request, _: Nothing) -> Response:
    """POST /api/tournament/{id}/leave -> I withdraw; a bot of the house plays my table on."""
    me, t = await found(request)
    await entering.leave(me.house.hall, me.person, t)
    return await as_it_stands(request)


@gives(Taken)
@for_programs(PLAY)
@takes_json(Nothing)
async def come_back(request: Request, _: Nothing) -> Response:
    """POST /api/tournament/{id}/return -> I am drawn again from the next round on."""
    me, t = await found(request)
    await entering.come_back(me.house.hall, me.person, t)
    return await as_it_stands(request)


@gives(Taken)
@for_programs(PLAY)
@takes_json(Number)
async def number_shown(request: Request, body: Number) -> Response:
    """POST /api/tournament/{id}/number -> I show what lies under my seal, once it has begun."""
    me, t = await found(request)
    await entering.show_number(me.house.hall, me.person, t, body.number)
    return await as_it_stands(request)


async def as_it_stands(request: Request) -> Response:
    me, t = await found(request)
    store = me.house.store
    now = await shown(me.house.hall, t, me.person.id, me.words)
    entries = await store.tournaments.entries(t.id)
    mine = next((e.gone or "in" for e in entries if e.person == me.person.id), "")
    return answered(
        {
            "tournament": told(t, me.words, me.lang),
            "round": t.round,
            "entrants": now.entrants,
            "standings": now.lines,
            "mine": mine,
            "table": await is_playing_now(store, t, me.person.id),
            "commitment": t.commitment,
        }
    )
