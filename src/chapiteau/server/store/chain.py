"""Entries of a table's log are chained: each holds a hash of itself and of the one before it.

So an entry that was damaged, edited, moved or lost is found and named. Of a name that may have to
be erased the chain covers only a digest under a salt: whoever erases the name and its salt leaves
the chain whole and a digest that nobody can guess at. There is no key to the chain: it tells of
accidents and quiet edits, not that whoever runs a house is honest.
"""

from __future__ import annotations

from base64 import urlsafe_b64encode
from collections.abc import Iterable
from dataclasses import replace
from hashlib import blake2b
from json import JSONEncoder, loads
from secrets import token_urlsafe
from typing import Any

from sqlalchemy import Connection, bindparam, column, update
from sqlalchemy import table as table_

from ..refusal import Refused
from .rows import SEAT, LogEntry

BYTES = 12
"""Of a hash, a digest and a salt: sixteen characters each."""
UNREADABLE = (ValueError, TypeError, AttributeError)
"""What reading a damaged row may raise, for it may hold anything."""
_tables = table_("tables", column("id"), column("head"))  # also of a schema that is being made
_encode = JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode


def chained(table: str, previous: str, entry: LogEntry) -> LogEntry:
    """An entry with its hash, next to the one that has the `previous` hash."""
    if entry.kind == SEAT:
        entry = replace(entry, salt=token_urlsafe(BYTES))
    return replace(entry, hash=_link(table, previous, entry))


def chained_log(table: str, entries: Iterable[LogEntry]) -> list[LogEntry]:
    """A log from its first entry on."""
    log: list[LogEntry] = []
    for entry in entries:
        log.append(chained(table, log[-1].hash if log else "", entry))
    return log


def check(
    table: str, entries: Iterable[LogEntry], previous: str = "", first: int = 0, head: str = ""
) -> None:
    """Refuse entries that do not follow from one another, by the first that does not.

    `head` is the hash of an entry that must be among them: else the last ones are lost.
    """
    n, found = first, not head
    for entry in entries:
        if entry.n != n or not _fits(table, previous, entry):
            break
        n, previous = n + 1, entry.hash
        found = found or previous == head
    else:
        if found:
            return
    raise Refused("log-damaged", 500, entry=n)


def erased(text: str, salt: str, digest: str) -> dict[str, str]:
    """The columns of a `SEAT` entry without its name; the hash stays what it was."""
    try:
        said = loads(text)
        digest = digest or _digest(said.get("name", ""), salt)
    except UNREADABLE:  # it was damaged before, and stays so without a name
        said, digest = {}, ""
    return {"text": _encode({**said, "name": ""}), "salt": "", "digest": digest}


class Chainer:
    """Chains the rows of many logs that were written without, each log from its start on."""

    def __init__(self) -> None:
        self.heads: dict[str, str] = {}  # of each table: the hash of its last entry so far

    def add(self, row: dict[str, Any]) -> dict[str, Any]:
        """A row with all columns; one that was damaged before gets no hash, so that it is named."""
        table = row["table"]
        entry = LogEntry(**{name: value for name, value in row.items() if name != "table"})
        try:
            entry = chained(table, self.heads.get(table, ""), entry)
        except UNREADABLE:
            entry = replace(entry, hash="")
        self.heads[table] = entry.hash
        return {"table": table, **vars(entry)}

    def write_heads(self, c: Connection) -> None:
        """The last hash of each log into its table's row."""
        line = update(_tables).where(_tables.c.id == bindparam("here"))
        values = [{"here": id, "last": head} for id, head in self.heads.items()]
        if values:
            c.execute(line.values(head=bindparam("last")), values)


def _fits(table: str, previous: str, entry: LogEntry) -> bool:
    try:
        return _link(table, previous, entry) == entry.hash
    except UNREADABLE:
        return False


def _link(table: str, previous: str, e: LogEntry) -> str:
    """The hash of an entry; what it covers never changes, or every log would count as damaged."""
    if e.kind == SEAT:
        said: Any = _sealed(e)
    elif e.salt or e.digest:
        raise ValueError("nothing of this can be erased")
    else:
        said = e.text
    times = float(e.at), float(e.budget)
    return _hash(
        _encode([previous, table, e.n, e.kind, e.seat, said, e.client, e.position, *times])
    )


def _sealed(e: LogEntry) -> list[Any]:
    """What was said without the name, and a digest of the name, which may have been erased."""
    said = loads(e.text)
    name = said.pop("name", "")
    if e.salt and not e.digest:
        return [said, _digest(name, e.salt)]
    if e.digest and not e.salt and not name:
        return [said, e.digest]
    raise ValueError("neither whole nor erased")


def _digest(name: str, salt: str) -> str:
    if not salt:
        raise ValueError("anybody could guess at this")
    return _hash(name, salt.encode())


def _hash(text: str, key: bytes = b"") -> str:
    found = blake2b(text.encode(), digest_size=BYTES, key=key).digest()
    return urlsafe_b64encode(found).decode()
