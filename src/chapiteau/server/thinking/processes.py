"""Workers that are processes of this machine, and end with the server."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from multiprocessing.connection import Connection

from ...bots.apart import end_with_parent
from ...builds import VARIABLE, kind
from .backend import RemoteWorker
from .channel import Channel, Main, messages
from .work import perform


def serve(pipe: Connection) -> None:
    """Say which build runs here, and answer until the other end is closed."""
    end_with_parent()
    with suppress(OSError):
        pipe.send_bytes(kind().encode())
        for message in messages(pipe):
            name, _, question = message.partition(b"\n")
            pipe.send_bytes(perform(name.decode(), question))


@contextmanager
def inherited(compiled: str) -> Iterator[None]:
    """While it lasts, processes are started with this build, or as this one was."""
    before = os.environ.get(VARIABLE, "")
    os.environ[VARIABLE] = compiled or before
    try:
        yield
    finally:
        os.environ[VARIABLE] = before


class Process(RemoteWorker):
    """A worker with a process of its own, so that it can be ended alone."""

    def __init__(self, main: Main) -> None:
        super().__init__()
        self.channel = Channel(main, (), self.receive, self.end)

    def send(self, work: str, question: bytes) -> None:
        self.channel.send(work.encode() + b"\n" + question)

    def kill(self) -> None:
        self.channel.kill()


class Processes:
    """Worker processes, by default one less than there are cores."""

    def __init__(self, places: int = 0, main: Main = serve) -> None:
        self.places = places or max(1, (os.cpu_count() or 2) - 1)
        self.main = main
        self.compiled = ""  # the build that workers are to run, if there is one by now
        self.build = kind()  # what the worker that was started last runs
        self.workers: list[Process] = []

    async def open(self) -> None:
        """A machine to run on is always there."""

    async def start(self) -> Process:
        with inherited(self.compiled):
            worker = Process(self.main)
        self.workers = [w for w in self.workers if not w.ended] + [worker]
        self.build = (await worker.ready()).decode()
        return worker

    def close(self) -> None:
        for worker in self.workers:
            worker.kill()
