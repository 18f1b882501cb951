"""What a house does again and again while it is open."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from logging import Logger
from typing import TYPE_CHECKING, Any, NoReturn

from ...core.errors import ChapiteauError

if TYPE_CHECKING:
    from ..cluster.cluster import Cluster

EVERY = 5.0  # seconds
Work = Callable[[], Awaitable[Any]]


async def keep_doing(work: Work, seconds: float, log: Logger, what: str) -> NoReturn:
    """Do something every so many seconds, whatever went wrong the last time."""
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except ChapiteauError as e:
            log.warning("%s wait: %s", what, getattr(e, "detail", e.id))
        except Exception:
            log.exception("%s could not be looked after", what)


async def keep_doing_for_all(
    cluster: Cluster, name: str, work: Work, seconds: float = EVERY
) -> NoReturn:
    """Do so in one process for all of a house, also what another has left when it was killed; the
    lease and the log have its name."""

    async def alone() -> None:
        if await cluster.take_lease(name):
            await work()

    await keep_doing(alone, seconds, logging.getLogger(f"chapiteau.{name}"), name)
