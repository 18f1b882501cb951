"""A row of numbers: zeros stay zero, and every number that fits comes back."""

import numpy as np
import pytest

from chapiteau.core.observing.row import LEAST, MOST, Row


def test_every_number_that_fits_comes_back_and_numpy_reads_the_same():
    numbers = [LEAST, -256, -1, 0, 1, 255, 256, MOST]
    row = Row(len(numbers))
    row.numbers(numbers)
    assert row.values() == numbers == np.frombuffer(row.bytes, np.int16).tolist()
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
    row.block(bytes(block.bytes))
    row.number(2)
    assert row.values() == [1, -3, 300, 2]


def test_a_row_begins_anew_with_zeros():
    row = Row(2)
    row.numbers([-3, 300])
    row.begin()
    row.number(1)
    assert row.values() == [1, 0]
