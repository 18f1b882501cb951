"""The score pad of Fourberies: écus from the road, then those of each season's end."""

from __future__ import annotations

from typing import Final

from ....core.edition import Edition
from ....core.event import Event, ScorePad
from .moves import (
    ACTORS_PAY,
    EARNS,
    GRANTS,
    GRANTS_AGAIN,
    MANAGES,
    PAYS,
    PLEASES,
    SEASON_OPENS,
    STEALS,
    TRIUMPHS,
)
from .state import START_ECUS


class FourberiesPad(ScorePad):
    """What was met on the road pays at once (5), actors, shows and requests in each season (9)."""

    def __init__(self, edition: Edition, seats: int) -> None:
        super().__init__(edition, seats)
        self.start: Final = self.row("start")
        self.row("bonuses", EARNS)
        self.thefts: Final = self.row("thefts")
        self.row("managers", MANAGES)
        self.wages: Final = self.row("wages")
        self.row("taste", ACTORS_PAY)
        self.row("shows", PLEASES, TRIUMPHS)
        self.row("requests", GRANTS, GRANTS_AGAIN)
        self.open_with(SEASON_OPENS)

    def hear(self, event: Event) -> None:
        super().hear(event)
        kind, ids = event.kind, event.ids
        if kind is STEALS:
            self.gain(self.thefts, ids[0], 1, event)
            self.gain(self.thefts, ids[1], -1, event)
        elif kind is PAYS:
            self.gain(self.wages, ids[0], -1, event)
        elif kind is SEASON_OPENS and ids[0] == 1:
            for seat in range(self.seats):
                self.gain(self.start, seat, START_ECUS, None)
