"""12 Playing alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ....core.errors import Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Condition, Step
from ..box.components import FACES, LOTS, SHOWN, die_of
from . import chance
from .moments import elsewhere
from .moves import LOT_LEAVES, PASS, PICK, RETURNS_MASTER, TRADE, TRADES
from .state import Magnificent

NOT_AMONG_THEM: Final = Reason("not-among-them", "12.2")
NO_DIE_LEFT: Final = Reason("no-die-in-reserve", "12.4")
NO_POSTER_THERE: Final = Reason("no-poster-shown", "12.4")
MASTERS_KEPT: Final = 4


class ReturnMaster(Step[Magnificent]):
    """12.2 Of six master cards two go back into the deck."""

    def moves(self, g: Magnificent) -> list[Move]:
        p = g.players[self.seat]
        return [PICK[m] for m in p.masters] if len(p.masters) > MASTERS_KEPT else []

    def apply(self, g: Magnificent, move: Move) -> None:
        p = g.players[self.seat]
        p.masters.remove(move.arg)
        p.dice.pop()
        g.master_deck.append(move.arg)
        g.tell(RETURNS_MASTER, self.seat, move.arg)
        if len(p.masters) > MASTERS_KEPT:
            g.then(self)
        else:
            g.rng.reshuffle(chance.MASTERS, g.master_deck, g.box.master_count)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "pick":
            mine = g.players[seat].masters
            yield NOT_AMONG_THEM.about("master", move.arg), move.arg in mine
        else:
            yield from elsewhere(g, seat, move)


class TradePoster(Step[Magnificent]):
    """12.4 Before taking a die, a poster face up may be discarded for a die of its colour."""

    def moves(self, g: Magnificent) -> list[Move]:
        places = [n for n in range(1, SHOWN + 1) if g.shown[n] and self.die_for(g, n)]
        return [*[TRADE[place] for place in places], PASS] if places else []

    def die_for(self, g: Magnificent, place: int) -> int:
        """How many dice are in the reserve for the poster at a place."""
        return g.reserve[g.box.posters[g.shown[place]].die]

    def apply(self, g: Magnificent, move: Move) -> None:
        if move is PASS:
            return
        poster = g.shown[move.arg]
        colour = g.box.posters[poster].die
        g.learn(EVERYONE)
        die = die_of(colour, g.rng.stream(chance.TRADED + colour).below(FACES) + 1)
        g.reserve[colour] -= 1
        g.pool[die] += 1
        g.poster_discard.append(poster)
        g.tell(TRADES, self.seat, poster, die)
        g.show_poster(move.arg)

    def conditions(self, g: Magnificent, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "trade":
            yield NO_POSTER_THERE.about("shown", move.arg), g.shown[move.arg] > 0
            colour = g.box.posters[g.shown[move.arg]].die
            yield NO_DIE_LEFT.about("colour", colour), self.die_for(g, move.arg) > 0
        else:
            yield from elsewhere(g, seat, move)


def drop_top_lots(g: Magnificent) -> None:
    """12.5 A lot is lost for each neutral hat above the player's, from the top."""
    hat = g.players[0].highest_hat()
    above = len([space for space in g.neutral_hats if space > hat])
    for lot in range(1, LOTS + 1):
        if above and g.lot_masters[lot]:
            lose_lot(g, lot)
            above -= 1


def lose_lot(g: Magnificent, lot: int) -> None:
    """A lot that nobody takes is lost."""
    g.tell(LOT_LEAVES, g.lot_masters[lot])
    drop_lot(g, lot)


def drop_lot(g: Magnificent, lot: int) -> None:
    """A master card and the talent tile beside it leave the display."""
    g.master_discard.append(g.lot_masters[lot])
    g.lot_masters[lot] = 0
    if g.lot_talents[lot]:
        g.talent_discard.append(g.lot_talents[lot])
        g.lot_talents[lot] = 0


TRADE_POSTER: Final = TradePoster(0)
