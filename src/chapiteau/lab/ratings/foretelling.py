"""What a rating is worth: how well it foretells who wins, before each game is counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import exp, log, sqrt
from typing import NamedTuple, Protocol

from ..arena import Standing, Tally, model
from ..intervals import reach

LEAST = 1e-6
"""Nobody is sure of anything: a chance is never taken for less."""
ELO_START, ELO_SCALE, ELO_STEP = 1500.0, 400.0, 32.0


class Game(NamedTuple):
    """Who sat where, and what share of the victory each had."""

    players: tuple[str, ...]
    outcome: tuple[float, ...]


class System(Protocol):
    """Rates players by their games."""

    def chances(self, players: Sequence[str]) -> list[float]:
        """Of each seat, to win; together one."""
        ...

    def rate(self, game: Game) -> None: ...


class Chance:
    """Knows nothing: whoever sits at a table may win it."""

    def chances(self, players: Sequence[str]) -> list[float]:
        return [1 / len(players)] * len(players)

    def rate(self, game: Game) -> None:
        pass


class OpenSkill:
    """Plackett-Luce, with a mean and an uncertainty for each player, as the arena rates bots."""

    def __init__(self) -> None:
        self.standing = Standing()

    def chances(self, players: Sequence[str]) -> list[float]:
        tallies = self.standing.tallies
        teams = [[tallies.setdefault(player, Tally()).rating] for player in players]
        return list(model().predict_win(teams))

    def rate(self, game: Game) -> None:
        self.chances(game.players)  # whoever is new has a rating from now on
        self.standing.rate(game.players, game.outcome)


class PlackettLuceChances(OpenSkill):
    """The same ratings, and the chances of the model they were learned with: who comes first of
    all, as if drawn by weights. `predict_win` adds up pairs instead, and so never gives anybody
    more than two in as many as sit there."""

    def chances(self, players: Sequence[str]) -> list[float]:
        tallies = self.standing.tallies
        ratings = [tallies.setdefault(player, Tally()).rating for player in players]
        spread = sqrt(sum(each.sigma**2 + model().beta ** 2 for each in ratings))
        weights = [exp(each.mu / spread) for each in ratings]
        return [weight / sum(weights) for weight in weights]


@dataclass
class PairwiseElo:
    """Elo of every pair at the table, a game's step shared among a seat's pairs."""

    ratings: dict[str, float] = field(default_factory=dict)

    def chances(self, players: Sequence[str]) -> list[float]:
        """What agrees with every pair: each as likely as its strength among all."""
        strengths = [10 ** (self.of(player) / ELO_SCALE) for player in players]
        return [strength / sum(strengths) for strength in strengths]

    def of(self, player: str) -> float:
        return self.ratings.get(player, ELO_START)

    def rate(self, game: Game) -> None:
        players, shares, moved = game.players, game.outcome, dict[str, float]()
        for i, one in enumerate(players):
            for j, other in enumerate(players):
                if one == other:  # nobody learns from meeting oneself
                    continue
                expected = 1 / (1 + 10 ** ((self.of(other) - self.of(one)) / ELO_SCALE))
                ended = 0.5 if shares[i] == shares[j] else float(shares[i] > shares[j])
                step = ELO_STEP * (ended - expected) / (len(players) - 1)
                moved[one] = moved.get(one, 0.0) + step / players.count(one)
        for player, by in moved.items():
            self.ratings[player] = self.of(player) + by


@dataclass
class Foretold:
    """How a system foretold games, each from those before it: the less, the better."""

    losses: list[float] = field(default_factory=list)  # of each game

    @property
    def mean(self) -> float:
        return sum(self.losses) / max(1, len(self.losses))

    def lead(self, other: Foretold) -> tuple[float, float]:
        """By how much more this one lost in the same games, and how far that may be off at 95 %."""
        apart = [mine - theirs for mine, theirs in zip(self.losses, other.losses, strict=True)]
        mean = sum(apart) / max(1, len(apart))
        return mean, reach(len(apart), sum(apart), sum(each * each for each in apart))


def surprise(chances: Sequence[float], outcome: Sequence[float]) -> float:
    """The log loss of one game: a shared victory counts as its shares."""
    pairs = zip(chances, outcome, strict=True)
    return -sum(share * log(max(LEAST, chance)) for chance, share in pairs if share)


def foretold(system: System, games: Iterable[Game], learning: int = 0) -> Foretold:
    """Foretell each game, then count it; the first `learning` are only counted."""
    told = Foretold()
    for n, game in enumerate(games):
        if n >= learning:
            told.losses.append(surprise(system.chances(game.players), game.outcome))
        system.rate(game)
    return told
