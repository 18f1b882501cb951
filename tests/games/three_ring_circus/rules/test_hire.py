"""4 Hiring an artist, and 5 Symbols."""

from itertools import combinations

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.core.rng import seeded
from chapiteau.games.three_ring_circus.rules.end_of_turn import EndTurn
from chapiteau.games.three_ring_circus.rules.hiring.bonuses import Swap
from chapiteau.games.three_ring_circus.rules.hiring.hire import ColumnReward
from chapiteau.games.three_ring_circus.rules.hiring.payment import Purse
from chapiteau.games.three_ring_circus.rules.hiring.plan import fee
from chapiteau.games.three_ring_circus.rules.turn import ACT

from ..table import BOX, KIND, ask, hold, names, ring, stack_money, table, total


def hire(g, card, number, *paid):
    do(g, f"0 hire:{card}", f"0 ring:{number}", *[f"0 pay:{p}" for p in paid])


@pytest.mark.rule("4.1")
def test_an_artist_of_the_hand_joins_a_ring_with_room():
    g = hold(table(), 0, "clown_beast", "train", "reserve", "artists")
    assert legal(g, 0, "hire") == [f"hire:{KIND['clown_beast']}"]
    assert refused(g, "0 hire:rider_beast") == ("card-not-in-hand", "4.1")
    ring(g, 0, 1, "farm_animal_beast", "magician_beast", "rider_beast", "ticket_05_banknote")
    ring(g, 0, 1, "ticket_06_banknote")
    do(g, "0 hire:clown_beast")
    assert legal(g, 0) == ["ring:2", "ring:3"]
    assert refused(g, "0 ring:1") == ("ring-full", "4.1")


@pytest.mark.rule("4.2")
def test_values_rise_in_a_ring_and_higher_cards_are_pushed_to_the_right():
    g = ring(table(), 0, 3, "clown_beast", "ticket_09_per_beast")
    hold(g, 0, "rider_beast", "clown_acrobat", "farm_animal_beast")
    hire(g, "rider_beast", 3)
    assert names(g.players[0].rings[2]) == ["clown_beast", "rider_beast", "ticket_09_per_beast"]


@pytest.mark.rule("4.2")
def test_two_cards_of_one_value_never_share_a_ring():
    g = ring(table(), 0, 1, "clown_beast")
    hold(g, 0, "clown_acrobat", "train")
    do(g, "0 hire:clown_acrobat")
    assert refused(g, "0 ring:1") == ("ring-has-value", "4.2")
    assert legal(g, 0) == ["ring:2", "ring:3"]
    g = ring(ring(ring(table(), 0, 1, "clown_beast"), 0, 2, "clown_beast"), 0, 3, "clown_beast")
    hold(g, 0, "clown_acrobat", "train")
    assert refused(g, "0 hire:clown_acrobat") == ("same-value", "4.2")


@pytest.mark.rule("4.3", "4.4")
def test_the_example_of_camille_costs_nine_then_four_then_nothing():
    g = table()
    hold(g, 0, "rider_beast", "magician_beast", "magician_acrobat", "rider_acrobat")
    hold(g, 0, "ticket_09_per_beast", "ticket_13_per_beast", "ticket_11_per_acrobat")
    assert fee(g, 0, KIND["ticket_09_per_beast"], 1) == 9
    hire(g, "ticket_09_per_beast", 1, "rider_beast", "magician_beast", "magician_acrobat")
    assert names(g.money.discard) == ["rider_beast", "magician_beast", "magician_acrobat"]
    assert fee(g, 0, KIND["ticket_13_per_beast"], 1) == 4
    ask(g, ACT[0], EndTurn(1))
    hire(g, "ticket_13_per_beast", 1)
    assert names(g.money.discard)[-1] == "rider_acrobat"
    assert fee(g, 0, KIND["ticket_11_per_acrobat"], 1) == 0
    ask(g, ACT[0], EndTurn(1))
    hire(g, "ticket_11_per_acrobat", 1)
    row = ["ticket_09_per_beast", "ticket_11_per_acrobat", "ticket_13_per_beast"]
    assert names(g.players[0].rings[0]) == row and len(g.money.discard) == 4


@pytest.mark.rule("4.4")
def test_the_card_does_not_pay_for_itself_and_tickets_never_pay():
    g = hold(table(), 0, "rider_beast", "magician_beast", "ticket_05_banknote")
    assert legal(g, 0, "hire") == [
        f"hire:{KIND['magician_beast']}",
        f"hire:{KIND['ticket_05_banknote']}",
    ]
    assert refused(g, "0 hire:rider_beast") == ("too-dear", "4.4")
    hold(g, 0, "train", "reserve")
    do(g, "0 hire:rider_beast", "0 ring:1")
    assert {m.split(":")[0] for m in legal(g, 0)} == {"pay"}
    assert refused(g, "0 pay:rider_beast") == ("pays-for-itself", "4.4")


@pytest.mark.rule("4.5")
def test_no_card_is_paid_that_is_not_needed():
    g = hold(table(), 0, "ticket_05_banknote", "train", "rider_beast", "clown_beast", "clown_beast")
    do(g, "0 hire:ticket_05_banknote", "0 ring:1")
    assert len(legal(g, 0)) == 3
    do(g, "0 pay:clown_beast")
    assert g.seat == 1  # the rider completes it: the train would make the clown needless
    assert names(g.money.discard) == ["clown_beast", "rider_beast"]
    g = hold(table(), 0, "ticket_05_banknote", "train", "rider_beast", "clown_beast", "clown_beast")
    hold(g, 0, "rider_acrobat")
    do(g, "0 hire:ticket_05_banknote", "0 ring:1", "0 pay:clown_beast")
    assert refused(g, "0 pay:train") == ("not-needed", "4.5")


def payments(values, due):
    """All payments in which every card is needed, as sorted values."""
    found = set()
    for n in range(len(values) + 1):
        for cards in combinations(values, n):
            if sum(cards) >= due and all(sum(cards) - c < due for c in cards):
                found.add(tuple(sorted(cards)))
    return found


@pytest.mark.rule("4.5", "4.6")
def test_every_payment_without_a_card_too_many_can_be_picked_in_any_order_and_no_other():
    rng = seeded("payments")
    for _ in range(120):
        cards = [1 + rng.below(BOX.money_cards) for _ in range(2 + rng.below(6))]
        due = 1 + rng.below(12)
        values = [BOX.value[card] for card in cards]
        expected = payments(values, due)
        assert picked(cards, due, [], {}) == expected


def picked(cards, due, paid, known):
    """Every payment that can be reached by picking one card after the other."""
    key = tuple(sorted(paid))
    if key not in known:
        purse = Purse(BOX, cards, due)
        if purse.total < due:
            return set()
        for kind in paid:
            purse.pay(kind)
        choices = purse.choices()
        if choices:
            found = [picked(cards, due, [*purse.paid, kind], known) for kind in choices]
            known[key] = set().union(*found)
        else:
            known[key] = {tuple(sorted(BOX.kinds[kind].value for kind in purse.paid))}
    return known[key]


@pytest.mark.rule("4.6")
def test_a_payment_without_a_choice_is_made_at_once():
    g = hold(table(), 0, "ticket_05_banknote", "rider_beast", "magician_beast")
    hire(g, "ticket_05_banknote", 1)
    assert sorted(names(g.money.discard)) == ["magician_beast", "rider_beast"]


@pytest.mark.rule("4.7")
def test_the_next_space_is_covered_even_if_the_card_goes_further_left():
    g = ring(table(), 0, 1, "rider_beast")  # the second space of ring 1 draws a money card
    hold(g, 0, "clown_beast")
    stack_money(g, "popcorn_machine")
    hire(g, "clown_beast", 1)
    assert names(g.players[0].rings[0]) == ["clown_beast", "rider_beast"]
    assert names(g.players[0].money) == ["popcorn_machine"]


@pytest.mark.rule("4.8")
@pytest.mark.parametrize(
    ("number", "cards", "drawn"),
    [
        (1, ["rider_beast"], [1, 0, 0]),
        (2, [], [0, 1, 0]),
        (3, ["rider_beast"], [0, 0, 1]),
        (1, ["rider_beast", "magician_beast"], [0, 0, 1]),
    ],
)
def test_bonuses_draw_from_the_top_of_a_deck(number, cards, drawn):
    g = table()
    for card in sorted(cards, key=lambda id: BOX.kinds[KIND[id]].value):
        ring(g, 0, number, card)
    hold(g, 0, "clown_beast", "clown_acrobat")
    hire(g, "clown_beast", number)
    p = g.players[0]
    kept = 1 if cards else 0  # the fee is the other clown
    assert [len(p.money) - kept, len(p.tickets), len(p.objectives)] == drawn


@pytest.mark.rule("4.9")
def test_popcorn_brings_points_at_once():
    g = hold(table(), 0, "clown_beast", "clown_acrobat")
    hire(g, "clown_beast", 3)
    assert g.players[0].points == 2
    low = ["clown_beast", "farm_animal_beast", "magician_beast", "rider_beast"]
    for number, points in ((1, 3), (2, 5), (3, 7)):
        g = hold(ring(table(), 0, number, *low), 0, "ticket_05_banknote", "clown_acrobat")
        hire(g, "ticket_05_banknote", number)
        assert g.players[0].points == points


@pytest.mark.rule("4.10", "4.17")
def test_another_card_may_be_hired_by_all_the_rules_and_may_bring_another():
    g = ring(table(), 0, 1, "farm_animal_beast", "magician_beast", "rider_beast")
    hold(g, 0, "clown_beast", "clown_acrobat", "farm_animal_acrobat")
    hire(g, "clown_beast", 1)
    assert asked(g) == "PlayAnother" and "pass" in legal(g, 0)
    do(g, "0 hire:clown_acrobat", "0 ring:3")
    assert names(g.money.discard) == ["farm_animal_acrobat"]
    assert g.players[0].points == 2 and asked(g) == "Act" and g.seat == 1


@pytest.mark.rule("4.10")
def test_another_card_may_be_declined():
    g = ring(table(), 0, 1, "farm_animal_beast", "magician_beast", "rider_beast")
    hold(g, 0, "clown_beast", "clown_acrobat", "train")
    hire(g, "clown_beast", 1)
    do(g, "0 pass")
    assert len(g.players[0].money) == 2 and g.seat == 1


@pytest.mark.rule("4.11")
def test_the_question_is_put_even_if_nobody_could_be_hired():
    g = ring(table(), 0, 1, "farm_animal_beast", "magician_beast", "rider_beast")
    hold(g, 0, "clown_beast", "train")
    hire(g, "clown_beast", 1)
    assert asked(g) == "PlayAnother" and legal(g, 0) == ["pass"]
    g = ring(table(), 0, 1, "farm_animal_beast", "magician_beast", "rider_beast")
    hold(g, 0, "clown_beast")
    hire(g, "clown_beast", 1)
    assert g.seat == 1  # an empty hand is no secret


@pytest.mark.rule("4.12")
def test_two_cards_of_two_rings_may_change_places():
    g = ring(table(), 0, 1, "clown_beast", "ticket_09_per_beast")
    ring(g, 0, 2, "farm_animal_acrobat", "ticket_05_banknote", "ticket_11_per_acrobat")
    ask(g, Swap(0))
    do(g, "0 swap:2", "0 swap:6")
    assert names(g.players[0].rings[0]) == ["clown_beast", "farm_animal_acrobat"]
    row = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_11_per_acrobat"]
    assert names(g.players[0].rings[1]) == row
    assert g.players[0].pedestals == 1 + 1 + 0  # the printed one is covered; no follower matches


@pytest.mark.rule("4.12")
def test_an_exchange_makes_no_doubles_gains_nothing_and_may_be_left():
    g = ring(ring(table(), 0, 1, "clown_beast", "rider_beast"), 0, 2, "clown_acrobat")
    points = g.players[0].points
    ask(g, Swap(0))
    assert legal(g, 0) == ["swap:1", "swap:6", "pass"]  # the clowns may change places
    assert refused(g, "0 swap:2") == ("no-partner", "4.12")
    assert refused(g, "0 swap:3") == ("no-card-there", "4.12")
    do(g, "0 swap:1")
    assert names(g.players[0].rings[0]) == ["clown_acrobat", "rider_beast"]
    assert g.players[0].points == points
    g = ring(ring(table(), 0, 1, "clown_beast"), 0, 2, "rider_beast")
    ask(g, Swap(0))
    do(g, "0 pass")
    assert names(g.players[0].rings[0]) == ["clown_beast"]
    assert not ask(ring(table(), 0, 1, "clown_beast"), Swap(0)).stack


@pytest.mark.rule("4.12")
def test_the_second_card_is_of_another_ring():
    g = ring(table(), 0, 1, "clown_beast", "rider_beast")
    ring(g, 0, 2, "farm_animal_acrobat", "magician_acrobat")
    ask(g, Swap(0))
    do(g, "0 swap:1")
    assert legal(g, 0) == ["swap:6", "swap:7"]
    assert refused(g, "0 swap:2") == ("same-ring", "4.12")


@pytest.mark.rule("4.13")
def test_an_objective_just_drawn_may_be_placed_for_the_column_of_the_same_card():
    g = ring(
        ring(table(), 0, 1, "clown_beast", "farm_animal_beast"), 0, 2, "clown_beast", "rider_beast"
    )
    ring(g, 0, 3, "rider_acrobat")
    hold(g, 0, "clown_acrobat")
    hire(g, "clown_acrobat", 3)  # the second space of ring 3 draws an objective
    assert len(g.players[0].placed) == 1 and not g.players[0].objectives


@pytest.mark.rule("4.14")
@pytest.mark.parametrize("column", [1, 2, 3])
def test_a_full_column_places_an_objective_of_the_hand(column):
    low = ["farm_animal_beast", "magician_beast", "rider_beast"][:column]
    g = ring(ring(table(), 0, 1, *low), 0, 2, *low)
    ring(g, 0, 3, *[id.replace("beast", "acrobat") for id in low[1:]])
    hold(g, 0, "clown_beast", "clown_acrobat", "artists", "pedestals")
    hire(g, "clown_beast", 3, *[])
    assert asked(g) == "PlaceObjective" and {"place:11", "place:12"} <= set(legal(g, 0))
    assert refused(g, "0 pass") == ("must-place", "4.14")
    assert refused(g, "0 place:beast") == ("objective-not-in-hand", "4.14")
    do(g, "0 place:artists")
    assert g.players[0].placed == [12]


@pytest.mark.rule("4.15")
@pytest.mark.parametrize("column", [4, 5])
def test_the_last_columns_bring_five_points(column):
    g = ask(table(), ColumnReward(0, column))
    assert g.players[0].points == 5 and not g.players[0].placed


@pytest.mark.rule("4.16")
def test_without_an_objective_the_column_brings_nothing():
    g = ask(table(), ColumnReward(0, 1))
    assert not g.stack and g.players[0].points == 0 and not g.players[0].placed


@pytest.mark.rule("5.1")
def test_printed_symbols_count_until_they_are_covered_and_cards_add_theirs():
    g = ring(table(), 0, 1, "ticket_05_locomotive")  # covers a locomotive, brings one
    assert g.players[0].locomotives == 6
    ring(g, 0, 3, "ticket_05_banknote", "ticket_06_banknote", "ticket_07_banknote")
    assert g.players[0].banknotes == 3  # the printed one is covered
    ring(g, 0, 2, "ticket_05_pedestal", "ticket_06_pedestal")
    assert g.players[0].pedestals == 3 and g.players[0].locomotives == 5
    ring(g, 0, 2, "ticket_09_per_beast")
    assert g.players[0].pedestals == 2


@pytest.mark.rule("5.2")
def test_the_circus_of_the_example_has_seven_pedestals():
    g = ring(
        table(), 0, 1,
        "clown_phenomenon", "farm_animal_beast", "ticket_05_banknote", "ticket_07_banknote",
        "ticket_08_per_beast",
    )  # fmt: skip
    assert g.players[0].pedestals == 3 + 2 + 1
    ring(g, 0, 3, "clown_acrobat")
    assert g.players[0].pedestals == 7


@pytest.mark.rule("5.2")
def test_the_magician_of_the_example_counts_the_acrobats_after_him():
    g = ring(table(), 0, 1, "magician_acrobat")
    assert g.players[0].pedestals == 2
    ring(g, 0, 1, "ticket_06_banknote", "ticket_08_per_beast", "ticket_09_per_beast")
    assert g.players[0].pedestals == 4


@pytest.mark.rule("5.3")
def test_the_marker_is_counted_anew_and_stops_at_ten():
    g = ring(table(), 0, 1, "clown_beast", "farm_animal_beast", "magician_beast", "rider_beast")
    ring(g, 0, 1, "ticket_05_pedestal")
    assert g.players[0].pedestals == 10  # 4 + 4 + 1 + 1
    ring(g, 0, 3, "clown_acrobat")
    assert g.players[0].pedestals == 10
    p = g.players[0]
    g.tickets.deck.append(p.rings[0].pop())
    p.recount(BOX)
    assert p.pedestals == 6


@pytest.mark.rule("5.4")
def test_a_circus_begins_with_its_printed_symbols():
    p = table().players[0]
    assert [p.pedestals, p.banknotes, p.locomotives] == [1, 1, 6]


@pytest.mark.rule("5.5")
def test_three_locomotives_are_never_covered():
    g = table()
    for number in (1, 2, 3):
        ring(g, 0, number, "clown_beast", "farm_animal_beast", "magician_beast", "rider_beast"
             if number < 3 else "ticket_05_banknote")  # fmt: skip
    for number in (1, 2, 3):
        ring(g, 0, number, "ticket_11_per_acrobat" if number < 3 else "ticket_12_per_beast")
    assert g.players[0].artists() == 15 and g.players[0].locomotives == 3


def test_money_spent_is_at_least_the_fee():
    g = hold(
        table(), 0, "ticket_09_per_beast", "rider_beast", "magician_beast", "train", "clown_beast"
    )
    before = total(g, 0)
    do(g, "0 hire:ticket_09_per_beast", "0 ring:1")
    while g.chosen and g.chosen[0]:
        do(g, f"0 pay:{BOX.kinds[g.moves[0].arg].id}")
    assert before - total(g, 0) >= 9
