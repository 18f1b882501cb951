"""Outlines of what lies above zero in a field of numbers: coasts, borders, blots."""

from __future__ import annotations

from collections.abc import Sequence

from ..svg import Point, number

Loop = list[Point]
Field = Sequence[Sequence[float]]  # rows from the top; its rim must be below zero

# by which corners are above zero (top left 1, top right 2, bottom right 4, bottom left 8):
# the pairs of sides (top 0, right 1, bottom 2, left 3) that the outline joins, land on the right
_JOINS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 3),), 2: ((1, 0),), 3: ((1, 3),), 4: ((2, 1),), 5: ((0, 3), (2, 1)), 6: ((2, 0),),
    7: ((2, 3),), 8: ((3, 2),), 9: ((0, 2),), 10: ((3, 2), (1, 0)), 11: ((1, 2),), 12: ((3, 1),),
    13: ((0, 1),), 14: ((3, 0),),
}  # fmt: skip


def contours(field: Field, step: float, x: float = 0, y: float = 0) -> list[Loop]:
    """The closed outlines of everything above zero, the field's points `step` apart."""
    ways: dict[Point, Point] = {}
    for j in range(len(field) - 1):
        above, below = field[j], field[j + 1]
        squares = zip(above, above[1:], below[1:], below, strict=False)
        for i, corners in enumerate(squares):
            a, b, c, d = corners
            kind = (a > 0) | (b > 0) << 1 | (c > 0) << 2 | (d > 0) << 3
            for one, other in _JOINS.get(kind, ()):
                start, end = _side(one, corners, i, j), _side(other, corners, i, j)
                ways[start] = end
    return [[(x + p * step, y + q * step) for p, q in loop] for loop in _loops(ways)]


def _side(side: int, corners: tuple[float, ...], i: int, j: int) -> Point:
    """Where the field crosses zero on a side of a square."""
    a, b = corners[side], corners[(side + 1) % 4]
    k = min(0.99, max(0.01, a / (a - b)))
    dx, dy = ((k, 0.0), (1.0, k), (1 - k, 1.0), (0.0, 1 - k))[side]
    return round(i + dx, 4), round(j + dy, 4)


def _loops(ways: dict[Point, Point]) -> list[Loop]:
    found = []
    while ways:
        start, at = next(iter(ways.items()))
        loop = [start]
        while at != start and at in ways:
            loop.append(at)
            at = ways.pop(at)
        ways.pop(start, None)
        found.append(loop)
    return found


def area(loop: Loop) -> float:
    """How much a loop encloses; its sign tells which way it runs."""
    pairs = zip(loop, [*loop[1:], loop[0]], strict=True)
    return sum(ax * by - bx * ay for (ax, ay), (bx, by) in pairs) / 2


def thinned(loop: Loop, every: int) -> Loop:
    """Fewer points, each the middle of its neighbours: a hand draws no steps."""
    n, reach = len(loop), every // 2 + 1
    if n < 4 * every:
        return loop
    return [
        _middle([loop[(i + k) % n] for k in range(-reach, reach + 1)]) for i in range(0, n, every)
    ]


def _middle(points: list[Point]) -> Point:
    return sum(p for p, _ in points) / len(points), sum(q for _, q in points) / len(points)


def smooth(loop: Loop) -> str:
    """A closed curve whose corners are the loop's points."""
    mids = [_middle([a, b]) for a, b in zip(loop, [*loop[1:], loop[0]], strict=True)]
    d = [f"M{number(round(mids[-1][0], 1))} {number(round(mids[-1][1], 1))}"]
    for (x, y), (mx, my) in zip(loop, mids, strict=True):
        d.append(
            f"Q{number(round(x, 1))} {number(round(y, 1))} "
            f"{number(round(mx, 1))} {number(round(my, 1))}"
        )
    return "".join(d) + "Z"
