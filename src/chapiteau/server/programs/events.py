"""What happens at the tables of those whose programs listen, read from the rows of the tables.

Nothing is kept for it: who listens is told how things stand, and then whatever stands otherwise
than it was told. A table that changes wakes the listeners of those who sit there; one that changes
in another process is heard of by its broadcast, and found within seconds if that was lost.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, NamedTuple

from ..live.frame import encode
from ..live.packing import Frame
from ..operation.costs import Visit
from ..people.tokens import Program
from ..store.people.secrets import session_key
from ..store.rows import HUMAN, OVER, PLAYING, StoredTable
from ..store.store import StoreFailed
from ..tables.lists import is_played, line

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.events")
LOOK_AGAIN = 5.0  # seconds after which a listener looks even if nobody woke it
SLACK = 60.0  # seconds by which the clocks of several processes may differ
MOST_TABLES = 500  # of one person, the latest
WAITING, START, TURN, ENDED, INVITATION = "waiting", "start", "turn", "over", "invitation"


class Standing(NamedTuple):
    """How a table stood when its listener was last told of it."""

    phase: str
    waits: bool
    touched: float


class EventListener:
    """One open stream of a person's events."""

    def __init__(self, hall: Hall, program: Program, address: str, lang: str, since: float) -> None:
        self.hall = hall
        self.program = program
        self.visit = Visit(address, program.person.id)
        self.lang = lang
        self.since = since  # 0 for whoever wants to know nothing of the past
        self.opened = hall.clock()
        self.woken = asyncio.Event()
        self.lagging = asyncio.Event()
        self.outbox: asyncio.Queue[Frame | None] = asyncio.Queue()
        self.known: dict[str, Standing] = {}
        self.invited: set[str] = set()
        self.is_begun = False

    @property
    def person(self) -> str:
        return self.program.person.id

    def close(self) -> None:
        """End the stream after all that waits to be sent."""
        self.outbox.put_nowait(None)

    async def run(self) -> None:
        """Tell how things stand, and then whatever changes."""
        while True:
            self.woken.clear()
            try:
                read = self.hall.costs.run(self.visit, "events", self.read, refusable=False)
                await read
            except StoreFailed as e:
                log.warning("events could not be read: %s", e.detail)
            try:
                async with asyncio.timeout(LOOK_AGAIN):
                    await self.woken.wait()
            except TimeoutError:
                await self._check_token()

    async def _check_token(self) -> None:
        """A token that was ended elsewhere may not have been heard of here."""
        with contextlib.suppress(StoreFailed):
            if await self.hall.store.tokens.by_hash(self.program.token.hash) is None:
                self.close()

    async def read(self) -> None:
        """Look at all tables that may stand otherwise, and tell what does."""
        rows = self.hall.store.tokens
        found = [] if self.is_begun else await rows.changed(self.person, 0, MOST_TABLES)
        latest = max([s.touched for s in self.known.values()], default=self.opened)
        since = max(latest, self.opened) if self.is_begun else self.since or self.opened
        found += await rows.changed(self.person, max(1.0, since - SLACK), MOST_TABLES)
        told = [event for stored in found if is_played(stored) for event in self._events(stored)]
        self.is_begun = True
        told += await self._invitations()
        if told:
            self.outbox.put_nowait(Frame(b"".join(encode(each) + b"\n" for each in told)))

    def _events(self, stored: StoredTable) -> list[dict[str, Any]]:
        """What has become of a table since it was last told of."""
        row, was = stored.row, self.known.get(stored.row.id)
        mine = next((s for s in stored.seats if s.person == self.person), None)
        waits = mine is not None and mine.kind == HUMAN and bool(row.asked >> mine.seat & 1)
        now = self.known[row.id] = Standing(row.phase, waits and row.phase == PLAYING, row.touched)
        if now == was:
            return []
        kinds = []
        if row.phase == OVER:
            is_news = was is not None or row.touched >= (self.since or self.opened)
            kinds = [ENDED] if is_news and (was is None or was.phase != OVER) else []
        elif was is None or was.phase != row.phase:
            kinds = [START if row.phase == PLAYING else WAITING]
        kinds += [TURN] if now.waits else []
        return [self._told(kind, stored) for kind in kinds]

    async def _invitations(self) -> list[dict[str, Any]]:
        found = await self.hall.store.tokens.invitations(self.person, MOST_TABLES)
        new = [each for each in found if each.row.id not in self.invited and is_played(each)]
        self.invited = {each.row.id for each in found}
        return [self._told(INVITATION, each) for each in new]

    def _told(self, kind: str, stored: StoredTable) -> dict[str, Any]:
        about = line(stored, self.person, self.lang)
        event: dict[str, Any] = {"is": kind, "at": stored.row.touched, "table": about}
        result = stored.row.result
        if kind == ENDED and result:
            event |= {"scores": result["scores"], "winners": result["winners"]}
        return event


class Events:
    """All who listen in this process."""

    def __init__(self) -> None:
        self.listeners: dict[str, set[EventListener]] = {}  # by person

    def add(self, listener: EventListener) -> None:
        self.listeners.setdefault(listener.person, set()).add(listener)

    def remove(self, listener: EventListener) -> None:
        theirs = self.listeners.get(listener.person, set())
        theirs.discard(listener)
        if not theirs:
            self.listeners.pop(listener.person, None)

    def wake(self, people: Iterable[str]) -> None:
        """Something has changed for these people."""
        for person in people if self.listeners else ():
            for listener in self.listeners.get(person, ()):
                listener.woken.set()

    def wake_table(self, table: str) -> None:
        """Another process has changed a table."""
        for theirs in self.listeners.values():
            for listener in theirs:
                if table in listener.known:
                    listener.woken.set()

    def close(self, person: str, session: str) -> None:
        """End the streams of somebody: of one token, or all."""
        for listener in self.listeners.get(person, ()):
            if session in ("", session_key(listener.program.token.hash)):
                listener.close()

    def close_all(self) -> None:
        for theirs in self.listeners.values():
            for listener in theirs:
                listener.close()
