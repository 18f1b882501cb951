"""What learners see; a game with an opinion of its own gives its bots more than points."""

from chapiteau.core.edition import Edition
from chapiteau.core.mind import Mind

from ..rules.state import Parade
from . import features


class ParadeMind(Mind[Parade]):
    """Points are opinion enough for a game this small."""

    def features(self, view: Parade, seat: int) -> dict[str, list[int]]:
        return features.features(view, seat)

    def feature_bounds(self, edition: Edition, seats: int) -> dict[str, tuple[int, int, int]]:
        return features.bounds(seats)
