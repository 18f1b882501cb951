"""A table that cannot be played on does not hold its round.

Where the log of a table is damaged, nobody can tell any more how its game stands: it is void from
the moment the house finds that out, for good. Everybody who sat there has what a bye is worth.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from ..store.rows import OVER, TableRow

if TYPE_CHECKING:
    from ..tables.hall import Hall

log = logging.getLogger("chapiteau.tournaments")


async def declare_void(hall: Hall, row: TableRow) -> None:
    """Whoever looks after tournaments goes on without it; a game that has ended stays counted."""
    if not row.tournament or row.phase == OVER:
        return
    if await hall.store.tournaments.declare_void(row.tournament, row.id, hall.clock()):
        hall.metrics.tournaments.count("void")
        log.error("table %s of tournament %s is void: its log is damaged", row.id, row.tournament)
        hall.cluster.publish_reload(row.id)
