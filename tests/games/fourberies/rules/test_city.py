"""5: what happens in a city, alone or in company."""

from __future__ import annotations

import pytest
from games.playing import as_match, do, legal, refused, told

from chapiteau.core.state import play
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules import chance
from chapiteau.games.fourberies.rules.acrobats.acrobat import BEFORE_ALONE
from chapiteau.games.fourberies.rules.acrobats.windows import Perform
from chapiteau.games.fourberies.rules.city import ResolveCity
from chapiteau.games.fourberies.rules.hand import DrawRequest
from chapiteau.games.fourberies.rules.season import EndResolution

from ..table import (
    ALL_REQUESTS,
    B1,
    B2,
    B3,
    BEAR,
    C1,
    C2,
    C3,
    C4,
    C5,
    CAT,
    ELEPHANT,
    FOX,
    OX,
    T1,
    T2,
    T3,
    T4,
    T5,
    TURTLE,
    WOLF,
    Loaded,
    ecus,
    names,
    request,
    table,
    wishes,
)


@pytest.mark.rule("5.2")
@pytest.mark.parametrize(
    ("stack", "left", "actors"),
    [([T5, C3], 0, [C3, T5]), ([C3, T5], 1, [C3])],
)
def test_cards_are_met_one_by_one_the_newest_first(stack, left, actors):
    g = table(ecus={0: 0}, cities={4: stack}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 keep")
    assert ecus(g)[0] == left and names(g, g.troupes[0].actors) == actors


@pytest.mark.rule("5.2", "7.3")
def test_nobody_performs_while_somebody_alone_meets_the_cards():
    g = table(
        cities={1: [C1, C2, T3]}, at={1: [0]}, step=ResolveCity(1), troupe={1: [T1], 2: [T2]},
        ready={0: [ELEPHANT, TURTLE], 1: [OX, CAT, WOLF], 2: [BEAR, FOX]},
    )  # fmt: skip
    asked = []
    while not g.over:
        asked.append((g.seat, g.moves[0].verb))
        play(g, g.moves[0])
    assert asked == [(0, "steal"), (0, "keep")]


@pytest.mark.rule("5.3")
@pytest.mark.parametrize(("bonus", "worth"), [(B1, 1), (B2, 2), (B3, 3)])
def test_a_bonus_pays_and_is_discarded(bonus, worth):
    g = table(cities={4: [bonus]}, at={4: [0]}, step=ResolveCity(4))
    assert ecus(g) == [3 + worth, 3, 3]
    assert names(g, g.discard)[-1] == bonus


@pytest.mark.rule("5.4")
def test_an_acrobat_joins_and_may_perform_when_the_resolution_ends():
    g = table(cities={4: [ELEPHANT]}, at={4: [0]}, step=[ResolveCity(4), EndResolution()])
    assert names(g, g.troupes[0].acrobats) == [ELEPHANT]
    assert "turn:3" in legal(g, 0)


@pytest.mark.rule("5.4")
def test_an_acrobat_taken_this_turn_does_not_perform_at_a_later_city():
    g = table(
        cities={2: [CAT], 4: [T4], 5: [B3]}, at={2: [0], 4: [0]},
        step=[ResolveCity(2), ResolveCity(4)],
    )  # fmt: skip
    assert legal(g, 0) == ["keep", "court:t4"]
    window = Perform(0, BEFORE_ALONE, 4)
    assert refused(g, "0 pull:5", window) == ("acrobat-just-arrived", "5.4")


@pytest.mark.rule("5.5")
@pytest.mark.parametrize("actor", [T1, C1])
def test_an_actor_of_experience_1_brings_all_travel_cards_back(actor):
    g = table(cities={4: [actor]}, at={4: [0]}, hand={0: [1, 2], 1: [3, 4]}, step=ResolveCity(4))
    do(g, "0 keep")
    assert g.troupes[0].hand == [1, 2, 3, 4, 5, 6, 7, 8]
    assert g.troupes[0].caravels_on_board() == [] and g.troupes[0].visiting == []
    assert g.troupes[1].hand == [3, 4]


@pytest.mark.rule("5.6")
@pytest.mark.parametrize("actor", [T2, C2])
def test_an_actor_of_experience_2_steals_from_an_opponent_of_your_choice(actor):
    g = table(cities={4: [actor]}, at={4: [0]}, step=ResolveCity(4))
    assert legal(g, 0) == ["steal:1", "steal:2"]
    do(g, "0 steal:2")
    assert ecus(g) == [4, 3, 2]


@pytest.mark.rule("5.6", "5.20")
def test_only_an_opponent_with_money_can_be_robbed():
    g = table(4, ecus={1: 0}, cities={4: [T2]}, at={4: [0]}, step=ResolveCity(4))
    assert legal(g, 0) == ["steal:2", "steal:3"]
    assert refused(g, "0 steal:1") == ("opponent-is-broke", "5.20")
    assert refused(g, "0 steal:0") == ("theft-from-opponents", "5.6")


@pytest.mark.rule("5.6", "5.20")
def test_with_nobody_to_rob_the_thief_comes_along_all_the_same():
    g = table(ecus={1: 0, 2: 0}, cities={4: [T2]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 keep")
    assert ecus(g) == [3, 0, 0] and names(g, g.troupes[0].actors) == [T2]


@pytest.mark.rule("5.6")
def test_two_thieves_steal_one_after_the_other():
    g = table(ecus={1: 1, 2: 1}, cities={4: [T2, C2]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 steal:1")  # then only seat 2 is left to rob
    assert ecus(g) == [5, 0, 0] and legal(g, 0) == ["keep", "court:t2", "court:c2"]


@pytest.mark.rule("5.7")
@pytest.mark.parametrize("actor", [T3, C3])
def test_an_actor_of_experience_3_puts_a_manager_on_stage_and_pays_for_all_of_them(actor):
    g = table(managers={0: 1, 1: 2}, cities={4: [actor]}, at={4: [0]}, step=ResolveCity(4))
    assert [t.managers for t in g.troupes] == [2, 2, 0]
    assert ecus(g) == [3 + 4, 3, 3]


@pytest.mark.rule("5.7", "2.2", "5.21")
def test_without_a_manager_left_you_are_paid_all_the_same():
    g = table(managers={0: 3, 1: 2}, cities={4: [T3]}, at={4: [0]}, step=ResolveCity(4))
    assert g.troupes[0].managers == 3 and ecus(g)[0] == 3 + 5


@pytest.mark.rule("5.7", "5.21")
@pytest.mark.parametrize(("managers", "kind"), [(2, "stages"), (3, "stages-none")])
def test_the_log_says_whether_a_manager_went_on_stage(managers, kind):
    m = as_match(
        table(managers={0: managers}, cities={4: [T3, C2]}, at={4: [0]}, step=ResolveCity(4))
    )
    m.play(0, "steal:1")
    assert [kind, 0] in told(m)


@pytest.mark.rule("5.8")
@pytest.mark.parametrize("actor", [T4, C4])
def test_an_actor_of_experience_4_just_comes_along(actor):
    g = table(
        managers={1: 1}, cities={4: [actor]}, at={4: [0]}, hand={0: [1, 2]}, step=ResolveCity(4)
    )
    do(g, "0 keep")
    t = g.troupes[0]
    assert names(g, t.actors) == [actor] and ecus(g) == [3, 3, 3]
    assert (t.hand, t.managers, t.requests, g.needle) == ([1, 2], 0, [], 1)


@pytest.mark.rule("5.9")
@pytest.mark.parametrize("actor", [T5, C5])
def test_an_actor_of_experience_5_costs_an_ecu(actor):
    g = table(ecus={0: 1}, cities={4: [actor]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 keep")
    assert ecus(g) == [0, 3, 3] and names(g, g.troupes[0].actors) == [actor]


@pytest.mark.rule("5.9")
def test_who_cannot_pay_experience_5_loses_the_actor_without_effect():
    g = table(ecus={0: 0}, cities={4: [C5]}, at={4: [0]}, step=ResolveCity(4))
    assert g.over  # not even to be sent to court
    assert g.needle == 1 and g.troupes[0].actors == [] and names(g, g.discard)[-1] == C5


@pytest.mark.rule("5.10", "5.11")
def test_one_newcomer_may_be_sent_to_court_and_the_others_join():
    g = table(troupe={0: [T1]}, cities={4: [T3, C4, C3]}, at={4: [0]}, step=ResolveCity(4))
    assert legal(g, 0) == ["keep", "court:t3", "court:c3", "court:c4"]
    do(g, "0 court:c4")
    assert g.over  # one only
    assert g.needle == 5 and names(g, g.discard)[-1] == C4
    assert names(g, g.troupes[0].actors) == [T1, C3, T3] and g.troupes[0].newcomers == []


@pytest.mark.rule("5.10")
def test_older_members_of_the_troupe_cannot_be_sent():
    g = table(troupe={0: [T5]}, cities={4: [C4]}, at={4: [0]}, step=ResolveCity(4))
    assert refused(g, "0 court:t5") == ("only-newcomers", "5.10")


@pytest.mark.rule("5.10")
def test_what_a_courtier_did_on_arrival_stands():
    g = table(hand={0: [1, 2]}, cities={4: [C1]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 court:c1")
    assert len(g.troupes[0].hand) == 8 and g.needle == 2


@pytest.mark.rule("5.11")
def test_the_troupe_stays_open():
    g = table(cities={4: [C4, T3]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 keep")
    assert names(g, GAME.view(g, 2).troupes[0].actors) == [T3, C4]


@pytest.mark.rule("5.12")
def test_two_troupes_in_one_city_scare_everyone_to_court():
    g = table(needle=-2, cities={4: [T2, T3, C4]}, at={4: [0, 2]}, step=ResolveCity(4))
    assert g.needle == -3 and g.cities[4] == []
    assert names(g, g.discard)[-3:] == [T2, T3, C4]
    assert all(t.actors == [] for t in g.troupes)


@pytest.mark.rule("5.12")
def test_scared_cards_have_none_of_their_effects():
    g = table(
        managers={1: 1}, hand={0: [1, 2]}, cities={4: [C1, T1, C2, T2, C3, T3, C5, T5, B3, OX]},
        at={4: [0, 1]}, step=ResolveCity(4),
    )  # fmt: skip
    assert g.over and ecus(g) == [3, 3, 3] and g.needle == 1
    assert g.troupes[0].hand == [1, 2] and [t.managers for t in g.troupes] == [0, 1, 0]
    assert all(t.acrobats + t.guests + t.actors == [] for t in g.troupes)


@pytest.mark.rule("5.12")
def test_scared_actors_turn_the_needle_once_by_their_sum():
    g = table(managers={2: 2}, cities={4: [T5, C5, C1]}, at={4: [0, 1]}, step=ResolveCity(4))
    assert g.needle == 2 and g.troupes[2].managers == 2  # one by one, the mood would have turned


@pytest.mark.rule("5.13")
def test_each_player_who_shares_a_city_draws_one_request():
    g = table(4, cities={4: [T1]}, at={4: [0, 1, 3]}, step=ResolveCity(4))
    assert [len(t.requests) for t in g.troupes] == [1, 1, 0, 1]
    assert len(g.supply.deck) == 19


@pytest.mark.rule("5.13")
def test_a_single_visitor_draws_no_request():
    g = table(cities={4: [B1]}, at={4: [0], 5: [1]}, step=ResolveCity(4))
    assert [t.requests for t in g.troupes] == [[], [], []]


@pytest.mark.rule("5.14")
def test_each_settles_the_limit_before_the_next_draws():
    g = table(
        first=1, requests={1: ["queen", "poet", "twins"]}, cities={4: [T1]}, at={4: [0, 1, 2]},
        step=ResolveCity(4),
    )  # fmt: skip
    assert g.to_act() == [1]
    assert [len(t.requests) for t in g.troupes] == [0, 4, 0]
    do(g, f"1 discard:{request('poet')}")
    assert [len(t.requests) for t in g.troupes] == [1, 3, 1]


def four_requests(**more):
    """Seat 0 holds three requests and has just drawn the exile."""
    return table(
        requests={0: ["queen", "poet", "twins"]}, supply=["exile", "nurse", "jester"],
        cities={4: [T1]}, at={4: [0, 1]}, step=ResolveCity(4), **more,
    )  # fmt: skip


@pytest.mark.rule("5.15")
@pytest.mark.parametrize("id", ["queen", "poet", "twins", "exile"])
def test_with_four_requests_any_one_goes_the_new_one_included(id):
    g = four_requests()
    do(g, f"0 discard:{request(id)}")
    assert len(g.troupes[0].requests) == 3 and request(id) not in g.troupes[0].requests
    assert g.supply.discard[-1] == request(id)


@pytest.mark.rule("5.15")
def test_only_a_request_in_hand_can_be_discarded():
    g = four_requests()
    assert refused(g, f"0 discard:{request('nurse')}") == ("request-not-in-hand", "5.15")


@pytest.mark.rule("5.15", "5.22")
def test_nobody_else_sees_which_request_was_discarded():
    m = as_match(four_requests())
    m.play(0, f"discard:{request('poet')}")
    assert told(m, 0)[0] == ["discards", 0, request("poet")]
    assert told(m, 1)[0] == told(m, None)[0] == ["discards", 0, 0]
    assert m.view(0).supply.discard[-1] == request("poet")
    assert m.view(1).supply.discard[-1] == m.view(None).supply.discard[-1] == 0


@pytest.mark.rule("5.15")
def test_an_open_request_does_not_count_for_the_limit():
    g = table(
        requests={0: ["queen", "poet"]}, opened={0: ["twins"]}, season=2,
        cities={4: [T1]}, at={4: [0, 1]}, step=ResolveCity(4),
    )  # fmt: skip
    assert g.over and len(g.troupes[0].requests) == 3


@pytest.mark.rule("5.16")
def test_an_empty_request_deck_is_refilled_from_its_discard():
    g = table(
        supply=["queen"], requests={2: ALL_REQUESTS[4:]}, cities={4: [T1]}, at={4: [0, 1]},
        step=ResolveCity(4),
    )  # fmt: skip
    assert wishes(g.troupes[0].requests) == ["queen"]
    assert len(g.troupes[1].requests) == 1
    assert len(g.supply.deck) == 2 and g.supply.discard == []


@pytest.mark.rule("5.16")
def test_the_refilled_request_deck_is_shuffled():
    g = table(supply=[], step=DrawRequest(0), chance=(loaded := Loaded()))
    assert loaded.asked == [(chance.REQUESTS, 22)]
    assert g.troupes[0].requests == [1]  # the discard, turned round
    assert g.supply.deck == list(range(22, 1, -1)) and g.supply.discard == []


@pytest.mark.rule("5.16", "5.23")
def test_with_both_request_piles_empty_nothing_is_drawn():
    g = table(
        supply=[], requests={2: ALL_REQUESTS}, cities={4: [T1]}, at={4: [0, 1]}, step=ResolveCity(4)
    )
    assert g.over and [len(t.requests) for t in g.troupes] == [0, 0, 22]


@pytest.mark.rule("5.19", "5.24")
@pytest.mark.parametrize("visitors", [[0], [0, 2]])
def test_an_empty_city_gives_every_visitor_one_request(visitors):
    g = table(season=2, at={4: visitors}, step=ResolveCity(4))
    assert [len(t.requests) for t in g.troupes] == [int(s in visitors) for s in range(3)]
    assert g.needle == 1 and all(t.visiting == [] for t in g.troupes)


@pytest.mark.rule("5.19", "5.15")
def test_a_lone_visitor_of_an_empty_city_keeps_to_the_limit():
    g = table(season=2, requests={0: ["queen", "poet", "twins"]}, at={4: [0]}, step=ResolveCity(4))
    assert len(legal(g, 0)) == 4
