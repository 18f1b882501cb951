"""Who may win the regions that are still to be counted."""

from __future__ import annotations

from math import exp
from typing import Final

from ..rules.shows.regions import tents_of_all
from ..rules.state import ThreeRings
from .horizon import Horizon

STEEP: Final = 1.6
AT_ONCE: Final = 0.6  # tents by which the next count may still turn
LATER: Final = 0.55  # the same for each count before it
EACH_SHOW: Final = 0.085  # and for each show to come
AHEAD: Final = 0.35  # whoever has tents may win a tie
ABSENT: Final = -0.3


def tents_by_region(g: ThreeRings) -> list[list[int]]:
    """By region, then by troupe: how many tents."""
    return [tents_of_all(g, region) for region in range(len(g.box.regions))]


def majorities(g: ThreeRings, troupe: int, t: Horizon, standing: list[list[int]]) -> float:
    """What the regions still to be counted may bring; the next one is the most decided."""
    value, order = 0.0, g.start().order[g.scored :]
    points = [*g.box.majority, 0, 0, 0]
    for i, region in enumerate(order):
        mine, behind = standing[region][troupe], 0.0
        spread = AT_ONCE + LATER * i + EACH_SHOW * t.shows
        for other in g.troupes():
            if other != troupe:
                lead = mine - standing[region][other] + (AHEAD if mine else ABSENT)
                behind += 1.0 / (1.0 + exp(lead / spread * STEEP))
        if not mine and i == 0 and t.shows < 1.0:
            continue
        rank = int(behind)
        share = behind - rank
        value += points[rank] * (1.0 - share) + points[rank + 1] * share
    return value
