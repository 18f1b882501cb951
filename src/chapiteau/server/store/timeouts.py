"""Timeouts for a database that is frozen, or behind a cable that swallows everything.

The kernel at its end may still answer for it, so neither keepalives nor its own time limits help.
Whoever waits for it is freed here: the connection is ended, what was asked counts as not written,
and until the next heartbeat has come through nobody else waits for the same silence.
"""

from __future__ import annotations

import logging
import os
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

from psycopg import OperationalError
from sqlalchemy import Engine, event

log = logging.getLogger("chapiteau.store")
LONGEST = 10.0
"""Seconds that a transaction may take; the server itself gives up a statement earlier."""


class ConnectionTimeouts:
    """Knows how long each connection has been in use, and ends those that take too long."""

    def __init__(self, engine: Engine) -> None:
        self.since: dict[Any, float] = {}
        self.is_stalled = False  # then only a probe may connect
        self.lock = threading.Lock()
        self.prober = threading.local()
        event.listen(engine, "do_connect", self._connecting)
        event.listen(engine, "checkout", self._checked_out)
        for end in ("checkin", "invalidate", "close"):
            event.listen(engine, end, self._checked_in)

    def _connecting(self, *_: Any) -> None:
        if self.is_stalled and not getattr(self.prober, "here", False):
            raise OperationalError("the database does not answer")

    def _checked_out(self, connection: Any, *_: Any) -> None:
        with self.lock:
            self.since[connection] = monotonic()

    def _checked_in(self, connection: Any, *_: Any) -> None:
        with self.lock:
            self.since.pop(connection, None)

    @contextmanager
    def probing(self) -> Iterator[None]:
        """Probe whether it answers again; if this ends without an error, it does."""
        self.prober.here = True
        try:
            yield
            self.is_stalled = False
        finally:
            self.prober.here = False

    def end_overdue(self, now: float) -> None:
        """End what takes too long; whoever waits for it is told that the connection is lost."""
        with self.lock:
            overdue = [c for c, since in self.since.items() if now - since > LONGEST]
            for connection in overdue:
                self.is_stalled = True
                del self.since[connection]
                shut_socket(connection)
        if overdue:
            log.error("the database does not answer: %d connections ended", len(overdue))


def shut_socket(connection: Any) -> None:
    """As if the other end had gone: the thread that waits there finds out at once."""
    try:
        with socket.socket(fileno=os.dup(connection.fileno())) as connected:
            connected.shutdown(socket.SHUT_RDWR)
    except (OSError, OperationalError):
        return  # it has ended already
