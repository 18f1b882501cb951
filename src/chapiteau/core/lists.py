"""Small lists of numbers that say what is there."""

from __future__ import annotations

from .event import UNKNOWN


def add(numbers: list[int], place: int, more: int) -> None:
    """The same as `numbers[place] += more`, which a compiled module asks Python for."""
    numbers[place] = numbers[place] + more


def has(numbers: list[int], wanted: int) -> bool:
    """The same as `wanted in numbers`, for which a compiled module asks Python, too."""
    for number in numbers:
        if number == wanted:
            return True
    return False


def first_missing(numbers: list[int], first: int, last: int) -> int:
    """The lowest number from `first` to `last` that is not there, or 0."""
    for number in range(first, last + 1):
        if not has(numbers, number):
            return number
    return 0


def places(length: int, ids: list[int]) -> list[int]:
    """A 1 for each id that is there; ids start at 1, unknown ones are left out."""
    found = [0] * length
    for id in ids:
        if id != UNKNOWN:
            found[id - 1] = 1
    return found
