"""Reviewing a record: on any number of cores, with the same answer."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from ..core.errors import ChapiteauError
from ..core.match import BareMatch
from ..core.record import Record, check_end
from ..core.record import follow as replay
from ..lab.workers import in_workers
from .account import Account, Weighed, account
from .choices import Choice, Effort
from .jobs import Desk, Part, Plan, work
from .judge import Measure
from .naming import named

Watch = Callable[[Iterable[Part], int], Iterable[Part]]


class NotReviewed(ChapiteauError):
    """A game that is not over keeps its secrets."""


@dataclass(frozen=True)
class Review:
    """A game looked back at; `plain.py` says all of it, a `Sheet` what matters."""

    record: Record
    judge: Measure
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

    def block_of(self, number: int) -> int:
        """In which block a decision was made."""
        return next(i for i, b in enumerate(self.blocks) if b.first <= number < b.first + b.count)

    def json(self) -> str:
        from .plain import written

        return written(self)


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
    desk = Desk(record.text, effort, seed)
    plan = Plan(record.text, effort, seed, [list(block.lanes) for block in desk.blocks])
    answers: Iterable[Part] = parts_of(plan, workers, ray)
    parts = list(watch(answers, len(plan)) if watch else answers)
    return whole(desk, plan, parts)


def parts_of(plan: Plan, workers: int | None, ray: str) -> Iterator[Part]:
    """What comes of all jobs: those of blocks begin when those of lanes are done."""
    found: list[Part] = []
    for those in (range(len(plan.lanes)), range(len(plan.lanes), len(plan))):
        jobs = [plan.job(i, found) for i in those]
        for part in in_workers(work, jobs, workers, ray):
            found.append(part)
            yield part


def whole(desk: Desk, plan: Plan, parts: Sequence[Part]) -> Review:
    """The review that parts make together."""
    start, dealt, found = plan.booked(parts)
    measure = replace(desk.judge.measure, second=desk.second.version if desk.second else "")
    result = desk.judge.result(desk.blocks[-1].after)
    told = account(start, dealt, result, found, measure.believed)
    choices = [choice for block in found for choice in block.choices]
    sure = named(choices, desk.reader.least)
    job = plan.start
    return Review(desk.record, measure, job.effort, job.seed, told, found, sure)


def check(record: Record) -> None:
    """Only a whole game that replays is looked back at."""
    match = BareMatch(record.edition, record.seats, record.seed)
    replay(match, record, len(record))
    check_end(match, record)
    if not match.over or not record.moves:
        raise NotReviewed("review-unfinished", {})
