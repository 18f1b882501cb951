"""Which games may be looked back at, by whom, and which become puzzles for everybody."""

from __future__ import annotations

from ..refusal import Refused
from ..store.rows import OVER, StoredTable
from ..tables.rivals import is_measured
from ..tournaments.doors import check_unsealed


def check_over(stored: StoredTable) -> None:
    """While a game runs nobody is told what would be better: there is no look back for anybody
    before all of the table have finished it."""
    if stored.row.phase != OVER:
        raise Refused("review-not-over", 403)
    check_unsealed(stored.row)


def is_common(stored: StoredTable) -> bool:
    """Whether positions of a game may be shown to everybody, without names: of one that anybody
    could watch, or that one person played against bots; never what was brought from elsewhere,
    nor what was played with a box that is not the house's."""
    people = {seat.person for seat in stored.seats if seat.person}
    return is_measured(stored) and (not stored.row.private or len(people) <= 1)
