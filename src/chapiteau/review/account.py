"""The account of a game: for every seat, result - start = draws + own errors + others + the unseen
+ drift, in whole numbers, to the last of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import permutations

from ..core.move import Move
from ..core.rng import Rng
from ..core.state import State
from .blocks import Block, Lanes
from .choices import Choice, Reader
from .judge import FULL, Judge
from .numbers import ORDERS, Estimate, Vector, minus, noise_of, plus
from .tables import Walk, played

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
    noise: Vector  # the variance of what chance did since these tables were dealt, for each seat
    effects: dict[int, Vector]  # by the seat that chose: what its choice did to every seat
    choices: list[Choice]


def weighed(block: Block, reader: Reader, dice: Rng) -> Weighed:
    """Judge one block by itself."""
    choices: list[Choice] = []
    par: dict[int, tuple[Move, ...]] = {}
    for seat in block.lanes:
        found, par[seat] = reader.lane(block, seat, dice)
        choices += found
    ahead = replace(block, before=block.after)  # a place to stand on; nothing is played there
    blocks = [block] if block.after.over else [block, ahead]
    walk = Walk(reader.judge, blocks, reader.deals, f"{block.first}")
    return replace(compared(walk, 0, par, dice), choices=choices)


def compared(walk: Walk, n: int, par: Lanes, dice: Rng) -> Weighed:
    """What a block did beside what it would have done had seats chosen as a search would."""
    block, judge = walk.blocks[n], walk.judge
    tables = Tables(block, judge, walk.before(n))
    run, is_chance = walk.run, walk.saw_chance(n)
    made = then = tables.worth(block.lanes).mean
    noise = [0] * block.before.seats
    if block.after.over:
        then = judge.result(block.after)
    elif is_chance:
        then = walk.run.worth.mean
    if is_chance or block.after.over:
        noise = noise_of(list(map(minus, run.values, tables.values(block.lanes))))
    swayed = [seat for seat in block.lanes if par[seat] != block.lanes[seat]]
    effects = shared_out(tables, par, swayed, dice)
    none = tables.worth(par).mean
    said = (block.first, block.count, block.is_together, is_chance)
    return Weighed(*said, made, none, then, noise, effects, [])


class Tables:
    """The same re-dealt tables for everything that might have been chosen in a block."""

    def __init__(self, block: Block, judge: Judge, tables: Sequence[State]) -> None:
        self.block = block
        self.judge = judge
        self.tables = tables
        self._values: dict[tuple[tuple[Move, ...], ...], list[Vector]] = {}

    def values(self, lanes: Lanes) -> list[Vector]:
        """What each table is worth once seats have chosen like that."""
        key = tuple([lanes[seat] for seat in self.block.lanes])
        if key not in self._values:
            ends = [played(table, lanes) for table in self.tables]
            self._values[key] = [self.judge.values(g) for g in ends]
        return self._values[key]

    def worth(self, lanes: Lanes) -> Estimate:
        return self.judge.estimate(self.values(lanes))


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
    chance: int = 0  # what draws seem to be worth, of which as much is told as results bear out

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


class Draws:
    """Tells of what draws seem to be worth, block by block, only as much as results bear out; to
    the last digit that share of all there was so far."""

    def __init__(self, seats: int, believed: int) -> None:
        self.believed = believed
        self.seen = [0] * seats

    def split(self, row: Vector) -> tuple[Vector, Vector]:
        """What is told of it, and the rest."""
        before = share_of(self.seen, self.believed)
        self.seen = plus(self.seen, row)
        told = minus(share_of(self.seen, self.believed), before)
        return told, minus(row, told)


def share_of(row: Vector, thousandths: int) -> Vector:
    """A part of a row; one that sums to nothing still does."""
    parts = [x * thousandths // FULL for x in row]
    if sum(row) == 0:
        rests = sorted(range(len(row)), key=lambda s: (-(row[s] * thousandths % FULL), s))
        for seat in rests[: -sum(parts)]:
            parts[seat] += 1
    return parts


def account(
    start: Estimate,
    dealt: Estimate,
    result: Vector,
    found: Sequence[Weighed],
    believed: int = FULL,
) -> Account:
    """Book every block."""
    seats = len(result)
    columns = [Column(start.mean[s], result[s], others=[0] * seats) for s in range(seats)]
    draws, events = Draws(seats, believed), list[Event]()
    told, rest = draws.split(minus(dealt.mean, start.mean))
    events += [Event(-1, "drift", -1, rest), Event(-1, "draws", -1, told)]
    course, now = [start.mean, dealt.mean], dealt.mean
    for n, block in enumerate(found):
        told, rest = draws.split(minus(block.then, block.all))
        events.append(Event(n, "drift", -1, plus(minus(block.none, now), rest)))
        events += [Event(n, "choice", seat, row) for seat, row in block.effects.items()]
        events.append(Event(n, "draws", -1, told))
        now = block.then
        course.append(now)
    for event in events:
        book(columns, event)
    book_errors(columns, found)
    for seat, column in enumerate(columns):
        known = [start.noise, *[block.noise for block in found]]
        column.draws_noise = sum(noise[seat] for noise in known) * believed**2 // FULL**2
        column.chance = draws.seen[seat]
    return Account(columns, [event for event in events if any(event.row)], course)


def book_errors(columns: list[Column], found: Sequence[Weighed]) -> None:
    """Part of what a choice did to its own seat was its error."""
    for choice in [choice for block in found for choice in block.choices]:
        columns[choice.seat].errors -= choice.loss
        columns[choice.seat].unseen += choice.loss
        columns[choice.seat].errors_noise += choice.noise


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
