"""All tables: created here, looked up here, in memory only while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import replace
from functools import partial
from typing import Any, TypeVar

from ..clocks.rounds import Clocks
from ..cluster.cluster import Cluster
from ..cluster.sync import catch_up
from ..confirming.house_boxes import HouseBoxes
from ..live.places import Places
from ..live.rehearsal import Rehearsals
from ..operation.costs import TURN, Costs, SharedThrottle
from ..operation.metrics import Metrics
from ..operation.throttle import Throttle
from ..operation.worker import WorkerThread
from ..people.codes import as_invitation
from ..people.people import People, Person
from ..people.tokens import Tokens
from ..programs.events import Events
from ..refusal import Refused
from ..settings import Settings
from ..store.people.secrets import session_key
from ..store.rows import BOT, CHAT_LINES, HUMAN, OVER, SeatRow, StoredTable
from ..store.store import Store
from ..thinking.scheduler import Scheduler
from ..tournaments.doors import check_unsealed, check_visible
from .archive import Archive, Archives
from .deeds import seating
from .lessons import LESSON
from .lists import Line, Summary, in_order, is_played, line, summary
from .loading import load_state
from .new.creation import Plan, create
from .rivals import check_level
from .state import TableState
from .table import Closed, LiveTable

T = TypeVar("T")
log = logging.getLogger("chapiteau.hall")
MOST_REBUILT = 1
"""Tables that are played again at once: each takes the interpreter's time from everything else."""


class Hall:
    """Finds tables by id, whether they are in memory or not."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        scheduler: Scheduler,
        clock: Callable[[], float] = time.time,
        cluster: Cluster | None = None,
        costs: Costs | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.scheduler = scheduler
        self.cluster = cluster or Cluster()
        self.clock = clock
        self.tables: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.rebuilding = asyncio.Semaphore(MOST_REBUILT)
        self.archives, self.damaged = Archives(), set[str]()  # tables whose logs are; told once
        self.tasks: set[asyncio.Task[Any]] = set()
        self.tokens, self.events = Tokens(store, people), Events()
        self.rehearsals, self.metrics = Rehearsals(), Metrics()
        self.costs, self.worker = costs or Costs(settings.limits), WorkerThread()
        limits, steady = settings.limits, self.costs.clock
        self.chat_limit = Throttle(6 * limits, 2 / limits, steady)
        self.bot_answer_limit = Throttle(6 * limits, 5 / limits, steady)
        self.look_back_limit = Throttle(20 * limits, 1 / limits, steady)
        self.report_limit = Throttle(5 * limits, 60 / limits, steady)
        self.away: dict[str, tuple[float, float]] = {}  # holidays of people at our tables
        self.places, self.clocks, self.house_boxes = Places(self), Clocks(self), HouseBoxes(self)
        self.strengths: dict[tuple[str, str], tuple[float, float]] = {}  # rivals.py
        self.ticket_limit = SharedThrottle(10 * limits, 60 / limits, steady)
        self.tournament_limit = SharedThrottle(3 * limits, 600 / limits, steady)
        self.new_table_limit = SharedThrottle(20 * limits, 20 / limits, steady)

    async def open(self) -> None:
        await self.cluster.open(self)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.drop(even_if_busy=True)
        for task in list(self.tasks):
            task.cancel()
        self.rehearsals.close()
        self.worker.close()
        await self.cluster.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Run something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, (Closed, Refused)):  # a table that is gone, or waits
            log.error("a task failed", exc_info=task.exception())

    # tables in memory

    async def table(self, id: str, address: str = "") -> LiveTable:
        """A table, from memory or from its log; where its host comes from, if they open it."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.loading:
            work = self.costs.meter.measure(TURN.get(), self._load(id, address))
            self.loading[id] = asyncio.create_task(work)
            self.loading[id].add_done_callback(lambda _: self.loading.pop(id, None))
        return await asyncio.shield(self.loading[id])

    async def _load(self, id: str, address: str) -> LiveTable:
        state = await load_state(self, id)
        await self.rehearsals.wait_for(state.game)
        await self.load_absences(state)
        chat = await self.store.chat(id, CHAT_LINES)
        self.tables[id] = LiveTable(self, state, chat, address)
        self.cluster.table_opened(id)
        return self.tables[id]

    async def run_at(self, id: str, work: Callable[[LiveTable], Awaitable[T]]) -> T:
        """Do something at a table, even if it is just leaving memory."""
        while True:
            table = await self.table(id)
            try:
                return await table.do(partial(work, table))
            except Closed:
                continue

    async def visible_to(self, id: str, person: Person) -> StoredTable:
        """A table, if this person may look at it; a private one is only shown to those invited."""
        stored = await self.store.table(id)
        if stored is None or not is_played(stored):
            raise Refused("no-such-table", 404)
        await check_visible(self.store, stored, person.id)
        return stored

    async def load_absences(self, state: TableState) -> None:
        """Read anew which people at a table are away."""
        for seat in state.seats:
            if seat.kind == HUMAN and seat.person:
                row = await self.store.letters(seat.person)
                self.set_away(seat.person, row.away if row else 0.0, row.away_from if row else 0.0)

    def set_away(self, person: str, until: float, since: float = 0.0) -> None:
        if until > self.clock():
            self.away[person] = since, until
        else:
            self.away.pop(person, None)

    def is_away(self, person: str) -> bool:
        since, until = self.away.get(person, (0.0, 0.0))
        return since <= self.clock() < until

    # new tables

    async def create_table(self, person: Person, plan: Plan, lang: str, bots: str = "") -> str:
        """A new table with its creator on the first seat, and bots on the others if wanted."""
        game = plan.edition.game
        game.check_seats(plan.seats)
        if bots and bots != LESSON:
            check_level(bots)
        other = SeatRow(0, BOT, "", "", bots) if bots else SeatRow(0)
        seats = [replace(other, seat=i) for i in range(plan.seats)]
        seats[0] = SeatRow(0, HUMAN, person.id, person.name)
        return await create(self, person, plan, seats)

    async def start(self, id: str, person: Person, address: str) -> None:
        """Begin where no browser adds anything to the seed."""

        async def begin(table: LiveTable) -> None:
            table.bots.think_for(person.id, address)
            await seating.begin(table, person.id, "")
            table.bots.wake()
            table.show()

        await self.run_at(id, begin)

    async def join(self, person: Person, code: str) -> str:
        """The table of an invitation; from now on this person may see it."""
        id = await self.invited_to(code)
        person = await self.people.ensure_stored(person)
        await self.store.invite(id, person.id)
        return id

    async def seat(self, person: Person, id: str, wanted: int | None = None) -> None:
        """Give somebody who is invited a seat, if there is one: that which they want, if free."""

        async def sit(table: LiveTable) -> None:
            await seating.sit_down(table, person, wanted)

        await self.run_at(id, sit)

    async def leave(self, person: Person, id: str) -> None:
        """Free somebody's seat."""

        async def depart(table: LiveTable) -> None:
            await seating.depart(table, person.id)
            table.show()

        await self.run_at(id, depart)

    async def invited_to(self, code: str) -> str:
        """The table that a code invites to."""
        for each in (code[:64], as_invitation(code[:64])):
            id = await self.store.by_code(each)
            if id is not None:
                return id
        raise Refused("no-such-code", 404)

    # lists

    async def tables_of(self, person: Person, lang: str) -> list[Line]:
        """The tables somebody sits at, those that wait for them first."""
        stored = await self.store.tables_of(person.id) if person.stored else []
        return in_order([line(each, person.id, lang) for each in stored if is_played(each)])

    async def summary(self, id: str, person: Person, lang: str) -> Summary:
        """What the page of a table says before it is live."""
        return summary(await self.visible_to(id, person), person.id, lang)

    async def archive(self, id: str, person: Person) -> Archive:
        """A finished game."""
        stored = await self.visible_to(id, person)
        if stored.row.phase != OVER:
            raise Refused("not-over", 403)
        check_unsealed(stored.row)
        return await self.finished(id)

    async def finished(self, id: str) -> Archive:
        """A game that is known to be over, whoever is shown what of it."""
        if id not in self.archives:
            state = await load_state(self, id)
            self.archives.keep(await self.worker.run(Archive, state))
        return self.archives[id]

    # people

    async def adopt(self, guest: Person, account: Person) -> None:
        """A guest's tables belong to the account from now on."""
        if guest.registered:
            return
        for id in await self.store.adopt(guest.id, account.id) if guest.stored else ():
            await self.reload(id)
        self.sign_out(guest.id)

    async def reload(self, id: str) -> None:
        """Have a table read anew, in all processes, if more was changed than its log tells."""
        self.archives.pop(id, None)
        self.cluster.publish_reload(id)
        if id in self.tables or id in self.loading:
            await self.run_at(id, catch_up)

    async def renamed(self, person: Person) -> None:
        """Write a new name wherever the old one stands."""
        self.cluster.publish_name(person.id, person.name)
        self.tokens.drop_cached(person.id)
        self.places.rename(person.id, person.name)
        for stored in await self.store.tables_of(person.id):
            if stored.row.phase != OVER:

                async def rename(table: LiveTable) -> None:
                    await seating.rename(table, person.id, person.name)
                    table.show()

                await self.run_at(stored.row.id, rename)

    def sign_out(self, person: str, session: str = "") -> None:
        """Close the pages of whoever signs out, of one session or of all."""
        key = session and session_key(session)
        self.cluster.publish_sign_out(person, key)
        self._close_channels(person, key)

    def receive_person(self, person: str, session: str, name: str) -> None:
        """Somebody has signed out in another process, or has a new name there."""
        self.people.drop_cached(person)
        self.tokens.drop_cached(person)
        if name:
            self.places.rename(person, name)
            self.spawn(self.places.hear_anew(person))
        else:
            self._close_channels(person, session)

    def _close_channels(self, person: str, key: str) -> None:
        self.tokens.drop_cached(person)
        self.places.close(person, key)
        self.events.close(person, key)
