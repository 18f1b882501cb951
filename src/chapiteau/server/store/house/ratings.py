"""Ratings: tables that wait to be counted, how they were, and what people allow others to see."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Connection, and_, case, delete, func, insert, or_, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import (
    OVER,
    PLAYING,
    SEAT,
    START,
    EntrantRow,
    LogEntry,
    ProfileRow,
    RatedRow,
    RatedSeatRow,
    RatingRow,
    TableRow,
)
from ..rows.ratings import PERSON

MOST_COUNTED = 50  # tables that are found at once
MOST_SHOWN = 100  # counted tables that a profile draws


@dataclass(frozen=True)
class Begun:
    """A table of which a rating can be worked out: who began, who left, how it ended."""

    row: TableRow
    entrants: tuple[EntrantRow, ...]
    entries: tuple[LogEntry, ...]  # of its start and its seats


Known = Mapping[str, RatingRow]
"""Ratings before a table, by who has them."""
Counter = Callable[[Known], Sequence[RatedSeatRow]]
"""What a table comes to for each, from what they had before."""


class RatingRows:
    """What is counted, once for each table."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def begun(self, table: str) -> Begun | None:
        return await self.database.read(lambda c: begun(c, table))

    async def uncounted(self) -> list[str]:
        """Tables that have ended, or that all people but one have left, and were not counted."""
        return await self.database.read(lambda c: list(c.execute(_uncounted()).scalars()))

    async def is_counted(self, table: str) -> bool:
        return await self.database.read(lambda c: _is_counted(c, table))

    async def count(self, row: RatedRow, counter: Counter) -> bool:
        """Count a table as the next one, all of it or nothing; whether nobody had before.

        Where another process counts another table just now, one of the two is a `Conflict`.
        """

        def work(c: Connection) -> bool:
            if _is_counted(c, row.table):
                return False
            last = c.execute(select(func.coalesce(func.max(s.rated.c.n), 0))).scalar_one()
            c.execute(insert(s.rated), {**asdict(row), "n": last + 1})
            self._write_seats(c, row, counter)
            return True

        return await self.database.writer.do(work, f"rated {row.table}")

    def _write_seats(self, c: Connection, row: RatedRow, counter: Counter) -> None:
        whos = select(s.entrants.c.who).where(s.entrants.c.table == row.table)
        known = rated_as(c, row.game, row.kind, list(c.execute(whos).scalars()))
        seats = counter(known)
        if seats:
            c.execute(insert(s.rated_seats), [asdict(seat) for seat in seats])
        for new in ratings_after(row, known, seats):
            line = self.database.upsert(s.ratings).values(**asdict(new))
            keys = ["who", "game", "kind"]
            c.execute(line.on_conflict_do_update(index_elements=keys, set_=asdict(new)))

    # what is shown

    async def of(self, who: str) -> list[RatingRow]:
        """Everything that somebody is rated in."""
        query = select(s.ratings).where(s.ratings.c.who == who).order_by(s.ratings.c.games.desc())
        return await self.database.read(lambda c: records(RatingRow, c.execute(query)))

    async def of_all(self, game: str, kind: str, whos: Collection[str]) -> dict[str, RatingRow]:
        return await self.database.read(lambda c: rated_as(c, game, kind, whos))

    async def seats(self, table: str) -> list[RatedSeatRow]:
        """How a table was counted."""
        query = select(s.rated_seats).where(s.rated_seats.c.table == table)
        return await self.database.read(lambda c: records(RatedSeatRow, c.execute(query)))

    async def course(self, who: str, game: str, kind: str) -> list[RatedSeatRow]:
        """How somebody's rating went, the latest tables last."""
        mine = and_(s.rated_seats.c.who == who, s.rated_seats.c.moved)
        of_kind = and_(s.rated.c.game == game, s.rated.c.kind == kind)
        at = s.rated_seats.join(s.rated, s.rated.c.table == s.rated_seats.c.table)
        query = select(s.rated_seats).select_from(at).where(mine, of_kind)
        latest = query.order_by(s.rated.c.n.desc()).limit(MOST_SHOWN)
        return await self.database.read(lambda c: records(RatedSeatRow, c.execute(latest))[::-1])

    # what somebody allows

    async def profile(self, person: str) -> ProfileRow:
        return (await self.profiles([person])).get(person, ProfileRow(person))

    async def profiles(self, people: Collection[str]) -> dict[str, ProfileRow]:
        query = select(s.profiles).where(s.profiles.c.person.in_(people))
        found = await self.database.read(lambda c: records(ProfileRow, c.execute(query)))
        return {row.person: row for row in found}

    async def save_profile(self, row: ProfileRow) -> None:
        line = self.database.upsert(s.profiles).values(**asdict(row))
        line = line.on_conflict_do_update(index_elements=["person"], set_=asdict(row))
        await self.database.writer.do(lambda c: c.execute(line) and None)

    async def have_met(self, one: str, other: str) -> bool:
        """Whether two people have sat at a table together that was begun."""
        mine, theirs = s.seats.alias(), s.seats.alias()
        at = mine.join(theirs, mine.c.table == theirs.c.table)
        at = at.join(s.tables, s.tables.c.id == mine.c.table)
        is_begun = s.tables.c.phase.in_((PLAYING, OVER))
        both = and_(mine.c.person == one, theirs.c.person == other, is_begun)
        query = select(1).select_from(at).where(both).limit(1)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def kept(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept here of one person, as it is exported."""
        return await self.database.read(lambda c: kept_of(c, person))


def begun(c: Connection, table: str) -> Begun | None:
    row = record(TableRow, c.execute(select(s.tables).where(s.tables.c.id == table)))
    if row is None:
        return None
    who = select(s.entrants).where(s.entrants.c.table == table).order_by(s.entrants.c.seat)
    said = and_(s.log.c.table == table, s.log.c.kind.in_((START, SEAT)))
    entries = records(LogEntry, c.execute(select(s.log).where(said).order_by(s.log.c.n)))
    return Begun(row, tuple(records(EntrantRow, c.execute(who))), tuple(entries))


def _uncounted() -> Any:
    """Each that is found is counted, so that none stands in the way of the others."""
    e, t, seats = s.entrants, s.tables, s.seats
    same = and_(seats.c.table == e.c.table, seats.c.seat == e.c.seat)
    at = e.join(t, t.c.id == e.c.table).join(seats, same)
    is_person = e.c.kind == PERSON
    here = and_(is_person, e.c.who != "", seats.c.person == e.c.who)
    people = func.sum(case((is_person, 1), else_=0))
    left = and_(t.c.phase == PLAYING, people > 1, func.sum(case((here, 1), else_=0)) < 2)
    new = ~select(1).where(s.rated.c.table == e.c.table).exists()
    ended = t.c.phase == OVER
    is_open = ~t.c.sealed  # a rating would tell how others played a deal
    is_known = or_(t.c.phase == PLAYING, and_(ended, t.c.result.is_not(None)))
    query = select(e.c.table).select_from(at).where(is_known, new, is_open)
    query = query.group_by(e.c.table, t.c.phase, t.c.touched).having(or_(ended, left))
    return query.order_by(t.c.touched, e.c.table).limit(MOST_COUNTED)


def _is_counted(c: Connection, table: str) -> bool:
    return c.execute(select(1).where(s.rated.c.table == table)).first() is not None


def rated_as(c: Connection, game: str, kind: str, whos: Collection[str]) -> dict[str, RatingRow]:
    r = s.ratings
    query = select(r).where(r.c.game == game, r.c.kind == kind, r.c.who.in_(whos))
    return {row.who: row for row in records(RatingRow, c.execute(query))}


def ratings_after(row: RatedRow, known: Known, seats: Sequence[RatedSeatRow]) -> list[RatingRow]:
    """The ratings that a table has changed; a level on several seats has played once."""
    after = {seat.who: seat for seat in seats if seat.moved}
    games = {who: known[who].games if who in known else 0 for who in after}
    return [
        RatingRow(who, row.game, row.kind, seat.new_mu, seat.new_sigma, games[who] + 1, row.at)
        for who, seat in after.items()
    ]


def kept_of(c: Connection, person: str) -> dict[str, list[dict[str, Any]]]:
    """All that is kept here of one person, as it is exported."""
    found = {}
    for table, column in _theirs().items():
        rows = c.execute(select(table).where(column == person))
        found[table.name] = [dict(row._mapping) for row in rows]
    return found


def forget_person(c: Connection, person: str) -> None:
    """What they were for others' ratings stays, without who it was."""
    for table, column in _theirs().items():
        if table in (s.entrants, s.rated_seats):
            c.execute(update(table).where(column == person).values({column: ""}))
        else:
            c.execute(delete(table).where(column == person))


def _theirs() -> dict[Any, Any]:
    named = (s.entrants, s.ratings, s.rated_seats)
    return {**{table: table.c.who for table in named}, s.profiles: s.profiles.c.person}
