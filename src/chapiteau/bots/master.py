"""A bot that searches: many futures of many tables it may be sitting at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import Budget
from .tree import Search

SECONDS = 1.5
"""How long it thinks at the table when nothing else was agreed."""
AT_ONCE = 32
"""Rounds between two looks at the clock."""


class Master:
    """Information-set Monte-Carlo tree search."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        search = Search(self.game, view, view.seat, rng)
        if budget.iterations:
            search.think(budget.iterations)
        else:
            end = time.monotonic() + (budget.seconds or SECONDS)
            while time.monotonic() < end:
                search.think(AT_ONCE)
        return search.best(list(moves))
