"""Which database: the address of a PostgreSQL server, and what is wrong with it in a sentence."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..cluster.cluster import Cluster
from ..refusal import Refused
from ..settings import Settings
from .sqlite import SqliteStore
from .store import Store

if TYPE_CHECKING:
    from ..cluster.bus import Bus
    from .postgres import PostgresStore

BUSES = ("redis://", "rediss://", "unix://")
SCHEMES = ("postgresql", "postgres")


def read_url(text: str) -> URL:
    """The address, if it is one; it is never repeated, for it may hold a password."""
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise Refused("bad-database") from None
    # A password with an unescaped @ or / in it would be taken for a part of the server's name.
    if url.drivername not in SCHEMES or text.partition("?")[0].count("@") > 1:
        raise Refused("bad-database")
    return url.set(drivername=SCHEMES[0])


def check_driver(module: str = "psycopg", extra: str = "postgres") -> None:
    """It is installed by whoever needs it."""
    if find_spec(module) is None:
        raise Refused("no-driver", extra=extra)


def redacted(url: URL, text: str) -> str:
    """A message of the driver on one line, without what nobody else may read."""
    line = " ".join(text.split())
    return line.replace(str(url.password), "***") if url.password else line


def opened_by(settings: Settings) -> tuple[Store, Cluster]:
    """A file beside the key for one process, or the database that was asked for, for many."""
    if settings.bus and (not settings.db or not settings.bus.startswith(BUSES)):
        raise Refused("bad-bus")
    if not settings.db:
        return SqliteStore(settings.data / "chapiteau.db"), Cluster()
    read_url(settings.db)
    check_driver()
    from ..cluster.postgres_cluster import PostgresCluster
    from .postgres import PostgresStore

    store = PostgresStore(settings.db)
    return store, PostgresCluster(store, bus_of(settings.bus, store))


def bus_of(url: str, store: PostgresStore) -> Bus:
    """The database itself, unless another was asked for."""
    from ..cluster.bus import NotifyBus

    if not url:
        return NotifyBus(store.connect_args())
    check_driver("redis", "redis")
    from ..cluster.redis_bus import RedisBus

    return RedisBus(url)
