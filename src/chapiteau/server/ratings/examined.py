"""What ratings there are, for whoever looks after the machine of a house."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import Connection, func, inspect, select

from ..store import schema as s


@dataclass(frozen=True)
class Examined:
    tables: int  # counted so far
    people: int  # and levels, that have a rating


def examined(c: Connection) -> Examined | None:
    """What there is; nothing in a database of before there were ratings."""
    if not inspect(c).has_table(s.rated.name):
        return None
    tables = select(func.count()).select_from(s.rated)
    people = select(func.count(s.ratings.c.who.distinct()))
    return Examined(c.execute(tables).scalar_one(), c.execute(people).scalar_one())
