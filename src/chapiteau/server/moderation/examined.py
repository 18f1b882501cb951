"""Who runs a house, and what waits for them, for whoever looks after its machine."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, inspect, select

from ..store import schema as s
from .policy import SWITCHES, TABLES


@dataclass(frozen=True)
class Examined:
    """How many there are, and who may make tables."""

    admins: int
    reports: int  # that nobody has settled
    tables: str


def examined(c: Connection) -> Examined | None:
    """What there is; nothing in a database of before there were reports."""
    if not inspect(c).has_table(s.reports.name):
        return None
    admins = select(func.count()).where(s.people.c.role != "")
    reports = select(func.count()).where(s.reports.c.settled == 0.0)
    tables = select(s.switches.c.value).where(s.switches.c.name == TABLES)
    who = c.execute(tables).scalar() or SWITCHES[TABLES][0]
    return Examined(c.execute(admins).scalar_one(), c.execute(reports).scalar_one(), who)
