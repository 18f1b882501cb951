"""The store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.exc import DBAPIError

from ..refusal import Refused
from .database import is_damaged, refuse_database_errors
from .filelock import FileLock
from .migrations.migrate import migrate
from .sqlstore import SqlStore
from .store import StoreFailed
from .writer import Writer

T = TypeVar("T")
log = logging.getLogger("chapiteau.store")


def make_engine(path: Path) -> Engine:
    """SQLite as we want it: its log written ahead and synced at every commit."""
    engine = create_engine(
        f"sqlite:///{path}", connect_args={"check_same_thread": False}, hide_parameters=True
    )

    @event.listens_for(engine, "connect")
    def connected(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # we begin and commit ourselves
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine


class SqliteStore(SqlStore):
    """One file, and a lock beside it."""

    upsert = staticmethod(upsert)
    dialect = sqlite.dialect(paramstyle="named")

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path.with_suffix(".lock"))
        self.told: set[str] = set()

    async def open(self) -> None:
        self.lock.take()
        try:
            os.close(os.open(self.path, os.O_CREAT | os.O_RDWR, 0o600))
            os.chmod(self.path, 0o600)
            self.engine = make_engine(self.path)
            with refuse_database_errors(self.engine.url):
                await asyncio.to_thread(migrate, self.engine)
            self.writer = Writer(self.engine)
            self.writer.start()
        except BaseException:
            self.lock.release()
            raise

    def _run(self, work: Callable[[Connection], T]) -> T:
        try:
            return super()._run(work)
        except DBAPIError as e:
            if is_damaged(e):
                raise self._damaged(str(e.orig)) from None
            raise StoreFailed(str(e.orig)) from None
        except ValueError as e:  # no JSON in a column that holds nothing else
            raise self._damaged(str(e)) from None

    def _damaged(self, detail: str) -> Refused:
        """A refusal; the operator is told once of each damage."""
        if detail not in self.told:
            self.told.add(detail)
            log.error("%s is damaged: %s; restore a backup", self.path, detail)
        return Refused("store-damaged", 500)

    async def close(self) -> None:
        await self.writer.stop()
        self.engine.dispose()
        self.lock.release()
