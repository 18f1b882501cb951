"""A bot for games with a sound opinion of their own: it checks that opinion by playing on."""

from __future__ import annotations

import time
from collections.abc import Sequence
from math import log
from typing import Any

from ..core.mind import Mind
from ..core.move import Move
from ..core.native import mypyc_attr
from ..core.rng import Rng
from ..core.state import State, play
from .bot import IN_THE_LAB, Budget
from .instinct import in_passing
from .thought import Estimate, Thought
from .tree import standard_error

MOST = 6
"""Moves that are worth a longer look: the best of them, none far behind."""


class Foresight:
    """Looks at every move once, plays the few best on through some turns of its own, everybody
    doing what looks best at first sight, and again and again drops the worse half of them.

    One table for all moves: what luck brings, it brings to each of them. First sight itself counts
    like some tables (`Mind.trust`), so that a few which luck has spoilt do not overrule it.
    """

    def __init__(self, mind: Mind[Any]) -> None:
        self.mind = mind

    def choose(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Move:
        if len(moves) == 1:
            return moves[0]
        best = self.thought(view, moves, rng, budget).moves[0]
        return self.mind.game.moves.read(best.move)

    def thought(self, view: State, moves: Sequence[Move], rng: Rng, budget: Budget) -> Thought:
        """The moves worth a longer look, the best first."""
        spending = Spending(budget)  # the clock runs from here on
        trial = Trial(self.mind, view, self.few(view, moves, rng), rng, spending)
        trial.run()
        return Thought(spending.rounds, tuple([trial.estimate(move) for move in trial.ranked]))

    def few(self, view: State, moves: Sequence[Move], rng: Rng) -> dict[Move, float]:
        """Those that may be the best, the likeliest first, and how good they look: by the mean of
        some looks."""
        mind, seat = self.mind, view.seat
        candidates = mind.candidates(view, seat, list(moves))
        if len(candidates) == 1:
            return {candidates[0]: 1.0}
        tables = [mind.game.dealt(view, rng) for _ in range(mind.looks)]
        looks = [mind.priors(dealt, seat, candidates) for dealt in tables]
        priors = [sum(seen) / len(looks) for seen in zip(*looks, strict=True)]
        order = sorted(range(len(candidates)), key=lambda i: -priors[i])[:MOST]
        few = [i for i in order if i == order[0] or priors[i] > mind.faint]
        return {candidates[i]: priors[i] for i in few}


class Spending:
    """How much of a budget is gone."""

    def __init__(self, budget: Budget) -> None:
        if budget.iterations is None and budget.seconds is None:
            budget = IN_THE_LAB
        self.budget = budget
        self.begun = time.monotonic()
        self.rounds = 0

    def share(self) -> float:
        """From 0 to 1, by what runs out first."""
        rounds = self.budget.iterations
        by_rounds = 0.0 if rounds is None else self.rounds / rounds if rounds else 1.0
        return max(by_rounds, self.by_clock())

    def by_clock(self) -> float:
        seconds = self.budget.seconds
        if seconds is None:
            return 0.0
        return (time.monotonic() - self.begun) / seconds if seconds else 1.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Trial:
    """A few moves that are played on at the same tables, fewer and fewer of them."""

    def __init__(
        self,
        mind: Mind[Any],
        view: State,
        few: dict[Move, float],  # how good they look at first sight, the likeliest first
        rng: Rng,
        spending: Spending,
    ) -> None:
        self.mind = mind
        self.view = view
        self.rng = rng
        self.spending = spending
        self.ranked = list(few)  # the best first, as far as is known
        self.tables = dict.fromkeys(few, 0)  # at how many each was tried
        # What it came to there, in all, beginning with what first sight said.
        self.hopes = {move: mind.trust * mind.sight * log(looks) for move, looks in few.items()}
        self.chances = dict.fromkeys(few, 0.0)  # how likely a victory looked there, in all
        self.squares = dict.fromkeys(few, 0.0)

    def run(self) -> None:
        """An equal share of the budget for each heat; the better half goes on to the next."""
        left = len(self.ranked)
        heats = (left - 1).bit_length()
        for heat in range(heats):
            while self.spending.share() < (heat + 1) / heats:
                self.play_table(self.ranked[:left])
            self.ranked[:left] = sorted(self.ranked[:left], key=lambda move: -self.hopes[move])
            left = (left + 1) // 2

    def play_table(self, moves: list[Move]) -> None:
        """Deal a table and play every move on there; one that time cuts short does not count."""
        dealt: State = self.mind.game.dealt(self.view, self.rng)
        found: list[tuple[float, float]] = []
        for move in moves:
            found.append(self.judged(self.played_on(dealt, move)))
            self.spending.rounds += 1
            if self.spending.by_clock() >= 1.0:
                break
        if len(found) == len(moves):
            for move, (hope, chance) in zip(moves, found, strict=True):
                self.tables[move] += 1
                self.hopes[move] += hope
                self.chances[move] += chance
                self.squares[move] += chance * chance

    def played_on(self, dealt: State, move: Move) -> State:
        """Where a move leads to after some turns, by the chance that lies in the dealt table."""
        mind, seat = self.mind, self.view.seat
        g: State = dealt.clone()
        play(g, move, seat)
        dice, since, turns = dealt.rng.aside(), dealt, 0
        while not g.over:
            if mind.is_next_turn(g, since, seat):
                turns += 1
                if turns >= mind.turns_ahead or self.spending.by_clock() >= 1.0:
                    break
                since = g.clone()
            play(g, in_passing(mind, g, dice))
        return g

    def judged(self, g: State) -> tuple[float, float]:
        """What moves are compared by, and how likely a victory looks."""
        mind, seat = self.mind, self.view.seat
        return mind.outcome(g, seat), mind.likely(mind.margins(g)[seat])

    def estimate(self, move: Move) -> Estimate:
        tables = self.tables[move]
        error = standard_error(tables, self.chances[move], self.squares[move])
        return Estimate(move.text, tables + 1, self.chance_after(move), error)

    def chance_after(self, move: Move) -> float:
        """How likely a victory looked after a move; one that was never played on is looked at."""
        if self.tables[move]:
            return self.chances[move] / self.tables[move]
        g: State = self.mind.game.dealt(self.view, self.rng)
        play(g, move, self.view.seat)
        return self.judged(g)[1]
