"""Tournaments go on by one process for all, also where the process that was at it was killed."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from ..operation.rounds import keep_doing
from .stepping import step

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.tournaments")
EVERY = 5.0  # seconds


async def keep_stepping(hall: Hall) -> None:
    await keep_doing(partial(look_through, hall), EVERY, log, "tournaments")


async def look_through(hall: Hall) -> None:
    """Take the next step wherever there is one."""
    if await hall.cluster.take_lease("tournaments"):
        for id in await hall.store.tournaments.under_way(hall.clock()):
            await step(hall, id)
