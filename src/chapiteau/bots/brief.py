"""A bot that thinks like a better one, for a moment only."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import Bot, Budget


class Brief:
    """Asks another bot, which gets no more than so many rounds of thought."""

    def __init__(self, bot: Bot, rounds: int) -> None:
        self.bot = bot
        self.rounds = rounds

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        given = budget.iterations
        rounds = self.rounds if given is None else min(given, self.rounds)
        return self.bot.choose(view, moves, rng, replace(budget, iterations=rounds))
