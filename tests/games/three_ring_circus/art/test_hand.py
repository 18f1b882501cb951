"""The hand in front: its cards are as large as there is room for."""

import pytest

from chapiteau.games.three_ring_circus.art.own.hand import LARGEST, places_in

ROOMS = {"wide": (8.0, 8.0, 1046.0, 490.0), "phone": (8.0, 8.0, 374.0, 740.0)}


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", [1, 5, 7, 12, 15, 20])
def test_cards_fill_the_hand_and_never_leave_it(room, count):
    box = x, y, w, h = ROOMS[room]
    places = places_in(box, [k * 4 // count for k in range(count)], True, 124.0)
    right = max(left + wide for left, _, wide, _ in places)
    bottom = max(top + high for _, top, _, high in places)
    assert len(places) == count and right <= x + w and bottom <= y + h
    fills = right - x >= 0.8 * w or bottom - y >= 0.8 * h
    assert fills or places[0][3] == LARGEST
