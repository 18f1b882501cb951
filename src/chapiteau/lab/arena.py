"""Bots against each other: seats rotate, seeds repeat, and every figure comes with its interval."""

from __future__ import annotations

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

from openskill.models import PlackettLuce, PlackettLuceRating

from ..bots import Budget, ask, find_bot
from ..bots.apart import Apart
from ..core.edition import Choice
from ..core.match import BareMatch
from ..registry import find
from .intervals import interval, reach
from .workers import in_workers

Options = tuple[tuple[str, Choice], ...]


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where."""

    game: str
    levels: tuple[str, ...]
    seed: str
    iterations: int | None = None
    options: Options = ()


MODEL = PlackettLuce()


@dataclass
class Tally:
    """What one bot achieved, over every seat it sat on."""

    seats: int = 0  # counts the bot once for each seat it had in a game
    wins: float = 0  # a shared victory counts as its share
    points: float = 0
    squares: float = 0
    rating: PlackettLuceRating = field(default_factory=MODEL.rating)

    @property
    def rate(self) -> float:
        """Victories per seat: one in as many as sit at the table is chance."""
        return self.wins / max(self.seats, 1)

    def interval(self) -> tuple[float, float]:
        return interval(self.wins, self.seats)

    @property
    def mean(self) -> float:
        return self.points / max(self.seats, 1)

    @property
    def reach(self) -> float:
        """How far the mean may be off, at 95 %."""
        return reach(self.seats, self.points, self.squares)


@dataclass
class Standing:
    """The arena so far."""

    tallies: dict[str, Tally] = field(default_factory=dict)
    games: int = 0

    def add(self, bout: Bout, outcome: Sequence[float], scores: Sequence[int]) -> None:
        self.games += 1
        for level, share, points in zip(bout.levels, outcome, scores, strict=True):
            tally = self.tallies.setdefault(level, Tally())
            tally.wins += share
            tally.points += points
            tally.squares += points * points
            tally.seats += 1
        if len(set(bout.levels)) > 1:  # else nobody has met anybody
            self.rate(bout.levels, outcome)

    def rate(self, levels: Sequence[str], outcome: Sequence[float]) -> None:
        """Move the ratings: a bot on several seats moves by the mean of what each would move it."""
        teams = [[self.tallies[level].rating] for level in levels]
        after = MODEL.rate(teams, ranks=[1.0 - share for share in outcome])
        for level in dict.fromkeys(levels):
            mine = [team[0] for team, other in zip(after, levels, strict=True) if other == level]
            rating = self.tallies[level].rating
            rating.mu = sum(r.mu for r in mine) / len(mine)
            rating.sigma = sum(r.sigma for r in mine) / len(mine)


def line_ups(levels: Sequence[str], seats: int, is_common: bool) -> list[tuple[str, ...]]:
    """Who plays whom: every pair of different bots, in every rotation of a table of `seats`.

    Where nobody plays against anybody, each bot has a table to itself, dealt the same.
    """
    if is_common or seats == 1:
        return [(level,) * seats for level in dict.fromkeys(levels)]
    tables = []
    for first, second in combinations(dict.fromkeys(levels), 2):
        for one in range(seats):
            tables.append(tuple(first if s == one else second for s in range(seats)))
            if seats > 2:
                tables.append(tuple(second if s == one else first for s in range(seats)))
    return tables


def bouts(
    game: str,
    levels: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    iterations: int | None,
    options: Options = (),
) -> Iterator[Bout]:
    tables = line_ups(levels, seats, find(game).cooperative)
    for i in range(games):
        table, deal = tables[i % len(tables)], f"{seed} {i // len(tables)}"
        yield Bout(game, table, deal, iterations, options)


def play_bout(bout: Bout) -> tuple[Bout, tuple[float, ...], tuple[int, ...]]:
    """One game from start to end."""
    game = find(bout.game)
    made = {level: find_bot(level, game) for level in set(bout.levels)}
    bots = [made[level] for level in bout.levels]
    match: Any = BareMatch(game.edition(dict(bout.options)), len(bots), bout.seed)
    budget = Budget(bout.iterations)
    try:
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, bots[seat], budget))
    finally:
        for bot in made.values():
            if isinstance(bot, Apart):
                bot.close()
    return bout, match.outcome, match.scores


def run(
    all_bouts: Sequence[Bout], workers: int | None = None, ray: str = ""
) -> Generator[Standing, None, None]:
    """Play all bouts on all cores; yields the standing after each, always in the same order."""
    standing = Standing()
    for result in in_workers(play_bout, all_bouts, workers, ray):
        standing.add(*result)
        yield standing
