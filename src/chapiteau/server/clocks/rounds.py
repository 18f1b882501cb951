"""Looks after the clocks of a house: signs of life while any runs, and tables whose time is up.

A house that was down costs nobody time. While clocks run, somebody writes down every few seconds
that the house is open; where two such signs are too far apart, because it was closed, killed, cut
off from its database or asleep, the time between them is an outage, in which no clock ran. It is
written before anybody acts on a clock, by whoever comes first, and read by all.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ...core.errors import ChapiteauError
from ..operation.rounds import keep_doing
from .ending import check
from .rests import Outages, Span

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.clocks")
EVERY = 5.0  # seconds
LONGEST_SILENCE = 15.0  # seconds between two signs; more is an outage
LATER = 60.0  # seconds until a table that cannot be opened is looked at again


class Clocks:
    """What all tables of a house know of its outages."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.outages = Outages()
        self.longest_silence = LONGEST_SILENCE

    async def look(self) -> None:
        """Say that the house is open, and read when it was not."""
        found = await self.hall.store.clocks.sign(self.hall.clock(), self.longest_silence)
        spans = tuple(Span(*each) for each in found)
        if spans != self.outages.spans:
            self.outages.spans = spans

    async def run(self) -> None:
        await keep_doing(self.round, EVERY, log, "clocks")

    async def round(self) -> None:
        await self.look()
        if await self.hall.store.clocks.due(self.hall.clock()):
            await self.end_due()

    async def end_due(self) -> None:
        """End the time of whoever has none left; one process does so for all."""
        hall = self.hall
        if not await hall.cluster.take_lease("clocks"):
            return
        for id in await hall.store.clocks.due(hall.clock()):
            try:
                await check(hall, id)
            except ChapiteauError as e:  # one table that stays closed does not hold up the others
                log.warning("the clock of table %s waits: %s", id, getattr(e, "detail", e.id))
                await hall.store.clocks.put_off(id, hall.clock() + LATER)
