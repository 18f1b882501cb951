"""The tables of a round: made with its deal, begun together, read when they have ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from ...registry import find
from ..clocks.clock import Clock
from ..clocks.standing import ranked
from ..store.chain import chained_log
from ..store.house.tournaments import NewTable
from ..store.rows import (
    BOT,
    DRAWN,
    HUMAN,
    OVER,
    LogEntry,
    SeatRow,
    StoredTable,
    TournamentEntryRow,
    TournamentRow,
    TournamentSeatRow,
)
from ..store.rows.tournaments import VOID
from ..store.store import Store
from ..tables.new.creation import Plan, new_row
from ..tables.paces import CLOCKED
from .deals import deal

if TYPE_CHECKING:
    from ..tables.hall import Hall

Entries = Mapping[int, TournamentEntryRow]


async def new_table(
    hall: Hall, t: TournamentRow, number: int, place: int, order: Sequence[int], entries: Entries
) -> NewTable:
    """A table that waits for nobody; its seed is the round's, or that of its own place in it."""
    edition = find(t.game).edition({**t.options})
    plan = Plan(edition, t.seats, CLOCKED, t.private, clock=Clock(**t.clock))
    row = await new_row(hall, "", plan)
    seed, nonce = deal(t.seed, t.nonce, number, 0 if t.duplicate else place)
    row = replace(row, seed=seed, nonce=nonce, tournament=t.id, sealed=t.duplicate)
    log = chained_log(row.id, [LogEntry(0, DRAWN, -1, t.commitment, at=row.created)])
    seats = [seat_of(i, entries[n]) for i, n in enumerate(order)]
    return NewTable(replace(row, head=log[-1].hash), seats, log)


def seat_of(seat: int, entry: TournamentEntryRow) -> SeatRow:
    if entry.kind == BOT:
        return SeatRow(seat, BOT, "", "", entry.level)
    return SeatRow(seat, HUMAN, entry.person, entry.name)


def results(
    seats: Sequence[TournamentSeatRow], tables: Mapping[str, StoredTable]
) -> list[TournamentSeatRow]:
    """How the tables of a round ended; one that cannot be read any more is void."""
    return [result(seat, tables.get(seat.table)) for seat in seats]


def result(seat: TournamentSeatRow, stored: StoredTable | None) -> TournamentSeatRow:
    said = stored.row.result if stored else None
    if not said:
        return replace(seat, rank=VOID)
    ranks = said.get("ranks") or ranked(said["winners"], said["scores"])
    late = seat.seat in said.get("late", ())
    return replace(seat, score=said["scores"][seat.seat], rank=ranks[seat.seat], is_out=late)


async def is_playing_now(store: Store, t: TournamentRow, person: str) -> str:
    """The table of the last round at which somebody still plays; "" if there is none."""
    entries = {e.n for e in await store.tournaments.entries(t.id) if e.person == person}
    for seat in await store.tournaments.seats(t.id):
        if seat.round == t.round and seat.entry in entries and seat.table:
            stored = await store.table(seat.table)
            is_mine = stored and any(s.person == person and s.kind == HUMAN for s in stored.seats)
            return seat.table if stored and is_mine and stored.row.phase != OVER else ""
    return ""
