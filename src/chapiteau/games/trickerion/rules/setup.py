"""2 Set-up: what lies on the table, and what everybody chooses before the first turn."""

from __future__ import annotations

from typing import Final

from ....core.errors import NOT_NOW, Reason
from ....core.event import EVERYONE
from ....core.move import Move
from ....core.step import Auto, Step
from ..box.components import (
    ASSISTANT,
    CATEGORIES,
    ENGINEER,
    ENGINEER_SHELF,
    FIRST_SEAT,
    FREE_SEAT,
    MAGICIAN,
    MANAGER,
)
from . import chance
from .moves import (
    BE,
    BECOMES,
    BILLED,
    CHOOSES_FIRST,
    ENGAGES,
    HIRE,
    LEARN,
    LINES_UP,
    RECEIVES,
    STARTS_PREPARED,
    STARTS_WITH,
    TAKE,
)
from .player import ALL_SYMBOLS
from .state import NOT_IN_BOX, Trickerion

CATEGORY_TAKEN: Final = Reason("category-taken", "2.5")
NOT_A_FIRST_TRICK: Final = Reason("not-a-first-trick", "2.8")
TOO_DEAR: Final = Reason("too-dear-for-the-start", "2.9")
NOT_A_SPECIALIST: Final = Reason("not-a-specialist", "2.10")
NOT_A_MANAGER_GIFT: Final = Reason("not-a-manager-gift", "2.10")
NOT_AN_ENGINEER_GIFT: Final = Reason("not-an-engineer-gift", "2.11")


def lay_table(g: Trickerion) -> None:
    """2.3 Draw lots for performance cards, the order of the first turn, and who chooses first."""
    g.learn(EVERYONE)
    lay_cards(g)
    g.rng.stream(chance.ORDER).shuffle(g.order)
    for i, seat in enumerate(g.order):
        g.tell(LINES_UP, seat, i + 1)
    first = g.rng.stream(chance.FIRST).below(g.seats)
    g.tell(CHOOSES_FIRST, first)
    seats = [(first + k) % g.seats for k in range(g.seats)]
    g.then(*[ChooseMagician(seat) for seat in seats])
    g.then(*[EngineerGift(seat) for seat in seats])
    g.then(PREPARE_START)


def lay_cards(g: Trickerion) -> None:
    """2.4 The deck from the top, and Riverside cards for the row."""
    box = g.box
    by_theatre: list[list[int]] = [[], [], []]
    for card in range(1, box.played + 1):
        by_theatre[box.cards[card].theatre].append(card)
    for theatre, cards in enumerate(by_theatre):
        g.rng.stream(chance.CARDS + theatre).shuffle(cards)
    g.deck = [by_theatre[theatre].pop() for theatre in box.deck][::-1]
    for place in range(1, box.row_start[g.seats] + 1):
        g.row[place] = by_theatre[1].pop()
        g.tell(BILLED, g.row[place])
    g.unused = sorted(by_theatre[1] + by_theatre[2])


class ChooseMagician(Step[Trickerion]):
    """2.5 A magician whose favourite category nobody else has."""

    def moves(self, g: Trickerion) -> list[Move]:
        taken = [p.favourite for p in g.players if p.magician]
        favourites = g.box.favourites
        return [BE[m] for m in range(1, len(favourites)) if favourites[m] not in taken]

    def apply(self, g: Trickerion, move: Move) -> None:
        seat, p = self.seat, g.players[self.seat]
        p.magician = move.arg
        p.favourite = g.box.favourites[move.arg]
        p.fame = g.box.start_fame
        p.shards = g.box.start_shards
        p.coins = g.box.start_coins[g.place_in_order(seat)]
        p.crew[MAGICIAN] = p.crew[FIRST_SEAT] = 1
        g.tell(BECOMES, seat, move.arg)
        if g.edition.options["start"] == "first_game":
            g.then(ReadyMade(seat))
        else:
            g.then(ChooseFirstTrick(seat), ChooseStock(seat, g.box.start_worth))
            g.then(ChooseSpecialist(seat))

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "be":
            return NOT_NOW
        known = g.box.has("magician", move.arg)
        return CATEGORY_TAKEN.about("magician", move.arg) if known else NOT_IN_BOX


def first_tricks(g: Trickerion, categories: list[int]) -> list[Move]:
    """The tricks of the lowest level that nobody has."""
    box = g.box
    return [
        LEARN[t]
        for category in categories
        for t in box.by_category[category]
        if box.tricks[t].level == 1 and not g.holder[t]
    ]


class ChooseFirstTrick(Step[Trickerion]):
    """2.8 A first trick of the favourite category, from the lowest level."""

    def moves(self, g: Trickerion) -> list[Move]:
        return first_tricks(g, [g.players[self.seat].favourite])

    def apply(self, g: Trickerion, move: Move) -> None:
        g.give_trick(self.seat, move.arg, 1)
        g.tell(STARTS_WITH, self.seat, move.arg)

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "learn":
            return NOT_NOW
        known = g.box.has("trick", move.arg)
        return NOT_A_FIRST_TRICK.about("trick", move.arg) if known else NOT_IN_BOX


class ChooseStock(Step[Trickerion]):
    """2.9 Components of a given worth, chosen freely, for the player board."""

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins  # what is still to be chosen

    def moves(self, g: Trickerion) -> list[Move]:
        prices = g.box.prices
        return [
            TAKE[c] for c in g.box.goods if prices[c] <= self.coins and g.room_for(self.seat, c)
        ]

    def apply(self, g: Trickerion, move: Move) -> None:
        g.give_component(self.seat, move.arg, 1, g.players[self.seat].free_slot())
        g.tell(RECEIVES, self.seat, move.arg)
        g.then(ChooseStock(self.seat, self.coins - g.box.prices[move.arg]))

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "take":
            return NOT_NOW
        known = g.box.has("component", move.arg)
        return TOO_DEAR.about("component", move.arg) if known else NOT_IN_BOX


class ChooseSpecialist(Step[Trickerion]):
    """2.10 One specialist of your choice; each brings a gift."""

    def moves(self, g: Trickerion) -> list[Move]:
        return [HIRE[ENGINEER], HIRE[MANAGER], HIRE[ASSISTANT]]

    def apply(self, g: Trickerion, move: Move) -> None:
        engage(g, self.seat, move.arg)
        if move.arg == MANAGER:
            g.then(ManagerGift(self.seat, g.box.manager_gift_worth))

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        return NOT_A_SPECIALIST.about("kind", move.arg) if move.verb == "hire" else NOT_NOW


def engage(g: Trickerion, seat: int, kind: int) -> None:
    """2.12 A specialist joins at the start; an assistant brings an apprentice along."""
    p = g.players[seat]
    p.crew[kind] = 1
    if kind == ASSISTANT:
        p.crew[FREE_SEAT] = 1
    g.tell(ENGAGES, seat, kind)


class ManagerGift(Step[Trickerion]):
    """2.10 Components of a given worth on the manager board, of types that lie nowhere else."""

    def __init__(self, seat: int, coins: int) -> None:
        super().__init__(seat)
        self.coins: Final = coins

    def moves(self, g: Trickerion) -> list[Move]:
        return [TAKE[c] for c in g.box.goods if self.is_gift(g, c)]

    def is_gift(self, g: Trickerion, component: int) -> bool:
        p = g.players[self.seat]
        if g.box.prices[component] > self.coins:
            return False
        if p.units[component]:
            return p.is_with_manager(component) and g.room_for(self.seat, component) > 0
        return p.free_manager_slot() > 0

    def apply(self, g: Trickerion, move: Move) -> None:
        g.give_component(self.seat, move.arg, 1, g.players[self.seat].free_manager_slot())
        g.tell(RECEIVES, self.seat, move.arg)
        g.then(ManagerGift(self.seat, self.coins - g.box.prices[move.arg]))

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "take":
            return NOT_NOW
        known = g.box.has("component", move.arg)
        return NOT_A_MANAGER_GIFT.about("component", move.arg) if known else NOT_IN_BOX


class EngineerGift(Step[Trickerion]):
    """2.11 Once all first tricks are chosen, the engineer brings another to their own board."""

    def moves(self, g: Trickerion) -> list[Move]:
        p = g.players[self.seat]
        if not p.has_free_engineer_shelf():
            return []
        any_of = list(range(1, len(CATEGORIES)))
        return first_tricks(g, any_of if g.box.engineer_gift_any else [p.favourite])

    def apply(self, g: Trickerion, move: Move) -> None:
        g.give_trick(self.seat, move.arg, ENGINEER_SHELF)
        g.tell(STARTS_WITH, self.seat, move.arg)

    def refusal(self, g: Trickerion, seat: int, move: Move) -> Reason:
        if move.verb != "learn":
            return NOT_NOW
        known = g.box.has("trick", move.arg)
        return NOT_AN_ENGINEER_GIFT.about("trick", move.arg) if known else NOT_IN_BOX


class ReadyMade(Auto[Trickerion]):
    """2.15 The ready-made start of a first game, by the magician's school."""

    def run(self, g: Trickerion) -> None:
        seat, p = self.seat, g.players[self.seat]
        start = g.box.first_games[p.favourite]
        g.give_trick(seat, start.trick, 1)
        g.tell(STARTS_WITH, seat, start.trick)
        for need in start.components:
            g.give_component(seat, need.component, need.units, p.free_slot())
        engage(g, seat, start.specialist)
        for need in start.gift_components:
            g.give_component(seat, need.component, need.units, p.free_manager_slot())
        for need in start.components + start.gift_components:
            for _ in range(need.units):
                g.tell(RECEIVES, seat, need.component)
        if start.gift_trick:
            g.give_trick(seat, start.gift_trick, ENGINEER_SHELF)
            g.tell(STARTS_WITH, seat, start.gift_trick)


class PrepareStart(Auto[Trickerion]):
    """2.13 Once all gifts are taken, start tricks are prepared if their components are there."""

    def run(self, g: Trickerion) -> None:
        for seat, p in enumerate(g.players):
            for symbol in ALL_SYMBOLS:
                if p.trick[symbol] and g.has_components(seat, g.needs_of(seat, symbol)):
                    self.prepare(g, seat, symbol)

    def prepare(self, g: Trickerion, seat: int, symbol: int) -> None:
        p, box = g.players[seat], g.box
        is_gift = p.shelf[symbol] == ENGINEER_SHELF
        if is_gift and not box.prepares_all_tricks:
            return
        markers = box.prepared_markers or box.tricks[p.trick[symbol]].markers
        if is_gift:
            markers += box.prepared_extra
        p.ready[symbol] = min(markers, g.supply(seat, symbol))
        g.tell(STARTS_PREPARED, seat, p.trick[symbol], p.ready[symbol])


PREPARE_START: Final = PrepareStart()
