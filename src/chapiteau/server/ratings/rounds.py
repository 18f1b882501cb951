"""Tables are counted by one process for all, also those whose own process was killed."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from ..operation.rounds import keep_doing
from .counting import count

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.ratings")
EVERY = 5.0  # seconds


async def keep_counting(hall: Hall) -> None:
    await keep_doing(partial(look_through, hall), EVERY, log, "ratings")


async def look_through(hall: Hall) -> None:
    """Count whatever has ended and was not counted."""
    if await hall.cluster.take_lease("ratings"):
        for table in await hall.store.ratings.uncounted():
            await count(hall.store, table, hall.clock())
