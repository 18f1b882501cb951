"""How often something may be done: buckets that fill again with time."""

from __future__ import annotations

from collections.abc import Callable

MOST_BUCKETS = 20_000


class Throttle:
    """For each key `burst` at once and one more every `seconds`."""

    def __init__(self, burst: float, seconds: float, clock: Callable[[], float]) -> None:
        self.burst = burst
        self.seconds = seconds
        self.clock = clock
        self.buckets: dict[str, tuple[float, float]] = {}  # what is left, and when that was so

    def allows(self, key: str) -> bool:
        """Take one, if there is one."""
        now = self.clock()
        left, since = self.buckets.pop(key, (self.burst, now))
        left = min(self.burst, left + (now - since) / self.seconds)
        allowed = left >= 1
        self.buckets[key] = (left - 1 if allowed else left, now)
        if len(self.buckets) > MOST_BUCKETS:
            self.buckets.pop(next(iter(self.buckets)))  # the one used longest ago
        return allowed

    def forgive(self, key: str) -> None:
        self.buckets.pop(key, None)
