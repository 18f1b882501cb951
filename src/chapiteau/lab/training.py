"""Learning by playing: what was to be seen of each seat on the way, and what it gained after that."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from ..bots import Bot, Budget, ask, find_bot
from ..bots.apart import Apart
from ..bots.greedy import Greedy
from ..bots.instinct import at_first_sight
from ..core.errors import BadSetup
from ..core.game import Game
from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State
from ..registry import find

STUDENT = "student"
"""A bot for practice only: the quickest look ahead, by what the game's advice says."""
SCHOLAR = "scholar"
"""The same by what was learned before: whatever looks best at first sight."""
PRACTISING = (STUDENT, SCHOLAR)
BLUNDERS = 6  # in 100 moves of every second game, to see what nobody does on purpose as well
EVERY = 3  # of so many positions one is kept, and every one where a turn begins


@dataclass(frozen=True)
class Practice:
    """One game to learn from."""

    game: str
    seats: int
    bot: str
    seed: str
    blunder: int
    iterations: int | None = None
    learned: str = ""  # the weights to play by, where they are not those of the house


@dataclass(frozen=True)
class Sample:
    """A seat at one moment, and the points that it gained from there to the end."""

    seat: int
    stage: int
    signs: tuple[float, ...]
    gain: float


def practices(
    game: Game[Any],
    games: int,
    seats: Sequence[int] | None,
    bot: str,
    seed: str,
    iterations: int | None,
    learned: str = "",
) -> list[Practice]:
    """So many games; by turns with every number of seats, where none is asked for."""
    if not game.signs:
        raise BadSetup("nothing-to-learn", {"game": game.name})
    tables = seats or range(game.fewest, game.most + 1)
    found: list[Practice] = []
    for i in range(games):
        table, lap = tables[i % len(tables)], i // len(tables)
        blunder = BLUNDERS * (lap % 2)
        found.append(Practice(game.name, table, bot, f"{seed} {i}", blunder, iterations, learned))
    return found


def practise(job: Practice) -> list[Sample]:
    """Play one game and look at all seats now and then."""
    game = find(job.game)
    if not job.learned:
        return played(game, job)
    usual = game.learned
    game.learn(job.learned)
    try:
        return played(game, job)
    finally:
        game.know(usual)


def played(game: Game[Any], job: Practice) -> list[Sample]:
    bot = student(game, job.bot) if job.bot in PRACTISING else find_bot(job.bot, game)
    match: Any = Match(game.edition(dict(game.practice)), job.seats, job.seed)
    dice, budget = seeded(f"samples {job.seed}"), Budget(job.iterations)
    seen: list[tuple[int, int, list[float], int]] = []
    try:
        while not match.over:
            seat = match.to_act[0]
            if dice.below(EVERY) == 0 or game.begins_turn(match.state, seat):
                seen += looked_at(game, match.state)
            moves = list(match.moves(seat))
            is_blunder = job.blunder and dice.below(100) < job.blunder
            match.play(
                seat, moves[dice.below(len(moves))] if is_blunder else ask(match, seat, bot, budget)
            )
    finally:
        if isinstance(bot, Apart):
            bot.close()
    return [
        Sample(seat, stage, tuple(signs), float(game.aim(match.state, seat) - before))
        for seat, stage, signs, before in seen
    ]


def student(game: Game[Any], name: str) -> Bot:
    return Greedy(game, looks=1) if name == STUDENT else Scholar(game)


class Scholar:
    """Takes what looks best at first sight on one table that it may be sitting at."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        weighed = self.game.weighed(view, view.seat, list(moves))
        if len(weighed) == 1:
            return weighed[0]
        dealt: State = self.game.dealt(view, rng)
        return at_first_sight(self.game, dealt, view.seat, weighed, rng)


def looked_at(game: Game[Any], g: Any) -> list[tuple[int, int, list[float], int]]:
    """Seat, stage, signs and aim of all seats that can be judged by their signs now."""
    found = []
    for seat in range(g.seats):
        signs = game.signs_of(g, seat)
        if signs:
            found.append((seat, game.stage_of(g, seat), signs, game.aim(g, seat)))
    return found
