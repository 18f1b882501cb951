"""Games on a Ray cluster that is already running: the same jobs, the same answers in order."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Generator, Iterable
from socket import create_connection
from typing import Any, TypeVar

from ..core.errors import ChapiteauError
from ..extras import needed

Job = TypeVar("Job")
Answer = TypeVar("Answer")
TIMEOUT = 5.0  # seconds for a cluster to answer
AHEAD = 4  # jobs handed out for each processor of the cluster


class NoCluster(ChapiteauError):
    """There is no cluster to be found."""


def on_ray(
    work: Callable[[Job], Answer], jobs: Iterable[Job], address: str
) -> Generator[Answer, None, None]:
    """What `work` makes of each job; one whose worker is lost is done again by another."""
    ray = connected(address)
    try:
        # A game is played from its seed alone, so playing it twice does no harm.
        remote = ray.remote(max_retries=-1)(work)
        ahead = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for job in jobs:
            waiting.append(remote.remote(job))
            if len(waiting) >= ahead:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def connected(address: str) -> Any:
    """Ray, connected to a cluster."""
    ray = needed("ray", "ray")
    try:
        host, colon, port = address.rpartition(":")
        if colon and "/" not in host:  # Ray itself would wait for minutes, and then end the process
            create_connection((host, int(port)), TIMEOUT).close()
        ray.init(address=address, log_to_driver=False, logging_level="warning")
    except (ConnectionError, OSError, ValueError, RuntimeError) as e:
        detail = str(e).split("\n")[0][:200]
        raise NoCluster("no-cluster", {"address": address[:80], "detail": detail}) from None
    return ray
