"""A player that looks one turn ahead and values positions, and its games against itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from value import Value

from chapiteau.bots import Budget, ask, make_bot
from chapiteau.core.game import Game
from chapiteau.core.match import BareMatch
from chapiteau.core.move import Move
from chapiteau.core.rng import Rng
from chapiteau.core.state import State, play
from chapiteau.registry import find
from chapiteau.research.arrays import Lens

GAME = "fourberies"
LONGEST_LOOK = 80
PRECIOUS = 12.0
"""A lead of so many points counts three quarters of the most a lead can count."""


def worth(scores: tuple[int, ...], seat: int) -> float:
    """How a game ended for a seat, from -1 to 1: who won, and by how much."""
    lead = scores[seat] - max(s for i, s in enumerate(scores) if i != seat)
    return float(np.tanh(lead / PRECIOUS))


class Learner:
    """Deals what it cannot see, plays each move on to the next turn at random, and guesses.

    Everything it learns from and decides by is a view of its own seat.
    """

    def __init__(
        self, game: Game[Any], seats: int, value: Value, looks: int, heat: float = 0.0
    ) -> None:
        self.game = game
        self.mind = game.mind()
        self.lens = Lens(game.edition({}), seats)
        self.value = value
        self.looks = looks
        self.heat = heat  # how freely it tries what looks worse

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        values = self.values(view, moves, rng)
        if self.heat:
            chances = np.exp((values - values.max()) / self.heat)
            at = np.searchsorted(np.cumsum(chances), rng.word() / 2**32 * chances.sum())
            return moves[min(int(at), len(moves) - 1)]
        return moves[int(values.argmax())]

    def values(self, view: State, moves: Sequence[Move], rng: Rng) -> np.ndarray:
        seat, known, asked, where = view.seat, np.zeros(len(moves)), [], []
        for _ in range(self.looks):
            dealt = self.game.dealt(view, rng)
            for i, move in enumerate(moves):
                g = self.after(dealt, seat, move)
                if g.over:
                    known[i] += worth(tuple(self.game.scores(g)), seat)
                else:
                    asked.append(self.lens.vector(self.game.view(g, seat), seat))
                    where.append(i)
        if asked:
            np.add.at(known, where, self.value.guess(np.array(asked)))
        return known / self.looks

    def after(self, dealt: State, seat: int, move: Move) -> State:
        """Where a move leads, with anything happening until the turn is done."""
        g, dice = dealt.clone(), dealt.rng.aside()
        play(g, move, seat)
        for _ in range(LONGEST_LOOK):
            if g.over or self.mind.is_quiet(g, seat):
                break
            play(g, g.moves[dice.below(len(g.moves))])
        return g


def self_play(
    task: tuple[int, Value | None, list[str], int, float],
) -> tuple[np.ndarray, np.ndarray]:
    """Games against itself: what each seat saw at the start of every turn, and how it ended."""
    seats, value, seeds, looks, heat = task
    game = find(GAME)
    bot = Learner(game, seats, value, looks, heat) if value else make_bot("random", game)
    lens, seen, ends = Lens(game.edition({}), seats), [], []
    for seed in seeds:
        match, whose = BareMatch(game.edition({}), seats, f"train {seed}"), []
        while not match.over:
            if game.mind().is_quiet(match.state, 0):
                for seat in range(seats):
                    seen.append(lens.vector(match.view(seat), seat))
                    whose.append(seat)
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, bot, Budget()))
        ends += [worth(match.scores, seat) for seat in whose]
    return np.array(seen, np.float32), np.array(ends, np.float32)


def contest(task: tuple[int, Value, str, list[int], int]) -> list[float]:
    """Games against a level, the seats taken in turn; the learner's share of each victory."""
    seats, value, level, seeds, looks = task
    game = find(GAME)
    bot, other = Learner(game, seats, value, looks), make_bot(level, game)
    shares = []
    for seed in seeds:
        match, mine = BareMatch(game.edition({}), seats, f"contest {seed}"), seed % seats
        while not match.over:
            seat = match.to_act[0]
            match.play(seat, ask(match, seat, bot if seat == mine else other, Budget()))
        assert match.outcome is not None
        shares.append(match.outcome[mine])
    return shares
