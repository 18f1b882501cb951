"""The shape of the country: land around places and roads, divided among the regions."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot, sqrt
from typing import Final, NamedTuple

from .....draw.pieces.contours import area, contours, smooth, thinned
from .....draw.svg import Point

FINE: Final = 132  # points across a map
REACH: Final = 17  # cells from a road that are looked at
FAR: Final = 9999.0
SMALLEST: Final = 18.0  # squares of the grid; anything less is a blot


class Country(NamedTuple):
    """Outlines as path data, by region; 0 is the whole land."""

    land: str
    regions: tuple[str, ...]


class Spot(NamedTuple):
    """A place of the map: where it lies and whose it is."""

    x: float
    y: float
    region: int


class Survey:
    """How far every point of a grid is from the roads of each region, squared, in cells."""

    def __init__(self, regions: int, size: Point, shore: float) -> None:
        self.cell: Final = size[0] / FINE
        self.wide: Final = FINE + 2
        self.high: Final = int(size[1] / self.cell) + 2
        self.shore: Final = shore
        self.away: Final = [
            [[FAR] * self.wide for _ in range(self.high)] for _ in range(regions + 1)
        ]
        self.nearest: list[list[float]] = []
        self.next: list[list[float]] = []  # how far another region is
        self.sea: list[list[bool]] = []

    def close(self) -> None:
        """What follows once everything has been measured."""
        for rows in zip(*self.away, strict=True):
            ranked = [sorted(cell)[:2] for cell in zip(*rows, strict=True)]
            self.nearest.append([sqrt(best) * self.cell for best, _ in ranked])
            self.next.append([sqrt(second) * self.cell for _, second in ranked])
        self.sea = open_sea(self.nearest, self.shore)

    def depths(self) -> list[list[float]]:
        """How far from the sea, below zero in it; a hole between roads is land."""
        shore = self.shore
        return [
            [
                inland if (inland := shore - far) > 0 or is_sea else 1.0
                for far, is_sea in zip(row, sea, strict=True)
            ]
            for row, sea in zip(self.nearest, self.sea, strict=True)
        ]

    def shares(self, region: int, depths: list[list[float]]) -> list[list[float]]:
        """Above zero where a point of the land belongs to a region."""
        cell, rows = self.cell, zip(self.away[region], self.nearest, self.next, depths, strict=True)
        return [
            [
                min(depth, ((second if own <= first else first) - own) / 2)
                for own, first, second, depth in zip(
                    [sqrt(far) * cell for far in away], nearest, others, deep, strict=True
                )
            ]
            for away, nearest, others, deep in rows
        ]

    def drawn(self, heights: list[list[float]]) -> str:
        """The outline of what is above zero, as by hand; never over the rim of the sheet."""
        cell, nothing = self.cell, [-1.0] * self.wide
        inner = [[-1.0, *row[1:-1], -1.0] for row in heights[1:-1]]
        loops = contours([nothing, *inner, nothing], cell, -cell, -cell)
        least = SMALLEST * cell * cell
        return "".join(smooth(thinned(loop, 2)) for loop in loops if abs(area(loop)) > least)


def country(
    spots: Sequence[Spot], roads: Sequence[tuple[int, int]], size: Point, shore: float
) -> Country:
    """The land within `shore` of places and roads; each bit belongs to the nearest region."""
    regions = max(s.region for s in spots)
    survey = Survey(regions, size, shore)
    cell = survey.cell
    for x, y, region in samples(spots, roads, cell):
        measure(survey.away[region], x / cell + 1, y / cell + 1)
    survey.close()
    depths = survey.depths()
    shares = [survey.drawn(survey.shares(r, depths)) for r in range(1, regions + 1)]
    return Country(survey.drawn(depths), ("", *shares))


def samples(
    spots: Sequence[Spot], roads: Sequence[tuple[int, int]], cell: float
) -> list[tuple[float, float, int]]:
    """Points along every road; each half of a road over a border belongs to its end."""
    found = [(s.x, s.y, s.region) for s in spots if s.region]
    for a, b in roads:
        one, other = spots[a], spots[b]
        count = max(2, int(hypot(one.x - other.x, one.y - other.y) / (3 * cell)))
        for k in range(1, count):
            t = k / count
            region = one.region if t < 0.5 else other.region
            found.append((one.x + (other.x - one.x) * t, one.y + (other.y - one.y) * t, region))
    return found


def measure(field: list[list[float]], x: float, y: float) -> None:
    """Lower a field of squared distances around a point, in cells; it may lie off the sheet."""
    left, right = max(0, int(x) - REACH), min(len(field[0]), int(x) + REACH + 2)
    across = [(i - x) * (i - x) for i in range(left, right)]
    if not across:
        return
    for j in range(max(0, int(y) - REACH), min(len(field), int(y) + REACH + 2)):
        row, down = field[j], (j - y) * (j - y)
        pairs = zip(row[left:right], across, strict=True)
        row[left:right] = [far if (far := more + down) < old else old for old, more in pairs]


def open_sea(nearest: list[list[float]], shore: float) -> list[list[bool]]:
    """Which points are sea: far from every road and reached from the rim."""
    high, wide = len(nearest), len(nearest[0])
    sea = [[False] * wide for _ in range(high)]
    rim = [
        (i, j) for j in range(high) for i in range(wide) if i in (0, wide - 1) or j in (0, high - 1)
    ]
    while rim:
        i, j = rim.pop()
        if 0 <= i < wide and 0 <= j < high and not sea[j][i] and nearest[j][i] >= shore:
            sea[j][i] = True
            rim += [(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)]
    return sea
