"""9 Theatre: setting tricks up, links, and rescheduling."""

from __future__ import annotations

from typing import ClassVar, Final

from .....core.errors import NOT_NOW, Reason
from .....core.move import Move
from .....core.step import Step
from ...box.components import CELLS, Circle
from ..moves import (
    CIRCLE_SHARD,
    COINS,
    FAME,
    LIFT,
    LINK_COINS,
    LINK_FAME,
    LINKS,
    MARK,
    RESCHEDULES,
    SET_UP,
    SETS_UP,
    cell_of,
    direction_of,
    spot,
)
from ..player import ALL_SYMBOLS
from ..state import Trickerion, mark_of, owner_of, symbol_of
from .acting import TOO_FEW_POINTS, Acting

NOT_PREPARED: Final = Reason("not-prepared", "9.5")
NO_PLACE: Final = Reason("no-place-on-stage", "9.5")
NO_CARD: Final = Reason("no-card-there", "9.5")
NOT_FREE: Final = Reason("slot-not-free", "9.5")
NO_SUCH_SLOT: Final = Reason("no-such-card-slot", "9.5")
NO_CIRCLE: Final = Reason("no-circle-there", "9.6")
SAME_CATEGORY: Final = Reason("same-category-on-card", "9.7")
SAME_SYMBOL: Final = Reason("same-symbol-on-card", "9.7")
NOT_ON_CARD: Final = Reason("marker-not-on-card", "9.11")
NOWHERE_ELSE: Final = Reason("nowhere-else", "9.11")


def may_share(g: Trickerion, seat: int, symbol: int, place: int) -> bool:
    """9.7 Players have one marker of each category, or of each symbol, on a card at most."""
    by_category, tricks = g.box.one_marker_per_category, g.box.tricks
    mine = g.players[seat].trick
    category = tricks[mine[symbol]].category
    for mark in g.marks_of(seat, place):
        other = symbol_of(mark)
        if other == symbol or (by_category and tricks[mine[other]].category == category):
            return False
    return True


def spots_on(g: Trickerion, place: int) -> list[Move]:
    """9.6 Each free slot of a card, with each circle that a marker's own sign may point into."""
    card, first = g.box.cards[g.row[place]], (place - 1) * CELLS - 1
    moves: list[Move] = []
    for cell in card.cells:
        if not g.stage[first + cell]:
            for circle in card.circles[cell]:
                moves.append(MARK[place][spot(cell, circle.corner)])
    return moves


def has_free_slot(g: Trickerion, place: int) -> bool:
    first = (place - 1) * CELLS - 1
    for cell in g.box.cards[g.row[place]].cells:
        if not g.stage[first + cell]:
            return True
    return False


def may_set_up(g: Trickerion, seat: int, symbol: int) -> bool:
    """9.5 A prepared trick, and a card that takes it."""
    if not g.players[seat].ready[symbol]:
        return False
    for place in range(1, len(g.row)):
        if g.row[place] and has_free_slot(g, place) and may_share(g, seat, symbol, place):
            return True
    return False


def new_places(g: Trickerion, seat: int, symbol: int, old: int) -> list[int]:
    """9.12 Where a marker of the card at `old` may go; it does not count against itself."""
    return [
        place
        for place in range(1, len(g.row))
        if g.row[place]
        and has_free_slot(g, place)
        and (may_share(g, seat, symbol, place) or place == old)
    ]


def links_made(g: Trickerion, mark: int, place: int, cell: int) -> list[Circle]:
    """9.8 The circles in which a marker, put on a cell, would face an equal sign."""
    found: list[Circle] = []
    for circle in g.box.cards[g.row[place]].circles[cell]:
        other = g.mark_at(place, circle.cell)
        if other and g.icon(mark, circle.corner) == g.icon(other, circle.facing):
            found.append(circle)
    return found


class Theatre(Acting):
    """9.5 Backstage a character sets tricks up or reschedules them, without shards (9.4)."""

    takes_shards: ClassVar[bool] = False

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        seat, moves = self.seat, list[Move]()
        if points >= g.box.costs.set_up:
            moves += [SET_UP[s] for s in ALL_SYMBOLS if may_set_up(g, seat, s)]
        if points >= g.box.costs.reschedule:
            for place in range(1, len(g.row)):
                for mark in g.marks_of(seat, place):
                    symbol = symbol_of(mark)
                    if new_places(g, seat, symbol, place):
                        moves.append(LIFT[place][symbol])
        return moves

    def act(self, g: Trickerion, move: Move) -> None:
        if move.verb == "set-up":
            g.points -= g.box.costs.set_up
            g.then(PlaceMarker(self.seat, move.arg))
        else:
            g.points -= g.box.costs.reschedule
            g.then(Reschedule(self.seat, move.arg, place_in(move)))

    def refused(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb == "set-up":
            if not g.players[seat].ready[move.arg]:
                return NOT_PREPARED.about("symbol", move.arg)
            few = g.points < g.box.costs.set_up
            return TOO_FEW_POINTS.about("points", g.box.costs.set_up) if few else NO_PLACE
        if not move.verb.startswith("lift-"):
            return NOT_NOW
        place = place_in(move)
        has_card = place < len(g.row) and g.row[place] > 0
        if not has_card or move.arg not in [symbol_of(m) for m in g.marks_of(seat, place)]:
            return NOT_ON_CARD.about("symbol", move.arg)
        few = g.points < g.box.costs.reschedule
        return TOO_FEW_POINTS.about("points", g.box.costs.reschedule) if few else NOWHERE_ELSE


def place_in(move: Move) -> int:
    """The place in the row that a move names."""
    return int(move.verb[-1])


def refused_spot(g: Trickerion, seat: int, symbol: int, old: int, move: Move) -> Reason:
    """Why a marker may not lie on a spot."""
    place, cell = place_in(move), cell_of(move.arg)
    if place >= len(g.row) or not g.row[place]:
        return NO_CARD
    card = g.box.cards[g.row[place]]
    if cell not in card.cells:
        return NO_SUCH_SLOT
    if place != old and not may_share(g, seat, symbol, place):
        return SAME_CATEGORY if g.box.one_marker_per_category else SAME_SYMBOL
    if g.mark_at(place, cell):
        return NOT_FREE
    return NO_CIRCLE


class PlaceMarker(Step[Trickerion]):
    """9.6 Where does the marker go, and into which circle does its own sign point?"""

    def __init__(self, seat: int, symbol: int) -> None:
        super().__init__(seat)
        self.symbol: Final = symbol

    def moves(self, g: Trickerion) -> list[Move]:
        moves: list[Move] = []
        for place in range(1, len(g.row)):
            if g.row[place] and may_share(g, self.seat, self.symbol, place):
                moves += spots_on(g, place)
        return moves

    def apply(self, g: Trickerion, move: Move) -> None:
        seat, place, cell = self.seat, place_in(move), cell_of(move.arg)
        mark = mark_of(seat, self.symbol, direction_of(move.arg))
        links = links_made(g, mark, place, cell)
        g.players[seat].ready[self.symbol] -= 1
        g.put_mark(mark, place, cell)
        g.tell(SETS_UP, seat, g.trick_of(mark), g.row[place])
        if links:
            g.tell(LINKS, seat, len(links))
            for circle in links:
                if circle.shard:
                    give_shards(g, seat, owner_of(g.mark_at(place, circle.cell)))
            g.then(*[LinkReward(seat, reward(g, mark, place)) for _ in links])

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if not move.verb.startswith("mark-"):
            return NOT_NOW
        return refused_spot(g, seat, self.symbol, 0, move)


def reward(g: Trickerion, mark: int, place: int) -> int:
    """9.9 What a link is worth: by the theatre of the card, or by the level of the trick placed."""
    if g.box.link_reward_by_theatre:
        return g.box.link_rewards[g.box.cards[g.row[place]].theatre]
    return g.box.link_rewards[g.box.tricks[g.trick_of(mark)].level]


def give_shards(g: Trickerion, seat: int, other: int) -> None:
    """9.10 A shard for every player in the circle: just one if both markers are theirs."""
    for owner in [seat] if other == seat else [seat, other]:
        g.players[owner].shards += g.box.shards_in_circle
        g.tell(CIRCLE_SHARD, owner)


class LinkReward(Step[Trickerion]):
    """9.9 Fame or coins for a link that was just made?"""

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count: Final = count

    def moves(self, g: Trickerion) -> list[Move]:
        return [FAME, COINS]

    def apply(self, g: Trickerion, move: Move) -> None:
        p = g.players[self.seat]
        if move is FAME:
            p.fame += self.count
            g.tell(LINK_FAME, self.seat, self.count)
        else:
            p.coins += self.count
            g.tell(LINK_COINS, self.seat, self.count)


class Reschedule(Step[Trickerion]):
    """9.11 Where does the marker move? Links it makes now pay nothing."""

    def __init__(self, seat: int, symbol: int, card: int) -> None:
        super().__init__(seat)
        self.symbol: Final = symbol
        self.card: Final = card

    def moves(self, g: Trickerion) -> list[Move]:
        moves: list[Move] = []
        for place in new_places(g, self.seat, self.symbol, self.card):
            moves += spots_on(g, place)
        return moves

    def apply(self, g: Trickerion, move: Move) -> None:
        place = place_in(move)
        for cell in range(1, CELLS + 1):
            mark = g.mark_at(self.card, cell)
            if mark and owner_of(mark) == self.seat and symbol_of(mark) == self.symbol:
                g.take_mark(self.card, cell)
        mark = mark_of(self.seat, self.symbol, direction_of(move.arg))
        g.put_mark(mark, place, cell_of(move.arg))
        g.tell(RESCHEDULES, self.seat, g.trick_of(mark), g.row[place])

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if not move.verb.startswith("mark-"):
            return NOT_NOW
        return refused_spot(g, seat, self.symbol, self.card, move)


THEATRE_OF: Final = [Theatre(seat) for seat in range(4)]
