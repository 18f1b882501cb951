"""What of a tournament's table is closed, and to whom.

A deal that is played at several tables is closed while one of them plays: to everybody but its own
players watching, and to all the record, the replay, the review, forks, reasons, and what it does to
ratings. One bit in the table's row says so, and it changes for all tables of a deal at once.
"""

from __future__ import annotations

from ..refusal import Refused
from ..store.rows import StoredTable, TableRow
from ..store.store import Store


def check_unsealed(row: TableRow) -> None:
    """Refuses what would tell something of a deal that others still play."""
    if row.sealed:
        raise Refused("deal-closed", 403)


async def check_visible(store: Store, stored: StoredTable, person: str) -> None:
    """A private table is only shown to those invited, or who play in its tournament; a deal that
    is played elsewhere too to its players alone."""
    row = stored.row
    if any(seat.person == person for seat in stored.seats):
        return
    check_unsealed(row)
    if not row.private or person == row.host or await store.is_invited(row.id, person):
        return
    if not row.tournament or not await store.tournaments.takes_part(row.tournament, person):
        raise Refused("no-such-table", 404)
