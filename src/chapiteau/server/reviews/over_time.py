"""What many reviews come to: luck and errors of one person, by phase and by kind of decision, each
with how sure that is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from math import sqrt

from ...lab.intervals import Uncertain, Z, student
from ...review.figures import PHASES, Errors, Figures, SeatFigures

MOST_KINDS = 8


@dataclass(frozen=True)
class Own:
    """One reviewed game, from where somebody sat."""

    figures: Figures
    seat: int

    @property
    def mine(self) -> SeatFigures:
        return self.figures.seats[self.seat]


@dataclass(frozen=True)
class Rate(Uncertain):
    """A figure and how far it may be off, in thousandths of a victory or of a point."""

    count: int  # of decisions, or of games
    value: float
    reach: float


@dataclass(frozen=True)
class Summary:
    """All reviewed games of a title that are counted alike."""

    is_points: bool
    games: int
    luck: Rate  # a game of those of which it is told
    errors: Rate  # a decision
    phases: dict[str, Rate]
    kinds: list[tuple[dict[str, str], Rate]]  # by the question as it was asked, the dearest first


def summaries(games: Iterable[Own]) -> list[Summary]:
    """Shares of victories and points are never added up."""
    groups: dict[bool, list[Own]] = {}
    for game in games:
        groups.setdefault(game.figures.is_points, []).append(game)
    return [summary(kind, groups[kind]) for kind in sorted(groups)]


def summary(is_points: bool, games: Sequence[Own]) -> Summary:
    phases = {p: rate(games, part_of_phase(p)) for p in PHASES}
    asked: dict[str, dict[str, str]] = {}
    for game in games:
        asked |= game.figures.asked
    kinds = {k for game in games for k in game.mine.kinds}
    rates = [(asked.get(kind, {}), rate(games, part_of_kind(kind))) for kind in sorted(kinds)]
    rates.sort(key=lambda each: -each[1].count * each[1].value)
    return Summary(
        is_points,
        len(games),
        luck(games),
        rate(games, lambda mine: mine.errors),
        {name: found for name, found in phases.items() if found.count},
        rates[:MOST_KINDS],
    )


def part_of_phase(name: str) -> Callable[[SeatFigures], Errors]:
    return lambda mine: mine.phases.get(name, Errors())


def part_of_kind(name: str) -> Callable[[SeatFigures], Errors]:
    return lambda mine: mine.kinds.get(name, Errors())


def luck(games: Sequence[Own]) -> Rate:
    """The mean a game, where anything is told of it; one game is as sure as its own judging."""
    told = [game.mine for game in games if game.figures.is_luck_told]
    n, values = len(told), [mine.luck for mine in told]
    if not n:
        return Rate(0, 0.0, 0.0)
    mean = sum(values) / n
    if n == 1:
        return Rate(n, mean, Z * sqrt(told[0].luck_noise))
    spread = sum((value - mean) ** 2 for value in values) / (n - 1)
    return Rate(n, mean, student(n) * sqrt(spread / n))


def rate(games: Sequence[Own], part: Callable[[SeatFigures], Errors]) -> Rate:
    """What a decision lost: all losses by all decisions, as sure as games are alike."""
    parts = [found for game in games if (found := part(game.mine)).count]
    total = Errors()
    for each in parts:
        total.add(each)
    n = len(parts)
    if n < 2:
        return Rate(total.count, total.rate, total.reach)
    off = sum((each.loss - total.rate * each.count) ** 2 for each in parts) * n / (n - 1)
    return Rate(total.count, total.rate, student(n) * sqrt(off) / total.count)
