"""A review in small pieces of work: each has chance of its own, so that any number of cores, or a
house that is stopped and goes on, comes to the same bytes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from .. import registry
from ..core.move import Move
from ..core.record import read
from ..core.rng import Rng, seeded
from .account import Weighed, compared
from .blocks import blocks
from .choices import Choice, Effort, Reader
from .judge import Judge, second_of
from .numbers import Estimate
from .tables import Walk

PARTS = 3
"""The number of the way in which parts are made; it is in their chance."""
SET_UPS = 4
"""Set-ups for each deal of a position: what a seat may hope for before anything is dealt."""
BEFORE, DEAL = -2, -1
WHOLE = -1
"""In place of a seat: all of a block."""


@dataclass(frozen=True)
class Job:
    """A piece of a review: before the deal, the deal, what a seat chose in a block, or a block as
    a whole once it is known what a search would have chosen there."""

    text: str  # the record
    effort: Effort
    seed: str
    block: int
    seat: int = WHOLE
    par: tuple[tuple[str, ...], ...] = ()  # for each seat that chose, in their order


@dataclass(frozen=True)
class Part:
    """What came of a job: one of the three."""

    estimate: Estimate | None = None
    block: Weighed | None = None
    choices: list[Choice] | None = None
    par: tuple[str, ...] = ()  # with choices: what the search would have chosen


class Desk:
    """A record laid open, in the process that works on it."""

    def __init__(self, text: str, effort: Effort, seed: str) -> None:
        self.record = read(text, registry.games())
        self.blocks = list(blocks(self.record))
        game, seats = self.record.edition.game, self.record.seats
        self.judge = Judge(game, seats)
        self.second = second_of(game, seats)
        self.reader = Reader(self.judge, effort, self.second)
        self.chance = f"review {PARTS} {seed} {self.record.hash}"
        self.walk = Walk(self.judge, self.blocks, self.reader.deals, self.chance)

    def start(self, dice: Rng) -> Estimate:
        """What the game is worth to each seat before it is dealt."""
        r, count = self.record, SET_UPS * self.reader.deals
        new = r.edition.game.new
        tables = [new(r.edition, r.seats, dice.branch()) for _ in range(count)]
        return self.judge.estimate([self.judge.values(g) for g in tables])

    def lane(self, n: int, seat: int, dice: Rng) -> Part:
        found, par = self.reader.lane(self.blocks[n], seat, dice)
        return Part(choices=found, par=tuple([move.text for move in par]))

    def whole(self, n: int, par: Sequence[Sequence[str]], dice: Rng) -> Part:
        read_move = self.record.edition.game.moves.read
        lanes: dict[int, tuple[Move, ...]] = {
            seat: tuple([read_move(text) for text in lane])
            for seat, lane in zip(self.blocks[n].lanes, par, strict=True)
        }
        return Part(block=compared(self.walk, n, lanes, dice))


opened = lru_cache(maxsize=2)(Desk)


def work(job: Job) -> Part:
    """One piece, by chance of its own."""
    desk = opened(job.text, job.effort, job.seed)
    place = f"{job.block}" if job.seat == WHOLE else f"{job.block} {job.seat}"
    dice = seeded(f"{desk.chance} {place}")
    if job.block == BEFORE:
        return Part(desk.start(dice))
    if job.block == DEAL:
        desk.walk.before(0)
        return Part(desk.walk.run.worth)
    if job.seat == WHOLE:
        return desk.whole(job.block, job.par, dice)
    return desk.lane(job.block, job.seat, dice)


def seats_of(text: str) -> list[list[int]]:
    """Who chose in each block of a record: all that it takes to plan its review."""
    return [list(block.lanes) for block in blocks(read(text, registry.games()))]


class Plan:
    """All jobs of a review in order: first what each seat chose, then the blocks."""

    def __init__(
        self, text: str, effort: Effort, seed: str, seats: Sequence[Sequence[int]]
    ) -> None:
        self.start = Job(text, effort, seed, BEFORE)
        self.seats = seats
        self.lanes = [(n, seat) for n, chose in enumerate(seats) for seat in chose]

    def __len__(self) -> int:
        return len(self.lanes) + 2 + len(self.seats)

    def job(self, i: int, found: Mapping[int, Part] | Sequence[Part]) -> Job:
        """The job of a number; one of a block needs what was found for its lanes."""
        if i < len(self.lanes):
            block, seat = self.lanes[i]
            return replace(self.start, block=block, seat=seat)
        block = i - len(self.lanes) - 2
        par = [found[k].par for k, lane in enumerate(self.lanes) if lane[0] == block]
        return replace(self.start, block=block, par=tuple(par))

    def booked(self, parts: Sequence[Part]) -> tuple[Estimate, Estimate, list[Weighed]]:
        """What there was before the deal and after it, and every block with its choices."""
        start, deal, *rest = parts[len(self.lanes) :]
        assert start.estimate and deal.estimate
        choices: list[list[Choice]] = [[] for _ in self.seats]
        for (block, _), part in zip(self.lanes, parts, strict=False):
            choices[block] += part.choices or []
        whole = [part.block for part in rest if part.block]
        ordered = [sorted(own, key=lambda choice: choice.number) for own in choices]
        pairs = zip(whole, ordered, strict=True)
        return start.estimate, deal.estimate, [replace(b, choices=own) for b, own in pairs]
