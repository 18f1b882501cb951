"""What a bot is and what it is given."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from ..core.match import BareMatch
from ..core.move import Move
from ..core.rng import Rng, seeded
from ..core.state import State


@dataclass(frozen=True)
class Budget:
    """How long a bot may think: in rounds of thought, which give the same answer anywhere, and in
    seconds, which do not. The first that runs out ends it."""

    iterations: int | None = None
    seconds: float | None = None


ROUNDS: Final = 6000
"""Rounds of thought a decision at a table is worth."""
AT_A_TABLE: Final = Budget(ROUNDS, 2.0)
"""People wait: on a slow machine a bot thinks less, not longer."""
IN_THE_LAB: Final = Budget(ROUNDS)
"""The same thoughts, and the same games on any machine."""


class Bot(Protocol):
    """Chooses one of `moves` for the seat that `view` asks (`view.seat`)."""

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move: ...


def ask(match: BareMatch, seat: int, bot: Bot, budget: Budget = IN_THE_LAB) -> Move:
    """What a bot does in a match: the same for the same seed and position, in any process."""
    rng = seeded(f"bot {match.seed} {seat} {match.position(seat)}")
    return bot.choose(match.view(seat), list(match.moves(seat)), rng, budget)
