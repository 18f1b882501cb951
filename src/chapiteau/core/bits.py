"""Sets of small numbers as the bits of one: quick to join, to compare and to copy."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .move import Move

if TYPE_CHECKING:
    from mypy_extensions import i64

BITS: Final = 62
HIGHEST: Final = 1 << (BITS - 1)


def bit(place: i64) -> i64:
    """A mask with one bit, from place 0 on."""
    highest: i64 = HIGHEST
    return highest >> (BITS - 1 - place)  # mypyc takes a constant 1 for a number of 32 bits


def places_of(mask: i64, first: int) -> list[int]:
    """The numbers in a mask whose place 0 stands for `first`, ascending."""
    found: list[int] = []
    while mask:
        if mask & 1:
            found.append(first)
        elif mask & 255 == 0:  # most sets are small: eight places at once
            mask >>= 8
            first += 8
            continue
        mask >>= 1
        first += 1
    return found


def moves_of(moves: list[Move], mask: i64, first: i64) -> list[Move]:
    """The moves with the numbers in a mask whose place 0 stands for `first`, ascending."""
    found: list[Move] = []
    add_moves(found, moves, mask, first)
    return found


def add_moves(found: list[Move], moves: list[Move], mask: i64, first: i64) -> None:
    """The same behind other moves."""
    while mask:
        if mask & 1:
            found.append(moves[first])
        elif mask & 255 == 0:
            mask >>= 8
            first += 8
            continue
        mask >>= 1
        first += 1
