"""How long a decision may take before the others may go on without a player."""

from __future__ import annotations

from ..clocks.clock import DAY as DAY
from ..clocks.clock import MINUTE as MINUTE
from ..clocks.clock import clock_of
from ..store.rows import TableRow

PACES = {
    "minute": MINUTE,
    "minutes": 5 * MINUTE,
    "hour": 60 * MINUTE,
    "day": DAY,
    "days": 3 * DAY,
    "week": 7 * DAY,
}
"""In seconds; `table-pace-...` says each in words."""
CLOCKED = "clock"
"""The pace of a table where everybody has a clock of their own."""


def seconds_of(row: TableRow) -> float:
    """How long the others may have to wait for a decision at a table."""
    clock = clock_of(row)
    return clock.time if clock else PACES[row.pace]
