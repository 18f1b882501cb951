"""The store in one SQLite file, for one server."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, insert
from sqlalchemy.dialects import sqlite
from sqlalchemy.dialects.sqlite import insert as upsert

from . import schema as s
from .database import refuse_database_errors
from .filelock import FileLock
from .migrate import migrate
from .sqlstore import SqlStore
from .writer import Writer


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
    write_entry = str(insert(s.log).compile(dialect=sqlite.dialect(paramstyle="named")))

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lock = FileLock(path.with_suffix(".lock"))

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

    async def close(self) -> None:
        await self.writer.stop()
        self.engine.dispose()
        self.lock.release()
