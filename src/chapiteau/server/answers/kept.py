"""Answers that are made once: kept with their tag and compressed, and given again from memory."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Hashable, Mapping
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b

from starlette.requests import Request
from starlette.responses import Response

MOST_BYTES = 32_000_000
SMALLEST = 600  # bytes that are worth compressing
EFFORT = 6
ASK_AGAIN = {"cache-control": "private, no-cache"}
"""A browser may keep it, but asks each time whether it has changed."""


@dataclass(frozen=True)
class Kept:
    """An answer, whole and compressed, and the tag it is known by."""

    body: bytes
    compressed: bytes
    media_type: str
    tag: str

    @classmethod
    def of(cls, body: bytes, media_type: str) -> Kept:
        compressed = gzip.compress(body, EFFORT, mtime=0) if len(body) >= SMALLEST else b""
        return cls(body, compressed, media_type, tag_of(body))

    @property
    def size(self) -> int:
        return len(self.body) + len(self.compressed)

    def response(self, request: Request, headers: Mapping[str, str] = ASK_AGAIN) -> Response:
        """The answer, or only that it is as it was."""
        found = {**headers, "etag": self.tag, "vary": "accept-encoding"}
        if has(request, self.tag):
            return Response(status_code=304, headers=found)
        body = self.body
        if self.compressed and "gzip" in request.headers.get("accept-encoding", ""):
            body, found["content-encoding"] = self.compressed, "gzip"
        return Response(body, headers=found, media_type=self.media_type)


def tag_of(*parts: bytes) -> str:
    """A weak tag: the same answer may come compressed or not."""
    digest = blake2b(digest_size=16)
    for part in parts:
        digest.update(len(part).to_bytes(8) + part)
    return f'W/"{digest.hexdigest()}"'


def has(request: Request, tag: str) -> bool:
    """Whether whoever asks has this answer already."""
    given = request.headers.get("if-none-match", "")
    return tag in [each.strip() for each in given.split(",")] or given.strip() == "*"


class KeptAnswers:
    """The answers that were asked for last, up to so many bytes."""

    def __init__(self, most: int = MOST_BYTES) -> None:
        self.most = most
        self.size = 0
        self.kept: dict[Hashable, Kept] = {}
        self.making: dict[Hashable, asyncio.Task[Kept]] = {}

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Kept]]) -> Kept:
        """An answer from memory, else made; whoever asks meanwhile waits for the same one."""
        found = self.kept.pop(key, None)
        if found is not None:
            self.kept[key] = found
            return found
        if key not in self.making:
            self.making[key] = asyncio.create_task(self._make(key, make))
            self.making[key].add_done_callback(partial(self._made, key))
        return await asyncio.shield(self.making[key])

    def _made(self, key: Hashable, task: asyncio.Task[Kept]) -> None:
        del self.making[key]
        if not task.cancelled():
            task.exception()  # whoever asked is told, unless they have all gone

    async def _make(self, key: Hashable, make: Callable[[], Awaitable[Kept]]) -> Kept:
        made = await make()
        self.kept[key] = made
        self.size += made.size
        while self.size > self.most:
            self.size -= self.kept.pop(next(iter(self.kept))).size
        return made
