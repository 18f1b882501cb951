"""A table keeps up with what other processes write to its log."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..store.rows import CHAT_LINES, RELOAD, ROW, Entry, Said
from .broadcast import Notice

if TYPE_CHECKING:
    from ..tables.table import Table

log = logging.getLogger("chapiteau.table")


async def hear(table: Table, notice: Notice) -> None:
    """Take what a notice says; whatever does not follow from what is known here is read."""
    if notice.active:
        seat, at = notice.active
        table.sitting.since[seat] = max(table.sitting.since[seat], at)
    elif notice.said:
        await hear_talk(table, notice.said)
        table.show()
    elif notice.look or table.doubtful:
        await catch_up(table)
    else:
        await hear_entries(table, notice)


async def hear_entries(table: Table, notice: Notice) -> None:
    sitting = table.sitting
    entries = [e for e in notice.entries if e.n >= sitting.n]
    if entries and entries[0].n > sitting.n:
        await catch_up(table)
    elif entries and await applied(table, entries):
        sitting.update(**sitting.masks())
        go_on(table)


async def applied(table: Table, entries: Iterable[Entry]) -> bool:
    """Let happen what is written; where it cannot, memory was wrong and is made anew."""
    try:
        for entry in entries:
            table.sitting.apply(entry)
    except Exception:
        log.exception("table %s does not follow its log", table.id)
        table.doubtful = True
        await table.recover()
        table.bots.wake()
        return False
    return True


async def hear_talk(table: Table, said: Said) -> None:
    """A line, and those before it that are not known yet."""
    if said.n > table.talked:
        news = await table.store.since(table.id, table.sitting.n, table.talked)
        table.add_talk(list(news.chat) if news else [])
    elif said.n == table.talked:
        table.add_talk([said])


async def catch_up(table: Table) -> None:
    """Read what has come since, and show it."""
    if table.doubtful:
        await table.reload()
        go_on(table)
        return
    news = await table.store.since(table.id, table.sitting.n, table.talked)
    if news is None:
        return
    table.add_talk(list(news.chat))
    if any(e.kind == ROW and e.text == RELOAD for e in news.entries):
        await table.reload()
        table.retell(await table.store.chat(table.id, CHAT_LINES))  # of somebody who has gone
    elif await applied(table, news.entries):
        table.sitting.take(news.table)
    if news.entries or news.chat:
        go_on(table)


def go_on(table: Table) -> None:
    table.bots.wake()
    table.show()
