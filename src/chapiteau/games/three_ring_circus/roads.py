"""6 Moving: along the roads, past towns that have had their show, over other caravans."""

from __future__ import annotations

from typing import Final

from .state import ThreeRings

OUT_OF_REACH: Final = 0


def stops(g: ThreeRings, at: int, limit: int) -> list[int]:
    """6.1 By space: how many steps a caravan needs to stop there, or 0 where it cannot get.

    Towns with a tent are skipped and cannot be stopped in (6.2); other caravans may be skipped at
    no cost (6.3), but the space where a move ends always counts.
    """
    barred = ~g.start().open | g.tented | 1 << at
    skipped = g.tented | g.caravans()
    found = [OUT_OF_REACH] * len(g.box.spaces)
    unseen = g.start().open & ~(1 << at)  # spaces not passed yet
    passing = [at]
    for steps in range(1, limit + 1):
        ahead: list[int] = []
        n = 0
        while n < len(passing):  # grows while it is read: what is skipped takes no step
            for other in g.box.neighbours[passing[n]]:
                if not found[other] and not barred >> other & 1:
                    found[other] = steps
                if unseen >> other & 1:
                    unseen &= ~(1 << other)
                    (passing if skipped >> other & 1 else ahead).append(other)
            n += 1
        passing = ahead
    return found


def distances(g: ThreeRings, start: int) -> list[int]:
    """9.10 By space: the roads from another one, nothing skipped."""
    found = [OUT_OF_REACH] * len(g.box.spaces)
    seen, frontier, steps = 1 << start, [start], 1
    while frontier:
        ahead: list[int] = []
        for space in frontier:
            for other in g.box.neighbours[space]:
                if not seen >> other & 1 and g.is_open(other):
                    seen |= 1 << other
                    found[other] = steps
                    ahead.append(other)
        frontier, steps = ahead, steps + 1
    return found
