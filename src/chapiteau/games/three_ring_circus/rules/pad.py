"""The score pad of 3 Ring Circus: shows, regions, and the final count."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition, box_of
from ....core.event import Event, ScorePad
from ..box.components import METROPOLIS, CircusBox
from .moves import (
    AUTOMATONS_BONUS,
    AUTOMATONS_CORNERS,
    AUTOMATONS_EFFECT,
    AUTOMATONS_GO,
    AUTOMATONS_MAJORITY,
    AUTOMATONS_POINTS,
    AUTOMATONS_TAKE_SLOT,
    BONUS_POINTS,
    CITY_POINTS,
    COLUMN_POINTS,
    CORNERS,
    EFFECT,
    FINAL_COUNT,
    MAJORITY,
    METROPOLIS_POINTS,
    OBJECTIVE,
    POPCORN_POINTS,
    REGION_SCORES,
    TIE_BROKEN,
    TIE_STANDS,
)


class CircusPad(ScorePad):
    """Shows (7), extras (4, 8), regions in the order in which they are counted (9), tickets and
    objectives (11); alone, a column for the Automatons (12)."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition, seats)
        if seats == 1:
            self.rivals.append("pad-automatons")
        self.metropolises: Final = self.row("metropolises", METROPOLIS_POINTS)
        self.cities: Final = self.row("cities", CITY_POINTS)
        self.extras: Final = self.row("extras", POPCORN_POINTS, COLUMN_POINTS, BONUS_POINTS)
        self.open_with(REGION_SCORES, FINAL_COUNT)
        self.decide_with(TIE_BROKEN, TIE_STANDS)
        self.theirs = self.extras  # what the Automatons' next points are for
        self.region = 0  # the row of the region that is counted
        self.corners = 0
        self.effects = 0

    def hear(self, event: Event) -> None:
        super().hear(event)
        kind, ids = event.kind, event.ids
        if kind is REGION_SCORES:
            self.region = self.row("region", MAJORITY, region=ids[0])
        elif kind is FINAL_COUNT:
            self.corners = self.row("corners", CORNERS)
            self.effects = self.row("effects", EFFECT)
            self.row("objectives", OBJECTIVE)
        elif self.rivals:
            self.hear_automatons(event)

    def hear_automatons(self, event: Event) -> None:
        """12.15, 12.23 The Automatons' points, in the rows of everybody else's."""
        kind, ids, box = event.kind, event.ids, box_of(self.edition, CircusBox)
        if kind is AUTOMATONS_GO:
            is_large = box.spaces[ids[0]].kind == METROPOLIS
            self.theirs = self.metropolises if is_large else self.extras
        elif kind is AUTOMATONS_TAKE_SLOT:
            self.theirs = self.cities if box.slots[ids[1] - 1].points else self.extras
        elif kind is AUTOMATONS_POINTS:
            self.gain(self.theirs, self.seats, ids[0], event)
            self.theirs = self.extras
        elif kind is AUTOMATONS_MAJORITY:
            self.gain(self.region, self.seats, ids[2], event)
        elif kind is AUTOMATONS_CORNERS:
            self.gain(self.corners, self.seats, ids[0], event)
        elif kind is AUTOMATONS_EFFECT:
            self.gain(self.effects, self.seats, ids[1], event)
        elif kind is AUTOMATONS_BONUS:
            self.gain(self.row("artist-actions"), self.seats, ids[1], event)
