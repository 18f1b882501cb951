"""A bot that does what looks best at first sight, without looking ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import Budget


class Instinct:
    """The game's first opinion of the moves, and nothing else.

    With a chance of `blunder` in 100 it does not even look.
    """

    def __init__(self, mind: Mind[Any], blunder: int = 0) -> None:
        self.mind = mind
        self.blunder = blunder

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if self.blunder and rng.below(100) < self.blunder:
            return moves[rng.below(len(moves))]
        seat = view.seat
        return at_first_sight(
            self.mind, view, seat, self.mind.candidates(view, seat, list(moves)), rng
        )


def at_first_sight(mind: Mind[Any], g: State, seat: int, moves: list[Move], dice: Rng) -> Move:
    """The move that looks best, any of them where several do."""
    priors = mind.priors(g, seat, moves)
    best = max(priors)
    finest = [move for move, prior in zip(moves, priors, strict=True) if prior == best]
    return finest[dice.below(len(finest))]
