"""A bot that tries every move on tables it may be sitting at, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play
from .bot import Budget

LONGEST_LOOK = 80
"""Decisions after which a look ahead stops wherever it is."""


class Greedy:
    """Deals the hidden cards anew `looks` times, plays each move on to the next quiet moment with
    anything happening in between, and compares what the game's advice thinks of the outcomes.

    With a chance of `blunder` in 100 it does not think at all.
    """

    def __init__(self, game: Game[Any], looks: int, blunder: int = 0) -> None:
        self.game = game
        self.looks = looks
        self.blunder = blunder

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1 or (self.blunder and rng.below(100) < self.blunder):
            return moves[rng.below(len(moves))]
        weighed = self.game.weighed(view, view.seat, list(moves))
        worth = self.worths(view, weighed, rng)
        best = max(worth)
        finest = [move for i, move in enumerate(weighed) if worth[i] == best]
        return finest[rng.below(len(finest))]

    def worths(self, view: State, moves: list[Move], rng: Rng) -> list[float]:
        """What each move leads to, by the mean of all looks."""
        total = [0.0] * len(moves)
        for _ in range(self.looks):
            dealt = self.game.dealt(view, rng)
            for i, move in enumerate(moves):
                total[i] += self.look(dealt, view.seat, move)
        return [worth / self.looks for worth in total]

    def look(self, dealt: State, seat: int, move: Move) -> float:
        """What a move leads to, by the chance that lies in the dealt table."""
        g: State = dealt.clone()
        play(g, move, seat)
        play_on(self.game, g, seat, dealt.rng.clone())
        return self.game.worth(g, seat)


def play_on(game: Game[Any], g: State, seat: int, dice: Rng) -> None:
    """Let anything happen up to the next quiet moment."""
    for _ in range(LONGEST_LOOK):
        if g.over or game.is_quiet(g, seat):
            return
        play(g, g.moves[dice.below(len(g.moves))])
