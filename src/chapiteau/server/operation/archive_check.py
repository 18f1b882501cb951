"""Every stored game replayed: does it still go the way it went?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import DatabaseError

from ...core.errors import ChapiteauError
from ...registry import find
from ...words import LANGUAGES
from ...words.telling import say_error
from ..refusal import Refused
from ..store import chain
from ..store import schema as s
from ..store.records import by_table, has_column, records, select_known
from ..store.rows import OVER, WAITING, LogEntry, SeatRow, TableRow
from ..tables import boxes
from ..tables.loading import rebuild
from ..tables.state import TableState

SAME, OLD, GOES_ON, NO_END, OTHER, REFUSED = "same", "old", "running", "no-end", "other", "refused"
"""It ends as it did; it does so under the number or the box of its day; it is still played; it was
finished before ends were kept; it ends otherwise; it cannot be played here, and says why."""
WRONG = (OTHER, REFUSED)
TOGETHER = 50
UNREADABLE = (DatabaseError, ValueError, KeyError)  # a damaged page, no JSON, a row that is gone


@dataclass(frozen=True)
class StoredGame:
    """One stored game, as plain data."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    log: list[LogEntry]
    box: dict[str, Any] | None


@dataclass(frozen=True)
class Unreadable:
    """A table whose rows cannot be read."""

    id: str
    game: str
    rules: int
    detail: str


@dataclass(frozen=True)
class Verdict:
    """What became of one game."""

    table: str
    game: str
    rules: int
    kind: str
    why: str = ""  # the name of the refusal
    said: dict[str, str] = field(default_factory=dict)  # the same as a sentence, by language


def how_many(c: Connection) -> int:
    return c.execute(select(func.count()).where(s.tables.c.phase != WAITING)).scalar() or 0


def stored_games(c: Connection) -> Iterator[StoredGame | Unreadable]:
    """All games that have begun, a few at a time, and whatever else has a damaged log."""
    reader = Reader(c)
    ids = list(c.execute(select(s.tables.c.id).order_by(s.tables.c.created)).scalars())
    for at in range(0, len(ids), TOGETHER):
        some = ids[at : at + TOGETHER]
        try:
            found = reader.games(some)
        except UNREADABLE:
            found = [one for id in some for one in reader.alone(id)]
        yield from found


class Reader:
    """Reads stored games, also from a database of an older shape, which knows of no chain."""

    def __init__(self, c: Connection) -> None:
        self.c = c
        self.tables = select_known(c, s.tables, TableRow)
        self.seats = select_known(c, s.seats, SeatRow).order_by(s.seats.c.seat)
        self.log = select_known(c, s.log, LogEntry).order_by(s.log.c.n)
        self.is_chained = has_column(c, s.log.c.hash)

    def games(self, ids: list[str]) -> Sequence[StoredGame | Unreadable]:
        c = self.c
        with c.begin_nested():  # a database that could not read one table goes on with the next
            found = c.execute(self.tables.where(s.tables.c.id.in_(ids)))
            rows = {row.id: row for row in records(TableRow, found)}
            seats = by_table(SeatRow, c.execute(self.seats.where(s.seats.c.table.in_(ids))), ids)
            logs = by_table(LogEntry, c.execute(self.log.where(s.log.c.table.in_(ids))), ids)
            boxes = self.boxes({row.box for row in rows.values()})
        if not self.is_chained:
            logs = {id: chain.chained_log(id, log) for id, log in logs.items()}
        games = (
            StoredGame(row, tuple(seats[row.id]), logs[row.id], boxes.get(row.box))
            for row in map(rows.__getitem__, ids)
        )
        return [game for game in games if game.row.phase != WAITING or not is_whole(game)]

    def boxes(self, hashes: set[str]) -> dict[str, dict[str, Any]]:
        query = select(s.boxes.c.hash, s.boxes.c.data).where(s.boxes.c.hash.in_(hashes))
        return {row.hash: row.data for row in self.c.execute(query)}

    def alone(self, id: str) -> Sequence[StoredGame | Unreadable]:
        """One table, apart from others that can be read."""
        try:
            return self.games([id])
        except UNREADABLE as e:
            detail = " ".join(str(getattr(e, "orig", e)).split())
        query = select(s.tables.c.game, s.tables.c.rules).where(s.tables.c.id == id)
        try:
            with self.c.begin_nested():
                row = self.c.execute(query).one()
        except DatabaseError:
            return [Unreadable(id, "?", 0, detail)]
        return [Unreadable(id, row.game, row.rules, detail)]


def is_whole(stored: StoredGame) -> bool:
    """Whether the entries of a log follow from one another."""
    try:
        chain.check(stored.row.id, stored.log, head=stored.row.head)
    except Refused:
        return False
    return True


def check(stored: StoredGame | Unreadable) -> Verdict:
    """Replay one game."""
    if isinstance(stored, Unreadable):
        error: ChapiteauError = Refused("log-broken", detail=stored.detail[:200])
        return refused(stored.id, stored.game, stored.rules, error)
    row = stored.row
    try:
        return Verdict(row.id, row.game, row.rules, judge(stored, replayed(stored)))
    except ChapiteauError as e:
        error = e
    except Exception as e:  # a damaged row must not hide what is behind it
        error = Refused("log-broken", detail=f"{type(e).__name__}: {e}"[:200])
    return refused(row.id, row.game, row.rules, error)


def refused(table: str, game: str, rules: int, error: ChapiteauError) -> Verdict:
    said = {lang: say_error(lang, error) for lang in LANGUAGES}
    return Verdict(table, game, rules, REFUSED, error.id, said)


def replayed(stored: StoredGame) -> TableState:
    row = stored.row
    game = find(row.game)
    box = game.house_box(row.box) if row.box else game.first_box
    box = box or boxes.read(game, row.box, stored.box)
    return rebuild(row, stored.seats, stored.log, box)


def judge(stored: StoredGame, state: TableState) -> str:
    """Compare with what was written when the game ended, or when it was last played."""
    row, game = stored.row, state.game
    if state.phase != row.phase or state.masks()["asked"] != row.asked:
        return OTHER
    if row.phase != OVER:
        return GOES_ON
    if row.result is None:
        return NO_END
    if row.result != state.result():
        return OTHER
    return SAME if row.rules == game.rules and state.edition().box is game.box else OLD
