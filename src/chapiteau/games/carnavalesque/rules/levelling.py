"""Levelling: at the end of a round every hand goes back to its size."""

from __future__ import annotations

from collections.abc import Iterator

from ....core.bits import moves_of
from ....core.move import Move
from ....core.step import Auto, Condition, Step
from ..box.components import THIEF, VIZIER
from .crowd.crowd import take, throw, uncovers_nothing
from .moments import at_another_moment, is_sending
from .moves import END, IS_VOID, PASS, SEES_AGAIN, TAKE, TAKES_HAND_UP, THROW
from .reasons import (
    HAND_IS_LONG,
    HAND_IS_SHORT,
    KING_HAS_REIGNED,
    MUST_LEVEL,
    NO_CARD_TO_REFILL,
    NOT_YOURS_TO_THROW,
    REFILL_IS_COVERED,
)
from .state import Carnavalesque


class TakeUp(Auto[Carnavalesque]):
    """7.4 Cards that lie before players go back into their hands."""

    def run(self, g: Carnavalesque) -> None:
        g.decree = 0
        for seat, p in enumerate(g.players):
            p.shown = 0
            if p.row or p.gap:
                p.row = p.gap = 0
                g.sort_hand(seat)
                g.learn(1 << seat)
                g.tell(TAKES_HAND_UP, seat)
                g.known.sees_hand(seat, p.hand)
                for card in p.hand:
                    g.tell(SEES_AGAIN, seat, card, to=1 << seat)


class LevelHands(Auto[Carnavalesque]):
    """7.2 Starting with the King, each player finishes before the next one begins."""

    def run(self, g: Carnavalesque) -> None:
        for k in range(g.seats):
            g.then(LevelHand(g.after(g.king, k)))


class LevelHand(Auto[Carnavalesque]):
    """7.1 A hand grows or shrinks to its size; the Vizier then draws more (10.13)."""

    def run(self, g: Carnavalesque) -> None:
        seat, size, p = self.seat, g.hand_size(), g.players[self.seat]
        if len(p.hand) > size:
            g.then(ThrowBack(seat))
        else:
            g.then(Refill(seat, size))
        if p.role != VIZIER:
            return
        if g.is_face_up(THIEF):
            g.tell(IS_VOID, seat, VIZIER, THIEF)
        else:
            g.then(Refill(seat, size + g.box.role_cards[VIZIER]))


class Refill(Step[Carnavalesque]):
    """7.2 You draw cards that nothing lies on, one by one, until your hand is full."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count

    def moves(self, g: Carnavalesque) -> list[Move]:
        if len(g.players[self.seat].hand) >= self.count:
            return []
        return moves_of(TAKE, g.available(), 1)

    def apply(self, g: Carnavalesque, move: Move) -> None:
        take(g, self.seat, move.arg)
        g.then(self)

    def is_foretold(self, g: Carnavalesque, seat: int, move: Move) -> bool:
        return uncovers_nothing(g, move.arg)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield NO_CARD_TO_REFILL, g.heap.lies(move.arg)
            yield REFILL_IS_COVERED, not g.heap.is_covered(move.arg)
        elif move.verb == "throw":
            yield HAND_IS_SHORT, len(g.players[seat].hand) >= self.count
        else:
            yield from while_levelling(g, seat, move)


class ThrowBack(Step[Carnavalesque]):
    """7.3 You throw a surplus card back into the crowd."""

    secret = True

    def moves(self, g: Carnavalesque) -> list[Move]:
        hand = g.players[self.seat].hand
        return [THROW[card] for card in hand] if len(hand) > g.hand_size() else []

    def apply(self, g: Carnavalesque, move: Move) -> None:
        throw(g, self.seat, move.arg)
        g.then(self)

    def conditions(self, g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
        hand = g.players[seat].hand
        if move.verb == "throw":
            yield NOT_YOURS_TO_THROW.about("person", move.arg), move.arg in hand
        elif move.verb == "take":
            yield HAND_IS_LONG, len(hand) <= g.hand_size()
        else:
            yield from while_levelling(g, seat, move)


def while_levelling(g: Carnavalesque, seat: int, move: Move) -> Iterator[Condition]:
    """7.1 Levelling is nobody's choice, and comes after the King's turn."""
    if move is PASS:
        yield MUST_LEVEL, False
    elif seat == g.king and (is_sending(move) or move.verb == "launch" or move is END):
        yield KING_HAS_REIGNED, False
    else:
        yield from at_another_moment(g, seat, move)
