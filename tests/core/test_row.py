"""A row of numbers: zeros stay zero, and every number that fits comes back."""

import numpy as np
import pytest

from chapiteau.core.observing.row import LEAST, MOST, PAGE, Flags, Row, packed


def test_every_number_that_fits_comes_back_and_numpy_reads_the_same():
    numbers = [LEAST, -256, -1, 0, 1, 255, 256, MOST]
    row = Row(len(numbers))
    row.numbers(numbers)
    assert row.values() == numbers == np.frombuffer(row.joined(), np.int16).tolist()
    for number in (LEAST - 1, MOST + 1):
        with pytest.raises(OverflowError, match=str(number)):
            row.put(0, number)


def test_what_is_written_follows_what_was_written_before():
    row = Row(22)
    row.number(7)
    row.one_hot(3, 1)
    row.one_hot(2, -1)
    row.places(4, [1, 0, 4])
    row.counts(3, [0, 1, 3], [1, 2, 2])
    row.bits(3, 0b1010, 1)
    row.numbers([9, 8], 1)
    row.skip(3)
    row.skip(2)
    assert row.at == row.size
    assert row.values() == [7, 0, 1, 0, 0, 0, 1, 0, 0, 1, 1, 0, 2, 1, 0, 1, 8, 0, 0, 0, 0, 0]
    with pytest.raises(IndexError):
        row.one_hot(3, 3)


def test_a_row_takes_what_another_has_written():
    block, row = Row(2), Row(4)
    block.numbers([-3, 300])
    row.number(1)
    row.block(block.joined())
    row.number(2)
    assert row.values() == [1, -3, 300, 2]


def test_a_row_begins_anew_with_zeros():
    row = Row(4)
    row.numbers([-3, 300])
    row.block(packed([5, 6]))
    row.begin()
    row.number(1)
    assert row.values() == [1, 0, 0, 0]


def test_blocks_lie_side_by_side_and_between_numbers():
    row = Row(7)
    for first in (1, 4):
        row.block(packed([first, first + 1]))
        row.block(packed([]))
    row.number(-7)
    row.block(packed([8]))
    row.skip(1)
    assert row.values() == [1, 2, 4, 5, -7, 8, 0] and row.at == row.size


def test_what_is_written_across_pages_lies_where_it_lay_in_one_piece():
    """Every place of a row of several pages, by each way to write, and blocks over their edges."""
    size = 3 * PAGE // 2 - 3  # in two bytes each: nearly three pages
    row, numbers = Row(size), [1 + place % 700 - 300 for place in range(size)]
    row.numbers(numbers)
    assert row.values() == numbers
    for first in (0, 1, PAGE // 2 - 1, PAGE // 2, PAGE // 2 + 1):
        again = Row(size + first)
        again.skip(first)
        again.block(row.joined())
        assert again.values() == [0] * first + numbers and again.at == again.size
    row.begin()
    for place in range(0, size, 3):
        row.add(place)
    assert row.values() == [int(place % 3 == 0) for place in range(size)]


def test_flags_are_raised_on_every_page():
    flags = Flags(2 * PAGE + 7)
    for place in (0, PAGE - 1, PAGE, 2 * PAGE + 6):
        flags.raise_at(place)
    up = [place for place, flag in enumerate(flags.joined()) if flag]
    assert up == [0, PAGE - 1, PAGE, 2 * PAGE + 6] and len(flags.joined()) == 2 * PAGE + 7
    flags.clear()
    assert not any(flags.joined())


def test_packed_numbers_are_a_block_for_a_row():
    numbers = [LEAST, -1, 0, 7, MOST]
    row = Row(6)
    row.number(3)
    row.block(packed(numbers))
    assert row.values() == [3, *numbers]
