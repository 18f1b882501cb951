"""Shapes made of square cells: their outline as one path, drawn in, with round corners."""

from __future__ import annotations

from collections.abc import Iterable

from ..svg import Point, number

Cell = tuple[int, int]  # column and row


def corners(cells: Iterable[Cell]) -> list[list[Cell]]:
    """The corners around some cells, clockwise, loop by loop."""
    inside = set(cells)
    edges: dict[Cell, list[Cell]] = {}
    for c, r in sorted(inside):
        sides = (
            ((c, r - 1), (c, r), (c + 1, r)),
            ((c + 1, r), (c + 1, r), (c + 1, r + 1)),
            ((c, r + 1), (c + 1, r + 1), (c, r + 1)),
            ((c - 1, r), (c, r + 1), (c, r)),
        )
        for beyond, start, end in sides:
            if beyond not in inside:
                edges.setdefault(start, []).append(end)
    loops = []
    while edges:
        loops.append(_without_straights(_loop(edges)))
    return loops


def _loop(edges: dict[Cell, list[Cell]]) -> list[Cell]:
    """Follow edges from any corner back to it; where two shapes touch, stay with the same one."""
    first = next(iter(edges))
    loop, at, way = [first], first, (0, 0)
    while True:
        ends = edges[at]
        x, y = way
        right = (at[0] - y, at[1] + x)
        then = right if right in ends else ends[0]
        ends.remove(then)
        if not ends:
            del edges[at]
        way = (then[0] - at[0], then[1] - at[1])
        at = then
        if at == first:
            return loop
        loop.append(at)


def _without_straights(loop: list[Cell]) -> list[Cell]:
    found = []
    for i, (x, y) in enumerate(loop):
        (ax, ay), (bx, by) = loop[i - 1], loop[(i + 1) % len(loop)]
        if (x - ax) * (by - y) != (y - ay) * (bx - x):
            found.append((x, y))
    return found


def outline(
    cells: Iterable[Cell], step: float, inset: float = 0, r: float = 0, x: float = 0, y: float = 0
) -> str:
    """The path around some cells of a size, drawn in by `inset`."""
    return "".join(_path(loop, step, inset, r, x, y) for loop in corners(cells))


def _path(loop: list[Cell], step: float, inset: float, r: float, x: float, y: float) -> str:
    d, n = [], len(loop)
    for i, (cx, cy) in enumerate(loop):
        before, after = _way(loop[i - 1], (cx, cy)), _way((cx, cy), loop[(i + 1) % n])
        px = x + cx * step - inset * (before[1] + after[1])
        py = y + cy * step + inset * (before[0] + after[0])
        start, end = (
            (px - r * before[0], py - r * before[1]),
            (px + r * after[0], py + r * after[1]),
        )
        d.append(("L" if i else "M") + _at(start))
        if r:
            d.append(f"Q{_at((px, py))} {_at(end)}")
    return "".join(d) + "Z"


def _way(a: Cell, b: Cell) -> Cell:
    dx, dy = b[0] - a[0], b[1] - a[1]
    return (dx > 0) - (dx < 0), (dy > 0) - (dy < 0)


def _at(point: Point) -> str:
    return f"{number(point[0])} {number(point[1])}"
