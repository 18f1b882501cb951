"""7.7, 7.12, 8.5 The rest of a show: tickets, banknotes, and a card of the backstage."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from .....core.bits import bit, moves_of
from .....core.errors import Reason
from .....core.event import EVERYONE
from .....core.move import Move
from .....core.step import Auto, Condition, Step
from ...box.components import DISPLAY, EXTRA_MONEY, EXTRA_POINTS, EXTRA_TICKET
from ..moments import not_asked_any_more
from ..moves import BONUS_POINTS, DECK, END, PLAY, PLAYS, TAKE, TAKES_TICKET
from ..state import ThreeRings
from .conditions import AT_THE_END, ONE_CARD, late_card_conditions

if TYPE_CHECKING:
    from mypy_extensions import i64

EMPTY_PLACE: Final = Reason("empty-place", "7.7")
EMPTY_DECK: Final = Reason("empty-deck", "1.5")
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

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move is DECK:
            yield EMPTY_DECK, len(g.tickets.deck) + len(g.tickets.discard) > 0
        elif move.verb == "take":
            yield EMPTY_PLACE, g.row[move.arg - 1] > 0
        elif move.verb == "play":
            yield ONE_CARD, not has_played_card(g)
            yield from late_card_conditions(g, seat, move.arg)
            yield AT_THE_END.about("kind", move.arg), False
        else:
            yield from not_asked_any_more(move)


class Banknotes(Auto[ThreeRings]):
    """7.12 After every show a money card for each banknote; then perhaps a backstage card (8.6)."""

    def __init__(self, seat: int, used: int) -> None:
        super().__init__(seat)
        self.used: Final = used  # 1 if a backstage card was played in this show

    def run(self, g: ThreeRings) -> None:
        g.draw_money(self.seat, g.players[self.seat].banknotes)
        if not self.used and may_hold_card(g, self.seat):
            g.then(BACKSTAGE_CARD[self.seat])


def has_played_card(g: ThreeRings) -> bool:
    """8.1 Whether a backstage card was played in the show for which tickets are taken."""
    for step in g.stack:
        if isinstance(step, Banknotes):
            return step.used > 0
    return True  # after the banknotes nothing but a card brings tickets


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

    def conditions(self, g: ThreeRings, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "play":
            yield from late_card_conditions(g, seat, move.arg)
        elif move is not END:
            yield from not_asked_any_more(move)


def play_card(g: ThreeRings, seat: int, kind: int) -> None:
    """8.1 A backstage card is shown and discarded."""
    card = g.players[seat].give_money(g.box, kind)
    g.discard_money(card)
    g.tell(PLAYS, seat, card)


BACKSTAGE_CARD: Final = [Backstage(seat) for seat in SEATS]
