"""Learning by playing: what was to be seen of each seat on the way, and what it gained after that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Budget, ask, find_bot
from ..bots.apart import Apart
from ..bots.greedy import Greedy
from ..core.errors import BadSetup
from ..core.game import Game
from ..core.match import Match
from ..core.rng import seeded
from ..registry import find

STUDENT = "student"
"""A bot for practice only: the quickest look ahead, and in every second game some blunders, so that
what nobody does on purpose is seen as well."""
BLUNDERS = 6  # in 100 moves
EVERY = 3  # of so many positions one is kept


@dataclass(frozen=True)
class Practice:
    """One game to learn from."""

    game: str
    seats: int
    bot: str
    seed: str
    number: int
    iterations: int | None = None


@dataclass(frozen=True)
class Sample:
    """A seat at one moment, and the points that it gained from there to the end."""

    stage: int
    signs: tuple[float, ...]
    gain: float


def practices(
    game: Game[Any], games: int, seats: int | None, bot: str, seed: str, iterations: int | None
) -> list[Practice]:
    """So many games; by turns with every number of seats, where none is asked for."""
    if not game.signs:
        raise BadSetup("nothing-to-learn", {"game": game.name})
    tables = [seats] if seats else range(game.fewest, game.most + 1)
    return [
        Practice(game.name, tables[i % len(tables)], bot, f"{seed} {i}", i, iterations)
        for i in range(games)
    ]


def practise(job: Practice) -> list[Sample]:
    """Play one game and look at all seats now and then."""
    game = find(job.game)
    bot = student(game, job.number) if job.bot == STUDENT else find_bot(job.bot, game)
    match: Any = Match(game.edition({}), job.seats, job.seed)
    dice, budget = seeded(f"samples {job.seed}"), Budget(job.iterations)
    seen: list[tuple[int, int, list[float], int]] = []
    try:
        while not match.over:
            if dice.below(EVERY) == 0:
                seen += looked_at(game, match.state)
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, bot, budget))
    finally:
        if isinstance(bot, Apart):
            bot.close()
    return [
        Sample(stage, tuple(signs), float(match.scores[seat] - points))
        for seat, stage, signs, points in seen
    ]


def student(game: Game[Any], number: int) -> Bot:
    return Greedy(game, looks=1, blunder=BLUNDERS * (number % 2))


def looked_at(game: Game[Any], g: Any) -> list[tuple[int, int, list[float], int]]:
    """Seat, stage, signs and points of all seats that can be judged by their signs now."""
    scores, found = game.scores(g), []
    for seat in range(g.seats):
        signs = game.signs_of(g, seat)
        if signs:
            found.append((seat, game.stage_of(g, seat), signs, scores[seat]))
    return found
