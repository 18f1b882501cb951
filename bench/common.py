"""Shared by the benchmarks: least CPU time of several runs, in one process, on one core."""

from __future__ import annotations

import gc
import time
from collections.abc import Callable


def least(work: Callable[[], int], rounds: int = 5) -> float:
    """CPU seconds per unit of work, the least of several rounds; `work` returns its units."""
    best = float("inf")
    for _ in range(rounds):
        gc.collect()
        start = time.process_time()
        units = work()
        best = min(best, (time.process_time() - start) / units)
    return best
