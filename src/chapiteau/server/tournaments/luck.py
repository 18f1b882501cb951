"""What the draws were worth at tables that were reviewed, and results without them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from ...review.figures import Figures
from ..store.rows import TournamentSeatRow
from ..store.store import Store

THOUSAND = 1000.0
"""Reviews count in thousandths of a point, or of a victory."""


@dataclass(frozen=True)
class Adjusted:
    """A result less what its draws were worth: points of the game, or a share of victory."""

    value: float
    is_points: bool

    @property
    def text(self) -> str:
        return f"{self.value:.1f}" if self.is_points else f"{100 * self.value:.0f} %"


async def adjusted(
    store: Store, seats: Sequence[TournamentSeatRow]
) -> dict[tuple[str, int], Adjusted]:
    """By table and seat, where a review says what luck was."""
    found = await store.reviews.figures(sorted({s.table for s in seats if s.table}))
    kept = {table: msgspec.convert(said, Figures) for table, said in found.items() if said}
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
