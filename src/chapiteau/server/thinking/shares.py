"""What thinking is divided among: bots at tables come first, whatever else is asked for.

Work of another kind gets a line here and an entry in `work.py`.
"""

from __future__ import annotations

from ...bots.levels import QUICK as QUICK_LEVELS
from ...bots.levels import level_of
from .fair_queue import Share

QUICK = Share("quick", weight=8, seconds=0.02, quick=True)
MASTERS = Share("masters", weight=4, seconds=2.0)
HINTS = Share("hints", weight=2, seconds=2.0)
REASONS = Share("reasons", weight=1, seconds=2.0)
CHORES = Share("chores", weight=1, seconds=0.5)
"""Records and boxes that were uploaded, and exports."""
TRIALS = Share("trials", weight=0.5, seconds=10.0, patience=100.0)
"""Boxes that bots play through before people play with them."""
REVIEWS = Share("reviews", weight=0.5, seconds=2.0, patience=100.0)
"""Looks back at finished games: nobody sits at a table for them."""
STUDIES = Share("studies", weight=0.25, seconds=1.0, patience=100.0)
"""Games of bots that say what another box changes: hundreds of them, for one page."""
PUZZLES = Share("puzzles", weight=1, seconds=1.0)
"""Answers to puzzles, which somebody waits for."""


def share_of(level: str) -> Share:
    """By how a bot of this level thinks; one that nobody knows may take long."""
    return QUICK if level_of(level) in QUICK_LEVELS else MASTERS
