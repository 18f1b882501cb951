"""9 Theatre: setting tricks up, links, and rescheduling."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import CELLS, THEATRE, Circle
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
from .acting import Acting, can_pay_points, unfinished

NOT_PREPARED: Final = Reason("not-prepared", "9.5")
NO_TRICK: Final = Reason("no-trick-of-symbol", "9.5")
NO_CARD_FOR_CATEGORY: Final = Reason("no-card-for-category", "9.7")
NO_CARD_FOR_SYMBOL: Final = Reason("no-card-for-symbol", "9.7")
NO_CARD: Final = Reason("no-card-there", "9.5")
NOT_FREE: Final = Reason("slot-not-free", "9.5")
NO_SUCH_SLOT: Final = Reason("no-such-card-slot", "9.5")
NO_CIRCLE: Final = Reason("no-circle-there", "9.6")
SAME_CATEGORY: Final = Reason("same-category-on-card", "9.7")
SAME_SYMBOL: Final = Reason("same-symbol-on-card", "9.7")
NO_CARD_TO_LEAVE: Final = Reason("no-card-there", "9.11")
LIES_THERE: Final = Reason("lies-there-already", "9.12")
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

    location = THEATRE

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

    def demands(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        symbol = move.arg
        if move.verb == "set-up":
            yield from set_up_conditions(g, seat, symbol)
            yield can_pay_points(g, g.box.costs.set_up)
        else:
            place = place_in(move)
            yield NO_CARD_TO_LEAVE, place in g.cards_in_row()
            own = [symbol_of(mark) for mark in g.marks_of(seat, place)]
            yield NOT_ON_CARD.about("symbol", symbol), symbol in own
            yield NOWHERE_ELSE, bool(new_places(g, seat, symbol, place))
            yield can_pay_points(g, g.box.costs.reschedule)


def set_up_conditions(g: Trickerion, seat: int, symbol: int) -> Iterator[Condition]:
    """9.5 What must be so for a trick to be set up, whatever the points."""
    p = g.players[seat]
    yield NO_TRICK.about("symbol", symbol), p.trick[symbol] > 0
    yield NOT_PREPARED.about("symbol", symbol), p.ready[symbol] > 0
    free = [place for place in g.cards_in_row() if has_free_slot(g, place)]
    reason = NO_CARD_FOR_CATEGORY if g.box.one_marker_per_category else NO_CARD_FOR_SYMBOL
    yield reason, any(may_share(g, seat, symbol, place) for place in free)


def place_in(move: Move) -> int:
    """The place in the row that a move names."""
    return int(move.verb[-1])


def spot_conditions(
    g: Trickerion, seat: int, symbol: int, old: int, move: Move
) -> Iterator[Condition]:
    """9.6 What must be so for a marker to lie on a spot; `old` is the card it leaves, or 0."""
    place, cell = place_in(move), cell_of(move.arg)
    yield NO_CARD, place in g.cards_in_row()
    card = g.box.cards[g.row[place]]
    yield NO_SUCH_SLOT, cell in card.cells
    yield NOT_FREE, not g.mark_at(place, cell)
    reason = SAME_CATEGORY if g.box.one_marker_per_category else SAME_SYMBOL
    yield reason, place == old or may_share(g, seat, symbol, place)
    corners = [circle.corner for circle in card.circles[cell]]
    yield NO_CIRCLE, direction_of(move.arg) in corners


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb.startswith("mark-"):
            yield from spot_conditions(g, seat, self.symbol, 0, move)
        else:
            yield from unfinished(g, seat, THEATRE, move)


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move not in (FAME, COINS):
            yield from unfinished(g, seat, THEATRE, move)


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
            if self.is_this(g.mark_at(self.card, cell)):
                g.take_mark(self.card, cell)
        mark = mark_of(self.seat, self.symbol, direction_of(move.arg))
        g.put_mark(mark, place, cell_of(move.arg))
        g.tell(RESCHEDULES, self.seat, g.trick_of(mark), g.row[place])

    def is_this(self, mark: int) -> bool:
        """Whether a marker is the one that moves."""
        return mark > 0 and owner_of(mark) == self.seat and symbol_of(mark) == self.symbol

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb.startswith("mark-"):
            if place_in(move) == self.card:
                mark = g.mark_at(self.card, cell_of(move.arg))
                yield LIES_THERE, not self.is_this(mark)
            yield from spot_conditions(g, seat, self.symbol, self.card, move)
        else:
            yield from unfinished(g, seat, THEATRE, move)


THEATRE_OF: Final = [Theatre(seat) for seat in range(4)]
