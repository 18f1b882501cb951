"""What a seat sees as plain Python writes it fastest, with the same face as `row`; never compiled.

Compiled code and Python are fast at opposite things. Interpreted, a store into bytes is a single
step, and a list goes into them at once; the pages of `row` would take several times as long.
"""

from __future__ import annotations

from array import array
from sys import byteorder
from typing import Any

from ..event import UNKNOWN
from . import row as compiled
from .row import LEAST, MOST, Flags, Row

IS_COMPILED = not str(compiled.__file__).endswith(".py")


def new_row(size: int) -> Row:
    """A row of so many numbers, as this build writes it fastest."""
    row: Any = Row(size) if IS_COMPILED else PlainRow(size)
    return row  # type: ignore[no-any-return]  # one has the face of the other


def new_flags(size: int) -> Flags:
    """So many bytes, each 0 or 1."""
    flags: Any = Flags(size) if IS_COMPILED else PlainFlags(size)
    return flags  # type: ignore[no-any-return]  # as above


def turned(cells: bytes | bytearray) -> bytes | bytearray:
    """Numbers of 16 bits as this machine has them, the lower byte first, or the other way."""
    if byteorder == "little":
        return cells
    found = array("h", bytes(cells))
    found.byteswap()
    return found.tobytes()


class PlainRow:
    """So many numbers, the lower byte of each first; `at` is where the next one is written. See
    `Row`."""

    __slots__ = ("_cells", "at", "size")

    def __init__(self, size: int) -> None:
        self.size = size
        self.begin()

    def begin(self) -> None:
        self._cells = bytearray(2 * self.size)
        self.at = 0

    def joined(self) -> bytes | bytearray:
        return turned(self._cells)

    def values(self) -> list[int]:
        return array("h", bytes(self.joined())).tolist()

    # at a place

    def put(self, place: int, number: int) -> None:
        try:
            self._cells[2 * place] = number
        except ValueError:  # as few are: more than a byte
            if not LEAST <= number <= MOST:
                raise OverflowError(f"{number} does not fit into 16 bits") from None
            self._cells[2 * place] = number & 255
            self._cells[2 * place + 1] = number >> 8 & 255

    def add(self, place: int) -> None:
        self._cells[2 * place] += 1

    # one after the other

    def skip(self, length: int) -> None:
        self.at += length

    def number(self, number: int) -> None:
        at = self.at
        self.at = at + 1
        if number:
            try:
                self._cells[2 * at] = number
            except ValueError:
                self.put(at, number)

    def numbers(self, numbers: list[int], first: int = 0) -> None:
        if first:
            numbers = numbers[first:]
        at = self.at
        self.at = end = at + len(numbers)
        try:
            self._cells[2 * at : 2 * end : 2] = bytes(numbers)
        except ValueError:  # some are more than a byte
            for i, number in enumerate(numbers, at):
                self.put(i, number)

    def mapped(self, table: list[int], ids: list[int], first: int = 0) -> None:
        self.numbers([table[id] for id in ids], first)

    def block(self, block: bytes) -> None:
        start = 2 * self.at
        self._cells[start : start + len(block)] = turned(block)
        self.at += len(block) // 2

    def one_hot(self, length: int, place: int) -> None:
        if place >= length:
            raise IndexError(f"{place} is not among {length} places")
        if place >= 0:
            self._cells[2 * (self.at + place)] = 1
        self.at += length

    def one_hots(self, length: int, ids: list[int], lowest: int = 1) -> None:
        cells, at = self._cells, self.at
        for id in ids[1:]:
            place = id - lowest
            if place >= length:
                raise IndexError(f"{place} is not among {length} places")
            if place >= 0:
                cells[2 * (at + place)] = 1
            at += length
        self.at = at

    def places(self, length: int, ids: list[int]) -> None:
        cells, at = self._cells, self.at - 1
        for id in ids:
            if id != UNKNOWN:
                cells[2 * (at + id)] = 1
        self.at += length

    def counts(self, length: int, kind: list[int], cards: list[int]) -> None:
        cells, at = self._cells, self.at - 1
        for card in cards:
            cells[2 * (at + kind[card])] += 1
        self.at += length

    # what a mask has

    def bits(self, length: int, mask: int, first: int = 0) -> None:
        self.over(mask >> first & (1 << length) - 1, 1)
        self.at += length

    def over(self, mask: int, number: int) -> None:
        cells, at, left = self._cells, self.at - 1, mask
        while left:
            lowest = left & -left
            cells[2 * (at + lowest.bit_length())] = number
            left ^= lowest


class PlainFlags:
    """So many bytes, each 0 or 1. See `Flags`."""

    __slots__ = ("_bytes", "_size")

    def __init__(self, size: int) -> None:
        self._size = size
        self._bytes = bytearray(size)

    def clear(self) -> None:
        self._bytes = bytearray(self._size)

    def raise_at(self, place: int) -> None:
        self._bytes[place] = 1

    def joined(self) -> bytearray:
        return self._bytes
