"""9.3-9.10 The count of a region: who has pitched the most tents there."""

from __future__ import annotations

from typing import Final

from .....core.lists import add
from ..moves import (
    AUTOMATONS_GET_TILE,
    AUTOMATONS_MAJORITY,
    GETS_TILE,
    MAJORITY,
    NEUTRAL_MAJORITY,
    REGION_SCORES,
)
from ..state import AUTOMATONS, NEUTRAL, ThreeRings

NONE: Final = 99  # later than every place, farther than every town


class Rank:
    """One troupe in the count of a region."""

    def __init__(self, troupe: int, tents: int, key: list[int]) -> None:
        self.troupe: Final = troupe
        self.tents: Final = tents
        self.key: Final = key  # the lower, the better
        self.points = 0


def tents_in(g: ThreeRings, troupe: int, region: int) -> int:
    """The tents of a troupe in a region: towns, medium cities and metropolis."""
    return tents_of_all(g, region)[troupe]


def tents_of_all(g: ThreeRings, region: int) -> list[int]:
    """By troupe: its tents in a region."""
    found, tents = [0] * (NEUTRAL + 1), g.tents
    for place in g.box.regions[region].places:
        add(found, tents[place], 1)
    return found


def ranking(g: ThreeRings, region: int) -> list[Rank]:
    """9.4 The troupes with tents in a region, the best first, with what they would score now."""
    troupes, ranks, found = g.troupes(), list[Rank](), tents_of_all(g, region)
    counts = [found[troupe] for troupe in troupes]
    for i, tents in enumerate(counts):
        if tents:
            key = [-tents]
            if counts.count(tents) > 1:
                key += [*tie_break(g, troupes[i], region), i]
            ranks.append(Rank(troupes[i], tents, key))
    ranks.sort(key=key_of)
    for i, rank in enumerate(ranks[: len(g.box.majority)]):
        rank.points = g.box.majority[i]
    return ranks


def key_of(rank: Rank) -> list[int]:
    return rank.key


def tie_break(g: ThreeRings, troupe: int, region: int) -> list[int]:
    """9.5 The place in the metropolis, the slots in medium cities (9.6), the closest town (9.7)."""
    box, r = g.box, g.box.regions[region]
    place = g.place_of(troupe, r.metropolis)
    slots = sorted([-1 - g.place_of(troupe, city) for city in r.medium])
    closest, turn = NONE, NONE
    for town in r.towns:
        if g.tents[box.first_place[town]] == troupe:
            steps = box.spaces[town].steps
            if steps < closest:
                closest, turn = steps, clockwise(g, r.metropolis, town)
            elif steps == closest:
                turn = min(turn, clockwise(g, r.metropolis, town))
    return [place if place >= 0 else NONE, *slots, closest, turn]


def clockwise(g: ThreeRings, metropolis: int, town: int) -> int:
    """9.7 How far a town is from its metropolis clockwise on the outer road; off it last (9.8)."""
    start = g.start()
    if not start.clock[town]:
        return NONE
    return (start.clock[town] - start.clock[metropolis]) % len(start.route)


def score_region(g: ThreeRings) -> None:
    """9.3 The region where the pawn waits is counted, the tile turned and passed to the right."""
    region = g.region_ahead()
    g.tell(REGION_SCORES, region)
    for i, rank in enumerate(ranking(g, region)):
        if rank.troupe == NEUTRAL:
            g.tell(NEUTRAL_MAJORITY, i + 1, rank.tents)
        elif rank.troupe == AUTOMATONS:
            g.automata[0].points += rank.points
            g.tell(AUTOMATONS_MAJORITY, i + 1, rank.tents, rank.points)
        else:
            g.players[rank.troupe - 1].points += rank.points
            g.tell(MAJORITY, rank.troupe - 1, i + 1, rank.tents, rank.points)
    g.scored += 1
    g.popcorn = False
    order = g.turn_order()
    g.holder = order[order.index(g.holder) - 1]
    if g.holder == AUTOMATONS:
        g.tell(AUTOMATONS_GET_TILE)
    else:
        g.tell(GETS_TILE, g.holder - 1)
