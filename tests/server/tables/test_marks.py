"""Entries of a log that say something about a table and nothing about its match."""

import pytest

from chapiteau.server.store.rows import LogEntry, SeatRow, TableRow
from chapiteau.server.tables.state import TableState


@pytest.fixture
def state():
    seats = tuple(SeatRow(i, "human", f"p{i}") for i in range(2))
    row = TableRow("t", "code", "parade", 1, {}, 2, "day", False, "p0", "seed", "nonce", 0.0)
    state = TableState(row, seats)
    state.apply(LogEntry(0, "start", -1, '["",""]'))
    return state


def test_the_last_mark_of_each_kind_counts_and_the_match_goes_on_as_it_was(state):
    before = state.playing.hash
    state.apply(LogEntry(1, "undo-wished", 0))
    for n, text in enumerate(("one", "other"), 2):
        state.apply(LogEntry(n, "mark:of-a-newer-house", 1, text))
    assert state.marks["mark:of-a-newer-house"].text == "other"
    assert state.playing.hash == before and state.wish and state.n == 4


def test_a_kind_that_may_be_part_of_the_match_is_not_passed_over(state):
    with pytest.raises(ValueError, match="of-a-newer-house"):
        state.apply(LogEntry(1, "of-a-newer-house", 1))
