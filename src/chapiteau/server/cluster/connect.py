"""Where tables are kept and who else works on them, as the settings say."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...extras import check
from ..refusal import Refused
from ..settings import Settings
from ..store.database import read_url
from ..store.sqlite import SqliteStore
from ..store.store import Store
from .cluster import Cluster

if TYPE_CHECKING:
    from ..store.postgres import PostgresStore
    from .bus import Bus

BUSES = ("redis://", "rediss://", "unix://")


def connect(settings: Settings) -> tuple[Store, Cluster]:
    """A file beside the key for one process, or the database in the settings for many."""
    if settings.bus and (not settings.db or not settings.bus.startswith(BUSES)):
        raise Refused("bad-bus")
    if not settings.db:
        return SqliteStore(settings.data / "chapiteau.db"), Cluster()
    read_url(settings.db)
    check("postgres")
    from ..store.postgres import PostgresStore
    from .postgres_cluster import PostgresCluster

    store = PostgresStore(settings.db)
    return store, PostgresCluster(store, bus_of(settings.bus, store))


def bus_of(url: str, store: PostgresStore) -> Bus:
    """The database itself, unless the settings name another."""
    from .bus import NotifyBus

    if not url:
        return NotifyBus(store.connect_args())
    check("redis")
    from .redis_bus import RedisBus

    return RedisBus(url)
