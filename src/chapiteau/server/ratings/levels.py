"""Where bots begin: as they stand among themselves, with a novice in the place of a newcomer.

That place is a guess, so they begin unsure; every game of a person with an account moves them.
"""

from __future__ import annotations

from functools import cache
from math import hypot

from ...lab.ratings.levels import measured
from .kinds import kind_of_seats
from .model import Strength

GUESS = 5.0
"""How far off the newcomer may be for whom a novice stands."""


@cache
def start_of(game: str, seats: int, level: str) -> Strength:
    """What a level begins with in a house that has seen nothing of it."""
    found = measured(game, kind_of_seats(seats)).get(level)
    return Strength(found[0], hypot(found[1], GUESS)) if found else Strength()
