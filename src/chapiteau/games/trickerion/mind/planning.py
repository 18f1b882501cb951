"""What the characters who still wait or act may do this turn, as a bot sees it."""

from __future__ import annotations

from typing import Final

from ..box.components import (
    ASSISTANT,
    CATEGORIES,
    COMPONENTS,
    DOWNTOWN,
    ENGINEER,
    ENGINEER_SHELF,
    FIRST_SLOT,
    KIND_OF,
    LOCATIONS,
    MAGICIAN,
    MARKET,
    ON_A_DAY,
    PLACES,
    THEATRE,
    WORKSHOP,
    is_show_slot,
)
from ..rules.locations.acting import Acting
from ..rules.locations.downtown import Downtown
from ..rules.locations.learning import fitting_dice
from ..rules.locations.market import MarketRow
from ..rules.locations.workshop import Workshop, may_prepare
from ..rules.moves import READY
from ..rules.performance import yield_of
from ..rules.player import ALL_SYMBOLS
from ..rules.state import Trickerion
from .outlook import Outlook, engine, offer

KEEN: Final = 0.9  # what is planned is worth a little less than what is done
BONUS: Final = 1.5  # what performing brings besides the tricks
SLOT: Final = 1  # points that a slot downtown or on Market Row gives on average
NEED: Final = 0.9  # a point on Market Row when a component is needed and on sale
WISH: Final = 0.35  # when it is needed and could be ordered
SPARE: Final = 0.05  # any other point
HIRE: Final = 2.0
LESSON: Final = 0.45  # how much of what a new trick promises counts before it is learned
SOON: Final = 0.8  # what is still to be prepared this turn may come too late


class Hands:
    """The action points a player still has this turn, by location, and who goes on stage."""

    def __init__(self) -> None:
        self.points: Final = [0] * len(LOCATIONS)
        self.most: Final = [0] * len(LOCATIONS)  # the most that one character has there
        self.on_stage = False
        self.backstage: Final[list[int]] = []  # specialists in the theatre
        self.wages = 0

    def add(self, location: int, points: int) -> None:
        self.points[location] += points
        self.most[location] = max(self.most[location], points)


def hands_of(g: Trickerion, seat: int) -> Hands:
    """Who waits with which card, who is placed, and the points left to whoever acts."""
    p, hands = g.players[seat], Hands()
    cards = p.cards
    if g.chosen:
        cards = cards[:]
        for move in g.chosen[seat]:
            if move.arg and move is not READY:
                cards[move.arg] = LOCATIONS.index(move.verb)
    for place in range(1, PLACES + 1):
        location = cards[place]
        if location and not p.at[place]:
            add_waiting(g, hands, place, location, p.day)
        elif location == THEATRE and p.is_placed(place):
            if is_show_slot(p.at[place]):
                hands.on_stage = True
            elif ENGINEER <= place <= ASSISTANT:
                hands.backstage.append(place)
    step = g.stack[-1]
    if isinstance(step, Acting) and step.seat == seat:
        hands.add(location_of(step), g.points)
    return hands


def add_waiting(g: Trickerion, hands: Hands, place: int, location: int, day: int) -> None:
    kind = KIND_OF[place]
    hands.wages += g.box.wages[kind] if place <= PLACES - 1 else 0
    if location == THEATRE and place == MAGICIAN:
        hands.on_stage = True
        return
    points = g.box.points[kind]
    if location in (DOWNTOWN, MARKET):
        points += SLOT
    elif location == THEATRE:
        if day:
            points = max(0, points + g.box.slot_points[FIRST_SLOT[THEATRE] + (day - 1) * ON_A_DAY])
        if ENGINEER <= place <= ASSISTANT:
            hands.backstage.append(place)
    hands.add(location, points)


def location_of(step: Acting) -> int:
    if isinstance(step, Downtown):
        return DOWNTOWN
    if isinstance(step, MarketRow):
        return MARKET
    return WORKSHOP if isinstance(step, Workshop) else THEATRE


def plan(g: Trickerion, o: Outlook) -> float:
    """What the rest of this turn may bring, less the wages of those who wait."""
    hands = hands_of(g, o.seat)
    value = -o.coin * hands.wages
    value += theatre_plan(g, o, hands)
    if o.later:
        value += KEEN * market_plan(g, o, hands.points[MARKET])
        value += KEEN * downtown_plan(g, o, hands)
    return value


def theatre_plan(g: Trickerion, o: Outlook, hands: Hands) -> float:
    """Preparing, setting up, and performing."""
    p, value = g.players[o.seat], 0.0
    markers: list[float] = []
    left = hands.points[WORKSHOP]
    for symbol in ALL_SYMBOLS:
        if p.trick[symbol]:
            trick = g.box.tricks[p.trick[symbol]]
            each = o.marker(trick)
            markers += [each] * p.ready[symbol]
            if left >= trick.points and may_prepare(g, o.seat, symbol):
                left -= trick.points
                more = trick.markers + (1 if p.shelf[symbol] == ENGINEER_SHELF else 0)
                more = min(more, g.supply(o.seat, symbol))
                value += KEEN * each * more * o.on_trick
                markers += [SOON * each] * more
    value += SPARE * left
    return value + show_plan(g, o, hands, markers) if o.now else value


def show_plan(g: Trickerion, o: Outlook, hands: Hands, markers: list[float]) -> float:
    """The best markers go on the cards, as many as there are points for."""
    markers.sort(reverse=True)
    shown = markers[: hands.points[THEATRE]]
    spare = hands.points[THEATRE] - len(shown)
    value = KEEN * sum(shown) * (o.on_card - o.on_trick) + SPARE * spare
    return value + KEEN * stage_plan(g, o, hands, shown) if hands.on_stage else value


def stage_plan(g: Trickerion, o: Outlook, hands: Hands, shown: list[float]) -> float:
    """10.6 What performing brings: the tricks for certain, and the bonuses."""
    best, p = 0.0, g.players[o.seat]
    for place in g.cards_in_row():
        sure = 0.0
        for mark in g.marks_of(o.seat, place):
            trick = g.trick_of(mark)
            sure += o.value(yield_of(g, trick, o.seat, o.seat)) - o.on_card * o.marker(
                g.box.tricks[trick]
            )
        if g.marks_of(o.seat, place):
            sure += g.links_on(place) + o.value(g.box.cards[g.row[place]].gain)
            best = max(best, sure)
    soon = sum(shown[:2]) * (1.0 - o.on_card)
    if not best and not shown:
        return 0.0
    value = max(best, BONUS if shown else 0.0) + soon
    for kind in hands.backstage:
        value += o.value(g.box.performer_gain[kind])
    if p.day:
        value += len(shown[:2]) * (g.box.day_fame[p.day] + o.coin * g.box.day_coins[p.day])
    return value


def market_plan(g: Trickerion, o: Outlook, points: int) -> float:
    """Needed components, to be bought or ordered."""
    if not points:
        return 0.0
    p = g.players[o.seat]
    lack = [0] * len(COMPONENTS)
    for symbol in ALL_SYMBOLS:
        for need in g.needs_of(o.seat, symbol) if p.trick[symbol] else []:
            short = need.units - g.counted(o.seat, need.component)
            lack[need.component] = max(lack[need.component], short)
    buys, orders, coins = 0, 0, p.coins
    for c in range(1, len(COMPONENTS)):
        if lack[c] > 0 and g.is_on_sale(c):
            units = min(lack[c], coins // g.price(c))
            coins -= units * g.price(c)
            buys += -(-units // g.box.buy_units)
        elif lack[c] > 0 and c not in g.ordered:
            orders += 1
    bought = min(points, buys)
    ordered = min(points - bought, orders)
    return NEED * bought + WISH * ordered + SPARE * (points - bought - ordered)


def downtown_plan(g: Trickerion, o: Outlook, hands: Hands) -> float:
    """A trick, a new character, or coins, for whoever has the points."""
    points, most = hands.points[DOWNTOWN], hands.most[DOWNTOWN]
    if most < g.box.costs.learn:
        return SPARE * 2 * points
    best = max(4 * o.coin, HIRE * o.later / g.box.turns, best_new_trick(g, o))
    return best * (points // most) + SPARE * (points % most)


def best_new_trick(g: Trickerion, o: Outlook) -> float:
    """How much more a company promises with the best trick that could be learned now."""
    p = g.players[o.seat]
    if not p.free_shelf() and not p.has_free_engineer_shelf():
        return 0.0
    best, found, most = 0.0, 0, p.fame + p.coins
    for category in range(1, len(CATEGORIES)):
        if not fitting_dice(g, o.seat, category):
            continue
        for t in g.box.by_category[category]:
            trick = g.box.tricks[t]
            if not g.holder[t] and trick.threshold <= most:
                price = o.coin * max(0, trick.threshold - p.fame)
                value = offer(g, o, trick, trick.markers) - price
                if value > best:
                    best, found = value, t
    if not found:
        return 0.0
    price = o.coin * max(0, g.box.tricks[found].threshold - p.fame)
    return LESSON * (engine(g, o, found) - engine(g, o) - price)
