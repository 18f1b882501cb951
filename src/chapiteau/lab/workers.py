"""Games on all cores: the same answers in the same order on any number of them."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from os import cpu_count
from typing import TypeVar

from ..bots.apart import deaf_to_interrupts, end_with_parent
from ..core.errors import ChapiteauError
from .on_ray import on_ray

Job = TypeVar("Job")
Answer = TypeVar("Answer")
AHEAD = 16  # jobs handed out for each worker


class WorkerLost(ChapiteauError):
    """The system ended a process that was playing."""


def in_workers(
    work: Callable[[Job], Answer],
    jobs: Iterable[Job],
    workers: int | None = None,
    ray: str = "",
    start: str | None = None,
) -> Generator[Answer, None, None]:
    """What `work` makes of each job; whoever stops listening stops the work at once.

    `ray` is the address of a Ray cluster that does it instead of this machine's cores, `start` how
    processes are started, if not as is usual here.
    """
    if ray:
        yield from on_ray(work, jobs, ray)
        return
    workers = workers or cpu_count() or 1
    if workers == 1:
        yield from map(work, jobs)
        return
    pool = ProcessPoolExecutor(workers, get_context(start), initializer=end_with_parent)
    try:
        yield from in_order(pool, work, iter(jobs), workers * AHEAD)
    except BrokenProcessPool:
        raise WorkerLost("worker-lost", {}) from None
    finally:
        end(pool)


def in_order(
    pool: ProcessPoolExecutor, work: Callable[[Job], Answer], jobs: Iterator[Job], ahead: int
) -> Generator[Answer, None, None]:
    """The answers, with no more jobs handed out than keep all workers busy."""
    waiting: deque[Future[Answer]] = deque()
    while True:
        with deaf_to_interrupts():  # to hand out a job may start a worker
            waiting.extend(pool.submit(work, job) for job in islice(jobs, ahead - len(waiting)))
        if not waiting:
            return
        yield waiting.popleft().result()


def end(pool: ProcessPoolExecutor) -> None:
    """Nobody waits for what is still being played, only for the pool to notice that it is over:
    else Python might find it half closed when it ends itself."""
    for worker in list((getattr(pool, "_processes", None) or {}).values()):
        worker.kill()
    answers = getattr(getattr(pool, "_result_queue", None), "_writer", None)
    if answers is not None:
        answers.close()  # else the rest of one that was cut off would be waited for, for ever
    pool.shutdown(wait=True, cancel_futures=True)
