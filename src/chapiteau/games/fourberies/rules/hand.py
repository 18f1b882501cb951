"""5.13-5.16 Secret requests: drawing them, and the limit of the hand."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.move import Move
from ....core.step import Auto, Condition, Step
from . import chance
from .moments import at_another_moment, is_in_box
from .moves import DISCARD, DISCARDS, DRAWS, PASS, RESHUFFLES
from .reasons import MUST_DISCARD, NOT_IN_HAND_TO_DISCARD
from .state import REQUEST_LIMIT, Fourberies


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

    def conditions(self, g: Fourberies, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "discard":
            if is_in_box(g, move):
                is_held = move.arg in g.troupes[seat].requests
                yield NOT_IN_HAND_TO_DISCARD.about("request", move.arg), is_held
        elif move is PASS:
            yield MUST_DISCARD, False
        else:
            yield from at_another_moment(g, seat, move)
