"""7 What every acrobat has: a moment of its own, what it offers there, and what it does."""

from __future__ import annotations

from typing import Final

from ....core.errors import Reason
from ....core.move import Move
from .state import Fourberies

# The moments at which acrobats may perform, in the order of a turn.
TRAVEL_START: Final = 1
TRAVEL_CHOICE: Final = 2
TRAVEL_REVEAL: Final = 3
BEFORE_ALONE: Final = 4
BEFORE_SHARED: Final = 5
RESOLUTION_END: Final = 6


class Acrobat:
    """One animal. `offers` lists only what would do something (7.2)."""

    def __init__(self, op: int, moment: int, verb: str) -> None:
        self.op: Final = op
        self.moment: Final = moment
        self.verb: Final = verb

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        raise NotImplementedError

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        """Do it, and queue what it still has to ask."""
        raise NotImplementedError

    def refusal(self, g: Fourberies, seat: int, city: int, move: Move) -> Reason:
        """Why the animal, though ready, does not offer this."""
        raise NotImplementedError
