"""The database without the server: for backups, repairs and inspection."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine

from ...extras import check
from ..refusal import Refused
from .database import read_url, refuse_database_errors
from .filelock import FileLock
from .migrations.migrate import migrate
from .sqlite import make_engine

FILE = "chapiteau.db"


def make_engine_of(data: Path, db: str) -> Engine:
    """The engine of the file in a folder, or of the database that was asked for."""
    if not db:
        return make_engine(data / FILE)
    url = read_url(db)
    check("postgres")
    return create_engine(
        url.set(drivername="postgresql+psycopg"),
        isolation_level="REPEATABLE READ",
        hide_parameters=True,
    )


@contextmanager
def read_only(data: Path, db: str) -> Iterator[Connection]:
    """A snapshot of a database, even of one that is in use."""
    if not db and not (data / FILE).is_file():
        raise Refused("no-file", file=str(data / FILE))
    engine = make_engine_of(data, db)
    try:
        with refuse_database_errors(engine.url), engine.connect() as connection:
            yield connection  # nothing is committed, which a damaged file might refuse
    finally:
        engine.dispose()


@contextmanager
def exclusive(data: Path, db: str) -> Iterator[Connection]:
    """A database that nobody else uses now, migrated to this version, to be changed in one go."""
    lock = FileLock((data / FILE).with_suffix(".lock"))
    if not db:
        data.mkdir(parents=True, exist_ok=True, mode=0o700)
        lock.take()
    try:
        if not db:
            (data / FILE).touch(0o600)
        engine = make_engine_of(data, db)
        try:
            with refuse_database_errors(engine.url):
                migrate(engine)
                with engine.connect() as connection, connection.begin():
                    yield connection
        finally:
            engine.dispose()
    finally:
        lock.release()
