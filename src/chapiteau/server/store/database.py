"""Which database: the address of a PostgreSQL server, and what is wrong with it in a sentence."""

from __future__ import annotations

from importlib.util import find_spec

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from ..refusal import Refused

SCHEMES = ("postgresql", "postgres")


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
