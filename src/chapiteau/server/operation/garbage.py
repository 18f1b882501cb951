"""Garbage is looked for when nobody waits: a collection stops all tables, and what they let go of
is gone without one."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

YOUNG = 5_000
"""New objects that are looked through at once, wherever they are made: a few milliseconds."""
NEVER = 1_000_000_000
GC_THRESHOLD = (YOUNG, NEVER, NEVER)
"""What lives long, with hundreds of tables, takes half a second in the middle of anybody's move."""
LOOK = 1.0  # seconds from one look to the next whether the house rests
QUIET = 0.05  # the part of that time in which a house works where nobody does anything
MUCH = 10.0  # seconds of work in which something may have been left
LATEST = 6 * 3600.0  # seconds: a house that never rests has to stop once
MOST = 2_000  # times as many new objects as are young: one that never rests has to stop earlier


class Collector:
    """Collects all there is while the house rests; late, but surely, if it never does."""

    def __init__(
        self,
        clock: Callable[[], float] = time.monotonic,
        worked: Callable[[], float] = time.process_time,
    ) -> None:
        self.clock, self.worked = clock, worked
        self.looked = self.collected = clock(), worked()
        self.before = gc.get_threshold()

    def begin(self) -> None:
        """From now on; what is here now stays."""
        self.before = gc.get_threshold()
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLD)

    def end(self) -> None:
        """As it was before."""
        gc.set_threshold(*self.before)

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            self.look()

    def look(self) -> None:
        """Collect, if it is time for it."""
        now, worked = self.clock(), self.worked()
        is_quiet = worked - self.looked[1] <= QUIET * (now - self.looked[0])
        is_late = now - self.collected[0] >= LATEST or gc.get_count()[1] >= MOST
        if worked - self.collected[1] >= MUCH and (is_quiet or is_late):
            gc.collect()
            self.collected = now, worked
        self.looked = now, self.worked()
