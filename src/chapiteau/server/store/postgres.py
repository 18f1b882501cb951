"""The store in a PostgreSQL database, for any number of server processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic
from typing import Any, TypeVar

from sqlalchemy import URL, Connection, create_engine, insert
from sqlalchemy.dialects.postgresql import insert as upsert
from sqlalchemy.dialects.postgresql.psycopg import dialect as make_dialect
from sqlalchemy.exc import DBAPIError, OperationalError

from ..cluster.leases import Beat, beat
from ..refusal import Refused
from . import schema as s
from .database import bare, read_url
from .migrate import migrate
from .sqlstore import SqlStore
from .store import StoreFailed
from .timeouts import Patience
from .writer import Writer

T = TypeVar("T")
DIALECT: Any = make_dialect()  # type: ignore[no-untyped-call]  # as SQLAlchemy has it
SYNCED = "-c synchronous_commit=on -c statement_timeout=8s -c client_encoding=utf8"
LINK: dict[str, Any] = {
    "application_name": "chapiteau",
    "connect_timeout": 3,
    # A cut cable says nothing: after so many silent seconds the other end counts as gone.
    "keepalives_idle": 3,
    "keepalives_interval": 1,
    "keepalives_count": 3,
    "tcp_user_timeout": 5000,
}


class PostgresStore(SqlStore):
    """Reads see one moment each; writes are committed in groups."""

    upsert = staticmethod(upsert)
    write_entry = str(insert(s.log).compile(dialect=DIALECT))

    def __init__(self, url: str) -> None:
        self.url: URL = read_url(url)

    async def open(self) -> None:
        options = f"{SYNCED} {self.url.query.get('options', '')}"
        self.engine = create_engine(
            self.url.set(drivername="postgresql+psycopg"),
            connect_args={**LINK, "options": options},
            hide_parameters=True,
            pool_size=8,
            max_overflow=8,
        )
        self.reading = self.engine.execution_options(isolation_level="REPEATABLE READ")
        try:
            await asyncio.to_thread(migrate, self.engine)
        except OperationalError as e:
            self.engine.dispose()
            raise Refused("no-database", 503, detail=bare(self.url, str(e.orig))) from None
        self.patience = Patience(self.engine)
        self.watch = asyncio.create_task(self._watch())
        self.writer = Writer(self.engine)
        self.writer.start()

    async def close(self) -> None:
        await self.writer.stop()
        self.watch.cancel()
        self.engine.dispose()

    async def _watch(self) -> None:
        while True:
            await asyncio.sleep(1)
            self.patience.end_overdue(monotonic())

    async def beat(self, process: str, tables: list[str], kind: str) -> Beat:
        """A sign of life, apart from all other writes."""

        def work() -> Beat:
            with self.patience.asking(), self.engine.begin() as connection:
                return beat(connection, process, tables, kind)

        return await asyncio.to_thread(self._again, work)

    def link(self) -> dict[str, Any]:
        """How to reach the database past the pool."""
        _, known = DIALECT.create_connect_args(self.url)
        return {**known, **LINK}

    def _run(self, work: Callable[[Connection], T]) -> T:
        def read() -> T:
            with self.reading.connect() as connection:
                return work(connection)

        return self._again(read)

    def _again(self, work: Callable[[], T]) -> T:
        for last in (False, True):
            try:
                return work()
            except DBAPIError as e:
                if last or not e.connection_invalidated:  # else another connection may be better
                    raise StoreFailed(bare(self.url, str(e.orig))) from None
        raise AssertionError
