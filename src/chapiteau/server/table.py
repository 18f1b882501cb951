"""A table in memory: one task with an inbox. What is done here is done one thing at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from .botseats import Bots
from .changes import Part
from .paces import PACES
from .refusal import Refused
from .rows import HUMAN, Change, Entry, Said, SeatRow
from .sitting import Sitting, rebuilt
from .store import Conflict, Store, StoreFailed
from .viewer import Viewer

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
log = logging.getLogger("chapiteau.table")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]
CHAT_LINES = 200


class Closed(Exception):
    """This table has left memory: ask the hall for it again."""


class Table:
    """Match, seats, viewers, bots and talk of one table."""

    def __init__(self, hall: Hall, sitting: Sitting, chat: list[Said]) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.sitting = sitting
        self.chat = [said_part(line) for line in chat]
        self.talked = chat[-1].n + 1 if chat else 0
        self.viewers: set[Viewer] = set()
        self.bots = Bots(self)
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.timer: asyncio.TimerHandle | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}")
        self.bots.wake()
        self._rest()

    @property
    def id(self) -> str:
        return self.sitting.row.id

    # the inbox

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Have something done when its turn comes."""
        if self.closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, done))
        return await done

    async def _run(self) -> None:
        while True:
            work, done = await self.inbox.get()
            try:
                result = await work()
            except Exception as e:  # noqa: BLE001  # goes to whoever asked
                if not done.done():
                    done.set_exception(e)
            else:
                if not done.done():
                    done.set_result(result)
            self._rest()

    def _rest(self) -> None:
        """Leave memory after a while in which nobody looks and no bot thinks."""
        if self.idle:
            self.idle.cancel()
        self.idle = asyncio.get_running_loop().call_later(self.hall.settings.idle, self.drop)

    def drop(self, even_if_busy: bool = False) -> bool:
        """Leave memory; the log has everything."""
        busy = self.viewers or self.bots.thoughts or not self.inbox.empty()
        if busy and not even_if_busy:
            self._rest()
            return False
        self.closed = True
        self.hall.tables.pop(self.id, None)
        for timer in (self.timer, self.idle):
            if timer:
                timer.cancel()
        self.bots.stop()
        for viewer in self.viewers:
            viewer.close()
        self.task.cancel()
        while not self.inbox.empty():
            _, done = self.inbox.get_nowait()
            done.set_exception(Closed())
        return True

    # writing

    async def commit(
        self,
        kind: str,
        seat: int,
        text: str = "",
        client: str = "",
        position: int = -1,
        seats: tuple[SeatRow, ...] = (),
        **head: Any,
    ) -> None:
        """Let something happen, write it down, and only then tell anybody."""
        now = self.hall.clock()
        sitting = self.sitting
        entry = Entry(sitting.n, kind, seat, text, client, position, now)
        sitting.apply(entry)
        for row in seats:
            sitting.put(row)
        head = {**head, **self._news(now)}
        await self._write(Change(self.id, (entry,), seats, head))
        sitting.update(**head)

    def _news(self, now: float) -> dict[str, Any]:
        """What lists show; a secret choice that nobody may notice changes nothing here."""
        masks, row = self.sitting.masks(), self.sitting.row
        if masks == {"asked": row.asked, "bots": row.bots, "phase": row.phase}:
            return {}
        return {**masks, "touched": now}

    async def rewrite(self, seats: tuple[SeatRow, ...] = (), **head: Any) -> None:
        """Change seats or the table's own row, without an entry in the log."""
        for row in seats:
            self.sitting.put(row)
        head = {**head, **self._news(self.hall.clock())}
        await self._write(Change(self.id, (), seats, head))
        self.sitting.update(**head)

    async def _write(self, change: Change) -> None:
        try:
            await self.store.change(change)
        except (Conflict, StoreFailed) as e:
            log.error("table %s could not be written: %s", self.id, e)
            await self.reload()
            raise Refused("not-written", 503) from None

    async def reload(self) -> None:
        """Go back to what is written."""
        listed = await self.store.table(self.id)
        if listed is None:
            raise Refused("no-such-table", 404)
        self.sitting = rebuilt(listed.row, listed.seats, await self.store.log(self.id))

    # showing

    def show(
        self, only: Viewer | None = None, also: dict[Viewer, list[Part]] | None = None
    ) -> None:
        """Send everybody what has changed for them, and some of them something more."""
        here = {viewer.person.id for viewer in self.viewers}
        absent = self.absent()
        for viewer in [only] if only else list(self.viewers):
            parts = (also or {}).get(viewer, [])
            try:
                parts = parts + viewer.parts(self.sitting, here, absent, self.chat)
            except Exception:  # one page that cannot be drawn must not hold up the others
                log.exception("table %s cannot be shown", self.id)
                viewer.close()
            viewer.send(parts)
        self._wait_for_absent()

    def absent(self) -> set[int]:
        """Seats that let the others wait longer than was agreed."""
        pace, now, sitting = PACES[self.sitting.row.pace], self.hall.clock(), self.sitting
        if sitting.match is None or sitting.match.over:
            return set()
        return {
            seat
            for seat in sitting.match.to_act
            if sitting.seats[seat].kind == HUMAN and now - sitting.since[seat] > pace
        }

    def _wait_for_absent(self) -> None:
        """Look again when the next seat will have let the others wait too long."""
        if self.timer:
            self.timer.cancel()
            self.timer = None
        sitting = self.sitting
        if not self.viewers or sitting.match is None or sitting.match.over:
            return
        late, pace, now = self.absent(), PACES[sitting.row.pace], self.hall.clock()
        times = [
            sitting.since[seat] + pace - now
            for seat in sitting.match.to_act
            if sitting.seats[seat].kind == HUMAN and seat not in late
        ]
        if times:
            wait = min(max(0.05, min(times) + 0.05), 3600.0)
            self.timer = asyncio.get_running_loop().call_later(wait, self._tick)

    def _tick(self) -> None:
        async def look() -> None:
            self.show()

        if not self.closed:
            self.hall.spawn(self.do(look))

    def forget_talk(self, keep: int) -> None:
        """Only the last lines stay in memory; the store has all."""
        gone = len(self.chat) - keep
        del self.chat[:gone]
        for viewer in self.viewers:
            viewer.talked = max(0, viewer.talked - gone)

    def renamed(self, person: str, name: str) -> tuple[SeatRow, ...]:
        return tuple(replace(s, name=name) for s in self.sitting.seats if s.person == person)


def said_part(said: Said) -> Part:
    return {"who": said.name, "seat": None if said.seat < 0 else said.seat, "text": said.text}
