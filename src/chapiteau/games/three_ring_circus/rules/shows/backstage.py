"""7.7, 7.12, 8.5 The rest of a show: tickets, banknotes, and a card of the backstage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .....core.bits import bit, moves_of
from .....core.errors import NOT_NOW, Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Auto, Step
from ...box.components import DISPLAY, EXTRA_MONEY, EXTRA_POINTS, EXTRA_TICKET
from ..moves import BONUS_POINTS, DECK, END, PLAY, PLAYS, TAKE, TAKES_TICKET
from ..state import ThreeRings

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY_PLACE: Final = Reason("empty-place", "7.7")
EMPTY_DECK: Final = Reason("empty-deck", "1.4")
NOT_AT_THE_END: Final = Reason("not-at-the-end", "8.5")
CARD_NOT_IN_HAND: Final = Reason("backstage-not-in-hand", "8.1")
SEATS: Final = range(4)


class TakeTicket(Step[ThreeRings]):
    """7.7 Ticket cards one by one, from the open row or from the deck."""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def moves(self, g: ThreeRings) -> list[Move]:
        moves = [TAKE[n + 1] for n in range(DISPLAY) if g.row[n]]
        if g.tickets.deck or g.tickets.discard:
            moves.append(DECK)
        return moves

    def apply(self, g: ThreeRings, move: Move) -> None:
        if move is DECK:
            g.draw_ticket(self.seat)
        else:
            card = g.row[move.arg - 1]
            g.row[move.arg - 1] = 0
            g.players[self.seat].take_known_ticket(card)
            g.tell(TAKES_TICKET, self.seat, card)
        if self.count > 1:
            g.then(TakeTicket(self.seat, self.count - 1))

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        if move is DECK:
            return EMPTY_DECK
        return EMPTY_PLACE if move.verb == "take" else NOT_NOW


class Banknotes(Auto[ThreeRings]):
    """7.12 After every show a money card for each banknote; then perhaps a backstage card (8.6)."""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used  # 1 if a backstage card was played in this show

    def run(self, g: ThreeRings) -> None:
        g.draw_money(self.seat, g.players[self.seat].banknotes)
        if not self.used and may_hold_card(g, self.seat):
            g.then(BACKSTAGE_CARD[self.seat])


def may_hold_card(g: ThreeRings, seat: int) -> bool:
    """8.6 Whether, as far as anybody can see, a card for the end of a show may be in a hand."""
    if not g.players[seat].money:
        return False
    kind, left = g.box.kind, g.box.end_cards
    ends: i64 = g.box.end_kinds
    for card in g.money.discard:
        if ends & bit(kind[card]):
            left -= 1
    return left > 0


class Backstage(Step[ThreeRings]):
    """8.5 Before the B&B Circus moves on, one backstage card may be played for its effect."""

    secret = True

    def moves(self, g: ThreeRings) -> list[Move]:
        ends: i64 = g.box.end_kinds
        moves = moves_of(PLAY, g.players[self.seat].money_kinds(g.box) & ends, 0)
        moves.append(END)
        return moves

    def apply(self, g: ThreeRings, move: Move) -> None:
        g.learn(EVERYONE)
        if move is END:
            return
        seat, kind = self.seat, g.box.kinds[move.arg]
        play_card(g, seat, move.arg)
        if kind.effect == EXTRA_POINTS:
            g.players[seat].points += kind.amount
            g.tell(BONUS_POINTS, seat, kind.amount)
        elif kind.effect == EXTRA_TICKET:
            g.then(TakeTicket(seat, kind.amount))
        elif kind.effect == EXTRA_MONEY:
            g.draw_money(seat, kind.amount)
        else:
            g.pawn_stays = True

    def is_told(self, g: ThreeRings, seat: int) -> bool:
        return True

    def is_last(self, g: ThreeRings, seat: int, move: Move) -> bool:
        fits = g.players[seat].hand_size() <= g.box.hand_limit
        return move is END and fits and g.is_last_turn(seat) and g.is_pawn_home()

    def refusal(self, g: ThreeRings, seat: int, move: Move) -> Reason:
        if move.verb != "play":
            return NOT_NOW
        if not g.box.end_kinds >> move.arg & 1:
            return NOT_AT_THE_END.about("kind", move.arg)
        return CARD_NOT_IN_HAND.about("kind", move.arg)


def play_card(g: ThreeRings, seat: int, kind: int) -> None:
    """8.1 A backstage card is shown and discarded."""
    card = g.players[seat].give_money(g.box, kind)
    g.discard_money(card)
    g.tell(PLAYS, seat, card)


BACKSTAGE_CARD: Final = [Backstage(seat) for seat in SEATS]
