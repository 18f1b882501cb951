"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition
from ....core.mind import Bounds, Features, Mind
from ....core.move import Move
from ..box.components import facts_of
from ..rules.state import Trickerion
from . import advice, features


class TrickerionMind(Mind[Trickerion]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 8.0

    def value(self, g: Trickerion, seat: int) -> float:
        return advice.value(g, seat)

    def priors(self, g: Trickerion, seat: int, moves: list[Move]) -> list[float]:
        return advice.priors(g, seat, moves)

    def is_quiet(self, g: Trickerion, seat: int) -> bool:
        return advice.is_quiet(g)

    def features(self, view: Trickerion, seat: int) -> Features:
        return features.features(view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return features.bounds(facts_of(edition), seats)
