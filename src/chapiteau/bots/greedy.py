"""A bot that tries every move on tables it may be sitting at, and takes the best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play
from .bot import Budget
from .instinct import noticed

LONGEST_LOOK = 80
"""Decisions after which a look ahead stops wherever it is."""


class Greedy:
    """Deals the hidden cards anew `looks` times, plays each move on to the next quiet moment with
    anything happening in between, and compares what the game's advice thinks of the outcomes.

    It overlooks so many of 100 moves.
    """

    def __init__(self, mind: Mind[Any], looks: int, overlooks: int = 0) -> None:
        self.mind = mind
        self.looks = looks
        self.overlooks = overlooks

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        candidates = self.mind.candidates(view, view.seat, list(moves))
        candidates = noticed(candidates, self.overlooks, rng)
        values = self.values(view, candidates, rng)
        best = max(values)
        finest = [move for i, move in enumerate(candidates) if values[i] == best]
        return finest[rng.below(len(finest))]

    def values(self, view: State, moves: list[Move], rng: Rng) -> list[float]:
        """What each move leads to, by the mean of all looks."""
        total = [0.0] * len(moves)
        for _ in range(self.looks):
            dealt = self.mind.game.dealt(view, rng)
            for i, move in enumerate(moves):
                total[i] += self.look(dealt, view.seat, move)
        return [value / self.looks for value in total]

    def look(self, dealt: State, seat: int, move: Move) -> float:
        """What a move leads to, by the chance that lies in the dealt table."""
        g: State = dealt.clone()
        play(g, move, seat)
        play_on(self.mind, g, seat, dealt.rng.aside())
        return self.mind.value(g, seat)


def play_on(mind: Mind[Any], g: State, seat: int, dice: Rng) -> None:
    """Let anything happen up to the next quiet moment."""
    for _ in range(LONGEST_LOOK):
        if g.over or mind.is_quiet(g, seat):
            return
        play(g, g.moves[dice.below(len(g.moves))])
