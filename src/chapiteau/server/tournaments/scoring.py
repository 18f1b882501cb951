"""What a table is worth, and how everybody stands: exact fractions, the same from the same rounds.

A table brings between nothing and one point: the part of one's rivals whom one was better than. At
a table of its own deal these are the others at the table; where a deal was played at several tables
they are those who had the same seat, so that nobody owes a point to the cards.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from .results import Entrant, Played, Round, Seated

BYE = Fraction(1, 2)
"""For whoever sits out or whose table is void, through no fault of theirs: what everybody has on
the average."""


@dataclass(frozen=True)
class Standing:
    """How somebody stands."""

    entry: int
    place: int  # equals share one
    points: Fraction
    rivals: Fraction  # the points of all whom they have met: the first tie-break
    wins: int  # tables at which nobody was better: the second
    tables: int
    byes: int
    is_gone: bool
    by_round: tuple[Fraction | None, ...]


def points(one: Round, is_duplicate: bool) -> dict[int, Fraction]:
    """What a round has brought everybody who was in it."""
    is_compared = is_duplicate and len(one.tables) > 1
    found = dict.fromkeys([*one.byes, *one.void], BYE)
    for table in one.tables:
        for mine in table.seats:
            others = same_seat(one.tables, table, mine) if is_compared else table.seats
            better = is_better_score if is_compared else is_better_rank
            found[mine.entry] = share(mine, [each for each in others if each != mine], better)
    return found


def same_seat(tables: Sequence[Played], mine: Played, me: Seated) -> list[Seated]:
    return [s for table in tables if table != mine for s in table.seats if s.seat == me.seat]


Better = Callable[[Seated, Seated], bool]


def is_better_score(one: Seated, other: Seated) -> bool:
    return one.score > other.score


def is_better_rank(one: Seated, other: Seated) -> bool:
    return one.rank < other.rank


def share(mine: Seated, others: Sequence[Seated], better: Better) -> Fraction:
    """The part of the others whom somebody was better than; equals count half. Whoever left has
    nothing, and is worse than all who stayed."""
    if mine.is_out or not others:
        return Fraction(0)
    beaten = sum(other.is_out or better(mine, other) for other in others)
    equal = sum(not (o.is_out or better(mine, o) or better(o, mine)) for o in others)
    return Fraction(2 * beaten + equal, 2 * len(others))


def standings(
    entrants: Sequence[Entrant], rounds: Sequence[Round], is_duplicate: bool
) -> list[Standing]:
    """Everybody, the best first: by the final where there was one, by points, by the points of
    those whom they met, by tables won."""
    each_round = [points(one, is_duplicate) for one in rounds]
    totals = {e.n: total(e.n, rounds, each_round) for e in entrants}
    met, wins, tables = meetings(rounds)
    finals = final_order(rounds, each_round)
    byes = Counter(n for one in rounds for n in one.byes)

    def key(e: Entrant) -> tuple[object, ...]:
        of_rivals = sum((totals.get(n, Fraction(0)) for n in met[e.n]), Fraction(0))
        return finals.get(e.n, Fraction(-1)), totals[e.n], of_rivals, wins[e.n]

    keys = {e.n: key(e) for e in entrants}
    ordered = sorted(entrants, key=lambda e: (keys[e.n], -e.n), reverse=True)
    return [
        Standing(
            e.n,
            1 + sum(other > keys[e.n] for other in keys.values()),
            totals[e.n],
            sum((totals.get(n, Fraction(0)) for n in met[e.n]), Fraction(0)),
            wins[e.n],
            tables[e.n],
            byes[e.n],
            e.is_gone,
            tuple(scores.get(e.n) for scores in each_round),
        )
        for e in ordered
    ]


def total(n: int, rounds: Sequence[Round], scores: Sequence[Mapping[int, Fraction]]) -> Fraction:
    """Points of all rounds but the final, which decides for itself."""
    some = [
        s.get(n, Fraction(0)) for one, s in zip(rounds, scores, strict=True) if not one.is_final
    ]
    return sum(some, Fraction(0))


def final_order(
    rounds: Sequence[Round], scores: Sequence[Mapping[int, Fraction]]
) -> dict[int, Fraction]:
    """What the final has brought those who were in it."""
    return dict(scores[-1]) if rounds and rounds[-1].is_final else {}


def meetings(rounds: Sequence[Round]) -> tuple[dict[int, list[int]], Counter[int], Counter[int]]:
    """Whom everybody has met, how many tables they have won, and at how many they sat."""
    met: dict[int, list[int]] = defaultdict(list)
    wins, tables = Counter[int](), Counter[int]()
    for one in rounds:
        for table in one.tables:
            best = min((s.rank for s in table.seats if not s.is_out), default=0)
            for mine in table.seats:
                met[mine.entry] += [s.entry for s in table.seats if s != mine]
                tables[mine.entry] += 1
                wins[mine.entry] += not mine.is_out and mine.rank == best
    return met, wins, tables
