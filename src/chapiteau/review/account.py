"""The account of a game: for every seat, result - start = draws + own errors + others + the unseen
+ drift, in whole numbers, to the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations
from typing import Any

from ..core.game import Game
from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from ..core.step import ALL_SEATS
from ..core.wire import text
from .blocks import Block, Lanes, follow
from .choices import Choice, Reader
from .judge import Judge
from .numbers import ORDERS, Estimate, Vector, minus, plus

ALL_ORDERS = 3
"""Up to so many seats all orders of choosing are gone through; beyond, some drawn at random."""


@dataclass(frozen=True)
class Weighed:
    """What a block did: `all` is the mean over what chance might have brought after these choices,
    `none` the same after what a search would have chosen, `then` the position that came."""

    first: int
    count: int
    is_together: bool
    is_chance: bool
    all: Vector
    none: Vector
    then: Vector
    noise: Vector  # the variance of what chance did to each seat, as far as it is not known
    effects: dict[int, Vector]  # by the seat that chose: what its choice did to every seat
    choices: list[Choice]


def weighed(block: Block, reader: Reader, dice: Rng) -> Weighed:
    """Judge one block by its own dice."""
    choices: list[Choice] = []
    par: dict[int, tuple[Move, ...]] = {}
    for seat in block.lanes:
        found, par[seat] = reader.lane(block, seat, dice)
        choices += found
    return replace(compared(block, reader, par, dice), choices=choices)


def compared(block: Block, reader: Reader, par: Lanes, dice: Rng) -> Weighed:
    """What a block did beside what it would have done had seats chosen as a search would."""
    tables = Tables(block, reader.judge, reader.effort.deals, dice.branch())
    made = tables.worth(block.lanes)
    is_chance = block.has_taught and tables.saw_chance()
    then = made
    if block.after.over:
        then = Estimate(reader.judge.result(block.after), [0] * block.before.seats)
    elif is_chance:
        then = position_estimate(reader.judge, block.after, reader.effort.deals, dice.branch())
    noise = [0] * block.before.seats if then is made else plus(made.noise, then.noise)
    swayed = [seat for seat in block.lanes if par[seat] != block.lanes[seat]]
    effects = shared_out(tables, par, swayed, dice.branch())
    none = tables.worth(par).mean
    said = (block.first, block.count, block.is_together, is_chance)
    return Weighed(*said, made.mean, none, then.mean, noise, effects, [])


def position_estimate(judge: Judge, g: State, deals: int, dice: Rng) -> Estimate:
    """What a position is worth where all hands are known and nothing that is undrawn."""
    view = judge.game.view(g, ALL_SEATS)
    return judge.estimate([judge.values(judge.game.dealt(view, dice)) for _ in range(deals)])


def position_value(judge: Judge, g: State, deals: int, dice: Rng) -> Vector:
    return position_estimate(judge, g, deals, dice).mean


class Tables:
    """The same re-dealt tables for everything that might have been chosen in a block."""

    def __init__(self, block: Block, judge: Judge, deals: int, dice: Rng) -> None:
        self.block = block
        self.judge = judge
        game: Game[Any] = judge.game
        view = game.view(block.before, ALL_SEATS)
        self.tables: list[State] = [game.dealt(view, dice) for _ in range(deals)]
        self._worth: dict[tuple[tuple[Move, ...], ...], Estimate] = {}

    def played(self, table: State, lanes: Lanes) -> State:
        g: State = table.clone()
        follow(g, lanes)
        return g

    def worth(self, lanes: Lanes) -> Estimate:
        """The mean over all tables once seats have chosen like that."""
        key = tuple([lanes[seat] for seat in self.block.lanes])
        if key not in self._worth:
            judge = self.judge
            ends = [self.played(table, lanes) for table in self.tables]
            self._worth[key] = judge.estimate([judge.values(g) for g in ends])
        return self._worth[key]

    def saw_chance(self) -> bool:
        """Whether all seats together see something else at another table after the same choices."""
        game: Game[Any] = self.judge.game
        seen = text(game.view(self.block.after, ALL_SEATS))
        lanes = self.block.lanes
        return any(
            text(game.view(self.played(table, lanes), ALL_SEATS)) != seen for table in self.tables
        )


def shared_out(tables: Tables, par: Lanes, swayed: Sequence[int], dice: Rng) -> dict[int, Vector]:
    """What each seat's choice did to every seat: its Shapley value, the mean over the orders in
    which choices might be changed from what a search would do to what was done."""
    lanes = tables.block.lanes
    effects = {seat: [0] * tables.block.before.seats for seat in lanes}
    orders = orders_of(swayed, dice)
    for order in orders:
        chosen = dict(par)
        for seat in order:
            before = tables.worth(chosen).mean
            chosen[seat] = lanes[seat]
            effects[seat] = plus(effects[seat], minus(tables.worth(chosen).mean, before))
    return {seat: [x // len(orders) for x in effect] for seat, effect in effects.items()}


def orders_of(seats: Sequence[int], dice: Rng) -> list[tuple[int, ...]]:
    """All orders of a few, else some at random; how many divides what values are counted in."""
    if len(seats) <= ALL_ORDERS:
        return list(permutations(seats))
    found: list[tuple[int, ...]] = []
    for _ in range(ORDERS):
        order = list(seats)
        dice.shuffle(order)
        found.append(tuple(order))
    return found


@dataclass
class Column:
    """The account of one seat."""

    start: int
    result: int
    draws: int = 0
    errors: int = 0
    unseen: int = 0
    drift: int = 0
    others: list[int] = field(default_factory=list)  # what each seat's choices did to this one
    draws_noise: int = 0  # the variance of what is said of draws, and of errors
    errors_noise: int = 0

    @property
    def course(self) -> int:
        """The unseen and drift as one: the course of play."""
        return self.unseen + self.drift

    @property
    def gap(self) -> int:
        """By how much it fails to add up: nothing."""
        told = self.draws + self.errors + self.unseen + self.drift + sum(self.others)
        return self.result - self.start - told


@dataclass(frozen=True)
class Event:
    """One cause, and what it did to each seat: where victory is shared, that sums to nothing."""

    block: int  # -1 is the set-up
    cause: str  # draws, choice or drift
    seat: int  # whose choice, or -1
    row: Vector


@dataclass(frozen=True)
class Account:
    """All that happened to everybody."""

    columns: list[Column]
    events: list[Event]
    course: list[Vector]  # the start, the deal, and the position after each block


def account(start: Estimate, dealt: Estimate, result: Vector, found: Sequence[Weighed]) -> Account:
    """Book every block."""
    seats = len(result)
    columns = [Column(start.mean[s], result[s], others=[0] * seats) for s in range(seats)]
    events = [Event(-1, "draws", -1, minus(dealt.mean, start.mean))]
    course, now = [start.mean, dealt.mean], dealt.mean
    for n, block in enumerate(found):
        events.append(Event(n, "drift", -1, minus(block.none, now)))
        events += [Event(n, "choice", seat, row) for seat, row in block.effects.items()]
        events.append(Event(n, "draws", -1, minus(block.then, block.all)))
        now = block.then
        course.append(now)
    for event in events:
        book(columns, event)
    for choice in [choice for block in found for choice in block.choices]:
        columns[choice.seat].errors -= choice.loss
        columns[choice.seat].unseen += choice.loss
        columns[choice.seat].errors_noise += choice.noise
    for seat, column in enumerate(columns):
        known = [start.noise, dealt.noise, *[block.noise for block in found]]
        column.draws_noise = sum(noise[seat] for noise in known)
    return Account(columns, [event for event in events if any(event.row)], course)


def book(columns: list[Column], event: Event) -> None:
    for seat, column in enumerate(columns):
        if event.cause == "draws":
            column.draws += event.row[seat]
        elif event.cause == "drift":
            column.drift += event.row[seat]
        elif event.seat == seat:
            column.unseen += event.row[seat]
        else:
            column.others[event.seat] += event.row[seat]
