"""Own errors: a choice against the one that a search prefers, by what the seat could see."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from math import erfc, inf, sqrt
from typing import Any

from ..bots.bot import Bot, Budget
from ..bots.levels import make_bot
from ..core.mind import Mind
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State, play
from ..core.wire import pack
from ..lab.intervals import student
from .blocks import Block
from .judge import Judge
from .numbers import POINT, VICTORY, rounded

LEAST_LOSS = VICTORY // 50
"""Of a smaller loss nobody is told: 0.02 of a victory."""
LEAST_POINTS = POINT
Then = tuple[tuple[Any, ...], str]
"""A step in its wire form, and a move."""
TIMES = 4
"""So many times the usual deals, where it is not clear on which side of that a loss lies."""


@dataclass(frozen=True)
class Effort:
    """How long a review thinks; the same gives the same."""

    rounds: int = 400  # of the search that finds the better move
    deals: int = 16  # of what all seats know together, for each position, times `Table.deals`
    views: int = 24  # of what one seat knows, for each choice that the search would not make

    @staticmethod
    def of(rounds: int) -> Effort:
        """Everything in proportion to the rounds of the search, but for tables: luck cannot be told
        by a few."""
        return Effort(rounds, max(8, rounds // 25), max(6, 3 * rounds // 50))


@dataclass
class Trial:
    """Two moves at the same tables, dealt from what a seat could see."""

    losses: list[int] = field(default_factory=list)  # what the better one was worth more
    points: int = 0  # what it brought more by the end of the turn, in all
    next: dict[Then, int] = field(default_factory=dict)  # what the seat did then, and how often

    def mean(self) -> int:
        return rounded(sum(self.losses), len(self.losses))

    def error(self) -> float:
        """The standard error of the mean."""
        n = len(self.losses)
        if n < 2:
            return inf
        total, squares = sum(self.losses), sum(x * x for x in self.losses)
        return sqrt((n * squares - total * total) / (n * n * (n - 1)))

    def reach(self) -> float:
        """How far the mean may be off, at 95 %."""
        return student(len(self.losses)) * self.error()

    def doubt(self, least: int) -> float:
        """How likely such losses are, or greater ones, where the true one is no more than `least`:
        by Student's t, brought to the normal distribution."""
        n, error = len(self.losses), self.error()
        above = sum(self.losses) / n - least
        if error == 0.0:
            return 0.0 if above > 0 else 1.0
        t, v = above / error, n - 1
        return erfc(t * (1 - 1 / (4 * v)) / sqrt(1 + t * t / (2 * v)) / sqrt(2)) / 2


@dataclass(frozen=True)
class Choice:
    """A decision that was free, beside the one that a search would have made."""

    number: int  # in the record
    seat: int
    made: str
    better: str  # the same where the search agrees
    deals: int = 0
    loss: int = 0  # of the own share, or of points; above 0 is an error
    low: int = 0
    high: int = 0
    doubt: float = 1.0  # that it is a loss worth to be told
    points: int = 0  # thousandths of points that the better one brings more by the end of the turn
    then: Then | None = None  # what the seat usually does then, if it is still to act
    low_elsewhere: int | None = None  # `low` before a second judge, where one was asked

    def is_above(self, least: int) -> bool:
        """Whether it surely costs more than that, before every judge that was asked."""
        return self.low > least and (self.low_elsewhere is None or self.low_elsewhere > least)

    @property
    def noise(self) -> int:
        """The variance of the loss that is told."""
        return round(((self.high - self.low) / 2 / student(self.deals)) ** 2) if self.deals else 0

    @property
    def is_par(self) -> bool:
        return self.made == self.better


def rounds_for(mind: Mind[Any], rounds: int) -> int:
    """As many of a game's own rounds as take about as long as these of a usual tree; an expert's at
    least, as far as they are asked for."""
    return max(rounds // mind.round_worth, min(rounds, mind.brief_rounds))


class Reader:
    """Judges the choices of one game; about what is surely an error it asks a second judge too."""

    def __init__(self, judge: Judge, effort: Effort, second: Judge | None = None) -> None:
        self.judge = judge
        self.second = Reader(second, effort) if second else None
        self.game = judge.game
        self.effort = effort
        self.deals = judge.table.deals * effort.deals
        self.master: Bot = make_bot("master", judge.game, judge.weights)
        self.budget = Budget(rounds_for(judge.mind, effort.rounds))
        self.least = LEAST_POINTS if judge.counts else LEAST_LOSS

    def lane(self, block: Block, seat: int, dice: Rng) -> tuple[list[Choice], tuple[Move, ...]]:
        """Each free choice of a seat in a block, and the lane that the search would have chosen."""
        g: State = block.before.clone()
        found, par = list[Choice](), list[Move]()
        for i, made in enumerate(block.lanes[seat]):
            better = self.preferred(g, seat, dice)
            if len(g.legal(seat)) > 1:
                number = block.number(seat, i)
                found.append(self.compared(g, seat, number, made, better, dice))
            if not par and better is not made:
                par = [*block.lanes[seat][:i], *self.to_the_end(g, seat, better, dice)]
            play(g, made, seat)
        return found, tuple(par) or block.lanes[seat]

    def preferred(self, g: State, seat: int, dice: Rng) -> Move:
        """What the search would do, by what the seat sees."""
        view: State = self.game.view(g, seat)
        moves = view.legal(seat)
        if len(moves) == 1:
            return moves[0]
        return self.master.choose(view, moves, dice.branch(), self.budget)

    def to_the_end(self, g: State, seat: int, move: Move, dice: Rng) -> list[Move]:
        """A move, and where secret choices take several, what the search would choose after it."""
        x, lane = g.clone(), [move]
        play(x, move, seat)
        while x.chosen and x.chosen[seat] and seat in x.waiting:  # else the choice has been made
            lane.append(self.preferred(x, seat, dice))
            play(x, lane[-1], seat)
        return lane

    def compared(
        self, g: State, seat: int, number: int, made: Move, better: Move, dice: Rng
    ) -> Choice:
        """Both moves on deals of their own, which had no part in finding the better one; more of
        them while it is open whether the loss is worth to be told."""
        if better is made:
            return Choice(number, seat, made.text, better.text)
        view, trial, own = self.game.view(g, seat), Trial(), dice.branch()
        for _ in range(TIMES):
            for _ in range(self.effort.views):
                self.try_both(view, seat, made, better, own, trial)
            if not trial.mean() - trial.reach() <= self.least < trial.mean():
                break
        found = self.choice(number, seat, made, better, trial)
        if self.second is None or found.low <= self.least:
            return found
        again = self.second.compared(g, seat, number, made, better, own)
        return replace(found, low_elsewhere=again.low)

    def choice(self, number: int, seat: int, made: Move, better: Move, trial: Trial) -> Choice:
        loss, reach, n = trial.mean(), round(trial.reach()), len(trial.losses)
        usual = [then for then, times in trial.next.items() if 2 * times > n]
        return Choice(
            number,
            seat,
            made.text,
            better.text,
            n,
            loss,
            loss - reach,
            loss + reach,
            trial.doubt(self.least),
            rounded(1000 * trial.points, n),
            usual[0] if usual else None,
        )

    def try_both(
        self, view: State, seat: int, made: Move, better: Move, dice: Rng, trial: Trial
    ) -> None:
        """At one table: what luck brings, it brings to both."""
        dealt: State = self.game.dealt(view, dice)
        ends: list[State] = []
        for move in (better, made):
            g: State = dealt.clone()
            play(g, move, seat)
            if move is better:
                self.note(g, seat, trial)
            self.judge.play_on(g, dealt.rng.aside())
            ends.append(g)
        values = [self.judge.looked(g) for g in ends]
        trial.losses.append(self.judge.loss(values[0], values[1], seat))
        trial.points += self.game.scores(ends[0])[seat] - self.game.scores(ends[1])[seat]

    def note(self, g: State, seat: int, trial: Trial) -> None:
        """What the seat does next, if it is its turn still."""
        if g.stack and g.seat == seat and len(g.moves) > 1 and not g.chosen:
            then = tuple(pack(g.stack[-1])), self.first_thought(g, seat).text
            trial.next[then] = trial.next.get(then, 0) + 1

    def first_thought(self, g: State, seat: int) -> Move:
        moves = self.judge.mind.candidates(g, seat, g.moves)
        priors = self.judge.mind.priors(g, seat, moves)
        return moves[max(range(len(moves)), key=lambda i: priors[i])] if priors else moves[0]
