"""The rules, in the order of play. A docstring is the rule, with its number.

Auto happens by itself, Step asks one seat, Together asks several in secret. Steps hold a seat and
public ids only; what they change lies in `g`. `g.then(...)` queues what comes next.
"""

from __future__ import annotations

from collections.abc import Iterator

from chapiteau.core.errors import Reason
from chapiteau.core.event import EVERYONE
from chapiteau.core.move import Move
from chapiteau.core.step import Auto, Condition, Step, Together

from .moves import (
    BURIES,
    BURY,
    DRAWS,
    LEAVE,
    LEAVES,
    NOBODY_WINS,
    PASS,
    PEEK,
    PEEKS,
    PLAY,
    PLAYS,
    ROLLS_BY,
    WINS,
)
from .state import Parade

TOO_LATE = Reason("too-late-to-peek", "2.2")
NOT_YOURS = Reason("card-not-yours", "2.4")


class Round(Auto[Parade]):
    """2.1 A float rolls by; who wants peeks; all choose; all draw; the next round begins."""

    def run(self, g: Parade) -> None:
        g.round += 1
        g.float = g.draw(g.floats, EVERYONE)  # `draw` also says who learns something: no undo past
        g.tell(ROLLS_BY, g.round, g.float, g.box.points[g.float])
        peeks = [Peek(seat) for seat in g.in_order()]
        g.then(*peeks, ChooseCard(), *([] if g.is_last_round() else [DrawCards(), Round()]))


class Peek(Step[Parade]):
    """2.2 Once a game, before the choice, you may look at the next card of the deck."""

    def moves(self, g: Parade) -> list[Move]:
        may_peek = g.deck and not g.players[self.seat].has_peeked
        return [PASS, PEEK] if may_peek else []  # nothing to choose: the step is skipped

    def apply(self, g: Parade, move: Move) -> None:
        if move is PASS:
            return
        g.players[self.seat].has_peeked = True
        g.seen[-1] |= 1 << self.seat  # masks name seats by bits
        g.learn(1 << self.seat)
        g.tell(PEEKS, self.seat, g.deck[-1], to=1 << self.seat)
        g.then(Bury(self.seat))


class Bury(Step[Parade]):
    """2.3 Having peeked, you leave the card where it is or put it at the bottom; all see which."""

    def moves(self, g: Parade) -> list[Move]:
        return [LEAVE, BURY]

    def apply(self, g: Parade, move: Move) -> None:
        if move is BURY:  # who knew the card still knows where it is
            g.deck.insert(0, g.deck.pop())
            g.seen.insert(0, g.seen.pop())
        g.tell(BURIES if move is BURY else LEAVES, self.seat)


class ChooseCard(Together[Parade]):
    """2.4 Everybody chooses a card of their hand in secret; all are shown together."""

    def seats(self, g: Parade) -> list[int]:
        return list(range(g.seats))

    def choices(self, g: Parade, seat: int, chosen: list[Move]) -> list[Move]:
        """Must change nothing and use no chance; an empty list means the seat has finished."""
        return [] if chosen else [PLAY[card] for card in g.players[seat].hand]

    def reveal(self, g: Parade, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        cards = [lane[0].arg for lane in chosen]
        for seat in g.in_order():
            me = g.players[seat]
            place = me.hand.index(cards[seat])
            g.played.append(me.hand.pop(place))
            me.known.pop(place)
            g.tell(PLAYS, seat, cards[seat])
        award(g, cards)

    def conditions(self, g: Parade, seat: int, move: Move) -> Iterator[Condition]:
        """What a move must meet, each with the reason that is given where it does not. Legal is
        exactly what meets all of them; of moves that no rule speaks of here, say nothing.
        """
        if move.verb == "play":
            yield NOT_YOURS.about("card", move.arg), move.arg in g.players[seat].hand
        if move is PEEK:
            yield TOO_LATE, False


def award(g: Parade, cards: list[int]) -> None:
    """2.5 The highest step wins the float; cards on the same step cancel each other."""
    steps = [(card + 1) // 2 for card in cards]  # 1 and 2 stand on step 1, 3 and 4 on step 2...
    alone = [step for step in steps if steps.count(step) == 1]
    if alone:
        winner = steps.index(max(alone))
        g.players[winner].won.append(g.float)
        g.tell(WINS, winner, g.float, g.box.points[g.float])
    else:
        g.lost.append(g.float)
        g.tell(NOBODY_WINS, g.float)
    g.float = 0


class DrawCards(Auto[Parade]):
    """2.6 In order, everybody draws a card as long as there are any."""

    def run(self, g: Parade) -> None:
        for seat in g.in_order():
            if g.deck:
                draw_card(g, seat)


def draw_card(g: Parade, seat: int) -> None:
    card, known = g.draw(g.deck, 1 << seat), g.seen.pop()
    g.players[seat].hand.append(card)
    g.players[seat].known.append(known)
    g.tell(DRAWS, seat, card, to=known | 1 << seat)


STEPS = [Round, Peek, Bury, ChooseCard, DrawCards]
