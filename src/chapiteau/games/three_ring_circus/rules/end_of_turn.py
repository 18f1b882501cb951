"""10 The end of a turn: the hand, the row of tickets, perhaps the count of a region."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.bits import add_moves, bit, moves_of
from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition
from ..box.components import FIRST_TICKET_KIND
from .automatons.turn import automatons_turn, change_decks
from .hiring.hire import FIRST_HIRE
from .lane import Lane
from .moments import not_asked_any_more
from .moves import DISCARD, DISCARDS, DISCARDS_OBJECTIVE, FIRST_OBJECTIVE_KIND, PASS
from .scoring import FINAL_COUNT
from .shows.pawn import move_pawn
from .shows.regions import score_region
from .state import AUTOMATONS, ThreeRings
from .ticket_row import refill, slide_and_refill
from .turn import ACT, PLACE_CARAVAN

NOT_IN_HAND: Final = Reason("card-not-in-hand", "10.1")
ALREADY_DISCARDED: Final = Reason("already-discarded", "10.1")
MUST_DISCARD: Final = Reason("must-discard", "10.1")
SEATS: Final = range(4)
NO_SEAT: Final = -1
TROUPES: Final = range(AUTOMATONS + 1)


class Turn(Auto[ThreeRings]):
    """3.1 Whoever's turn it is acts, the first time after placing the caravan (3.2)."""

    def __init__(self, troupe: int) -> None:
        super().__init__(NO_SEAT)
        self.troupe: Final = troupe

    def run(self, g: ThreeRings) -> None:
        if self.troupe == AUTOMATONS:
            automatons_turn(g)
        else:
            seat = self.troupe - 1
            if g.players[seat].at:
                g.then(ACT[seat])
            else:
                g.then(PLACE_CARAVAN[seat], FIRST_HIRE[seat])
        g.then(END_TURN[self.troupe])


class EndTurn(Auto[ThreeRings]):
    """10.1 Nobody keeps more than ten cards; then the row and the region (10.3)."""

    def __init__(self, troupe: int) -> None:
        super().__init__(NO_SEAT)
        self.troupe: Final = troupe

    def run(self, g: ThreeRings) -> None:
        if self.troupe != AUTOMATONS:
            seat = self.troupe - 1
            if g.players[seat].hand_size() > g.box.hand_limit:
                g.then(DISCARD_DOWN[seat])
        g.then(CLOSE_TURN[self.troupe])


class DiscardDown(Lane):
    """10.1 Cards of any sort are discarded down to the limit."""

    def choices(self, g: ThreeRings, seat: int, chosen: list[Move]) -> list[Move]:
        p = g.players[seat]
        if self.is_done(g, seat, chosen):
            return []
        money, tickets = p.money_kinds(g.box), p.ticket_kinds(g.box)
        for move in chosen:
            if p.count_kind(g.box, move.arg) == chosen.count(move):  # none of them is left
                if move.arg < FIRST_TICKET_KIND:
                    money &= ~bit(move.arg)
                elif move.arg < FIRST_OBJECTIVE_KIND:
                    tickets &= ~bit(move.arg - FIRST_TICKET_KIND)
        moves = moves_of(DISCARD, money, 0)
        add_moves(moves, DISCARD, tickets, FIRST_TICKET_KIND)
        for objective in sorted(p.objectives):
            move = DISCARD[FIRST_OBJECTIVE_KIND - 1 + objective]
            if move not in chosen:
                moves.append(move)
        return moves

    def is_done(self, g: ThreeRings, seat: int, chosen: list[Move]) -> bool:
        return g.players[seat].hand_size() - len(chosen) <= g.box.hand_limit

    def reveal(self, g: ThreeRings, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        p = g.players[self.seat]
        for move in chosen[self.seat]:
            if move.arg >= FIRST_OBJECTIVE_KIND:
                objective = move.arg - FIRST_OBJECTIVE_KIND + 1
                p.objectives.remove(objective)
                g.objective_discard.append(objective)
                g.tell(DISCARDS_OBJECTIVE, self.seat, objective)
            else:
                self.discard(g, move.arg)

    def is_last(self, g: ThreeRings, seat: int, move: Move) -> bool:
        is_whole = self.is_done(g, seat, [*g.chosen[seat], move])
        return is_whole and g.popcorn and g.is_last_turn(seat)

    def discard(self, g: ThreeRings, kind: int) -> None:
        p = g.players[self.seat]
        if kind < FIRST_TICKET_KIND:
            card = p.give_money(g.box, kind)
            g.discard_money(card)
        else:
            card = p.give_ticket(g.box, kind)
            g.discard_ticket(card)
        g.tell(DISCARDS, self.seat, card)

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "discard":
            held = held_of(g, seat, move.arg)
            yield NOT_IN_HAND.about("kind", move.arg), held > 0
            yield ALREADY_DISCARDED.about("kind", move.arg), g.chosen[seat].count(move) < held
        elif move is PASS:
            yield MUST_DISCARD, False
        else:
            yield from not_asked_any_more(move)


def held_of(g: ThreeRings, seat: int, kind: int) -> int:
    """How many cards of a kind are in a hand, objectives counted along with the others."""
    p = g.players[seat]
    if kind < FIRST_OBJECTIVE_KIND:
        return p.count_kind(g.box, kind)
    return p.objectives.count(kind - FIRST_OBJECTIVE_KIND + 1)


class CloseTurn(Auto[ThreeRings]):
    """10.2 The row is filled up; the holder of a turned tile has the region counted (9.3)."""

    def __init__(self, troupe: int) -> None:
        super().__init__(NO_SEAT)
        self.troupe: Final = troupe

    def run(self, g: ThreeRings) -> None:
        if g.is_solo():
            slide_and_refill(g)
        else:
            refill(g)
        if g.passes == g.turns():  # 3.4
            g.passes = 0
            if not g.popcorn:
                move_pawn(g)
        if g.popcorn and g.holder == self.troupe:
            score_region(g)
            if g.scored == len(g.start().order):
                g.then(FINAL_COUNT)
                return
            if g.is_solo() and g.scored == 1:
                change_decks(g)
        g.then(TURN[g.turn_after(self.troupe)])


DISCARD_DOWN: Final = [DiscardDown(seat) for seat in SEATS]
TURN: Final = [Turn(troupe) for troupe in TROUPES]
END_TURN: Final = [EndTurn(troupe) for troupe in TROUPES]
CLOSE_TURN: Final = [CloseTurn(troupe) for troupe in TROUPES]
