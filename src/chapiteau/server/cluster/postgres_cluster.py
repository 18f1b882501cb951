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
from ..store import leases
from ..store.leases import PROCESS_LIFETIME, Heartbeat
from ..store.postgres import PostgresStore
from ..store.rows import Change, ChatLine
from ..store.store import StoreFailed
from .broadcast import Broadcast, decode, encode
from .bus import Bus
from .cluster import Cluster
from .sync import catch_up, receive

if TYPE_CHECKING:
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.cluster")
HEARTBEAT = 0.5  # seconds between two signs of life
LONGEST_WAIT = 1.0  # between two attempts at one
SESSIONS_EVERY = 10  # heartbeats after which open pages are asked whether they still may be
REFRESH_EVERY = 20  # heartbeats after which everybody is told again who looks at what
ACTIVITY_EVERY = 5.0  # seconds between two broadcasts that the same seat is active
MOST_LEFT_ALONE = 10_000
BOTS = "bots:"
DERIVED = {"asked", "bots", "phase", "touched", "due", "head"}  # what follows from the entries


class PostgresCluster(Cluster):
    """A process counts as alive as long as its heartbeats reach the database."""

    person_cache_seconds = 5.0

    def __init__(self, store: PostgresStore, bus: Bus) -> None:
        self.store = store
        self.bus = bus
        self.id = secrets.token_hex(8)
        self.owned: set[str] = set()  # tables whose bots think here
        self.claiming: set[str] = set()  # tables whose bots are being asked for
        self.newly_owned: set[str] = set()  # claimed since the last heartbeat began
        self.leases_until = 0.0  # when others may take what is owned here
        self.left_alone: dict[str, int] = {}  # log lengths of tables with nothing to do here
        self.live_processes: frozenset[str] = frozenset()
        self.remote: dict[str, dict[str, frozenset[str]]] = {}  # viewers by table and process
        self.local: dict[str, frozenset[str]] = {}  # viewers here, by table
        self.last_activity: dict[tuple[str, int], float] = {}  # as it was last broadcast
        self.heartbeats = 0
        self.task: asyncio.Task[None] | None = None

    async def check_key(self, fingerprint: str) -> None:
        if not await self.store.writer.do(lambda c: leases.take_mark(c, "key", fingerprint)):
            raise Refused("other-key")

    async def open(self, hall: Hall) -> None:
        self.hall = hall
        await self._heartbeat()
        self.bus.open(self._receive)
        self._publish(Broadcast(self.id, wants_viewers=True))
        self.task = asyncio.create_task(self._run_heartbeat())

    async def close(self) -> None:
        if self.task:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
            await self.bus.close()
        try:
            await self.store.writer.do(lambda c: leases.remove_process(c, self.id))
        except StoreFailed:
            log.warning("the database could not be told that this process ends")

    # heartbeats

    async def _run_heartbeat(self) -> None:
        wait = HEARTBEAT
        while True:
            await asyncio.sleep(wait)
            try:
                await self._heartbeat()
                wait = HEARTBEAT
            except ChapiteauError as e:
                log.warning("no heartbeat could be written: %s", getattr(e, "detail", e))
                wait = min(2 * wait, LONGEST_WAIT)
                self._expire_leases()
            except Exception:
                log.exception("a heartbeat failed")

    async def _heartbeat(self) -> None:
        self.newly_owned, begun = set(), monotonic()
        found = await self.store.heartbeat(self.id, list(self.hall.tables), BOTS)
        self.leases_until = begun + PROCESS_LIFETIME
        bots = [key for key in found.mine if key.startswith(BOTS)]
        self._reconcile_leases({key.removeprefix(BOTS) for key in bots})
        self._forget_dead_processes(found)
        self._catch_up_tables(found)
        self._refresh_presence()
        await self._adopt_orphaned_bots(found)
        if self.heartbeats % SESSIONS_EVERY == 0:
            await self.hall.places.close_ended()

    def _reconcile_leases(self, mine: set[str]) -> None:
        """Own what the database says is ours, no more and no less."""
        here = self.hall.tables.keys() | self.hall.loading.keys()
        lost = self.owned - mine - self.newly_owned
        self.owned = (mine & here) | (self.owned & self.newly_owned)
        self._wake_bots(lost | self.owned)  # a thought that came to nothing is thought again
        for id in mine - here - self.claiming:
            self.hall.spawn(self._release(id))

    def _expire_leases(self) -> None:
        """A process that others must take for dead stops acting: they will soon take over."""
        if self.owned and monotonic() >= self.leases_until:
            lost, self.owned = self.owned, set()
            self._wake_bots(lost)

    def _wake_bots(self, tables: set[str]) -> None:
        for id in tables:
            if id in self.hall.tables:
                self.hall.tables[id].bots.wake()

    def _forget_dead_processes(self, found: Heartbeat) -> None:
        """Nobody looks at anything from a process that has ended."""
        gone, self.live_processes = self.live_processes - found.processes, found.processes
        for id, there in list(self.remote.items()):
            if any(there.pop(process, None) for process in gone):
                self._show(id)
            if not there:
                del self.remote[id]

    def _catch_up_tables(self, found: Heartbeat) -> None:
        """Read what others wrote and no broadcast told of."""
        for id, (entries, chat_length) in found.lengths.items():
            table = self.hall.tables.get(id)
            if table and (entries > table.state.n or chat_length > table.talk.length):
                self.hall.spawn(table.do(partial(catch_up, table)))

    async def _adopt_orphaned_bots(self, found: Heartbeat) -> None:
        """Open tables where bots are asked and no live process owns them."""
        for id, length in found.orphaned.items():
            if id in self.hall.tables:
                self.hall.tables[id].bots.wake()
            elif self.left_alone.get(id) != length:
                try:
                    await self.hall.table(id)
                except ChapiteauError as e:
                    self.left_alone[id] = length
                    log.warning("table %s stays closed: %s", id, e)

    # leases

    async def take_lease(self, name: str) -> bool:
        return await self.store.writer.do(lambda c: leases.take_lease(c, name, self.id))

    def owns_bots(self, table: str) -> bool:
        return table in self.owned and monotonic() < self.leases_until

    def claim_bots(self, table: LiveTable) -> bool:
        if not self.owns_bots(table.id) and table.id not in self.claiming:
            self.claiming.add(table.id)
            self.hall.spawn(self._claim(table.id))
        return self.owns_bots(table.id)

    async def _claim(self, id: str) -> None:
        """Own this table's bots, unless another live process owns them."""
        try:
            got = await self.store.writer.do(lambda c: leases.take_lease(c, BOTS + id, self.id), id)
        except StoreFailed:
            return
        finally:
            self.claiming.discard(id)
        if got and id in self.hall.tables:
            self.owned.add(id)
            self.newly_owned.add(id)
            if self.owns_bots(id):
                self.hall.tables[id].bots.wake()
        elif got:
            await self._release(id)

    async def _release(self, id: str) -> None:
        await self.store.writer.do(lambda c: leases.release_lease(c, BOTS + id, self.id), id)

    def table_dropped(self, table: LiveTable) -> None:
        self.publish_viewers(table.id, frozenset())
        if table.id in self.owned:
            self.owned.discard(table.id)
            self.left_alone[table.id] = table.state.n
            self.hall.spawn(self._release(table.id))

    # publishing

    def _publish(self, broadcast: Broadcast) -> None:
        self.bus.publish(encode(broadcast))

    def publish_change(self, change: Change) -> None:
        if change.seats or not DERIVED.issuperset(change.columns):
            self._publish(Broadcast(self.id, change.table, reload=True))
        else:
            self._publish(Broadcast(self.id, change.table, change.entries))

    def publish_chat(self, table: str, line: ChatLine) -> None:
        self._publish(Broadcast(self.id, table, chat=line))

    def publish_reload(self, table: str) -> None:
        self._publish(Broadcast(self.id, table, reload=True))

    def publish_sign_out(self, person: str, session: str) -> None:
        self._publish(Broadcast(self.id, person=person, session=session))

    def publish_name(self, person: str, name: str) -> None:
        self._publish(Broadcast(self.id, person=person, name=name))

    def publish_away(self, person: str, until: float, since: float = 0.0) -> None:
        self._publish(Broadcast(self.id, person=person, away_until=until, away_from=since))

    def publish_activity(self, table: str, seat: int, at: float) -> None:
        if at - self.last_activity.get((table, seat), 0.0) > ACTIVITY_EVERY:
            self.last_activity[table, seat] = at
            self._publish(Broadcast(self.id, table, activity=(seat, at)))

    # presence

    def table_opened(self, table: str) -> None:
        found = self.hall.tables[table]
        self.hall.spawn(found.do(partial(catch_up, found)))  # what came while it was read

    def publish_viewers(self, table: str, people: frozenset[str]) -> None:
        if self.local.get(table, frozenset()) != people:
            self.local[table] = people
            self._publish_local(table)
            if not people:
                del self.local[table]

    def _publish_local(self, table: str) -> None:
        self._publish(Broadcast(self.id, table, viewers=tuple(self.local[table])))

    def _refresh_presence(self) -> None:
        self.heartbeats += 1
        if self.heartbeats % REFRESH_EVERY == 0:
            self._publish_all_local()
            self.last_activity.clear()
            if len(self.left_alone) > MOST_LEFT_ALONE:
                self.left_alone.clear()

    def _publish_all_local(self) -> None:
        for table in self.local:
            self._publish_local(table)

    def remote_viewers(self, table: str) -> frozenset[str]:
        return frozenset[str]().union(*self.remote.get(table, {}).values())

    def _show(self, id: str) -> None:
        table = self.hall.tables.get(id)

        async def show() -> None:
            if table:
                table.show()

        if table:
            self.hall.spawn(table.do(show))

    # receiving

    def _receive(self, text: str) -> None:
        broadcast = decode(text)
        if broadcast is None or broadcast.sender == self.id:
            return
        if broadcast.away_until is not None:
            self.hall.set_away(broadcast.person, broadcast.away_until, broadcast.away_from)
        elif broadcast.person:
            self.hall.receive_person(broadcast.person, broadcast.session, broadcast.name)
        elif broadcast.viewers is not None:
            self._receive_viewers(broadcast)
        elif broadcast.wants_viewers:
            self._publish_all_local()
        elif broadcast.table in self.hall.tables:
            table = self.hall.tables[broadcast.table]
            self.hall.spawn(table.do(partial(receive, table, broadcast)))
        if broadcast.reload:
            self.hall.archives.pop(broadcast.table, None)
        if broadcast.entries or broadcast.reload:
            self.hall.events.wake_table(broadcast.table)

    def _receive_viewers(self, broadcast: Broadcast) -> None:
        there = self.remote.setdefault(broadcast.table, {})
        people = frozenset(broadcast.viewers or ())
        if there.get(broadcast.sender, frozenset()) != people:
            there[broadcast.sender] = people
            self._show(broadcast.table)
        if not any(there.values()):
            del self.remote[broadcast.table]
