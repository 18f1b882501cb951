"""The search of docs/search.md as a player of the benchmark.

PYTHONPATH=examples/rl chapiteau benchmark fourberies-2-novice search:Search
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from chapiteau.bots import Budget
from chapiteau.core.move import Move
from chapiteau.core.rng import Rng
from chapiteau.core.state import State

PAGE = Path(__file__).resolve().parents[2] / "docs" / "search.md"
ROUNDS = 30


class Search:
    """Thinks so many rounds about every decision."""

    def __init__(self, game: object) -> None:
        found: dict[str, Any] = {}
        exec(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)[0], found)
        self.search = found["search"]

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        move: Move = self.search(view, budget.iterations or ROUNDS, rng.word())
        return move
