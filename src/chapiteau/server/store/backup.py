"""Everything in the store as one file of rows, which fits into a store of either kind.

Lines of JSON, compressed: a head, for each table of the database its name and columns and then its
rows, and an end with the counts and a digest of all lines before it. It is written in one read
transaction, so a house that is open goes on meanwhile, and read back in one write transaction, so
that either all of it arrives or nothing.
"""

from __future__ import annotations

import gzip
import json
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from datetime import UTC, datetime
from hashlib import blake2b
from typing import IO, Any

from sqlalchemy import Connection, MetaData, Table, delete, func, insert, inspect, select

from ... import __version__
from ..refusal import Refused
from . import schema
from .chain import Chainer
from .migrations.migrate import schema_of

FORMAT = 1
TOGETHER = 500
PASSING = ("processes", "leases", "marks")
"""Who is alive just now, and what those agree on: not worth keeping, and wrong elsewhere."""
Line = Any
LONGEST_HEAD = 10_000
DAMAGE = (OSError, EOFError, zlib.error, ValueError, KeyError, TypeError, AttributeError)
"""What comes of reading a file that is none, or was cut, or written by somebody else."""


@dataclass
class Count:
    """How many rows there are of each kind, and the digest so far."""

    rows: dict[str, int] = field(default_factory=dict)
    digest: Any = field(default_factory=lambda: blake2b(digest_size=16))

    def line(self, text: bytes) -> bytes:
        self.digest.update(text)
        return text


def kept() -> list[Table]:
    return [table for table in schema.metadata.sorted_tables if table.name not in PASSING]


# writing


def write(c: Connection, out: IO[bytes]) -> dict[str, int]:
    """All rows as they are at one moment; returns how many of each kind."""
    count = Count()
    with gzip.GzipFile(fileobj=out, mode="wb", mtime=0) as packed:
        for line in lines(c, count):
            packed.write(count.line(encoded(line)))
        end = {"end": count.rows, "digest": count.digest.hexdigest()}
        packed.write(encoded(end))
    return count.rows


def lines(c: Connection, count: Count) -> Iterator[Line]:
    """The tables of this database, also of an older one: they are read as they are."""
    yield {
        "chapiteau": "backup",
        "format": FORMAT,
        "version": __version__,
        "schema": schema_of(c),
        "at": datetime.now(UTC).isoformat(timespec="seconds"),
    }
    there = set(inspect(c).get_table_names())
    found = MetaData()
    found.reflect(c, only=[table.name for table in kept() if table.name in there])
    for name, table in sorted(found.tables.items()):
        yield {"table": name, "columns": [column.name for column in table.columns]}
        count.rows[name] = 0
        order = list(table.primary_key.columns)
        for row in c.execute(select(table).order_by(*order).execution_options(yield_per=TOGETHER)):
            count.rows[name] += 1
            yield list(row)


def encoded(line: Line) -> bytes:
    return json.dumps(line, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"


# reading


def read(c: Connection, source: IO[bytes], force: bool) -> dict[str, int]:
    """Put all rows of a backup in place of those that are here; the caller commits or does not."""
    check_free(c, force)
    for table in kept():
        c.execute(delete(table))
    count = Count()
    try:
        with gzip.GzipFile(fileobj=source, mode="rb") as packed:
            fill(c, unpacked(packed, count), count)
    except DAMAGE as e:
        raise Refused("backup-damaged", detail=type(e).__name__) from None
    return count.rows


def check_head(source: IO[bytes]) -> None:
    """Refuse what is no backup of ours before anything is touched; the source is left as it was."""
    try:
        with gzip.GzipFile(fileobj=source, mode="rb") as packed:
            read_head(packed.readline(LONGEST_HEAD))
    except DAMAGE as e:
        raise Refused("backup-damaged", detail=type(e).__name__) from None
    source.seek(0)


def read_head(line: bytes) -> None:
    head = json.loads(line)
    if head.get("chapiteau") != "backup":
        raise ValueError
    if head["format"] != FORMAT:
        raise Refused("backup-newer", version=str(head.get("version"))[:20])


def check_free(c: Connection, force: bool) -> None:
    """Nobody may work with this database now, and nothing is overwritten unasked."""
    alive = select(func.count()).select_from(schema.processes)
    if c.execute(alive.where(schema.processes.c.until > func.now())).scalar():
        raise Refused("backup-in-use")
    if not force and (
        tables := c.execute(select(func.count()).select_from(schema.tables)).scalar()
    ):
        raise Refused("backup-not-empty", tables=tables)


def unpacked(packed: gzip.GzipFile, count: Count) -> Iterator[Line]:
    """The lines of a backup, the head checked, up to the end, which must be what it says."""
    read_head(count.line(packed.readline()))
    for text in packed:
        line = json.loads(text)
        if isinstance(line, dict) and "end" in line:
            if line != {"end": count.rows, "digest": count.digest.hexdigest()}:
                raise ValueError
            return
        count.line(text)
        yield line
    raise EOFError


def fill(c: Connection, found: Iterator[Line], count: Count) -> None:
    """Insert row by row; a column that came later than the backup gets what it begins with, and
    a log that was written before logs were chained gets its chain."""
    known = {table.name: table for table in kept()}
    name, columns = "", list[str]()
    waiting: list[list[Any]] = []
    chainer = Chainer()

    def flush() -> None:
        rows = [dict(zip(columns, row, strict=True)) for row in waiting]
        if name == schema.log.name and schema.log.c.hash.name not in columns:
            rows = list(map(chainer.add, rows))
        if rows:
            c.execute(insert(known[name]), rows)
            waiting.clear()

    for line in found:
        if isinstance(line, dict):
            flush()
            name, columns = line["table"], line["columns"]
            if name not in known or not set(columns) <= set(known[name].columns.keys()):
                raise Refused("backup-newer", version=name[:20])
            count.rows[name] = 0
        else:
            waiting.append(line)
            count.rows[name] += 1
            if len(waiting) >= TOGETHER:
                flush()
    flush()
    chainer.write_heads(c)
