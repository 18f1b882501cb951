"""7 Shows, and 8 Backstage cards."""

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.box.components import METROPOLIS
from chapiteau.games.three_ring_circus.rules.shows.backstage import Banknotes, TakeTicket
from chapiteau.games.three_ring_circus.rules.shows.show import (
    metropolis_points,
    pedestals_at,
    town_money,
)
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL

from ..table import (
    AT,
    BOX,
    KIND,
    TOWNS,
    ask,
    faces,
    hold,
    names,
    pawn,
    pedestals,
    penniless,
    ring,
    show,
    slow,
    stack_money,
    stand,
    table,
    tent,
    wishes,
)

STAR = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_13_per_beast"]


@pytest.mark.rule("7.1")
def test_a_show_pitches_a_tent_and_nobody_performs_twice_in_a_space():
    g = stand(table(), 0, "new_york")
    do(g, "0 go:philadelphia", "0 slot:1")
    assert g.tents_on(AT["philadelphia"]) == [1, 0, 0, 0, 0] and g.players[0].tents == 1
    g = tent(stand(table(), 0, "new_york"), 1, "philadelphia", 2)
    assert refused(g, "0 go:philadelphia") == ("already-performed", "7.1")


@pytest.mark.rule("7.1")
def test_without_a_tent_there_is_no_show():
    g = stand(table(), 0, "new_york")
    for town in TOWNS[-12:]:
        tent(g, 1, list(AT)[town - 1])
    assert legal(g, 0, "go") == []
    assert refused(g, "0 go:washington_dc") == ("no-tents", "7.1")


@pytest.mark.rule("7.2")
def test_a_town_sees_one_show_and_the_pawn_does_not_prevent_it():
    g = pawn(stand(table(), 0, "new_york"), "trenton")
    do(g, "0 go:trenton", "0 end")
    assert g.tents_on(AT["trenton"]) == [1]
    stand(g, 1, "new_york")
    assert refused(g, "1 go:trenton") == ("town-taken", "7.2")


@pytest.mark.rule("7.3")
def test_sturgis_and_toledo_pay_three_money_cards_each():
    g = stand(table(4), 0, "chicago")
    assert town_money(g, AT["toledo"]) == 3  # Detroit is no town
    tent(g, 2, "toledo")
    assert town_money(g, AT["sturgis"]) == 3
    penniless(g, 0)
    do(g, "0 go:sturgis")
    assert len(g.players[0].money) == 3
    assert town_money(g, AT["jackson"]) == 1  # both its neighbours have had their show


@pytest.mark.rule("7.3", "7.13")
def test_neighbours_across_a_border_count_and_closed_ones_do_not():
    g = table(4)
    assert town_money(g, AT["fort_wayne"]) == 4  # Sandusky, Lafayette, South Bend beyond the border
    assert town_money(table(3), AT["fort_wayne"]) == 3


@pytest.mark.rule("7.4")
def test_antoine_takes_the_third_slot_in_pittsburgh_with_six_pedestals():
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 6)
    tent(tent(g, 2, "pittsburgh", 2), 3, "pittsburgh", 0)
    do(g, "0 go:pittsburgh")
    assert legal(g, 0) == ["slot:2"]
    assert refused(g, "0 slot:3") == ("slot-taken", "7.4")
    assert refused(g, "0 slot:4") == ("too-few-pedestals", "7.4")
    assert [BOX.slots[1].tickets, BOX.slots[1].points] == [2, 1]
    assert [BOX.slots[3].tickets, BOX.slots[3].points] == [3, 5]


@pytest.mark.rule("7.4")
def test_any_free_slot_within_the_pedestals_may_be_taken():
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 9)
    do(g, "0 go:pittsburgh")
    assert legal(g, 0) == ["slot:1", "slot:2", "slot:3", "slot:4", "slot:5"]


@pytest.mark.rule("7.4")
def test_without_a_slot_there_is_no_show_in_a_city():
    g = stand(table(4), 0, "washington_dc")
    faces(g, "washington_dc", "clown", "rider")
    for place, troupe in ((0, 2), (1, 3)):
        tent(g, troupe, "pittsburgh", place)
    assert refused(g, "0 go:pittsburgh") == ("no-slot", "7.4")


@pytest.mark.rule("7.5")
def test_a_favourite_artist_adds_two_pedestals_once():
    g = faces(stand(table(4), 0, "chicago"), "chicago", "magician", "clown")
    assert pedestals_at(g, 0, AT["detroit"]) == 1
    ring(ring(g, 0, 1, "magician_beast"), 0, 2, "magician_beast")
    assert pedestals_at(g, 0, AT["detroit"]) == g.players[0].pedestals + 2
    assert pedestals_at(g, 0, AT["st_louis"]) == g.players[0].pedestals


@pytest.mark.rule("7.6")
@pytest.mark.parametrize(("reward", "points"), [("points", 5), ("tickets", 0)])
def test_a_slot_pays_tickets_or_points(reward, points):
    g = stand(table(4), 0, "washington_dc")
    pedestals(faces(g, "washington_dc", "magician", "rider"), 0, 7)
    do(g, "0 go:pittsburgh", "0 slot:4", f"0 {reward}")
    assert g.players[0].points == points
    assert len(g.players[0].tickets) == (3 if reward == "tickets" else 0)


@pytest.mark.rule("7.6")
def test_the_first_slot_pays_a_ticket_only():
    g = stand(table(4), 0, "washington_dc")
    do(g, "0 go:pittsburgh", "0 slot:1")
    assert asked(g) in ("TakeTicket", "Backstage") and g.players[0].points == 0


@pytest.mark.rule("7.7", "7.14")
def test_tickets_are_taken_one_by_one_and_the_row_waits():
    g = show(table(), "ticket_05_banknote", "ticket_06_banknote", "", "", "")
    ask(g, TakeTicket(0, 3))
    do(g, "0 take:2")
    assert legal(g, 0) == ["take:1", "deck"]
    assert refused(g, "0 take:2") == ("empty-place", "7.7")
    do(g, "0 deck", "0 take:1")
    assert g.row == [0] * 5 and not g.stack
    assert names(g.players[0].tickets)[:2] == ["ticket_06_banknote", "ticket_05_banknote"]


@pytest.mark.rule("7.7")
def test_a_deck_without_cards_gives_none():
    g = show(table(), "ticket_05_banknote", "ticket_06_banknote", "", "", "")
    p = g.players[1]
    p.tickets, p.ticket_lots = g.tickets.deck, [0] * len(g.tickets.deck)
    g.tickets.deck = []
    ask(g, TakeTicket(0, 3))
    assert legal(g, 0) == ["take:1", "take:2"]
    assert refused(g, "0 deck") == ("empty-deck", "1.5")
    do(g, "0 take:1")
    assert len(g.players[0].tickets) == 2 and not g.stack


@pytest.mark.rule("7.8")
def test_a_metropolis_wants_its_star():
    g = wishes(stand(table(4), 0, "boston"), "new_york", 9)
    assert refused(g, "0 go:new_york") == ("no-star", "7.8")
    ring(g, 0, 1, "ticket_09_per_beast")
    assert metropolis_points(g, 0, AT["new_york"]) == 6 + 3
    do(g, "0 go:new_york")
    assert g.players[0].points == 9 and g.tents_on(AT["new_york"]) == [1, 0, 0, 0]


@pytest.mark.rule("7.8", "7.9", "7.11")
def test_the_tightrope_walker_brings_eighteen_points_at_most():
    g = wishes(stand(table(4), 0, "boston"), "new_york", 9)
    ring(g, 0, 1, *STAR)
    assert metropolis_points(g, 0, AT["new_york"]) == 6 + 4 + 5 + 3 == 18


@pytest.mark.rule("7.9")
def test_supports_may_stand_anywhere_before_and_after_and_count_once():
    g = wishes(table(4), "new_york", 9)
    ring(g, 0, 1, "clown_beast", "ticket_05_banknote", "ticket_07_banknote", "ticket_09_per_beast")
    assert metropolis_points(g, 0, AT["new_york"]) == 6 + 4 + 3
    ring(g, 0, 1, "ticket_14_per_banknote")
    assert metropolis_points(g, 0, AT["new_york"]) == 18
    g = wishes(table(4), "new_york", 9)
    ring(g, 0, 1, "ticket_07_banknote", "ticket_09_per_beast", "ticket_10_pedestal")
    assert metropolis_points(g, 0, AT["new_york"]) == 6 + 3


@pytest.mark.rule("7.10")
def test_of_several_rings_with_the_star_the_best_counts():
    g = wishes(table(4), "new_york", 9)
    ring(ring(g, 0, 1, "ticket_09_pedestal"), 0, 2, *STAR)
    assert metropolis_points(g, 0, AT["new_york"]) == 18


@pytest.mark.rule("7.11")
def test_the_leftmost_place_is_taken_and_the_first_two_bring_more():
    g = ring(wishes(stand(table(4), 0, "boston"), "new_york", 9), 0, 1, "ticket_09_per_beast")
    for i, points in enumerate((9, 7, 6, 6)):
        assert metropolis_points(g, 0, AT["new_york"]) == points
        if i < 3:
            tent(g, i + 2, "new_york", i)
    do(g, "0 go:new_york")
    assert g.tents_on(AT["new_york"]) == [2, 3, 4, 1]


@pytest.mark.rule("7.12")
@pytest.mark.parametrize("space", ["philadelphia", "trenton", "new_york"])
def test_every_show_draws_money_for_each_banknote(space):
    g = wishes(stand(table(4), 0, "boston"), "new_york", 9)
    ring(g, 0, 1, "ticket_05_banknote", "ticket_06_banknote", "ticket_09_per_beast")
    before = town_money(g, AT[space]) if space == "trenton" else 0
    do(g, f"0 go:{space}", *(["0 slot:1"] if space == "philadelphia" else []))
    if asked(g) == "TakeTicket":
        do(g, "0 deck")
    assert len(g.players[0].money) == before + 3


# 8 Backstage cards


@pytest.mark.rule("8.1")
def test_one_card_is_played_in_a_show_and_discarded():
    g = hold(stand(table(4), 0, "washington_dc"), 0, "bill_poster", "orchestra", "popcorn_machine")
    ring(g, 0, 1, "ticket_06_banknote")
    do(g, "0 go:pittsburgh", "0 play:bill_poster")
    assert refused(g, "0 play:orchestra") == ("one-card", "8.1")
    do(g, "0 slot:2", "0 points")
    assert "bill_poster" in names(g.money.discard)
    assert asked(g) == "Act" and g.seat == 1  # the popcorn machine may not be played as well


@pytest.mark.rule("8.1")
def test_backstage_cards_are_not_played_while_an_artist_is_hired():
    g = hold(table(), 0, "clown_beast", "bill_poster", "train", "clown_acrobat")
    do(g, "0 hire:clown_beast")
    assert refused(g, "0 play:bill_poster") == ("not-in-a-show", "8.1")


@pytest.mark.rule("8.2")
def test_the_train_goes_three_steps_further():
    g = hold(slow(stand(table(4), 0, "chicago"), 0), 0, "train", "bill_poster")
    assert "go:detroit" not in legal(g, 0)  # four steps away
    do(g, "0 play:train")
    assert "go:detroit" in legal(g, 0)
    do(g, "0 go:detroit")
    assert refused(g, "0 play:bill_poster") == ("one-card", "8.1")
    do(g, "0 slot:1")
    assert names(g.money.discard) == ["train"]


@pytest.mark.rule("8.2")
def test_the_train_is_not_offered_where_only_another_card_makes_a_show_possible():
    g = stand(table(4), 0, "washington_dc")
    for space in BOX.spaces[1:]:
        if space.kind != METROPOLIS:
            tent(g, NEUTRAL, space.id)
    hold(g, 0, "train", "bill_poster")
    assert legal(g, 0) and all(move.startswith("go:") for move in legal(g, 0))


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(
    ("card", "cards", "pedestals"),
    [
        ("bill_poster", [], 2),
        ("animal_keepers", ["ticket_05_banknote", "ticket_10_locomotive"], 2),
        ("orchestra", ["ticket_06_banknote", "ticket_09_per_beast"], 2),
        ("stagehands", ["ticket_07_banknote", "ticket_08_per_beast"], 2),
    ],
)
def test_cards_add_pedestals_in_a_medium_city(card, cards, pedestals):
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "clown", "rider")
    hold(ring(g, 0, 1, *cards), 0, card)
    do(g, "0 go:pittsburgh", f"0 play:{card}")
    reached = 1 + pedestals
    assert legal(g, 0) == [f"slot:{n + 1}" for n in range(5) if 2 * n + 1 <= reached]


@pytest.mark.rule("8.3")
@pytest.mark.parametrize(("rules", "offered"), [(2, False), (3, True)])
def test_they_may_be_played_for_nothing(rules, offered):
    g = hold(stand(table(4, rules), 0, "washington_dc"), 0, "orchestra", "stagehands")
    do(g, "0 go:pittsburgh")
    assert (f"play:{KIND['orchestra']}" in legal(g, 0)) == offered
    if offered:
        slots = legal(g, 0, "slot")
        do(g, "0 play:orchestra")
        assert legal(g, 0) == slots
        do(g, "0 slot:1")
        assert names(g.money.discard) == ["orchestra"]


@pytest.mark.rule("8.3")
def test_a_card_that_brings_nothing_opens_no_slot():
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "clown", "rider")
    hold(tent(g, 2, "pittsburgh", 0), 0, "orchestra", "bill_poster")
    do(g, "0 go:pittsburgh")
    assert legal(g, 0) == [f"play:{KIND['bill_poster']}"]
    assert refused(g, "0 play:orchestra") == ("no-slot-by-card", "7.4")


@pytest.mark.rule("8.3")
def test_they_are_not_played_elsewhere():
    g = hold(stand(table(4), 0, "washington_dc"), 0, "bill_poster", "popcorn_machine")
    assert refused(g, "0 play:bill_poster") == ("before-the-slot", "8.3")
    assert refused(g, "0 play:popcorn_machine") == ("at-the-end", "8.5")
    do(g, "0 go:staunton")
    assert refused(g, "0 play:bill_poster") == ("before-the-slot", "8.3")


@pytest.mark.rule("8.4")
def test_a_city_that_only_a_card_makes_possible_asks_for_it():
    g = faces(stand(table(4), 0, "washington_dc"), "washington_dc", "clown", "rider")
    tent(g, 2, "pittsburgh", 0)
    assert refused(g, "0 go:pittsburgh") == ("no-slot", "7.4")
    hold(g, 0, "bill_poster")
    do(g, "0 go:pittsburgh")
    assert {m.split(":")[0] for m in legal(g, 0)} == {"play"}


@pytest.mark.rule("8.5")
def test_the_popcorn_machine_brings_two_points_and_the_ringmaster_two_money_cards():
    g = hold(stand(table(), 0, "new_york"), 0, "popcorn_machine")
    do(g, "0 go:trenton", "0 play:popcorn_machine")
    assert g.players[0].points == 2
    g = hold(stand(table(), 0, "new_york"), 0, "ringmaster")
    do(g, "0 go:trenton")
    before = len(g.players[0].money)
    do(g, "0 play:ringmaster")
    assert len(g.players[0].money) == before - 1 + 2


@pytest.mark.rule("8.5")
def test_the_reserve_brings_a_ticket_and_the_cleaning_crew_keeps_the_pawn():
    g = hold(stand(table(), 0, "new_york"), 0, "reserve")
    do(g, "0 go:trenton", "0 play:reserve")
    assert len(g.players[0].tickets) == 1 or asked(g) == "TakeTicket"
    g = hold(pawn(stand(table(), 0, "new_york"), "portland"), 0, "cleaning_crew")
    do(g, "0 go:trenton", "0 play:cleaning_crew")
    assert g.pawn_space() == AT["portland"] and not g.pawn_stays


@pytest.mark.rule("8.5")
def test_a_card_drawn_during_the_show_may_be_played():
    g = stack_money(stand(table(), 0, "new_york"), "popcorn_machine")
    do(g, "0 go:trenton", "0 play:popcorn_machine")
    assert g.players[0].points == 2


@pytest.mark.rule("8.6")
def test_the_question_is_put_as_long_as_such_a_card_may_be_in_the_hand():
    g = stack_money(table(), "clown_beast", "clown_acrobat")
    ask(g, Banknotes(0, 0))
    assert asked(g) == "Backstage" and legal(g, 0) == ["end"]
    assert not ask(table(), Banknotes(0, 1)).stack  # a card was played
    g = stack_money(table(), "clown_beast", "clown_acrobat")
    for card in [c for c in g.money.deck if BOX.kinds[BOX.kind[c]].effect in (6, 7, 9, 10)]:
        g.money.deck.remove(card)
        g.discard_money(card)
    assert not ask(g, Banknotes(0, 0)).stack  # everybody sees all of them
    assert not ask(penniless(table(), 0), Banknotes(0, 0)).stack  # no money, no secret


def test_views_hide_whether_a_card_was_there():
    g = hold(stand(table(), 0, "new_york"), 0, "popcorn_machine")
    do(g, "0 go:trenton")
    assert GAME.view(g, 1).moves == []
