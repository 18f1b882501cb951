"""Streams for programs: what happens at my tables, and all that my seat sees of one of them."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from ...live.socket import enter, left
from ...operation.costs import Visit
from ...people.tokens import READ
from ...programs.events import EventListener
from ...programs.lines import AnyLine, Event
from ...programs.listeners import TableListener
from ...programs.streams import LineStream
from ..contract import Lines, gives, takes
from ..forms import Since
from ..visit import visitor
from .door import for_programs, program

EVENTS = "events"


@gives(Lines(Event))
@for_programs(READ, in_turn=False)
@takes(Since)
async def events(request: Request, query: Since) -> Response:
    """GET /api/stream/events -> a line for whatever happens at my tables, first how they stand.

    With `since`, the `at` of the last line I have heard, also what has ended meanwhile.
    """
    me, who = visitor(request), program(request)
    hall, streams = me.house.hall, me.house.streams
    listener = EventListener(hall, who, me.address, me.lang, float(query.since or 0))
    streams.take(who.token.id, EVENTS, listener)
    hall.events.add(listener)

    def leave() -> None:
        streams.leave(who.token.id, EVENTS, listener)
        hall.events.remove(listener)

    purse = hall.costs.purse(me.address)
    return LineStream(listener, hall.costs.meter, purse, leave, listener.run())


@gives(Lines(AnyLine))
@for_programs(READ, in_turn=False)
async def table(request: Request) -> Response:
    """GET /api/stream/table/{id} -> all that my seat sees of a table, and then what changes."""
    me, who, id = visitor(request), program(request), request.path_params["id"]
    hall, streams = me.house.hall, me.house.streams
    visit = Visit(me.address, me.person.id)
    make = partial(TableListener, lang=me.lang)
    found, listener = await hall.costs.run(
        visit, "live", partial(enter, hall, id, me.person, me.address, make)
    )
    try:
        streams.take(who.token.id, id, listener)
    except BaseException:
        found.viewers.discard(listener)
        raise

    def leave() -> None:
        streams.leave(who.token.id, id, listener)
        found.viewers.discard(listener)
        hall.spawn(hall.costs.run(visit, "leave", partial(left, found), refusable=False))

    async def show() -> None:
        found.show(listener)

    async def begin() -> None:
        await hall.costs.run(visit, "stream", partial(found.do, show), refusable=False)
        hall.places.show_soon(found)
        await listener.lagging.wait()

    return LineStream(listener, hall.costs.meter, hall.costs.purse(me.address), leave, begin())
