"""Duplicate sets: one deal, and the challenger on every seat in turn, so that luck cancels."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from statistics import fmean

from ..registry import find
from .arena import Bout, Options, Result, play_bout
from .intervals import mean_interval, share_interval
from .workers import in_workers

Places = list[tuple[int, int]]
"""Games of a set, and a seat in each."""
FEWEST = 5
"""Sets before which no interval is believed."""


@dataclass(frozen=True)
class Duel:
    """A challenger against bots of one other kind, or alone, where there are no others. Games are
    numbered through all sets."""

    game: str
    seats: int
    challenger: str
    others: str  # nobody, where a bot is measured by points only
    seed: str = "0"
    iterations: int | None = None
    options: Options = ()

    @property
    def is_apart(self) -> bool:
        """Whether nobody plays against anybody: each bot then has a table to itself."""
        return self.seats == 1 or find(self.game).cooperative

    def tables(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of a set."""
        if self.is_apart:
            players = [player for player in (self.challenger, self.others) if player]
            return [(player,) * self.seats for player in players]
        seats = range(self.seats)
        return [tuple(self.challenger if s == one else self.others for s in seats) for one in seats]

    def bout(self, n: int) -> Bout:
        """A game by its number: those of a set are dealt the same."""
        tables = self.tables()
        table, deal = tables[n % len(tables)], f"{self.seed} {n // len(tables)}"
        return Bout(self.game, table, deal, self.iterations, self.options)


@dataclass
class Score:
    """What a challenger came to, set by set."""

    duel: Duel
    shares: list[float] = field(default_factory=list)  # of victory, the challenger's
    points: list[float] = field(default_factory=list)
    others: list[float] = field(default_factory=list)  # the points of the others
    thought: list[float] = field(default_factory=list)  # ms a decision
    others_thought: list[float] = field(default_factory=list)

    def add(self, games: Sequence[Result]) -> None:
        """A whole set."""
        own, rest = self.sides(len(games))
        self.shares.append(fmean(games[i].outcome[s] for i, s in own))
        self.points.append(fmean(games[i].scores[s] for i, s in own))
        self.others.append(fmean(games[i].scores[s] for i, s in rest))
        self.thought.append(fmean(games[i].thought[s] for i, s in own))
        self.others_thought.append(fmean(games[i].thought[s] for i, s in rest))

    def sides(self, games: int) -> tuple[Places, Places]:
        """Where the challenger sat, and where the others did."""
        places = [(i, s) for i in range(games) for s in range(self.duel.seats)]
        own = [(i, s) for i, s in places if (i == 0 if self.duel.is_apart else i == s)]
        return own, [place for place in places if place not in own]

    @property
    def sets(self) -> int:
        return len(self.shares)

    @property
    def games(self) -> int:
        return self.sets * len(self.duel.tables())

    @property
    def share(self) -> float:
        """Of the games the challenger won; one in as many as sit at the table is chance."""
        return fmean(self.shares)

    def share_interval(self) -> tuple[float, float]:
        return share_interval(self.shares)

    @property
    def margins(self) -> list[float]:
        """By set, the challenger's points less the mean of the others'."""
        return [own - rest for own, rest in zip(self.points, self.others, strict=True)]

    @property
    def margin(self) -> float:
        return fmean(self.margins)

    def margin_interval(self) -> tuple[float, float]:
        return mean_interval(self.margins)

    @property
    def mean_points(self) -> float:
        return fmean(self.points)

    @property
    def mean_others(self) -> float:
        return fmean(self.others)

    @property
    def mean_thought(self) -> tuple[float, float]:
        """Of the challenger and of the others, ms a decision."""
        return fmean(self.thought), fmean(self.others_thought)

    def half_width(self) -> float:
        """How unsure the difference is: in hundredths of the games, or in points where nobody
        plays against anybody."""
        apart = self.duel.is_apart
        low, high = self.margin_interval() if apart else self.share_interval()
        return (high - low) / 2 * (1 if apart else 100)


@dataclass(frozen=True)
class Ending:
    """When a duel has lasted long enough: after so many sets, or when it is sure enough."""

    sets: int
    half_width: float | None = None

    def is_reached(self, score: Score) -> bool:
        if self.half_width is None or score.sets < FEWEST:
            return False
        return score.half_width() <= self.half_width


def fought(
    score: Score,
    ending: Ending,
    known: Mapping[int, Result],
    workers: int | None = None,
    ray: str = "",
) -> Generator[tuple[int, Result], None, None]:
    """The games of a duel in order, with their numbers: those that are known, and new ones. Whole
    sets go into the score; the same sets end it on any number of cores, stopped and resumed or not.
    """
    duel, size = score.duel, len(score.duel.tables())
    todo = (duel.bout(n) for n in range(ending.sets * size) if n not in known)
    with closing(in_workers(play_bout, todo, workers, ray)) as fresh:
        for first in range(0, ending.sets * size, size):
            games: list[Result] = []
            for n in range(first, first + size):
                games.append(known[n] if n in known else next(fresh))
                if n == first + size - 1:
                    score.add(games)
                yield n, games[-1]
            if ending.is_reached(score):
                return
