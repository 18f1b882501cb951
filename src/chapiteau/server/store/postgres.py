"""The store in a PostgreSQL database, for any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.dialects.postgresql.psycopg import dialect as make_dialect
from sqlalchemy.exc import DBAPIError, OperationalError

from .database import read_url, redacted, refusal
from .leases import Heartbeat, heartbeat
from .migrations.migrate import migrate
from .sqlstore import SqlStore
from .store import StoreFailed
from .timeouts import ConnectionTimeouts
from .writer import Writer

T = TypeVar("T")
DIALECT: Any = make_dialect()  # type: ignore[no-untyped-call]  # as SQLAlchemy has it
SYNCED = "-c synchronous_commit=on -c statement_timeout=8s -c client_encoding=utf8"
CONNECT_ARGS: dict[str, Any] = {
    "application_name": "chapiteau",
    "connect_timeout": 3,
    # A cut cable is silent: after so many seconds the other end counts as gone.
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}


class PostgresStore(SqlStore):
    """Reads see one moment each; writes are committed in groups."""

    upsert = staticmethod(upsert)
    dialect = DIALECT

    def __init__(self, url: str) -> None:
        self.url: URL = read_url(url)

    async def open(self) -> None:
        options = f"{SYNCED} {self.url.query.get('options', '')}"
        self.engine = create_engine(
            self.url.set(drivername="postgresql+psycopg"),
            connect_args={**CONNECT_ARGS, "options": options},
            hide_parameters=True,
            pool_size=8,
            max_overflow=8,
        )
        self.read_engine = self.engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            await asyncio.to_thread(migrate, self.engine)
        except OperationalError as e:
            self.engine.dispose()
            raise refusal(self.url, e) from None
        self.timeouts = ConnectionTimeouts(self.engine)
        self.timeouts_task = asyncio.create_task(self._watch_timeouts())
        self.writer = Writer(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self.timeouts_task.cancel()
        self.engine.dispose()

    async def _watch_timeouts(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.timeouts.end_overdue(monotonic())

    async def heartbeat(self, process: str, tables: list[str], kind: str) -> Heartbeat:
        """A heartbeat, apart from all other writes."""

        def work() -> Heartbeat:
            with self.timeouts.probing(), self.engine.begin() as connection:
                return heartbeat(connection, process, tables, kind)

        return await asyncio.to_thread(self._retry, work)

    def connect_args(self) -> dict[str, Any]:
        """How to reach the database past the pool."""
        _, known = DIALECT.create_connect_args(self.url)
        return {**known, **CONNECT_ARGS}

    def _run(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.read_engine.connect() as connection:
                return work(connection)

        return self._retry(read)

    def _retry(self, work: Callable[[], T]) -> T:
        for last in (False, True):
            try:
                return work()
            except DBAPIError as e:
                if last or not e.connection_invalidated:  # else another connection may be better
                    raise StoreFailed(redacted(self.url, str(e.orig))) from None
        raise AssertionError
