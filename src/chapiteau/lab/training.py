"""Learning by playing: what was seen of each seat on the way, and what it gained after that."""

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
from ..core.match import BareMatch
from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State
from ..core.weights import read_weights
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
    weights: str = ""  # the weights to play by, where they are not those of the house


@dataclass(frozen=True)
class Sample:
    """A seat at one moment, and the points that it gained from there to the end."""

    seat: int
    stage: int
    inputs: tuple[float, ...]
    gain: float


def practices(
    game: Game[Any],
    games: int,
    seats: Sequence[int] | None,
    bot: str,
    seed: str,
    iterations: int | None,
    weights: str = "",
) -> list[Practice]:
    """So many games; by turns with every number of seats, where none is asked for."""
    if not game.mind().inputs:
        raise BadSetup("nothing-to-learn", {"game": game.name})
    tables = seats or range(game.fewest, game.most + 1)
    found: list[Practice] = []
    for i in range(games):
        table, lap = tables[i % len(tables)], i // len(tables)
        blunder = BLUNDERS * (lap % 2)
        found.append(Practice(game.name, table, bot, f"{seed} {i}", blunder, iterations, weights))
    return found


def practise(job: Practice) -> list[Sample]:
    """Play one game and look at all seats now and then."""
    game = find(job.game)
    mind = game.mind()
    if job.weights:
        mind = game.mind(read_weights(job.weights, "weights.json", list(mind.inputs), mind.stages))
    return played(mind, job)


def played(mind: Mind[Any], job: Practice) -> list[Sample]:
    bot = practising(mind, job.bot)
    match: Any = BareMatch(mind.game.edition(dict(mind.practice)), job.seats, job.seed)
    dice, budget = seeded(f"samples {job.seed}"), Budget(job.iterations)
    seen: list[tuple[int, int, list[float], int]] = []
    try:
        while not match.over:
            seat = match.to_act[0]
            if dice.below(EVERY) == 0 or mind.begins_turn(match.state, seat):
                seen += looked_at(mind, match.state)
            moves = list(match.moves(seat))
            is_blunder = job.blunder and dice.below(100) < job.blunder
            match.play(
                seat, moves[dice.below(len(moves))] if is_blunder else ask(match, seat, bot, budget)
            )
    finally:
        if isinstance(bot, Apart):
            bot.close()
    return [
        Sample(seat, stage, tuple(inputs), float(mind.target(match.state, seat) - before))
        for seat, stage, inputs, before in seen
    ]


def practising(mind: Mind[Any], name: str) -> Bot:
    """Who plays, by the weights that are to be corrected."""
    if name == STUDENT:
        return Greedy(mind, looks=1)
    if name == SCHOLAR:
        return Scholar(mind)
    return find_bot(name, mind.game, mind.weights)


class Scholar:
    """Takes what looks best at first sight on one table that it may be sitting at."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        candidates = self.mind.candidates(view, view.seat, list(moves))
        if len(candidates) == 1:
            return candidates[0]
        dealt: State = self.mind.game.dealt(view, rng)
        return at_first_sight(self.mind, dealt, view.seat, candidates, rng)


def looked_at(mind: Mind[Any], g: Any) -> list[tuple[int, int, list[float], int]]:
    """Seat, stage, inputs and target of all seats that can be judged by them now."""
    found = []
    for seat in range(g.seats):
        inputs = mind.inputs_of(g, seat)
        if inputs:
            found.append((seat, mind.stage_of(g, seat), inputs, mind.target(g, seat)))
    return found
