"""A table in memory: one task with an inbox, so that only one thing happens at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextvars import Context
from typing import TYPE_CHECKING, Any, TypeVar

from ..clocks.ending import end_time
from ..live.changes import Part
from ..live.viewer import Viewer
from ..operation.costs import TURN, Turn
from ..ratings.counting import count_soon
from ..refusal import Refused
from ..store.chain import chained
from ..store.rows import (
    HUMAN,
    OVER,
    ROW,
    SEAT,
    Change,
    ChatLine,
    EntrantRow,
    LogEntry,
    SeatRow,
)
from ..store.store import Conflict, Store, StoreFailed
from ..thinking.bots import Bots
from ..thinking.fair_queue import Asker
from ..tournaments.stepping import step
from . import loading, showing, waiting
from .deeds.talk import Talk
from .state import TableState

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
log = logging.getLogger("chapiteau.table")
Job = tuple[Callable[[], Awaitable[Any]], Turn | None, "asyncio.Future[Any]"]
"""What is to be done, in whose turn, and who waits for it."""
MOST_TRIES = 20
RETRY = 0.5
"""Seconds until the next attempt to read what is written."""


class Overtaken(Refused):
    """Another process wrote first; the table is as that left it, and work may be tried again."""


class Closed(Exception):
    """This table has left memory: get it from the hall again."""


class LiveTable:
    """State, viewers, bots and chat of one table."""

    def __init__(
        self, hall: Hall, state: TableState, chat: list[ChatLine], address: str = ""
    ) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.state = state
        self.viewers: set[Viewer] = set()
        self.talk = Talk(chat)
        self.bots = Bots(self, Asker(address, state.row.host, state.row.id))
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.running: asyncio.Future[Any] | None = None  # the answer to what is being done
        self.closed = False
        self.doubtful = False  # what is in memory may not be what is written
        self.absence_timer: asyncio.TimerHandle | None = None
        self.idle_timer: asyncio.TimerHandle | None = None
        self.retry_timer: asyncio.TimerHandle | None = None
        # In a context of its own: what happens by itself later is not paid by whoever came first.
        self.task = asyncio.create_task(self._run(), name=f"table {self.id}", context=Context())
        self.bots.wake()
        self._restart_idle_timer()

    @property
    def id(self) -> str:
        return self.state.row.id

    # the inbox

    async def do(self, work: Callable[[], Awaitable[T]]) -> T:
        """Queue some work and wait until it is done."""
        if self.closed:
            raise Closed
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.inbox.put_nowait((work, TURN.get(), done))
        return await done

    async def _run(self) -> None:
        while True:
            work, turn, done = await self.inbox.get()
            self.running = done
            try:
                result = await self.hall.costs.meter.measure(turn, self._retry_overtaken(work))
            except Exception as e:  # goes to whoever asked
                if not done.done():
                    done.set_exception(e)
            else:
                if not done.done():
                    done.set_result(result)
            self._restart_idle_timer()

    async def _retry_overtaken(self, work: Callable[[], Awaitable[T]]) -> T:
        """Try again what was overtaken: it may still be right, or refused for a reason."""
        for _ in range(MOST_TRIES):
            try:
                return await work()
            except Overtaken:
                continue
        raise Refused("not-written", 503)

    def _restart_idle_timer(self) -> None:
        """Leave memory after a while in which nobody looks and no bot thinks."""
        if self.idle_timer:
            self.idle_timer.cancel()
        self.idle_timer = asyncio.get_running_loop().call_later(self.hall.settings.idle, self.drop)

    def drop(self, even_if_busy: bool = False) -> bool:
        """Leave memory; the log has everything."""
        works = not self.inbox.empty() or (self.running and not self.running.done())
        busy = works or self.viewers or self.bots.busy or self.doubtful
        if busy and not even_if_busy:
            self._restart_idle_timer()
            return False
        self.closed = True
        self.hall.tables.pop(self.id, None)
        for timer in (self.absence_timer, self.idle_timer, self.retry_timer):
            if timer:
                timer.cancel()
        self.bots.stop()
        for viewer in self.viewers:
            viewer.close()
        self.hall.cluster.table_dropped(self)
        self.task.cancel()
        asked = [self.running] if self.running else []
        while not self.inbox.empty():
            asked.append(self.inbox.get_nowait()[-1])
        for answer in asked:
            if not answer.done():  # else whoever asked has it, or has gone
                answer.set_exception(Closed())
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
        budget: float = 0.0,
        entrants: tuple[EntrantRow, ...] = (),
        **columns: Any,
    ) -> None:
        """Apply something, write it down, and only then tell anybody."""
        if self.doubtful:
            await self.recover()
            raise Overtaken("not-written", 503)
        now = self.hall.clock()
        state = self.state
        entry = LogEntry(state.n, kind, seat, text, client, position, now, budget)
        entry = chained(self.id, state.head, entry)
        state.apply(entry)
        for row in seats:
            state.set_seat(row)
        columns = {**columns, **self._list_columns(now), **self._due(now), "head": entry.hash}
        awaited = self._newly_awaited(columns)
        await self._write(Change(self.id, (entry,), seats, columns, awaited, now, entrants))
        state.update_row(**columns)
        if kind == SEAT or columns.get("phase") == OVER:
            self.hall.spawn(count_soon(self.hall, self.id))
        if state.row.tournament and columns.get("phase") == OVER:
            self.hall.spawn(step(self.hall, state.row.tournament))

    def _list_columns(self, now: float) -> dict[str, Any]:
        """What lists show; a secret choice that nobody may notice changes nothing here."""
        masks, row = self.state.masks(), self.state.row
        if masks == {"asked": row.asked, "bots": row.bots, "phase": row.phase}:
            return {}
        result = {"result": self.state.result()} if masks["phase"] == OVER else {}
        return {**masks, **result, "touched": now}

    def _due(self, now: float) -> dict[str, Any]:
        """When the first clock is up, for whoever looks after tables that nobody has open."""
        times, row = self.state.times, self.state.row
        due = times.due(now) if times else 0.0
        return {} if due == row.due else {"due": due}

    def _newly_awaited(self, columns: dict[str, Any]) -> tuple[str, ...]:
        """People whose turn begins and who do not look at the table: they may want to be told."""
        begins = columns.get("asked", 0) & ~self.state.row.asked
        people = {s.person for s in self.state.seats if begins >> s.seat & 1 and s.kind == HUMAN}
        return tuple(sorted(people - {""} - self.people_here()))

    def people_here(self) -> set[str]:
        """Whoever has this table open, in whichever process."""
        return {v.person.id for v in self.viewers} | self.hall.cluster.remote_viewers(self.id)

    async def change_rows(self, seats: tuple[SeatRow, ...] = (), **columns: Any) -> None:
        """Change seats or the table's own row, where nothing of the game has happened."""
        await self.commit(ROW, -1, seats=seats, **columns)

    async def _write(self, change: Change) -> None:
        try:
            with self.hall.metrics.commits.timed():
                await self.store.change(change)
        except (Conflict, StoreFailed) as e:
            self.doubtful = True
            if isinstance(e, StoreFailed):
                log.error("table %s could not be written: %s", self.id, e.detail)
            await self.recover()
            kind = Overtaken if isinstance(e, Conflict) else Refused
            raise kind("not-written", 503) from None
        self.hall.cluster.publish_change(change)
        self.hall.events.wake(s.person for s in self.state.seats)
        for entry in change.entries:
            self.hall.metrics.entries.count(entry.kind)

    async def reload(self) -> None:
        """Go back to what is written."""
        stored = await self.store.table(self.id)
        if stored is None:
            raise Refused("no-such-table", 404)
        self.state = await loading.replayed(self.hall, stored, self.state.box)
        self.doubtful = False

    async def recover(self) -> None:
        """Go back to what is written, now or as soon as it can be read."""
        try:
            await self.reload()
        except StoreFailed:
            self.retry_timer = self.retry_timer or asyncio.get_running_loop().call_later(
                RETRY, self._retry
            )
            raise Refused("not-written", 503) from None
        self.show()

    def _retry(self) -> None:
        self.retry_timer = None
        if self.doubtful and not self.closed:
            self.hall.spawn(self.do(self._recovered))

    async def _recovered(self) -> None:
        if self.doubtful:
            await self.recover()
            self.bots.wake()

    # showing

    def show(
        self, only: Viewer | None = None, also: dict[Viewer, list[Part]] | None = None
    ) -> None:
        """Send everybody what has changed for them, and some of them something more."""
        if not self.doubtful:
            showing.show(self, only, also)
            self._schedule_absence_check()

    def absent(self) -> set[int]:
        """Seats that keep the others waiting longer than was agreed."""
        return waiting.absent(self)

    def on_holiday(self) -> set[int]:
        """Seats whose players have said that they are away."""
        return waiting.on_holiday(self)

    def _schedule_absence_check(self) -> None:
        """Look again when the next seat will have kept the others waiting too long."""
        if self.absence_timer:
            self.absence_timer.cancel()
            self.absence_timer = None
        seconds = waiting.seconds_to_look(self) if self.viewers else None
        if seconds is not None:
            wait = min(max(0.05, seconds + 0.05), 3600.0)
            self.absence_timer = asyncio.get_running_loop().call_later(wait, self._check_absent)

    def _check_absent(self) -> None:
        async def look() -> None:
            await end_time(self)
            self.show()

        if not self.closed:
            self.hall.spawn(self.do(look))
