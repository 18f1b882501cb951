"""Masks: every place of one, in both builds."""

from chapiteau.core.bits import BITS, bit, moves_of, places_of
from chapiteau.core.move import MoveTable


def test_each_place_has_a_bit_of_its_own():
    assert [bit(place) for place in range(BITS)] == [1 << place for place in range(BITS)]


def test_a_mask_is_read_in_ascending_order_from_the_number_its_first_place_stands_for():
    mask = bit(0) | bit(2) | bit(BITS - 1)
    assert places_of(mask, 5) == [5, 7, BITS + 4]
    moves = MoveTable().each("go", "space", range(BITS + 5))
    assert [move.arg for move in moves_of(moves, mask, 5)] == [5, 7, BITS + 4]
    assert places_of(0, 1) == [] == moves_of(moves, 0, 1)
