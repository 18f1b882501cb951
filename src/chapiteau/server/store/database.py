"""Which database: the address of a PostgreSQL server, and what is wrong with one in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError

from ..refusal import Refused

SCHEMES = ("postgresql", "postgres")
DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)
NO_TEXT = "Could not decode"  # as Python says it, which has no code for it


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
    """Refuse if an optional driver is not installed."""
    if find_spec(module) is None:
        raise Refused("no-driver", extra=extra)


def redacted(url: URL, text: str) -> str:
    """A message of the driver on one line, without the password."""
    line = " ".join(text.split())
    return line.replace(str(url.password), "***") if url.password else line


@contextmanager
def refuse_database_errors(url: URL) -> Iterator[None]:
    """A database that does not answer, or a file that is damaged or none, in a sentence."""
    try:
        yield
    except DatabaseError as e:
        detail = redacted(url, str(e.orig))
        if is_damaged(e):
            raise Refused("database-damaged", 503, file=str(url.database), detail=detail) from None
        raise Refused("no-database", 503, detail=detail) from None


def is_damaged(error: DBAPIError) -> bool:
    """Whether a file holds what SQLite cannot have written."""
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the rest of it says where
    return code in DAMAGED or NO_TEXT in str(error.orig)
