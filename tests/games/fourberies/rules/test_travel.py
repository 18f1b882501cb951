"""3 and 4: the turn, the secret choice, and the caravels."""

from __future__ import annotations

import pytest
from games.playing import as_match, at_random, do, legal, refused, told

from chapiteau.core.errors import IllegalMove, NothingToUndo
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules.city import Resolution, ResolveCity
from chapiteau.games.fourberies.rules.season import Turn
from chapiteau.games.fourberies.rules.travel import BeginTravel

from ..table import B1, C4, T1, T4, fresh, table


@pytest.mark.rule("3.1", "5.1")
def test_a_turn_is_travel_then_cities_in_ascending_order_then_new_cards():
    m = as_match(table(cities={2: [T4], 5: [C4], 7: [B1]}, deck=8, step=Turn()))
    for seat, city in enumerate([7, 5, 2]):
        m.play(seat, f"travel:{city}")
    m.play(2, "keep")
    m.play(1, "keep")
    kinds = [e[0] for e in told(m)]
    assert kinds == ["travels"] * 3 + ["meets"] * 2 + ["earns"] + ["lays"] * 8
    assert [e[1] for e in told(m)][:6] == [0, 1, 2, 2, 1, 0]


@pytest.mark.rule("5.1")
def test_a_city_without_a_caravel_is_left_alone():
    g = table(cities={2: [T4], 3: [B1]}, at={3: [0]}, step=Resolution())
    assert [len(c) for c in g.cities[2:4]] == [1, 0]


@pytest.mark.rule("3.2")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_the_first_seat_moves_on_by_one_each_turn_through_both_seasons(seats):
    firsts: dict[tuple[int, int], int] = {}

    def watch(g):
        firsts.setdefault((g.season, g.turn), g.first)

    at_random(fresh(seats, "first"), "first", watch)
    found = list(firsts.values())
    assert len(found) >= 11
    assert found == [(found[0] + k) % seats for k in range(len(found))]


@pytest.mark.rule("3.2")
def test_requests_are_drawn_clockwise_from_the_first_seat():
    g = table(
        first=2, cities={4: [T4]}, at={4: [0, 1, 2]}, step=ResolveCity(4),
        supply=["queen", "poet", "twins", "exile"],
    )  # fmt: skip
    drawn = {s: GAME.word_id(g.edition, "request", t.requests[0]) for s, t in enumerate(g.troupes)}
    assert drawn == {2: "request-queen", 0: "request-poet", 1: "request-twins"}


@pytest.mark.rule("4.1")
def test_all_choose_one_card_from_hand_at_the_same_time():
    g = table(hand={1: [2, 6]}, step=BeginTravel())
    assert g.to_act() == [0, 1, 2]
    assert legal(g, 1) == ["travel:2", "travel:6"]
    assert refused(g, "1 travel:3") == ("travel-card-used", "4.3")
    do(g, "1 travel:6")
    assert g.to_act() == [0, 2]


@pytest.mark.rule("4.1")
def test_a_refused_travel_card_changes_nothing():
    m = as_match(table(hand={1: [2, 6]}, step=BeginTravel()))
    before = m.hash
    with pytest.raises(IllegalMove) as e:
        m.play(1, "travel:3")
    assert e.value.reason.rule == "4.3" and m.hash == before
    assert m.why_not(1, "travel:2") is None


@pytest.mark.rule("4.1")
def test_a_choice_may_be_taken_back_until_the_last_has_chosen():
    m = as_match(table(step=BeginTravel()))
    m.play(1, "travel:6")
    m.take_back(1)
    m.play(1, "travel:7")
    m.play(0, "travel:7")
    m.play(2, "travel:1")
    assert m.state.visitors(7) == [0, 1] and m.state.visitors(6) == []
    with pytest.raises(NothingToUndo):
        m.undo(2)


@pytest.mark.rule("4.2")
def test_choices_are_hidden_until_all_are_turned_up_together():
    m = as_match(table(step=[BeginTravel()]))
    m.play(0, "travel:3")
    m.play(1, "travel:4")
    assert [move.text for move in m.view(2).chosen[0]] == ["face-down"]
    assert told(m, 2) == []
    m.play(2, "travel:8")
    assert told(m, None) == [["travels", 0, 3], ["travels", 1, 4], ["travels", 2, 8]]


@pytest.mark.rule("4.3")
def test_a_caravel_goes_to_the_city_and_the_card_is_spent():
    g = table(hand={0: [3, 5, 8]}, step=BeginTravel())
    do(g, "0 travel:5", "1 travel:5", "2 travel:1")
    t = g.troupes[0]
    assert t.visiting == [5] and t.hand == [3, 8]
    assert g.visitors(5) == [0, 1]
    assert t.caravels_on_board() == [1, 2, 4, 6, 7]


@pytest.mark.rule("5.17")
def test_after_its_city_a_caravel_moves_onto_the_board():
    g = table(cities={4: [B1]}, at={4: [0]}, hand={0: [1, 2, 3]}, step=ResolveCity(4))
    t = g.troupes[0]
    assert t.visiting == [] and t.caravels_on_board() == [4, 5, 6, 7, 8] and t.hand == [1, 2, 3]


@pytest.mark.rule("5.18")
@pytest.mark.parametrize(("hand", "after"), [([1], 8), ([], 8), ([1, 2], 2)])
def test_whoever_holds_at_most_one_travel_card_takes_all_back(hand, after):
    g = table(cities={4: [B1]}, at={4: [0]}, hand={0: hand}, step=ResolveCity(4))
    assert len(g.troupes[0].hand) == after
    assert len(g.troupes[0].caravels_on_board()) == 8 - after


@pytest.mark.rule("5.18")
def test_only_those_whose_city_is_done_recover():
    g = table(
        cities={4: [B1], 6: [T4]}, at={4: [0], 6: [1]}, hand={0: [1], 1: [2], 2: [3]},
        step=[ResolveCity(4), ResolveCity(6)],
    )  # fmt: skip
    assert [len(t.hand) for t in g.troupes] == [8, 1, 1]
    do(g, "1 keep")
    assert [len(t.hand) for t in g.troupes] == [8, 8, 1]


@pytest.mark.rule("5.18")
def test_travellers_who_share_a_city_recover_too():
    g = table(cities={4: [T1]}, at={4: [0, 1]}, hand={0: [1], 1: [2, 3]}, step=ResolveCity(4))
    assert [len(t.hand) for t in g.troupes] == [8, 2, 8]
