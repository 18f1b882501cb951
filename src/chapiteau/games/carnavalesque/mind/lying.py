"""What all open eyes see of the cards in a heap, as numbers that are kept with it.

A move changes one or two cards of many, so what was written of the others is taken over.
"""

from __future__ import annotations

from struct import Struct
from typing import TYPE_CHECKING, Final

from ....core import bits
from ....core.observing.row import packed
from ..box.lengths import SLOTS
from ..rules.crowd.heap import Heap

if TYPE_CHECKING:
    from mypy_extensions import i64

ARRAY: Final = 2 * SLOTS  # the bytes of a number for each slot
SIDES: Final = ARRAY  # where they begin: backs come first
PLACES: Final = 5 * ARRAY  # behind what lies free, what is in sight, and heights
FEW: Final = 6  # where more cards have moved, everything is written anew
short: Final = Struct("h").pack
_single: Final = [packed([number]) for number in range(SLOTS + 1)]
_eight: Final = [packed([byte >> k & 1 for k in range(8)]) for byte in range(256)]


def lying(heap: Heap, backs: list[int]) -> bytes:
    """Backs, sides, and where cards lie; no move changes a back without the heap."""
    if not heap.note or heap.unnoted:
        old, moved = heap.note, bits.places_of(heap.unnoted, 1)
        if not old or len(moved) > FEW:
            sides = packed(heap.ups[1:])
            places = packed(heap.xs[1:] + heap.ys[1:] + heap.angles[1:])
        else:
            sides = _renewed(old[SIDES : SIDES + ARRAY], moved, [heap.ups])
            places = _renewed(old[PLACES:], moved, [heap.xs, heap.ys, heap.angles])
        heap.note = b"".join([_small(backs), sides, _piled(heap), places])
        heap.unnoted = 0
    return heap.note


def _renewed(old: bytes, moved: list[int], lists: list[list[int]]) -> bytes:
    """Arrays as they were, but for some slots."""
    parts: list[bytes] = []
    done, start = 0, -2
    for numbers in lists:
        for slot in moved:
            at = start + 2 * slot
            parts.append(old[done:at])
            parts.append(short(numbers[slot]))
            done = at + 2
        start += ARRAY
    parts.append(old[done:])
    return b"".join(parts)


def _piled(heap: Heap) -> bytes:
    """What lies free, what is in sight, and how high each card lies."""
    heights, overs = [0] * (SLOTS + 1), heap.overs
    free: i64 = 0
    for i, slot in enumerate(heap.order):
        heights[slot] = i + 1
        if overs[slot] == 0:
            free |= bits.bit(slot - 1)
    return b"".join([_flags(free), _flags(heap.in_sight()), _small(heights)])


def _flags(mask: i64) -> bytes:
    """A number for each slot: 1 if it is in the mask."""
    parts = [_eight[mask >> first & 255] for first in range(0, SLOTS, 8)]
    return b"".join(parts)[:ARRAY]


def _small(numbers: list[int]) -> bytes:
    """Numbers that are no more than the slots are, the first of them unused."""
    return b"".join([_single[numbers[slot]] for slot in range(1, SLOTS + 1)])
