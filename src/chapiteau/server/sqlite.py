"""The store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import (
    Connection,
    Engine,
    Row,
    Select,
    Update,
    bindparam,
    create_engine,
    delete,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert

from . import schema as s
from .filelock import FileLock
from .migrate import migrate
from .rows import PLAYING, WAITING, Change, Entry, Listed, PersonRow, Said, SeatRow, TableRow
from .writer import Writer

T = TypeVar("T")
MOST_LISTED = 200
WRITE_ENTRY = str(insert(s.log).compile(dialect=sqlite.dialect()))


def make_engine(path: Path) -> Engine:
    """SQLite as we want it: its log written ahead and synced at every commit."""
    engine = create_engine(f"sqlite:///{path}", connect_args={"check_same_thread": False})

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin and commit ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


@cache
def update_head(*columns: str) -> Update:
    """Sets columns of a table's row; made once, so that it is compiled once."""
    values: dict[str, Any] = {name: bindparam(name) for name in columns}
    return update(s.tables).where(s.tables.c.id == bindparam("here")).values(values)


class SqliteStore:
    """Reads in threads, writes through one writer."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path.with_suffix(".lock"))

    async def open(self) -> None:
        self.lock.take()
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            os.chmod(self.path, 0o600)
            self.engine = make_engine(self.path)
            await asyncio.to_thread(migrate, self.engine)
            self.writer = Writer(self.engine)
            self.writer.start()
        except BaseException:
            self.lock.release()
            raise

    async def close(self) -> None:
        await self.writer.stop()
        self.engine.dispose()
        self.lock.release()

    async def _read(self, work: Callable[[Connection], T]) -> T:
        def run() -> T:
            with self.engine.connect() as connection:
                return work(connection)

        return await asyncio.to_thread(run)

    # tables

    async def create(self, row: TableRow, seats: list[SeatRow]) -> None:
        def work(c: Connection) -> None:
            c.execute(insert(s.tables), asdict(row))
            c.execute(insert(s.seats), [{"table": row.id, **asdict(seat)} for seat in seats])

        await self.writer.do(work)

    async def change(self, change: Change) -> None:
        def work(c: Connection) -> None:
            for e in change.entries:  # by far the most frequent write: nothing is compiled for it
                entry = (change.table, e.n, e.kind, e.seat, e.text, e.client, e.position, e.at)
                c.exec_driver_sql(WRITE_ENTRY, entry)
            for seat in change.seats:
                place = (s.seats.c.table == change.table) & (s.seats.c.seat == seat.seat)
                c.execute(update(s.seats).where(place).values(**asdict(seat)))
            if change.head:
                c.execute(update_head(*change.head), {"here": change.table, **change.head})

        await self.writer.do(work)

    async def table(self, id: str) -> Listed | None:
        found = await self._listed(select(s.tables).where(s.tables.c.id == id))
        return found[0] if found else None

    async def by_code(self, code: str) -> str | None:
        query = select(s.tables.c.id).where(s.tables.c.code == code)
        return await self._read(lambda c: c.execute(query).scalar())

    async def log(self, id: str) -> list[Entry]:
        query = select(s.log).where(s.log.c.table == id).order_by(s.log.c.n)
        return await self._read(lambda c: [Entry(*row[1:]) for row in c.execute(query)])

    async def of_person(self, person: str) -> list[Listed]:
        sat = select(s.seats.c.table).where(s.seats.c.person == person)
        return await self._listed(
            select(s.tables).where(s.tables.c.id.in_(sat)).order_by(s.tables.c.touched.desc())
        )

    async def waiting_tables(self) -> list[Listed]:
        public = (s.tables.c.phase == WAITING) & ~s.tables.c.private
        return await self._listed(
            select(s.tables).where(public).order_by(s.tables.c.touched.desc())
        )

    async def where_bots_are_asked(self) -> list[str]:
        busy = (s.tables.c.phase == PLAYING) & (s.tables.c.asked.op("&")(s.tables.c.bots) != 0)
        query = select(s.tables.c.id).where(busy)
        return await self._read(lambda c: list(c.execute(query).scalars()))

    async def _listed(self, query: Select[Any]) -> list[Listed]:
        def work(c: Connection) -> list[Listed]:
            rows = c.execute(query.limit(MOST_LISTED)).all()
            ids = [row.id for row in rows]
            seats: dict[str, list[SeatRow]] = {id: [] for id in ids}
            of = select(s.seats).where(s.seats.c.table.in_(ids)).order_by(s.seats.c.seat)
            for row in c.execute(of):
                seats[row[0]].append(SeatRow(*row[1:]))
            return [Listed(TableRow(*row), tuple(seats[row.id])) for row in rows]

        return await self._read(work)

    # talk and invitations

    async def say(self, table: str, said: Said) -> None:
        line = insert(s.chat).values(table=table, **asdict(said))
        await self.writer.do(lambda c: c.execute(line) and None)

    async def chat(self, table: str, last: int) -> list[Said]:
        query = select(s.chat).where(s.chat.c.table == table).order_by(s.chat.c.n.desc())
        rows = await self._read(lambda c: c.execute(query.limit(last)).all())
        return [Said(*row[1:]) for row in rows[::-1]]

    async def invite(self, table: str, person: str) -> None:
        line = upsert(s.invited).values(table=table, person=person).on_conflict_do_nothing()
        await self.writer.do(lambda c: c.execute(line) and None)

    async def is_invited(self, table: str, person: str) -> bool:
        query = select(s.invited).where(s.invited.c.table == table, s.invited.c.person == person)
        return await self._read(lambda c: c.execute(query).first() is not None)

    # people

    async def person(self, id: str) -> PersonRow | None:
        return await self._person(select(s.people).where(s.people.c.id == id))

    async def by_login(self, login: str) -> PersonRow | None:
        return await self._person(select(s.people).where(s.people.c.login_key == login.casefold()))

    async def _person(self, query: Select[Any]) -> PersonRow | None:
        def made(r: Row[Any] | None) -> PersonRow | None:
            if r is None:
                return None
            return PersonRow(r.id, r.name, r.created, r.login, r.password, r.recovery)

        return await self._read(lambda c: made(c.execute(query).first()))

    async def save_person(self, person: PersonRow) -> None:
        values = {**asdict(person), "login_key": person.login.casefold() if person.login else None}
        line = upsert(s.people).values(**values)
        line = line.on_conflict_do_update(index_elements=["id"], set_=values)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def open_session(self, id: str, person: str, at: float) -> None:
        line = insert(s.sessions).values(id=id, person=person, created=at)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def close_sessions(self, person: str, id: str = "") -> None:
        line = delete(s.sessions).where(s.sessions.c.person == person)
        if id:
            line = line.where(s.sessions.c.id == id)
        await self.writer.do(lambda c: c.execute(line) and None)

    async def has_session(self, id: str, person: str) -> bool:
        query = select(s.sessions).where(s.sessions.c.id == id, s.sessions.c.person == person)
        return await self._read(lambda c: c.execute(query).first() is not None)

    async def adopt(self, guest: str, account: str) -> list[str]:
        """A guest's tables become the account's, but where the account sits already."""

        def work(c: Connection) -> list[str]:
            sat = select(s.seats.c.table).where(s.seats.c.person == account)
            free = (s.seats.c.person == guest) & s.seats.c.table.not_in(sat)
            tables = list(c.execute(select(s.seats.c.table).where(free)).scalars())
            c.execute(
                update(s.seats)
                .where(s.seats.c.person == guest, s.seats.c.table.in_(tables))
                .values(person=account)
            )
            c.execute(
                update(s.tables)
                .where(s.tables.c.host == guest, s.tables.c.id.in_(tables))
                .values(host=account)
            )
            return tables

        return await self.writer.do(work)
