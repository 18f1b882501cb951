"""Games on all cores: the same answers in the same order on any number of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from os import cpu_count
from signal import SIG_IGN, SIGINT, signal
from typing import TypeVar

from .on_ray import on_ray

Job = TypeVar("Job")
Answer = TypeVar("Answer")
AT_ONCE = 4  # jobs handed to a worker together


def in_workers(
    work: Callable[[Job], Answer], jobs: Sequence[Job], workers: int | None = None, ray: str = ""
) -> Iterator[Answer]:
    """What `work` makes of each job; whoever stops listening stops the work.

    `ray` is the address of a Ray cluster that does it instead of this machine's cores.
    """
    if ray:
        yield from on_ray(work, jobs, ray)
        return
    workers = workers or cpu_count() or 1
    if workers == 1:
        yield from map(work, jobs)
        return
    # An interrupt is for whoever started this: workers finish their game and go.
    pool = ProcessPoolExecutor(workers, initializer=signal, initargs=(SIGINT, SIG_IGN))
    try:
        yield from pool.map(work, jobs, chunksize=AT_ONCE)
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
