"""How ratings move, and the numbers that people read."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ...lab.arena import model
from ...lab.intervals import Z
from ..store.rows import RatingRow

START, SCALE = 1500, 30
"""Where newcomers begin, and points for one of openskill's: with 30, a hundred points mean about
what a hundred points of Elo do."""
MIDDLE, UNSURE = 25.0, 25.0 / 3
"""What openskill begins with: the mean, and how sure that is."""
ROUGH = 10  # points in which an uncertainty is told


@dataclass(frozen=True)
class Strength:
    """A mean, and how far it may be off."""

    mu: float = MIDDLE
    sigma: float = UNSURE

    @property
    def points(self) -> int:
        return round(START + SCALE * (self.mu - MIDDLE))

    @property
    def reach(self) -> int:
        """Points by which it may be off, at 95 %."""
        return max(ROUGH, ROUGH * round(Z * SCALE * self.sigma / ROUGH))


def strength_of(row: RatingRow) -> Strength:
    return Strength(row.mu, row.sigma)


def after(ranks: Sequence[int], before: Sequence[Strength]) -> list[Strength]:
    """What a game makes of strengths: the lower a rank, the better, and equals share one."""
    rates = model()
    teams = [[rates.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    rated = rates.rate(teams, ranks=[float(rank) for rank in ranks])
    return [Strength(team[0].mu, team[0].sigma) for team in rated]


def mean(several: Sequence[Strength]) -> Strength:
    """A level that has several seats moves by the mean of what each would move it."""
    n = len(several)
    return Strength(sum(s.mu for s in several) / n, sum(s.sigma for s in several) / n)
