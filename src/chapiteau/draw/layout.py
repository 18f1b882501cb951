"""Where things go when there are more or fewer of them."""

from __future__ import annotations

from typing import NamedTuple

Rect = tuple[float, float, float, float]
"""Left, top, width and height."""


class Area(NamedTuple):
    """What a thing covers, by its edges."""

    left: float
    top: float
    right: float
    bottom: float

    def moved(self, x: float, y: float) -> Area:
        return Area(self.left + x, self.top + y, self.right + x, self.bottom + y)

    def meets(self, other: Area) -> bool:
        """Whether two areas have more than an edge in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def within(self, other: Area) -> bool:
        across = other.left <= self.left and self.right <= other.right
        return across and other.top <= self.top and self.bottom <= other.bottom


def pitch(count: int, wanted: float, room: float) -> float:
    """The step between pieces in a row: as wanted, or less so that they all fit."""
    return min(wanted, room / (count - 1)) if count > 1 else 0.0


def row(count: int, wanted: float, room: float, start: float = 0) -> list[float]:
    """Where the pieces of a row stand, from the left."""
    step = pitch(count, wanted, room)
    return [start + i * step for i in range(count)]


def centred(count: int, wanted: float, room: float, middle: float = 0) -> list[float]:
    """Where the pieces of a row stand, around the middle."""
    step = pitch(count, wanted, room)
    return [middle + (i - (count - 1) / 2) * step for i in range(count)]


def grid(
    count: int, columns: int, dx: float, dy: float, x: float = 0, y: float = 0
) -> list[tuple[float, float]]:
    """Where pieces stand, line by line."""
    return [(x + i % columns * dx, y + i // columns * dy) for i in range(count)]


def fan(count: int, wanted: float, room: float) -> list[tuple[float, float, float]]:
    """A hand of cards: offset, how far each one sinks, and its turn in degrees."""
    if count > 7:
        return [(x, 0.0, 0.0) for x in centred(count, wanted, room)]
    tilt = min(4.0, 14 / max(1, count - 1))
    places = []
    for i, x in enumerate(centred(count, wanted, room)):
        k = i - (count - 1) / 2
        places.append((x, k * k * 3, k * tilt))
    return places
