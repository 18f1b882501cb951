"""What a bot is and what it is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from ..core.match import Match
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: in seconds, or in rounds of thought for the same answer anywhere."""

    seconds: float | None = None
    iterations: int | None = None


class Bot(Protocol):
    """Chooses one of `moves` for the seat that `view` asks (`view.seat`)."""

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move: ...


def ask(match: Match, seat: int, bot: Bot, budget: Budget) -> Move:
    """What a bot does in a match: the same for the same seed and position, in any process."""
    rng = seeded(f"bot {match.seed} {seat} {match.position(seat)}")
    return bot.choose(match.view(seat), list(match.moves(seat)), rng, budget)
