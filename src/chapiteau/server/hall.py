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

from ..bots import make_bot
from ..core.edition import Choice, spelled
from ..core.errors import ChapiteauError
from ..core.game import Game
from . import seating
from .archive import Archive
from .lists import has_room, in_order, is_played, line, summary
from .paces import PACES
from .people import People, Person
from .refusal import Refused
from .rows import BOT, HUMAN, OVER, Listed, SeatRow, TableRow
from .seeds import new_seed
from .settings import Settings
from .sitting import Sitting, rebuilt
from .store import Store
from .table import CHAT_LINES, Closed, Table
from .thinking import Thinkers
from .throttle import Throttle

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


class Hall:
    """Finds tables by id, whether they are in memory or not."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        people: People,
        thinkers: Thinkers,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self.settings = settings
        self.store = store
        self.people = people
        self.thinkers = thinkers
        self.clock = clock
        self.tables: dict[str, Table] = {}
        self.opening: dict[str, asyncio.Task[Table]] = {}
        self.archives: dict[str, Archive] = {}
        self.tasks: set[asyncio.Task[Any]] = set()
        limits = settings.limits
        self.talk = Throttle(6 * limits, 2 / limits, clock)
        self.wonders = Throttle(6 * limits, 5 / limits, clock)
        self.founding = Throttle(20 * limits, 20 / limits, clock)

    async def open(self) -> None:
        """Go on where bots were asked when the last server ended."""
        for id in await self.store.where_bots_are_asked():
            try:
                await self.table(id)
            except ChapiteauError as e:
                log.warning("table %s stays closed: %s", id, e)

    async def close(self) -> None:
        for table in list(self.tables.values()):
            table.drop(even_if_busy=True)
        for task in list(self.tasks):
            task.cancel()

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Something that nobody waits for."""
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[Any]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and task.exception() and not isinstance(task.exception(), Closed):
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
        chat = await self.store.chat(id, CHAT_LINES)
        self.tables[id] = Table(self, sitting, chat)
        return self.tables[id]

    async def _sitting(self, id: str) -> Sitting:
        listed = await self.store.table(id)
        if listed is None or not is_played(listed):
            raise Refused("no-such-table", 404)
        return rebuilt(listed.row, listed.seats, await self.store.log(id))

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

    # new tables

    async def found(self, person: Person, plan: Plan, lang: str, bots: str = "") -> str:
        """A new table with its founder on the first seat, and bots on the others if wanted."""
        plan.game.check_seats(plan.seats)
        edition = plan.game.edition(plan.options)
        if plan.pace not in PACES:
            raise Refused("bad-pace")
        if bots:
            make_bot(bots, plan.game)
        if not self.founding.allows(person.id):
            raise Refused("too-fast", 429)
        person = await self.people.keep(person)
        (seed, nonce), now = new_seed(), self.clock()
        row = TableRow(
            id=secrets.token_hex(12), code=secrets.token_urlsafe(16), game=plan.game.name,
            rules=edition.rules, options={k: spelled(v) for k, v in edition.options.items()},
            seats=plan.seats, pace=plan.pace, private=plan.private, host=person.id, seed=seed,
            nonce=nonce, created=now, touched=now,
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

    async def mine(self, person: Person, lang: str) -> list[dict[str, Any]]:
        """The tables somebody sits at, those that wait for them first."""
        listed = await self.store.of_person(person.id) if person.kept else []
        return in_order([line(each, person.id, lang) for each in listed if is_played(each)])

    async def open_tables(self, lang: str) -> list[dict[str, Any]]:
        found = await self.store.waiting_tables()
        return [line(each, "", lang) for each in found if is_played(each) and has_room(each)]

    async def summary(self, id: str, person: Person, lang: str) -> dict[str, Any]:
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
            if id in self.tables:

                async def reload(table: Table) -> None:
                    await table.reload()
                    for viewer in table.viewers:
                        if viewer.person.id == guest.id:
                            viewer.close()

                await self.at(id, reload)

    async def renamed(self, person: Person) -> None:
        """A new name, wherever it stands."""
        for table in self.tables.values():
            for viewer in table.viewers:
                if viewer.person.id == person.id:
                    viewer.person = replace(viewer.person, name=person.name)
        for listed in await self.store.of_person(person.id):
            if listed.row.phase != OVER:

                async def rename(table: Table) -> None:
                    await table.rewrite(table.renamed(person.id, person.name))
                    table.show()

                await self.at(listed.row.id, rename)

    def forget(self, person: str, session: str = "") -> None:
        """Whoever signs out no longer watches anything, in one session or in all."""
        for table in self.tables.values():
            for viewer in table.viewers:
                if viewer.person.id == person and session in ("", viewer.person.session):
                    viewer.close()
