"""Puzzles: decisions that could have been better, who practises them, and the one of the day."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from sqlalchemy import Connection, select, update

from .. import schema as s
from ..notices import Database
from ..records import record, records
from ..rows import ExerciseRow, PuzzleRow
from ..store import Conflict

MOST_LISTED = 60


class Puzzles:
    """Rows of puzzles and of exercises."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def puzzle(self, id: str) -> PuzzleRow | None:
        return await self._puzzle(select(s.puzzles).where(s.puzzles.c.id == id))

    async def _puzzle(self, query: Any) -> PuzzleRow | None:
        return await self.database.read(lambda c: record(PuzzleRow, c.execute(query)))

    async def at(self, table: str, number: int) -> PuzzleRow | None:
        """The puzzle that was made of a decision."""
        here = (s.puzzles.c.table == table) & (s.puzzles.c.number == number)
        return await self._puzzle(select(s.puzzles).where(here))

    # practice

    async def exercise(self, person: str, puzzle: str) -> ExerciseRow | None:
        here = (s.exercises.c.person == person) & (s.exercises.c.puzzle == puzzle)
        query = select(s.exercises).where(here)
        return await self.database.read(lambda c: record(ExerciseRow, c.execute(query)))

    async def exercises(
        self, person: str, most: int = MOST_LISTED
    ) -> list[tuple[ExerciseRow, PuzzleRow]]:
        """What somebody practises, what is due first."""
        query = select(s.exercises).where(s.exercises.c.person == person)
        query = query.order_by(s.exercises.c.due, s.exercises.c.puzzle).limit(most)

        def work(c: Connection) -> list[tuple[ExerciseRow, PuzzleRow]]:
            mine = records(ExerciseRow, c.execute(query))
            ids = [row.puzzle for row in mine]
            of = c.execute(select(s.puzzles).where(s.puzzles.c.id.in_(ids)))
            known = {row.id: row for row in records(PuzzleRow, of)}
            return [(row, known[row.puzzle]) for row in mine if row.puzzle in known]

        return await self.database.read(work)

    async def save_exercise(self, row: ExerciseRow) -> None:
        """How somebody's practice of a puzzle stands now; one that is deleted stays so."""
        here = (s.exercises.c.person == row.person) & (s.exercises.c.puzzle == row.puzzle)
        line = update(s.exercises).where(here).values(**asdict(row))
        await self.database.writer.do(lambda c: c.execute(line) and None)

    # the puzzle of the day

    async def of_day(self, day: str) -> dict[str, PuzzleRow]:
        """The puzzles of a day, by game."""
        query = select(s.puzzles).where(s.puzzles.c.day == day)
        found = await self.database.read(lambda c: records(PuzzleRow, c.execute(query)))
        return {row.game: row for row in found}

    async def choose(self, game: str, day: str) -> bool:
        """Make the dearest that was never shown the puzzle of a day, unless there is one."""
        free = (s.puzzles.c.game == game) & s.puzzles.c.common & s.puzzles.c.day.is_(None)
        query = select(s.puzzles.c.id).where(free)
        query = query.order_by(s.puzzles.c.weight.desc(), s.puzzles.c.id).limit(1)
        there = select(s.puzzles.c.id).where(s.puzzles.c.game == game, s.puzzles.c.day == day)

        def work(c: Connection) -> bool:
            id = c.execute(query).scalar()
            if id is None or c.execute(there).first():
                return False
            c.execute(update(s.puzzles).where(s.puzzles.c.id == id).values(day=day))
            return True

        try:
            return await self.database.writer.do(work)
        except Conflict:  # another process has chosen meanwhile
            return False
