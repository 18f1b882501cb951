"""For whom the event loop works: measured step by step, whatever else it does in between.

The time of a clock and not of the processor: what one step costs the others is how long they wait
for its end, also on a machine that is busy with something else.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Coroutine, Generator, Iterator
from contextlib import contextmanager
from types import coroutine
from typing import Any, Protocol, TypeVar

T = TypeVar("T")


class Payer(Protocol):
    """Whoever is charged for time."""

    def charge(self, seconds: float) -> None: ...


class Meter:
    """Knows at every moment who pays for what the event loop does."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.payer: Payer | None = None
        self.since = 0.0

    def switch(self, payer: Payer | None) -> Payer | None:
        """From now on somebody else pays; returns who did until now."""
        now, before = self.clock(), self.payer
        if before is not None:
            before.charge(now - self.since)
        self.payer, self.since = payer, now
        return before

    @contextmanager
    def paid_by(self, payer: Payer | None) -> Iterator[None]:
        """What happens in here is paid by somebody else than what is around it."""
        outer = self.switch(payer)
        try:
            yield
        finally:
            self.switch(outer)

    async def measure(self, payer: Payer | None, work: Coroutine[Any, Any, T]) -> T:
        """Do some work, and charge every step of it; what it waits for is not charged."""
        return await self._steps(payer, work)

    @coroutine
    def _steps(self, payer: Payer | None, work: Coroutine[Any, Any, T]) -> Generator[Any, Any, T]:
        value: Any = None
        error: BaseException | None = None
        while True:
            with self.paid_by(payer):
                try:
                    awaited = work.send(value) if error is None else work.throw(error)
                except StopIteration as end:
                    return end.value  # type: ignore[no-any-return]  # what the coroutine returns
            value = error = None
            try:
                value = yield awaited
            except BaseException as e:  # a cancellation too: it is for the work to hear
                error = e
