"""A bot that does anything it may."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import Budget


class Random:
    """Any legal move, all equally likely."""

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        return moves[rng.below(len(moves))]
