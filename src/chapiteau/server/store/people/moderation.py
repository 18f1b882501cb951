"""Rows of those who run a house: reports, acts, switches, and what was decided about people."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Connection, func, insert, or_, select, update

from .. import schema as s
from ..records import records
from ..rows import ActRow, PersonRow, ReportRow

if TYPE_CHECKING:
    from ..notices import Database

T = TypeVar("T")
MOST_REPORTS = 100
MOST_ACTS = 100
MOST_PEOPLE = 20


class ModerationRows:
    """What people report, and what was done."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.database.writer.do(work)

    # people

    async def change_person(self, id: str, **columns: Any) -> None:
        """Change nothing else of somebody, who may be changing their name just now."""
        line = update(s.people).where(s.people.c.id == id).values(**columns)
        await self._write(lambda c: c.execute(line) and None)

    async def admins(self) -> list[PersonRow]:
        query = select(s.people).where(s.people.c.role != "").order_by(s.people.c.name)
        return await self._people(query)

    async def people_called(self, text: str) -> list[PersonRow]:
        """Whose name or login contains this; accounts first."""
        wanted = or_(
            s.people.c.name.icontains(text, autoescape=True),
            s.people.c.login.icontains(text, autoescape=True),
        )
        query = select(s.people).where(wanted).limit(MOST_PEOPLE)
        return await self._people(query.order_by(s.people.c.login.is_(None), s.people.c.name))

    async def people(self, ids: set[str]) -> dict[str, PersonRow]:
        found = await self._people(select(s.people).where(s.people.c.id.in_(ids)))
        return {row.id: row for row in found}

    async def _people(self, query: Any) -> list[PersonRow]:
        return await self.database.read(lambda c: records(PersonRow, c.execute(query)))

    # reports

    async def add_report(self, row: ReportRow) -> None:
        """Once for each thing that one person reports while nobody has looked at it."""
        same = [getattr(s.reports.c, name) == getattr(row, name) for name in SAME]
        there = select(s.reports.c.id).where(s.reports.c.settled == 0.0, *same)

        def work(c: Connection) -> None:
            if c.execute(there).first() is None:
                c.execute(insert(s.reports), asdict(row))

        await self._write(work)

    async def open_reports(self) -> list[ReportRow]:
        query = select(s.reports).where(s.reports.c.settled == 0.0)
        query = query.order_by(s.reports.c.at, s.reports.c.id).limit(MOST_REPORTS)
        return await self.database.read(lambda c: records(ReportRow, c.execute(query)))

    async def reports_by(self, person: str) -> list[ReportRow]:
        query = select(s.reports).where(s.reports.c.by == person).order_by(s.reports.c.at)
        return await self.database.read(lambda c: records(ReportRow, c.execute(query)))

    async def settle_report(self, id: str, by: str, at: float) -> bool:
        here = (s.reports.c.id == id) & (s.reports.c.settled == 0.0)
        line = update(s.reports).where(here).values(settled=at, settled_by=by)
        return bool(await self._write(lambda c: c.execute(line).rowcount))

    # acts and switches

    async def add_act(self, row: ActRow) -> None:
        await self._write(lambda c: c.execute(insert(s.acts), asdict(row)) and None)

    async def acts(self) -> list[ActRow]:
        """The last ones first."""
        query = select(s.acts).order_by(s.acts.c.at.desc(), s.acts.c.id).limit(MOST_ACTS)
        return await self.database.read(lambda c: records(ActRow, c.execute(query)))

    async def switch(self, name: str, usual: str) -> str:
        query = select(s.switches.c.value).where(s.switches.c.name == name)
        return await self.database.read(lambda c: c.execute(query).scalar()) or usual

    async def save_switch(self, name: str, value: str) -> None:
        line = self.database.upsert(s.switches).values(name=name, value=value)
        line = line.on_conflict_do_update(index_elements=["name"], set_={"value": value})
        await self._write(lambda c: c.execute(line) and None)

    # in figures

    async def counts(self) -> dict[str, int]:
        """Tables by phase, and how many people there are."""

        def work(c: Connection) -> dict[str, int]:
            phases = select(s.tables.c.phase, func.count()).group_by(s.tables.c.phase)
            found = {str(phase): int(count) for phase, count in c.execute(phases)}
            accounts = select(func.count()).where(s.people.c.login.is_not(None))
            everybody = select(func.count()).select_from(s.people)
            found["accounts"] = c.execute(accounts).scalar_one()
            found["guests"] = c.execute(everybody).scalar_one() - found["accounts"]
            return found

        return await self.database.read(work)


SAME = ("by", "about", "table", "line", "said", "box", "saying")
"""What makes two reports one."""
