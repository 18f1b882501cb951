"""How often something may be done: buckets that fill again with time."""

from __future__ import annotations

import time
from collections.abc import Callable

MOST_BUCKETS = 20_000


class Bucket:
    """`burst` at once, and `pace` more every second; it may be overdrawn."""

    def __init__(self, burst: float, pace: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.pace = pace
        self.clock = clock
        self._left, self._since = burst, clock()

    @property
    def left(self) -> float:
        now = self.clock()
        self._left = min(self.burst, self._left + max(0.0, now - self._since) * self.pace)
        self._since = now
        return self._left

    def take(self, amount: float) -> None:
        self._left = self.left - amount

    def seconds_until(self, amount: float) -> float:
        """How long until there is so much of it, if nobody takes any."""
        return max(0.0, (amount - self.left) / self.pace)


class Throttle:
    """For each key `burst` at once and one more every `seconds`."""

    def __init__(
        self, burst: float, seconds: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.burst = burst
        self.seconds = seconds
        self.clock = clock  # never the wall clock: one that is set back would lock everybody out
        self.buckets: dict[str, Bucket] = {}

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        bucket = self.buckets.pop(key, None) or Bucket(self.burst, 1 / self.seconds, self.clock)
        self.buckets[key] = bucket
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.pop(next(iter(self.buckets)))  # the one used longest ago
        allowed = bucket.left >= 1
        if allowed:
            bucket.take(1)
        return allowed

    def forgive(self, key: str) -> None:
        self.buckets.pop(key, None)
