"""12 The final count, and who has won."""

from __future__ import annotations

from typing import Final

from ....core.step import Auto
from ..box.components import APPRENTICE, ASSISTANT, ENGINEER
from .moves import COINS_COUNT, CREW_COUNTS, SHARDS_COUNT, TIE_BROKEN
from .state import Trickerion


class FinalCount(Auto[Trickerion]):
    """12.1 Fame for shards, for coins (12.2) and for the company (12.3)."""

    def run(self, g: Trickerion) -> None:
        for seat in g.order:
            count(g, seat)
        best = max([p.fame for p in g.players])
        if len([p for p in g.players if p.fame == best]) > 1:
            g.tell(TIE_BROKEN, winner(g))


def count(g: Trickerion, seat: int) -> None:
    p, box = g.players[seat], g.box
    for_shards = p.shards * box.fame_per_shard
    for_coins = p.coins // box.coins_per_fame
    p.fame += for_shards + for_coins
    g.tell(SHARDS_COUNT, seat, p.shards, for_shards)
    g.tell(COINS_COUNT, seat, p.coins, for_coins)
    for kind in range(ENGINEER, ASSISTANT + 1):
        if p.has(kind):
            p.fame += box.final_fame[kind]
            g.tell(CREW_COUNTS, seat, 1, kind, box.final_fame[kind])
    for_apprentices = p.apprentices() * box.final_fame[APPRENTICE]
    p.fame += for_apprentices
    g.tell(CREW_COUNTS, seat, p.apprentices(), APPRENTICE, for_apprentices)


def winner(g: Trickerion) -> int:
    """12.5 Whoever has most fame; among equals, the first in the order of the last turn (12.6)."""
    best = g.order[0]
    for seat in g.order:
        if g.players[seat].fame > g.players[best].fame:
            best = seat
    return best


FINAL_COUNT: Final = FinalCount()
