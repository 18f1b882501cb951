"""6 Moving: along the roads, past towns that have had their show, over other caravans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .state import ThreeRings

if TYPE_CHECKING:
    from mypy_extensions import i64

OUT_OF_REACH: Final = 0


def reached(g: ThreeRings, at: int, limit: int) -> list[int]:
    """6.1 By steps, from one: the spaces where a caravan can stop after so many and no fewer, as bits.

    Towns with a tent are skipped and cannot be stopped in (6.2); other caravans may be skipped at
    no cost (6.3), but the space where a move ends always counts.
    """
    box, found = g.box, list[int]()
    passing: i64 = 1 << at
    tented: i64 = g.tented
    caravans: i64 = g.caravans()
    unseen: i64 = g.start().open & ~(1 << at)  # spaces not passed yet
    skipped: i64 = tented | caravans
    free: i64 = unseen & ~tented  # to stop in, not reached yet
    for _ in range(limit):
        touched = box.around(passing)
        over = touched & unseen & skipped
        while over != 0:  # what is skipped takes no step
            unseen &= ~over
            touched |= box.around(over)
            over = touched & unseen & skipped
        passing = touched & unseen
        unseen &= ~passing
        found.append(touched & free)
        free &= ~touched
    return found


def stops(g: ThreeRings, at: int, limit: int) -> list[int]:
    """6.1 By space: how many steps a caravan needs to stop there, or 0 where it cannot get."""
    found = [OUT_OF_REACH] * len(g.box.spaces)
    for i, spaces in enumerate(reached(g, at, limit)):
        for space in range(1, len(found)):
            if spaces >> space & 1:
                found[space] = i + 1
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
