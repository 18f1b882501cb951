"""Who may win the regions that are still to be counted."""

from __future__ import annotations

from math import exp

from ..rules.shows.regions import tents_of_all
from ..rules.state import ThreeRings
from .horizon import Horizon
from .taste import ABSENT, AHEAD, AT_ONCE, EACH_SHOW, LATER, STEEP


def tents_by_region(g: ThreeRings) -> list[list[int]]:
    """By region, then by troupe: how many tents."""
    return [tents_of_all(g, region) for region in range(len(g.box.regions))]


def majorities(g: ThreeRings, troupe: int, t: Horizon, standing: list[list[int]]) -> float:
    """What the regions still to be counted may bring; the next one is the most decided."""
    value, order = 0.0, g.start().order[g.scored :]
    points = [*g.box.majority, 0, 0, 0]
    for i, region in enumerate(order):
        mine, behind = standing[region][troupe], 0.0
        spread = t.taste[AT_ONCE] + t.taste[LATER] * i + t.taste[EACH_SHOW] * t.shows
        edge = t.taste[AHEAD] if mine else t.taste[ABSENT]
        for other in g.troupes():
            if other != troupe:
                lead = mine - standing[region][other] + edge
                behind += 1.0 / (1.0 + exp(lead / spread * t.taste[STEEP]))
        if not mine and i == 0 and t.shows < 1.0:
            continue
        rank = int(behind)
        share = behind - rank
        value += points[rank] * (1.0 - share) + points[rank + 1] * share
    return value
