"""A table keeps up with what other processes write to its log."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..refusal import Refused
from ..store import chain
from ..store.rows import CHAT_LINES, RELOAD, ROW, LogEntry
from ..tables.deeds.talk import receive_line
from .broadcast import Broadcast

if TYPE_CHECKING:
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.table")


async def receive(table: LiveTable, broadcast: Broadcast) -> None:
    """Take in a broadcast; whatever does not follow from what is known here is read."""
    if broadcast.activity:
        seat, at = broadcast.activity
        table.state.since[seat] = max(table.state.since[seat], at)
    elif broadcast.chat:
        await receive_line(table, broadcast.chat)
        table.show()
    elif broadcast.reload or table.doubtful:
        await catch_up(table)
    else:
        await receive_entries(table, broadcast)


async def receive_entries(table: LiveTable, broadcast: Broadcast) -> None:
    state = table.state
    entries = [e for e in broadcast.entries if e.n >= state.n]
    if entries and entries[0].n > state.n:
        await catch_up(table)
    elif entries and await apply_entries(table, entries):
        state.update_row(**state.masks())
        refresh(table)


async def apply_entries(table: LiveTable, entries: Sequence[LogEntry]) -> bool:
    """Apply what is written; where that fails, memory was wrong and is rebuilt."""
    state = table.state
    try:
        chain.check(table.id, entries, state.head, state.n)
        for entry in entries:
            state.apply(entry)
    except Exception as e:
        trace = not isinstance(e, Refused)  # a damaged log is no fault of this program
        log.error("table %s does not follow its log", table.id, exc_info=trace)
        table.doubtful = True
        await table.recover()
        table.bots.wake()
        return False
    return True


async def catch_up(table: LiveTable) -> None:
    """Read what has come since, and show it."""
    if table.doubtful:
        await table.reload()
        refresh(table)
        return
    news = await table.store.since(table.id, table.state.n, table.talk.length)
    if news is None:
        return
    table.talk.add(list(news.chat))
    if any(e.kind == ROW and e.text == RELOAD for e in news.entries):
        await table.reload()
        table.talk.replace(await table.store.chat(table.id, CHAT_LINES))  # of somebody who has gone
    elif await apply_entries(table, news.entries):
        table.state.take_rows(news.table)
    if news.entries or news.chat:
        refresh(table)


def refresh(table: LiveTable) -> None:
    table.bots.wake()
    table.show()
