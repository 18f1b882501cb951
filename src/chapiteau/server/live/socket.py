"""The live channel: one WebSocket for each open page of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from functools import partial
from typing import Any

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core.errors import ChapiteauError, IllegalMove
from ...words.telling import say_error
from ..operation.throttle import Throttle
from ..pages.visit import Visitor, visitor
from ..refusal import Refused
from ..tables import commands
from ..tables.table import Closed, LiveTable
from . import messages
from .viewer import Viewer

log = logging.getLogger("chapiteau.live")
UNKNOWN, FOREIGN, NO_TABLE, FULL, TRY_AGAIN = 4401, 4403, 4404, 4410, 1013
CLOSING = {"table-full": FULL, "store-away": TRY_AGAIN}
MOST_VIEWERS = 60
MOST_WINDOWS = 8
CLOSE_TIMEOUT = 5.0  # seconds for a page to hear that it is cut off
MOST_TOO_FAST = 40
"""So many messages that come too fast, and the channel is closed."""


async def live(socket: WebSocket) -> None:
    """Let a page look at a table, and do what it says."""
    me = visitor(socket)
    await socket.accept()
    headers = socket.headers
    host = headers.get("host", "")
    settings = me.house.settings
    if not settings.knows_host(host) or not settings.knows_origin(headers.get("origin", ""), host):
        await socket.close(FOREIGN)
        return
    address = socket.client.host if socket.client else ""
    if me.house.closing or not me.house.request_limit.allows(address):
        await socket.close(TRY_AGAIN)
        return
    if not socket.scope["known"]:
        await socket.close(UNKNOWN)
        return
    id = socket.path_params["id"]
    try:
        await me.house.hall.visible_to(id, me.person)
        table, viewer = await enter(me, id)
    except ChapiteauError as e:
        await socket.close(CLOSING.get(e.id, NO_TABLE))
        return
    work = [listen(socket, table, viewer, me), send(socket, viewer), viewer.lagging.wait()]
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if viewer.lagging.is_set():
            table.viewers.discard(viewer)  # before all else: a page that reads nothing hears no end
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await socket.close(TRY_AGAIN)
    finally:
        table.viewers.discard(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not table.closed:
            me.house.hall.spawn(table.do(partial(show, table)))


async def enter(me: Visitor, id: str) -> tuple[LiveTable, Viewer]:
    """A place at the table to look from."""
    while True:
        table, viewer = await me.house.hall.table(id), Viewer(me.person)
        windows = sum(v.person.id == me.person.id for v in table.viewers)
        if len(table.viewers) >= MOST_VIEWERS or windows >= MOST_WINDOWS:
            raise Refused("table-full", 503)
        if not table.closed:
            table.viewers.add(viewer)
            return table, viewer


async def show(table: LiveTable) -> None:
    table.show()


async def send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, as fast as the page takes it."""
    try:
        while True:
            frame = await viewer.outbox.get()
            if frame is None:
                await socket.close(TRY_AGAIN)
                return
            await socket.send_text(frame.decode())
    except (WebSocketDisconnect, RuntimeError):
        return


async def listen(socket: WebSocket, table: LiveTable, viewer: Viewer, me: Visitor) -> None:
    """Do what the page says, one thing after the other; what is refused changes nothing."""
    with contextlib.suppress(WebSocketDisconnect, Closed):
        await run_all(socket, table, viewer, me)


async def run_all(socket: WebSocket, table: LiveTable, viewer: Viewer, me: Visitor) -> None:
    limits = me.house.settings.limits
    throttle, warned = Throttle(40 * limits, 0.05 / limits, me.house.hall.clock), 0
    while True:
        message: Any = None
        try:
            heard = await socket.receive()
            if heard["type"] == "websocket.disconnect":
                return
            if not throttle.allows(""):
                warned += 1
                if warned > MOST_TOO_FAST:
                    viewer.close()  # once all that was refused has been sent
                    await viewer.lagging.wait()
                raise Refused("too-fast", 429)
            message = messages.read(heard.get("text") or "")
            fresh = viewer.look is None
            await table.do(partial(commands.run, table, viewer, message))
            if fresh and viewer.look is not None:
                await table.do(partial(show, table))
        except ChapiteauError as e:
            viewer.send([refusal(table, viewer, me, e, message)])
        except (Closed, WebSocketDisconnect):
            raise
        except Exception:
            log.exception("table %s could not do what a page said", table.id)
            table.doubtful = True
            with contextlib.suppress(Refused):
                await table.do(table.recover)
            viewer.send([refusal(table, viewer, me, Refused("our-fault", 500), message)])


def refusal(
    table: LiveTable, viewer: Viewer, me: Visitor, error: ChapiteauError, message: Any
) -> dict[str, Any]:
    """Why not, in the viewer's words, and where the own seat stands now."""
    table.hall.metrics.refusals.count(error.id)
    lang = viewer.look.lang if viewer.look and viewer.look.lang else me.lang
    state = table.state
    text = say_error(lang, error)
    if isinstance(error, IllegalMove):
        text = state.telling(lang).reason(error.reason)
    part = {"is": "no", "id": getattr(message, "id", ""), "error": error.id, "text": text}
    seat = state.seat_of(viewer.person.id)
    if state.match and seat is not None and not table.doubtful:
        part["position"] = state.match.position(seat)
    return part
