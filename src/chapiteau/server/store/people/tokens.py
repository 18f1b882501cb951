"""What lets a program act for somebody: rows that hold a hash, never what the program knows."""

from __future__ import annotations

from dataclasses import asdict
from typing import TYPE_CHECKING

from sqlalchemy import Connection, delete, insert, select, update

from .. import schema as s
from ..records import record, records
from ..rows import PLAYING, WAITING, StoredTable, TokenRow

if TYPE_CHECKING:
    from ..rooms import Rooms


class Tokens:
    """The rows of tokens, and what concerns whoever acts with one."""

    def __init__(self, database: Rooms) -> None:
        self.database = database

    async def of(self, person: str) -> list[TokenRow]:
        query = select(s.tokens).where(s.tokens.c.person == person)
        query = query.order_by(s.tokens.c.created, s.tokens.c.id)
        return await self.database.read(lambda c: records(TokenRow, c.execute(query)))

    async def by_hash(self, hash: str) -> TokenRow | None:
        query = select(s.tokens).where(s.tokens.c.hash == hash)
        return await self.database.read(lambda c: record(TokenRow, c.execute(query)))

    async def add(self, row: TokenRow, most: int) -> bool:
        """A new one, unless somebody has as many as they may."""
        mine = select(s.tokens.c.id).where(s.tokens.c.person == row.person)
        owner = select(s.people.c.id).where(s.people.c.id == row.person).with_for_update()

        def work(c: Connection) -> bool:
            c.execute(owner)  # two processes must not both find room for the last one
            if len(c.execute(mine).all()) >= most:
                return False
            c.execute(insert(s.tokens), asdict(row))
            return True

        return await self.database.writer.do(work)

    async def end(self, person: str, id: str) -> TokenRow | None:
        """Remove one; returns it as it was."""
        mine = (s.tokens.c.id == id) & (s.tokens.c.person == person)

        def work(c: Connection) -> TokenRow | None:
            found = record(TokenRow, c.execute(select(s.tokens).where(mine)))
            c.execute(delete(s.tokens).where(mine))
            return found

        return await self.database.writer.do(work)

    async def note_use(self, id: str, at: float) -> None:
        line = update(s.tokens).where(s.tokens.c.id == id, s.tokens.c.used < at).values(used=at)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    # what a person's programs are told of

    async def changed(self, person: str, since: float, most: int) -> list[StoredTable]:
        """Tables somebody sits at that go on, or were touched since a moment; the latest last."""
        sat = select(s.seats.c.table).where(s.seats.c.person == person)
        goes_on = s.tables.c.phase.in_((WAITING, PLAYING))
        query = select(s.tables).where(s.tables.c.id.in_(sat))
        query = query.where(s.tables.c.touched >= since if since else goes_on)
        query = query.order_by(s.tables.c.touched.desc())
        return (await self.database.load(query, most))[::-1]

    async def invitations(self, person: str, most: int) -> list[StoredTable]:
        """Tables that wait, with room for somebody who is invited."""
        asked = select(s.invited.c.table).where(s.invited.c.person == person)
        sat = select(s.seats.c.table).where(s.seats.c.person == person)
        free = select(s.seats.c.table).where(s.seats.c.person == "")
        waits = (s.tables.c.phase == WAITING) & s.tables.c.id.in_(asked)
        query = select(s.tables).where(waits, s.tables.c.id.not_in(sat), s.tables.c.id.in_(free))
        return await self.database.load(query.order_by(s.tables.c.created), most)
