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
from ..people.people import Person
from ..refusal import Refused
from ..tables import commands
from ..tables.hall import Hall
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
"""After so many messages that come too fast the channel is closed."""


async def serve(
    socket: WebSocket, hall: Hall, id: str, person: Person, lang: str, address: str
) -> None:
    """Let a page look at a table, and do what it says, until one of them goes."""
    try:
        await hall.visible_to(id, person)
        table, viewer = await enter(hall, id, person, address)
    except ChapiteauError as e:
        await socket.close(CLOSING.get(e.id, NO_TABLE))
        return
    work = [listen(socket, table, viewer, lang), send(socket, viewer), viewer.lagging.wait()]
    tasks = [asyncio.create_task(each) for each in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        if viewer.lagging.is_set():
            table.viewers.discard(
                viewer
            )  # first: a page that reads nothing does not hear of its end
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await socket.close(TRY_AGAIN)
    finally:
        table.viewers.discard(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if not table.closed:
            hall.spawn(table.do(partial(show, table)))


async def enter(hall: Hall, id: str, person: Person, address: str) -> tuple[LiveTable, Viewer]:
    """A table, and a viewer of it."""
    while True:
        table, viewer = await hall.table(id), Viewer(person, address)
        windows = sum(v.person.id == person.id for v in table.viewers)
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


async def listen(socket: WebSocket, table: LiveTable, viewer: Viewer, lang: str) -> None:
    """Do what the page says, one thing after another; what is refused changes nothing."""
    with contextlib.suppress(WebSocketDisconnect, Closed):
        await run_all(socket, table, viewer, lang)


async def run_all(socket: WebSocket, table: LiveTable, viewer: Viewer, lang: str) -> None:
    hall = table.hall
    limits = hall.settings.limits
    throttle, warned = Throttle(40 * limits, 0.05 / limits, hall.clock), 0
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
            viewer.send([refusal(table, viewer, lang, e, message)])
        except (Closed, WebSocketDisconnect):
            raise
        except Exception:
            log.exception("table %s could not do what a page said", table.id)
            table.doubtful = True
            with contextlib.suppress(Refused):
                await table.do(table.recover)
            viewer.send([refusal(table, viewer, lang, Refused("our-fault", 500), message)])


def refusal(
    table: LiveTable, viewer: Viewer, lang: str, error: ChapiteauError, message: Any
) -> dict[str, Any]:
    """Why not, in the viewer's words, and where their own seat stands now."""
    table.hall.metrics.refusals.count(error.id)
    lang = viewer.look.lang if viewer.look and viewer.look.lang else lang
    state = table.state
    text = say_error(lang, error)
    if isinstance(error, IllegalMove):
        text = state.telling(lang).reason(error.reason)
    part = {"is": "no", "id": getattr(message, "id", ""), "error": error.id, "text": text}
    seat = state.seat_of(viewer.person.id)
    if state.match and seat is not None and not table.doubtful:
        part["position"] = state.match.position(seat)
    return part
