"""Tournaments: announced, entered, drawn and counted, each step whole or not at all.

Whoever draws a round or ends one names the round that came before; if another process was quicker,
nothing is written. So any process may take the next step, at any time, also after a kill.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any, TypeVar

from sqlalchemy import Connection, and_, delete, func, insert, literal, or_, select, update

from .. import schema as s
from ..notices import GRACE, Database, add
from ..records import ask_reload, record, records
from ..rows import (
    HUMAN,
    OVER,
    LogEntry,
    NoticeRow,
    ReviewRow,
    SeatRow,
    TableRow,
    TournamentEntryRow,
    TournamentRow,
    TournamentSeatRow,
)
from ..rows.tournaments import CALLED_OFF, FINISHED, LEFT, OPEN, RUNNING, VOID
from .entrants import kept_of

T = TypeVar("T")
MOST_LISTED = 50
MOST_STEPPED = 100
"""Tournaments that are looked through at once, those first that were touched longest ago."""


@dataclass(frozen=True)
class NewTable:
    """A table of a round."""

    row: TableRow
    seats: Sequence[SeatRow]
    log: Sequence[LogEntry]


@dataclass(frozen=True)
class NewRound:
    """All that is written when a round is drawn."""

    tournament: str
    number: int
    at: float
    tables: Sequence[NewTable]
    seats: Sequence[TournamentSeatRow]
    bots: Sequence[TournamentEntryRow] = ()
    groups: Sequence[tuple[int, int]] = ()  # entrant and group, when the first is drawn


class TournamentRows:
    """What is written of tournaments."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _write(self, work: Callable[[Connection], T], key: str) -> T:
        return await self.database.writer.do(work, f"tournament {key}")

    # reading

    async def of(self, id: str) -> TournamentRow | None:
        query = select(s.tournaments).where(s.tournaments.c.id == id)
        return await self.database.read(lambda c: record(TournamentRow, c.execute(query)))

    async def entries(self, id: str) -> list[TournamentEntryRow]:
        e = s.tournament_entries
        query = select(e).where(e.c.tournament == id).order_by(e.c.n)
        return await self.database.read(lambda c: records(TournamentEntryRow, c.execute(query)))

    async def seats(self, id: str) -> list[TournamentSeatRow]:
        t = s.tournament_seats
        query = select(t).where(t.c.tournament == id).order_by(t.c.round, t.c.place, t.c.seat)
        return await self.database.read(lambda c: records(TournamentSeatRow, c.execute(query)))

    async def phases(self, tables: Collection[str]) -> dict[str, str]:
        """How far some tables are."""
        query = select(s.tables.c.id, s.tables.c.phase).where(s.tables.c.id.in_(tables))
        return await self.database.read(lambda c: {row.id: row.phase for row in c.execute(query)})

    async def takes_part(self, id: str, person: str) -> bool:
        query = select(1).where(_entry(id, person)).limit(1)
        return await self.database.read(lambda c: c.execute(query).first() is not None)

    async def listed(self, person: str) -> list[TournamentRow]:
        """Those that everybody may find, and all of one person; what is to come first."""
        t, e = s.tournaments, s.tournament_entries
        mine = t.c.id.in_(select(e.c.tournament).where(e.c.person == person))
        theirs = and_(or_(mine, t.c.host == person), literal(person) != "")
        query = select(t).where(or_(~t.c.private, theirs), t.c.phase != CALLED_OFF)
        latest = query.order_by(t.c.touched.desc(), t.c.id).limit(MOST_LISTED)
        return await self.database.read(lambda c: records(TournamentRow, c.execute(latest)))

    async def under_way(self, now: float) -> list[str]:
        """Those at which something may have to be done."""
        t = s.tournaments
        due = and_(t.c.phase == OPEN, t.c.starts > 0, t.c.starts <= now)
        query = select(t.c.id).where(or_(due, t.c.phase == RUNNING)).order_by(t.c.touched, t.c.id)
        some = query.limit(MOST_STEPPED)
        return await self.database.read(lambda c: list(c.execute(some).scalars()))

    async def open_of(self, host: str) -> int:
        """How many of somebody's are not finished."""
        t = s.tournaments
        open_ones = and_(t.c.host == host, t.c.phase.in_((OPEN, RUNNING)))
        query = select(func.count()).select_from(t).where(open_ones)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    # announcing and entering

    async def add(self, row: TournamentRow) -> None:
        await self._write(lambda c: c.execute(insert(s.tournaments), asdict(row)) and None, row.id)

    async def enter(self, row: TournamentEntryRow, most: int) -> bool:
        """Whether there was room, before the start; whoever is in it stays as they are."""

        def work(c: Connection) -> bool:
            e = s.tournament_entries
            if not _is_open(c, row.tournament):
                return False
            if c.execute(select(1).where(_entry(row.tournament, row.person))).first():
                return True
            here = select(func.count(), func.coalesce(func.max(e.c.n), 0))
            count, last = c.execute(here.where(e.c.tournament == row.tournament)).one()
            if count < most:
                c.execute(insert(e), {**asdict(row), "n": last + 1})
            return bool(count < most)

        return await self._write(work, row.tournament)

    async def leave(self, id: str, person: str) -> None:
        """Before the start as if one had never entered, else one is drawn no more."""

        def work(c: Connection) -> None:
            if _is_open(c, id):
                c.execute(delete(s.tournament_entries).where(_entry(id, person)))
            else:
                gone = update(s.tournament_entries).where(_entry(id, person))
                c.execute(gone.values(gone=LEFT))

        await self._write(work, id)

    async def come_back(self, id: str, person: str) -> None:
        """From the next round on."""
        back = update(s.tournament_entries).where(_entry(id, person)).values(gone="")
        await self._write(lambda c: c.execute(back) and None, id)

    async def show_number(self, id: str, person: str, number: str) -> None:
        mine = update(s.tournament_entries).where(_entry(id, person)).values(number=number)
        await self._write(lambda c: c.execute(mine) and None, id)

    async def call_off(self, id: str, now: float) -> bool:
        """Whether it had not begun."""
        t = s.tournaments
        line = update(t).where(t.c.id == id, t.c.phase == OPEN)
        values = {"phase": CALLED_OFF, "touched": now}
        return await self._write(lambda c: c.execute(line.values(values)).rowcount == 1, id)

    async def unname(self, id: str) -> None:
        line = update(s.tournaments).where(s.tournaments.c.id == id).values(name="")
        await self._write(lambda c: c.execute(line) and None, id)

    # rounds

    async def draw(self, new: NewRound) -> bool:
        """Write a round with all its tables; whether nobody had drawn it before."""
        t, entries, seats = s.tournaments, s.tournament_entries, s.tournament_seats
        before = and_(t.c.round == new.number - 1, t.c.ended == new.number - 1)
        here = and_(t.c.id == new.tournament, before, t.c.phase.in_((OPEN, RUNNING)))
        values = {"round": new.number, "phase": RUNNING, "touched": new.at}

        def work(c: Connection) -> bool:
            if c.execute(update(t).where(here).values(values)).rowcount != 1:
                return False
            if new.bots:
                c.execute(insert(entries), [asdict(bot) for bot in new.bots])
            for n, group in new.groups:
                one = and_(entries.c.tournament == new.tournament, entries.c.n == n)
                c.execute(update(entries).where(one).values(group=group))
            c.execute(insert(seats), [asdict(seat) for seat in new.seats])
            for table in new.tables:
                self._add_table(c, table, new.at)
            return True

        return await self._write(work, new.tournament)

    def _add_table(self, c: Connection, table: NewTable, now: float) -> None:
        id = table.row.id
        c.execute(insert(s.tables), asdict(table.row))
        c.execute(insert(s.seats), [{"table": id, **asdict(seat)} for seat in table.seats])
        c.execute(insert(s.log), [{"table": id, **asdict(entry)} for entry in table.log])
        people = [seat.person for seat in table.seats if seat.kind == HUMAN]
        self._tell(c, people, "round", id, now)

    def _tell(
        self, c: Connection, people: Sequence[str], what: str, table: str, now: float
    ) -> None:
        """A notice of a table for each channel of some people."""
        open_ones = and_(s.channels.c.person.in_(people), s.channels.c.paused == "")
        for row in c.execute(select(s.channels).where(open_ones)).all():
            new = secrets.token_hex(12)
            told = NoticeRow(new, row.id, f"{what}:{table}", row.person, table, now, now + GRACE)
            add(c, self.database.upsert, told)

    async def end_round(
        self,
        id: str,
        number: int,
        results: Sequence[TournamentSeatRow],
        gone: dict[int, str],
        now: float,
        reviews: Sequence[ReviewRow] = (),
    ) -> bool:
        """Write how a round ended, open its tables to all, and have them reviewed where nobody has
        asked for that; whether nobody had before."""
        t, e, p = s.tournaments, s.tournament_entries, s.tournament_seats
        here = and_(t.c.id == id, t.c.round == number, t.c.ended == number - 1)
        tables = sorted({each.table for each in results if each.table})
        # An entry more at the end of a damaged log would hide what is lost there.
        void = {each.table for each in results if each.rank == VOID}

        def work(c: Connection) -> bool:
            line = update(t).where(here).values(ended=number, touched=now)
            if c.execute(line).rowcount != 1:
                return False
            for each in results:
                one = and_(p.c.tournament == id, p.c.round == number, p.c.entry == each.entry)
                c.execute(update(p).where(one).values(**asdict(each)))
            for n, why in gone.items():
                one = and_(e.c.tournament == id, e.c.n == n, e.c.gone == "")
                c.execute(update(e).where(one).values(gone=why))
            sealed = and_(s.tables.c.id.in_(tables), s.tables.c.sealed)
            closed = list(c.execute(select(s.tables.c.id).where(sealed)).scalars())
            c.execute(update(s.tables).where(sealed).values(sealed=False))
            ask_reload(c, [one for one in closed if one not in void])
            for row in reviews:
                asked = self.database.upsert(s.reviews).values(**asdict(row))
                c.execute(asked.on_conflict_do_nothing())
            return True

        return await self._write(work, id)

    async def declare_void(self, tournament: str, table: str, now: float) -> bool:
        """A table that cannot be read any more has ended without a result, and the host of its
        tournament is told; whether it was played until now."""
        here = and_(s.tables.c.id == table, s.tables.c.phase != OVER)
        over = update(s.tables).where(here).values(phase=OVER, asked=0, due=0.0)

        def work(c: Connection) -> bool:
            if c.execute(over).rowcount != 1:
                return False
            host = c.execute(select(s.tournaments.c.host).where(s.tournaments.c.id == tournament))
            self._tell(c, [host.scalar() or ""], "void", table, now)
            return True

        return await self._write(work, tournament)

    async def finish(self, id: str, now: float) -> bool:
        """Whether it ran until now."""
        t = s.tournaments
        line = update(t).where(t.c.id == id, t.c.phase == RUNNING, t.c.ended == t.c.round)
        values = {"phase": FINISHED, "touched": now}
        return await self._write(lambda c: c.execute(line.values(values)).rowcount == 1, id)

    async def kept(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """All that is kept here of one person, as it is exported."""
        return await self.database.read(lambda c: kept_of(c, person))


def _entry(tournament: str, person: str) -> Any:
    e = s.tournament_entries
    return and_(e.c.tournament == tournament, e.c.person == person, e.c.person != "")


def _is_open(c: Connection, id: str) -> bool:
    """Whether somebody can still enter; nobody begins meanwhile."""
    query = select(s.tournaments.c.phase).where(s.tournaments.c.id == id).with_for_update()
    return bool(c.execute(query).scalar() == OPEN)
