"""9.4 What a secret request pays."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ..box.components import COMEDY, METRICS, TRAGEDY
from .state import Fourberies


def pays(g: Fourberies, seat: int, request: int) -> int:
    """Nothing unless every condition holds."""
    r = g.box.requests[request]
    for c in r.conditions:
        if not c.holds(measure(g, seat, c.metric)):
            return 0
    if r.metric < 0:
        return r.reward
    return max(0, min(r.cap, r.reward * measure(g, seat, r.metric)))


def measure(g: Fourberies, seat: int, metric: int) -> int:
    return MEASURES[metric](g, seat)


def of_kind(g: Fourberies, seat: int, kind: int) -> list[int]:
    """The experience of each actor of one kind."""
    box = g.box
    return [box.experience[a] for a in g.troupes[seat].actors if box.kind[a] == kind]


def count_of(g: Fourberies, seat: int, kind: int) -> int:
    """How many actors of one kind there are."""
    kinds, found = g.box.kind, 0
    for actor in g.troupes[seat].actors:
        if kinds[actor] == kind:
            found += 1
    return found


def experience_of(g: Fourberies, seat: int, kind: int) -> int:
    """The experience of all actors of one kind together."""
    kinds, experience, total = g.box.kind, g.box.experience, 0
    for actor in g.troupes[seat].actors:
        if kinds[actor] == kind:
            total += experience[actor]
    return total


def all_experience(g: Fourberies, seat: int) -> list[int]:
    return [g.box.experience[a] for a in g.troupes[seat].actors]


def tragedians(g: Fourberies, seat: int) -> int:
    return count_of(g, seat, TRAGEDY)


def comedians(g: Fourberies, seat: int) -> int:
    return count_of(g, seat, COMEDY)


def actors(g: Fourberies, seat: int) -> int:
    return len(g.troupes[seat].actors)


def min_kind_count(g: Fourberies, seat: int) -> int:
    return min(tragedians(g, seat), comedians(g, seat))


def kind_count_gap(g: Fourberies, seat: int) -> int:
    return abs(tragedians(g, seat) - comedians(g, seat))


def tragedian_experience(g: Fourberies, seat: int) -> int:
    return experience_of(g, seat, TRAGEDY)


def comedian_experience(g: Fourberies, seat: int) -> int:
    return experience_of(g, seat, COMEDY)


def show_difference(g: Fourberies, seat: int) -> int:
    return g.difference(seat)


def show_abs_difference(g: Fourberies, seat: int) -> int:
    return abs(g.difference(seat))


def max_experience(g: Fourberies, seat: int) -> int:
    return max([0, *all_experience(g, seat)])


def distinct_experience(g: Fourberies, seat: int) -> int:
    return len(set(all_experience(g, seat)))


def max_same_experience(g: Fourberies, seat: int) -> int:
    both = all_experience(g, seat)
    return max([0, *[both.count(x) for x in both]])


def actors_exp_ge_4(g: Fourberies, seat: int) -> int:
    return len([x for x in all_experience(g, seat) if x >= 4])


def actors_exp_le_2(g: Fourberies, seat: int) -> int:
    return len([x for x in all_experience(g, seat) if x <= 2])


def acrobats(g: Fourberies, seat: int) -> int:
    t = g.troupes[seat]
    return len(t.acrobats) + len(t.tilted) + len(t.guests)


def own_managers_on_stage(g: Fourberies, seat: int) -> int:
    return g.troupes[seat].managers


def caravels_on_board(g: Fourberies, seat: int) -> int:
    return len(g.troupes[seat].caravels_on_board())


def wealth_rank_poorest(g: Fourberies, seat: int) -> int:
    return int(g.troupes[seat].ecus == min([t.ecus for t in g.troupes]))


def wealth_rank_richest(g: Fourberies, seat: int) -> int:
    return int(g.troupes[seat].ecus == max([t.ecus for t in g.troupes]))


def needle_distance(g: Fourberies, seat: int) -> int:
    return abs(g.needle)


_BY_NAME: Final[dict[str, Callable[[Fourberies, int], int]]] = {
    "tragedians": tragedians,
    "comedians": comedians,
    "actors": actors,
    "min_kind_count": min_kind_count,
    "kind_count_gap": kind_count_gap,
    "tragedian_experience": tragedian_experience,
    "comedian_experience": comedian_experience,
    "show_difference": show_difference,
    "show_abs_difference": show_abs_difference,
    "max_experience": max_experience,
    "distinct_experience": distinct_experience,
    "max_same_experience": max_same_experience,
    "actors_exp_ge_4": actors_exp_ge_4,
    "actors_exp_le_2": actors_exp_le_2,
    "acrobats": acrobats,
    "own_managers_on_stage": own_managers_on_stage,
    "caravels_on_board": caravels_on_board,
    "wealth_rank_poorest": wealth_rank_poorest,
    "wealth_rank_richest": wealth_rank_richest,
    "needle_distance": needle_distance,
}
MEASURES: Final = [_BY_NAME[name] for name in METRICS]
