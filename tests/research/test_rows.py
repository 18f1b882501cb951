"""Rows of numbers: compiled code and Python write them by different means, and the same."""

from array import array

import pytest

from chapiteau.core.observing.plain import PlainFlags, PlainRow
from chapiteau.core.observing.row import LEAST, MOST, Flags, Row, packed

SIZE = 600  # more than one page


def filled(row):
    """Everything that a row can be asked to write, more than a byte and less than zero too."""
    row.begin()
    row.number(0)
    row.number(MOST)
    row.numbers([1, 0, -1, 256, LEAST])
    row.numbers([9, 0, 255, 7], 1)
    row.numbers(list(range(60)))
    row.mapped([0, 30, 500], [2, 0, 1, 2], 1)
    row.one_hot(4, 2)
    row.one_hot(4, -1)
    row.one_hots(5, [9, 1, 0, 5])
    row.one_hots(5, [9, 0, 4], 0)
    row.places(6, [1, 0, 6])
    row.counts(3, [0, 1, 3, 3], [1, 2, 3])
    row.bits(4, 0b110101, 1)
    row.over(0b101, 3)
    row.over(0b110, 6)
    row.skip(7)
    row.block(packed([3, -4, 1000]))
    row.put(SIZE - 1, -300)
    row.add(SIZE - 2)
    row.add(SIZE - 2)
    return row


def test_both_kinds_of_row_write_the_same():
    one, other = filled(Row(SIZE)), filled(PlainRow(SIZE))
    assert one.values() == other.values() == array("h", bytes(other.joined())).tolist()
    assert one.at == other.at
    assert bytes(one.joined()) == bytes(other.joined())


@pytest.mark.parametrize("kind", [Row, PlainRow])
def test_a_row_begins_anew_with_nothing_in_it(kind):
    row = filled(kind(SIZE))
    row.begin()
    assert (row.at, row.values()) == (0, [0] * SIZE)


@pytest.mark.parametrize("kind", [Row, PlainRow])
def test_what_does_not_fit_into_a_row_is_refused(kind):
    row = kind(SIZE)
    for number in (MOST + 1, LEAST - 1):
        with pytest.raises(OverflowError):
            row.put(0, number)
        with pytest.raises(OverflowError):
            row.numbers([1, number])
    for write in (lambda: row.one_hot(3, 3), lambda: row.one_hots(3, [0, 4])):
        with pytest.raises(IndexError):
            write()


@pytest.mark.parametrize("kind", [Flags, PlainFlags])
def test_flags_are_raised_and_cleared(kind):
    flags = kind(SIZE)
    flags.raise_at(SIZE - 1)
    assert flags.joined()[SIZE - 1] == 1 == sum(flags.joined())
    flags.clear()
    assert not any(flags.joined())
