"""What programs there are, for whoever looks after the machine of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, FromClause, and_, func, inspect, select

from ..store import schema as s
from ..store.records import has_column

MONTH = 30 * 86_400.0


@dataclass(frozen=True)
class Examined:
    bots: int  # accounts that are marked as a bot's
    tokens: int
    idle: int  # tokens that nobody has used for a month
    ownerless: int  # tokens of accounts that are closed or gone: they open nothing


def examined(c: Connection, now: float) -> Examined | None:
    """What there is; nothing in a database of before accounts could be closed."""
    t, p = s.tokens, s.people
    if not inspect(c).has_table(t.name) or not has_column(c, p.c.closed):
        return None
    before = now - MONTH
    idle = select(t).where(and_(t.c.used < before, t.c.created < before))
    ownerless = select(t).where(t.c.person.not_in(select(p.c.id).where(~p.c.closed)))
    return Examined(
        how_many(c, select(p).where(p.c.bot).subquery()),
        how_many(c, t),
        how_many(c, idle.subquery()),
        how_many(c, ownerless.subquery()),
    )


def how_many(c: Connection, rows: FromClause) -> int:
    return int(c.execute(select(func.count()).select_from(rows)).scalar_one())
