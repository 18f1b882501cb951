"""A table as its log tells it; a log that is damaged is refused by the entry, never played."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ...core.box import Box
from ...registry import find
from ..refusal import Refused
from ..store import chain
from ..store.rows import LogEntry, SeatRow, StoredTable, TableRow
from ..tournaments.voiding import declare_void
from . import boxes
from .lists import is_played
from .state import TableState

if TYPE_CHECKING:
    from .hall import Hall

log = logging.getLogger("chapiteau.hall")
GRACE = 0.5
"""Seconds in which whoever asked for something is still told why not."""


async def load_state(hall: Hall, id: str) -> TableState:
    """A table that is not in memory."""
    stored = await hall.store.table(id)
    if stored is None or not is_played(stored):
        raise Refused("no-such-table", 404)
    box = await boxes.box_of(hall.store, find(stored.row.game), stored.row.box)
    return await replayed(hall, stored, box)


async def replayed(hall: Hall, stored: StoredTable, box: Box | None) -> TableState:
    """What is written of a table by now; after a restart one is played again after the other, in
    the thread for long work, so that the house answers meanwhile."""
    row = stored.row
    try:
        async with hall.rebuilding:
            log = await hall.store.log(row.id)
            state = await hall.worker.run(rebuild, row, stored.seats, log, box)
    except Refused as e:
        if e.id == "log-damaged":
            close_damaged(hall, row.id, e)
            await declare_void(hall, row)
        raise
    hall.damaged.discard(row.id)
    if state.times:
        state.times.outages = hall.clocks.outages
    return state


def close_damaged(hall: Hall, id: str, error: Refused) -> None:
    """Tell the operator once; nobody goes on with what was in memory."""
    if id not in hall.damaged:
        hall.damaged.add(id)
        log.error("the log of table %s is damaged at entry %s", id, error.said["entry"])
    table = hall.tables.get(id)
    if table:
        asyncio.get_running_loop().call_later(GRACE, lambda: table.closed or table.drop(True))


def rebuild(
    row: TableRow, seats: tuple[SeatRow, ...], log: list[LogEntry], box: Box | None = None
) -> TableState:
    """The table that a log tells of.

    The row may have been read before the log: its head is then followed by more.
    """
    chain.check(row.id, log, head=row.head)
    state = TableState(row, seats, box)
    for entry in log:
        state.apply(entry)
    return state
