"""Games in pairs, one with either box and the same deal: by how much figures differ.

A figure is a sum divided by another: points by seats, victories by the seats that had a card. What
a deal brings both games of a pair is no part of the doubt, so that fewer games are needed.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import erfc, inf, sqrt
from typing import Any, TypeVar

from ..intervals import Uncertain, Z, student
from ..series import Told

Figure = tuple[str | int, ...]
"""("points",), ("winner",), ("length",), ("width",), ("mark", points), ("seat", n) or
("thing", where, kind, id)."""
Parts = tuple[float, float]
"""What is counted, and by what that is divided."""
NOTHING: Parts = (0.0, 0.0)
POINTS, WINNER, LENGTH, WIDTH = ("points",), ("winner",), ("length",), ("width",)
MARK, SEAT, THING = "mark", "seat", "thing"
IMAGINED = ((0, 1, 1, 1), (1, 1, 0, 1))
"""Two more pairs, one for either box: a few that are all the same do not make a share certain."""
DOUBT = 0.05
K = TypeVar("K")


@dataclass(frozen=True)
class Difference(Uncertain):
    """By how much the second box has more than the first, and how far that may be off at 95 %."""

    value: float
    reach: float
    chance: float  # how likely one so large is where there is none


@dataclass
class Sums:
    """Of one figure over all pairs: its parts with the first box and the second, and all their
    products."""

    pairs: int = 0  # in which there was anything to count
    totals: list[float] = field(default_factory=lambda: [0.0] * 4)
    products: list[float] = field(default_factory=lambda: [0.0] * 10)

    def add(self, four: Sequence[float]) -> None:
        self.pairs += 1
        place = 0
        for i, value in enumerate(four):
            self.totals[i] += value
            for other in four[i:]:
                self.products[place] += value * other
                place += 1

    def imagined(self) -> Sums:
        """The same with two pairs more that favour neither."""
        more = Sums(self.pairs, self.totals[:], self.products[:])
        for four in IMAGINED:
            more.add(four)
        return more

    def spread(self, weights: Sequence[float]) -> float:
        """The sum over all pairs of the square of their parts, each taken so many times."""
        place, total = 0, 0.0
        for i in range(4):
            for j in range(i, 4):
                total += (1 if i == j else 2) * weights[i] * weights[j] * self.products[place]
                place += 1
        return max(0.0, total)

    def ratios(self) -> tuple[float, float] | None:
        """The figure with either box; nothing where one has none."""
        x, y, other_x, other_y = self.totals
        return (x / y, other_x / other_y) if y and other_y else None


class Pairs:
    """All figures of all pairs that were played."""

    def __init__(self, marks: Sequence[int] = ()) -> None:
        self.marks = marks  # points that are asked for
        self.count = 0
        self.same = 0  # pairs of which both games went the same
        self.sums: dict[Figure, Sums] = defaultdict(Sums)

    def add(self, first: Told, second: Told) -> None:
        self.count += 1
        self.same += course(first) == course(second)
        ours, theirs = parts(first, self.marks), parts(second, self.marks)
        for figure in {**ours, **theirs}:
            self.sums[figure].add((*ours.get(figure, NOTHING), *theirs.get(figure, NOTHING)))

    def difference(self, figure: Figure, is_share: bool = False) -> Difference | None:
        """Of a figure; nothing where one of the boxes has none."""
        found = self.sums.get(figure)
        ratios = found.ratios() if found else None
        if found is None or ratios is None:
            return None
        sums = found.imagined() if is_share else found
        first, second = sums.ratios() or ratios
        a, b = sums.totals[1], sums.totals[3]
        spread = sums.spread((-1 / a, first / a, 1 / b, -second / b))
        return judged(ratios[1] - ratios[0], spread, sums.pairs)

    def frequency(self, figure: Figure, per: int) -> Difference | None:
        """Of how often there is anything to count, divided by so many a game."""
        sums = self.sums.get(figure)
        if sums is None:
            return None
        n = self.count
        value = (sums.totals[3] - sums.totals[1]) / max(1, n)
        spread = sums.spread((0, -1, 0, 1)) - n * value * value
        spread = max(0.0, spread) / max(1, n) ** 2
        return judged(value / per, spread / per**2, n)


def judged(value: float, spread: float, pairs: int) -> Difference:
    """A difference, from the sum of the squares of what each pair adds to it."""
    if pairs < 2:
        return Difference(value, inf, 1.0)
    error = sqrt(spread * pairs / (pairs - 1))
    reach = student(pairs) * error
    if not reach:
        return Difference(value, 0.0, 0.0 if value else 1.0)
    return Difference(value, reach, erfc(abs(value) / reach * Z / sqrt(2)))


def course(told: Told) -> tuple[Any, ...]:
    """What two games have in common that went the same, whatever their boxes are."""
    return told.scores, told.outcome, told.widths, told.things, told.openings


def parts(told: Told, marks: Sequence[int]) -> dict[Figure, Parts]:
    """All figures of one game."""
    seats = len(told.scores)
    winners = [p for p, won in zip(told.scores, told.outcome, strict=True) if won]
    found: dict[Figure, Parts] = {
        POINTS: (sum(told.scores), seats),
        LENGTH: (told.decisions, 1),
        WIDTH: (sum(told.widths), len(told.widths)),
    }
    if winners:
        found[WINNER] = (sum(winners), len(winners))
    for mark in marks:
        found[MARK, mark] = (sum(points >= mark for points in told.scores), seats)
    for seat, share in enumerate(told.outcome):
        found[SEAT, seat] = (share, 1)
        for key in told.things[seat]:
            wins, had = found.get((THING, *key), NOTHING)
            found[THING, *key] = (wins + share, had + 1)
    return found


def sure(differences: Mapping[K, Difference]) -> set[K]:
    """Those that are no chance, however many were looked at: together they are wrong in one of
    twenty studies at most (Holm)."""
    ranked = sorted(differences.items(), key=lambda item: item[1].chance)
    found: set[K] = set()
    for i, (key, difference) in enumerate(ranked):
        if difference.chance > DOUBT / (len(ranked) - i):
            break
        found.add(key)
    return found
