"""11 and 12: wages, the way home, orders, the row, and the final count."""

from __future__ import annotations

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.box.components import COMPONENTS, CREW
from chapiteau.games.trickerion.rules.end_of_turn import (
    EndOfTurn,
    MoveCards,
    OrdersArrive,
    PayWages,
    ReturnCharacters,
    wages_due,
)
from chapiteau.games.trickerion.rules.scoring import FinalCount
from chapiteau.games.trickerion.rules.turn import NextTurn

from ..table import BOTH, FIVE, SIX, card, crew_of, fresh, table, wealth

TEAM = {0: ["engineer", "manager", "assistant", "apprentice_2", "apprentice_free"]}
PLACED = {
    "magician": ("theatre", "friday_show"),
    "engineer": ("downtown", "downtown_1"),
    "manager": ("market", "market_1"),
    "assistant": ("theatre", "friday_1"),
    "apprentice_1": ("workshop", "workshop_1"),
    "apprentice_2": ("market", "market_4"),
    "apprentice_free": ("theatre", "friday_2"),
}


def out(*names):
    """Seat 0 with these characters placed."""
    return {
        "crew": TEAM,
        "cards": {0: {name: PLACED[name][0] for name in names}},
        "at": {0: {name: PLACED[name][1] for name in names}},
    }


# Wages


@pytest.mark.rule("11.1")
@pytest.mark.parametrize(("agreed", "is_home"), [(SIX, True), (FIVE, False)])
def test_characters_return_before_or_after_wages(agreed, is_home):
    g = table(options=agreed, hired={0: ["apprentice"]}, step=EndOfTurn(), **out("manager"))
    assert asked(g) == "PayWages"
    assert (not any(g.players[0].at)) == is_home
    assert ("apprentice_3" in crew_of(g, 0)) == is_home
    do(g, "0 pay:2")
    assert g.players[0].coins == 18 and "apprentice_3" in crew_of(g, 0)


@pytest.mark.rule("11.2")
@pytest.mark.parametrize(
    ("names", "due"),
    [
        (["apprentice_1"], 1), (["apprentice_1", "apprentice_2"], 2), (["engineer"], 2),
        (["engineer", "manager", "assistant"], 6), (["engineer", "apprentice_2"], 3),
    ],
)  # fmt: skip
def test_wages_are_due_for_who_was_placed(names, due):
    g = table(step=EndOfTurn(), **out(*names))
    assert legal(g, 0) == [f"pay:{n}" for n in range(due + 1)]
    assert refused(g, f"0 pay:{due + 1}") == ("more-than-due", "11.2")


@pytest.mark.rule("11.2")
def test_wages_are_paid_in_the_order_of_initiative():
    cards = {0: {"apprentice_1": "market"}, 1: {"apprentice_1": "market"}}
    at = {0: {"apprentice_1": "market_1"}, 1: {"apprentice_1": "market_4"}}
    g = table(order=[1, 0], cards=cards, at=at, step=EndOfTurn())
    assert g.to_act() == [1]


@pytest.mark.rule("11.3", "11.10")
@pytest.mark.parametrize("names", [["magician"], ["apprentice_free"], []])
def test_nothing_is_due_for_some(names):
    g = table(step=[], hired={0: ["apprentice"]}, **out(*names))
    assert wages_due(g, 0) == 0


@pytest.mark.rule("11.3")
def test_an_idle_character_costs_nothing_but_the_assistant_herself_does():
    g = table(crew=TEAM, cards={0: {"engineer": "market", "assistant": "theatre"}},
              at={0: {"assistant": "friday_1"}}, step=[])  # fmt: skip
    g.players[0].at[CREW.index("engineer")] = 23
    assert wages_due(g, 0) == 2


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(("paid", "fame", "coins"), [(6, 20, 4), (4, 16, 6), (0, 8, 10)])
def test_every_unpaid_coin_costs_two_fame(paid, fame, coins):
    g = table(coins={0: 10}, step=PayWages(0, 6))
    do(g, f"0 pay:{paid}")
    assert wealth(g, 0) == (fame, coins, 0)


@pytest.mark.rule("11.4")
def test_wages_beyond_the_purse_cost_fame():
    g = table(coins={0: 1}, step=PayWages(0, 6))
    assert legal(g, 0) == ["pay:0", "pay:1"]
    assert refused(g, "0 pay:2") == ("more-than-purse", "11.4")
    do(g, "0 pay:1")
    assert wealth(g, 0) == (10, 0, 0)
    g = table(coins={0: 0}, step=PayWages(0, 6))
    assert g.over and wealth(g, 0) == (8, 0, 0)  # nothing to choose


# The way home


@pytest.mark.rule("11.5")
def test_everybody_goes_home_and_who_waits_at_the_inn_joins():
    g = table(hired={0: ["apprentice"], 1: ["engineer"]}, step=ReturnCharacters(),
              **out("magician", "manager"))  # fmt: skip
    g.players[0].advertised = True
    assert not any(g.slots) and not any(g.players[0].at) and g.players[0].day == 0
    assert "apprentice_3" in crew_of(g, 0) and "engineer" in crew_of(g, 1)
    assert not any(g.players[0].hired)


@pytest.mark.rule("11.5")
def test_posters_are_taken_back():
    g = table(step=[])
    g.players[1].advertised = True
    ReturnCharacters().run(g)
    assert not g.players[1].advertised


# The market


@pytest.mark.rule("11.6")
def test_orders_replace_what_is_on_sale_in_their_place():
    g = table(ordered={2: "cog", 4: "rope"}, quick="saw", step=OrdersArrive())
    assert [COMPONENTS[c] for c in g.on_sale[1:]] == ["wood", "cog", "glass", "rope"]
    assert not any(g.ordered) and g.quick == 0


# The row


@pytest.mark.rule("11.7")
def test_cards_move_on_with_their_markers_and_a_new_one_enters():
    own = {0: {"spades": "linking-rings"}}
    g = table(tricks=own, row=["riverside-08", "riverside-02"], deck=["riverside-03"],
              marks=[(1, "c0r0", 0, "spades", "down")], step=MoveCards())  # fmt: skip
    assert g.row == [0, card("riverside-03"), card("riverside-08"), card("riverside-02")]
    assert g.mark_at(2, 1) and not g.mark_at(1, 1) and g.deck == [] and g.gone == []


@pytest.mark.rule("11.7")
def test_a_card_pushed_out_returns_its_markers_without_yielding():
    own, row = {0: {"spades": "linking-rings"}}, ["riverside-08", "riverside-02", "riverside-01"]
    g = table(tricks=own, ready={0: {"spades": 1}}, row=row, deck=["grand-magorian-01"],
              marks=[(3, "c0r0", 0, "spades", "down")], step=MoveCards())  # fmt: skip
    assert g.gone == [card("riverside-01")] and g.players[0].shown[1] == 0
    assert g.supply(0, 1) == 3 and wealth(g, 0) == (20, 20, 0)


@pytest.mark.rule("11.7")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("agreed", BOTH)
def test_the_first_card_leaves_at_the_end_of_the_third_turn(seats, agreed):
    g = fresh(seats, "row", **agreed)
    left = []
    for _ in range(g.box.turns):
        left.append(len(g.gone))
        MoveCards().run(g)
    assert left[:4] == [0, 0, 0, 1] and g.deck == []


@pytest.mark.rule("11.7")
def test_the_new_card_is_seen_by_all_and_ends_the_way_back():
    m = as_match(table(deck=["riverside-03"], step=[PayWages(0, 1), MoveCards(), PayWages(1, 1)]))
    m.play(0, "pay:1")
    assert ["billed", card("riverside-03")] in told(m, None) and not m.can_undo(0)


@pytest.mark.rule("11.8")
def test_with_an_empty_deck_the_row_stays():
    row = ["riverside-08", "riverside-02", "riverside-01"]
    g = table(row=row, step=MoveCards())
    assert g.row == [0, *[card(id) for id in row]] and g.gone == []


@pytest.mark.rule("11.9")
@pytest.mark.parametrize(("agreed", "last"), [(SIX, 6), (FIVE, 5)])
def test_after_the_last_turn_the_game_is_counted(agreed, last):
    g = table(options=agreed, turn=last - 1, step=NextTurn())
    assert not g.over and g.turn == last
    g = table(options=agreed, turn=last, step=NextTurn())
    assert g.over and g.turn == last and g.players[0].fame > 20


# The final count


def counted(**more):
    g = table(step=FinalCount(), **more)
    return [p.fame - 20 for p in g.players]


@pytest.mark.rule("12.1")
def test_a_shard_is_a_point():
    assert counted(shards={0: 7}, coins={0: 0, 1: 0}) == [7 + 2, 2]


@pytest.mark.rule("12.2")
@pytest.mark.parametrize(("coins", "fame"), [(0, 0), (2, 0), (3, 1), (8, 2), (90, 30)])
def test_three_coins_are_a_point(coins, fame):
    assert counted(coins={0: coins, 1: 0}) == [fame + 2, 2]


@pytest.mark.rule("12.3")
def test_apprentices_count_two_and_specialists_three():
    crew = {0: ["engineer", "manager", "assistant", "apprentice_2", "apprentice_free"], 1: []}
    assert counted(crew=crew, coins={0: 0, 1: 0}) == [3 * 3 + 3 * 2, 2]


@pytest.mark.rule("12.4")
def test_who_is_hired_in_the_last_turn_counts():
    g = table(turn=6, hired={0: ["manager"]}, coins={0: 0, 1: 0}, step=[EndOfTurn(), NextTurn()])
    assert [p.fame for p in g.players] == [25, 22]


@pytest.mark.rule("12.5")
def test_most_fame_wins():
    g = table(3, fame={0: 30, 1: 40, 2: 35}, step=FinalCount())
    assert GAME.winners(g) == [1] and as_match(g).outcome == (0.0, 1.0, 0.0)


@pytest.mark.rule("12.6")
@pytest.mark.parametrize(("order", "winner"), [([0, 1, 2], 1), ([2, 1, 0], 2)])
def test_of_those_who_tie_the_first_in_order_wins(order, winner):
    g = table(3, order=order, fame={0: 30, 1: 40, 2: 40}, step=FinalCount())
    assert GAME.winners(g) == [winner]


@pytest.mark.rule("12.6")
def test_a_broken_tie_is_told():
    m = as_match(table(coins={0: 1, 1: 0}, step=[PayWages(0, 1), FinalCount()]))
    m.play(0, "pay:1")
    kinds = [e.kind.id for e in m.events() if e.kind.counts]
    assert kinds == ["shards-count", "coins-count", "crew-counts"] * 2 + ["tie-broken"]
