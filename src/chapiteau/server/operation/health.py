"""Whether the store still takes writes."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from dataclasses import dataclass

from ..store.store import Store
from .timeout import is_done_within

log = logging.getLogger("chapiteau.health")
FRESH = 1.0  # seconds that an answer of the store counts: asking costs a write
TIMEOUT = 5.0


@dataclass
class StoreCheck:
    """Whether the store took a write when it was last asked."""

    well: bool = True
    at: float = float("-inf")
    asking: asyncio.Task[None] | None = None

    async def is_writable(self, store: Store) -> bool:
        """Ask the store, unless it was asked just now; whoever asks meanwhile gets one answer."""
        if time.monotonic() - self.at < FRESH:
            return self.well
        if self.asking is None:
            self.asking = asyncio.create_task(self._ask(store))
        await asyncio.shield(self.asking)
        return self.well

    async def _ask(self, store: Store) -> None:
        self.well = await accepts_write(store)
        self.asking, self.at = None, time.monotonic()


async def accepts_write(store: Store) -> bool:
    """Whether a row can be written and taken away again; a house that is busy is not broken."""
    writing = asyncio.create_task(write_pulse(store))
    if not await is_done_within(writing, TIMEOUT):
        writing.cancel()
        log.error("the store takes no write: it does not answer")
        return False
    error = writing.exception()
    if error:  # whatever it is, the store is not well
        log.error("the store takes no write: %s", type(error).__name__)
    return error is None


async def write_pulse(store: Store) -> None:
    """A session that nobody can use."""
    id = f"pulse {secrets.token_hex(16)}"
    await store.open_session(id, "", time.time())
    await store.close_sessions("", id)
