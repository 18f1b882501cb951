"""The numbers of a player that people compare, with signs that stand alone."""

from __future__ import annotations

from ....board import Figure
from ....draw.pieces.counters import crystal, fame
from ....draw.pieces.tokens import coin
from ....words import Telling
from ..rules.state import Trickerion


def figures(view: Trickerion, telling: Telling, seat: int) -> tuple[Figure, ...]:
    """Fame, coins and shards."""
    p, words = view.players[seat], telling.words
    return (
        Figure(fame(0, 0, 11), words("board-fame"), p.fame),
        Figure(coin(0, 0, 10, "", "silver"), words("board-coins"), p.coins),
        Figure(crystal(0, 0, 11), words("board-shards"), p.shards),
    )
