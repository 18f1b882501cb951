"""Tickets that fit are seated by one process for all, also where their owners have gone."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from .meet import seat_all

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.meeting")
EVERY = 5.0  # seconds


async def keep_seating(hall: Hall) -> None:
    while True:
        await asyncio.sleep(EVERY)
        try:
            if await hall.cluster.take_lease("tickets"):
                await seat_all(hall)
                await hall.store.meeting.forget_old(hall.clock())
        except ChapiteauError as e:
            log.warning("tickets wait: %s", getattr(e, "detail", e.id))
        except Exception:
            log.exception("tickets could not be looked through")
