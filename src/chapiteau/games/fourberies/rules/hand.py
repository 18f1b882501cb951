"""5.13-5.16 Secret requests: drawing them, and the limit of the hand."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.move import Move
from ....core.step import Auto, Step
from . import chance
from .moves import DISCARD, DISCARDS, DRAWS, RESHUFFLES
from .state import REQUEST_LIMIT, Fourberies

NOT_YOURS: Final = Reason("request-not-yours", "5.15")


class DrawRequest(Auto[Fourberies]):
    """5.13 One secret request from the deck, which the discard replaces when it is empty (5.16)."""

    def run(self, g: Fourberies) -> None:
        supply, t = g.supply, g.troupes[self.seat]
        if not supply.deck and supply.discard:  # 5.16
            supply.refill(g.rng, chance.REQUESTS, g.box.request_count)
            g.tell(RESHUFFLES)
        if supply.deck:
            card = g.draw(supply.deck, 1 << self.seat)
            t.requests.append(card)
            t.request_lots.append(len(supply.lots))
            g.tell(DRAWS, self.seat, card, to=1 << self.seat)
            if len(t.requests) > REQUEST_LIMIT:
                g.then(DiscardRequest(self.seat))


class DiscardRequest(Step[Fourberies]):
    """5.15 Nobody keeps more than three requests in hand."""

    secret = True

    def moves(self, g: Fourberies) -> list[Move]:
        return [DISCARD[r] for r in g.troupes[self.seat].requests]

    def apply(self, g: Fourberies, move: Move) -> None:
        t = g.troupes[self.seat]
        g.supply.put(move.arg, 1 << self.seat, t.give_up_request(move.arg))
        g.tell(DISCARDS, self.seat, move.arg, to=1 << self.seat)

    def refusal(self, g: Fourberies, seat: int, move: Move) -> Reason:
        if move.verb != "discard" or move.arg > g.box.request_count:
            return NOT_NOW
        return NOT_YOURS.about("request", move.arg)
