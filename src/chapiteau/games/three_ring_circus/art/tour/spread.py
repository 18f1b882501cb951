"""Where places lie on a sheet: as on the map of the box, then pushed apart until each has room."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from .....draw.layout import Area
from .....draw.svg import Point

HOME: Final = 0.03  # how strongly a place is drawn to where it lies on the map
STRETCH: Final = 2.1  # at most, of one measure by the other


class Sheet(NamedTuple):
    """How large a map is drawn, and where the measure of the box lies on it; it may be turned by a
    quarter, with north to the right."""

    w: float
    h: float
    turned: bool
    left: float = 0.0
    top: float = 0.0
    across: float = 1.0
    down: float = 1.0

    def at(self, x: float, y: float) -> Point:
        if self.turned:
            x, y = -y, x
        return self.left + x * self.across, self.top + y * self.down


def fitted(sheet: Sheet, places: Sequence[Point], rim: Point) -> Sheet:
    """A sheet that these places fill, but for a rim."""
    plain = sheet._replace(left=0.0, top=0.0, across=1.0, down=1.0)
    xs, ys = zip(*[plain.at(x, y) for x, y in places], strict=True)
    wide, high = max(1.0, max(xs) - min(xs)), max(1.0, max(ys) - min(ys))
    across, down = (sheet.w - 2 * rim[0]) / wide, (sheet.h - 2 * rim[1]) / high
    across, down = min(across, down * STRETCH), min(down, across * STRETCH)
    left = (sheet.w - across * (max(xs) + min(xs))) / 2
    top = (sheet.h - down * (max(ys) + min(ys))) / 2
    return sheet._replace(left=left, top=top, across=across, down=down)


def evened(places: Sequence[Point], share: float) -> list[Point]:
    """Places of which no part of the sheet has many more than another: each goes a share of the
    way to where it would lie if all lay at even distances, in the same order."""
    columns = [_evened([place[k] for place in places], share) for k in (0, 1)]
    return list(zip(*columns, strict=True))


def _evened(values: list[float], share: float) -> list[float]:
    low, high, count = min(values), max(values), len(values)
    order, found = sorted(range(count), key=lambda i: (values[i], i)), values[:]
    for rank, i in enumerate(order):
        even = low + (high - low) * rank / max(1, count - 1)
        found[i] += (even - values[i]) * share
    return found


class Crowd:
    """Boxes on a sheet that push each other away where they overlap."""

    def __init__(self, places: Sequence[Point], sheet: Sheet, lean: float) -> None:
        self.sheet: Final = sheet
        self.lean: Final = lean  # below 1 they rather go sideways
        self.homes: Final = places
        self.at: Final = [list(place) for place in places]

    def settle(self, sizes: Sequence[Point], homeward: int, steps: int) -> bool:
        """Whether all found room."""
        for step in range(steps):
            home = HOME if step < homeward else 0.0
            self.gather(sizes, home)
            if not self.push(sizes) and not home:
                return True
        return False

    def part(self, i: int, j: int, a: Area, b: Area) -> None:
        """Let two boxes make way so that two areas, which go with them, no longer overlap."""
        over = min(a.right, b.right) - max(a.left, b.left)
        under = min(a.bottom, b.bottom) - max(a.top, b.top)
        k = 0 if over < under else 1
        by = min(over, under) / 2 + 0.6
        before = (a.left + a.right < b.left + b.right, a.top + a.bottom < b.top + b.bottom)[k]
        self.at[i][k] -= by if before else -by
        self.at[j][k] += by if before else -by

    def gather(self, sizes: Sequence[Point], home: float) -> None:
        sheet = self.sheet
        for (x, y), (w, h), one in zip(self.homes, sizes, self.at, strict=True):
            one[0] = min(sheet.w - w / 2 - 7, max(w / 2 + 7, one[0] + (x - one[0]) * home))
            one[1] = min(sheet.h - h / 2 - 7, max(h / 2 + 7, one[1] + (y - one[1]) * home))

    def push(self, sizes: Sequence[Point]) -> bool:
        """One step; whether any two overlapped."""
        touched, places = False, self.at
        for i, one in enumerate(places):
            wide, high = sizes[i]
            for j in range(i):
                other = places[j]
                dx = one[0] - other[0]
                over = (wide + sizes[j][0]) / 2 - abs(dx)
                if over <= 0.01:
                    continue
                dy = one[1] - other[1]
                under = (high + sizes[j][1]) / 2 - abs(dy)
                if under <= 0.01:
                    continue
                touched = True
                k = 0 if over * self.lean < under else 1
                by = (over if k == 0 else under) / 2 * (1 if (dx, dy)[k] >= 0 else -1)
                one[k] += by
                other[k] -= by
        return touched
