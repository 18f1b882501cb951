"""Which processes are alive and what each of them owns, by the database's clock."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, text

PROCESS_LIFETIME = 2.0
"""Seconds for which a silent process counts as alive."""
MOST_AT_ONCE = 20
"""So many tables with orphaned bots are adopted at each heartbeat."""

_ASYNC = """
    SELECT set_config('synchronous_commit', 'off', true)
"""  # a sign of life that is lost in a crash is no loss
_HEARTBEAT = """
    INSERT INTO processes (id, until) VALUES (:me, clock_timestamp() + :life * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
_PURGE = """
    DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'
"""
_LIVE = "SELECT id FROM processes WHERE until > clock_timestamp()"
_OWNED = "SELECT key FROM leases WHERE owner = :me"
_LENGTHS = """
    SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM log WHERE log."table" = id) AS entries,
        (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE chat."table" = id) AS chat_lines
    FROM unnest(CAST(:tables AS varchar[])) AS id
"""
_FREE = """
    NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.owner
        AND processes.until > clock_timestamp())
"""
_ORPHANED = f"""
    SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM log WHERE log."table" = tables.id) AS entries
    FROM tables
    LEFT JOIN leases ON leases.key = :kind || tables.id
    WHERE phase = 'playing' AND (asked & bots) <> 0 AND (leases.key IS NULL OR {_FREE})
    ORDER BY random() LIMIT :most
"""
_TAKE = f"""
    INSERT INTO leases (key, owner) VALUES (:key, :me)
    ON CONFLICT (key) DO UPDATE SET owner = :me WHERE leases.owner = :me OR {_FREE}
    RETURNING key
"""
_REMOVE = ("DELETE FROM leases WHERE owner = :me", "DELETE FROM processes WHERE id = :me")
_MARK = "INSERT INTO marks (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"

_REPLACE_MARK = "UPDATE marks SET value = :value WHERE name = :name"
_READ_MARK = "SELECT value FROM marks WHERE name = :name FOR UPDATE"


@dataclass(frozen=True)
class Heartbeat:
    """How things stood at the last heartbeat of this process."""

    processes: frozenset[str]
    mine: frozenset[str]  # keys of leases
    lengths: dict[str, tuple[int, int]]  # of each table: how long its log and its chat are
    orphaned: dict[str, int]  # tables whose bots no live process owns: how long their logs are


def heartbeat(c: Connection, me: str, tables: list[str], kind: str) -> Heartbeat:
    """Write a sign of life, and look around."""
    c.execute(text(_ASYNC))
    c.execute(text(_HEARTBEAT), {"me": me, "life": PROCESS_LIFETIME})
    c.execute(text(_PURGE))
    lengths = c.execute(text(_LENGTHS), {"tables": tables}).all() if tables else []
    orphaned = c.execute(text(_ORPHANED), {"kind": kind, "most": MOST_AT_ONCE})
    return Heartbeat(
        frozenset(c.execute(text(_LIVE)).scalars()),
        frozenset(c.execute(text(_OWNED), {"me": me}).scalars()),
        {row.id: (row.entries, row.chat_lines) for row in lengths},
        {row.id: row.entries for row in orphaned},
    )


def take_lease(c: Connection, key: str, me: str) -> bool:
    """Whether this process now holds a lease, which only one may hold."""
    return c.execute(text(_TAKE), {"key": key, "me": me}).first() is not None


def release_lease(c: Connection, key: str, me: str) -> None:
    c.execute(text("DELETE FROM leases WHERE key = :key AND owner = :me"), {"key": key, "me": me})


def remove_process(c: Connection, me: str) -> None:
    """Nobody has to wait for a process that ends in order."""
    for line in _REMOVE:
        c.execute(text(line), {"me": me})


def take_mark(c: Connection, name: str, value: str) -> bool:
    """Whether all live processes agree on a value; the first one sets it."""
    c.execute(text(_MARK), {"name": name, "value": value})
    found = c.execute(text(_READ_MARK), {"name": name}).scalar()
    if found != value and c.execute(text(_LIVE)).first():
        return False
    if found != value:
        c.execute(text(_REPLACE_MARK), {"name": name, "value": value})
    return True
