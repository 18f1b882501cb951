"""9 The end of a round: payment, lots, one master card, and the next round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Condition, Step, Together
from ..box.components import ALL_GEMS, COLOURS, DICE, FACES, LOTS, PAY_COIN, colour_of, die_of
from . import chance
from .criteria import most_coins, points_for
from .moments import COINS_FOR_CARD, elsewhere
from .moves import (
    COINS,
    DROP,
    DROPS_LOT,
    GETS_MASTER,
    GETS_TALENT_TILE,
    LOT,
    MOST_PAID,
    OWES,
    PAYS_DICE,
    PAYS_FOR_MASTER,
    ROLLS,
    ROUND_OPENS,
    SCORE,
    SCORES_MASTER,
    SHOWS_MASTER,
    SHOWS_TALENT,
    TAKES_HAT_BACK,
    TOKENS_RETURN,
)
from .scoring import END_OF_GAME
from .solo import drop_lot, drop_top_lots, lose_lot
from .state import Magnificent
from .turn import TURN

NO_SUCH_LOT: Final = Reason("no-such-lot", "9.4")
NOT_HELD: Final = Reason("master-not-held", "9.8")
CARD_CHOSEN: Final = Reason("card-chosen", "9.8")
TOO_MANY_COINS: Final = Reason("too-many-coins", "10.9")
BEYOND_CAP: Final = Reason("coins-beyond-cap", "10.9")
SEATS: Final = range(4)


def roll_dice(g: Magnificent) -> None:
    """2.1 All dice of the round are rolled onto the main tent."""
    g.learn(EVERYONE)
    g.pool = [0] * len(DICE)
    rng = g.rng.stream(chance.DICE)
    for colour in ALL_GEMS:
        for _ in range(g.box.dice[g.seats][colour]):
            die = die_of(colour, rng.below(FACES) + 1)
            g.pool[die] += 1
            g.tell(ROLLS, die)
    g.reserve = g.box.reserve[:] if g.is_solo() else [0] * len(COLOURS)


def fill_display(g: Magnificent) -> None:
    """2.2 Lots of a master card and a talent tile; no tiles in the last round (9.11)."""
    for lot in range(1, g.box.lots[g.seats] + 1):
        g.lot_masters[lot] = g.draw(g.master_deck, EVERYONE)
        g.tell(SHOWS_MASTER, lot, g.lot_masters[lot])
        if not g.is_last_round() and g.talent_deck:
            g.lot_talents[lot] = g.draw(g.talent_deck, EVERYONE)
            g.tell(SHOWS_TALENT, lot, g.lot_talents[lot])


class PlayRound(Auto[Magnificent]):
    """1.1 Four turns each, clockwise from the first player; then the round ends."""

    def run(self, g: Magnificent) -> None:
        g.tell(ROUND_OPENS, g.round)
        for _ in range(g.box.turns):
            g.then(*[TURN[seat] for seat in g.in_order()])
        g.then(PAYMENT, CHOOSE_LOTS, SCORE_MASTERS, NEXT_ROUND)


class Payment(Auto[Magnificent]):
    """9.1 The dice are paid for; every coin that is missing costs points (9.2)."""

    def run(self, g: Magnificent) -> None:
        for seat in g.in_order():
            p = g.players[seat]
            due = p.due()
            paid = min(due, p.coins)
            p.coins -= paid
            g.tell(PAYS_DICE, seat, paid)
            if paid < due:
                lost = (due - paid) * g.box.missing_coin[g.round]
                p.points -= lost
                g.tell(OWES, seat, due - paid, lost)


class ChooseLots(Auto[Magnificent]):
    """9.3 The lower of two hats comes back; lots are chosen from the highest hat down (9.4)."""

    def run(self, g: Magnificent) -> None:
        for seat in g.in_order():
            hats = g.players[seat].hats
            if min(hats):
                g.tell(TAKES_HAT_BACK, seat, min(hats))
            g.players[seat].hats = [max(hats), 0]
        if g.is_solo():
            drop_top_lots(g)
        order = from_the_top(g)
        if g.seats == 2:
            g.then(CHOOSE_LOT[order[0]])
            if is_gap_between(g):
                g.then(DROP_LOT[order[0]])
            g.then(CHOOSE_LOT[order[1]])
        else:
            g.then(*[CHOOSE_LOT[seat] for seat in order])
        g.then(CLEAR_DISPLAY)


def from_the_top(g: Magnificent) -> list[int]:
    """The seats by their hats, the highest first."""
    hats = [-p.highest_hat() for p in g.players]
    return sorted(range(g.seats), key=hats.__getitem__)


def is_gap_between(g: Magnificent) -> bool:
    """9.6 Whether a space of the ladder is empty between the two hats, start spaces too (9.7)."""
    return abs(g.players[0].highest_hat() - g.players[1].highest_hat()) > 1


class ChooseLot(Step[Magnificent]):
    """9.4 A master card with the talent tile beside it."""

    def moves(self, g: Magnificent) -> list[Move]:
        return [LOT[lot] for lot in range(1, LOTS + 1) if g.lot_masters[lot]]

    def apply(self, g: Magnificent, move: Move) -> None:
        p, lot = g.players[self.seat], move.arg
        p.masters.append(g.lot_masters[lot])
        p.dice.append(0)
        g.tell(GETS_MASTER, self.seat, g.lot_masters[lot])
        g.lot_masters[lot] = 0
        if g.lot_talents[lot]:
            p.talents.append(g.lot_talents[lot])
            g.tell(GETS_TALENT_TILE, self.seat, g.lot_talents[lot])
            g.lot_talents[lot] = 0

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "lot":
            yield NO_SUCH_LOT.about("lot", move.arg), g.lot_masters[move.arg] > 0
        else:
            yield from elsewhere(g, seat, move)


class DropLot(Step[Magnificent]):
    """9.6 With two players and a gap between the hats, the higher player throws a lot away."""

    def moves(self, g: Magnificent) -> list[Move]:
        return [DROP[lot] for lot in range(1, LOTS + 1) if g.lot_masters[lot]]

    def apply(self, g: Magnificent, move: Move) -> None:
        g.tell(DROPS_LOT, self.seat, g.lot_masters[move.arg])
        drop_lot(g, move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "drop":
            yield NO_SUCH_LOT.about("lot", move.arg), g.lot_masters[move.arg] > 0
        else:
            yield from elsewhere(g, seat, move)


class ClearDisplay(Auto[Magnificent]):
    """9.6 What nobody took from the main display is discarded."""

    def run(self, g: Magnificent) -> None:
        for lot in range(1, LOTS + 1):
            if g.lot_masters[lot]:
                lose_lot(g, lot)


class ScoreMasters(Together[Magnificent]):
    """9.8 Everybody chooses one of their master cards at once, scores it and discards it."""

    def seats(self, g: Magnificent) -> list[int]:
        return list(range(g.seats))

    def choices(self, g: Magnificent, seat: int, chosen: list[Move]) -> list[Move]:
        p = g.players[seat]
        if not chosen:
            return [SCORE[m] for m in p.masters]
        if len(chosen) > 1 or g.box.masters[chosen[0].arg].score.kind != PAY_COIN:
            return []
        return COINS[: min(most_coins(g, chosen[0].arg, p.coins), MOST_PAID) + 1]

    def reveal(self, g: Magnificent, chosen: list[list[Move]]) -> None:
        g.learn(EVERYONE)
        for seat in g.in_order():
            p, master = g.players[seat], chosen[seat][0].arg
            coins = chosen[seat][1].arg if len(chosen[seat]) > 1 else 0
            points = points_for(g, seat, master, coins)
            if coins:
                p.coins -= coins
                g.tell(PAYS_FOR_MASTER, seat, coins)
            p.points += points
            g.tell(SCORES_MASTER, seat, master, points)
            at = p.masters.index(master)
            die = p.dice.pop(at)
            p.masters.pop(at)
            g.master_discard.append(master)
            if die:
                g.reserve[colour_of(die)] += 1

    def is_told(self, g: Magnificent, seat: int) -> bool:
        return not g.chosen

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        chosen = g.chosen[seat]
        if move.verb == "score":
            yield NOT_HELD.about("master", move.arg), move.arg in g.players[seat].masters
            yield CARD_CHOSEN, not chosen
        elif move.verb == "coins":
            is_asked = bool(chosen) and g.box.masters[chosen[0].arg].score.kind == PAY_COIN
            yield COINS_FOR_CARD, is_asked
            coins = g.players[seat].coins
            yield TOO_MANY_COINS, move.arg <= coins
            yield BEYOND_CAP, move.arg <= most_coins(g, chosen[0].arg, coins)
        else:
            yield from elsewhere(g, seat, move)


class NextRound(Auto[Magnificent]):
    """9.10 Talents return, lots are laid out, hats slide down; after the last round: the end."""

    def run(self, g: Magnificent) -> None:
        if g.is_last_round():
            g.then(END_OF_GAME)
            return
        g.round += 1
        for seat, p in enumerate(g.players):
            if p.parked:
                g.tell(TOKENS_RETURN, seat, p.parked)
            p.tokens += p.parked
            p.parked = p.shows = 0
            p.pips = [0] * len(COLOURS)
            p.dice = [0] * len(p.masters)
        fill_display(g)
        slide_hats(g)
        roll_dice(g)
        g.then(PLAY_ROUND)


def slide_hats(g: Magnificent) -> None:
    """9.10 Hats keep their order at the bottom of the ladder; the lowest one goes first."""
    order = from_the_top(g)[::-1]
    for i, seat in enumerate(order):
        g.players[seat].hats = [i + 1, 0]
    g.first = order[0]


PLAY_ROUND: Final = PlayRound()
PAYMENT: Final = Payment()
CHOOSE_LOTS: Final = ChooseLots()
CLEAR_DISPLAY: Final = ClearDisplay()
SCORE_MASTERS: Final = ScoreMasters()
NEXT_ROUND: Final = NextRound()
CHOOSE_LOT: Final = [ChooseLot(seat) for seat in SEATS]
DROP_LOT: Final = [DropLot(seat) for seat in SEATS]
