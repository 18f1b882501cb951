"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition, box_of
from ....core.mind import Bounds, Features, Mind, named
from ....core.move import Move
from ....core.observing.row import Row
from ..box.components import MagnificentBox
from ..rules.state import Magnificent
from . import advice, features, layout
from .candidates import candidates
from .inputs import INPUTS, STAGES, inputs_of, stage_of
from .memory import Memory


class MagnificentMind(Mind[Magnificent]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 20.0
    fine_margins = True
    whole_turns = True
    round_worth = 10
    inputs = tuple(INPUTS)
    stages = STAGES

    def value(self, g: Magnificent, seat: int) -> float:
        return advice.value(g, seat)

    def is_quiet(self, g: Magnificent, seat: int) -> bool:
        return advice.is_quiet(g)

    def begins_turn(self, g: Magnificent, seat: int) -> bool:
        return advice.begins_turn(g)

    def margins(self, g: Magnificent) -> list[float]:
        return advice.margins(g, self.weights)

    def chances(self, g: Magnificent) -> list[float]:
        return advice.alone(g, self.weights, self.swing) if g.is_solo() else super().chances(g)

    def priors(self, g: Magnificent, seat: int, moves: list[Move]) -> list[float]:
        return advice.priors(g, seat, moves, self.weights)

    def candidates(self, g: Magnificent, seat: int, moves: list[Move]) -> list[Move]:
        return candidates(g, seat, moves)

    def inputs_of(self, g: Magnificent, seat: int) -> list[float]:
        return inputs_of(g, seat, Memory()) if advice.is_judged_by_inputs(g) else []

    def stage_of(self, g: Magnificent, seat: int) -> int:
        return stage_of(g, seat)

    def turn_of(self, g: Magnificent) -> int:
        return advice.turn_of(g)

    def write(self, g: Magnificent, seat: int, row: Row) -> None:
        features.write(g, seat, row)

    def features(self, view: Magnificent, seat: int) -> Features:
        return named(self, view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return layout.bounds(box_of(edition, MagnificentBox), seats)
