"""What a review comes to: where the game turned, and the luck and skill of each seat, with how
sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

from ..lab.intervals import Z
from .account import Event
from .run import Review

MOST_TURNS = 4
LEAST_TURN = 10
"""A turning point moves at least a tenth of the victory; where points count, of their range."""
COURSE = "course"
"""The cause of what nobody chose or drew, or could have known."""


@dataclass(frozen=True)
class Turn:
    """Where the game turned: in which block, most of all for whom, by how much, and by what."""

    block: int
    seat: int
    change: int
    cause: str  # draws, choice or course
    by: int  # who chose, or -1


@dataclass(frozen=True)
class Skill:
    """What chance and own errors were worth to a seat, each with how far it may be off at 95 %."""

    luck: int
    luck_reach: int
    errors: int
    errors_reach: int
    named: int  # errors that are sure
    free: int  # decisions


def turns(review: Review) -> list[Turn]:
    """The blocks that changed most, in the order of the game."""
    course = review.account.course
    flat = [value for vector in course for value in vector]
    whole = review.unit if not review.judge.counts else max(flat) - min(flat)
    found: list[Turn] = []
    for block in range(len(review.blocks)):
        before, after = course[block + 1], course[block + 2]
        moved = [b - a for a, b in zip(before, after, strict=True)]
        seat = max(range(len(moved)), key=lambda s: abs(moved[s]))
        if moved[seat] and LEAST_TURN * abs(moved[seat]) >= whole:
            found.append(turn(review, block, seat, moved[seat]))
    dearest = sorted(found, key=lambda t: (-abs(t.change), t.block))[:MOST_TURNS]
    return sorted(dearest, key=lambda t: t.block)


def turn(review: Review, block: int, seat: int, change: int) -> Turn:
    """What did most of it."""
    here = [e for e in review.account.events if e.block == block]
    same_way = [e for e in here if e.row[seat] * change > 0]
    cause = max(same_way, key=lambda e: abs(e.row[seat]))
    is_untold = cause.cause == "draws" and not review.judge.is_luck_told
    is_course = cause.cause == "drift" or is_untold or is_guess(review, cause, seat)
    name = COURSE if is_course else cause.cause
    return Turn(block, seat, change, name, -1 if is_course else cause.seat)


def is_guess(review: Review, event: Event, seat: int) -> bool:
    """Whether a seat's own choice did it by what it could not know, rather than by being an error
    or the mending of one."""
    if event.cause != "choice" or event.seat != seat:
        return False
    own = [c.loss for c in review.blocks[event.block].choices if c.seat == seat]
    return abs(sum(own)) * 2 < abs(event.row[seat])


def skills(review: Review) -> list[Skill]:
    """Of each seat."""
    return [skill(review, seat) for seat in range(review.record.seats)]


def skill(review: Review, seat: int) -> Skill:
    column = review.account.columns[seat]
    return Skill(
        column.draws,
        reach(column.draws_noise),
        column.errors,
        reach(column.errors_noise),
        sum(choice.seat == seat for choice in review.errors),
        sum(choice.seat == seat for choice in review.choices),
    )


def reach(noise: int) -> int:
    return round(Z * sqrt(noise))
