"""Masks: every place of one, in both builds."""

from chapiteau.core.bits import BITS, add_moves, bit, moves_of, places_of
from chapiteau.core.move import MoveTable


def test_each_place_has_a_bit_of_its_own():
    assert [bit(place) for place in range(BITS)] == [1 << place for place in range(BITS)]


def test_a_mask_is_read_in_ascending_order_from_the_number_its_first_place_stands_for():
    mask = bit(0) | bit(2) | bit(BITS - 1)
    assert places_of(mask, 5) == [5, 7, BITS + 4]
    moves = MoveTable().each("go", "space", range(BITS + 5))
    assert [move.arg for move in moves_of(moves, mask, 5)] == [5, 7, BITS + 4]
    assert places_of(0, 1) == [] == moves_of(moves, 0, 1)


def test_moves_of_a_mask_go_behind_others():
    moves = MoveTable().each("go", "space", range(5))
    found = [moves[4]]
    add_moves(found, moves, bit(0) | bit(2), 1)
    assert [move.arg for move in found] == [4, 1, 3]
