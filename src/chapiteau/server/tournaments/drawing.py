"""Who meets whom: tables of neighbours in the standings, or of a group, with as few repeats as
there can be."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations

from .results import History, pair

APART, AGAIN = 1_000_000, 10_000
"""What it costs to seat two together of whom one has blocked the other, or who have met."""
MOST_PASSES = 6


@dataclass(frozen=True)
class Pool:
    """People among whom tables are drawn, the best first, and how many seats these have."""

    order: Sequence[int]
    seats: int
    apart: Collection[tuple[int, int]] = ()
    is_ranked: bool = True  # whether neighbours in the order are to meet


@dataclass(frozen=True)
class Drawn:
    """The tables of a round, by entrant, and who sits out."""

    tables: list[list[int]]
    byes: list[int]


def missing(people: int, seats: int) -> int:
    """How many bots it takes so that everybody has a table."""
    return -people % seats if people else 0


def draw(pool: Pool, past: History) -> Drawn:
    """Tables of whoever is there; those for whom there is no full table sit out, each as seldom
    as the others, and the last in the order first."""
    byes = sitting_out(pool.order, len(pool.order) % pool.seats, past)
    rest = [n for n in pool.order if n not in byes]
    costs = Costs(rest, past, pool)
    return Drawn(improved(greedy(rest, pool.seats, costs), costs), byes)


def sitting_out(order: Sequence[int], count: int, past: History) -> list[int]:
    last_first = [*order][::-1]
    return sorted(last_first, key=lambda n: past.byes[n])[:count]


class Costs:
    """What it costs to seat people together."""

    def __init__(self, order: Sequence[int], past: History, pool: Pool) -> None:
        place = {n: i for i, n in enumerate(order)}
        self.of_pair: dict[tuple[int, int], int] = {}
        for a, b in combinations(order, 2):
            far = (place[a] - place[b]) ** 2 if pool.is_ranked else 0
            is_apart = (a, b) in pool.apart or (b, a) in pool.apart
            both = pair(a, b)
            self.of_pair[both] = AGAIN * past.met[both] ** 2 + APART * is_apart + far

    def between(self, a: int, others: Sequence[int]) -> int:
        return sum(self.of_pair[pair(a, b)] for b in others if a != b)


def greedy(order: Sequence[int], seats: int, costs: Costs) -> list[list[int]]:
    """The first who has no table takes those with them who cost least."""
    left, tables = list(order), []
    while left:
        table = [left.pop(0)]
        while len(table) < seats:
            best = min(left, key=lambda n: (costs.between(n, table), left.index(n)))
            left.remove(best)
            table.append(best)
        tables.append(table)
    return tables


def improved(tables: list[list[int]], costs: Costs) -> list[list[int]]:
    """Let two change places as long as that costs less."""
    for _ in range(MOST_PASSES):
        changed = [swap(one, other, costs) for one, other in combinations(tables, 2)]
        if not any(changed):
            break
    return tables


def swap(one: list[int], other: list[int], costs: Costs) -> bool:
    """Whether two of these tables have changed places."""
    is_changed = False
    for i in range(len(one)):
        for j in range(len(other)):
            a, b = one[i], other[j]
            before = costs.between(a, one) + costs.between(b, other)
            one[i], other[j] = b, a
            if costs.between(b, one) + costs.between(a, other) < before:
                is_changed = True
            else:
                one[i], other[j] = a, b
    return is_changed


# groups


def groups(order: Sequence[int], size: int) -> list[list[int]]:
    """Groups of about that size, dealt out there and back, so that none has all of the best."""
    count = max(1, round(len(order) / size))
    found: list[list[int]] = [[] for _ in range(count)]
    for i, n in enumerate(order):
        lap, place = divmod(i, count)
        found[place if lap % 2 == 0 else count - 1 - place].append(n)
    return found


def duels(group: Sequence[int], number: int) -> Drawn:
    """Round `number` of everybody against everybody, and again from the start: one stays, the
    others go round."""
    ring = [*group, *([] if len(group) % 2 == 0 else [NOBODY])]
    turn = (number - 1) % (len(ring) - 1) if len(ring) > 1 else 0
    fixed, rest = ring[0], ring[1:]
    rest = rest[turn:] + rest[:turn]
    circle = [fixed, *rest]
    pairs = [[circle[i], circle[-1 - i]] for i in range(len(circle) // 2)]
    byes = [n for both in pairs if NOBODY in both for n in both if n != NOBODY]
    return Drawn([both for both in pairs if NOBODY not in both], byes)


NOBODY = -1


def finalists(ranked: Sequence[Sequence[int]], count: int) -> list[int]:
    """The first of every group, then the second of each, until the table is full."""
    return list(by_place(ranked))[:count]


def by_place(ranked: Sequence[Sequence[int]]) -> Iterator[int]:
    for place in range(max((len(group) for group in ranked), default=0)):
        yield from (group[place] for group in ranked if place < len(group))
