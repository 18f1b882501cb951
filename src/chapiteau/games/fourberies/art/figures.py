"""The numbers of a player that people compare, with signs that stand alone."""

from __future__ import annotations

from ....board import Figure
from ....draw.svg import at
from ....draw.tokens import coin
from ....words import Telling
from ..rules.state import Fourberies
from .pieces.small import drawn_mask, secret_back


def figures(view: Fourberies, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """Écus, how far the show suits the King, and requests in hand."""
    t, words, mood = view.troupes[seat], telling.words, view.mood()
    return (
        Figure(coin(0, 0, 10), words("figure-ecus"), t.ecus),
        Figure(drawn_mask(mood), words("figure-show"), view.leaning(seat) * mood),
        Figure(at(-8, -11, secret_back(16, 22)), words("figure-requests"), len(t.requests)),
    )
