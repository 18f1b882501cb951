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

from ...bots.apart import Question, answer, consider
from ...bots.thought import Thought
from ..operation.metrics import SLOW, Histogram

T = TypeVar("T")
Q = TypeVar("Q")
log = logging.getLogger("chapiteau.bots")
TRIES = 3
TIMEOUT = 60.0
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


class BotPool:
    """A pool of processes; one that dies is replaced and its question asked again."""

    def __init__(self, workers: int = 0) -> None:
        self.workers = workers or max(1, (os.cpu_count() or 2) - 1)
        self.executor: ProcessPoolExecutor | None = None
        self.failing = False  # whether the last question found no process to answer it
        told = "From a question to a bot to its answer."
        self.seconds = Histogram("chapiteau_bot_seconds", told, SLOW)

    def _executor(self) -> ProcessPoolExecutor:
        if self.executor is None:
            self.executor = ProcessPoolExecutor(
                self.workers,
                mp_context=multiprocessing.get_context("spawn"),
                initializer=end_with_parent,
            )
        return self.executor

    async def think(self, question: Question) -> str:
        """The bot's move; anything legal if it cannot be made to answer."""
        move = await self.run(answer, question)
        return move or random.Random(str(question.rng)).choice(question.moves)

    async def consider(self, question: Question) -> Thought | None:
        """What a search thinks of a position, if it comes to an end."""
        return await self.run(consider, question)

    async def run(self, ask: Callable[[Q], T], question: Q) -> T | None:
        """What a function returns in another process; nothing if it cannot be made to answer."""
        for _ in range(TRIES):
            executor = self._executor()
            try:
                with self.seconds.timed():
                    future = asyncio.get_running_loop().run_in_executor(executor, ask, question)
                    found: T = await asyncio.wait_for(future, TIMEOUT)
                self.failing = False
                return found
            except BrokenProcessPool:
                log.warning("a bot's process died; another takes its place")
                self._drop(executor)
            except TimeoutError:
                log.warning("%s did not answer in time", ask.__name__)
                self._drop(executor)
            except RuntimeError:  # the pool was dropped while we asked
                self._drop(executor)
            except Exception:
                log.exception("%s failed", ask.__name__)
                return None
        self.failing = True
        return None

    def _drop(self, executor: ProcessPoolExecutor) -> None:
        if self.executor is executor:
            self.executor = None
        end(executor)

    def close(self) -> None:
        if self.executor is not None:
            self._drop(self.executor)


def end(executor: ProcessPoolExecutor) -> None:
    """End a pool and its processes now."""
    workers = list((getattr(executor, "_processes", None) or {}).values())
    executor.shutdown(wait=False, cancel_futures=True)
    for worker in workers:
        worker.kill()
