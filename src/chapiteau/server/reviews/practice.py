"""Puzzles from own errors that come again after days, longer ones each time, until they are known;
and one of the day for each game."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from ...registry import games
from ..operation.rounds import keep_doing_for_all
from ..store.rows import ASKED, ExerciseRow, PuzzleRow, ReviewRow
from .making import DAY
from .sharing import is_common
from .work import ROUNDS

if TYPE_CHECKING:
    from ..house import House

DAYS = (1, 3, 7, 16, 35)
"""After how many days a puzzle comes again, by how often in a row it was solved."""
EVERY = 600.0
LOOKED_AT = 20
"""So many of the last games are looked at for one that may become a puzzle."""


def practised(row: ExerciseRow, is_right: bool, now: float) -> ExerciseRow:
    """After an answer: right ones are asked again later and later, wrong ones tomorrow. What was
    not due yet may be tried, and changes nothing."""
    if row.due > now:
        return row
    step = min(row.step + 1, len(DAYS)) if is_right else 0
    due = now + DAY * DAYS[max(0, step - 1)]
    return replace(row, due=due, step=step, tries=row.tries + 1, solved=row.solved + int(is_right))


def day_of(now: float) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()


def may_solve(puzzle: PuzzleRow, is_mine: bool, today: str) -> bool:
    """One's own, and those that have had their day."""
    return is_mine or (puzzle.day is not None and puzzle.day <= today)


class DailyPuzzles:
    """Chooses a puzzle a day for each game; where there is none left, the house looks back at one
    of its last games, of each title at most once a day."""

    def __init__(self, house: House) -> None:
        self.house = house

    async def run(self) -> None:
        """Not at once: whoever starts a house needs its workers."""
        await keep_doing_for_all(self.house.hall.cluster, "puzzles", self.choose_today, EVERY)

    async def choose_today(self) -> None:
        await self.choose(day_of(self.house.hall.clock()))

    async def choose(self, today: str) -> None:
        store = self.house.store
        there = await store.puzzles.of_day(today)
        asked = await store.reviews.asked_by_house(self.house.hall.clock() - DAY)
        for name in games():
            if name in there or await store.puzzles.choose(name, today) or name in asked:
                continue
            await self.look_for_more(name)

    async def look_for_more(self, game: str) -> None:
        """Have the last game reviewed that may become puzzles, when nobody else needs workers."""
        store = self.house.store
        for id in await store.reviews.latest_unreviewed(game, LOOKED_AT):
            stored = await store.table(id)
            if stored and is_common(stored):
                now = self.house.hall.clock()
                await store.reviews.ask(ReviewRow(id, game, "", ASKED, now, ROUNDS))
                self.house.reviewing.wake.set()
                return
