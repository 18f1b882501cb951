"""The hand in front: its cards are as large as there is room for."""

import pytest

from chapiteau.games.three_ring_circus.art.own.hand import LARGEST, SIGHT, places_in
from chapiteau.games.three_ring_circus.art.plan import HEAD

ROOMS = {
    "wide": (8.0, 8.0, 1046.0, 490.0), "large": (8.0, 8.0, 1200.0, 830.0),
    "phone": (8.0, 8.0, 374.0, 740.0),
}  # fmt: skip


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


@pytest.mark.parametrize("count", [2, 3, 4])
def test_few_cards_are_all_seen_above_the_sheet_of_a_phone(count):
    y = ROOMS["phone"][1]
    places = places_in(ROOMS["phone"], [0] * count, True, 124.0)
    assert max(top + high for _, top, _, high in places) - y <= SIGHT
    assert all(wide * high > 140 * 170 for _, _, wide, high in places)
    assert len({left for left, *_ in places}) == 2


@pytest.mark.parametrize("count", [5, 8, 10, 12, 14, 16])
def test_so_are_all_cards_of_a_hand_and_they_leave_no_strip_beside_them(count):
    x, y, w, _ = ROOMS["phone"]
    places = places_in(ROOMS["phone"], [k * 4 // count for k in range(count)], True, 124.0)
    assert max(top + high for _, top, _, high in places) - y <= SIGHT
    left, right = min(place[0] for place in places) - x, max(at + wide for at, _, wide, _ in places)
    assert left <= 32 and x + w - right == pytest.approx(left, abs=1)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("count", [9, 10, 14])
def test_a_hand_lies_in_the_middle_of_its_room(room, count):
    x, _, w, _ = ROOMS[room]
    places = places_in(ROOMS[room], [k * 4 // count for k in range(count)], True, 124.0)
    right = max(left + wide for left, _, wide, _ in places)
    assert places[0][0] - x == pytest.approx(x + w - right, abs=1)


@pytest.mark.parametrize("count", [10, 11, 12, 13])
def test_a_hand_to_discard_from_leaves_no_half_of_a_large_board_empty(count):
    _, y, _, h = ROOMS["large"]
    places = places_in(ROOMS["large"], [0] * count, True, 124.0)
    top, bottom = places[0][1], max(top + high for _, top, _, high in places)
    assert bottom - top >= 0.65 * (h - HEAD)
    assert (top - y - HEAD) == pytest.approx(y + h - bottom, abs=14)
