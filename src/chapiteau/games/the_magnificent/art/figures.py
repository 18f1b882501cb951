"""The numbers of a player that people compare, with signs that stand alone."""

from __future__ import annotations

from ....board import Figure
from ....draw.pieces.counters import fame
from ....draw.pieces.tokens import coin
from ....words import Telling
from ..rules.state import Magnificent
from .pieces.icons import drawn_scroll


def figures(view: Magnificent, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """Points, coins, and posters completed."""
    p, words = view.players[seat], telling.words
    return (
        Figure(fame(0, 0, 11), words("page-points"), p.points),
        Figure(coin(0, 0, 10), words("figure-coins"), p.coins),
        Figure(drawn_scroll(), words("figure-posters"), len(p.completed)),
    )
