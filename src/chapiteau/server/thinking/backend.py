"""Where questions are answered: a backend starts workers, and each does one thing at a time."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from typing import Protocol


class Lost(Exception):
    """A worker has ended, and what it was doing with it."""


class Worker(Protocol):
    """Something that answers a question after the other."""

    async def ask(self, work: str, question: bytes) -> bytes:
        """The answer; `Lost` if the worker ends before."""

    def kill(self) -> None:
        """End it now, whatever it does."""


class RemoteWorker(ABC):
    """A worker that is sent a message and heard of later; at first, that it is ready."""

    def __init__(self) -> None:
        self.ended = False
        self.heard: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

    async def ask(self, work: str, question: bytes) -> bytes:
        if self.ended:
            raise Lost
        self.heard = asyncio.get_running_loop().create_future()
        self.send(work, question)
        return await self.heard

    async def ready(self) -> bytes:
        """Its first word; one that nobody waits for any more is ended."""
        try:
            return await self.heard
        except BaseException:
            self.kill()
            raise

    def receive(self, message: bytes) -> None:
        if not self.heard.done():
            self.heard.set_result(message)

    def end(self) -> None:
        """It has ended, and whoever waits for it is told."""
        self.ended = True
        if not self.heard.done():
            self.heard.set_exception(Lost())

    @abstractmethod
    def send(self, work: str, question: bytes) -> None: ...

    @abstractmethod
    def kill(self) -> None: ...


class Backend(Protocol):
    """Starts workers; who is asked what, for how long and how often is not its business."""

    places: int
    """How many may think at a time."""
    build: str
    """Which build of the rules they run, as far as this process knows."""

    async def open(self) -> None:
        """Make sure that there can be workers, or raise why not."""

    async def start(self) -> Worker:
        """A worker that is ready for its first question; `Lost` if none can be had now."""

    def close(self) -> None:
        """End all workers."""
