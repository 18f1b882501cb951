"""8, 9.1-9.3, 10 and 11: new cards, the count of the shows, the change of seasons, the end."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest
from games.playing import as_match, at_random, do, legal

from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules import chance
from chapiteau.games.fourberies.rules.scoring import Camouflage, Count, PlayRequests
from chapiteau.games.fourberies.rules.season import EndResolution, EndSeason, NewOpportunities

from ..table import (
    B1,
    BEAR,
    C1,
    C2,
    C3,
    C4,
    C5,
    CAT,
    CHAMELEON,
    ELEPHANT,
    FOX,
    HORSE,
    MONKEY,
    OWL,
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
    fresh,
    names,
    request,
    table,
    wishes,
)

ACROBATS = [CHAMELEON, CHAMELEON, OX, TURTLE, HORSE, MONKEY, FOX, CAT, BEAR, ELEPHANT, WOLF, OWL]


# 8 New opportunities


@pytest.mark.rule("8.1")
def test_an_empty_deck_ends_the_season():
    g = table(deck=0, requests={0: ["queen"]}, step=NewOpportunities())
    assert isinstance(g.stack[-1], PlayRequests)


@pytest.mark.rule("8.2")
def test_each_city_gets_a_new_card_on_top():
    g = table(deck=10, cities={3: [T4, B1]}, step=NewOpportunities())
    assert [len(c) for c in g.cities[1:]] == [1, 1, 3, 1, 1, 1, 1, 1] and len(g.deck) == 2
    assert names(g, g.cities[3])[:2] == [T4, B1]
    assert g.to_act() == [0, 1, 2]  # the next turn


@pytest.mark.rule("8.2")
def test_new_cards_go_from_the_first_city_to_the_last():
    g = table(deck=10, step=[])
    top_down = g.deck[::-1]
    g = table(deck=10, step=NewOpportunities())
    assert [c[0] for c in g.cities[1:]] == top_down[:8]


@pytest.mark.rule("8.3")
def test_with_too_few_cards_the_turn_is_played_and_then_the_season_ends():
    g = table(deck=3, season=2, requests={0: ["queen"]}, step=NewOpportunities())
    assert [len(c) for c in g.cities[1:]] == [1, 1, 1, 0, 0, 0, 0, 0]
    do(g, "0 travel:8", "1 travel:8", "2 travel:8")  # an empty city: a request each
    assert isinstance(g.stack[-1], PlayRequests) and g.turn == 2


def lengths(seats, seed):
    """The turns of each season, and how many acrobats were kept between them."""
    turns: dict[int, int] = {}
    kept: list[int] = []

    def watch(g):
        if g.season == 2 and not kept:
            kept.append(sum(len(t.acrobats) for t in g.troupes))
        turns[g.season] = g.turn

    at_random(fresh(seats, seed), seed, watch)
    return turns, kept[0]


@pytest.mark.rule("8.1", "8.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_season_has_six_turns_and_the_second_as_many_as_its_cards_allow(seats):
    for n in range(6):
        turns, kept = lengths(seats, f"length {n}")
        assert turns == {1: 6, 2: ceil((48 - kept) / 8)}


@pytest.mark.rule("8.3", "10.5")
@pytest.mark.parametrize(("kept", "turns"), [(0, 6), (1, 6), (7, 6), (8, 5), (9, 5), (12, 5)])
def test_acrobats_kept_by_players_shorten_the_second_season(kept, turns):
    g = table(ready={0: ACROBATS[:kept]}, step=EndSeason())
    assert len(g.deck) == 40 - kept
    last = []
    at_random(g, "short", lambda g: last.append(g.turn))
    assert max(last) == turns


# 9 The end of a season

VALERE, HIPPOLYTE = [C3, C3, C2, T1, T2], [C1, C1, C2, C2, T1, T2, T2]


@pytest.mark.rule("9.1", "9.2", "9.3", "9.4")
def test_worked_example_valere_earns_thirteen_and_hippolyte_seven():
    g = table(
        troupe={0: VALERE, 1: HIPPOLYTE}, requests={0: ["favourite"]},
        step=[Camouflage(), Count(), PlayRequests()],
    )  # fmt: skip
    assert ecus(g) == [3 + 3 + 6, 3 + 4 + 3, 3]
    do(g, f"0 play:{request('favourite')}")
    assert ecus(g) == [3 + 13, 3 + 7, 3]


@pytest.mark.rule("9.1")
@pytest.mark.parametrize(("needle", "paid"), [(4, 2), (-4, 1)])
def test_each_actor_of_the_kings_mood_pays_one_ecu(needle, paid):
    g = table(needle=needle, troupe={0: [C1, C1, T2]}, step=Count())  # nobody is pleased
    assert ecus(g) == [3 + paid, 3, 3]


@pytest.mark.rule("9.1")
def test_chameleons_earn_nothing_as_actors():
    g = table(troupe={0: [C5]}, ready={1: [CHAMELEON]}, step=[Camouflage(), Count()])
    do(g, "1 towards:1")
    assert ecus(g) == [3 + 1 + 6, 3 + 0 + 3, 3]


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("season", "reward"), [(1, 3), (2, 5)])
def test_a_pleasing_show_earns_three_ecus_and_later_five(season, reward):
    g = table(season=season, troupe={0: [C4], 1: [C2, T1]}, step=Count())
    assert ecus(g)[1] == 3 + 1 + reward


@pytest.mark.rule("9.2")
@pytest.mark.parametrize("troupe", [[], [C2, T2], [C1, T4]])
def test_a_difference_of_zero_or_less_does_not_please(troupe):
    g = table(troupe={0: troupe}, step=Count())
    assert ecus(g)[0] == 3 + len([a for a in troupe if a in (C1, C2)])


@pytest.mark.rule("9.2")
def test_in_tragedy_the_tragedians_must_exceed():
    g = table(needle=-3, troupe={0: [T4, C1], 1: [C5]}, step=Count())
    assert ecus(g) == [3 + 1 + 6, 3, 3]


@pytest.mark.rule("9.3")
@pytest.mark.parametrize(("season", "best"), [(1, 6), (2, 10)])
def test_the_best_show_earns_double_and_so_do_ties(season, best):
    g = table(season=season, troupe={0: [C4], 1: [C5, T1], 2: [C3]}, step=Count())
    assert ecus(g) == [3 + 1 + best, 3 + 1 + best, 3 + 1 + best // 2]


@pytest.mark.rule("9.3")
def test_the_best_of_displeasing_shows_earns_nothing():
    g = table(troupe={0: [T1], 1: [T2], 2: [T3]}, step=Count())
    assert ecus(g) == [3, 3, 3]


@pytest.mark.rule("9.1", "7.11")
def test_the_mood_counts_as_it_is_after_the_last_elephant():
    g = table(ready={0: [ELEPHANT]}, troupe={0: [T5]}, step=[EndResolution(), Count()])
    do(g, "0 turn:-1")
    assert ecus(g)[0] == 3 + 1 + 6


# 10 The second season


def second_season(**more):
    return table(step=EndSeason(), needle=5, **more)


@pytest.mark.rule("10.1")
def test_all_actors_leave_the_troupes():
    g = second_season(troupe={0: [T1, C5], 2: [C2]})
    assert [t.actors for t in g.troupes] == [[], [], []] and g.season == 2 and g.turn == 1


@pytest.mark.rule("10.2")
def test_acrobats_stay_and_are_ready_again():
    g = second_season(ready={0: [CAT]}, tilted={0: [BEAR], 1: [WOLF]})
    assert [sorted(names(g, t.acrobats)) for t in g.troupes] == [[BEAR, CAT], [WOLF], []]
    assert all(t.tilted == [] for t in g.troupes)


@pytest.mark.rule("10.2")
def test_requests_stay_in_hand_and_open():
    g = second_season(requests={0: ["queen", "poet"]}, opened={0: ["twins"], 1: ["exile"]})
    assert wishes(g.troupes[0].requests) == ["queen", "poet"]
    assert [wishes(t.opened) for t in g.troupes] == [["twins"], ["exile"], []]


@pytest.mark.rule("10.3")
def test_travel_cards_and_caravels_stay_as_they_are():
    g = second_season(hand={0: [2, 7], 1: [1, 2, 3]})
    assert [t.hand for t in g.troupes][:2] == [[2, 7], [1, 2, 3]]
    assert g.troupes[0].caravels_on_board() == [1, 3, 4, 5, 6, 8]
    assert legal(g, 0) == ["travel:2", "travel:7"]


@pytest.mark.rule("10.3")
def test_ecus_are_kept():
    assert ecus(second_season(ecus={0: 17, 1: 0})) == [17, 0, 3]


@pytest.mark.rule("10.4")
def test_all_managers_go_home_but_not_before_requests_are_paid():
    g = table(
        managers={0: 2, 1: 1}, requests={0: ["architect"]},
        step=[Camouflage(), Count(), PlayRequests(), EndSeason()],
    )  # fmt: skip
    do(g, f"0 play:{request('architect')}")
    assert ecus(g)[0] == 3 + 6 and g.managers_on_stage() == 0


@pytest.mark.rule("10.5")
def test_the_encounter_discard_is_shuffled_and_one_card_laid_at_each_city():
    piles: dict[str, Any] = {"cities": {3: [T4, T4, B1]}, "troupe": {0: [T5]}, "ready": {1: [OX]}}
    before = table(step=[], **piles)
    gathered = before.discard + before.troupes[0].actors + before.cities[3]
    g = second_season(**piles, chance=(loaded := Loaded()))
    assert loaded.asked[0] == (chance.ENCOUNTERS, 48) and g.discard == []
    assert len(gathered) == 48 - 1 and [[card] for card in gathered[:8]] == g.cities[1:]
    assert g.deck == gathered[:7:-1]  # turned round


@pytest.mark.rule("10.6")
@pytest.mark.parametrize(("coin", "needle"), [(0, -1), (1, 1)])
def test_a_new_coin_decides_the_mood(coin, needle):
    loaded = Loaded({chance.MOOD: coin})
    assert second_season(chance=loaded).needle == needle
    assert loaded.asked[-1] == (chance.MOOD, 2)


@pytest.mark.rule("10.6")
def test_the_needle_leaves_its_old_place():
    assert abs(second_season().needle) == 1


# 11 The end


@pytest.mark.rule("11.1")
def test_the_game_is_over_after_the_second_season():
    g = table(season=2, ecus={1: 4}, step=NewOpportunities())
    assert g.over and GAME.winners(g) == [1]


@pytest.mark.rule("11.1")
def test_players_who_tie_share_the_victory():
    m = as_match(table(season=2, ecus={0: 9, 2: 9}, step=NewOpportunities()))
    assert m.winners == (0, 2) and m.outcome == (0.5, 0.0, 0.5)
    assert m.scores == (9, 3, 9)


@pytest.mark.rule("8.1", "11.1")
def test_a_turn_with_cards_left_is_not_the_end():
    g = table(season=2, deck=1, step=NewOpportunities())
    assert not g.over and g.turn == 2 and g.to_act() == [0, 1, 2]
