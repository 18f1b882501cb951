"""6 Moving: along the roads, past towns that have had their show, over other caravans."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import places_of
from ..state import ThreeRings

if TYPE_CHECKING:
    from mypy_extensions import i64

OUT_OF_REACH: Final = 0


class Journey:
    """6.1 A caravan on its way, in all directions at once.

    Towns with a tent are skipped and cannot be stopped in (6.2); other caravans may be skipped at
    no cost (6.3), but the space where a move ends always counts.
    """

    def __init__(self, g: ThreeRings, at: int) -> None:
        tented: i64 = g.tented
        unseen: i64 = g.start().open & ~(1 << at)
        self.box: Final = g.box
        self.skipped: i64 = tented | g.caravans()
        self.unseen: i64 = unseen  # spaces not passed yet
        self.free: i64 = unseen & ~tented  # to stop in, not reached yet
        self.passing: i64 = 1 << at  # where it has come to; nowhere: it cannot go on

    def step(self) -> i64:
        """The spaces where it can stop after one more step but no sooner, as bits."""
        touched = self.box.around(self.passing)
        over = touched & self.unseen & self.skipped
        while over != 0:  # what is skipped takes no step
            self.unseen &= ~over
            touched |= self.box.around(over)
            over = touched & self.unseen & self.skipped
        self.passing = touched & self.unseen
        self.unseen &= ~touched
        found = touched & self.free
        self.free &= ~touched
        return found


def within(g: ThreeRings, at: int, limit: int) -> i64:
    """6.1 Where a caravan can stop after at most so many steps, as bits."""
    journey = Journey(g, at)
    found: i64 = 0
    while limit > 0 and journey.passing != 0:
        found |= journey.step()
        limit -= 1
    return found


def stops(g: ThreeRings, at: int, limit: int) -> list[int]:
    """6.1 By space: how many steps a caravan needs to stop there, or 0 if it cannot."""
    journey, found = Journey(g, at), [OUT_OF_REACH] * len(g.box.spaces)
    for steps in range(1, limit + 1):
        for space in places_of(journey.step(), 0):
            found[space] = steps
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
