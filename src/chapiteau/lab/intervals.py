"""How sure a figure is."""

from __future__ import annotations

from math import sqrt

Z = 1.96  # of 95 %


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
