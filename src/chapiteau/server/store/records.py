"""Rows of the database as records: each field is filled from the column of its name. What every
move writes is put into the words of the driver once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, fields
from functools import cache
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import (
    Column,
    Connection,
    Dialect,
    Float,
    Insert,
    Integer,
    Result,
    Row,
    Select,
    String,
    Table,
    Update,
    bindparam,
    insert,
    inspect,
    literal,
    select,
    update,
)

from . import schema as s
from .chain import chained
from .rows import RELOAD, ROW, LogEntry

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R", bound="DataclassInstance")


def select_known(c: Connection, table: Table, kind: type[R]) -> Select[Any]:
    """All rows of a table, also of one that an older version made: a column that came later is
    what the record has without it."""
    there = {column["name"] for column in inspect(c).get_columns(table.name)}
    usual = {field.name: field.default for field in fields(kind)}
    found = [
        column if column.name in there else literal(usual[column.name], column.type).label(name)
        for name, column in table.columns.items()
    ]
    return select(*found)


def has_column(c: Connection, column: Column[Any]) -> bool:
    """Whether a database of whatever age knows a column."""
    there = inspect(c).get_columns(column.table.name)
    return any(each["name"] == column.name for each in there)


def maker(kind: type[R], result: Result[Any]) -> Callable[[Row[Any]], R]:
    """Makes a record of any row of this result; where its columns are is looked up only once."""
    places = {name: i for i, name in enumerate(result.keys())}
    picked = itemgetter(*(places[field.name] for field in fields(kind)))
    return lambda row: kind(*picked(row))


def records(kind: type[R], result: Result[Any]) -> list[R]:
    """All rows of a result."""
    return list(map(maker(kind, result), result))


def record(kind: type[R], result: Result[Any]) -> R | None:
    """The only row of a result, if there is one."""
    make, row = maker(kind, result), result.first()
    return None if row is None else make(row)


def by_table(kind: type[R], result: Result[Any], ids: list[str]) -> dict[str, list[R]]:
    """The rows of several tables, apart."""
    make, found = maker(kind, result), {id: list[R]() for id in ids}
    for row in result:
        found[row.table].append(make(row))
    return found


# what every move writes

ENTRY = insert(s.log)


@cache
def update_table(*columns: str) -> Update:
    """Sets columns of a table's row; made once, so that it is compiled once."""
    values: dict[str, Any] = {name: bindparam(name) for name in columns}
    return update(s.tables).where(s.tables.c.id == bindparam("here")).values(values)


@cache
def written(statement: Insert | Update, dialect: Dialect) -> str:
    """A statement in the words of a driver, for values that the database takes as they are."""
    return str(statement.compile(dialect=dialect))


PLAIN = frozenset(
    [c.name for c in s.tables.columns if isinstance(c.type, (String, Integer, Float))]
)
"""Columns of a table's row whose values need no translation."""


def ask_reload(c: Connection, tables: list[str]) -> None:
    """Make whoever has these tables in memory read them anew."""
    for id in tables:
        last = select(s.log.c.n, s.log.c.hash).where(s.log.c.table == id)
        found = c.execute(last.order_by(s.log.c.n.desc()).limit(1)).first()
        n, previous = (found.n + 1, found.hash) if found else (0, "")
        entry = chained(id, previous, LogEntry(n, ROW, -1, RELOAD))
        c.execute(insert(s.log), {"table": id, **asdict(entry)})
        c.execute(update_table("head"), {"here": id, "head": entry.hash})
