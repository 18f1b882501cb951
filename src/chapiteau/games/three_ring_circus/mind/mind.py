"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition, box_of
from ....core.mind import Bounds, Features, Mind, named
from ....core.move import Move
from ....core.observing.row import Row
from ..box.components import CircusBox
from ..rules.state import ThreeRings
from ..rules.turn import Act
from . import advice, features
from .inputs import INPUTS, STAGES, inputs_of, stage_of


class ThreeRingCircusMind(Mind[ThreeRings]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 20.0
    fine_margins = True
    turns_ahead = 4
    looks = 1  # first sight hardly depends on what is hidden
    sight = advice.SIGHT
    trust = 4.0
    round_worth = 80
    inputs = tuple(INPUTS)
    stages = STAGES
    practice = (("difficulty", "hard"),)

    def value(self, g: ThreeRings, seat: int) -> float:
        return advice.value(g, seat)

    def margins(self, g: ThreeRings) -> list[float]:
        return [advice.alone(g, self.weights)] if g.is_solo() else advice.margins(g)

    def hopes(self, g: ThreeRings, seat: int) -> list[float]:
        return self.margins(g) if g.is_solo() else advice.hopes(g, seat)

    def target(self, g: ThreeRings, seat: int) -> int:
        return g.players[seat].points - (g.automata[0].points if g.is_solo() else 0)

    def inputs_of(self, g: ThreeRings, seat: int) -> list[float]:
        return inputs_of(g, seat) if g.is_solo() and self.begins_turn(g, seat) else []

    def stage_of(self, g: ThreeRings, seat: int) -> int:
        return stage_of(g)

    def priors(self, g: ThreeRings, seat: int, moves: list[Move]) -> list[float]:
        return advice.priors(g, seat, moves)

    def in_passing(self, g: ThreeRings, seat: int, moves: list[Move]) -> list[Move]:
        return advice.in_passing(g, moves)

    def is_quiet(self, g: ThreeRings, seat: int) -> bool:
        return True  # every decision can be judged

    def begins_turn(self, g: ThreeRings, seat: int) -> bool:
        step = g.stack[-1]
        return isinstance(step, Act) and step.seat == seat and not advice.is_planning(g)

    def turn_of(self, g: ThreeRings) -> int:
        return g.pawn  # which comes by wherever troupes perform

    def write(self, g: ThreeRings, seat: int, row: Row) -> None:
        features.write(g, seat, row)

    def features(self, view: ThreeRings, seat: int) -> Features:
        return named(self, view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return features.bounds(box_of(edition, CircusBox), seats)
