"""7 Market row: buying, bargaining, ordering, and where it is all kept."""

from __future__ import annotations

from typing import Final

from .....core.errors import NOT_NOW, Reason
from .....core.lists import has
from .....core.move import Move
from .....core.step import Step
from ...box.components import COMPONENTS, MARKET_SLOTS
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
from .acting import TOO_FEW_POINTS, Acting

NOT_ON_SALE: Final = Reason("not-on-sale", "7.1")
NO_ROOM: Final = Reason("no-room", "7.5")
TOO_DEAR: Final = Reason("too-dear", "7.5")
ON_SALE: Final = Reason("on-sale-already", "7.8")
ORDERED: Final = Reason("ordered-already", "7.8")
STALLS_FULL: Final = Reason("no-free-order-slot", "7.8")
STALL_TAKEN: Final = Reason("order-slot-taken", "7.8")
QUICK_ON_SALE: Final = Reason("on-sale-already", "7.9")
NO_SUCH_PILE: Final = Reason("no-such-pile", "7.7")
NOTHING_TO_MAKE_ROOM_FOR: Final = Reason("nothing-to-make-room-for", "7.7")
TOO_MANY_UNITS: Final = Reason("too-many-units", "7.1")
NO_SUCH_BARGAIN: Final = Reason("no-such-bargain", "7.6")
NO_SUCH_STORE: Final = Reason("no-such-store", "7.3")


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

    def refused(self, g: Trickerion, seat: int, move: Move) -> Reason:
        component, costs = move.arg, g.box.costs
        if not g.box.has(move.noun, component):
            return NOT_IN_BOX
        if move.verb == "buy":
            return self.refused_buy(g, component)
        if move.verb == "order":
            if not may_order(g, component):
                known = g.is_on_sale(component)
                return (ON_SALE if known else ORDERED).about("component", component)
            return TOO_FEW_POINTS.about("points", costs.order) if g.points < 1 else STALLS_FULL
        if move.verb == "quick":
            if g.is_on_sale(component):
                return QUICK_ON_SALE.about("component", component)
            return TOO_FEW_POINTS.about("points", g.box.quick_points)
        if move.verb == "throw":
            has_pile = g.players[seat].units[component] > 0
            reason = NOTHING_TO_MAKE_ROOM_FOR if has_pile else NO_SUCH_PILE
            return reason.about("component", component)
        return NOT_NOW

    def refused_buy(self, g: Trickerion, component: int) -> Reason:
        if not g.is_on_sale(component):
            return NOT_ON_SALE.about("component", component)
        if g.points < g.box.costs.buy:
            return TOO_FEW_POINTS.about("points", g.box.costs.buy)
        reason = NO_ROOM if self.may_pay(g, component, g.points) else TOO_DEAR
        return reason.about("component", component)


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return (
            TOO_MANY_UNITS.about("component", self.component) if move.verb == "units" else NOT_NOW
        )


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NO_SUCH_BARGAIN if move.verb == "bargain" else NOT_NOW


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NO_SUCH_STORE if move in (BOARD, EXTENSION) else NOT_NOW


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

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return STALL_TAKEN if move.verb == "into" else NOT_NOW


MARKET_OF: Final = [MarketRow(seat) for seat in range(4)]
