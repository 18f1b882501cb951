"""What the draws were worth at tables that were reviewed, and results without them.

The house looks back at every table of a round by itself once the round has ended; so nothing of
this is known of a deal that somebody still plays.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from statistics import mean

import msgspec

from ...review.figures import Figures
from ..reviews.work import ROUNDS
from ..store.rows import ASKED, OVER, ReviewRow, StoredTable, TournamentSeatRow
from ..store.store import Store

THOUSAND = 1000.0
"""Reviews count in thousandths of a point, or of a victory."""


@dataclass(frozen=True)
class Adjusted:
    """A result less what its draws were worth: points of the game, or a share of victory."""

    value: float
    is_points: bool


ByTable = Mapping[tuple[str, int], Adjusted]


async def adjusted(
    store: Store, seats: Sequence[TournamentSeatRow]
) -> dict[tuple[str, int], Adjusted]:
    """By table and seat, where a review says what luck was, and that is no guess."""
    found = await store.reviews.figures(sorted({s.table for s in seats if s.table}))
    every = {table: msgspec.convert(said, Figures) for table, said in found.items() if said}
    kept = {table: figures for table, figures in every.items() if figures.is_luck_shown}
    first = {table: sum(s.rank == 1 for s in seats if s.table == table) or 1 for table in kept}
    return {
        (s.table, s.seat): without_luck(s, kept[s.table], first[s.table])
        for s in seats
        if s.table in kept and s.seat < len(kept[s.table].seats)
    }


def without_luck(seat: TournamentSeatRow, figures: Figures, winners: int) -> Adjusted:
    luck = figures.seats[seat.seat].luck / THOUSAND
    if figures.is_points:
        return Adjusted(seat.score - luck, True)
    won = 1.0 / winners if seat.rank == 1 else 0.0
    return Adjusted(won - luck, False)


def average(seats: Iterable[TournamentSeatRow], luck: ByTable) -> Adjusted | None:
    """Of one entrant, over those of their tables that were reviewed."""
    known = [luck[s.table, s.seat] for s in seats if (s.table, s.seat) in luck]
    if not known:
        return None
    return Adjusted(mean(each.value for each in known), known[0].is_points)


def to_review(tables: Iterable[StoredTable], now: float) -> list[ReviewRow]:
    """What the house itself asks for when a round has ended, after all that people ask for."""
    over = [stored.row for stored in tables if stored.row.phase == OVER and stored.row.result]
    return [ReviewRow(row.id, row.game, "", ASKED, now, ROUNDS) for row in over]
