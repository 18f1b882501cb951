"""A bot that searches: many futures of many tables it may be sitting at."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .bot import IN_THE_LAB, Budget
from .thought import Estimate, Thought
from .tree import Search

AT_ONCE = 8
"""Rounds between two looks at the clock."""


class Master:
    """Information-set Monte-Carlo tree search."""

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        moves = self.mind.candidates(view, view.seat, list(moves))
        if len(moves) == 1:
            return moves[0]
        return searched(self.mind, view, view.seat, rng, budget).best(moves)


def searched(mind: Mind[Any], view: State, seat: int, rng: Rng, budget: Budget) -> Search:
    """A search that has used up its budget."""
    search = Search(mind, view, seat, rng)
    if budget.iterations is None and budget.seconds is None:
        budget = IN_THE_LAB
    left = budget.iterations
    end = None if budget.seconds is None else time.monotonic() + budget.seconds
    while left != 0 and (end is None or time.monotonic() < end):
        rounds = AT_ONCE if left is None else min(AT_ONCE, left)
        search.think(rounds)
        left = None if left is None else left - rounds
    return search


def judge(mind: Mind[Any], view: State, seat: int, rng: Rng, budget: Budget) -> Thought:
    """What a search thinks of the moves that a seat may have, as seen by anybody."""
    search = searched(mind, view, seat, rng, budget)
    found = [Estimate(m.text, arm.visits, arm.mean, arm.error) for m, arm in search.choices()]
    found.sort(key=lambda estimate: -estimate.tries)
    return Thought(search.rounds, tuple(found))
