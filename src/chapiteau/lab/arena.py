"""Bots against each other: seats rotate, seeds repeat, and every figure comes with its interval."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import combinations
from math import sqrt
from os import cpu_count
from typing import Any

from ..bots import Budget, ask, make_bot
from ..core.match import Match
from ..registry import find


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where."""

    game: str
    levels: tuple[str, ...]
    seed: str
    iterations: int | None = None


@dataclass
class Tally:
    """What one bot achieved."""

    games: int = 0
    wins: float = 0  # a shared victory counts as its share
    points: float = 0
    seats: int = 0

    @property
    def rate(self) -> float:
        """Victories per game."""
        return self.wins / max(self.games, 1)

    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the win rate, after Wilson."""
        n, z = max(self.games, 1), 1.96
        p = self.rate
        middle = p + z * z / (2 * n)
        reach = z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
        scale = 1 + z * z / n
        return (middle - reach) / scale, (middle + reach) / scale


@dataclass
class Standing:
    """The arena so far."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    games: int = 0

    def add(self, bout: Bout, outcome: Sequence[float], scores: Sequence[int]) -> None:
        self.games += 1
        for level in dict.fromkeys(bout.levels):
            self.tallies.setdefault(level, Tally()).games += 1
        for level, share, points in zip(bout.levels, outcome, scores, strict=True):
            tally = self.tallies[level]
            tally.wins += share
            tally.points += points
            tally.seats += 1


def line_ups(levels: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Who plays whom: every pair of different bots, in every rotation of a table of `seats`."""
    tables = []
    for first, second in combinations(dict.fromkeys(levels), 2):
        for one in range(seats):
            tables.append(tuple(first if s == one else second for s in range(seats)))
            if seats > 2:
                tables.append(tuple(second if s == one else first for s in range(seats)))
    return tables


def bouts(
    game: str, levels: Sequence[str], seats: int, games: int, seed: str, iterations: int | None
) -> Iterator[Bout]:
    tables = line_ups(levels, seats)
    for i in range(games):
        yield Bout(game, tables[i % len(tables)], f"{seed} {i // len(tables)}", iterations)


def play_bout(bout: Bout) -> tuple[Bout, tuple[float, ...], tuple[int, ...]]:
    """One game from start to end."""
    game = find(bout.game)
    bots = [make_bot(level, game) for level in bout.levels]
    match: Any = Match(game.edition({}), len(bots), bout.seed)
    budget = Budget(iterations=bout.iterations)
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(match, seat, bots[seat], budget))
    return bout, match.outcome, match.scores


def run(all_bouts: Sequence[Bout], workers: int | None = None) -> Iterator[Standing]:
    """Play all bouts on all cores; yields the standing after each, always in the same order."""
    standing = Standing()
    workers = workers or cpu_count() or 1
    if workers == 1:
        for bout in all_bouts:
            standing.add(*play_bout(bout))
            yield standing
        return
    with ProcessPoolExecutor(workers) as pool:
        for result in pool.map(play_bout, all_bouts, chunksize=4):
            standing.add(*result)
            yield standing
