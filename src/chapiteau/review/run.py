"""Reviewing a record: one job for each block, on any number of cores, with the same answer."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from .. import registry
from ..core.errors import ChapiteauError
from ..core.match import BareMatch
from ..core.record import Record, check_end, read
from ..core.record import follow as replay
from ..core.rng import Rng, seeded
from ..lab.workers import in_workers
from .account import Account, Event, Weighed, account, position_value, weighed
from .blocks import Block, blocks
from .choices import Choice, Effort, Reader
from .judge import Judge
from .naming import named
from .numbers import Vector

FORMAT = 1
SET_UPS = 4
"""Set-ups for each deal of a position: what a seat may hope for before anything is dealt."""
Answer = Vector | Weighed
Watch = Callable[[Iterable[Answer], int], Iterable[Answer]]


class NotReviewed(ChapiteauError):
    """A game that is not over keeps its secrets."""


@dataclass(frozen=True)
class Job:
    """A part of a review: before the deal, the deal, or a block by its number."""

    text: str
    effort: Effort
    seed: str
    number: int


BEFORE, DEAL = -2, -1


class Desk:
    """A record laid open, in the process that works on it."""

    def __init__(self, text: str, effort: Effort) -> None:
        self.record = read(text, registry.games())
        self.blocks = list(blocks(self.record))
        self.judge = Judge(self.record.edition.game, self.record.seats)
        self.reader = Reader(self.judge, effort)

    def start(self, deals: int, dice: Rng) -> Vector:
        """What the game is worth to each seat before it is dealt."""
        r = self.record
        new = r.edition.game.new
        tables = [new(r.edition, r.seats, dice.branch()) for _ in range(SET_UPS * deals)]
        return self.judge.mean([self.judge.values(g) for g in tables])


opened = lru_cache(maxsize=2)(Desk)


def work(job: Job) -> Answer:
    """One part, by chance of its own."""
    desk = opened(job.text, job.effort)
    dice = seeded(f"review {FORMAT} {job.seed} {desk.record.hash} {job.number}")
    if job.number == BEFORE:
        return desk.start(job.effort.deals, dice)
    if job.number == DEAL:
        return position_value(desk.judge, desk.blocks[0].before, job.effort.deals, dice)
    return weighed(desk.blocks[job.number], desk.reader, dice)


@dataclass(frozen=True)
class Review:
    """A game looked back at; `plain` and `json` say all of it, a `Sheet` what matters."""

    record: Record
    judge: Judge
    effort: Effort
    seed: str
    account: Account
    blocks: list[Weighed]
    errors: list[Choice]  # those that are sure, the dearest first

    @property
    def unit(self) -> int:
        """What a whole victory, or a point, is counted as."""
        return self.judge.unit

    @property
    def choices(self) -> list[Choice]:
        """Every free decision."""
        return [choice for block in self.blocks for choice in block.choices]

    def plain(self) -> dict[str, Any]:
        """All of it as plain data; numbers are parts of `unit`."""
        edition = self.record.edition
        return {
            "review": FORMAT,
            "game": edition.game.name,
            "rules": edition.rules,
            "box": edition.box.hash,
            "record": self.record.hash,
            "judge": self.judge.version,
            "effort": asdict(self.effort),
            "seed": self.seed,
            "measure": "points" if self.judge.counts else "shares",
            "unit": self.unit,
            "drift_told_apart": self.judge.table.is_split,
            "seats": [asdict(column) for column in self.account.columns],
            "course": self.account.course,
            "blocks": [[b.first, b.count, b.is_together, b.is_chance] for b in self.blocks],
            "events": [plain_event(event) for event in self.account.events],
            "free_decisions": len(self.choices),
            "unlike_the_search": [plain_choice(c) for c in self.choices if not c.is_par],
            "errors": [choice.number for choice in self.errors],
        }

    def json(self) -> str:
        return json.dumps(self.plain(), indent=1, ensure_ascii=False) + "\n"


def plain_event(event: Event) -> list[object]:
    return [event.block, event.cause, event.seat, event.row]


def plain_choice(choice: Choice) -> dict[str, Any]:
    return {**asdict(choice), "doubt": float(f"{choice.doubt:.3g}")}


def reviewed(
    record: Record,
    effort: Effort | None = None,
    seed: str = "0",
    workers: int | None = None,
    ray: str = "",
    watch: Watch | None = None,
) -> Review:
    """The same record, judge, effort and seed give the same review, on any number of cores."""
    effort = effort or Effort()
    check(record)
    desk = Desk(record.text, effort)
    numbers = range(BEFORE, len(desk.blocks))
    todo = [Job(record.text, effort, seed, number) for number in numbers]
    answers: Iterable[Answer] = in_workers(work, todo, workers, ray)
    done: Iterator[Any] = iter(watch(answers, len(todo)) if watch else answers)
    start, dealt = next(done), next(done)
    found: list[Weighed] = list(done)
    end: Block = desk.blocks[-1]
    told = account(start, dealt, desk.judge.result(end.after), found)
    choices = [choice for block in found for choice in block.choices]
    sure = named(choices, desk.reader.least)
    return Review(record, desk.judge, effort, seed, told, found, sure)


def check(record: Record) -> None:
    """Only a whole game that replays is looked back at."""
    match = BareMatch(record.edition, record.seats, record.seed)
    replay(match, record, len(record))
    check_end(match, record)
    if not match.over or not record.moves:
        raise NotReviewed("review-unfinished", {})
