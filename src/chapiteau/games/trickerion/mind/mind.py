"""What bots and learners make of the game."""

from __future__ import annotations

from ....core.edition import Edition
from ....core.mind import Bounds, Features, Mind, named
from ....core.move import Move
from ....core.observing.row import Row
from ..box.components import facts_of
from ..rules.state import Trickerion
from . import advice, features


class TrickerionMind(Mind[Trickerion]):
    """See `advice` for positions and moves, `features` for what learners observe."""

    swing = 8.0
    turns_ahead = 1
    faint = 0.135  # four fame less than the best
    sight = advice.SIGHT
    trust = 4.0
    rival = 0.3  # to pay for what holds up one opponent helps the others
    victory = 10.0
    round_worth = 8

    def value(self, g: Trickerion, seat: int) -> float:
        return advice.value(g, seat)

    def margins(self, g: Trickerion) -> list[float]:
        return advice.margins(g)

    def hopes(self, g: Trickerion, seat: int) -> list[float]:
        return advice.hopes(g)

    def priors(self, g: Trickerion, seat: int, moves: list[Move]) -> list[float]:
        return advice.priors(g, seat, moves)

    def is_quiet(self, g: Trickerion, seat: int) -> bool:
        return advice.is_quiet(g)

    def is_next_turn(self, g: Trickerion, since: Trickerion, seat: int) -> bool:
        return g.turn > since.turn  # everybody's turns end together

    def turn_of(self, g: Trickerion) -> int:
        return g.turn

    def write(self, g: Trickerion, seat: int, row: Row) -> None:
        features.write(g, seat, row)

    def features(self, view: Trickerion, seat: int) -> Features:
        return named(self, view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> Bounds:
        return features.bounds(facts_of(edition), seats)
