"""What is to be told to whom, and by which ways: rows that any process may take and send.

A notice is written in the transaction of the move that it is about. A sender takes it for a
while; one that dies loses nothing, for another takes it when that while is over. It is removed
once it was sent, by its id: whatever has come of the same topic since has another, and stays.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from sqlalchemy import Connection, case, delete, func, select, update

from . import schema as s
from .records import record, records
from .rows import Change, ChannelRow, ChoiceRow, NoticeRow

if TYPE_CHECKING:
    from .writer import Writer

T = TypeVar("T")
GRACE = 5.0  # seconds: whoever is between two pages, or comes back at once, need not be told
LEASE = 60.0  # seconds for which a sender keeps what it took
MOST_OF_ONE = 50  # notices of one channel that are told together


class Database(Protocol):
    """What reads and writes."""

    writer: Writer
    upsert: Any

    async def read(self, work: Callable[[Connection], T]) -> T: ...


@dataclass(frozen=True)
class Taken:
    """All that is due by one channel, taken by one sender."""

    channel: ChannelRow
    notices: tuple[NoticeRow, ...]
    lease: str


def topic_of(table: str) -> str:
    return f"turn:{table}"


def add_turns(c: Connection, upsert: Any, change: Change) -> None:
    """Somebody is awaited at a table: a notice for each of their channels."""
    open_ones = (s.channels.c.person.in_(change.awaited)) & (s.channels.c.paused == "")
    found = c.execute(select(s.channels.c.id, s.channels.c.person).where(open_ones)).all()
    at, topic = change.at, topic_of(change.table)
    for row in found:
        id = secrets.token_hex(12)
        add(c, upsert, NoticeRow(id, row.id, topic, row.person, change.table, at, at + GRACE))


def add(c: Connection, upsert: Any, notice: NoticeRow) -> None:
    """In place of what was to be told of the same topic; where sending fails, that still waits."""
    new = upsert(s.notices).values(**asdict(notice))
    waits = case((s.notices.c.tries > 0, s.notices.c.due), else_=notice.due)
    fresh = {"id": notice.id, "happened": notice.happened, "lease": "", "leased": 0.0}
    c.execute(
        new.on_conflict_do_update(index_elements=["channel", "topic"], set_={**fresh, "due": waits})
    )


class Notices:
    """The rows of channels, choices and notices."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.database.writer.do(work)

    # channels

    async def channels(self, person: str) -> list[ChannelRow]:
        query = select(s.channels).where(s.channels.c.person == person)
        query = query.order_by(s.channels.c.created, s.channels.c.id)
        return await self.database.read(lambda c: records(ChannelRow, c.execute(query)))

    async def save_channel(self, row: ChannelRow) -> None:
        """A new one, or another state of one; an address of a browser belongs to one person."""
        values = asdict(row)

        def work(c: Connection) -> None:
            same = (s.channels.c.address == row.address) & (s.channels.c.kind == row.kind)
            others = same & (s.channels.c.id != row.id)
            if row.session:
                remove_channels(c, others)
            line = self.database.upsert(s.channels).values(**values)
            c.execute(line.on_conflict_do_update(index_elements=["id"], set_=values))

        await self._write(work)

    async def end_channel(self, id: str, person: str) -> bool:
        mine = (s.channels.c.id == id) & (s.channels.c.person == person)
        return await self._write(lambda c: remove_channels(c, mine) > 0)

    async def note_result(
        self, id: str, at: float, result: str, failures: int | None = None, paused: str = ""
    ) -> None:
        """How it went the last time; failures count up where none are named."""
        count: Any = s.channels.c.failures + 1 if failures is None else failures
        values = {"tried": at, "result": result, "failures": count, "paused": paused}
        line = update(s.channels).where(s.channels.c.id == id).values(values)

        def work(c: Connection) -> None:
            c.execute(line)
            if paused:
                c.execute(delete(s.notices).where(s.notices.c.channel == id))

        await self._write(work)

    # choices

    async def choices(self, people: Collection[str]) -> dict[tuple[str, str], ChoiceRow]:
        """What people chose, by person and table; "" for what holds for all tables."""
        query = select(s.notice_choices).where(s.notice_choices.c.person.in_(people))
        found = await self.database.read(lambda c: records(ChoiceRow, c.execute(query)))
        return {(row.person, row.table): row for row in found}

    async def save_choice(self, row: ChoiceRow, now: float) -> None:
        """What was put off is looked at again: it may be due by what was chosen now."""
        values = asdict(row)
        line = self.database.upsert(s.notice_choices).values(**values)
        line = line.on_conflict_do_update(index_elements=["person", "table"], set_=values)
        waits = (s.notices.c.person == row.person) & (s.notices.c.tries == 0)

        def work(c: Connection) -> None:
            c.execute(line)
            c.execute(update(s.notices).where(waits, s.notices.c.due > now).values(due=now))

        await self._write(work)

    # what is to be told

    async def take(
        self, now: float, most: int, busy: Collection[str], full: Collection[str]
    ) -> list[Taken]:
        """What is due by a few channels, one of each person at most: those who wait longest,
        without people who are being told already, and without hosts that have enough to do."""
        found = await self.database.read(lambda c: _due(c, now, most, busy, full))
        if not found:
            return []
        return await self._write(lambda c: [t for id in found if (t := _taken(c, id, now))])

    async def done(self, taken: Taken, ids: Sequence[str]) -> None:
        """These were sent, or need not be told any more."""
        sent = s.notices.c.id.in_(ids) & (s.notices.c.lease == taken.lease)
        await self._write(lambda c: c.execute(delete(s.notices).where(sent)) and None)

    async def put_off(self, taken: Taken, due: dict[str, float], failed: bool = False) -> None:
        """These are told later; after a failure that is counted."""
        tries = s.notices.c.tries + 1 if failed else s.notices.c.tries

        def work(c: Connection) -> None:
            for id, at in due.items():
                one = (s.notices.c.id == id) & (s.notices.c.lease == taken.lease)
                values = {"due": at, "lease": "", "leased": 0.0, "tries": tries}
                c.execute(update(s.notices).where(one).values(values))

        await self._write(work)

    async def of(self, person: str) -> list[NoticeRow]:
        query = select(s.notices).where(s.notices.c.person == person).order_by(s.notices.c.due)
        return await self.database.read(lambda c: records(NoticeRow, c.execute(query)))

    async def counts(self) -> tuple[int, float]:
        """How many wait, and since when the oldest that is due does; 0 where none is."""
        query = select(func.count(), func.coalesce(func.min(s.notices.c.due), 0.0))

        def work(c: Connection) -> tuple[int, float]:
            count, oldest = c.execute(query.select_from(s.notices)).one()
            return int(count), float(oldest)

        return await self.database.read(work)


def remove_channels(c: Connection, which: Any) -> int:
    """End channels, with all that waits to be told by them; returns how many there were."""
    gone = list(c.execute(select(s.channels.c.id).where(which)).scalars())
    c.execute(delete(s.notices).where(s.notices.c.channel.in_(gone)))
    c.execute(delete(s.channels).where(s.channels.c.id.in_(gone)))
    return len(gone)


def _due(
    c: Connection, now: float, most: int, busy: Collection[str], full: Collection[str]
) -> list[str]:
    """Channels by which something is due, of different people."""
    n, ch = s.notices, s.channels
    may = (n.c.due <= now) & (n.c.leased <= now) & n.c.person.not_in(busy)
    at = n.join(ch, ch.c.id == n.c.channel)
    first = func.min(n.c.due)
    query = select(n.c.channel, n.c.person).select_from(at).where(may, ch.c.host.not_in(full))
    found = c.execute(query.group_by(n.c.channel, n.c.person).order_by(first).limit(8 * most))
    by_person: dict[str, str] = {}
    for row in found:
        by_person.setdefault(row.person, row.channel)
    return list(by_person.values())[:most]


def _taken(c: Connection, channel: str, now: float) -> Taken | None:
    """Take what is due by a channel, unless somebody else was quicker."""
    n = s.notices
    mine = secrets.token_hex(8)
    due = (n.c.channel == channel) & (n.c.due <= now) & (n.c.leased <= now)
    some = select(n.c.id).where(due).order_by(n.c.due).limit(MOST_OF_ONE)
    values = {"lease": mine, "leased": now + LEASE}
    c.execute(update(n).where(n.c.id.in_(some), n.c.leased <= now).values(values))
    got = records(NoticeRow, c.execute(select(n).where(n.c.lease == mine).order_by(n.c.due)))
    row = record(ChannelRow, c.execute(select(s.channels).where(s.channels.c.id == channel)))
    return Taken(row, tuple(got), mine) if row and got else None
