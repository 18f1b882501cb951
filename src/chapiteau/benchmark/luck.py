"""What a player would have come to without the luck of the draw, as far as a review can tell."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import fmean

from ..core.record import Record
from ..review.choices import Effort
from ..review.run import reviewed
from .tasks import Task

ROUNDS = 25
"""Rounds of thought that a review spends on a decision: the fewest it takes."""


def without_luck(
    task: Task, player: str, told: Mapping[int, Record], workers: int | None = None
) -> Iterator[tuple[str, float]]:
    """For each whole set what the player reached less what draws brought it, as the judge of the
    game counts it: `share` of victory or `points`. Draws bring nothing on the average, so the mean
    stays where it was, and its interval shrinks where the judge of the game is good enough."""
    duel = task.duel(player)
    size = len(duel.tables())
    for first in range(0, task.sets * size, size):
        numbers = range(first, first + size)
        if not all(n in told for n in numbers):
            continue
        found, measure = [], ""
        for n in numbers:
            review = reviewed(told[n], Effort.of(ROUNDS), "benchmark", workers)
            measure = "points" if review.judge.counts else "share"
            for level, column in zip(duel.bout(n).levels, review.account.columns, strict=True):
                if level == player:
                    found.append((column.result - column.draws) / review.unit)
        yield measure, fmean(found)
