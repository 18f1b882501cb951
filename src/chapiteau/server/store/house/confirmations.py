"""Rows of what owners say, and of the boxes that a house made of it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import HouseBoxRow, SayingRow

MOST_SAYINGS = 5_000
"""Of one game that are looked at, the last ones first."""


class Confirmations:
    """Everybody has one say for a row, and may change it."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # what owners say

    async def say(self, row: SayingRow) -> None:
        line = self.database.upsert(s.sayings).values(**asdict(row))
        said = {name: getattr(row, name) for name in ("row", "edition", "note", "at", "hidden")}
        line = line.on_conflict_do_update(index_elements=["person", "game", "path"], set_=said)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    async def withdraw(self, person: str, game: str, path: str) -> None:
        mine = (s.sayings.c.person == person) & (s.sayings.c.game == game)
        line = delete(s.sayings).where(mine, s.sayings.c.path == path)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    async def of(self, game: str, path: str = "") -> list[SayingRow]:
        query = select(s.sayings).where(s.sayings.c.game == game)
        query = query.where(s.sayings.c.path == path) if path else query
        query = query.order_by(s.sayings.c.at.desc(), s.sayings.c.id).limit(MOST_SAYINGS)
        return await self.database.read(lambda c: records(SayingRow, c.execute(query)))

    async def by(self, person: str) -> list[SayingRow]:
        query = select(s.sayings).where(s.sayings.c.person == person).order_by(s.sayings.c.at)
        return await self.database.read(lambda c: records(SayingRow, c.execute(query)))

    async def count_of(self, person: str) -> int:
        query = select(func.count()).select_from(s.sayings).where(s.sayings.c.person == person)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    async def saying(self, id: str) -> SayingRow | None:
        query = select(s.sayings).where(s.sayings.c.id == id)
        return await self.database.read(lambda c: record(SayingRow, c.execute(query)))

    async def hide(self, id: str, hidden: bool) -> None:
        line = update(s.sayings).where(s.sayings.c.id == id).values(hidden=hidden)
        await self.database.writer.do(lambda c: c.execute(line) and None)

    # what the house made of it

    async def newest(self, game: str) -> int:
        """The number of the house's box as it is now; 0 for that of the release."""
        query = select(func.max(s.house_boxes.c.n)).where(*_standing(game))
        return await self.database.read(lambda c: int(c.execute(query).scalar() or 0))

    async def house_box(self, game: str, n: int) -> HouseBoxRow | None:
        here = (s.house_boxes.c.game == game) & (s.house_boxes.c.n == n)
        query = select(s.house_boxes).where(here)
        return await self.database.read(lambda c: record(HouseBoxRow, c.execute(query)))

    async def keys(self) -> set[str]:
        """Of all boxes that were ever the house's, also of those that were undone."""
        query = select(s.house_boxes.c.key)
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def take_over(self, before: int, row: HouseBoxRow) -> bool:
        """The box after this one; not if another has come or gone meanwhile."""
        game = row.game

        def work(c: Connection) -> bool:
            now = c.execute(select(func.max(s.house_boxes.c.n)).where(*_standing(game))).scalar()
            if (now or 0) != before:
                return False
            every = select(func.max(s.house_boxes.c.n)).where(s.house_boxes.c.game == game)
            n = (c.execute(every).scalar() or 0) + 1
            c.execute(insert(s.house_boxes), {**asdict(row), "n": n})
            return True

        return await self.database.writer.do(work)

    async def undo(self, game: str, n: int, at: float) -> bool:
        """The box before that is the house's again."""
        here = (s.house_boxes.c.game == game) & (s.house_boxes.c.n == n)
        line = update(s.house_boxes).where(here, s.house_boxes.c.undone == 0.0).values(undone=at)
        return bool(await self.database.writer.do(lambda c: c.execute(line).rowcount))


def _standing(game: str) -> tuple[Any, Any]:
    return s.house_boxes.c.game == game, s.house_boxes.c.undone == 0.0


def forget_person(c: Connection, person: str) -> None:
    """What somebody said of their copy goes with them; what the house took over stays."""
    c.execute(delete(s.sayings).where(s.sayings.c.person == person))


def adopt(c: Connection, guest: str, account: str) -> None:
    """A guest has none: only accounts say something."""
    mine = select(s.sayings.c.path).where(s.sayings.c.person == account)
    theirs = (s.sayings.c.person == guest) & s.sayings.c.path.not_in(mine)
    c.execute(update(s.sayings).where(theirs).values(person=account))
