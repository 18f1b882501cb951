"""Lines that go on: sent as they come, with empty ones in between so that both ends know."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol

from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ..live.packing import Frame
from ..operation.meter import Meter, Payer
from ..refusal import Refused

KEEP_ALIVE = 7.0  # seconds without a line after which an empty one is sent
MOST_STREAMS = 30  # of one token
NDJSON = "application/x-ndjson"


class Source(Protocol):
    """Where lines come from; nothing in its outbox ends the stream."""

    outbox: asyncio.Queue[Frame | None]
    lagging: asyncio.Event

    def close(self) -> None: ...


class OpenStreams:
    """The streams of all tokens: of each table one, and one of events; a new one ends the old."""

    def __init__(self, limits: float) -> None:
        self.most = max(2, int(MOST_STREAMS * min(limits, 1.0)))
        self.by_token: dict[str, dict[str, Source]] = {}

    def take(self, token: str, what: str, source: Source) -> None:
        theirs = self.by_token.setdefault(token, {})
        if what not in theirs and len(theirs) >= self.most:
            raise Refused("too-many-streams", 429, most=self.most)
        if what in theirs:
            theirs[what].close()
        theirs[what] = source

    def leave(self, token: str, what: str, source: Source) -> None:
        theirs = self.by_token.get(token, {})
        if theirs.get(what) is source:
            del theirs[what]
        if not theirs:
            self.by_token.pop(token, None)

    def __len__(self) -> int:
        return sum(len(theirs) for theirs in self.by_token.values())


class LineStream(Response):
    """An answer of lines that ends when its source does, or whoever reads it goes."""

    media_type = NDJSON

    def __init__(
        self,
        source: Source,
        meter: Meter,
        payer: Payer,
        left: Callable[[], None],
        work: Coroutine[Any, Any, None] | None = None,
    ) -> None:
        super().__init__()
        del self.headers["content-length"]
        self.headers["x-accel-buffering"] = "no"  # a proxy must hand on each line as it comes
        self.source = source
        self.meter, self.payer = meter, payer
        self.left = left  # what is done when it is over
        self.work = work  # what fills the source, if nobody else does

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        jobs: list[Coroutine[Any, Any, Any]] = [self._send_lines(send), gone(receive)]
        jobs += [self.source.lagging.wait(), *([self.work] if self.work else [])]
        tasks: list[asyncio.Task[Any]] = []
        try:
            start = {"type": "http.response.start", "status": self.status_code}
            await send({**start, "headers": self.raw_headers})
            if scope["method"] != "HEAD":
                measured = [self.meter.measure(self.payer, each) for each in jobs]
                tasks = [asyncio.create_task(each) for each in measured]
                await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.left()
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for job in jobs:
                job.close()  # of a stream that was never sent
        await send({"type": "http.response.body", "body": b"", "more_body": False})

    async def _send_lines(self, send: Send) -> None:
        outbox = self.source.outbox
        while True:
            try:
                async with asyncio.timeout(KEEP_ALIVE):
                    frame = await outbox.get()
            except TimeoutError:
                await send({"type": "http.response.body", "body": b"\n", "more_body": True})
                continue
            if frame is None:
                return
            await send({"type": "http.response.body", "body": frame.text, "more_body": True})


async def gone(receive: Receive) -> None:
    """Wait until whoever reads has gone."""
    while (await receive())["type"] != "http.disconnect":
        pass
