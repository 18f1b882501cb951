"""Who sits where: everybody on every seat about equally often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import permutations

from .results import History


def seated(table: Sequence[int], past: History) -> list[int]:
    """A table by seat: of all ways to sit, one in which most sit where they have sat least.

    Where a player has been twice more often than elsewhere weighs more than two small differences.
    """
    seats = range(len(table))
    least = {n: min(past.seats[n, seat] for seat in seats) for n in table}
    cost = {
        (n, seat): (past.seats[n, seat] - least[n] + 1) ** 3 - 1 for n in table for seat in seats
    }

    def total(order: Iterable[int]) -> int:
        return sum(cost[n, seat] for seat, n in enumerate(order))

    return list(min(permutations(table), key=total))
