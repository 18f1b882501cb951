"""A process of ours and the pipe to it, which never hold up the event loop."""

from __future__ import annotations

import asyncio
import multiprocessing
import threading
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from queue import SimpleQueue
from typing import Any

from ...bots.apart import deaf_to_interrupts

Main = Callable[..., None]


class Channel:
    """Bytes to and from a process; two threads do what may take long."""

    def __init__(
        self,
        main: Main,
        args: tuple[Any, ...],
        receive: Callable[[bytes], None],
        ended: Callable[[], None],
    ) -> None:
        self.loop = asyncio.get_running_loop()
        self.receive = receive
        self.ended = ended
        self.outbox: SimpleQueue[bytes | None] = SimpleQueue()
        spawn = multiprocessing.get_context("spawn")
        self.pipe, far = spawn.Pipe()
        self.process = spawn.Process(target=main, args=(far, *args), daemon=True)
        with deaf_to_interrupts():
            self.process.start()
        far.close()
        for work in (self._read, self._write):
            threading.Thread(target=work, daemon=True).start()

    def send(self, message: bytes) -> None:
        self.outbox.put(message)

    def kill(self) -> None:
        """End the process; `ended` is called when it has."""
        self.process.kill()

    def _read(self) -> None:
        with suppress(EOFError, OSError):
            while True:
                self._tell(self.receive, self.pipe.recv_bytes())
        self.process.kill()  # one that has closed its pipe is of no use
        self.process.join()
        self.outbox.put(None)
        self._tell(self.ended)

    def _write(self) -> None:
        with suppress(OSError):
            while (message := self.outbox.get()) is not None:
                self.pipe.send_bytes(message)

    def _tell(self, what: Callable[..., None], *args: Any) -> None:
        with suppress(RuntimeError):  # the loop is closed: nobody listens any more
            self.loop.call_soon_threadsafe(what, *args)


def messages(pipe: Connection) -> Any:
    """What comes through a pipe until its other end is closed."""
    with suppress(EOFError, OSError):
        while True:
            yield pipe.recv_bytes()
