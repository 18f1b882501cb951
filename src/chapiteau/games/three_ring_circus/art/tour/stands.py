"""Where names, tags and travellers stand around places, so that nothing lies on anything else."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import hypot
from typing import Final, NamedTuple

from .....draw.layout import Area
from .....draw.memo import memo
from .....draw.svg import Point

RINGS: Final = 7  # of twelve stands, each farther from the rim than the one before
STEP: Final = 9.0
SWEEPS: Final = 24
FARTHER: Final = 90.0  # what standing a ring farther away costs, as area
BRACKETS: Final = 4.0  # beside a place, while it is lit
LINE: Final = 12.0  # so near each other, names on one line read as one
ON, BESIDE = 40.0, 1.0  # what it costs to lie on something, or to be read together with it


class Label(NamedTuple):
    """Something that stands beside a place."""

    around: Area  # the place
    w: float
    h: float


def twelve(label: Label, gap: float) -> list[Area]:
    """The stands around a place, the best first."""
    (left, top, right, low), w, h = label.around, label.w, label.h
    x, y = (left + right - w) / 2, (top + low - h) / 2
    above, below = top - gap - h, low + gap
    before, after = left - gap - BRACKETS - w, right + gap + BRACKETS
    corners = [
        (x, below), (x, above), (after, y), (before, y), (right - w, below), (left, below),
        (right - w, above), (left, above), (after, low - h), (before, low - h), (after, top),
        (before, top),
    ]  # fmt: skip
    return [Area(a, b, a + w, b + h) for a, b in corners]


def stands(label: Label, sheet: Area, rings: int) -> list[tuple[float, Area]]:
    """All stands on the sheet, with what each costs by itself."""
    found = [
        (ring * FARTHER + i * 2.0, area)
        for ring in range(rings)
        for i, area in enumerate(twelve(label, 1.0 + ring * STEP))
    ]
    return [(cost, area) for cost, area in found if area.within(sheet)] or found[:1]


@memo
def offsets(reach: int, pace: int) -> tuple[Point, ...]:
    """A grid of steps, the shortest first."""
    steps = range(-reach, reach + 1, pace)
    return tuple(
        sorted([(float(x), float(y)) for x in steps for y in steps], key=lambda p: hypot(*p))
    )


def around(label: Label, reach: int, pace: int) -> Iterator[Area]:
    """Ever farther from the middle of a place."""
    x, y = middle(label.around)
    for dx, dy in offsets(reach, pace):
        left, top = x + dx - label.w / 2, y + dy - label.h / 2
        yield Area(left, top, left + label.w, top + label.h)


def shared(a: Area, b: Area) -> float:
    """How much of two areas lies on each other."""
    w = min(a.right, b.right) - max(a.left, b.left)
    h = min(a.bottom, b.bottom) - max(a.top, b.top)
    return w * h if w > 0 and h > 0 else 0.0


def freest(
    choices: Sequence[tuple[float, Area]], taken: Sequence[Area], labels: Sequence[Area] = ()
) -> Area:
    """The stand on which least lies already, and beside which no label is read on, then the
    nearest."""
    best, least = choices[0][1], float("inf")
    for cost, area in choices:
        if cost >= least:
            continue
        for other in taken:
            cost += shared(area, other) * ON
            if cost >= least:
                break
        else:
            cost += sum([shared(area, on_line(other)) for other in labels]) * BESIDE
            if cost < least:
                best, least = area, cost
    return best


def on_line(label: Area) -> Area:
    """A label with what lies before and after it."""
    return Area(label.left - LINE, label.top, label.right + LINE, label.bottom)


def settled(labels: Sequence[Label], taken: Sequence[Area], sheet: Area) -> list[Area]:
    """Stands for all labels: each takes the freest in turn, until nobody wants another."""
    choices = [stands(label, sheet, 3) for label in labels]
    found = [choice[0][1] for choice in choices]
    near = [[area for area in taken if close(area, label.around)] for label in labels]
    others = [
        [j for j, other in enumerate(labels) if j != i and close(other.around, label.around)]
        for i, label in enumerate(labels)
    ]
    for _ in range(SWEEPS):
        before = found[:]
        for i, choice in enumerate(choices):
            there = [found[j] for j in others[i]]
            found[i] = freest(choice, [*near[i], *there], there)
        if found == before:
            break
    return found


def close(a: Area, b: Area) -> bool:
    """Whether two places are so near that what stands around them may meet."""
    reach = 190.0
    across = a.left - reach < b.right and b.left - reach < a.right
    return across and a.top - reach < b.bottom and b.top - reach < a.bottom


def conflicts(places: Sequence[Area], labels: Sequence[Area]) -> list[tuple[int, int, Area, Area]]:
    """What lies on each other: the places that both belong to, and what they cover."""
    every = [*enumerate(places), *enumerate(labels)]
    return [
        (i, j, a, b) for k, (i, a) in enumerate(every) for j, b in every[:k] if shared(a, b) > 0.01
    ]


def middle(area: Area) -> Point:
    return (area.left + area.right) / 2, (area.top + area.bottom) / 2
