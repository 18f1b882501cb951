"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition, box_of
from ....core.mind import Bounds, Features, Mind, named
from ....core.move import Move
from ....core.observing.row import Row
from ..box.components import CarnavalesqueBox
from ..rules.state import Carnavalesque
from . import advice, features, glance, layout


class CarnavalesqueMind(Mind[Carnavalesque]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 8.0
    brief_rounds = 40
    observation = 2

    def value(self, g: Carnavalesque, seat: int) -> float:
        return advice.value(g, seat)

    def priors(self, g: Carnavalesque, seat: int, moves: list[Move]) -> list[float]:
        return glance.priors(g, seat, moves)

    def candidates(self, g: Carnavalesque, seat: int, moves: list[Move]) -> list[Move]:
        return advice.candidates(g, seat, moves)

    def is_quiet(self, g: Carnavalesque, seat: int) -> bool:
        return advice.is_quiet(g)

    def turn_of(self, g: Carnavalesque) -> int:
        return g.round

    def write(self, g: Carnavalesque, seat: int, row: Row) -> None:
        features.write(g, seat, row)

    def features(self, view: Carnavalesque, seat: int) -> Features:
        return named(self, view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return layout.bounds(box_of(edition, CarnavalesqueBox), seats)
