"""How server processes hear from each other at once: by NOTIFY, after the commit and apart from it.

A lost broadcast only delays: whoever missed it finds what it was about in the log.
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
"""Seconds between two attempts to reach the database again."""
# Inside the transaction that writes it would hold up all other commits; it need not survive one.
PUBLISH = (
    "SELECT set_config('synchronous_commit', 'off', true), pg_notify(%s, text)"
    " FROM unnest(%s::text[]) AS text"
)


class Bus(Protocol):
    """Carries short texts to all other processes, or loses them."""

    def open(self, receive: Callable[[str], None]) -> None: ...
    async def close(self) -> None: ...
    def publish(self, text: str) -> None: ...


class ReconnectingBus:
    """One task that subscribes and one that publishes; both reconnect when they are cut off."""

    def __init__(self) -> None:
        self.queued: asyncio.Queue[str] = asyncio.Queue()
        self.tasks: list[asyncio.Task[None]] = []

    def open(self, receive: Callable[[str], None]) -> None:
        self.receive = receive
        work = (self._reconnect(self.subscribe), self._reconnect(self.publish_queued))
        self.tasks = [asyncio.create_task(each) for each in work]

    async def close(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    def publish(self, text: str) -> None:
        if self.queued.qsize() < MOST_WAITING:
            self.queued.put_nowait(text)

    async def next_batch(self) -> list[str]:
        """All that waits to be published, at least one text."""
        texts = [await self.queued.get()]
        while not self.queued.empty():
            texts.append(self.queued.get_nowait())
        return texts

    async def _reconnect(self, work: Callable[[], Any]) -> None:
        wait = FIRST_WAIT
        while True:
            begun = asyncio.get_running_loop().time()
            try:
                await work()
            except Exception as e:  # whatever a driver raises, it is tried again
                log.warning("the bus is cut: %s", type(e).__name__)
            lasted = asyncio.get_running_loop().time() - begun
            wait = FIRST_WAIT if lasted > LONGEST_WAIT else min(2 * wait, LONGEST_WAIT)
            await asyncio.sleep(wait)

    async def subscribe(self) -> None:
        raise NotImplementedError

    async def publish_queued(self) -> None:
        raise NotImplementedError


class NotifyBus(ReconnectingBus):
    """The bus that every PostgreSQL database has built in."""

    def __init__(self, connect_args: dict[str, Any]) -> None:
        super().__init__()
        self.connect_args = connect_args

    @contextlib.asynccontextmanager
    async def _connected(self) -> Any:
        connection = await AsyncConnection.connect(**self.connect_args, autocommit=True)
        try:
            yield connection
        finally:
            with contextlib.suppress(Error):
                await connection.close()

    async def subscribe(self) -> None:
        async with self._connected() as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            async for message in connection.notifies():
                self.receive(message.payload)

    async def publish_queued(self) -> None:
        async with self._connected() as connection:
            while True:
                await connection.execute(PUBLISH, (CHANNEL, await self.next_batch()))
