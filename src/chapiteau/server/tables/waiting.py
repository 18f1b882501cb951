"""Who keeps the others waiting, and when to look again: worked out from the log, never written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..store.rows import HUMAN
from .paces import DAY, seconds_of

if TYPE_CHECKING:
    from .table import LiveTable


def absent(table: LiveTable) -> set[int]:
    """Seats that keep the others waiting longer than was agreed; where there is a clock, it is the
    house that gives their seats to bots."""
    state, now = table.state, table.hall.clock()
    if state.match is None or state.match.over:
        return set()
    if state.times:
        return set(state.times.late(now))
    pace = seconds_of(state.row)
    return {
        seat
        for seat in state.match.to_act
        if state.seats[seat].kind == HUMAN and now - state.since[seat] > pace
    } - on_holiday(table)


def on_holiday(table: LiveTable) -> set[int]:
    """Seats whose players have said that they are away; only at tables played by the day."""
    if seconds_of(table.state.row) < DAY:
        return set()
    return {s.seat for s in table.state.seats if table.hall.is_away(s.person)}


def seconds_to_look(table: LiveTable) -> float | None:
    """Until what pages are shown changes by itself; None where it does not."""
    state, now = table.state, table.hall.clock()
    if state.match is None or state.match.over:
        return None
    if state.times:
        then = state.times.next_change(now)
        return then - now if then else None
    late, pace = absent(table), seconds_of(state.row)
    times = [
        state.since[seat] + pace - now
        for seat in state.match.to_act
        if state.seats[seat].kind == HUMAN and seat not in late | on_holiday(table)
    ]
    return min(times, default=None)
