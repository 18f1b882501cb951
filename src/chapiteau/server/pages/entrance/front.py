"""The front page, and the tables somebody has a place at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypedDict

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from ....draw.pieces.tokens import sigil
from ...meeting import lists
from ...tables.lists import Line
from ..contract import gives
from ..learning.puzzles import Line as PuzzleLine
from ..learning.puzzles import puzzles_of_today
from ..visit import visitor
from .about import About, about, on_the_bill
from .last_played import Settings, last_settings
from .last_played import read as read_last_played
from .lobby import levels


class Tables(TypedDict):
    """My tables, what waits for me first."""

    tables: list[Line]


@dataclass(frozen=True)
class Offer:
    """A poster, and what Play would begin with."""

    about: About
    last: Settings


async def index(request: Request) -> Response:
    """GET / -> index.html"""
    return await front_page(request)


async def front_page(
    request: Request, status: int = 200, error: str = "", code: str = ""
) -> Response:
    """-> index.html

    offers  for each poster: about (about.about()) and last (seats, level)
    waits   my tables that wait for me, as `mine` of tables.html
    mark    SVG of my seat at the first of them
    levels  the bots: name, text, choice (with the style)
    daily   the puzzles of the day, as `today` of puzzles.html, the visitor's last game first
    error   why a code leads nowhere, or ""
    code    what was typed as one
    meets   tables that wait for me to come: as `meetings` of meet.html
    finding whether I can look for games here, and looking: how many tickets I have
    tournaments  whether there are any in this house
    """
    me = visitor(request)
    bill = on_the_bill(me.house.settings.rehearsals)
    mine = await me.house.hall.tables_of(me.person, me.lang)
    waits = [table for table in mine if table["waits"]]
    hall, finding = me.house.hall, me.house.settings.meeting and me.person.registered
    return me.page(
        "index.html",
        status,
        offers=[Offer(about(game, me.lang), last_settings(request, game)) for game in bill],
        waits=waits,
        mark=Markup(sigil(waits[0]["seat"] or 0, 0, 0)) if waits else "",
        levels=levels(me.lang),
        daily=in_order_of_play(await puzzles_of_today(me), request),
        error=error,
        code=code,
        meets=await lists.meetings(hall, me.person.id, me.lang) if me.person.stored else [],
        finding=finding,
        looking=len(await lists.tickets(hall, me.person.id, me.lang)) if finding else 0,
        tournaments=me.house.settings.tournaments,
    )


def in_order_of_play(puzzles: list[PuzzleLine], request: Request) -> list[PuzzleLine]:
    """Of what was played here last first."""
    last = list(read_last_played(request))
    return sorted(puzzles, key=lambda each: -last.index(each.game) if each.game in last else 1)


async def tables_page(request: Request) -> Response:
    """GET /tables -> tables.html

    mine    my tables, those that wait for me first: id, url, game, title, phase ("waiting",
            "playing", "over"), waits (bool), seat (mine), players (names), others (without me)
    open    public tables with an empty seat, the same fields, and pace and level in words
    meetings  tables that wait for me to come, as in meet.html
    tournaments  whether there are any in this house
    """
    me = visitor(request)
    return me.page(
        "tables.html",
        mine=await me.house.hall.tables_of(me.person, me.lang),
        open=await lists.open_tables(me.house.hall, me.lang, me.person),
        meetings=await lists.meetings(me.house.hall, me.person.id, me.lang),
        tournaments=me.house.settings.tournaments,
    )


@gives(Tables)
async def waiting(request: Request) -> Response:
    """GET /tables.json -> {"tables": [as `mine` of /tables]}, what waits for me first."""
    me = visitor(request)
    return JSONResponse(Tables(tables=await me.house.hall.tables_of(me.person, me.lang)))
