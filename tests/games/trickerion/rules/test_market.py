"""7: buying, storing, bargaining, ordering."""

from __future__ import annotations

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.trickerion.box.components import COMPONENTS
from chapiteau.games.trickerion.rules.end_of_turn import OrdersArrive
from chapiteau.games.trickerion.rules.locations.market import MarketRow

from ..table import BOTH, FIVE, SIX, goods_of, named, table

SIX_TYPES = {"wood": 1, "metal": 1, "rope": 1, "saw": 1, "animal": 1, "mirror": 1}


def market(points=1, agreed=SIX, **more):
    return table(points=points, options=agreed, step=MarketRow(0), **more)


def stalls(g):
    return [COMPONENTS[c] for c in g.on_sale[1:]]


@pytest.mark.rule("7.1")
def test_a_buy_brings_one_unit_at_its_price_and_the_stock_stays():
    g = market(2, on_sale=["wood", "saw", "mirror", "glass"])
    assert named(g, 0, "buy") == ["wood", "saw", "mirror", "glass"]
    do(g, "0 buy:saw", "0 bargain:0")
    assert goods_of(g, 0) == {"saw": 1} and g.players[0].coins == 18 and g.points == 1
    assert stalls(g) == ["wood", "saw", "mirror", "glass"]
    assert refused(g, "0 buy:rope") == ("not-on-sale", "7.1")


@pytest.mark.rule("7.1")
def test_with_five_turns_up_to_three_of_a_type_come_with_one_buy():
    g = market(1, FIVE)
    do(g, "0 buy:metal")
    assert legal(g, 0) == ["units:1", "units:2", "units:3"]
    do(g, "0 units:3")
    assert goods_of(g, 0) == {"metal": 3} and g.players[0].coins == 17


@pytest.mark.rule("7.1")
def test_a_buy_of_several_is_limited_by_room_and_purse():
    g = market(1, FIVE, goods={0: {"metal": 2}})
    do(g, "0 buy:metal")
    assert g.over and goods_of(g, 0) == {"metal": 3}  # only one was possible
    g = market(1, FIVE, coins={0: 2})
    do(g, "0 buy:metal")
    assert legal(g, 0) == ["units:1", "units:2"]
    assert refused(g, "0 units:3") == ("too-dear-for-so-many", "7.5")


@pytest.mark.rule("7.1")
def test_what_is_quickly_ordered_can_be_bought():
    g = market(quick="cog")
    do(g, "0 buy:cog")
    assert goods_of(g, 0) == {"cog": 1} and g.players[0].coins == 17


@pytest.mark.rule("7.2", "7.11")
@pytest.mark.parametrize("agreed", BOTH)
def test_the_board_stores_six_types_of_three_units(agreed):
    g = market(9, agreed, goods={0: {"wood": 3, "metal": 2}})
    assert named(g, 0, "buy") == ["metal", "glass", "fabric"]
    assert refused(g, "0 buy:wood") == ("no-room", "7.5")
    g = market(9, agreed, goods={0: SIX_TYPES})
    assert named(g, 0, "buy") == ["wood", "metal"]
    assert refused(g, "0 buy:glass") == ("no-room", "7.5")


@pytest.mark.rule("7.3")
def test_a_new_type_goes_to_either_board_and_more_of_it_to_the_same_place():
    g = market(2, crew={0: ["manager"]})
    do(g, "0 buy:wood")
    assert legal(g, 0) == ["board", "extension"]
    do(g, "0 extension", "0 buy:wood")
    wood = COMPONENTS.index("wood")
    assert g.players[0].store[wood] == 7 and g.players[0].units[wood] == 2


@pytest.mark.rule("7.3")
def test_the_only_free_slot_is_taken_without_asking():
    g = market(1, crew={0: ["manager"]}, goods={0: SIX_TYPES})
    do(g, "0 buy:glass")
    assert g.players[0].is_with_manager(COMPONENTS.index("glass"))
    g = market(1, goods={0: {"wood": 1}})
    do(g, "0 buy:glass")
    assert g.players[0].store[COMPONENTS.index("glass")] == 2


@pytest.mark.rule("7.4", "7.11")
def test_a_managers_slot_holds_two_and_counts_one_more():
    g = market(9, crew={0: ["manager"]}, managed={0: {"wood": 2, "metal": 1}})
    wood, metal = COMPONENTS.index("wood"), COMPONENTS.index("metal")
    assert (g.counted(0, wood), g.counted(0, metal)) == (3, 2)
    assert refused(g, "0 buy:wood") == ("no-room", "7.5")
    do(g, "0 buy:metal")
    assert g.counted(0, metal) == 3


@pytest.mark.rule("7.11")
def test_three_of_a_new_type_go_to_the_player_board():
    g = market(1, FIVE, crew={0: ["manager"]})
    do(g, "0 buy:wood", "0 units:3")
    assert g.players[0].store[COMPONENTS.index("wood")] == 1


@pytest.mark.rule("7.5")
def test_what_cannot_be_paid_is_not_offered():
    g = market(1, coins={0: 1}, on_sale=["wood", "saw", "mirror", "glass"])
    assert named(g, 0, "buy") == ["wood", "glass"]
    assert refused(g, "0 buy:saw") == ("too-dear", "7.5")
    assert named(market(1, coins={0: 0}), 0, "buy") == []


@pytest.mark.rule("7.6")
def test_bargaining_takes_a_coin_off_for_each_point_but_never_the_last():
    g = market(4, on_sale=["wood", "saw", "mirror", "glass"])
    do(g, "0 buy:mirror")
    assert legal(g, 0) == ["bargain:0", "bargain:1", "bargain:2"]
    assert refused(g, "0 bargain:3") == ("one-coin-is-paid", "7.6")
    do(g, "0 bargain:2")
    assert g.players[0].coins == 19 and g.points == 1


@pytest.mark.rule("7.6")
def test_a_single_basic_component_is_never_lowered():
    g = market(4)
    do(g, "0 buy:wood")
    assert asked(g) == "MarketRow" and g.players[0].coins == 19


@pytest.mark.rule("7.6")
def test_what_only_bargaining_makes_payable_is_offered():
    g = market(3, coins={0: 1}, on_sale=["wood", "saw", "mirror", "glass"])
    assert "buy:mirror" in legal(g, 0)
    do(g, "0 buy:mirror")
    assert g.players[0].coins == 0 and goods_of(g, 0) == {"mirror": 1} and g.points == 0


@pytest.mark.rule("7.6")
def test_bargaining_lowers_a_whole_buy_of_several():
    g = market(3, FIVE)
    do(g, "0 buy:wood", "0 units:3")
    assert legal(g, 0) == ["bargain:0", "bargain:1", "bargain:2"]
    do(g, "0 bargain:2")
    assert g.players[0].coins == 19 and g.points == 0


@pytest.mark.rule("7.7")
def test_a_pile_is_thrown_away_to_make_room():
    g = market(2, goods={0: SIX_TYPES})
    assert "throw:rope" in legal(g, 0) and "buy:glass" not in legal(g, 0)
    do(g, "0 throw:rope")
    assert g.points == 2 and "rope" not in goods_of(g, 0) and "buy:glass" in legal(g, 0)
    assert legal(g, 0, "throw") == []
    assert refused(g, "0 throw:wood") == ("has-free-slot", "7.7")
    assert refused(g, "0 throw:cog") == ("no-such-pile", "7.7")


@pytest.mark.rule("7.7")
def test_only_piles_of_a_full_board_are_thrown_away():
    crew, managed = {0: ["manager"]}, {0: {"rope": 1, "saw": 1}}
    g = market(1, crew=crew, managed=managed, goods={0: {"wood": 1}})
    assert named(g, 0, "throw") == ["rope", "saw"]
    do(g, "0 throw:rope", "0 buy:glass", "0 extension")
    assert g.players[0].is_with_manager(COMPONENTS.index("glass"))


@pytest.mark.rule("7.8")
def test_an_order_lies_in_a_slot_of_choice_and_replaces_what_is_on_sale_there():
    g = table(points=1, ordered={1: "cog"}, step=[MarketRow(0), OrdersArrive()])
    assert named(g, 0, "order") == ["rope", "petroleum", "saw", "animal", "padlock", "mirror",
                                    "disguise", "cog"]  # fmt: skip
    do(g, "0 order:saw")
    assert legal(g, 0) == ["into:2", "into:3", "into:4"]
    assert refused(g, "0 into:1") == ("order-slot-taken", "7.8")
    do(g, "0 into:3")
    assert stalls(g) == ["cog", "metal", "saw", "fabric"]


@pytest.mark.rule("7.8")
def test_with_six_turns_what_can_be_bought_is_not_ordered_but_twice_is_fine():
    g = market(2, quick="saw", ordered={1: "rope"})
    assert refused(g, "0 order:wood") == ("on-sale-already", "7.8")
    assert refused(g, "0 order:saw") == ("on-sale-already", "7.8")
    do(g, "0 order:rope", "0 into:2")
    assert [COMPONENTS[c] for c in g.ordered[1:3]] == ["rope", "rope"]


@pytest.mark.rule("7.8")
def test_with_five_turns_what_is_ordered_is_not_ordered_again():
    g = market(1, FIVE, quick="saw", ordered={1: "rope"})
    assert refused(g, "0 order:rope") == ("ordered-already", "7.8")
    assert refused(g, "0 order:wood") == ("on-sale-already", "7.8")
    assert "order:saw" in legal(g, 0)


@pytest.mark.rule("7.8")
def test_without_a_free_slot_nothing_is_ordered():
    g = market(1, ordered={1: "cog", 2: "saw", 3: "rope", 4: "animal"})
    assert legal(g, 0, "order") == []
    assert refused(g, "0 order:mirror") == ("no-free-order-slot", "7.8")


@pytest.mark.rule("7.9")
@pytest.mark.parametrize(("agreed", "points", "price"), [(SIX, 3, 3), (FIVE, 2, 4)])
def test_a_quick_order_is_on_sale_at_once(agreed, points, price):
    few = market(points - 1, agreed)
    assert legal(few, 0, "quick") == []
    assert refused(few, "0 quick:cog") == ("too-few-points", "5.7")
    g = market(points + 1, agreed)
    assert refused(g, "0 quick:wood") == ("on-sale-already", "7.9")
    do(g, "0 quick:cog", "0 buy:cog")
    if agreed is FIVE:
        do(g, "0 units:1")
    assert g.players[0].coins == 20 - price


@pytest.mark.rule("7.9")
@pytest.mark.parametrize("agreed", BOTH)
def test_a_quick_order_is_for_everybody(agreed):
    g = table(points=1, options=agreed, quick="cog", step=MarketRow(1))
    assert "buy:cog" in legal(g, 1)


@pytest.mark.rule("7.9")
def test_the_surcharge_is_for_each_unit_and_may_be_bargained():
    g = market(3, FIVE, quick="cog")
    do(g, "0 buy:cog", "0 units:2")
    assert legal(g, 0) == ["bargain:0", "bargain:1", "bargain:2"]
    do(g, "0 bargain:2")
    assert g.players[0].coins == 20 - 6


@pytest.mark.rule("7.10")
def test_a_new_quick_order_replaces_the_former():
    g = market(3, quick="cog")
    do(g, "0 quick:saw")
    assert g.quick == COMPONENTS.index("saw") and not g.is_on_sale(COMPONENTS.index("cog"))
