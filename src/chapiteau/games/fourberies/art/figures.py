"""The numbers of a player that people compare, with signs that stand alone."""

from __future__ import annotations

from ....board import Figure
from ....draw.pieces.tokens import coin
from ....words import Telling
from ..rules.state import Fourberies
from .pieces.small import drawn_mask


def figures(view: Fourberies, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """Écus, and how far the show suits the King."""
    t, words, mood = view.troupes[seat], telling.words, view.mood()
    return (
        Figure(coin(0, 0, 10), words("figure-ecus"), t.ecus),
        Figure(drawn_mask(mood), words("figure-show"), view.leaning(seat) * mood),
    )
