"""12: the Friend troupes."""

from __future__ import annotations

import pytest
from games.playing import as_match, at_random, do, legal, told

from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules import chance
from chapiteau.games.fourberies.rules.city import Resolution, ResolveCity
from chapiteau.games.fourberies.rules.season import EndSeason
from chapiteau.games.fourberies.rules.travel import BeginTravel

from ..table import (
    B1,
    B3,
    BEAR,
    C1,
    C4,
    CAT,
    FOX,
    MONKEY,
    OX,
    SPECTATOR,
    T2,
    T3,
    T4,
    TURTLE,
    Loaded,
    ecus,
    fresh,
    laid,
    names,
    table,
)


def duo(**more):
    return table(2, **more)


@pytest.mark.rule("12.1")
def test_with_two_players_each_leads_a_friend_with_eight_shuffled_cards():
    loaded = Loaded()
    g = laid(2, loaded)
    assert loaded.asked[:2] == [(chance.FRIENDS, 8), (chance.FRIENDS + 1, 8)]
    for t in g.troupes:  # the cards turned round, and the first one drawn
        assert t.friend_deck == [8, 7, 6, 5, 4, 3, 2] and t.friend_pick == [1]


@pytest.mark.rule("12.1")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_with_more_players_there_are_no_friends(seats):
    assert all(t.friend_deck + t.friend_pick == [] for t in fresh(seats, "x").troupes)


@pytest.mark.rule("12.2")
def test_each_owner_alone_looks_at_the_next_card_of_the_own_friend():
    g = duo(friend_deck={0: [5, 1, 2], 1: [7, 3, 4]}, step=BeginTravel())
    assert [t.friend_pick for t in GAME.view(g, 0).troupes] == [[5], [0]]
    assert [t.friend_pick for t in GAME.view(g, 1).troupes] == [[0], [7]]
    assert [t.friend_pick for t in GAME.view(g, SPECTATOR).troupes] == [[0], [0]]
    assert [t.friend_deck for t in GAME.view(g, 0).troupes] == [[0, 0], [0, 0]]


@pytest.mark.rule("12.2", "12.9")
def test_the_friends_card_is_known_before_acrobats_perform():
    g = duo(ready={0: [OX]}, friend_deck={0: [5, 1, 2]}, step=BeginTravel())
    assert "claim:1" in legal(g, 0) and GAME.view(g, 0).troupes[0].friend_pick == [5]


@pytest.mark.rule("12.3")
def test_friends_are_turned_up_with_the_others_and_go_to_their_city():
    m = as_match(duo(friend_deck={0: [5, 1, 2], 1: [7, 3, 4]}, step=BeginTravel()))
    m.play(0, "travel:1")
    assert told(m, 1) == []
    m.play(1, "travel:2")
    assert ["friend-travels", 0, 5] in told(m, 1) and ["friend-travels", 1, 7] in told(m, 0)
    assert m.state.friends_at(5) == m.state.friends_at(7) == 1


@pytest.mark.rule("12.4")
def test_a_friend_alone_has_the_cards_discarded_without_effect():
    g = duo(cities={4: [C4, B3, OX]}, friends={4: [0]}, step=ResolveCity(4))
    assert g.cities[4] == [] and names(g, g.discard)[-3:] == [C4, B3, OX]
    assert g.needle == 1 and ecus(g) == [3, 3]
    assert all(t.requests + t.acrobats + t.guests + t.actors == [] for t in g.troupes)


@pytest.mark.rule("12.4", "5.19")
def test_a_friend_in_an_empty_city_draws_nothing():
    g = duo(season=2, friends={4: [0, 1]}, step=ResolveCity(4))
    assert len(g.supply.deck) == 22 and g.needle == 1


@pytest.mark.rule("12.5")
def test_two_friends_alone_together_send_the_actors_to_court():
    g = duo(cities={4: [T2, T3, C4, B3]}, friends={4: [0, 1]}, step=ResolveCity(4))
    assert g.needle == -1 and g.cities[4] == []
    assert all(t.requests == [] for t in g.troupes) and ecus(g) == [3, 3]


@pytest.mark.rule("12.6")
@pytest.mark.parametrize("friends", [[0], [1], [0, 1]])
def test_a_player_who_meets_a_friend_shares_the_city_and_draws_one_request(friends):
    g = duo(cities={4: [C4, B3]}, at={4: [0]}, friends={4: friends}, step=ResolveCity(4))
    assert g.needle == 5 and ecus(g) == [3, 3]
    assert [len(t.requests) for t in g.troupes] == [1, 0]


@pytest.mark.rule("12.6", "5.19")
def test_a_player_who_meets_a_friend_in_an_empty_city_draws_one_request():
    g = duo(season=2, at={4: [0]}, friends={4: [0, 1]}, step=ResolveCity(4))
    assert [len(t.requests) for t in g.troupes] == [1, 0]


@pytest.mark.rule("12.6", "7.10")
def test_the_bear_performs_in_the_company_of_a_friend():
    g = duo(ready={0: [BEAR]}, cities={4: [C4]}, at={4: [0]}, friends={4: [1]}, step=ResolveCity(4))
    do(g, f"0 {legal(g, 0)[1]}")
    assert names(g, g.troupes[0].actors) == [C4] and g.needle == 1


@pytest.mark.rule("12.7")
def test_a_friend_with_one_card_left_takes_all_back_after_its_city():
    g = duo(
        cities={4: [B1]}, friends={4: [0, 1]}, friend_deck={0: [8], 1: [7, 8]}, step=ResolveCity(4)
    )
    assert [sorted(t.friend_deck) for t in g.troupes] == [[1, 2, 3, 4, 5, 6, 7, 8], [7, 8]]
    assert [t.friend_used for t in g.troupes] == [[], [1, 2, 3, 5, 6, 4]]


@pytest.mark.rule("12.7")
def test_a_friends_recovered_deck_is_shuffled():
    g = duo(
        cities={4: [B1]}, friends={4: [0]}, friend_deck={0: [8]}, step=ResolveCity(4),
        chance=(loaded := Loaded()),
    )  # fmt: skip
    assert loaded.asked == [(chance.FRIENDS, 8)]
    assert g.troupes[0].friend_deck == [4, 7, 6, 5, 3, 2, 1, 8]  # as it was gathered, turned round


@pytest.mark.rule("12.7")
def test_a_friend_waits_for_its_city_before_it_recovers():
    g = duo(
        cities={4: [T4]}, at={4: [0]}, friends={6: [0]}, friend_deck={0: [8]}, step=Resolution()
    )
    assert g.troupes[0].friend_deck == [8]
    do(g, "0 keep")
    assert len(g.troupes[0].friend_deck) == 8


@pytest.mark.rule("12.2", "12.7")
def test_a_friend_draws_every_turn_and_never_runs_dry():
    left: dict[tuple[int, int], int] = {}

    def watch(g):
        left.setdefault((g.season, g.turn), len(g.troupes[0].friend_deck))

    at_random(fresh(2, "dry"), "dry", watch)
    assert list(left.values())[:11] == [7, 6, 5, 4, 3, 2, 1, 7, 6, 5, 4]


@pytest.mark.rule("12.8", "7.4")
def test_the_ox_does_not_bar_a_friend():
    g = duo(ready={0: [OX]}, friend_deck={1: [4, 1, 2]}, step=BeginTravel())
    do(g, "0 claim:4", "1 travel:1")
    assert g.troupes[0].visiting == [4] and g.friends_at(4) == 1


@pytest.mark.rule("12.8", "7.8")
def test_the_fox_does_not_swap_a_friend():
    g = duo(ready={0: [FOX]}, friend_deck={0: [4, 1, 2]}, step=BeginTravel())
    do(g, "0 travel:6", "1 travel:1")
    assert legal(g, 0) == ["pass", "leave:6"]


@pytest.mark.rule("12.8", "7.9")
def test_the_cat_keeps_away_from_a_friends_caravel():
    g = duo(
        ready={0: [CAT]}, cities={3: [B1], 4: [T4], 5: [B3]}, at={4: [0]}, friends={5: [1]},
        step=ResolveCity(4),
    )  # fmt: skip
    assert legal(g, 0) == ["pass", "pull:3"]


@pytest.mark.rule("12.8", "5.5", "7.5")
def test_a_players_recovery_does_not_concern_the_friend():
    g = duo(
        cities={4: [C1]}, at={4: [0]}, hand={0: [1, 2]}, friend_deck={0: [3, 4]}, step=Resolution()
    )
    do(g, "0 keep")
    assert len(g.troupes[0].hand) == 8 and g.troupes[0].friend_deck == [4, 3]
    g = duo(ready={0: [TURTLE]}, hand={0: [1, 2]}, friend_deck={0: [3, 4, 5]}, step=BeginTravel())
    do(g, "0 recover")
    assert g.troupes[0].friend_deck == [5, 4] and g.troupes[0].friend_pick == [3]


@pytest.mark.rule("12.8")
def test_a_friends_caravels_do_not_count_as_the_players():
    g = duo(friend_deck={0: [3, 4]}, step=[])
    assert g.troupes[0].caravels_on_board() == []


@pytest.mark.rule("12.8", "10.3")
def test_friends_stay_as_they_are_between_seasons():
    g = duo(friend_deck={0: [3, 4, 5], 1: [6, 7]}, step=EndSeason())
    assert [t.friend_pick for t in g.troupes] == [[3], [6]]
    assert [t.friend_deck for t in g.troupes] == [[5, 4], [7]]
    assert [t.friend_used for t in g.troupes] == [[1, 2, 6, 7, 8], [1, 2, 3, 4, 5, 8]]


@pytest.mark.rule("12.8", "7.7")
def test_the_monkey_watches_the_player_and_not_the_friend():
    g = duo(ready={0: [MONKEY]}, friend_deck={1: [7, 3, 4]}, step=BeginTravel())
    do(g, "0 peek:1", "1 travel:2")
    view = GAME.view(g, 0).troupes[1]
    assert view.picks == [2] and view.friend_pick == [0]
