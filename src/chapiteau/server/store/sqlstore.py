"""The store in a database: what SQLite and PostgreSQL do the same way."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, replace
from typing import Any, TypeVar

from sqlalchemy import Connection, Dialect, Engine, Select, Table, func, insert, select, update

from . import person_data
from . import schema as s
from .notices import add_turns
from .records import (
    ENTRY,
    PLAIN,
    ask_reload,
    by_table,
    record,
    records,
    update_table,
    written,
)
from .rooms import Rooms
from .rows import (
    PLAYING,
    WAITING,
    Change,
    ChatLine,
    LetterRow,
    LogEntry,
    PersonRow,
    SeatRow,
    StoredTable,
    TableRow,
    TableUpdate,
)
from .store import MOST_LISTED, Conflict, StoreFailed

T = TypeVar("T")
MOST_TRIES = 20
DECIDED = {"role", "muted_until", "closed"}
"""What those who run the house decide about people, who may be changing their names meanwhile."""


def load_tables(c: Connection, query: Select[Any], most: int) -> list[StoredTable]:
    """Tables with their seats."""
    rows = records(TableRow, c.execute(query.limit(most)))
    ids = [row.id for row in rows]
    of = select(s.seats).where(s.seats.c.table.in_(ids)).order_by(s.seats.c.seat)
    seats = by_table(SeatRow, c.execute(of), ids)
    return [StoredTable(row, tuple(seats[row.id])) for row in rows]


def next_number(c: Connection, of: Table, table: str) -> int:
    """The number of the next line in a table's log or chat."""
    last = select(func.coalesce(func.max(of.c.n) + 1, 0)).where(of.c.table == table)
    return int(c.execute(last).scalar_one())


class SqlStore(Rooms):
    """Reads in threads, writes through one writer; how to reach the database is left open."""

    engine: Engine
    dialect: Dialect  # how to speak to the driver itself

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do this in a transaction that changes nothing."""
        return await asyncio.to_thread(self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return work(connection)

    async def _retry_conflicts(self, work: Callable[[Connection], T]) -> T:
        """Write to the logs of many tables, also while others write to them."""
        for _ in range(MOST_TRIES):
            try:
                return await self.writer.do(work)
            except Conflict:
                continue
        raise StoreFailed("other processes kept writing first")

    # tables

    async def create(
        self, row: TableRow, seats: list[SeatRow], log: Sequence[LogEntry] = ()
    ) -> None:
        def work(c: Connection) -> None:
            c.execute(insert(s.tables), asdict(row))
            c.execute(insert(s.seats), [{"table": row.id, **asdict(seat)} for seat in seats])
            if log:
                c.execute(insert(s.log), [{"table": row.id, **asdict(entry)} for entry in log])

        await self.writer.do(work)

    async def change(self, change: Change) -> None:
        def work(c: Connection) -> None:
            for e in change.entries:  # by far the most frequent write: nothing is compiled for it
                line = written(ENTRY, self.dialect)
                c.exec_driver_sql(line, {"table": change.table, **vars(e)})
            for seat in change.seats:
                place = (s.seats.c.table == change.table) & (s.seats.c.seat == seat.seat)
                c.execute(update(s.seats).where(place).values(**asdict(seat)))
            if change.columns:
                self._write_row(c, change.table, change.columns)
            if change.awaited:
                add_turns(c, self.upsert, change)
            if change.entrants:
                c.execute(insert(s.entrants), [asdict(each) for each in change.entrants])

        await self.writer.do(work, change.table)

    def _write_row(self, c: Connection, table: str, columns: dict[str, Any]) -> None:
        """Change a table's row, as every move does."""
        row, values = update_table(*columns), {"here": table, **columns}
        if columns.keys() <= PLAIN:
            c.exec_driver_sql(written(row, self.dialect), values)
        else:
            c.execute(row, values)

    async def table(self, id: str) -> StoredTable | None:
        found = await self.load(select(s.tables).where(s.tables.c.id == id))
        return found[0] if found else None

    async def by_code(self, code: str) -> str | None:
        query = select(s.tables.c.id).where(s.tables.c.code == code)
        return await self.read(lambda c: c.execute(query).scalar())

    async def log(self, id: str) -> list[LogEntry]:
        query = select(s.log).where(s.log.c.table == id).order_by(s.log.c.n)
        return await self.read(lambda c: records(LogEntry, c.execute(query)))

    async def since(self, id: str, n: int, chat_length: int) -> TableUpdate | None:
        """All of it as it was at one moment."""
        new = select(s.log).where(s.log.c.table == id, s.log.c.n >= n).order_by(s.log.c.n)
        said = select(s.chat).where(s.chat.c.table == id, s.chat.c.n >= chat_length)

        def work(c: Connection) -> TableUpdate | None:
            found = load_tables(c, select(s.tables).where(s.tables.c.id == id), 1)
            entries = records(LogEntry, c.execute(new))
            chat = records(ChatLine, c.execute(said.order_by(s.chat.c.n)))
            return TableUpdate(found[0], tuple(entries), tuple(chat)) if found else None

        return await self.read(work)

    async def tables_of(self, person: str, most: int = MOST_LISTED) -> list[StoredTable]:
        sat = select(s.seats.c.table).where(s.seats.c.person == person)
        query = select(s.tables).where(s.tables.c.id.in_(sat)).order_by(s.tables.c.touched.desc())
        return await self.load(query, most)

    async def waiting_tables(self) -> list[StoredTable]:
        public = (s.tables.c.phase == WAITING) & ~s.tables.c.private
        return await self.load(select(s.tables).where(public).order_by(s.tables.c.touched.desc()))

    async def tables_waiting_for_bots(self) -> list[str]:
        busy = (s.tables.c.phase == PLAYING) & (s.tables.c.asked.op("&")(s.tables.c.bots) != 0)
        query = select(s.tables.c.id).where(busy)
        return await self.read(lambda c: list(c.execute(query).scalars()))

    async def save_box(self, hash: str, game: str, data: dict[str, Any]) -> None:
        line = self.upsert(s.boxes).values(hash=hash, game=game, data=data).on_conflict_do_nothing()
        await self.writer.do(lambda c: c.execute(line) and None)

    async def box(self, hash: str) -> dict[str, Any] | None:
        query = select(s.boxes.c.data).where(s.boxes.c.hash == hash)
        return await self.read(lambda c: c.execute(query).scalar())

    async def load(self, query: Select[Any], most: int = MOST_LISTED) -> list[StoredTable]:
        """The tables that a query finds, with their seats."""
        return await self.read(lambda c: load_tables(c, query, most))

    # chat and invitations

    async def add_chat_line(self, table: str, said: ChatLine) -> ChatLine:
        """Add a line after all others; returns it with its number."""
        lock = select(s.tables.c.id).where(s.tables.c.id == table).with_for_update()

        def work(c: Connection) -> ChatLine:
            c.execute(lock)  # else two processes might give the same number
            line = replace(said, n=next_number(c, s.chat, table))
            c.execute(insert(s.chat), {"table": table, **asdict(line)})
            return line

        return await self.writer.do(work, table)

    async def chat(
        self, table: str, last: int | None = None, first: int = 0, end: int | None = None
    ) -> list[ChatLine]:
        """The lines from one number up to another, or only the last of them."""
        query = select(s.chat).where(s.chat.c.table == table, s.chat.c.n >= first)
        query = query.where(s.chat.c.n < end) if end is not None else query
        query = query.order_by(s.chat.c.n.desc())
        lines = await self.read(lambda c: records(ChatLine, c.execute(query.limit(last))))
        return lines[::-1]

    async def invite(self, table: str, person: str) -> None:
        line = self.upsert(s.invited).values(table=table, person=person).on_conflict_do_nothing()
        await self.writer.do(lambda c: c.execute(line) and None)

    async def is_invited(self, table: str, person: str) -> bool:
        query = select(s.invited).where(s.invited.c.table == table, s.invited.c.person == person)
        return await self.read(lambda c: c.execute(query).first() is not None)

    # people

    async def person(self, id: str) -> PersonRow | None:
        return await self._person(select(s.people).where(s.people.c.id == id))

    async def by_login(self, login: str) -> PersonRow | None:
        return await self._person(select(s.people).where(s.people.c.login_key == login.casefold()))

    async def _person(self, query: Select[Any]) -> PersonRow | None:
        return await self.read(lambda c: record(PersonRow, c.execute(query)))

    async def save_person(self, person: PersonRow) -> None:
        values = {**asdict(person), "login_key": person.login.casefold() if person.login else None}
        line = self.upsert(s.people).values(**values)
        theirs = {name: values[name] for name in values.keys() - DECIDED}
        line = line.on_conflict_do_update(index_elements=["id"], set_=theirs)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def open_session(self, id: str, person: str, at: float) -> None:
        line = insert(s.sessions).values(id=id, person=person, created=at)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def close_sessions(self, person: str, id: str = "") -> None:
        await self.writer.do(lambda c: person_data.close_sessions(c, person, id))

    async def has_session(self, id: str, person: str) -> bool:
        query = select(s.sessions).where(s.sessions.c.id == id, s.sessions.c.person == person)
        return await self.read(lambda c: c.execute(query).first() is not None)

    async def sessions_of(self, people: Collection[str]) -> dict[str, set[str]]:
        """The open sessions of those who have an account."""
        return await self.read(lambda c: person_data.sessions_of(c, people))

    async def letters(self, person: str) -> LetterRow | None:
        query = select(s.letters).where(s.letters.c.person == person)
        return await self.read(lambda c: record(LetterRow, c.execute(query)))

    async def save_letters(self, row: LetterRow) -> None:
        values = asdict(row)
        line = self.upsert(s.letters).values(**values)
        line = line.on_conflict_do_update(index_elements=["person"], set_=values)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def people_to_remind(
        self, before: float, now: float
    ) -> list[tuple[LetterRow, list[StoredTable]]]:
        return await self.read(lambda c: person_data.people_to_remind(c, before, now, load_tables))

    async def people_to_fetch(
        self, kind: str, now: float
    ) -> list[tuple[LetterRow, list[StoredTable]]]:
        return await self.read(lambda c: person_data.people_to_fetch(c, kind, now, load_tables))

    async def adopt(self, guest: str, account: str) -> list[str]:
        def work(c: Connection) -> list[str]:
            tables = person_data.adopt(c, guest, account)
            ask_reload(c, tables)
            return tables

        return await self._retry_conflicts(work)

    async def chat_by(self, person: str) -> list[tuple[str, ChatLine]]:
        return await self.read(lambda c: person_data.chat_by(c, person))

    async def delete_person(self, person: str, name: str) -> list[str]:
        def work(c: Connection) -> list[str]:
            tables = person_data.delete_person(c, person, name)
            ask_reload(c, tables)
            return tables

        return await self._retry_conflicts(work)
