"""Studies of boxes: rows that say what is asked for, how far it is, and what is kept."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Connection, Select, delete, func, literal, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import ASKED, FAILED, MADE, StudyRow

T = TypeVar("T")
MOST_KEPT = 50
"""Of one person: who asks for more gives up those they asked for first."""


class Studies:
    """What is being made is never lost: sums are written after every few games."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.database.writer.do(work)

    async def of(self, id: str) -> StudyRow | None:
        query = select(s.studies).where(s.studies.c.id == id)
        return await self.database.read(lambda c: record(StudyRow, c.execute(query)))

    async def by_key(self, key: str) -> StudyRow | None:
        query = select(s.studies).where(s.studies.c.key == key)
        return await self.database.read(lambda c: record(StudyRow, c.execute(query)))

    async def ask(self, row: StudyRow) -> str:
        """Have one made, unless the same is there or on its way; one that failed is tried anew.
        Returns the id of whichever it is."""
        line = self.database.upsert(s.studies).values(**asdict(row))
        again = {"state": ASKED, "asked": row.asked, "person": row.person, "why": ""}
        line = line.on_conflict_do_update(
            index_elements=["key"], set_=again, where=s.studies.c.state == FAILED
        )
        mine = (s.studies.c.person == row.person) & (s.studies.c.state != ASKED)
        newest = select(s.studies.c.id).where(mine).order_by(s.studies.c.asked.desc())
        old = mine & s.studies.c.id.not_in(newest.limit(MOST_KEPT))
        found = select(s.studies.c.id).where(s.studies.c.key == row.key)

        def work(c: Connection) -> str:
            c.execute(line)
            c.execute(delete(s.studies).where(old))
            return str(c.execute(found).scalar_one())

        return await self._write(work)

    async def asked(self) -> list[StudyRow]:
        """All that are to be made, the oldest wish first, without what is known so far."""
        query = bare().where(s.studies.c.state == ASKED).order_by(s.studies.c.asked)
        return await self.database.read(lambda c: records(StudyRow, c.execute(query)))

    async def by(self, person: str, game: str = "") -> list[StudyRow]:
        """Those that somebody asked for, the last one first."""
        query = bare().where(s.studies.c.person == person).order_by(s.studies.c.asked.desc())
        query = query.where(s.studies.c.game == game) if game else query
        return await self.database.read(lambda c: records(StudyRow, c.execute(query)))

    async def waiting_of(self, person: str) -> int:
        """How many of somebody's wishes are open."""
        return await self._count((s.studies.c.person == person) & (s.studies.c.state == ASKED))

    async def waiting_before(self, row: StudyRow) -> int:
        """How many were asked for earlier and are not made yet."""
        return await self._count((s.studies.c.state == ASKED) & (s.studies.c.asked < row.asked))

    async def _count(self, which: Any) -> int:
        query = select(func.count()).select_from(s.studies).where(which)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    # what is being made

    async def go_on(self, row: StudyRow) -> None:
        """So many deals are played, and this is what they add up to."""
        await self._change(row.id, done=row.done, code=row.code, data=row.data)

    async def finish(self, row: StudyRow) -> None:
        kept = {"done": row.done, "data": row.data, "made": row.made}
        await self._change(row.id, **kept, state=MADE)

    async def fail(self, id: str, why: str) -> None:
        """It cannot be made; what was found so far is of no use."""
        await self._change(id, state=FAILED, done=0, data="", why=why)

    async def _change(self, id: str, **columns: Any) -> None:
        here = (s.studies.c.id == id) & (s.studies.c.state == ASKED)
        line = update(s.studies).where(here).values(**columns)
        await self._write(lambda c: c.execute(line) and None)


def bare() -> Select[Any]:
    """Studies as lists show them."""
    columns = [column for column in s.studies.c if column.name != "data"]
    return select(*columns, literal("").label("data"))
