"""What workers do for a review: plan it, make a part of it, and put all parts together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...core.record import read
from ...registry import games
from ...review.choices import Effort
from ...review.figures import Figures, figures_of
from ...review.jobs import Desk, Job, Part, Plan, seats_of, work
from ...review.plain import plain
from ...review.run import check, whole

ROUNDS = 100
"""Of search for each decision: what a worker has time for beside tables."""
SEED = "house"


@dataclass(frozen=True)
class Planned:
    """Who chose in each block; nothing where a record is not of a whole game."""

    seats: list[list[int]]


@dataclass(frozen=True)
class Parts:
    """All that was found for a record."""

    text: str
    rounds: int
    parts: list[Part]


@dataclass(frozen=True)
class Found:
    """A puzzle: a decision that was surely an error, and what it cost in thousandths."""

    number: int
    seat: int
    weight: int


@dataclass(frozen=True)
class Made:
    """A review as it is kept."""

    data: str
    figures: Figures
    puzzles: list[Found]


def planned(text: str) -> Planned:
    check(read(text, games()))
    return Planned(seats_of(text))


def plan_of(text: str, rounds: int, seats: Sequence[Sequence[int]]) -> Plan:
    return Plan(text, Effort.of(rounds), SEED, seats)


def part(job: Job) -> Part:
    return work(job)


def put_together(asked: Parts) -> Made:
    desk = Desk(asked.text, Effort.of(asked.rounds), SEED)
    plan = plan_of(asked.text, asked.rounds, [list(block.lanes) for block in desk.blocks])
    review = whole(desk, plan, asked.parts)
    puzzles = [Found(c.number, c.seat, 1000 * c.loss // review.unit) for c in review.errors]
    return Made(msgspec.json.encode(plain(review)).decode(), figures_of(review), puzzles)
