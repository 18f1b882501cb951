"""Every stored game replayed: does it still go the way it went?"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, func, select

from ...core.errors import ChapiteauError
from ...registry import find
from ...words import LANGUAGES
from ...words.telling import say_error
from ..refusal import Refused
from ..store import schema as s
from ..store.records import by_table, records
from ..store.rows import OVER, WAITING, LogEntry, SeatRow, TableRow
from ..tables import boxes
from ..tables.state import TableState, rebuild

SAME, OLD, GOES_ON, NO_END, OTHER, REFUSED = "same", "old", "running", "no-end", "other", "refused"
"""It ends as it did; it does so under the number or the box of its day; it is still played; it was
finished before ends were kept; it ends otherwise; it cannot be played here, and says why."""
WRONG = (OTHER, REFUSED)
TOGETHER = 50


@dataclass(frozen=True)
class StoredGame:
    """One stored game, as plain data."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    log: list[LogEntry]
    box: dict[str, Any] | None


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


def stored_games(c: Connection) -> Iterator[StoredGame]:
    """All games that have begun, a few at a time."""
    begun = select(s.tables.c.id).where(s.tables.c.phase != WAITING).order_by(s.tables.c.created)
    ids = list(c.execute(begun).scalars())
    for at in range(0, len(ids), TOGETHER):
        yield from batch(c, ids[at : at + TOGETHER])


def batch(c: Connection, ids: list[str]) -> Iterator[StoredGame]:
    of_tables = select(s.tables).where(s.tables.c.id.in_(ids))
    of_seats = select(s.seats).where(s.seats.c.table.in_(ids)).order_by(s.seats.c.seat)
    of_logs = select(s.log).where(s.log.c.table.in_(ids)).order_by(s.log.c.n)
    rows = {row.id: row for row in records(TableRow, c.execute(of_tables))}
    seats = by_table(SeatRow, c.execute(of_seats), ids)
    logs = by_table(LogEntry, c.execute(of_logs), ids)
    wanted = {row.box for row in rows.values()}
    found = c.execute(select(s.boxes.c.hash, s.boxes.c.data).where(s.boxes.c.hash.in_(wanted)))
    box_data: dict[str, dict[str, Any]] = {row.hash: row.data for row in found}
    for id in ids:
        yield StoredGame(rows[id], tuple(seats[id]), logs[id], box_data.get(rows[id].box))


def check(stored: StoredGame) -> Verdict:
    """Replay one game."""
    row = stored.row
    try:
        return Verdict(row.id, row.game, row.rules, judge(stored, replayed(stored)))
    except ChapiteauError as e:
        error = e
    except Exception as e:  # a damaged row must not hide what is behind it
        error = Refused("log-broken", detail=f"{type(e).__name__}: {e}"[:200])
    said = {lang: say_error(lang, error) for lang in LANGUAGES}
    return Verdict(row.id, row.game, row.rules, REFUSED, error.id, said)


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
