"""Reviews in the making: part after part, through the queue that bots' questions wait in too.

A part is written when it is there, so a house that is stopped goes on where it was. Only one of
several processes makes reviews, and takes them in turn by who asked; one part is all that a worker
ever holds.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import msgspec

from ...core.errors import ChapiteauError
from ...review.jobs import Part
from ..refusal import Refused
from ..store.rows import HUMAN, ExerciseRow, PuzzleRow, ReviewRow, StoredTable
from ..tables.rivals import counts
from ..thinking import work
from ..thinking.fair_queue import Asker
from ..thinking.shares import REVIEWS
from .sharing import is_common
from .telling import record_of
from .work import Made, Parts, plan_of

if TYPE_CHECKING:
    from ..house import House
    from ..tables.archive import Archive

log = logging.getLogger("chapiteau.reviews")
EVERY = 3.0
"""Seconds after which it is looked whether somebody asked in another process."""
AT_ONCE = 2
"""Reviews that are made side by side, so that a short one need not wait for a long one."""
DAY = 86_400.0
LEASE = "reviews"
Exercises = list[ExerciseRow]


class NoAnswer(ChapiteauError):
    """A part that no worker could make."""


class Reviewing:
    """Makes what was asked for."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.wake = asyncio.Event()
        self.addresses: dict[str, str] = {}  # where whoever asked comes from, by table
        self.making: dict[str, asyncio.Task[None]] = {}
        self.persons: dict[str, str] = {}  # whose review is being made, by table
        places = house.chores.backend.places
        self.room = asyncio.Semaphore(max(1, places // 2))  # half of the workers are for tables

    async def run(self) -> None:
        """Until the house closes."""
        try:
            while True:
                try:
                    if await self.house.hall.cluster.take_lease(LEASE):
                        await self.begin()
                except ChapiteauError as e:
                    log.warning("reviews wait: %s", getattr(e, "detail", e.id))
                except Exception:
                    log.exception("reviews could not be begun")
                self.wake.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self.wake.wait(), EVERY)
        finally:
            for task in self.making.values():
                task.cancel()

    def ask(self, table: str, address: str) -> None:
        """Somebody has asked: begin without delay, for whoever comes from there."""
        self.addresses[table] = address
        self.wake.set()

    async def begin(self) -> None:
        """Begin those whose turn it is."""
        rows = [r for r in await self.house.store.reviews.asked() if r.table not in self.making]
        while rows and len(self.making) < AT_ONCE:
            row = next_one(rows, list(self.persons.values()))
            rows.remove(row)
            self.persons[row.table] = row.person
            self.making[row.table] = asyncio.create_task(self._make(row))

    async def _make(self, row: ReviewRow) -> None:
        try:
            await self.make(row)
        except asyncio.CancelledError:
            raise
        except Refused as e:
            if e.status >= 500:  # the store is away: it is tried again
                await asyncio.sleep(EVERY)
            else:
                log.warning("table %s is not reviewed: %s", row.table, e.id)
                await self.house.store.reviews.fail(row.table)
        except Exception:
            log.exception("table %s cannot be reviewed", row.table)
            with suppress(ChapiteauError):
                await self.house.store.reviews.fail(row.table)
        finally:
            self.making.pop(row.table, None)
            self.persons.pop(row.table, None)
            self.wake.set()

    async def make(self, row: ReviewRow) -> None:
        """All parts that are not there yet, then the whole."""
        store = self.house.store.reviews
        archive = await self.house.hall.finished(row.table)
        text = record_of(archive).text
        seats = (await self._ask(row, work.PLAN, text)).seats
        plan = plan_of(text, row.rounds, seats)
        await store.plan(row.table, len(plan))
        known = await store.parts(row.table)
        parts = {n: msgspec.json.decode(data, type=Part) for n, data in known.items()}
        for n in range(len(plan)):
            if n not in parts:
                parts[n] = await self._ask(row, work.PART, plan.job(n, parts))
                await store.add_part(row.table, n, msgspec.json.encode(parts[n]).decode())
        ordered = [parts[n] for n in range(len(plan))]
        made = await self._ask(row, work.REVIEW, Parts(text, row.rounds, ordered))
        await self._keep(row, made, archive)

    async def _ask(self, row: ReviewRow, what: work.Work[Any, Any], question: Any) -> Any:
        """The true deal is in it, so it is answered on this machine."""
        asker = Asker(self.addresses.get(row.table, ""), row.person, row.table)
        async with self.room:
            answer = (await self.house.chores.ask(what, question, asker, REVIEWS)).answer
        if answer is None:
            raise NoAnswer("review-failed", {})
        return answer

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


def next_one(rows: Sequence[ReviewRow], busy: Sequence[str]) -> ReviewRow:
    """Whoever has fewest in the making is next, the house last of all, then who asked first."""
    return min(rows, key=lambda row: (not row.person, busy.count(row.person), row.asked))


def exercises_of(puzzles: Sequence[PuzzleRow], stored: StoredTable, now: float) -> Exercises:
    """Everybody's own errors are theirs to practise, from tomorrow on."""
    found: Exercises = []
    for puzzle in puzzles if counts(stored) else ():
        seat = stored.seats[puzzle.seat]
        if seat.kind == HUMAN and seat.person:
            found.append(ExerciseRow(seat.person, puzzle.id, now + DAY))
    return found
