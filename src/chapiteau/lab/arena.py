"""A game between bots, and what each of them has achieved so far."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..bots import ask, find_bot
from ..bots.apart import Apart
from ..core.edition import Choice
from ..core.match import BareMatch
from ..extras import needed
from ..registry import find
from .intervals import interval, reach
from .players import bot_of, budget_of

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating

Options = tuple[tuple[str, Choice], ...]


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where."""

    game: str
    levels: tuple[str, ...]
    seed: str
    iterations: int | None = None
    options: Options = ()


@cache
def model() -> PlackettLuce:
    """How ratings move."""
    made: PlackettLuce = needed("openskill.models", "bots").PlackettLuce()
    return made


def unrated() -> PlackettLuceRating:
    return model().rating()


@dataclass
class Tally:
    """What one bot achieved, over every seat it sat on."""

    seats: int = 0  # counts the bot once for each seat it had in a game
    wins: float = 0  # a shared victory counts as its share
    points: float = 0
    squares: float = 0
    rating: PlackettLuceRating = field(default_factory=unrated)

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

    def add(self, result: Result) -> None:
        self.games += 1
        levels = result.bout.levels
        for level, share, points in zip(levels, result.outcome, result.scores, strict=True):
            tally = self.tallies.setdefault(level, Tally())
            tally.wins += share
            tally.points += points
            tally.squares += points * points
            tally.seats += 1
        if len(set(levels)) > 1:  # else nobody has met anybody
            self.rate(levels, result.outcome)

    def rate(self, levels: Sequence[str], outcome: Sequence[float]) -> None:
        """Move the ratings: a bot on several seats moves by the mean of what each would move it."""
        teams = [[self.tallies[level].rating] for level in levels]
        after = model().rate(teams, ranks=[1.0 - share for share in outcome])
        for level in dict.fromkeys(levels):
            mine = [team[0] for team, other in zip(after, levels, strict=True) if other == level]
            rating = self.tallies[level].rating
            rating.mu = sum(r.mu for r in mine) / len(mine)
            rating.sigma = sum(r.sigma for r in mine) / len(mine)


class Result(NamedTuple):
    """How a game ended, and how long each seat thought, in ms a decision."""

    bout: Bout
    outcome: tuple[float, ...]
    scores: tuple[int, ...]
    thought: tuple[float, ...]


def play_bout(bout: Bout) -> Result:
    """One game from start to end."""
    game = find(bout.game)
    made = {player: find_bot(bot_of(player), game) for player in set(bout.levels)}
    bots = [made[player] for player in bout.levels]
    budgets = [budget_of(player, bout.iterations) for player in bout.levels]
    match: Any = BareMatch(game.edition(dict(bout.options)), len(bots), bout.seed)
    seconds, asked = [0.0] * len(bots), [0] * len(bots)
    try:
        while not match.over:
            seat, begun = match.to_act[0], time.perf_counter()
            move = ask(match, seat, bots[seat], budgets[seat])
            seconds[seat] += time.perf_counter() - begun
            asked[seat] += 1
            match.play(seat, move)
    finally:
        for bot in made.values():
            if isinstance(bot, Apart):
                bot.close()
    thought = [round(1000 * s / max(1, n), 2) for s, n in zip(seconds, asked, strict=True)]
    return Result(bout, tuple(match.outcome), tuple(match.scores), tuple(thought))
