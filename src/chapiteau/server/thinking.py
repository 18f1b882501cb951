"""Where bots think: in other processes, which end with this one."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any

from ..bots import Budget, make_bot
from ..core.rng import seeded
from ..core.wire import unpack
from .catalogue import find

log = logging.getLogger("chapiteau.bots")
TRIES = 3
SECONDS = 2.0
LONGEST = 60.0
"""Seconds after which a bot that does not answer is given up."""


@dataclass(frozen=True)
class Question:
    """All that a bot is told: what its seat sees, what it may do, and its own chance."""

    game: str
    rules: int
    options: dict[str, str]
    view: Any  # packed
    moves: tuple[str, ...]
    level: str
    seed: str


def answer(question: Question) -> str:
    """Think, in a worker."""
    game = find(question.game)
    edition = game.edition({**question.options}, None, question.rules)
    view = unpack(edition, question.view)
    moves = [game.moves.read(text) for text in question.moves]
    bot = make_bot(question.level, game)
    return bot.choose(view, moves, seeded(question.seed), Budget(seconds=SECONDS)).text


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
        for _ in range(TRIES):
            pool = self._pool()
            try:
                future = asyncio.get_running_loop().run_in_executor(pool, answer, question)
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
        return random.Random(question.seed).choice(question.moves)

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
