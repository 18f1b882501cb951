"""Connections: how many there may be, from where, and how long each may take.

What waits longest for its request goes first when room is needed: a visitor sends a request at
once, and whoever holds connections open with half of one only pushes out their own.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from ..live.compression import CompressedWebSocket
from ..settings import Settings
from .addresses import network, trust

log = logging.getLogger("chapiteau.connections")
MOST_OF_ADDRESS = 1000  # connections from one address
MOST_REQUESTS = 200  # of them such that are no live channels
SHARE = 4  # no address takes more than this part of all there are
BACKLOG = 128  # connections that are accepted at once
RESERVED = BACKLOG + 128  # descriptors: for these, the store, bots and files
CLOSE_TIMEOUT = 5.0  # seconds for the other end to take what is left, and to say goodbye


class Connections:
    """All connections of a server, by the address they come from."""

    def __init__(self, settings: Settings, descriptors: int) -> None:
        self.settings = settings
        self.most = max(descriptors - RESERVED, descriptors // 2)
        share = max(1, self.most // SHARE)
        self.most_of_address = min(max(1, int(MOST_OF_ADDRESS * settings.limits)), share)
        self.most_requests = min(max(1, int(MOST_REQUESTS * settings.limits)), share)
        self.is_proxy = trust(settings.proxy)
        self.total = 0
        self.by_address: Counter[str] = Counter()
        self.requests: Counter[str] = Counter()
        self.waiting: dict[Http, None] = {}  # for their request, whoever waits longest first

    def enter(self, host: str) -> str | None:
        """Count a connection, after making room for it; nothing if there is none."""
        address = "" if self.is_proxy(host) else network(host)
        if self.total >= self.most and not self._make_room(None):
            log.warning("a connection was refused: there are %d", self.total)
            return None
        if address and not self._has_room(address) and not self._make_room(address):
            log.warning("a connection was refused: its address has %d", self.by_address[address])
            return None
        self.total += 1
        self.by_address[address] += 1
        self.requests[address] += 1
        return address

    def _has_room(self, address: str) -> bool:
        requests, all = self.requests[address], self.by_address[address]
        return requests < self.most_requests and all < self.most_of_address

    def _make_room(self, address: str | None) -> bool:
        """Close what waits longest for its request, of one address or of all."""
        for each in self.waiting:
            if address in (None, each.address):
                each.give_up()
                return True
        return False

    def upgraded(self, address: str) -> None:
        """A request has become a live channel."""
        self._take(self.requests, address)

    def leave(self, address: str, as_request: bool) -> None:
        self.total -= 1
        self._take(self.by_address, address)
        if as_request:
            self._take(self.requests, address)

    def _take(self, counter: Counter[str], address: str) -> None:
        counter[address] -= 1
        if not counter[address]:
            del counter[address]


class Http(H11Protocol):
    """A connection whose requests must arrive, and whose answers must be taken, in time."""

    all: Connections

    def connection_made(  # type: ignore[override]  # as uvicorn has it
        self, transport: asyncio.Transport
    ) -> None:
        super().connection_made(transport)
        self.deadline: asyncio.TimerHandle | None = None
        self.awaits: Any = None
        self.address = self.all.enter(self.client[0] if self.client else "")
        if self.address is None:
            transport.abort()
        else:
            self._watch()

    def data_received(self, data: bytes) -> None:
        if self.timeout_keep_alive_task:
            self._await(None)  # the next request begins now, and has its own time
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._await("reader", self.all.settings.request_timeout)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._await(None)
        super().handle_websocket_upgrade(event)
        channel = self.transport.get_protocol()
        if self.address is not None and isinstance(channel, LiveChannel):
            self.all.upgraded(self.address)
            channel.left = lambda: self.all.leave(self.address or "", as_request=False)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._await(None)
        if self.address is not None:
            self.all.leave(self.address, as_request=True)
            self.address = None

    def _watch(self) -> None:
        """Only while a whole request is being answered is nothing expected of the other end."""
        state = self.conn.their_state
        if self.transport.get_protocol() is not self:
            return
        if self.transport.is_closing():
            self._await("close", CLOSE_TIMEOUT)
        elif state in (h11.IDLE, h11.SEND_BODY):
            self._await(state, self._timeout(state))
        elif not self.flow.write_paused:
            self._await(None)

    def _timeout(self, state: Any) -> float:
        settings = self.all.settings
        return settings.header_timeout if state is h11.IDLE else settings.request_timeout

    def _await(self, what: Any, seconds: float = 0.0) -> None:
        """Give the other end so long from when this was first awaited."""
        if what is self.awaits:
            return
        if self.deadline:
            self.deadline.cancel()
        self.awaits = what
        self.deadline = self.loop.call_later(seconds, self.give_up) if what else None
        self.all.waiting.pop(self, None)
        if what and self.address is not None:
            self.all.waiting[self] = None

    def give_up(self) -> None:
        """End it at once: who sends nothing may not read either."""
        self._await(None)
        self.transport.abort()


class LiveChannel(CompressedWebSocket):
    """A live channel that ends even if the other end reads nothing any more."""

    def __init__(self, *args: Any, **kw: Any) -> None:
        super().__init__(*args, **kw)
        self.close_timeout = CLOSE_TIMEOUT
        self.left: Callable[[], None] = lambda: None

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.left()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.transport.abort()

    def on_task_complete(self, task: asyncio.Task[None]) -> None:
        super().on_task_complete(task)
        self.loop.call_later(2 * CLOSE_TIMEOUT, self.transport.abort)
