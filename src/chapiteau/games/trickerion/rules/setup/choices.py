"""2 The start: what everybody chooses, or is given, before the first turn."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .....core.errors import Reason
from .....core.move import Move
from .....core.step import Auto, Condition, Step
from ...box.components import (
    ASSISTANT,
    CATEGORIES,
    ENGINEER,
    ENGINEER_SHELF,
    FIRST_SEAT,
    FREE_SEAT,
    MAGICIAN,
    MANAGER,
    Facts,
)
from ..moments import at_another_moment
from ..moves import BE, BECOMES, ENGAGES, HIRE, LEARN, PASS, RECEIVES, STARTS_WITH, TAKE
from ..state import NOT_IN_BOX, Trickerion

CATEGORY_TAKEN: Final = Reason("category-taken", "2.5")
READY_MADE: Final = Reason("ready-made", "2.15")
MUST_CHOOSE: Final = Reason("must-choose-to-start", "2.16")
IN_ORDER: Final = Reason("start-in-order", "2.16")
NOT_FAVOURITE: Final = Reason("not-your-favourite", "2.8")
NOT_A_FIRST_TRICK: Final = Reason("not-a-first-trick", "2.8")
TOO_DEAR: Final = Reason("too-dear-for-the-start", "2.9")
NO_ROOM: Final = Reason("no-room", "7.11")
NOT_A_SPECIALIST: Final = Reason("not-a-specialist", "2.10")
GIFT_TOO_DEAR: Final = Reason("too-dear-for-the-start", "2.10")
ON_PLAYER_BOARD: Final = Reason("on-player-board", "2.18")
NO_ROOM_THERE: Final = Reason("no-room-with-manager", "7.11")
GIFT_NOT_FAVOURITE: Final = Reason("not-your-favourite", "2.11")
NOT_A_GIFT: Final = Reason("not-a-first-trick", "2.11")
HAS_IT: Final = Reason("you-know", "2.1")
ANOTHER_HAS_IT: Final = Reason("somebody-knows", "2.1")


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "be":
            yield NOT_IN_BOX, g.box.has("magician", move.arg)
            taken = [p.favourite for p in g.players if p.magician]
            is_free = g.box.favourites[move.arg] not in taken
            yield CATEGORY_TAKEN.about("magician", move.arg), is_free
        else:
            yield from while_choosing(g, seat, move)


def while_choosing(g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
    """2.16 Start choices have their order; in a first game most are made already (2.15)."""
    if move is PASS:
        yield MUST_CHOOSE, False
    elif move.verb not in ("be", "learn", "take", "hire"):
        yield from at_another_moment(g, seat, move)
    elif g.edition.options["start"] == "first_game":
        yield READY_MADE, False
    else:
        yield IN_ORDER, False


def first_tricks(g: Trickerion, categories: list[int]) -> list[Move]:
    """The tricks of the lowest level that nobody has."""
    return [LEARN[t] for t in lowest_tricks(g.box, categories) if not g.holder[t]]


def lowest_tricks(box: Facts, categories: list[int]) -> list[int]:
    """The tricks of the lowest level, by category."""
    return [t for c in categories for t in box.by_category[c] if box.tricks[t].level == 1]


class ChooseFirstTrick(Step[Trickerion]):
    """2.8 A first trick of the favourite category, from the lowest level."""

    def moves(self, g: Trickerion) -> list[Move]:
        return first_tricks(g, [g.players[self.seat].favourite])

    def apply(self, g: Trickerion, move: Move) -> None:
        g.give_trick(self.seat, move.arg, 1)
        g.tell(STARTS_WITH, self.seat, move.arg)

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "learn":
            yield NOT_IN_BOX, g.box.has("trick", move.arg)
            trick, favourite = g.box.tricks[move.arg], g.players[seat].favourite
            yield NOT_FAVOURITE.about("trick", move.arg), trick.category == favourite
            yield NOT_A_FIRST_TRICK.about("trick", move.arg), trick.level == 1
        else:
            yield from while_choosing(g, seat, move)


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            yield NOT_IN_BOX, g.box.has("component", move.arg)
            can_choose = g.box.prices[move.arg] <= self.coins
            yield TOO_DEAR.about("component", move.arg), can_choose
            yield NO_ROOM.about("component", move.arg), g.room_for(seat, move.arg) > 0
        else:
            yield from while_choosing(g, seat, move)


class ChooseSpecialist(Step[Trickerion]):
    """2.10 One specialist of your choice; each brings a gift."""

    def moves(self, g: Trickerion) -> list[Move]:
        return [HIRE[ENGINEER], HIRE[MANAGER], HIRE[ASSISTANT]]

    def apply(self, g: Trickerion, move: Move) -> None:
        engage(g, self.seat, move.arg)
        if move.arg == MANAGER:
            g.then(ManagerGift(self.seat, g.box.manager_gift_worth))

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "hire":
            is_specialist = move in self.moves(g)
            yield NOT_A_SPECIALIST.about("kind", move.arg), is_specialist
        else:
            yield from while_choosing(g, seat, move)


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "take":
            p, component = g.players[seat], move.arg
            yield NOT_IN_BOX, g.box.has("component", component)
            yield GIFT_TOO_DEAR.about("component", component), g.box.prices[component] <= self.coins
            is_apart = not p.units[component] or p.is_with_manager(component)
            yield ON_PLAYER_BOARD.about("component", component), is_apart
            yield NO_ROOM_THERE.about("component", component), self.is_gift(g, component)
        else:
            yield from while_choosing(g, seat, move)


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

    def conditions(self, g: Trickerion, seat: int, move: Move) -> Iterator[Condition]:
        if move.verb == "learn":
            yield NOT_IN_BOX, g.box.has("trick", move.arg)
            trick, favourite = g.box.tricks[move.arg], g.players[seat].favourite
            may_be = g.box.engineer_gift_any or trick.category == favourite
            yield GIFT_NOT_FAVOURITE.about("trick", move.arg), may_be
            yield NOT_A_GIFT.about("trick", move.arg), trick.level == 1
            yield HAS_IT.about("trick", move.arg), g.holder[move.arg] != seat + 1
            yield ANOTHER_HAS_IT.about("seat", g.holder[move.arg] - 1), not g.holder[move.arg]
        else:
            yield from while_choosing(g, seat, move)


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
