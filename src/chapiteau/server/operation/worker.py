"""Threads: what is done in them is charged to whoever it is done for.

What takes long is done in one thread, one piece after the other: threads share the interpreter, so
more of them would only take more from whoever waits for a page.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from .costs import TURN

P = ParamSpec("P")
T = TypeVar("T")


class WorkerThread:
    """Addresses take turns, and each is charged for what was done for it."""

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self.clock = clock
        self.executor = ThreadPoolExecutor(1, thread_name_prefix="work")
        self.lines: dict[str, deque[asyncio.Future[None]]] = {}  # the next address first
        self.busy = False

    async def run(self, work: Callable[P, T], *args: P.args, **kw: P.kwargs) -> T:
        """What a function returns that is called in the thread."""
        turn = TURN.get()
        await self._wait(turn.visit.address if turn else "")
        spent: list[float] = []

        def measured() -> T:
            begun = self.clock()
            try:
                return work(*args, **kw)
            finally:
                spent.append(self.clock() - begun)

        try:
            return await asyncio.get_running_loop().run_in_executor(self.executor, measured)
        finally:
            if turn and spent:
                turn.charge(spent[0])
            self._next()

    async def _wait(self, address: str) -> None:
        if not self.busy:
            self.busy = True
            return
        mine: asyncio.Future[None] = asyncio.Future()
        self.lines.setdefault(address, deque()).append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self._next()
            raise

    def _next(self) -> None:
        """Let in the next address, which then goes to the end of the line."""
        while self.lines:
            address = next(iter(self.lines))
            line = self.lines.pop(address)
            first = line.popleft()
            if line:
                self.lines[address] = line
            if not first.done():
                first.set_result(None)
                return
        self.busy = False

    def close(self) -> None:
        self.executor.shutdown(wait=False, cancel_futures=True)


class MeteredThreads(ThreadPoolExecutor):
    """The threads of the event loop, in which mostly the database is asked: only the processor's
    time is charged, for nobody waits while they wait.
    """

    def submit(self, work: Callable[P, T], /, *args: P.args, **kw: P.kwargs) -> Future[T]:
        turn = TURN.get()
        if turn is None:
            return super().submit(work, *args, **kw)
        loop = asyncio.get_running_loop()

        def measured() -> T:
            begun = time.thread_time()
            try:
                return work(*args, **kw)
            finally:
                with contextlib.suppress(RuntimeError):  # the loop is closed, and nobody counts
                    loop.call_soon_threadsafe(turn.charge, time.thread_time() - begun)

        return super().submit(measured)
