"""Which database: the address of a PostgreSQL server, and what is wrong with one in a sentence."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, OperationalError

from ..refusal import Refused

SCHEMES = ("postgresql", "postgres")
NOT_A_DATABASE, CORRUPT, OTHER = "not-a-database", "corrupt", "other"
NO_TEXT = "Could not decode"  # as Python says it, which has no code for it
BY_SQLITE = {
    sqlite3.SQLITE_CORRUPT: CORRUPT,
    sqlite3.SQLITE_NOTADB: NOT_A_DATABASE,
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_BUSY: "locked",
    sqlite3.SQLITE_LOCKED: "locked",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_CANTOPEN: "closed",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_IOERR: "disk",
}
BY_SQLSTATE = {"53100": "full", "25006": "read-only", "55P03": "locked", "42501": "forbidden"}
BY_LIBPQ = (  # which has no codes for what goes wrong before there is a connection
    ("password", "login"),
    ("role", "login"),
    ("pg_hba.conf", "login"),
    ("database", "no-such"),
    ("too many", "busy"),
    ("starting up", "busy"),
    ("shutting down", "busy"),
    ("host name", "no-host"),
    ("resolve", "no-host"),
    ("connect", "unreachable"),
    ("timeout", "unreachable"),
)


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
        raise refusal(url, e) from None


def refusal(url: URL, error: DBAPIError) -> Refused:
    """Why a database cannot be used, in our own words wherever there are some."""
    why = reason(error)
    if why in (NOT_A_DATABASE, CORRUPT):
        return Refused("database-damaged", 503, file=str(url.database), why=why)
    return Refused("no-database", 503, why=why, detail=redacted(url, str(error.orig)))


def reason(error: DBAPIError) -> str:
    """What went wrong, by name."""
    text = str(error.orig)
    if NO_TEXT in text:
        return CORRUPT
    code = getattr(error.orig, "sqlite_errorcode", 0) & 0xFF  # the rest of it says where
    found = BY_SQLITE.get(code) or BY_SQLSTATE.get(getattr(error.orig, "sqlstate", "") or "")
    is_libpq = code == 0 and isinstance(error, OperationalError)
    before = (name for part, name in BY_LIBPQ if is_libpq and part in text)
    return found or next(before, OTHER)


def is_damaged(error: DBAPIError) -> bool:
    """Whether a file holds what SQLite cannot have written."""
    return reason(error) in (NOT_A_DATABASE, CORRUPT)
