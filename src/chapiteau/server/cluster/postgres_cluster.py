"""Several server processes on one database: leases, presence, and news of each other's tables."""

from __future__ import annotations

import asyncio
import logging
import secrets
from functools import partial
from time import monotonic
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from ..refusal import Refused
from ..store.postgres import PostgresStore
from ..store.rows import Change, Said
from ..store.store import StoreFailed
from . import broadcast as notices
from . import leases as processes
from .broadcast import Notice
from .bus import Bus
from .cluster import Company
from .leases import LIFE, Beat
from .sync import catch_up, hear

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import Table

log = logging.getLogger("chapiteau.peers")
BEAT = 0.5  # seconds between two signs of life
LONGEST_WAIT = 1.0  # between two tries to give one
SAY_AGAIN = 20  # beats after which everybody is told anew who looks at what
ACTIVE = 5.0  # seconds for which one sign that somebody is active is enough
MOST_RESTING = 10_000
BOTS = "bots:"
LISTED = {"asked", "bots", "phase", "touched"}  # what follows from the entries themselves


class Peers(Company):
    """Lives as long as it gives signs of life to the database."""

    memory = 5.0

    def __init__(self, store: PostgresStore, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.id = secrets.token_hex(8)
        self.held: set[str] = set()  # tables whose bots think here
        self.wanted: set[str] = set()  # those that are being asked for
        self.fresh: set[str] = set()  # taken since the last beat was asked for
        self.until = 0.0  # when others may take what we hold
        self.resting: dict[str, int] = {}  # left with nothing to do, and how long their logs were
        self.living: frozenset[str] = frozenset()
        self.present: dict[str, dict[str, frozenset[str]]] = {}  # by table and process
        self.announced: dict[str, frozenset[str]] = {}  # who looks from here
        self.stirred: dict[tuple[str, int], float] = {}  # when a seat's activity was told last
        self.beats = 0
        self.task: asyncio.Task[None] | None = None

    async def agree(self, fingerprint: str) -> None:
        if not await self.store.writer.do(lambda c: processes.agree(c, "key", fingerprint)):
            raise Refused("other-key")

    async def open(self, hall: Hall) -> None:
        self.hall = hall
        await self._beat()
        self.bus.open(self._hear)
        self._tell(Notice(self.id, who=True))
        self.task = asyncio.create_task(self._live())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self.bus.close()
        try:
            await self.store.writer.do(lambda c: processes.leave(c, self.id))
        except StoreFailed:
            log.warning("the database was not there to say goodbye to")

    # signs of life

    async def _live(self) -> None:
        wait = BEAT
        while True:
            await asyncio.sleep(wait)
            try:
                await self._beat()
                wait = BEAT
            except ChapiteauError as e:
                log.warning("no sign of life could be given: %s", getattr(e, "detail", e))
                wait = min(2 * wait, LONGEST_WAIT)
                self._check_leases()
            except Exception:
                log.exception("a beat failed")

    async def _beat(self) -> None:
        self.fresh, begun = set(), monotonic()
        found = await self.store.beat(self.id, list(self.hall.tables), BOTS)
        self.until = begun + LIFE
        bots = [key for key in found.mine if key.startswith(BOTS)]
        self._settle({key.removeprefix(BOTS) for key in bots})
        self._bury(found)
        self._follow(found)
        self._say_again()
        await self._take_up(found)

    def _settle(self, mine: set[str]) -> None:
        """Hold what is ours by the database, no more and no less."""
        here = self.hall.tables.keys() | self.hall.opening.keys()
        lost = self.held - mine - self.fresh
        self.held = (mine & here) | (self.held & self.fresh)
        self._wake(lost | self.held)  # a thought that came to nothing is thought again
        for id in mine - here - self.wanted:
            self.hall.spawn(self._release(id))

    def _check_leases(self) -> None:
        """Who cannot be seen to live must not act as if: others will soon take over."""
        if self.held and monotonic() >= self.until:
            lost, self.held = self.held, set()
            self._wake(lost)

    def _wake(self, tables: set[str]) -> None:
        for id in tables:
            if id in self.hall.tables:
                self.hall.tables[id].bots.wake()

    def _bury(self, found: Beat) -> None:
        """Nobody looks at anything from a process that is no more."""
        gone, self.living = self.living - found.living, found.living
        for id, there in list(self.present.items()):
            if any(there.pop(process, None) for process in gone):
                self._show(id)
            if not there:
                del self.present[id]

    def _follow(self, found: Beat) -> None:
        """Read what others wrote and no notice told of."""
        for id, (entries, talked) in found.tails.items():
            table = self.hall.tables.get(id)
            if table and (entries > table.sitting.n or talked > table.talked):
                self.hall.spawn(table.do(partial(catch_up, table)))

    async def _take_up(self, found: Beat) -> None:
        """Open tables where bots are asked and no living process lets them think."""
        for id, length in found.left.items():
            if id in self.hall.tables:
                self.hall.tables[id].bots.wake()
            elif self.resting.get(id) != length:
                try:
                    await self.hall.table(id)
                except ChapiteauError as e:
                    self.resting[id] = length
                    log.warning("table %s stays closed: %s", id, e)

    # leases

    async def leads(self, what: str) -> bool:
        return await self.store.writer.do(lambda c: processes.take(c, what, self.id))

    def holds(self, table: str) -> bool:
        return table in self.held and monotonic() < self.until

    def may_think(self, table: Table) -> bool:
        if not self.holds(table.id) and table.id not in self.wanted:
            self.wanted.add(table.id)
            self.hall.spawn(self._take(table.id))
        return self.holds(table.id)

    async def _take(self, id: str) -> None:
        """Have this table's bots, unless a living process has them."""
        try:
            got = await self.store.writer.do(lambda c: processes.take(c, BOTS + id, self.id), id)
        except StoreFailed:
            return
        finally:
            self.wanted.discard(id)
        if got and id in self.hall.tables:
            self.held.add(id)
            self.fresh.add(id)
            if self.holds(id):
                self.hall.tables[id].bots.wake()
        elif got:
            await self._release(id)

    async def _release(self, id: str) -> None:
        await self.store.writer.do(lambda c: processes.release(c, BOTS + id, self.id), id)

    def dropped(self, table: Table) -> None:
        self.looking(table.id, frozenset())
        if table.id in self.held:
            self.held.discard(table.id)
            self.resting[table.id] = table.sitting.n
            self.hall.spawn(self._release(table.id))

    # telling

    def _tell(self, notice: Notice) -> None:
        self.bus.tell(notices.written(notice))

    def wrote(self, change: Change) -> None:
        if change.seats or not LISTED.issuperset(change.head):
            self._tell(Notice(self.id, change.table, look=True))
        else:
            self._tell(Notice(self.id, change.table, change.entries))

    def said(self, table: str, line: Said) -> None:
        self._tell(Notice(self.id, table, said=line))

    def reworked(self, table: str) -> None:
        self._tell(Notice(self.id, table, look=True))

    def signed_out(self, person: str, session: str) -> None:
        self._tell(Notice(self.id, person=person, session=session))

    def renamed(self, person: str, name: str) -> None:
        self._tell(Notice(self.id, person=person, name=name))

    def went_away(self, person: str, until: float) -> None:
        self._tell(Notice(self.id, person=person, away=until))

    def active(self, table: str, seat: int, at: float) -> None:
        if at - self.stirred.get((table, seat), 0.0) > ACTIVE:
            self.stirred[table, seat] = at
            self._tell(Notice(self.id, table, active=(seat, at)))

    # presence

    def opened(self, table: str) -> None:
        found = self.hall.tables[table]
        self.hall.spawn(found.do(partial(catch_up, found)))  # what came while it was read

    def looking(self, table: str, people: frozenset[str]) -> None:
        if self.announced.get(table, frozenset()) != people:
            self.announced[table] = people
            self._announce(table)
            if not people:
                del self.announced[table]

    def _announce(self, table: str) -> None:
        self._tell(Notice(self.id, table, here=tuple(self.announced[table])))

    def _say_again(self) -> None:
        self.beats += 1
        if self.beats % SAY_AGAIN == 0:
            self._announce_all()
            self.stirred.clear()
            if len(self.resting) > MOST_RESTING:
                self.resting.clear()

    def _announce_all(self) -> None:
        for table in self.announced:
            self._announce(table)

    def elsewhere(self, table: str) -> frozenset[str]:
        return frozenset[str]().union(*self.present.get(table, {}).values())

    def _show(self, id: str) -> None:
        table = self.hall.tables.get(id)

        async def show() -> None:
            if table:
                table.show()

        if table:
            self.hall.spawn(table.do(show))

    # hearing

    def _hear(self, text: str) -> None:
        notice = notices.read(text)
        if notice is None or notice.by == self.id:
            return
        if notice.away is not None:
            self.hall.went_away(notice.person, notice.away)
        elif notice.person:
            self.hall.hear_of(notice.person, notice.session, notice.name)
        elif notice.here is not None:
            self._sees(notice)
        elif notice.who:
            self._announce_all()
        elif notice.table in self.hall.tables:
            table = self.hall.tables[notice.table]
            self.hall.spawn(table.do(partial(hear, table, notice)))
        if notice.look:
            self.hall.archives.pop(notice.table, None)

    def _sees(self, notice: Notice) -> None:
        there = self.present.setdefault(notice.table, {})
        people = frozenset(notice.here or ())
        if there.get(notice.by, frozenset()) != people:
            there[notice.by] = people
            self._show(notice.table)
        if not any(there.values()):
            del self.present[notice.table]
