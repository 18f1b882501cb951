"""How long a decision may take before the others may go on without a player."""

from __future__ import annotations

MINUTE, DAY = 60.0, 86400.0

PACES = {
    "minute": MINUTE,
    "minutes": 5 * MINUTE,
    "hour": 60 * MINUTE,
    "day": DAY,
    "days": 3 * DAY,
    "week": 7 * DAY,
}
"""In seconds; `table-pace-...` says each in words."""
