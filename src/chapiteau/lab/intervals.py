"""How sure a figure is."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf, sqrt
from statistics import fmean, stdev

Z = 1.96  # of 95 %


class Uncertain:
    """A figure and how far it may be off at 95 %."""

    value: float
    reach: float

    @property
    def low(self) -> float:
        return self.value - self.reach

    @property
    def high(self) -> float:
        return self.value + self.reach


def interval(wins: float, of: int) -> tuple[float, float]:
    """The 95 % interval of a share, after Wilson."""
    n = max(of, 1)
    p = wins / n
    middle = p + Z * Z / (2 * n)
    reach = Z * sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
    scale = 1 + Z * Z / n
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def reach(n: int, total: float, squares: float) -> float:
    """How far a mean may be off at 95 %, from the sum of values and that of their squares."""
    if n < 2:
        return 0.0
    variance = max(0.0, squares - total * total / n) / (n - 1)
    return Z * sqrt(variance / n)


def student(n: int) -> float:
    """How many standard errors the mean of `n` values may be off at 95 %: Student's t, by the
    expansion of Cornish and Fisher, which is exact to 1 % from five values on."""
    if n < 2:
        return inf
    v, z = n - 1, Z
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / v + second / v**2 + third / v**3


def mean_interval(values: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean."""
    if len(values) < 2:
        return -inf, inf
    reach = student(len(values)) * stdev(values) / sqrt(len(values))
    return fmean(values) - reach, fmean(values) + reach


def share_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of a mean of shares from 0 to 1.

    Two more are imagined, one of 0 and one of 1, as Agresti and Coull do: a few that are all the
    same do not make it certain.
    """
    low, high = mean_interval([*shares, 0.0, 1.0])
    return max(0.0, low), min(1.0, high)
