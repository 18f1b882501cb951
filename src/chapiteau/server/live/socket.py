"""The live channel: one WebSocket for each open page of a table."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, TypeVar

from starlette.websockets import WebSocket, WebSocketDisconnect

from ...core.errors import ChapiteauError, IllegalMove
from ...words.telling import say_error
from ..operation.costs import MOVES, Visit
from ..operation.throttle import Throttle
from ..operation.timeout import is_done_within
from ..people.people import Person
from ..refusal import Refused
from ..store.store import StoreFailed
from ..tables import commands, showing
from ..tables.hall import Hall
from ..tables.table import Closed, LiveTable
from . import messages
from .compression import FRAMES, CompressedWebSocket
from .packing import Frame
from .viewer import FULL, TRY_AGAIN, Viewer

V = TypeVar("V", bound=Viewer)
log = logging.getLogger("chapiteau.live")
UNKNOWN, FOREIGN, NO_TABLE, SILENT = 4401, 4403, 4404, 4408
CLOSING = {"table-full": FULL, "store-away": TRY_AGAIN, "too-fast": TRY_AGAIN}
CLOSE_TIMEOUT = 5.0  # seconds for a page to hear that it is cut off
MOST_TOO_FAST = 40
"""After so many messages that come too fast the channel is closed."""


async def serve(
    socket: WebSocket, hall: Hall, id: str, person: Person, lang: str, address: str
) -> None:
    """Let a page look at a table, and do what it says, until one of them goes."""
    visit = Visit(address, person.id)
    try:
        enters = partial(enter, hall, id, person, address, Viewer)
        table, viewer = await hall.costs.run(visit, "live", enters)
    except ChapiteauError as e:
        await socket.close(CLOSING.get(e.id, NO_TABLE))
        return
    work = [listen(socket, table, viewer, lang), send(socket, viewer), viewer.lagging.wait()]
    meter, purse = hall.costs.meter, hall.costs.purse(address)
    tasks = [asyncio.create_task(meter.measure(purse, each)) for each in work]
    tasks.append(asyncio.create_task(cut_off_if_silent(viewer, hall.settings.look_timeout)))
    try:
        await asyncio.wait(tasks[:-1], return_when=asyncio.FIRST_COMPLETED)
        if viewer.lagging.is_set():
            # First: a page that reads nothing does not hear of its end.
            table.viewers.discard(viewer)
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_TIMEOUT):
                    await socket.close(viewer.close_code)
    finally:
        table.viewers.discard(viewer)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        hall.spawn(hall.costs.run(visit, "leave", partial(left, table), refusable=False))


async def enter(
    hall: Hall, id: str, person: Person, address: str, make: Callable[..., V]
) -> tuple[LiveTable, V]:
    """A table, with a place at it for a page or a program."""
    stored = await hall.visible_to(id, person)
    invited = stored.row.private or await hall.store.is_invited(id, person.id)
    viewer = make(person, address, invited)
    viewer.blocked = await hall.store.meeting.blocked_by(person.id)
    while True:
        table = await hall.table(id)
        if not table.closed:
            hall.places.take(table, viewer)
            return table, viewer


async def left(table: LiveTable) -> None:
    """Show the others that a page has gone; whoever comes and goes pays for it."""
    table.hall.places.show_soon(table)


async def cut_off_if_silent(viewer: Viewer, seconds: float) -> None:
    """A page says at once how it wants to look; whoever does not is none."""
    looked = asyncio.create_task(wait_for(viewer.has_looked))
    try:
        if not await is_done_within(looked, seconds):
            viewer.close_code = SILENT
            viewer.lagging.set()
    finally:
        looked.cancel()


async def wait_for(event: asyncio.Event) -> None:
    await event.wait()


async def send(socket: WebSocket, viewer: Viewer) -> None:
    """Send what waits, as fast as the page takes it: what came together leaves together."""
    outbox, post = viewer.outbox, sender(socket)
    try:
        while True:
            frames = [await outbox.get()]
            while not outbox.empty():
                frames.append(outbox.get_nowait())
            await post([frame for frame in frames if frame])
            if None in frames:
                await socket.close(viewer.close_code)
                return
    except (WebSocketDisconnect, RuntimeError, OSError):
        return


def sender(socket: WebSocket) -> Callable[[list[Frame]], Awaitable[None]]:
    """How frames get to the page: all at once, or one after the other on a server that is none of
    ours."""
    extension = socket.scope.get("extensions", {}).get(FRAMES)
    if extension:
        channel: CompressedWebSocket = extension["channel"]
        return channel.send_frames

    async def one_by_one(frames: list[Frame]) -> None:
        for frame in frames:
            await socket.send_text(frame.text.decode())

    return one_by_one


async def listen(socket: WebSocket, table: LiveTable, viewer: Viewer, lang: str) -> None:
    """Do what the page says, one thing after another; what is refused changes nothing."""
    with contextlib.suppress(WebSocketDisconnect, Closed):
        await run_all(socket, table, viewer, lang)


async def run_all(socket: WebSocket, table: LiveTable, viewer: Viewer, lang: str) -> None:
    hall = table.hall
    limits = hall.settings.limits
    throttle, warned = Throttle(40 * limits, 0.05 / limits, hall.costs.clock), 0
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
            if not await is_recognised(hall, viewer):
                await socket.close(TRY_AGAIN)  # it may come back as whoever it is now
                return
            if isinstance(message, messages.Look):
                viewer.has_looked.set()
            await run_in_turn(table, viewer, message)
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


async def run_in_turn(table: LiveTable, viewer: Viewer, message: messages.Message) -> None:
    """Wait for the turn of a page's address: players' moves, and what a page needs to show
    anything at all, may wait but are never refused."""
    visit, what = Visit(viewer.address, viewer.person.id), f"live {type(message).__name__}"
    costs, work = table.hall.costs, partial(run, table, viewer, message)
    is_move = commands.DEEDS[type(message)].is_move
    if is_move and showing.purse_name(table, viewer) == MOVES:
        await costs.run(visit, what, work, MOVES, refusable=False)
    else:
        await costs.run(visit, what, work, refusable=not isinstance(message, messages.Look))


async def run(table: LiveTable, viewer: Viewer, message: messages.Message) -> None:
    """Do what a page says; when it first looks, everybody is shown who has come."""
    fresh = viewer.look is None
    if isinstance(message, messages.Look):
        await table.hall.places.turn()
    await table.do(partial(commands.run, table, viewer, message))
    if fresh and viewer.look is not None:
        table.hall.places.show_soon(table)


async def is_recognised(hall: Hall, viewer: Viewer) -> bool:
    """Whether the session is still valid: a guest may have become an account meanwhile."""
    person = viewer.person
    try:
        return await hall.people.of((person.registered, person.id, person.session)) is not None
    except StoreFailed:  # nothing can have changed that could be asked for
        return True


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
