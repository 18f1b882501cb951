"""A database that is frozen, or behind a cable that swallows everything, says nothing at all.

The kernel at its end may still answer for it, so neither keepalives nor its own time limits help.
Whoever waits for it is freed here: the connection is ended, what was asked counts as not written,
and until the next sign of life has been taken nobody else waits for the same silence.
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


class Patience:
    """Knows since when each connection is in use, and ends those that take too long."""

    def __init__(self, engine: Engine) -> None:
        self.since: dict[Any, float] = {}
        self.is_silent = False  # only who looks whether it speaks again may connect
        self.lock = threading.Lock()
        self.looking = threading.local()
        event.listen(engine, "do_connect", self._connecting)
        event.listen(engine, "checkout", self._taken)
        for end in ("checkin", "invalidate", "close"):
            event.listen(engine, end, self._given_back)

    def _connecting(self, *_: Any) -> None:
        if self.is_silent and not getattr(self.looking, "here", False):
            raise OperationalError("the database says nothing")

    def _taken(self, connection: Any, *_: Any) -> None:
        with self.lock:
            self.since[connection] = monotonic()

    def _given_back(self, connection: Any, *_: Any) -> None:
        with self.lock:
            self.since.pop(connection, None)

    @contextmanager
    def asking(self) -> Iterator[None]:
        """Look whether it speaks again; if this comes to an end without error, it does."""
        self.looking.here = True
        try:
            yield
            self.is_silent = False
        finally:
            self.looking.here = False

    def end_overdue(self, now: float) -> None:
        """End what takes too long; whoever waits for it is told that the connection is lost."""
        with self.lock:
            overdue = [c for c, since in self.since.items() if now - since > LONGEST]
            for connection in overdue:
                self.is_silent = True
                del self.since[connection]
                hang_up(connection)
        if overdue:
            log.error("the database says nothing: %d connections ended", len(overdue))


def hang_up(connection: Any) -> None:
    """As if the other end had gone; the thread that waits there finds out at once."""
    try:
        with socket.socket(fileno=os.dup(connection.fileno())) as line:
            line.shutdown(socket.SHUT_RDWR)
    except (OSError, OperationalError):
        return  # it has ended by itself
