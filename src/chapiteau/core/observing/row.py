"""What a seat sees as one row of 16-bit numbers, written from left to right where it is not zero.

Most of an observation is zeros. Compiled code stores into a bytearray by an index that is already
an object, which costs less than half of making one, and much less than filling a list and packing
it. Rows are divided into pages so that these objects are few: thousands of them would be fetched
from far away at every store.
"""

from __future__ import annotations

from array import array
from struct import pack
from sys import byteorder
from typing import TYPE_CHECKING, Any, Final

from ..event import UNKNOWN

if TYPE_CHECKING:
    from mypy_extensions import i64

LOW: Final = 0 if byteorder == "little" else 1
"""Where in its two bytes the lower one of a number lies."""
LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
SHIFT: Final = 9
PAGE: Final = 1 << SHIFT
_places: Final[list[object]] = list(range(PAGE))


def packed(numbers: list[int]) -> bytes:
    """Many numbers as a block for a row, few of them zero."""
    return pack(f"{len(numbers)}h", *numbers)


class Pages:
    """So many bytes, all zero at first."""

    def __init__(self, size: int) -> None:
        each = [min(PAGE, size - at) for at in range(0, size, PAGE)]
        self._pages: Final[list[Any]] = [bytearray(length) for length in each]
        self._blank: Final[list[Any]] = [bytearray(length) for length in each]

    def clear(self) -> None:
        """Make all of them zero again."""
        pages, blank = self._pages, self._blank
        for i in range(len(pages)):
            pages[i][:] = blank[i]

    def joined(self) -> bytes:
        """All of them, one after the other."""
        return b"".join(self._pages)


class Row(Pages):
    """So many numbers; `at` is where the next one is written."""

    def __init__(self, size: int) -> None:
        super().__init__(2 * size)
        self.size: Final = size
        self.at = 0
        self._blocks: Final[list[bytes]] = []  # what was written elsewhere
        self._starts: Final[list[int]] = []  # and at which byte each begins

    def begin(self) -> None:
        """Make all numbers zero again, and go back to the first."""
        self.clear()
        self.at = 0
        self._blocks.clear()
        self._starts.clear()

    def joined(self) -> bytes:
        """All numbers, with each block in its place: copied once, not page by page."""
        whole, at = super().joined(), 0
        parts: list[bytes] = []
        for i, block in enumerate(self._blocks):
            start = self._starts[i]
            parts.append(whole[at:start])
            parts.append(block)
            at = start + len(block)
        if not parts:
            return whole
        parts.append(whole[at:])
        return b"".join(parts)

    def values(self) -> list[int]:
        """The numbers as a list."""
        return array("h", self.joined()).tolist()

    # at a place

    def put(self, place: i64, number: i64) -> None:
        """Write a number other than zero at a place."""
        page = self._pages[place >> (SHIFT - 1)]
        at = (place << 1) & (PAGE - 1)
        if 0 <= number <= 255:
            page[_places[at + LOW]] = number
        elif LEAST <= number <= MOST:
            page[_places[at + LOW]] = number & 255
            page[_places[at + 1 - LOW]] = number >> 8 & 255
        else:
            raise OverflowError(f"{number} does not fit into 16 bits")

    def add(self, place: i64) -> None:
        """One more at a place, where no more than 255 are counted."""
        page, at = self._pages[place >> (SHIFT - 1)], _places[((place << 1) & (PAGE - 1)) + LOW]
        page[at] = page[at] + 1

    # one after the other

    def skip(self, length: int) -> None:
        """Leave so many zeros."""
        self.at += length

    def number(self, number: int) -> None:
        at = self.at
        self.at = at + 1
        if number != 0:
            self.put(at, number)

    def numbers(self, numbers: list[int], first: int = 0) -> None:
        """All numbers of a list, from the place `first` in it."""
        at = self.at - first
        for i in range(first, len(numbers)):
            number = numbers[i]
            if number != 0:
                self.put(at + i, number)
        self.at = at + len(numbers)

    def mapped(self, table: list[int], ids: list[int], first: int = 0) -> None:
        """What a table has for each id of a list, from the place `first` in it."""
        at = self.at - first
        for i in range(first, len(ids)):
            number = table[ids[i]]
            if number != 0:
                self.put(at + i, number)
        self.at = at + len(ids)

    def block(self, block: bytes) -> None:
        """Numbers that another row has written."""
        self._starts.append(2 * self.at)
        self._blocks.append(block)
        self.at += len(block) // 2

    def one_hot(self, length: int, place: int) -> None:
        """A single 1 at a place, or none when the place is negative."""
        if place >= length:
            raise IndexError(f"{place} is not among {length} places")
        if place >= 0:
            self.put(self.at + place, 1)
        self.at += length

    def one_hots(self, length: int, ids: list[int], lowest: int = 1) -> None:
        """What lies at each place from 1 on, each by a single 1, as `one_hot` has it."""
        for i in range(1, len(ids)):
            self.one_hot(length, ids[i] - lowest)

    def places(self, length: int, ids: list[int]) -> None:
        """A 1 for each id that is there; ids start at 1, unknown ones are left out."""
        at = self.at - 1
        for id in ids:
            if id != UNKNOWN:
                self.put(at + id, 1)
        self.at += length

    def counts(self, length: int, kind: list[int], cards: list[int]) -> None:
        """How many cards of each kind, from kind 1."""
        at = self.at - 1
        for card in cards:
            self.add(at + kind[card])
        self.at += length

    def bits(self, length: int, mask: int, first: int = 0) -> None:
        """The bits of a mask from `first` on, as 0 and 1."""
        at = self.at - first
        for i in range(first, first + length):
            if mask >> i & 1:
                self.put(at + i, 1)
        self.at += length

    def over(self, mask: int, number: int) -> None:
        """A number at every place that a mask has, over what is written there; `at` stays."""
        place, left = self.at, mask
        while left:
            if left & 1:
                self.put(place, number)
            left >>= 1
            place += 1


class Flags(Pages):
    """So many bytes, each 0 or 1."""

    def raise_at(self, place: i64) -> None:
        """Make one of them 1."""
        self._pages[place >> SHIFT][_places[place & (PAGE - 1)]] = 1
