"""How server processes hear of each other at once: by NOTIFY, after the commit and apart from it.

A notice that is lost only delays: whoever missed it finds what it was about in the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any, Protocol

from psycopg import AsyncConnection, Error

log = logging.getLogger("chapiteau.bus")
CHANNEL = "chapiteau"
MOST_WAITING = 5_000
FIRST_WAIT, LONGEST_WAIT = 0.1, 1.0
"""Seconds between two tries to reach the database again."""
# Inside the transaction that writes it would hold up all other commits; it need not survive one.
TELL = (
    "SELECT set_config('synchronous_commit', 'off', true), pg_notify(%s, text)"
    " FROM unnest(%s::text[]) AS text"
)


class Bus(Protocol):
    """Carries short texts to all other processes, or loses them."""

    def open(self, hear: Callable[[str], None]) -> None: ...
    async def close(self) -> None: ...
    def tell(self, text: str) -> None: ...


class Carrier:
    """Two tasks, one that listens and one that tells; both come back after a cut."""

    def __init__(self) -> None:
        self.waiting: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, hear: Callable[[str], None]) -> None:
        self.hear = hear
        work = (self._insist(self.listening), self._insist(self.telling))
        self.tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def tell(self, text: str) -> None:
        if self.waiting.qsize() < MOST_WAITING:
            self.waiting.put_nowait(text)

    async def next(self) -> list[str]:
        """All that waits to be told, at least one."""
        texts = [await self.waiting.get()]
        while not self.waiting.empty():
            texts.append(self.waiting.get_nowait())
        return texts

    async def _insist(self, work: Callable[[], Any]) -> None:
        wait = FIRST_WAIT
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                await work()
            except Exception as e:  # noqa: BLE001  # whatever a driver raises, it is tried again
                log.warning("the bus is cut: %s", type(e).__name__)
            lasted = asyncio.get_running_loop().time() - begun
            wait = FIRST_WAIT if lasted > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait)

    async def listening(self) -> None:
        raise NotImplementedError

    async def telling(self) -> None:
        raise NotImplementedError


class NotifyBus(Carrier):
    """The bus that every PostgreSQL database is."""

    def __init__(self, link: dict[str, Any]) -> None:
        super().__init__()
        self.link = link

    @contextlib.asynccontextmanager
    async def _linked(self) -> Any:
        line = await AsyncConnection.connect(**self.link, autocommit=True)
        try:
            yield line
        finally:
            with contextlib.suppress(Error):
                await line.close()

    async def listening(self) -> None:
        async with self._linked() as line:
            await line.execute(f"LISTEN {CHANNEL}")
            async for heard in line.notifies():
                self.hear(heard.payload)

    async def telling(self) -> None:
        async with self._linked() as line:
            while True:
                await line.execute(TELL, (CHANNEL, await self.next()))
