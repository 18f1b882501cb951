"""A table in memory: one task with an inbox. What is done here is done one thing at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import TYPE_CHECKING, Any, TypeVar

from ..live.changes import Part
from ..live.viewer import Viewer
from ..refusal import Refused
from ..store.rows import CHAT_LINES, HUMAN, OVER, ROW, Change, Entry, Said, SeatRow
from ..store.store import Conflict, Store, StoreFailed
from ..thinking.bots import Bots
from .chat import said_part
from .paces import DAY, PACES
from .state import Sitting, rebuilt

if TYPE_CHECKING:
    from .hall import Hall

T = TypeVar("T")
log = logging.getLogger("chapiteau.table")
Job = tuple[Callable[[], Awaitable[Any]], "asyncio.Future[Any]"]
MOST_TRIES = 20
AGAIN = 0.5
"""Seconds until it is tried again to read what is written."""


class Overtaken(Refused):
    """Another process wrote first; the table stands as that left it, and it may be tried again."""


class Closed(Exception):
    """This table has left memory: ask the hall for it again."""


class Table:
    """Match, seats, viewers, bots and talk of one table."""

    def __init__(self, hall: Hall, sitting: Sitting, chat: list[Said]) -> None:
        self.hall = hall
        self.store: Store = hall.store
        self.sitting = sitting
        self.viewers: set[Viewer] = set()
        self.retell(chat)
        self.bots = Bots(self)
        self.inbox: asyncio.Queue[Job] = asyncio.Queue()
        self.closed = False
        self.doubtful = False  # what is in memory may not be what is written
        self.timer: asyncio.TimerHandle | None = None
        self.idle: asyncio.TimerHandle | None = None
        self.again: asyncio.TimerHandle | None = None
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
                result = await self._insist(work)
            except Exception as e:  # noqa: BLE001  # goes to whoever asked
                if not done.done():
                    done.set_exception(e)
            else:
                if not done.done():
                    done.set_result(result)
            self._rest()

    async def _insist(self, work: Callable[[], Awaitable[T]]) -> T:
        """What was overtaken is looked at anew: it may still be right, or refused for a reason."""
        for _ in range(MOST_TRIES):
            try:
                return await work()
            except Overtaken:
                continue
        raise Refused("not-written", 503)

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
        for timer in (self.timer, self.idle, self.again):
            if timer:
                timer.cancel()
        self.bots.stop()
        for viewer in self.viewers:
            viewer.close()
        self.hall.company.dropped(self)
        self.task.cancel()
        while not self.inbox.empty():
            _, done = self.inbox.get_nowait()
            if not done.done():  # else whoever asked has gone
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
        if self.doubtful:
            await self.recover()
            raise Overtaken("not-written", 503)
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
        result = {"result": self.sitting.result()} if masks["phase"] == OVER else {}
        return {**masks, **result, "touched": now}

    async def rewrite(self, seats: tuple[SeatRow, ...] = (), **head: Any) -> None:
        """Change seats or the table's own row, where nothing of the game has happened."""
        await self.commit(ROW, -1, seats=seats, **head)

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
        self.hall.company.wrote(change)
        for entry in change.entries:
            self.hall.metrics.entries.count(entry.kind)

    async def reload(self) -> None:
        """Go back to what is written."""
        listed = await self.store.table(self.id)
        if listed is None:
            raise Refused("no-such-table", 404)
        log, box = await self.store.log(self.id), self.sitting.box
        self.sitting = rebuilt(listed.row, listed.seats, log, box)
        self.doubtful = False

    async def recover(self) -> None:
        """Go back to what is written, now or as soon as it can be read."""
        try:
            await self.reload()
        except StoreFailed:
            self.again = self.again or asyncio.get_running_loop().call_later(AGAIN, self._retry)
            raise Refused("not-written", 503) from None
        self.show()

    def _retry(self) -> None:
        self.again = None
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
        if self.doubtful:
            return
        mine = frozenset(viewer.person.id for viewer in self.viewers)
        self.hall.company.looking(self.id, mine)
        here = set(mine | self.hall.company.elsewhere(self.id))
        absent, holiday = self.absent(), self.on_holiday()
        for viewer in [only] if only else list(self.viewers):
            parts = (also or {}).get(viewer, [])
            try:
                parts = parts + viewer.parts(self.sitting, here, absent, self.chat, holiday)
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
        } - self.on_holiday()

    def on_holiday(self) -> set[int]:
        """Seats whose players have said that they are away; only where one plays by the day."""
        if PACES[self.sitting.row.pace] < DAY:
            return set()
        now, away = self.hall.clock(), self.hall.away
        return {s.seat for s in self.sitting.seats if away.get(s.person, 0.0) > now}

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
            if sitting.seats[seat].kind == HUMAN and seat not in late | self.on_holiday()
        ]
        if times:
            wait = min(max(0.05, min(times) + 0.05), 3600.0)
            self.timer = asyncio.get_running_loop().call_later(wait, self._tick)

    def _tick(self) -> None:
        async def look() -> None:
            self.show()

        if not self.closed:
            self.hall.spawn(self.do(look))

    def retell(self, lines: list[Said]) -> None:
        """What was said, from the start; whoever looks is shown everything anew."""
        self.chat = [said_part(said) for said in lines]
        self.talked = lines[-1].n + 1 if lines else 0
        for viewer in self.viewers:
            viewer.reset()

    def add_talk(self, lines: list[Said]) -> None:
        for said in lines:
            self.talked = said.n + 1
            self.chat.append(said_part(said))
        if len(self.chat) > 2 * CHAT_LINES:
            self.forget_talk(CHAT_LINES)

    def forget_talk(self, keep: int) -> None:
        """Only the last lines stay in memory; the store has all."""
        gone = len(self.chat) - keep
        del self.chat[:gone]
        for viewer in self.viewers:
            viewer.talked = max(0, viewer.talked - gone)

    def renamed(self, person: str, name: str) -> tuple[SeatRow, ...]:
        return tuple(replace(s, name=name) for s in self.sitting.seats if s.person == person)
