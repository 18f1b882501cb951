"""An orderly shutdown: what was begun is finished and written, and every page is told."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ..house import House
    from ..tables.hall import Hall
    from ..tables.table import LiveTable

log = logging.getLogger("chapiteau.hall")
GRACE = 3.0
"""Seconds for commits to complete, and as many for pages to take what waits for them."""


async def shut_down(house: House) -> None:
    """Accept nothing new, finish what was begun, and tell every page that we are closing."""
    if house.closing:
        return
    house.closing = True
    tables = list(house.hall.tables.values())
    log.info("closing: %d tables", len(tables))
    done = [asyncio.create_task(drain_inbox(table)) for table in tables]
    if done:
        await asyncio.wait(done, timeout=GRACE)
    for table in tables:
        for viewer in table.viewers:
            viewer.close()  # after all that waits to be sent
    house.hall.events.close_all()
    await wait_for_viewers(house.hall)


async def drain_inbox(table: LiveTable) -> None:
    """Wait for everything that is in the inbox now."""
    from ..tables.table import Closed

    async def nothing() -> None:
        pass

    try:
        await table.do(nothing)
    except Closed:
        pass


async def wait_for_viewers(hall: Hall) -> None:
    """Wait until the last page has gone, but not forever."""
    end = asyncio.get_running_loop().time() + GRACE
    while any(t.viewers for t in hall.tables.values()):
        if asyncio.get_running_loop().time() > end:
            return
        await asyncio.sleep(0.01)
