"""Reviews: rows that say what is asked for, the parts that are made so far, and what is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any, TypeVar

from sqlalchemy import Connection, delete, func, insert, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import ASKED, FAILED, MADE, OVER, ExerciseRow, PuzzleRow, ReviewRow

T = TypeVar("T")
AT_ONCE = 500
"""Tables whose figures are read with one question."""


class Reviews:
    """What is being made is never lost: each part is written when it is there."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def _write(self, work: Callable[[Connection], T]) -> T:
        return await self.database.writer.do(work)

    async def of(self, table: str) -> ReviewRow | None:
        query = select(s.reviews).where(s.reviews.c.table == table)
        return await self.database.read(lambda c: record(ReviewRow, c.execute(query)))

    async def ask(self, row: ReviewRow) -> bool:
        """Have one made, unless it is there or on its way; one that failed is tried anew."""
        line = self.database.upsert(s.reviews).values(**asdict(row))
        again = {"state": ASKED, "asked": row.asked, "person": row.person, "rounds": row.rounds}
        line = line.on_conflict_do_update(
            index_elements=["table"], set_=again, where=s.reviews.c.state == FAILED
        )
        line = line.returning(s.reviews.c.table)
        return await self._write(lambda c: c.execute(line).first() is not None)

    async def asked(self) -> list[ReviewRow]:
        """All that are to be made, the oldest wish first."""
        query = select(s.reviews).where(s.reviews.c.state == ASKED).order_by(s.reviews.c.asked)
        return await self.database.read(lambda c: records(ReviewRow, c.execute(query)))

    async def waiting_of(self, person: str) -> int:
        """How many of somebody's wishes are open."""
        mine = (s.reviews.c.person == person) & (s.reviews.c.state == ASKED)
        query = select(func.count()).select_from(s.reviews).where(mine)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    async def waiting_before(self, row: ReviewRow) -> int:
        """How many were asked for earlier and are not made yet."""
        before = (s.reviews.c.state == ASKED) & (s.reviews.c.asked < row.asked)
        query = select(func.count()).select_from(s.reviews).where(before)
        return await self.database.read(lambda c: int(c.execute(query).scalar_one()))

    # what is being made

    async def parts(self, table: str) -> dict[int, str]:
        query = select(s.review_parts).where(s.review_parts.c.table == table)
        return await self.database.read(lambda c: {r.n: r.data for r in c.execute(query)})

    async def plan(self, table: str, total: int) -> None:
        line = update(s.reviews).where(s.reviews.c.table == table).values(total=total)
        await self._write(lambda c: c.execute(line) and None)

    async def add_part(self, table: str, n: int, data: str) -> None:
        """Whoever made it first: any process makes the same of it."""
        line = self.database.upsert(s.review_parts).values(table=table, n=n, data=data)
        line = line.on_conflict_do_nothing()
        parts = s.review_parts.c.table == table
        count = select(func.count()).select_from(s.review_parts).where(parts).scalar_subquery()
        here = (s.reviews.c.table == table) & (s.reviews.c.state == ASKED)
        done = update(s.reviews).where(here).values(done=count)

        def work(c: Connection) -> None:
            c.execute(line)
            c.execute(done)

        await self._write(work)

    async def finish(
        self, row: ReviewRow, puzzles: Sequence[PuzzleRow], exercises: Sequence[ExerciseRow]
    ) -> bool:
        """Keep a review with the puzzles from it, unless another process has; parts go."""
        here = (s.reviews.c.table == row.table) & (s.reviews.c.state != MADE)
        kept = {"state": MADE, "made": row.made, "figures": row.figures, "data": row.data}
        line = update(s.reviews).where(here).values(**kept, done=s.reviews.c.total)

        def work(c: Connection) -> bool:
            is_first = c.execute(line).rowcount > 0
            if is_first and puzzles:
                c.execute(insert(s.puzzles), [asdict(puzzle) for puzzle in puzzles])
            if is_first and exercises:
                c.execute(insert(s.exercises), [asdict(exercise) for exercise in exercises])
            c.execute(delete(s.review_parts).where(s.review_parts.c.table == row.table))
            return is_first

        return await self._write(work)

    async def fail(self, table: str) -> None:
        """It cannot be made; what was found so far is of no use."""
        here = (s.reviews.c.table == table) & (s.reviews.c.state == ASKED)
        line = update(s.reviews).where(here).values(state=FAILED, done=0, total=0)

        def work(c: Connection) -> None:
            c.execute(line)
            c.execute(delete(s.review_parts).where(s.review_parts.c.table == table))

        await self._write(work)

    # over many games

    async def figures(self, tables: Sequence[str]) -> dict[str, dict[str, Any]]:
        """The figures of those of these tables that were reviewed."""
        found: dict[str, dict[str, Any]] = {}
        for first in range(0, len(tables), AT_ONCE):
            some = s.reviews.c.table.in_(tables[first : first + AT_ONCE])
            query = select(s.reviews.c.table, s.reviews.c.figures)
            query = query.where(some, s.reviews.c.state == MADE)

            def work(c: Connection, query: Any = query) -> dict[str, dict[str, Any]]:
                return {row.table: row.figures for row in c.execute(query)}

            found |= await self.database.read(work)
        return found

    async def asked_by_house(self, since: float) -> set[str]:
        """Games of which the house itself has had one looked back at since then; of tournaments
        it does so anyway."""
        own = (s.reviews.c.person == "") & (s.reviews.c.asked >= since)
        at = s.reviews.join(s.tables, s.tables.c.id == s.reviews.c.table)
        query = select(s.reviews.c.game).select_from(at).where(own, s.tables.c.tournament == "")
        return await self.database.read(lambda c: set(c.execute(query).scalars()))

    async def latest_unreviewed(self, game: str, most: int) -> list[str]:
        """Games of the house that nobody has asked to look back at, the last ones first."""
        known = select(s.reviews.c.table)
        over = (s.tables.c.phase == OVER) & (s.tables.c.origin == "") & (s.tables.c.game == game)
        is_open = ~s.tables.c.sealed  # a puzzle would show a deal that others play
        query = select(s.tables.c.id).where(over, is_open, s.tables.c.id.not_in(known))
        query = query.order_by(s.tables.c.touched.desc()).limit(most)
        return await self.database.read(lambda c: list(c.execute(query).scalars()))
