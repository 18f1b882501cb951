"""A bot for games with a sound opinion of their own: it checks that opinion by playing on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import exp
from typing import Any

from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play
from .bot import IN_THE_LAB, Budget
from .greedy import LONGEST_LOOK, Greedy
from .instinct import at_first_sight
from .thought import Thought, Weighed

LOOKS = 24
"""Tables at which every move is judged at once, as an amateur does."""
MOST = 4
"""Moves that are worth a longer look: the best of them, none far behind."""
BEHIND = 0.4  # of the game's swing


class Foresight:
    """Judges every move at once, plays the few best on through some turns of its own, everybody doing
    what looks best at first sight, and lets both opinions count alike.

    One table for all moves: what luck brings, it brings to each of them.
    """

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.glance = Greedy(game, LOOKS)

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        weighed = self.thought(view, moves, rng, budget).weighed
        return self.game.moves.read(weighed[0].move)

    def thought(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Thought:
        """The moves worth a longer look, the best first."""
        if budget.iterations is None and budget.seconds is None:
            budget = IN_THE_LAB
        end = None if budget.seconds is None else time.monotonic() + budget.seconds
        weighed = self.game.weighed(view, view.seat, list(moves))
        worth = self.glance.worths(view, weighed, rng) if len(weighed) > 1 else [0.0]
        few = self.best(worth)
        tables = 0
        deep = [0.0] * len(weighed)
        while len(few) > 1 and not is_spent(budget, tables * len(few), end):
            dealt: State = self.game.dealt(view, rng)
            tables += 1
            for i in few:
                deep[i] += self.played_on(dealt, view.seat, weighed[i])
        leads = {i: (worth[i] + deep[i] / tables) / 2 if tables else worth[i] for i in few}
        order = sorted(few, key=lambda i: -leads[i])
        told = [Weighed(weighed[i].text, tables + 1, self.chance(leads[i])) for i in order]
        return Thought(tables * len(few), tuple(told))

    def best(self, worth: list[float]) -> list[int]:
        """The places of those that may be the best."""
        order = sorted(range(len(worth)), key=lambda i: -worth[i])[:MOST]
        least = worth[order[0]] - BEHIND * self.game.swing
        return [i for i in order if worth[i] > least]

    def played_on(self, dealt: State, seat: int, move: Move) -> float:
        """What a move comes to after some turns, by the chance that lies in the dealt table."""
        g: State = dealt.clone()
        play(g, move, seat)
        dice, turns = dealt.rng.clone(), 0
        for _ in range(LONGEST_LOOK):
            if g.over:
                break
            turns += self.game.begins_turn(g, seat)
            if turns >= self.game.turns_ahead:
                break
            play(g, at_first_sight(self.game, g, g.seat, g.moves, dice))
        return self.game.worth(g, seat)

    def chance(self, lead: float) -> float:
        return 1.0 / (1.0 + exp(-lead / self.game.swing))


def is_spent(budget: Budget, trials: int, end: float | None) -> bool:
    if budget.iterations is not None and trials >= budget.iterations:
        return True
    return end is not None and time.monotonic() >= end
