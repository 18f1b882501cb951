"""Tickets that fit are seated by one process for all, also where their owners have gone."""

from __future__ import annotations

import logging
from functools import partial
from typing import TYPE_CHECKING

from ..operation.rounds import keep_doing
from .meet import seat_all

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.meeting")
EVERY = 5.0  # seconds


async def keep_seating(hall: Hall) -> None:
    await keep_doing(partial(look_through, hall), EVERY, log, "tickets")


async def look_through(hall: Hall) -> None:
    """Seat what fits, and forget what has expired."""
    if await hall.cluster.take_lease("tickets"):
        await seat_all(hall)
        await hall.store.meeting.forget_old(hall.clock())
