"""The score pad of The Magnificent: shows, bonuses, master cards, and the final count."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition, box_of
from ....core.event import Event, Goal, ScorePad
from ..box.components import APPLAUSE, MagnificentBox
from .moves import (
    COINS_COUNT,
    COMPLETES,
    COPIES,
    FINAL_COUNT,
    GAINS_POINTS,
    HALF_MASTER,
    IN_TENT,
    LAYS,
    OWES,
    PITCHES,
    ROUND_OPENS,
    SCORES_MASTER,
    TIE_BROKEN,
    USES,
    USES_TALENT,
    ZONES_COUNT,
)


class MagnificentPad(ScorePad):
    """What bonuses bring (4 to 6), shows (7), talents (8), dice and masters each round (9, 10), the
    final count (11); alone, the titles (12)."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition, seats)
        self.box: Final = box_of(edition, MagnificentBox)
        self.bonuses: Final = self.row("bonuses")
        self.camp: Final = self.row("camp")
        self.places: Final = self.row("places")
        self.posters: Final = self.row("posters")
        self.tents: Final = self.row("tents")
        self.applause: Final = self.row("applause")
        self.unpaid: Final = self.row("unpaid")
        self.row("masters", SCORES_MASTER)
        self.row("half", HALF_MASTER)
        self.row("coins", COINS_COUNT)
        self.row("zones", ZONES_COUNT)
        self.open_with(ROUND_OPENS, FINAL_COUNT)
        self.decide_with(TIE_BROKEN)
        self.source = self.bonuses  # what the next points are for

    def hear(self, event: Event) -> None:
        super().hear(event)
        kind, ids = event.kind, event.ids
        if kind is COMPLETES or kind is IN_TENT:
            row = self.posters if kind is COMPLETES else self.tents
            self.gain(row, ids[0], ids[2], event)
        elif kind is OWES:
            self.gain(self.unpaid, ids[0], -ids[2], event)
        elif kind is GAINS_POINTS:
            self.gain(self.source, ids[0], ids[1], event)
        elif kind is USES or kind is COPIES:
            self.source = self.bonuses
        elif kind is LAYS:
            self.source = self.camp
        elif kind is PITCHES:
            self.source = self.places
        elif kind is USES_TALENT and self.box.talents[ids[1]].effect == APPLAUSE:
            self.source = self.applause

    def goals(self) -> list[Goal]:
        """12.7 The titles that may be won alone."""
        if self.seats > 1:
            return []
        titles = [Goal(points, "title", i + 2, True) for i, points in enumerate(self.box.titles)]
        return [Goal(0, "title", 1, False), *titles]
