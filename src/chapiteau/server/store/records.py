"""Rows of the database as records: each field is filled from the column of its name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from operator import itemgetter
from typing import TYPE_CHECKING, Any, TypeVar

from sqlalchemy import Result, Row

if TYPE_CHECKING:
    from _typeshed import DataclassInstance

R = TypeVar("R", bound="DataclassInstance")


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
