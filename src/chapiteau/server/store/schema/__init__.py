"""The tables of the database; `migrations/` brings a file to this shape."""

from __future__ import annotations

from .base import metadata
from .boxes import own_boxes, own_versions
from .confirmations import house_boxes, sayings
from .house import acts, leases, marks, outages, processes, reports, switches
from .learning import exercises, puzzles, review_parts, reviews, studies
from .people import (
    blocks,
    channels,
    letters,
    meetings,
    notice_choices,
    notices,
    people,
    sessions,
    tickets,
    tokens,
)
from .ratings import entrants, profiles, rated, rated_seats, ratings
from .tables import boxes, chat, invited, log, seats, tables
from .tournaments import tournament_entries, tournament_seats, tournaments

__all__ = [
    "acts",
    "blocks",
    "boxes",
    "channels",
    "chat",
    "entrants",
    "exercises",
    "house_boxes",
    "invited",
    "leases",
    "letters",
    "log",
    "marks",
    "meetings",
    "metadata",
    "notice_choices",
    "notices",
    "outages",
    "own_boxes",
    "own_versions",
    "people",
    "processes",
    "profiles",
    "puzzles",
    "rated",
    "rated_seats",
    "ratings",
    "reports",
    "review_parts",
    "reviews",
    "sayings",
    "seats",
    "sessions",
    "studies",
    "switches",
    "tables",
    "tickets",
    "tokens",
    "tournament_entries",
    "tournament_seats",
    "tournaments",
]
