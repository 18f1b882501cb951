"""A bot for a common cause: every move is tried at the same tables, the best ones most often."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play
from .bot import IN_THE_LAB, Budget
from .greedy import LONGEST_LOOK
from .instinct import at_first_sight

AT_LEAST = 4
"""Tables at which every move is tried before the worse half is put aside."""


class Partner:
    """Deals the hidden cards anew, tries all moves that are left at each table, finishes what was
    begun as first sight would have it, and asks the game's advice when all is quiet.

    The worse half is put aside again and again, so that the best are compared most often. One
    table for all moves: what luck brings, it brings to each of them.
    """

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        left = self.mind.candidates(view, view.seat, list(moves))
        if budget.iterations is None and budget.seconds is None:
            budget = IN_THE_LAB
        end = None if budget.seconds is None else time.monotonic() + budget.seconds
        trials = budget.iterations
        while len(left) > 1:
            halvings = max(1, (len(left) - 1).bit_length())
            tables = AT_LEAST if trials is None else max(1, trials // (halvings * len(left)))
            values, tried = self.tried(view, left, rng, tables, end)
            if trials is not None:
                trials = max(0, trials - tried)
            order = sorted(range(len(left)), key=lambda i: -values[i])
            left = [left[i] for i in order[: (len(left) + 1) // 2]]
            if end is not None and time.monotonic() >= end:
                break
        return left[0]

    def tried(
        self, view: State, moves: list[Move], rng: Rng, tables: int, end: float | None
    ) -> tuple[list[float], int]:
        """What each move came to at so many tables, and how many trials that took."""
        values = [0.0] * len(moves)
        for n in range(tables):
            dealt: State = self.mind.game.dealt(view, rng)
            for i, move in enumerate(moves):
                values[i] += self.look(dealt, view.seat, move)
            if end is not None and time.monotonic() >= end:
                return values, (n + 1) * len(moves)
        return values, tables * len(moves)

    def look(self, dealt: State, seat: int, move: Move) -> float:
        """What a move leads to, by the chance that lies in the dealt table."""
        g: State = dealt.clone()
        play(g, move, seat)
        self.play_on(g, seat, dealt.rng.aside())
        return self.mind.value(g, seat)

    def play_on(self, g: State, seat: int, dice: Rng) -> None:
        """Up to the next quiet moment, what looks best at first sight is done."""
        for _ in range(LONGEST_LOOK):
            if g.over or self.mind.is_quiet(g, seat):
                return
            play(g, at_first_sight(self.mind, g, g.seat, g.moves, dice))
