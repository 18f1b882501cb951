"""How far a bot sees: the shows and hires that the road of the B&B Circus still leaves a player."""

from __future__ import annotations

from typing import Final

from ..rules.state import ThreeRings

WAITS: Final = 0.15  # shows during which the pawn waits, by metropolis and player
HIRES: Final = 0.5  # hires for each show
USEFUL: Final = 2.5  # shows that it takes to make use of things


class Horizon:
    """How long the game will last for one player."""

    def __init__(self, g: ThreeRings) -> None:
        stops = 0
        for space in g.road_ahead():
            if not g.tented >> space & 1:
                stops += 1
        players = len(g.turn_order())
        counts = len(g.start().order) - g.scored
        self.shows: Final = stops / players + WAITS * counts
        self.hires: Final = HIRES * self.shows
        self.soon: Final = min(1.0, self.shows / USEFUL)  # whether there is time to use things
