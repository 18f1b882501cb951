"""Tickets, tables that wait for somebody in particular, and who blocks whom."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, and_, delete, func, insert, or_, select

from .. import schema as s
from ..notices import GRACE, Database, add, topic_of
from ..records import records
from ..rows import (
    WAITING,
    BlockRow,
    LogEntry,
    MeetingRow,
    NoticeRow,
    PersonRow,
    SeatRow,
    TableRow,
    TicketRow,
)

MOST_READ = 500  # tickets that are looked through at once, the oldest first


class MeetingRows:
    """What people who look for each other have written down."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # tickets

    async def tickets(self, now: float, person: str = "") -> list[TicketRow]:
        """The open tickets of somebody, or of all."""
        t = s.tickets
        mine = t.c.person == person if person else t.c.person != ""
        query = select(t).where(t.c.expires > now, mine).order_by(t.c.created, t.c.id)
        read = query.limit(MOST_READ)
        return await self.database.read(lambda c: records(TicketRow, c.execute(read)))

    async def add_ticket(self, row: TicketRow, most: int) -> bool:
        """Whether there was room for another ticket of the same person."""
        mine = (s.tickets.c.person == row.person) & (s.tickets.c.expires > row.created)

        def work(c: Connection) -> bool:
            count = c.execute(select(func.count()).select_from(s.tickets).where(mine)).scalar_one()
            if count < most:
                c.execute(insert(s.tickets), asdict(row))
            return bool(count < most)

        return await self.database.writer.do(work, f"tickets {row.person}")

    async def withdraw(self, id: str, person: str) -> None:
        mine = (s.tickets.c.id == id) & (s.tickets.c.person == person)
        await self._write(lambda c: c.execute(delete(s.tickets).where(mine)))

    async def seat_tickets(
        self,
        tickets: Sequence[TicketRow],
        row: TableRow,
        seats: Sequence[SeatRow],
        log: Sequence[LogEntry],
        meetings: Sequence[MeetingRow],
    ) -> bool:
        """Make a table of tickets, all of them or nothing: whether all were still there."""
        theirs = s.tickets.c.id.in_([ticket.id for ticket in tickets])

        def work(c: Connection) -> bool:
            there = c.execute(select(s.tickets.c.id).where(theirs).with_for_update()).all()
            if len(there) != len(tickets):
                return False
            c.execute(delete(s.tickets).where(theirs))
            c.execute(insert(s.tables), asdict(row))
            c.execute(insert(s.seats), [{"table": row.id, **asdict(seat)} for seat in seats])
            c.execute(insert(s.log), [{"table": row.id, **asdict(entry)} for entry in log])
            for meeting in meetings:
                self._await(c, meeting)
            return True

        return await self.database.writer.do(work, row.id)

    # meetings

    async def meet(self, meetings: Sequence[MeetingRow]) -> None:
        """Have people told of a table that waits for them."""

        def work(c: Connection) -> None:
            for meeting in meetings:
                self._await(c, meeting)

        await self._write(work)

    def _await(self, c: Connection, meeting: MeetingRow) -> None:
        values = asdict(meeting)
        line = self.database.upsert(s.meetings).values(**values)
        c.execute(line.on_conflict_do_update(index_elements=["table", "person"], set_=values))
        mine = (s.channels.c.person == meeting.person) & (s.channels.c.paused == "")
        for id in c.execute(select(s.channels.c.id).where(mine)).scalars():
            notice = NoticeRow(
                secrets.token_hex(12),
                id,
                f"{meeting.kind}:{meeting.table}",
                meeting.person,
                meeting.table,
                meeting.created,
                meeting.created + GRACE,
            )
            add(c, self.database.upsert, notice)

    async def meetings(self, person: str, now: float) -> list[MeetingRow]:
        """Tables that wait for somebody to come, the newest first."""
        m = s.meetings
        waits = select(s.tables.c.id).where(s.tables.c.phase == WAITING)
        mine = (m.c.person == person) & (m.c.expires > now) & m.c.table.in_(waits)
        query = select(m).where(mine).order_by(m.c.created.desc())
        return await self.database.read(lambda c: records(MeetingRow, c.execute(query)))

    async def open_between(self, by: str, person: str, now: float) -> int:
        """How many tables of one person wait for another."""
        m = s.meetings
        open_ones = (m.c.by == by) & (m.c.person == person) & (m.c.expires > now)
        query = select(func.count()).select_from(m).where(open_ones)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    async def met(self, table: str, person: str) -> bool:
        """Somebody has come, or does not want to; whether they were waited for."""
        one = (s.meetings.c.table == table) & (s.meetings.c.person == person)
        told = (s.notices.c.table == table) & (s.notices.c.person == person)

        def work(c: Connection) -> bool:
            c.execute(delete(s.notices).where(told, s.notices.c.topic != topic_of(table)))
            return bool(c.execute(delete(s.meetings).where(one)).rowcount)

        return await self.database.writer.do(work)

    # blocks

    async def block(self, row: BlockRow) -> None:
        """Nothing of theirs waits for whoever blocks them any more."""
        line = self.database.upsert(s.blocks).values(**asdict(row)).on_conflict_do_nothing()
        asked = (s.meetings.c.by == row.blocked) & (s.meetings.c.person == row.person)

        def work(c: Connection) -> None:
            c.execute(line)
            c.execute(delete(s.meetings).where(asked))

        await self._write(work)

    async def unblock(self, person: str, blocked: str) -> None:
        one = (s.blocks.c.person == person) & (s.blocks.c.blocked == blocked)
        await self._write(lambda c: c.execute(delete(s.blocks).where(one)))

    async def blocked_by(self, person: str) -> frozenset[str]:
        query = select(s.blocks.c.blocked).where(s.blocks.c.person == person)
        return await self.database.read(lambda c: frozenset(c.execute(query).scalars()))

    async def blocks_among(self, people: Collection[str]) -> set[tuple[str, str]]:
        """Pairs of these people of whom one has blocked the other."""
        b = s.blocks
        both = and_(b.c.person.in_(people), b.c.blocked.in_(people))
        query = select(b.c.person, b.c.blocked).where(both)
        return await self.database.read(lambda c: {(r.person, r.blocked) for r in c.execute(query)})

    async def apart_from(self, person: str, others: Collection[str]) -> set[str]:
        """Those of some people whom this one has blocked, or who have blocked them."""
        pairs = await self.blocks_among({person, *others})
        return {other for pair in pairs if person in pair for other in pair} - {person}

    async def accounts(self, people: Collection[str]) -> dict[str, PersonRow]:
        """Those of some people who have an account."""
        p = s.people
        query = select(*[p.c[name] for name in PersonRow.__dataclass_fields__])
        known = query.where(p.c.id.in_(people), p.c.login.is_not(None))
        found = await self.database.read(lambda c: records(PersonRow, c.execute(known)))
        return {row.id: row for row in found}

    async def names(self, people: Collection[str]) -> dict[str, str]:
        """What people are called now, guests among them."""
        query = select(s.people.c.id, s.people.c.name).where(s.people.c.id.in_(people))
        return await self.database.read(lambda c: {r.id: r.name for r in c.execute(query)})

    async def kept(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept here of one person, as it is exported."""
        return await self.database.read(lambda c: kept_of(c, person))

    async def forget_old(self, now: float) -> None:
        """Remove what has expired."""

        def work(c: Connection) -> None:
            c.execute(delete(s.tickets).where(s.tickets.c.expires <= now))
            c.execute(delete(s.meetings).where(s.meetings.c.expires <= now))

        await self._write(work)

    async def _write(self, work: Callable[[Connection], object]) -> None:
        await self.database.writer.do(work)


def kept_of(c: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept here of one person, as it is exported."""
    found = {}
    for table in (s.tickets, s.meetings, s.blocks):
        rows = c.execute(select(table).where(table.c.person == person))
        found[table.name] = [dict(row._mapping) for row in rows]
    return found


def forget_person(c: Connection, person: str) -> None:
    c.execute(delete(s.tickets).where(s.tickets.c.person == person))
    named = or_(s.meetings.c.person == person, s.meetings.c.by == person)
    c.execute(delete(s.meetings).where(named))
    named = or_(s.blocks.c.person == person, s.blocks.c.blocked == person)
    c.execute(delete(s.blocks).where(named))
