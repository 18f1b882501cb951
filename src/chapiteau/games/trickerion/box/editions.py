"""What the editions differ in, read from their rows."""

from __future__ import annotations

from typing import Final

from ....core.box import Row, miscounted
from .components import (
    ASSISTANT,
    BOARD_SLOTS,
    CATEGORIES,
    ENGINEER,
    KINDS,
    MANAGER,
    MOST_CARDS,
    STORE_SLOTS,
    THEATRES,
    Facts,
    FirstGame,
    Need,
)
from .rows import flag, gain, needs

MOST_SEATS: Final = 4
PLAYED_THEATRES: Final = THEATRES[:3]
REFUSES: Final = ["buy_area", "quick_order", "order_area"]


def read_edition(row: Row, facts: Facts) -> None:
    """One row of [[edition]]."""
    facts.turns = row.number("turns", 1, 9)
    facts.start_coins = row.numbers("start_coins", 0, 99, MOST_SEATS)
    for part in row.rows("deck"):
        theatre = part.numbered("theatre", PLAYED_THEATRES)
        facts.deck += [theatre] * part.number("cards", 0, MOST_CARDS)
        part.done()
    facts.advertise_fame = row.number("advertise_fame", 0, 20)
    for i, prices in enumerate(row.counted("advertise_price", MOST_SEATS - 1)):
        seats = prices.number("seats", i + 2, i + 2)
        facts.advertise_price.append(prices.numbers("coins", 0, 20, seats))
        prices.done()
    _read_market(row, facts)
    _read_theatre(row, facts)
    _read_start(row, facts)
    facts.moves_anywhere = row.which("moves", ["specialist_slot", "anywhere"]) == 1
    facts.wages_first = flag(row, "wages_first")


def _read_market(row: Row, facts: Facts) -> None:
    facts.buy_units = row.number("buy_units", 1, 3)
    refused = row.all_which("order_refuses", REFUSES, 2)
    facts.order_refuses_quick = REFUSES.index("quick_order") in refused
    facts.order_refuses_ordered = REFUSES.index("order_area") in refused
    facts.quick_points = row.number("quick_order_points", 1, 6)
    facts.quick_surcharge = row.number("quick_order_surcharge", 0, 3)


def _read_theatre(row: Row, facts: Facts) -> None:
    facts.one_marker_per_category = row.which("one_marker_per", ["symbol", "category"]) == 1
    facts.link_reward_by_theatre = row.which("link_reward_by", ["level", "theatre"]) == 1
    facts.link_rewards = [0, *row.numbers("link_rewards", 0, 9, 3)]
    bonus = row.row("performer_bonus")
    for kind in range(ENGINEER, ASSISTANT + 1):
        facts.performer_gain[kind] = gain(bonus, KINDS[kind])
    bonus.done()
    facts.weekday_yields = flag(row, "weekday_yields")
    facts.card_bonus = flag(row, "card_bonus")


def _read_start(row: Row, facts: Facts) -> None:
    facts.engineer_gift_any = row.which("engineer_gift", ["favourite", "any"]) == 1
    facts.manager_gift_worth = row.number("manager_gift", 0, 4)
    facts.prepares_all_tricks = row.which("prepared", ["first_trick", "all"]) == 1
    facts.prepared_markers = row.number("prepared_markers", 0, 4)
    facts.prepared_extra = row.number("prepared_engineer_extra", 0, 3)
    for i, game in enumerate(row.counted("first_game", len(CATEGORIES) - 1)):
        game.which("category", [CATEGORIES[i + 1]])
        facts.first_games.append(_read_first_game(game, facts))
        game.done()


def _read_first_game(row: Row, facts: Facts) -> FirstGame:
    known = [trick.id for trick in facts.tricks]
    specialist = ENGINEER + row.which("specialist", KINDS[ENGINEER : ASSISTANT + 1])
    trick = row.numbered("trick", known)
    gift_trick = row.numbered("gift_trick", known) if specialist == ENGINEER else 0
    components = needs(row, "components", facts.goods)
    gift = needs(row, "gift_components", facts.goods) if specialist == MANAGER else []
    taken = [t for game in facts.first_games for t in (game.trick, game.gift_trick) if t]
    if trick in taken or gift_trick == trick or gift_trick in taken:
        raise row.complaint("component-twice", "trick", {"value": known[trick]})
    if {need.component for need in gift} & {need.component for need in components}:
        raise row.complaint("component-twice", "gift_components", {"value": "-"})
    at_most("components", components, BOARD_SLOTS, facts.board_limit)
    at_most("gift_components", gift, STORE_SLOTS - BOARD_SLOTS, facts.manager_limit)
    return FirstGame(trick, components, specialist, gift_trick, gift)


def at_most(where: str, goods: list[Need], slots: int, limit: int) -> None:
    """Complain when components of a ready-made start do not fit on their board."""
    highest = max([0, *[need.units for need in goods]])
    for found, expected in ((len(goods), slots), (highest, limit)):
        if found > expected:
            raise miscounted(where, found, expected)
