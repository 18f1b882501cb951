"""7 Market row: buying, bargaining, ordering, and where it is all kept."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.lists import has
from .....core.move import Move
from .....core.step import Condition, Step
from ...box.components import COMPONENTS, MARKET, MARKET_SLOTS
from ..moves import (
    BARGAIN,
    BOARD,
    BUY,
    BUYS,
    EXTENSION,
    INTO,
    ORDER,
    ORDERS,
    QUICK,
    QUICK_ORDERS,
    THROW,
    THROWS,
    UNITS,
)
from ..state import NOT_IN_BOX, Trickerion
from .acting import Acting, can_pay_points, unfinished

NOT_ON_SALE: Final = Reason("not-on-sale", "7.1")
NO_ROOM: Final = Reason("no-room", "7.5")
TOO_DEAR: Final = Reason("too-dear", "7.5")
ON_SALE: Final = Reason("on-sale-already", "7.8")
ORDERED: Final = Reason("ordered-already", "7.8")
STALLS_FULL: Final = Reason("no-free-order-slot", "7.8")
STALL_TAKEN: Final = Reason("order-slot-taken", "7.8")
QUICK_ON_SALE: Final = Reason("on-sale-already", "7.9")
NO_SUCH_PILE: Final = Reason("no-such-pile", "7.7")
HAS_FREE_SLOT: Final = Reason("has-free-slot", "7.7")
NOTHING_NEW: Final = Reason("nothing-new-to-buy", "7.7")
SO_MANY_AT_ONCE: Final = Reason("so-many-at-once", "7.1")
NO_ROOM_FOR_SO_MANY: Final = Reason("no-room-for-so-many", "7.5")
TOO_DEAR_FOR_SO_MANY: Final = Reason("too-dear-for-so-many", "7.5")
ONE_COIN_IS_PAID: Final = Reason("one-coin-is-paid", "7.6")
BARGAIN_MORE: Final = Reason("bargain-more", "7.5")


def least_to_pay(g: Trickerion, component: int, units: int, points: int) -> int:
    """7.6 What a purchase costs if all these points go into bargaining: never less than a coin."""
    return max(1, g.price(component) * units - points // g.box.costs.bargain)


def may_order(g: Trickerion, component: int) -> bool:
    """7.8 Only what cannot be bought now; what else is refused depends on the edition."""
    if has(g.on_sale, component):
        return False
    if g.box.order_refuses_quick and component == g.quick:
        return False
    return not (g.box.order_refuses_ordered and has(g.ordered, component))


def is_board_full(g: Trickerion, seat: int, component: int) -> bool:
    """7.7 Whether the board that a pile lies on has no free slot."""
    p = g.players[seat]
    return not (p.free_manager_slot() if p.is_with_manager(component) else p.free_slot())


def throwable(g: Trickerion, seat: int) -> list[Move]:
    """7.7 The piles that may be thrown away: those on a board without a free slot."""
    p = g.players[seat]
    if p.free_slot() and p.free_manager_slot():
        return []
    return [THROW[c] for c in range(1, len(COMPONENTS)) if p.units[c] and is_board_full(g, seat, c)]


def throw_away(g: Trickerion, seat: int, component: int) -> None:
    p = g.players[seat]
    p.units[component] = p.store[component] = 0
    g.tell(THROWS, seat, component)


class MarketRow(Acting):
    """7.1 On Market Row a character buys, orders, or orders quickly."""

    location = MARKET

    def actions(self, g: Trickerion, points: int) -> list[Move]:
        moves: list[Move] = []
        costs, seat = g.box.costs, self.seat
        if points >= costs.buy:
            is_cramped = False
            for component in self.on_sale(g):
                if self.may_pay(g, component, points):
                    if g.room_for(seat, component):
                        moves.append(BUY[component])
                    is_cramped = is_cramped or not g.players[seat].units[component]
            if is_cramped:
                moves += throwable(g, seat)
        if points >= costs.order and 0 in g.ordered[1:]:
            moves += [ORDER[c] for c in g.box.goods if may_order(g, c)]
        if points >= g.box.quick_points:
            moves += [QUICK[c] for c in g.box.goods if not g.is_on_sale(c)]
        return moves

    def on_sale(self, g: Trickerion) -> list[int]:
        """What can be bought, each once."""
        found: list[int] = []
        for component in [*g.on_sale[1:], g.quick]:
            if component and not has(found, component):
                found.append(component)
        return found

    def may_pay(self, g: Trickerion, component: int, points: int) -> bool:
        least = least_to_pay(g, component, 1, points - g.box.costs.buy)
        return least <= g.players[self.seat].coins

    def act(self, g: Trickerion, move: Move) -> None:
        seat, component = self.seat, move.arg
        if move.verb == "buy":
            g.points -= g.box.costs.buy
            g.then(BuyUnits(seat, component))
        elif move.verb == "order":
            g.points -= g.box.costs.order
            g.then(PlaceOrder(seat, component))
        elif move.verb == "quick":
            g.points -= g.box.quick_points
            g.quick = component
            g.tell(QUICK_ORDERS, seat, component)
        else:
            throw_away(g, seat, component)

    def demands(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        component = move.arg
        yield NOT_IN_BOX, g.box.has("component", component)
        if move.verb == "buy":
            yield NOT_ON_SALE.about("component", component), g.is_on_sale(component)
            yield NO_ROOM.about("component", component), g.room_for(seat, component) > 0
            yield can_pay_points(g, g.box.costs.buy)
            can_pay = self.may_pay(g, component, g.points)
            yield TOO_DEAR.about("component", component), can_pay
        elif move.verb == "order":
            yield from ordering_conditions(g, component)
            yield can_pay_points(g, g.box.costs.order)
        elif move.verb == "quick":
            yield QUICK_ON_SALE.about("component", component), not g.is_on_sale(component)
            yield can_pay_points(g, g.box.quick_points)
        else:
            yield NO_SUCH_PILE.about("component", component), g.players[seat].units[component] > 0
            yield HAS_FREE_SLOT.about("component", component), is_board_full(g, seat, component)
            yield NOTHING_NEW, self.can_buy_new(g)

    def can_buy_new(self, g: Trickerion) -> bool:
        """7.7 Whether something of a new type could be bought, if there were room."""
        units = g.players[self.seat].units
        new = [component for component in self.on_sale(g) if not units[component]]
        has_points = g.points >= g.box.costs.buy
        return has_points and any(self.may_pay(g, component, g.points) for component in new)


def ordering_conditions(g: Trickerion, component: int) -> Iterator[Condition]:
    """7.8 What must be so for a component to be ordered, whatever the points."""
    box = g.box
    can_be_bought = g.is_on_sale(component) if box.order_refuses_quick else component in g.on_sale
    yield ON_SALE.about("component", component), not can_be_bought
    is_ordered = box.order_refuses_ordered and component in g.ordered
    yield ORDERED.about("component", component), not is_ordered
    yield STALLS_FULL, 0 in g.ordered[1:]


class BuyUnits(Step[Trickerion]):
    """7.1 How many of the component?"""

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component: Final = component

    def moves(self, g: Trickerion) -> list[Move]:
        most = min(g.box.buy_units, g.room_for(self.seat, self.component))
        coins = g.players[self.seat].coins
        return [
            UNITS[n]
            for n in range(1, most + 1)
            if least_to_pay(g, self.component, n, g.points) <= coins
        ]

    def apply(self, g: Trickerion, move: Move) -> None:
        g.then(Bargain(self.seat, self.component, move.arg))

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "units":
            component, units = self.component, move.arg
            yield SO_MANY_AT_ONCE, units <= g.box.buy_units
            has_room = units <= g.room_for(seat, component)
            yield NO_ROOM_FOR_SO_MANY.about("component", component), has_room
            least = least_to_pay(g, component, units, g.points)
            can_pay = least <= g.players[seat].coins
            yield TOO_DEAR_FOR_SO_MANY.about("component", component), can_pay
        else:
            yield from unfinished(g, seat, MARKET, move)


class Bargain(Step[Trickerion]):
    """7.6 How many points go into bargaining? Each takes a coin off, but one is always paid."""

    def __init__(self, seat: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.component: Final = component
        self.count: Final = count

    def moves(self, g: Trickerion) -> list[Move]:
        total = g.price(self.component) * self.count
        least = max(0, total - g.players[self.seat].coins)
        most = min(g.points // g.box.costs.bargain, total - 1)
        return BARGAIN[least : most + 1]

    def apply(self, g: Trickerion, move: Move) -> None:
        p = g.players[self.seat]
        coins = g.price(self.component) * self.count - move.arg
        g.points -= move.arg * g.box.costs.bargain
        p.coins -= coins
        g.tell(BUYS, self.seat, self.count, self.component, coins)
        if p.units[self.component]:
            g.give_component(self.seat, self.component, self.count, 0)
        else:
            g.then(Store(self.seat, self.component, self.count))

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "bargain":
            left = g.price(self.component) * self.count - move.arg
            yield ONE_COIN_IS_PAID, left >= 1
            yield can_pay_points(g, move.arg * g.box.costs.bargain)
            yield BARGAIN_MORE.about("coins", left), left <= g.players[seat].coins
        else:
            yield from unfinished(g, seat, MARKET, move)


class Store(Step[Trickerion]):
    """7.3 Where does a new component go: to the player board or to the manager's?"""

    def __init__(self, seat: int, component: int, count: int) -> None:
        super().__init__(seat)
        self.component: Final = component
        self.count: Final = count

    def moves(self, g: Trickerion) -> list[Move]:
        p = g.players[self.seat]
        moves = [BOARD] if p.free_slot() else []
        if self.count <= g.box.manager_limit and p.free_manager_slot():
            moves.append(EXTENSION)
        return moves

    def apply(self, g: Trickerion, move: Move) -> None:
        p = g.players[self.seat]
        slot = p.free_slot() if move is BOARD else p.free_manager_slot()
        g.give_component(self.seat, self.component, self.count, slot)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move not in (BOARD, EXTENSION):  # both have room where one is asked
            yield from unfinished(g, seat, MARKET, move)


class PlaceOrder(Step[Trickerion]):
    """7.8 Which place of the order area? It decides what is replaced on sale."""

    def __init__(self, seat: int, component: int) -> None:
        super().__init__(seat)
        self.component: Final = component

    def moves(self, g: Trickerion) -> list[Move]:
        return [INTO[k] for k in range(1, MARKET_SLOTS + 1) if not g.ordered[k]]

    def apply(self, g: Trickerion, move: Move) -> None:
        g.ordered[move.arg] = self.component
        g.tell(ORDERS, self.seat, self.component, move.arg)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "into":
            yield STALL_TAKEN, not g.ordered[move.arg]
        else:
            yield from unfinished(g, seat, MARKET, move)


MARKET_OF: Final = [MarketRow(seat) for seat in range(4)]
