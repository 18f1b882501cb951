"""Requests of the house to others: to the very address that was found to be public, and no other.

A name is resolved once. What it means must be public, and that address is connected to, so no
name can mean something else a moment later. No redirect is followed; size and time are bounded.
"""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Awaitable, Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial

import h11

from ..refusal import Refused
from .addresses import OFF, Allowed, Target, checked_url, is_public

TIMEOUT = 10.0  # seconds for all of it
LARGEST_ANSWER = 16_384  # bytes that are read of what somebody answers
CHUNK = 4096
MOST_NAMES = 8  # that are looked up at once
LONGEST_PAUSE = 86_400  # seconds that somebody may ask us to wait
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Unreachable(Exception):
    """Nobody answered, or not in time, or not as one does; `why` is a name of ours."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


@dataclass(frozen=True)
class Reply:
    """What somebody answered."""

    status: int
    retry_after: float = 0.0  # seconds


@cache
def _threads() -> ThreadPoolExecutor:
    """For names alone: one that is answered slowly holds its thread, and no other work waits."""
    return ThreadPoolExecutor(MOST_NAMES, thread_name_prefix="names")


async def resolve_name(host: str, port: int) -> list[str]:
    """The addresses of a name."""
    ask = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM)
    found = await asyncio.get_running_loop().run_in_executor(_threads(), ask)
    return [str(where[0]) for *_, where in found]


class Outgoing:
    """Sends requests to public addresses; what it may reach is fixed when it is made."""

    def __init__(
        self,
        allowed: Allowed = Allowed(),  # noqa: B008  # never changes
        resolve: Resolve = resolve_name,
        may_reach: Callable[[str], bool] = is_public,
        tls: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT,
    ) -> None:
        self.allowed = allowed
        self.resolve = resolve
        self.may_reach = may_reach
        self.tls = tls
        self.timeout = timeout

    @property
    def is_off(self) -> bool:
        return self.allowed.kind == OFF

    def check(self, url: str) -> Target:
        """Refuse what may not be reached by its form; what its name means is looked at later."""
        return checked_url(url, self.allowed)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> Reply:
        """Send something; raises Refused where it may not go, Unreachable where it cannot."""
        target = self.check(url)
        try:
            async with asyncio.timeout(self.timeout):
                address = await self._address(target)
                return await self._exchange(target, address, body, headers)
        except TimeoutError:
            raise Unreachable("timeout") from None
        except ssl.SSLError:
            raise Unreachable("tls") from None
        except (h11.RemoteProtocolError, EOFError):
            raise Unreachable("protocol") from None
        except OSError:
            raise Unreachable("connect") from None

    async def _address(self, target: Target) -> str:
        """Where a name leads; one that leads anywhere private is not trusted at all."""
        try:
            found = await self.resolve(target.host, target.port)
        except (OSError, UnicodeError):
            raise Unreachable("name") from None
        if not found:
            raise Unreachable("name")
        if not all(map(self.may_reach, found)):
            raise Refused("host-not-public", 403)
        return found[0]

    async def _exchange(
        self, target: Target, address: str, body: bytes, headers: Mapping[str, str]
    ) -> Reply:
        self.tls = self.tls or await asyncio.to_thread(ssl.create_default_context)
        reader, writer = await asyncio.open_connection(
            address, target.port, ssl=self.tls, server_hostname=target.host, limit=CHUNK
        )
        try:
            protocol = h11.Connection(h11.CLIENT)
            for event in _request(target, body, headers):
                writer.write(protocol.send(event) or b"")
            await writer.drain()
            return await _answer(protocol, reader)
        finally:
            with suppress(OSError):
                writer.close()


def _request(target: Target, body: bytes, headers: Mapping[str, str]) -> tuple[h11.Event, ...]:
    host = target.host if target.port == 443 else f"{target.host}:{target.port}"
    fields = {
        "host": host, "user-agent": "Chapiteau", "accept": "*/*", "connection": "close",
        "content-length": str(len(body)), **headers,
    }  # fmt: skip
    head = h11.Request(method="POST", target=target.path, headers=list(fields.items()))
    return head, h11.Data(data=body), h11.EndOfMessage()


async def _answer(protocol: h11.Connection, reader: asyncio.StreamReader) -> Reply:
    """The head of the answer; what follows it is of no interest."""
    read = 0
    while True:
        event = protocol.next_event()
        if isinstance(event, h11.Response):
            return Reply(event.status_code, _pause(dict(event.headers)))
        if isinstance(event, h11.ConnectionClosed):
            raise EOFError
        if event is h11.NEED_DATA:
            data = await reader.read(CHUNK)
            read += len(data)
            if read > LARGEST_ANSWER:
                raise Unreachable("protocol")
            protocol.receive_data(data)


def _pause(headers: Mapping[bytes, bytes]) -> float:
    """How many seconds somebody asks us to wait; a date is taken for no number."""
    text = headers.get(b"retry-after", b"").decode("ascii", "replace").strip()
    seconds = float(text) if text.replace(".", "", 1).isdigit() and len(text) < 10 else 0.0
    return min(seconds, LONGEST_PAUSE)
