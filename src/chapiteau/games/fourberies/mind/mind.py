"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition
from ....core.mind import Bounds, Features, Mind, named
from ....core.move import Move
from ....core.observing.row import Row
from ..rules.state import Fourberies
from . import advice, features, layout
from .inputs import INPUTS, STAGES, inputs_of, stage_of


class FourberiesMind(Mind[Fourberies]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 4.0
    brief_rounds = 1000  # fewer are no better than an amateur
    inputs = tuple(INPUTS)
    stages = STAGES

    def value(self, g: Fourberies, seat: int) -> float:
        return advice.value(g, seat)

    def margins(self, g: Fourberies) -> list[float]:
        return advice.margins(g, self.weights)

    def inputs_of(self, g: Fourberies, seat: int) -> list[float]:
        return inputs_of(g, seat) if self.begins_turn(g, seat) else []

    def stage_of(self, g: Fourberies, seat: int) -> int:
        return stage_of(g)

    def priors(self, g: Fourberies, seat: int, moves: list[Move]) -> list[float]:
        return advice.priors(g, seat, moves)

    def is_quiet(self, g: Fourberies, seat: int) -> bool:
        return advice.is_quiet(g)

    def begins_turn(self, g: Fourberies, seat: int) -> bool:
        return advice.is_quiet(g)

    def turn_of(self, g: Fourberies) -> int:
        return advice.turn_of(g)

    def write(self, g: Fourberies, seat: int, row: Row) -> None:
        features.write(g, seat, row)

    def features(self, view: Fourberies, seat: int) -> Features:
        return named(self, view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return layout.bounds(edition, seats)
