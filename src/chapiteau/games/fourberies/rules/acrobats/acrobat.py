"""7 What every acrobat has: a moment of its own, what it offers there, and what it does."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.move import Move
from .....core.step import Condition
from ...box.components import BEAR, CAT, ELEPHANT, FOX, HORSE, MONKEY, OPS, OX, TURTLE, WOLF
from ..state import Fourberies

# The moments at which acrobats may perform, in the order of a turn.
TRAVEL_START: Final = 1
TRAVEL_CHOICE: Final = 2
TRAVEL_REVEAL: Final = 3
BEFORE_ALONE: Final = 4
BEFORE_SHARED: Final = 5
RESOLUTION_END: Final = 6

MOMENT: Final = [0] * len(OPS)  # when each of OPS performs; 0: only at the count
MOMENT[OX] = MOMENT[TURTLE] = TRAVEL_START
MOMENT[HORSE] = MOMENT[MONKEY] = TRAVEL_CHOICE
MOMENT[FOX] = TRAVEL_REVEAL
MOMENT[CAT] = BEFORE_ALONE
MOMENT[BEAR] = BEFORE_SHARED
MOMENT[ELEPHANT] = MOMENT[WOLF] = RESOLUTION_END


class Acrobat:
    """One animal. `offers` lists only what would do something (7.2)."""

    def __init__(self, op: int, verb: str) -> None:
        self.op: Final = op
        self.moment: Final = MOMENT[op]
        self.verb: Final = verb

    def offers(self, g: Fourberies, seat: int, city: int) -> list[Move]:
        raise NotImplementedError

    def perform(self, g: Fourberies, seat: int, city: int, move: Move) -> None:
        """Do it, and queue what it still has to ask."""
        raise NotImplementedError

    def conditions(self, g: Fourberies, seat: int, city: int, move: Move) -> Iterator[Condition]:
        """What the animal, being ready, needs for this."""
        raise NotImplementedError
