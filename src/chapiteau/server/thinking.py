"""Where bots think: in other processes, which end with this one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TypeVar

from ..bots.apart import Question, answer, consider
from ..bots.thought import Thought

T = TypeVar("T")
log = logging.getLogger("chapiteau.bots")
TRIES = 3
LONGEST = 60.0
"""Seconds after which a bot that does not answer is given up."""


def end_with_parent() -> None:
    """A worker whose server is gone, however it went, goes too."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # ^C is for the server, which ends us
    parent = multiprocessing.parent_process()

    def watch() -> None:
        if parent is not None:
            parent.join()
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


class Thinkers:
    """A pool of processes; one that dies is replaced and its question asked again."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.pool: ProcessPoolExecutor | None = None

    def _pool(self) -> ProcessPoolExecutor:
        if self.pool is None:
            self.pool = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with_parent,
            )
        return self.pool

    async def think(self, question: Question) -> str:
        """The bot's move; anything legal if it cannot be made to answer."""
        move = await self._ask(answer, question)
        return move or random.Random(str(question.rng)).choice(question.moves)

    async def consider(self, question: Question) -> Thought | None:
        """What a search thinks of a position, if it comes to an end."""
        return await self._ask(consider, question)

    async def _ask(self, ask: Callable[[Question], T], question: Question) -> T | None:
        for _ in range(TRIES):
            pool = self._pool()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, ask, question)
                return await asyncio.wait_for(future, LONGEST)
            except BrokenProcessPool:
                log.warning("a bot's process died; another takes its place")
                self._drop(pool)
            except TimeoutError:
                log.warning("a bot of %s did not answer in time", question.game)
                self._drop(pool)
            except RuntimeError:  # the pool was dropped while we asked
                self._drop(pool)
            except Exception:
                log.exception("a bot of %s failed", question.game)
                break
        return None

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        if self.pool is pool:
            self.pool = None
        end(pool)

    def close(self) -> None:
        if self.pool is not None:
            self._drop(self.pool)


def end(pool: ProcessPoolExecutor) -> None:
    """End a pool and its processes now."""
    workers = list((getattr(pool, "_processes", None) or {}).values())
    pool.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
