"""How far a bot sees: the shows and hires that the road of the B&B Circus still leaves a player."""

from __future__ import annotations

from typing import Final

from ..rules.state import ThreeRings
from .taste import BY_SEATS, HIRES, USEFUL, WAITS


class Horizon:
    """How long the game will last for one player."""

    def __init__(self, g: ThreeRings) -> None:
        taste = BY_SEATS[g.seats]
        self.taste: Final = taste  # how much of what it leaves time for counts
        stops = 0
        for space in g.road_ahead():
            if not g.tented >> space & 1:
                stops += 1
        players = len(g.turn_order())
        counts = len(g.start().order) - g.scored
        self.shows: Final = stops / players + taste[WAITS] * counts
        self.hires: Final = taste[HIRES] * self.shows
        self.soon: Final = min(
            1.0, self.shows / taste[USEFUL]
        )  # whether there is time to use things
