"""Who lives and who does what, as the database knows it, by the database's clock."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, text

LIFE = 2.0
"""Seconds for which a process that says nothing counts as alive."""
MOST_AT_ONCE = 20
"""So many tables whose bots nobody lets think are taken up at each beat."""

_ALIVE = """
    SELECT set_config('synchronous_commit', 'off', true)
"""  # a sign of life that is lost in a crash is no loss
_SIGN = """
    INSERT INTO processes (id, until) VALUES (:me, clock_timestamp() + :life * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
"""
_BURY = """
    DELETE FROM processes WHERE until < clock_timestamp() - interval '1 minute'
"""
_LIVING = "SELECT id FROM processes WHERE until > clock_timestamp()"
_MINE = "SELECT key FROM leases WHERE owner = :me"
_TAILS = """
    SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM log WHERE log."table" = id),
        (SELECT coalesce(max(n) + 1, 0) FROM chat WHERE chat."table" = id)
    FROM unnest(CAST(:tables AS varchar[])) AS id
"""
_FREE = """
    NOT EXISTS (SELECT 1 FROM processes WHERE processes.id = leases.owner
        AND processes.until > clock_timestamp())
"""
_LEFT = f"""
    SELECT id, (SELECT coalesce(max(n) + 1, 0) FROM log WHERE log."table" = tables.id) FROM tables
    LEFT JOIN leases ON leases.key = :kind || tables.id
    WHERE phase = 'playing' AND (asked & bots) <> 0 AND (leases.key IS NULL OR {_FREE})
    ORDER BY random() LIMIT :most
"""
_TAKE = f"""
    INSERT INTO leases (key, owner) VALUES (:key, :me)
    ON CONFLICT (key) DO UPDATE SET owner = :me WHERE leases.owner = :me OR {_FREE}
    RETURNING key
"""
_LEAVE = ("DELETE FROM leases WHERE owner = :me", "DELETE FROM processes WHERE id = :me")
_MARK = "INSERT INTO marks (name, value) VALUES (:name, :value) ON CONFLICT (name) DO NOTHING"

_REMARK = "UPDATE marks SET value = :value WHERE name = :name"
_MARKED = "SELECT value FROM marks WHERE name = :name FOR UPDATE"


@dataclass(frozen=True)
class Beat:
    """How things stood when this process gave its last sign of life."""

    living: frozenset[str]
    mine: frozenset[str]  # keys of leases
    tails: dict[str, tuple[int, int]]  # of each table: how long its log and its talk are
    left: dict[str, int]  # tables whose bots nobody lets think, and how long their logs are


def beat(c: Connection, me: str, tables: list[str], kind: str) -> Beat:
    """Give a sign of life, and look around."""
    c.execute(text(_ALIVE))
    c.execute(text(_SIGN), {"me": me, "life": LIFE})
    c.execute(text(_BURY))
    tails = c.execute(text(_TAILS), {"tables": tables}).all() if tables else []
    return Beat(
        frozenset(c.execute(text(_LIVING)).scalars()),
        frozenset(c.execute(text(_MINE), {"me": me}).scalars()),
        {row[0]: (row[1], row[2]) for row in tails},
        {r[0]: r[1] for r in c.execute(text(_LEFT), {"kind": kind, "most": MOST_AT_ONCE})},
    )


def take(c: Connection, key: str, me: str) -> bool:
    """Whether this process may do something now that only one may do."""
    return c.execute(text(_TAKE), {"key": key, "me": me}).first() is not None


def release(c: Connection, key: str, me: str) -> None:
    c.execute(text("DELETE FROM leases WHERE key = :key AND owner = :me"), {"key": key, "me": me})


def leave(c: Connection, me: str) -> None:
    """Nobody has to wait for a process that ends in peace."""
    for line in _LEAVE:
        c.execute(text(line), {"me": me})


def agree(c: Connection, name: str, value: str) -> bool:
    """Whether all processes that live have the same; the first says what."""
    c.execute(text(_MARK), {"name": name, "value": value})
    found = c.execute(text(_MARKED), {"name": name}).scalar()
    if found != value and c.execute(text(_LIVING)).first():
        return False
    if found != value:
        c.execute(text(_REMARK), {"name": name, "value": value})
    return True
