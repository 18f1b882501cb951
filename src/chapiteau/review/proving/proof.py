"""What many reviews of games of bots show, as figures: for `tools/review_proof.py`."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import atanh, sqrt, tanh
from statistics import correlation, fmean, stdev, variance
from typing import Any

from ...core.rng import seeded
from ...lab.intervals import Z, interval
from ..judge import FULL
from .practice import players

LEVELS = ("amateur", "random", "novice", "master", "expert")
ORDERED = ("master", "expert", "amateur", "novice", "random")
"""As their errors are expected to grow."""
RESAMPLES = 1000
FEWEST = 10
"""Rows below which no interval is told."""
LUCK = ("game", "seats", "games", "rounds; tables", "largest gap", "of draws is told",
        "mean of draws, by seat",
        "sd of drift", "variance left without draws", "draws and results",
        "a deal explains", "errors and draws")  # fmt: skip
SKILL = ("game", "seats", "judge", *ORDERED, "held at 8 times the budget")
Row = dict[str, Any]
Pair = tuple[float, float]


def with_error(values: Sequence[float], places: int = 3) -> str:
    """A mean and its standard error."""
    if len(values) < 2:
        return "-"
    return f"{fmean(values):+.{places}f} ± {stdev(values) / sqrt(len(values)):.{places}f}"


def resampled(rows: Sequence[Row], figure: Callable[[Sequence[Row]], float]) -> Pair:
    """The 95 % interval of a figure, by drawing as many games again and again."""
    dice = seeded("resampled")
    found = sorted(figure([rows[dice.below(len(rows))] for _ in rows]) for _ in range(RESAMPLES))
    return found[RESAMPLES // 40], found[-RESAMPLES // 40 - 1]


def said(rows: Sequence[Row], figure: Callable[[Sequence[Row]], float]) -> str:
    """A figure with its interval."""
    if len(rows) < FEWEST:
        return "-"
    low, high = resampled(rows, figure)
    return f"{figure(rows):.2f} ({low:.2f} to {high:.2f})"


class Proof:
    """What is known of one title at one number of seats."""

    def __init__(
        self,
        game: str,
        seats: int,
        rows: Sequence[Row],
        deals: Sequence[Row] = (),
        again: Sequence[Row] = (),
        believed: int = FULL,
    ) -> None:
        self.game = game
        self.seats = seats
        self.rows = rows  # a review each
        self.deals = deals  # that were played several times
        self.again = again  # named errors that were judged again
        self.believed = believed / FULL  # how much of draws is told; rows have all of them
        self.unit = rows[0]["unit"]

    def of(self, row: Row, part: str) -> list[float]:
        return [value / self.unit for value in row[part]]

    # luck

    def draws(self, row: Row) -> list[float]:
        """As they are told."""
        return [self.believed * value for value in self.of(row, "draws")]

    def drift(self) -> float:
        """Its standard deviation a game, over all seats, with what is not told of draws."""
        rest = 1 - self.believed
        pairs = [zip(self.of(r, "drift"), self.of(r, "draws"), strict=True) for r in self.rows]
        return sqrt(fmean([(x + rest * y) ** 2 for pair in pairs for x, y in pair]))

    def left(self, rows: Sequence[Row]) -> float:
        """How much of the results' variance is left without draws."""
        whole, rest = 0.0, 0.0
        for seat in range(self.seats):
            ends = [row["result"][seat] / self.unit for row in rows]
            draws = [self.draws(row)[seat] for row in rows]
            whole += variance(ends)
            rest += variance([e - d for e, d in zip(ends, draws, strict=True)])
        return rest / max(1e-9, whole)

    def most_left(self) -> float:
        return resampled(self.rows, self.left)[1]

    def foretold(self) -> str:
        """How far draws and results go together."""
        ends = [x for row in self.rows for x in self.of(row, "result")]
        return together([x for row in self.rows for x in self.draws(row)], ends)

    def dealt(self, rows: Sequence[Row]) -> float:
        """How much of the results' variance lies between deals that are played several times."""
        times = len(rows[0]["results"])
        between, within = 0.0, 0.0
        for seat in range(self.seats):
            every = [[result[seat] for result in row["results"]] for row in rows]
            between += times * variance([fmean(one) for one in every])
            within += fmean([variance(one) for one in every])
        return (between - within) / max(1e-9, between + (times - 1) * within)

    def luck(self) -> list[str]:
        rows, seats = self.rows, range(self.seats)
        rounds, tables, _ = rows[0]["effort"]
        draws = [with_error([self.draws(row)[seat] for row in rows]) for seat in seats]
        deal = said(self.deals, self.dealt)
        return [
            self.game, str(self.seats), str(len(rows)), f"{rounds}; {tables}",
            str(max(abs(x) for row in rows for x in row["gap"])),
            f"{100 * self.believed:.0f} %", "; ".join(draws),
            f"{self.drift():.2f}", said(rows, self.left), self.foretold(),
            f"{deal}; {len(self.deals)} deals" if self.deals else deal, self.fair(),
        ]  # fmt: skip

    def fair(self) -> str:
        """How far error rates and draws go together: they should not."""
        lost = [rate for row in self.rows for rate in self.rates(row, "errors")]
        return together([x for row in self.rows for x in self.draws(row)], lost)

    # skill

    def rates(self, row: Row, part: str) -> list[float]:
        """What each seat lost a free decision."""
        sign = -1 if part == "errors" else 1
        return [
            sign * lost / max(1, free)
            for lost, free in zip(self.of(row, part), row["free"], strict=True)
        ]

    def rate(self, part: str, level: str) -> str:
        """Errors a free decision, and named ones a game."""
        lost, named = list[float](), list[int]()
        for row in self.rows:
            for seat, who in enumerate(players(LEVELS, self.seats, row["n"])):
                if who == level:
                    lost.append(self.rates(row, part)[seat])
                    named.append([s for _, s in row["named"]].count(seat))
        if not lost:
            return "-"
        said = with_error(lost, 4)
        return f"{said}; {fmean(named):.1f}" if part == "errors" else said

    def held(self) -> str:
        if not self.again:
            return "-"
        held = sum(row["loss"] > row["least"] for row in self.again)
        low, high = interval(held, len(self.again))
        return f"{held} of {len(self.again)} ({100 * low:.0f} to {100 * high:.0f} %)"

    def part_held(self) -> float:
        """How many of the named errors that were judged again are dear to that judge, too."""
        return fmean([row["loss"] > row["least"] for row in self.again])

    def skill(self) -> list[list[str]]:
        whose = (self.game, str(self.seats))
        return [
            [*whose, "the house's", *[self.rate("errors", level) for level in ORDERED], ""],
            [*whose, "another", *[self.rate("elsewhere", level) for level in ORDERED], self.held()],
        ]


def together(a: Sequence[float], b: Sequence[float]) -> str:
    """A correlation, with the interval after Fisher."""
    if len(a) < 5 or not stdev(a) or not stdev(b):
        return "-"
    r = correlation(a, b)
    reach = Z / sqrt(len(a) - 3)
    low, high = (tanh(atanh(r) + x) for x in (-reach, reach))
    return f"{r:+.2f} ({low:+.2f} to {high:+.2f})"
