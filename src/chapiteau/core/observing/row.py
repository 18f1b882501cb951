"""What a seat sees as one row of 16-bit numbers, written from left to right where it is not zero.

Most of an observation is zeros. Compiled code stores into a bytearray by an index that is already
an object, which costs less than half of making one, and much less than filling a list and packing
it.
"""

from __future__ import annotations

from array import array
from sys import byteorder
from typing import Any, Final

from ..event import UNKNOWN

LOW: Final = 0 if byteorder == "little" else 1
"""Where in its two bytes the lower one of a number lies."""
LEAST: Final = -(1 << 15)
MOST: Final = (1 << 15) - 1
_places: Final[list[object]] = []


class Row:
    """So many numbers, all zero at first; `at` is where the next one is written."""

    def __init__(self, size: int) -> None:
        self.size: Final = size
        self.bytes: Final = bytearray(2 * size)
        self.at = 0
        self._stores: Final[Any] = self.bytes
        self._zeros: Final = bytes(2 * size)
        while len(_places) < 2 * size:
            _places.append(len(_places))

    def begin(self) -> None:
        """Make all numbers zero again, and go back to the first."""
        self._stores[:] = self._zeros
        self.at = 0

    def values(self) -> list[int]:
        """The numbers as a list."""
        return array("h", bytes(self.bytes)).tolist()

    # at a place

    def put(self, place: int, number: int) -> None:
        """Write a number other than zero at a place."""
        if 0 <= number <= 255:
            self._stores[_places[2 * place + LOW]] = number
        elif LEAST <= number <= MOST:
            self._stores[_places[2 * place + LOW]] = number & 255
            self._stores[_places[2 * place + 1 - LOW]] = number >> 8 & 255
        else:
            raise OverflowError(f"{number} does not fit into 16 bits")

    def add(self, place: int) -> None:
        """One more at a place, where no more than 255 are counted."""
        at = _places[2 * place + LOW]
        self._stores[at] = self._stores[at] + 1

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

    def block(self, block: bytes) -> None:
        """Numbers that another row has written."""
        at = 2 * self.at
        self._stores[at : at + len(block)] = block
        self.at += len(block) // 2

    def one_hot(self, length: int, place: int) -> None:
        """A single 1 at a place, or none when the place is negative."""
        if place >= length:
            raise IndexError(f"{place} is not among {length} places")
        if place >= 0:
            self.put(self.at + place, 1)
        self.at += length

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


class Flags:
    """So many bytes, each 0 or 1."""

    def __init__(self, size: int) -> None:
        self.bytes: Final = bytearray(size)
        self._stores: Final[Any] = self.bytes
        self._zeros: Final = bytes(size)
        while len(_places) < size:
            _places.append(len(_places))

    def begin(self) -> None:
        """Make all of them 0 again."""
        self._stores[:] = self._zeros

    def raise_at(self, place: int) -> None:
        """Make one of them 1."""
        self._stores[_places[place]] = 1
