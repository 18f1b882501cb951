"""All tables: founded here, found again here, in memory only while somebody needs them."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

from ...bots import make_bot
from ...core.edition import Choice, spelled
from ...core.game import Game
from ...registry import find
from ..cluster.cluster import Company
from ..cluster.sync import catch_up
from ..live.viewer import Viewer
from ..operation.metrics import Metrics
from ..operation.throttle import Throttle
from ..people.people import People, Person, session_key
from ..refusal import Refused
from ..settings import Settings
from ..store import boxes
from ..store.rows import BOT, CHAT_LINES, HUMAN, OVER, Listed, SeatRow, TableRow
from ..store.store import Store
from ..thinking.pool import Thinkers
from . import seating
from .archive import Archive
from .lessons import LESSON
from .lists import Line, Summary, has_room, in_order, is_played, line, summary
from .paces import PACES
from .seeds import new_seed
from .state import Sitting, rebuilt
from .table import Closed, Table

T = TypeVar("T")
log = logging.getLogger("chapiteau.hall")
MOST_ARCHIVES = 32


@dataclass(frozen=True)
class Plan:
    """What a new table is to be."""

    game: Game[Any]
    seats: int
    options: dict[str, Choice]
    pace: str
    private: bool
    seed: str = ""  # of a lesson, where nothing is left to chance


class Hall:
    """Finds tables by id, whether they are in memory or not."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        thinkers: Thinkers,
        clock: Callable[[], float] = time.time,
        company: Company | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.thinkers = thinkers
        self.company = company or Company()
        self.clock = clock
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.archives: dict[str, Archive] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        self.metrics = Metrics()
        limits = settings.limits
        self.talk = Throttle(6 * limits, 2 / limits, clock)
        self.wonders = Throttle(6 * limits, 5 / limits, clock)
        self.glances = Throttle(20 * limits, 1 / limits, clock)  # back at what has happened
        self.away: dict[str, float] = {}  # who of those at our tables is away, and until when
        self.founding = Throttle(20 * limits, 20 / limits, clock)

    async def open(self) -> None:
        await self.company.open(self)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.drop(even_if_busy=True)
        for task in list(self.tasks):
            task.cancel()
        await self.company.close()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error and not isinstance(error, (Closed, Refused)):  # a table that is gone, or waits
            log.error("a task failed", exc_info=task.exception())

    # tables in memory

    async def table(self, id: str) -> Table:
        """A table, from memory or from its log."""
        if id in self.tables:
            return self.tables[id]
        if id not in self.opening:
            self.opening[id] = asyncio.create_task(self._load(id))
            self.opening[id].add_done_callback(lambda _: self.opening.pop(id, None))
        return await asyncio.shield(self.opening[id])

    async def _load(self, id: str) -> Table:
        sitting = await self._sitting(id)
        await self.ask_who_is_away(sitting)
        chat = await self.store.chat(id, CHAT_LINES)
        self.tables[id] = Table(self, sitting, chat)
        self.company.opened(id)
        return self.tables[id]

    async def _sitting(self, id: str) -> Sitting:
        listed = await self.store.table(id)
        if listed is None or not is_played(listed):
            raise Refused("no-such-table", 404)
        box = await boxes.box_of(self.store, find(listed.row.game), listed.row.box)
        return rebuilt(listed.row, listed.seats, await self.store.log(id), box)

    async def at(self, id: str, work: Callable[[Table], Awaitable[T]]) -> T:
        """Do something at a table, even if it leaves memory just now."""
        while True:
            table = await self.table(id)
            try:
                return await table.do(partial(work, table))
            except Closed:
                continue

    async def seen_by(self, id: str, person: Person) -> Listed:
        """A table that this person may look at; a private one is shown to the invited only."""
        listed = await self.store.table(id)
        if listed is None or not is_played(listed):
            raise Refused("no-such-table", 404)
        row = listed.row
        known = person.id == row.host or any(s.person == person.id for s in listed.seats)
        if row.private and not known and not await self.store.is_invited(id, person.id):
            raise Refused("no-such-table", 404)
        return listed

    async def ask_who_is_away(self, sitting: Sitting) -> None:
        """Of those at a table, by what the store says now."""
        for seat in sitting.seats:
            if seat.kind == HUMAN and seat.person:
                row = await self.store.letters(seat.person)
                self.went_away(seat.person, row.away if row else 0.0)

    def went_away(self, person: str, until: float) -> None:
        if until > self.clock():
            self.away[person] = until
        else:
            self.away.pop(person, None)

    # new tables

    async def found(self, person: Person, plan: Plan, lang: str, bots: str = "") -> str:
        """A new table with its founder on the first seat, and bots on the others if wanted."""
        plan.game.check_seats(plan.seats)
        edition = plan.game.edition(plan.options)
        if plan.pace not in PACES:
            raise Refused("bad-pace")
        if bots and bots != LESSON:
            make_bot(bots, plan.game)
        if not self.founding.allows(person.id):
            raise Refused("too-fast", 429)
        person = await self.people.keep(person)
        box = await boxes.keep(self.store, plan.game, edition.box)
        (seed, nonce), now = new_seed(), self.clock()
        row = TableRow(
            id=secrets.token_hex(12), code=secrets.token_urlsafe(16), game=plan.game.name,
            rules=edition.rules, options={k: spelled(v) for k, v in edition.options.items()},
            seats=plan.seats, pace=plan.pace, private=plan.private, host=person.id,
            seed=plan.seed or seed,
            nonce=nonce, created=now, touched=now, box=box,
        )  # fmt: skip
        other = SeatRow(0, BOT, "", "", bots) if bots else SeatRow(0)
        seats = [replace(other, seat=i) for i in range(plan.seats)]
        seats[0] = SeatRow(0, HUMAN, person.id, person.name)
        await self.store.create(row, seats)
        return row.id

    async def start(self, id: str, person: Person, lang: str, nonce: str = "") -> None:
        async def begin(table: Table) -> None:
            await seating.begin(table, person.id, nonce[:64])
            table.bots.wake()
            table.show()

        await self.at(id, begin)

    async def join(self, person: Person, code: str) -> str:
        """The table of an invitation; from now on it may be seen."""
        id = await self.store.by_code(code[:64])
        if id is None:
            raise Refused("no-such-table", 404)
        person = await self.people.keep(person)
        await self.store.invite(id, person.id)
        return id

    # lists

    async def mine(self, person: Person, lang: str) -> list[Line]:
        """The tables somebody sits at, those that wait for them first."""
        listed = await self.store.of_person(person.id) if person.kept else []
        return in_order([line(each, person.id, lang) for each in listed if is_played(each)])

    async def open_tables(self, lang: str) -> list[Line]:
        found = await self.store.waiting_tables()
        return [line(each, "", lang) for each in found if is_played(each) and has_room(each)]

    async def summary(self, id: str, person: Person, lang: str) -> Summary:
        """What the page of a table says before it is live."""
        return summary(await self.seen_by(id, person), person.id, lang)

    async def archive(self, id: str, person: Person) -> Archive:
        """A finished game."""
        listed = await self.seen_by(id, person)
        if listed.row.phase != OVER:
            raise Refused("not-over", 403)
        if id not in self.archives:
            sitting = await self._sitting(id)
            if len(self.archives) >= MOST_ARCHIVES:
                self.archives.pop(next(iter(self.archives)))
            self.archives[id] = await asyncio.to_thread(Archive, sitting)
        return self.archives[id]

    # people

    async def adopt(self, guest: Person, account: Person) -> None:
        """What a guest sat at belongs to the account from now on."""
        if guest.registered or not guest.kept:
            return
        for id in await self.store.adopt(guest.id, account.id):
            self.archives.pop(id, None)
            self.company.reworked(id)
            if id in self.tables:
                await self.at(id, catch_up)
        self.forget(guest.id)

    async def renamed(self, person: Person) -> None:
        """A new name, wherever it stands."""
        self.company.renamed(person.id, person.name)
        self._rename(person.id, person.name)
        for listed in await self.store.of_person(person.id):
            if listed.row.phase != OVER:

                async def rename(table: Table) -> None:
                    await table.rewrite(table.renamed(person.id, person.name))
                    table.show()

                await self.at(listed.row.id, rename)

    def forget(self, person: str, session: str = "") -> None:
        """Whoever signs out no longer watches anything, in one session or in all."""
        key = session and session_key(session)
        self.company.signed_out(person, key)
        self._shut(person, key)

    def hear_of(self, person: str, session: str, name: str) -> None:
        """Somebody has signed out in another process, or has a new name there."""
        self.people.forget(person)
        if name:
            self._rename(person, name)
        else:
            self._shut(person, session)

    def _shut(self, person: str, session: str) -> None:
        for viewer in self._windows(person):
            if session in ("", session_key(viewer.person.session)):
                viewer.close()

    def _rename(self, person: str, name: str) -> None:
        for viewer in self._windows(person):
            viewer.person = replace(viewer.person, name=name)

    def _windows(self, person: str) -> list[Viewer]:
        """Every open page of somebody."""
        tables = self.tables.values()
        return [v for table in tables for v in table.viewers if v.person.id == person]
