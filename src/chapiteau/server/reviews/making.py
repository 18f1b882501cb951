"""Reviews in the making."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from ...review.jobs import Part
from ..store.rows import HUMAN, ExerciseRow, PuzzleRow, ReviewRow, StoredTable
from ..tables.rivals import counts
from ..thinking import work
from ..thinking.background import Background
from ..thinking.shares import REVIEWS
from .sharing import is_common
from .telling import record_of
from .work import Made, Parts, plan_of

if TYPE_CHECKING:
    from ..tables.archive import Archive

DAY = 86_400.0
Exercises = list[ExerciseRow]


class Reviewing(Background[ReviewRow]):
    """Makes what was asked for; the true deal is in every part of it."""

    name = "reviews"
    share = REVIEWS

    async def asked(self) -> list[ReviewRow]:
        return await self.house.store.reviews.asked()

    def id_of(self, row: ReviewRow) -> str:
        return row.table

    async def fail(self, row: ReviewRow, why: str) -> None:
        await self.house.store.reviews.fail(row.table)

    async def make(self, row: ReviewRow) -> None:
        store = self.house.store.reviews
        archive = await self.house.hall.finished(row.table)
        text = record_of(archive).text
        seats = (await self.think(row, work.PLAN, text)).seats
        plan = plan_of(text, row.rounds, seats)
        await store.plan(row.table, len(plan))
        known = await store.parts(row.table)
        parts = {n: msgspec.json.decode(data, type=Part) for n, data in known.items()}
        for n in range(len(plan)):
            if n not in parts:
                parts[n] = await self.think(row, work.PART, plan.job(n, parts))
                await store.add_part(row.table, n, msgspec.json.encode(parts[n]).decode())
        ordered = [parts[n] for n in range(len(plan))]
        made = await self.think(row, work.REVIEW, Parts(text, row.rounds, ordered))
        await self._keep(row, made, archive)

    async def _keep(self, row: ReviewRow, made: Made, archive: Archive) -> None:
        now, state = self.house.hall.clock(), archive.state
        stored = StoredTable(state.row, tuple(state.seats))
        common = is_common(stored)
        rows = [
            PuzzleRow(
                secrets.token_hex(12), row.table, p.number, p.seat, row.game, p.weight, common
            )
            for p in made.puzzles
        ]
        figures = msgspec.to_builtins(made.figures)
        kept = replace(row, made=now, data=made.data, figures=figures)
        await self.house.store.reviews.finish(kept, rows, exercises_of(rows, stored, now))
        self.addresses.pop(row.table, None)


def exercises_of(puzzles: Sequence[PuzzleRow], stored: StoredTable, now: float) -> Exercises:
    """Everybody's own errors are theirs to practise, from tomorrow on."""
    found: Exercises = []
    for puzzle in puzzles if counts(stored) else ():
        seat = stored.seats[puzzle.seat]
        if seat.kind == HUMAN and seat.person:
            found.append(ExerciseRow(seat.person, puzzle.id, now + DAY))
    return found
