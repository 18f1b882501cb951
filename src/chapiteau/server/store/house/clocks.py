"""Signs of life while clocks run, when there were none, and the tables whose clocks are up."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, delete, func, select

from .. import schema as s
from ..notices import Database
from ..records import update_table
from ..rows import PLAYING

SIGN = "clocks"
"""The mark that says when somebody was last there to take a move."""
MOST_DUE = 50


class ClockRows:
    """What several tables, and whoever looks after their clocks, have in common."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def sign(self, now: float, longest: float) -> list[tuple[float, float]]:
        """Say that the house is open now, if any clock runs; returns when it was not.

        Between two signs further apart than `longest` it was down. Before the first sign a table
        that was touched is one too, so that nothing is lost however early the house ends.
        """
        running = (s.tables.c.due > 0) & (s.tables.c.phase == PLAYING)
        touched = select(func.max(s.tables.c.touched)).where(running)
        known = await self.database.read(lambda c: (c.execute(touched).scalar(), _sign(c)))
        if known != (None, None):
            return await self.database.writer.do(lambda c: self._signed(c, touched, now, longest))
        return await self.database.read(outages)

    def _signed(
        self, c: Connection, touched: Any, now: float, longest: float
    ) -> list[tuple[float, float]]:
        last, since = c.execute(touched).scalar(), _sign(c)
        if last is None:
            c.execute(delete(s.marks).where(s.marks.c.name == SIGN))
            return outages(c)
        last = max(last, since or 0.0)
        if now - last > longest:
            row = self.database.upsert(s.outages).values(since=last, until=now)
            c.execute(row.on_conflict_do_nothing())
        values = {"name": SIGN, "value": repr(max(now, last))}
        mark = self.database.upsert(s.marks).values(values)
        c.execute(mark.on_conflict_do_update(index_elements=["name"], set_=values))
        return outages(c)

    async def due(self, now: float) -> list[str]:
        """Tables where somebody's time is up."""
        is_up = (s.tables.c.due > 0) & (s.tables.c.due <= now) & (s.tables.c.phase == PLAYING)
        query = select(s.tables.c.id).where(is_up).order_by(s.tables.c.due).limit(MOST_DUE)
        return await self.database.read(lambda c: list(c.execute(query).scalars()))

    async def put_off(self, table: str, due: float) -> None:
        """It is later than was thought: the house was down, or could not open the table."""
        values = {"here": table, "due": due}
        await self.database.writer.do(lambda c: c.execute(update_table("due"), values) and None)


def outages(c: Connection) -> list[tuple[float, float]]:
    """When the house was down, in order."""
    rows = c.execute(select(s.outages).order_by(s.outages.c.since))
    return [(row.since, row.until) for row in rows]


def _sign(c: Connection) -> float | None:
    found = c.execute(select(s.marks.c.value).where(s.marks.c.name == SIGN)).scalar()
    return None if found is None else float(found)
