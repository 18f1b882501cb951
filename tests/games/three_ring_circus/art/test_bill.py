"""The bill in front: tickets are as large as the board lets them be."""

import pytest

from chapiteau.games.three_ring_circus.art.regions.bill import bill_in

BOARDS = {"wide": (8.0, 8.0, 1046.0, 510.0), "large": (8.0, 8.0, 1180.0, 780.0)}


@pytest.mark.parametrize("board", BOARDS)
def test_tickets_in_front_fill_the_board_in_one_row_or_in_two(board):
    x, y, w, h = BOARDS[board]
    tickets, decks = bill_in(BOARDS[board], True)
    right, bottom = (max(box[i] + box[i + 2] for box in tickets) for i in (0, 1))
    assert x <= min(box[0] for box in tickets) and right <= min(box[0] for box in decks)
    assert y <= min(box[1] for box in tickets) and bottom <= y + h
    assert sum(wide * high for _, _, wide, high in tickets) > 0.35 * w * h
    assert len({top for _, top, _, _ in tickets}) == (2 if board == "large" else 1)
