"""7: every acrobat: its moment, its effect, and what it refuses."""

from __future__ import annotations

from typing import Any

import pytest
from games.playing import as_match, do, legal, refused, told

from chapiteau.core.errors import NothingToUndo
from chapiteau.games.fourberies import GAME
from chapiteau.games.fourberies.rules.acrobats.acrobat import (
    BEFORE_ALONE,
    BEFORE_SHARED,
    RESOLUTION_END,
    TRAVEL_CHOICE,
    TRAVEL_REVEAL,
    TRAVEL_START,
)
from chapiteau.games.fourberies.rules.acrobats.ring import ChooseActor, ChooseTroupe
from chapiteau.games.fourberies.rules.acrobats.road import SwapCity
from chapiteau.games.fourberies.rules.acrobats.windows import Perform
from chapiteau.games.fourberies.rules.city import Resolution, ResolveCity
from chapiteau.games.fourberies.rules.moves import PASS, SNATCH
from chapiteau.games.fourberies.rules.scoring import Camouflage, Count, PlayRequests
from chapiteau.games.fourberies.rules.season import EndResolution, EndSeason
from chapiteau.games.fourberies.rules.travel import BeginTravel

from ..table import (
    B1,
    B3,
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
    ecus,
    names,
    request,
    table,
    wishes,
)

ALL = [f"travel:{c}" for c in range(1, 9)]


# 7.1-7.3 All of them


@pytest.mark.rule("7.1")
def test_an_acrobat_performs_once_a_season():
    g = table(ready={0: [ELEPHANT]}, step=[EndResolution(), EndResolution()])
    do(g, "0 turn:1")
    assert g.over and names(g, g.troupes[0].tilted) == [ELEPHANT]


@pytest.mark.rule("7.1")
def test_a_tilted_acrobat_is_refused():
    g = table(ready={0: [ELEPHANT, WOLF]}, troupe={0: [T1], 1: [T2]}, step=EndResolution())
    do(g, "0 turn:1")
    assert legal(g, 0) == ["pass", "lend:t1"]
    assert refused(g, "0 turn:1") == ("acrobat-tilted", "7.1")


@pytest.mark.rule("7.1", "10.2")
def test_a_tilted_acrobat_is_ready_again_next_season():
    g = table(tilted={0: [OX]}, step=EndSeason())
    assert "claim:1" in legal(g, 0)


@pytest.mark.rule("7.2")
def test_seats_are_asked_in_order_and_each_has_one_go():
    g = table(
        first=2, ready={0: [ELEPHANT], 2: [WOLF]}, troupe={2: [T1], 1: [T2]}, step=EndResolution()
    )
    assert g.to_act() == [2]
    do(g, "2 pass")
    assert g.to_act() == [0]
    do(g, "0 turn:1")
    assert g.over


@pytest.mark.rule("7.2")
def test_in_one_go_a_seat_may_use_all_its_acrobats_of_the_moment():
    g = table(ready={0: [ELEPHANT, WOLF]}, troupe={0: [T1], 1: [T2]}, step=EndResolution())
    do(g, "0 lend:t1", "0 turn:2")
    assert g.over and g.needle == 3 and names(g, g.troupes[0].actors) == [T2]


@pytest.mark.rule("7.2")
def test_performing_is_optional():
    g = table(ready={0: [ELEPHANT]}, step=EndResolution())
    do(g, "0 pass")
    assert g.over and g.needle == 1 and names(g, g.troupes[0].acrobats) == [ELEPHANT]


@pytest.mark.rule("7.2")
def test_performing_is_seen_by_all():
    m = as_match(table(ready={0: [ELEPHANT]}, step=EndResolution()))
    m.play(0, "turn:2")
    assert [e[:2] for e in told(m, None)] == [["pushes", 0], ["sways", 2]]


@pytest.mark.rule("7.2")
def test_an_acrobat_of_another_moment_or_owner_is_refused():
    g = table(ready={0: [OX, ELEPHANT], 1: [TURTLE]}, hand={0: [1, 2]}, step=BeginTravel())
    assert legal(g, 0) == ["pass", "claim:1", "claim:2"]
    assert refused(g, "0 turn:1") == ("acrobat-other-moment", "7.2")
    assert refused(g, "0 recover") == ("acrobat-not-yours", "7.2")


SOMETHING_FOR_ALL: dict[str, Any] = {
    "hand": {0: [1, 2]},
    "troupe": {0: [T1], 1: [T2]},
    "cities": {4: [T4], 5: [B1]},
}


@pytest.mark.rule("7.2")
@pytest.mark.parametrize(
    ("acrobat", "moment", "move"),
    [
        (OX, TRAVEL_START, "claim:1"), (TURTLE, TRAVEL_START, "recover"),
        (HORSE, TRAVEL_CHOICE, "ride"), (MONKEY, TRAVEL_CHOICE, "peek:1"),
        (FOX, TRAVEL_REVEAL, "leave:1"), (CAT, BEFORE_ALONE, "pull:5"),
        (BEAR, BEFORE_SHARED, "snatch"), (ELEPHANT, RESOLUTION_END, "turn:1"),
        (WOLF, RESOLUTION_END, "lend:t1"),
    ],
)  # fmt: skip
def test_each_acrobat_has_one_moment(acrobat, moment, move):
    g = table(ready={0: [acrobat]}, step=[], **SOMETHING_FOR_ALL)
    g.troupes[0].picks = [1]
    for other in range(TRAVEL_START, RESOLUTION_END + 1):
        offered = [m.text for m in Perform(0, other, 4).moves(g)]
        assert any(o.startswith(move) for o in offered) == (other == moment)


# 7.4 Ox


def claimed(**more):
    """Seat 0 has claimed city 4 with the Ox."""
    more.setdefault("ready", {0: [OX]})
    g = table(step=BeginTravel(), **more)
    do(g, "0 claim:4")
    return g


@pytest.mark.rule("7.4")
def test_the_ox_shows_its_travel_card_to_everybody():
    g = claimed()
    assert GAME.view(g, 2).troupes[0].picks == [4]
    assert g.to_act() == [1, 2]  # seat 0 has chosen


@pytest.mark.rule("7.4")
def test_nobody_else_may_choose_the_claimed_city():
    g = claimed()
    assert legal(g, 1) == [m for m in ALL if m != "travel:4"]
    assert refused(g, "1 travel:4") == ("city-claimed", "7.4")
    do(g, "1 travel:3", "2 travel:3")
    assert g.visitors(4) == [0] and g.visitors(3) == [1, 2]


@pytest.mark.rule("7.4", "7.6")
def test_the_claim_bars_horses_too():
    g = claimed(ready={0: [OX], 1: [HORSE]})
    do(g, "1 ride", "1 travel:1")
    assert legal(g, 1) == [m for m in ALL if m not in ("travel:1", "travel:4")]


@pytest.mark.rule("7.4", "7.6")
def test_a_barred_city_is_no_second_card_for_a_horse():
    g = claimed(ready={0: [OX], 1: [HORSE]}, hand={1: [4, 5]})
    assert legal(g, 1) == ["travel:5"]
    window = Perform(1, TRAVEL_CHOICE, 0)
    assert refused(g, "1 ride", window) == ("two-cards-needed", "7.6")


@pytest.mark.rule("7.4", "7.8")
def test_the_claim_bars_foxes_too():
    g = claimed(ready={0: [OX], 1: [FOX]}, hand={1: [3, 4, 5]})
    do(g, "1 travel:3", "2 travel:8", "1 leave:3")
    assert g.troupes[1].visiting == [5]  # the only way left
    g = claimed(ready={0: [OX], 1: [FOX]}, hand={1: [3, 4, 5, 6]})
    do(g, "1 travel:3", "2 travel:8", "1 leave:3")
    assert refused(g, "1 swap:4") == ("city-claimed", "7.4")


@pytest.mark.rule("7.4")
def test_the_ox_claims_only_a_card_in_hand():
    g = table(ready={0: [OX]}, hand={0: [1, 2]}, step=BeginTravel())
    assert refused(g, "0 claim:5") == ("travel-card-used", "4.3")


@pytest.mark.rule("7.4", "7.6")
def test_ox_and_horse_claim_one_city_and_hide_the_other():
    g = claimed(ready={0: [OX, HORSE]})
    do(g, "0 ride")
    assert "travel:4" not in legal(g, 0)
    assert refused(g, "0 travel:4") == ("city-already-chosen", "7.6")
    do(g, "0 travel:6")
    assert GAME.view(g, 1).troupes[0].picks == [4]
    do(g, "1 travel:6", "2 travel:1")  # the second city is anybody's
    assert g.visitors(4) == [0] and g.visitors(6) == [0, 1]


@pytest.mark.rule("7.4", "7.8")
def test_a_claim_still_binds_when_the_owner_swaps_away():
    g = claimed(ready={0: [OX, FOX]})
    do(g, "1 travel:1", "2 travel:2", "0 leave:4", "0 swap:7")
    assert g.visitors(4) == [] and g.visitors(7) == [0] and 4 in g.troupes[0].hand
    assert refused(g, "1 swap:4", SwapCity(1, 1)) == ("city-claimed", "7.4")


@pytest.mark.rule("7.4")
def test_a_claim_ends_with_its_turn():
    g = table(ready={0: [OX]}, step=[BeginTravel(), Resolution(), EndResolution(), BeginTravel()])
    do(g, "0 claim:4", "1 travel:1", "2 travel:2")
    assert "travel:4" in legal(g, 1)


# 7.5 Turtle


@pytest.mark.rule("7.5")
def test_the_turtle_takes_all_travel_cards_and_caravels_back():
    g = table(ready={0: [TURTLE]}, hand={0: [1, 2], 1: [3, 4]}, step=BeginTravel())
    do(g, "0 recover")
    assert legal(g, 0) == ALL and g.troupes[0].caravels_on_board() == []
    assert g.troupes[1].hand == [3, 4]


@pytest.mark.rule("7.5")
def test_the_turtle_is_not_offered_with_eight_cards():
    g = table(ready={0: [TURTLE]}, step=BeginTravel())
    assert legal(g, 0) == ALL
    assert refused(g, "0 recover", Perform(0, TRAVEL_START, 0)) == ("nothing-discarded", "7.5")


@pytest.mark.rule("7.5", "7.4")
def test_the_ox_may_claim_a_card_the_turtle_brought_back():
    g = table(ready={0: [OX, TURTLE]}, hand={0: [1, 2]}, step=BeginTravel())
    do(g, "0 recover", "0 claim:8", "1 travel:1", "2 travel:1")
    assert g.troupes[0].visiting == [8] and g.troupes[0].hand == [1, 2, 3, 4, 5, 6, 7]


# 7.6 Horse


def ridden(*cities, cards, hand=None):
    """Seat 0 has set out to two cities; the others go to city 8."""
    g = table(
        ready={0: [HORSE]}, hand={0: hand or list(range(1, 9))}, cities=cards,
        step=[BeginTravel(), Resolution()],
    )  # fmt: skip
    do(g, "0 ride", f"0 travel:{cities[0]}", f"0 travel:{cities[1]}", "1 travel:8", "2 travel:8")
    return g


@pytest.mark.rule("7.6")
def test_the_horse_chooses_two_different_cards_in_secret():
    g = table(ready={0: [HORSE]}, step=BeginTravel())
    do(g, "0 ride", "0 travel:3")
    assert g.to_act() == [0, 1, 2]
    assert refused(g, "0 travel:3") == ("city-already-chosen", "7.6")
    do(g, "0 travel:6")
    assert g.to_act() == [1, 2] and len(GAME.view(g, 1).chosen[0]) == 1
    assert GAME.view(g, 1).chosen[0][0].text == "face-down"


@pytest.mark.rule("7.6")
def test_the_horse_visits_both_cities_each_by_itself():
    g = ridden(3, 8, cards={3: [C4], 8: [T4]})
    do(g, "0 court:c4")  # alone at 3, in company at 8
    assert g.needle == 1  # 1 + 4 - 4, never across the middle
    assert [len(t.requests) for t in g.troupes] == [1, 1, 1]
    assert g.troupes[0].caravels_on_board() == [3, 8]


@pytest.mark.rule("7.6", "5.10")
def test_the_horse_brings_one_court_choice_for_each_city():
    g = ridden(2, 3, cards={2: [C4], 3: [C3]})
    do(g, "0 court:c4", "0 court:c3")
    assert g.needle == 7 and g.troupes[0].actors == []


@pytest.mark.rule("7.6", "5.5")
def test_actor_1_in_the_first_city_leaves_the_card_of_the_second_out():
    g = ridden(6, 3, cards={3: [C1], 6: [T4]})
    do(g, "0 keep")
    t = g.troupes[0]
    assert t.visiting == [6] and t.hand == [1, 2, 3, 4, 5, 7, 8]
    do(g, "0 keep")
    assert t.caravels_on_board() == [6] and names(g, t.actors) == [C1, T4]


@pytest.mark.rule("7.6", "5.5")
def test_actor_1_in_the_second_city_brings_everything_back():
    g = ridden(3, 6, cards={3: [T4], 6: [C1]})
    do(g, "0 keep", "0 keep")
    assert len(g.troupes[0].hand) == 8 and g.troupes[0].caravels_on_board() == []


@pytest.mark.rule("7.6", "5.18")
@pytest.mark.parametrize("hand", [[3, 6], [3, 6, 7]])
def test_the_check_for_the_last_card_waits_for_the_second_city(hand):
    g = ridden(3, 6, cards={3: [T4], 6: [C4]}, hand=hand)
    do(g, "0 keep")
    assert g.troupes[0].visiting == [6] and len(g.troupes[0].hand) == len(hand) - 2
    do(g, "0 keep")
    assert len(g.troupes[0].hand) == 8


@pytest.mark.rule("7.6")
def test_the_horse_carries_for_one_turn_only():
    g = table(ready={0: [HORSE]}, step=[BeginTravel(), Resolution(), BeginTravel()])
    do(g, "0 ride", "0 travel:3", "0 travel:6", "1 travel:1", "2 travel:2")
    do(g, "0 travel:4")
    assert g.to_act() == [1, 2]


# 7.7 Monkey


def spied(**more):
    """Seat 0 watches seat 1."""
    ready = {0: [MONKEY], **more.pop("ready", {})}
    m = as_match(table(ready=ready, step=BeginTravel(), **more))
    m.play(0, "peek:1")
    return m


@pytest.mark.rule("7.7")
def test_whom_the_monkey_watches_chooses_first_and_only_its_owner_sees():
    m = spied()
    assert m.to_act == (1,)
    m.play(1, "travel:5")
    assert m.to_act == (0, 2)
    assert m.view(0).troupes[1].picks == [5]
    assert m.view(2).troupes[1].picks == m.view(None).troupes[1].picks == [0]
    assert ["peeks", 0, 1, 5] in told(m, 0)
    assert ["peeks", 0, 1, 0] in told(m, 2)


@pytest.mark.rule("7.7")
def test_the_watched_choice_can_no_longer_change():
    m = spied()
    m.play(1, "travel:5")
    assert not m.can_undo(1)
    with pytest.raises(NothingToUndo):
        m.take_back(1)
    m.play(0, "travel:5")
    m.play(2, "travel:1")
    assert m.state.visitors(5) == [0, 1]


@pytest.mark.rule("7.7", "7.6")
def test_the_monkey_sees_both_cards_of_a_horse():
    m = spied(ready={1: [HORSE]})
    m.play(1, "ride")
    m.play(1, "travel:5")
    m.play(1, "travel:2")
    assert m.view(0).troupes[1].picks == [5, 2]
    assert m.view(2).troupes[1].picks == [0, 0]


@pytest.mark.rule("7.7")
def test_the_monkey_does_not_watch_a_public_choice_nor_its_owner():
    g = claimed(ready={0: [OX], 1: [MONKEY]})
    assert legal(g, 1) == ["pass", "peek:2"]
    assert refused(g, "1 peek:0") == ("choice-is-public", "7.7")
    assert refused(g, "1 peek:1") == ("monkey-watches-opponents", "7.7")


@pytest.mark.rule("7.7", "7.2")
def test_the_monkey_is_not_offered_when_every_choice_is_public():
    g = claimed(seats=2, ready={0: [OX], 1: [MONKEY]})
    assert legal(g, 1) == [m for m in ALL if m != "travel:4"]


@pytest.mark.rule("7.7", "7.6")
def test_the_monkey_watches_the_second_card_of_ox_and_horse():
    m = as_match(table(ready={0: [OX, HORSE], 1: [MONKEY]}, step=BeginTravel()))
    for seat, move in [(0, "claim:4"), (0, "ride"), (1, "peek:0"), (0, "travel:6")]:
        m.play(seat, move)
    assert m.view(1).troupes[0].picks == [4, 6] and m.view(2).troupes[0].picks == [4, 0]


@pytest.mark.rule("7.7", "12.8")
def test_the_monkey_does_not_show_a_friend():
    m = spied(seats=2, friend_deck={0: [1, 2, 3], 1: [7, 6, 5]})
    m.play(1, "travel:5")
    assert m.view(0).troupes[1].picks == [5]
    assert m.view(0).troupes[1].friend_pick == [0]


# 7.8 Fox


def revealed(*cities, **more):
    """Seat 0 holds the Fox, and all travel cards have been turned up."""
    g = table(step=BeginTravel(), **{"ready": {0: [FOX]}, **more})
    for seat, city in enumerate(cities):
        do(g, f"{seat} travel:{city}")
    return g


@pytest.mark.rule("7.8")
def test_the_fox_swaps_a_revealed_card_for_another_in_hand():
    g = revealed(3, 3, 5)
    do(g, "0 leave:3", "0 swap:6")
    assert g.visitors(3) == [1] and g.visitors(6) == [0]
    assert g.troupes[0].hand == [1, 2, 3, 4, 5, 7, 8]
    assert names(g, g.troupes[0].tilted) == [FOX]


@pytest.mark.rule("7.8")
def test_the_fox_refuses_what_was_not_played_or_is_not_in_hand():
    g = revealed(3, 3, 5, hand={0: [1, 2, 3]})
    assert refused(g, "0 leave:5") == ("not-going-there", "7.8")
    do(g, "0 leave:3")
    assert legal(g, 0) == ["swap:1", "swap:2"]
    assert refused(g, "0 swap:3") == ("just-taken-back", "7.8")
    assert refused(g, "0 swap:8") == ("travel-card-used", "4.3")


@pytest.mark.rule("7.8", "7.6")
def test_with_the_horse_the_fox_swaps_one_of_the_two():
    g = table(ready={0: [FOX, HORSE]}, step=BeginTravel())
    do(g, "0 ride", "0 travel:3", "0 travel:6", "1 travel:1", "2 travel:1")
    assert legal(g, 0) == ["pass", "leave:3", "leave:6"]
    do(g, "0 leave:3")
    assert "swap:6" not in legal(g, 0)
    do(g, "0 swap:8")
    assert sorted(g.troupes[0].visiting) == [6, 8]


@pytest.mark.rule("7.8", "7.2")
def test_the_fox_is_not_offered_without_another_card():
    g = table(ready={0: [FOX, HORSE]}, hand={0: [3, 6]}, step=BeginTravel())
    do(g, "0 ride", "0 travel:3", "0 travel:6", "1 travel:1", "2 travel:1")
    assert g.over and sorted(g.troupes[0].visiting) == [3, 6]


@pytest.mark.rule("7.8")
def test_the_fox_says_why_it_has_nowhere_to_go():
    g = table(ready={0: [FOX]}, hand={0: [3]}, step=[])
    g.troupes[0].picks = [3]
    assert refused(g, "0 leave:3", Perform(0, TRAVEL_REVEAL, 0)) == ("no-other-travel-card", "7.8")


# 7.9 Cat


@pytest.mark.rule("7.9")
def test_the_cat_pulls_the_newest_card_of_a_neighbour_and_meets_it_first():
    g = table(
        ecus={0: 0}, ready={0: [CAT]}, cities={4: [T5], 5: [T4, B1]}, at={4: [0]},
        step=ResolveCity(4),
    )  # fmt: skip
    do(g, "0 pull:5", "0 keep")
    assert ecus(g)[0] == 0 and names(g, g.troupes[0].actors) == [T5]  # the bonus came in time
    assert names(g, g.cities[5]) == [T4]


@pytest.mark.rule("7.9")
def test_the_cat_goes_to_neighbours_with_cards_and_without_caravels():
    g = table(
        ready={0: [CAT]}, cities={2: [B1], 3: [T4], 4: [T4], 5: [B1]}, at={4: [0], 5: [1]},
        hand={2: [1, 2]}, step=ResolveCity(4),
    )  # fmt: skip
    assert legal(g, 0) == ["pass", "pull:3"]  # seat 2's old caravel at 3 does not matter
    assert refused(g, "0 pull:5") == ("caravel-there", "7.9")
    assert refused(g, "0 pull:2") == ("not-a-neighbour", "7.9")
    g.cities[3], g.discard = [], g.discard + g.cities[3]
    assert refused(g, "0 pull:3") == ("no-card-there", "7.9")


@pytest.mark.rule("7.9")
@pytest.mark.parametrize(("city", "other"), [(1, 8), (8, 1)])
def test_the_first_and_the_last_city_are_no_neighbours(city, other):
    g = table(ready={0: [CAT]}, cities={city: [T4], other: [B1]}, at={city: [0]}, step=Resolution())
    assert legal(g, 0) == ["keep", "court:t4"]


@pytest.mark.rule("7.9", "5.19")
def test_in_an_empty_city_the_cat_replaces_the_request():
    g = table(season=2, ready={0: [CAT]}, cities={5: [B3]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 pull:5")
    assert ecus(g)[0] == 6 and g.troupes[0].requests == []


@pytest.mark.rule("7.9", "5.19")
def test_in_an_empty_city_who_lets_the_cat_sleep_draws_the_request():
    g = table(season=2, ready={0: [CAT]}, cities={5: [B3]}, at={4: [0]}, step=ResolveCity(4))
    do(g, "0 pass")
    assert ecus(g)[0] == 3 and len(g.troupes[0].requests) == 1


@pytest.mark.rule("7.9")
def test_the_cat_does_not_perform_in_company_nor_for_others():
    g = table(ready={0: [CAT]}, cities={4: [B1], 5: [B3]}, at={4: [0, 1]}, step=Resolution())
    assert g.over and names(g, g.cities[5]) == [B3]
    g = table(ready={0: [CAT]}, cities={4: [B1], 5: [B3]}, at={4: [1]}, step=Resolution())
    assert g.over and names(g, g.cities[5]) == [B3]


# 7.10 Bear


def shared(stack, **more):
    """Seats 0 and 1 share city 4; seat 0 holds the Bear."""
    return table(
        ready={0: [BEAR]}, cities={4: stack}, at={4: [0, 1]}, **more,
        step=[ResolveCity(4), EndResolution()],
    )  # fmt: skip


def snatch(g, face):
    card = next(c for c in g.cities[4] if g.box.face[c] == face)
    do(g, f"0 {SNATCH[card].text}")


@pytest.mark.rule("7.10")
def test_the_bear_takes_a_bonus_and_the_rest_is_scared_off():
    g = shared([C4, B3])
    snatch(g, B3)
    assert ecus(g)[0] == 6 and g.needle == 5
    assert [len(t.requests) for t in g.troupes] == [1, 1, 0]  # the request is still drawn


@pytest.mark.rule("7.10", "5.4")
def test_the_bear_takes_an_acrobat_for_the_end_of_the_resolution():
    g = shared([C4, ELEPHANT])
    snatch(g, ELEPHANT)
    assert "turn:-3" in legal(g, 0) and names(g, g.troupes[0].tilted) == [BEAR]


@pytest.mark.rule("7.10")
@pytest.mark.parametrize("actor", [T1, T2, T3, T5, C5])
def test_the_bears_actor_has_no_effect_and_costs_nothing(actor):
    g = shared([actor, B1], ecus={0: 0}, hand={0: [1, 2]}, managers={1: 1})
    snatch(g, actor)
    assert g.over and names(g, g.troupes[0].actors) == [actor]
    assert ecus(g) == [0, 3, 3] and g.needle == 1
    assert g.troupes[0].hand == [1, 2] and g.troupes[0].managers == 0


@pytest.mark.rule("7.10", "7.2")
def test_the_bear_is_not_offered_in_an_empty_city():
    g = shared([], season=2)
    assert g.over and [len(t.requests) for t in g.troupes] == [1, 1, 0]


@pytest.mark.rule("7.10")
def test_the_bear_takes_only_what_lies_there():
    g = shared([C4, B3])
    elsewhere = SNATCH[g.discard[0]].text
    assert refused(g, f"0 {elsewhere}") == ("not-in-stack", "7.10")


@pytest.mark.rule("7.10")
def test_no_copy_in_the_stack_is_said_not_to_be_there():
    g = shared([C4, C4])
    for card in g.cities[4]:
        reason = g.stack[-1].why_not(g, 0, SNATCH[card])
        assert reason is None or reason.id != "not-in-stack"


@pytest.mark.rule("7.10")
def test_the_bear_does_not_perform_alone():
    g = table(ready={0: [BEAR]}, cities={4: [B3]}, at={4: [0]}, step=ResolveCity(4))
    assert g.over and names(g, g.troupes[0].acrobats) == [BEAR]


# 7.11 Elephant


@pytest.mark.rule("7.11", "6.2")
@pytest.mark.parametrize(
    ("needle", "offered"),
    [
        (3, {1: 4, 2: 5, 3: 6, -1: 2, -2: 1, -3: -1}),
        (7, {-1: 6, -2: 5, -3: 4}),
        (5, {1: 6, 2: 7, -1: 4, -2: 3, -3: 2}),
        (-6, {-1: -7, 1: -5, 2: -4, 3: -3}),
        (-1, {-1: -2, -2: -3, -3: -4, 1: 1, 2: 2, 3: 3}),
    ],
)
def test_the_elephant_turns_the_needle_by_up_to_three_and_only_where_it_moves(needle, offered):
    g = table(needle=needle, ready={0: [ELEPHANT]}, step=EndResolution())
    assert sorted(legal(g, 0)[1:]) == sorted(f"turn:{k}" for k in offered)
    for shift, after in offered.items():
        g = table(needle=needle, ready={0: [ELEPHANT]}, step=EndResolution())
        do(g, f"0 turn:{shift}")
        assert g.needle == after


@pytest.mark.rule("7.11")
@pytest.mark.parametrize("push", [4, -4, 0])
def test_the_elephant_refuses_other_pushes(push):
    g = table(needle=5, ready={0: [ELEPHANT]}, step=EndResolution())
    assert refused(g, f"0 turn:{push}") == ("length-of-a-push", "7.11")


@pytest.mark.rule("6.2", "7.11")
def test_the_elephant_does_not_push_past_the_end_of_the_dial():
    g = table(needle=5, ready={0: [ELEPHANT]}, step=EndResolution())
    assert refused(g, "0 turn:3") == ("end-of-the-dial", "6.2")


# 7.12 Wolf


@pytest.mark.rule("7.12")
def test_the_wolf_exchanges_actors_without_effect():
    g = table(
        ready={0: [WOLF]}, troupe={0: [T2, T5], 1: [C1, C3, C5], 2: [T2]}, hand={0: [1, 2]},
        step=EndResolution(),
    )  # fmt: skip
    do(g, "0 lend:t2", "0 for:c3")  # only seat 1 has somebody for it
    assert names(g, g.troupes[0].actors) == [T5, C3]
    assert names(g, g.troupes[1].actors) == [C1, C5, T2]
    assert ecus(g) == [3, 3, 3] and g.managers_on_stage() == 0 and g.troupes[0].hand == [1, 2]


@pytest.mark.rule("7.12")
def test_the_wolf_allows_a_gap_of_one_at_most():
    g = table(ready={0: [WOLF]}, troupe={0: [T3], 1: [C2, T4, C5, T1]}, step=EndResolution())
    do(g, "0 lend:t3")
    assert legal(g, 0) == ["for:t4", "for:c2"]
    assert refused(g, "0 for:c5") == ("too-different", "7.12")
    assert refused(g, "0 for:c1") == ("not-their-actor", "7.12")


@pytest.mark.rule("7.12")
def test_the_wolf_chooses_among_the_opponents_who_have_a_match():
    g = table(
        4, ready={0: [WOLF]}, troupe={0: [T3], 1: [C3], 2: [C5], 3: [C2]}, step=EndResolution()
    )
    do(g, "0 lend:t3")
    assert isinstance(g.stack[-1], ChooseTroupe) and legal(g, 0) == ["from:1", "from:3"]
    assert refused(g, "0 from:2") == ("nothing-to-trade", "7.12")
    do(g, "0 from:3")
    assert names(g, g.troupes[3].actors) == [T3]


@pytest.mark.rule("7.12", "7.2")
@pytest.mark.parametrize("theirs", [[C5], [T2], []])
def test_the_wolf_is_not_offered_without_a_different_actor_near_enough(theirs):
    g = table(ready={0: [WOLF]}, troupe={0: [T2], 1: theirs}, step=EndResolution())
    assert g.over
    window = Perform(0, RESOLUTION_END, 0)
    assert refused(g, "0 lend:t2", window) == ("no-match-anywhere", "7.12")
    assert refused(g, "0 lend:c4", window) == ("not-your-actor", "7.12")


@pytest.mark.rule("7.12")
def test_the_wolf_never_trades_chameleons():
    g = table(ready={0: [WOLF], 1: [CHAMELEON]}, troupe={0: [T1]}, step=EndResolution())
    assert g.over
    assert ChooseActor(0, 1, 1).moves(g) == []


# 7.13 Owl


def owl(then=(), season=1):
    """Seat 0 may play up to two requests."""
    return table(
        ready={0: [OWL]}, troupe={0: [T1, T2, C1, C2]}, step=[PlayRequests(), *then],
        requests={0: ["favourite", "twins", "poet"]}, season=season,
    )  # fmt: skip


def play_two(g):
    do(g, f"0 play:{request('favourite')}", f"0 play:{request('twins')}")


@pytest.mark.rule("7.13")
def test_the_owl_plays_a_second_request_that_goes_to_the_discard():
    g = owl()
    play_two(g)
    t = g.troupes[0]
    assert ecus(g)[0] == 3 + 4 + 5
    assert wishes(t.opened) == ["favourite"] and wishes(g.supply.discard) == ["twins"]
    assert wishes(t.requests) == ["poet"] and names(g, t.tilted) == [OWL]


@pytest.mark.rule("7.13", "9.6")
def test_the_owls_request_does_not_score_again():
    g = owl(then=[PlayRequests()])
    play_two(g)
    do(g, "0 pass")
    assert ecus(g)[0] == 3 + 4 + 5 + 4


@pytest.mark.rule("7.13")
def test_the_owl_may_be_spared_and_is_not_tilted_then():
    g = owl()
    do(g, f"0 play:{request('twins')}", "0 pass")
    assert wishes(g.troupes[0].opened) == ["twins"] and names(g, g.troupes[0].acrobats) == [OWL]


@pytest.mark.rule("7.13", "11.1")
def test_with_the_owl_only_what_closes_the_choice_ends_the_last_season():
    g = owl(season=2)
    first, second = [GAME.moves.read(f"play:{request(id)}") for id in ("favourite", "twins")]
    assert not g.stack[-1].is_last(g, 0, first) and g.stack[-1].is_last(g, 0, PASS)
    do(g, f"0 {first}")
    assert g.stack[-1].is_last(g, 0, second) and g.stack[-1].is_last(g, 0, PASS)


@pytest.mark.rule("7.13", "9.5")
def test_the_owls_request_must_pay_and_be_another_one():
    g = owl()
    do(g, f"0 play:{request('twins')}")
    assert legal(g, 0) == ["pass", f"play:{request('favourite')}"]
    assert refused(g, f"0 play:{request('twins')}") == ("request-already-chosen", "7.13")
    assert refused(g, f"0 play:{request('poet')}") == ("request-pays-nothing", "9.5")


@pytest.mark.rule("7.13", "7.2")
def test_the_owl_is_not_offered_without_a_second_paying_request():
    g = table(
        ready={0: [OWL]}, troupe={0: [T1, T2, T3]}, requests={0: ["favourite", "poet"]},
        step=PlayRequests(),
    )  # fmt: skip
    do(g, f"0 play:{request('poet')}")
    assert g.over and names(g, g.troupes[0].acrobats) == [OWL]


@pytest.mark.rule("7.13", "7.1")
def test_a_tilted_owl_or_none_allows_one_request_only():
    for tilted in ({0: [OWL]}, None):
        g = table(
            troupe={0: [T1, T2, C1, C2]}, requests={0: ["favourite", "twins"]},
            step=PlayRequests(), tilted=tilted,
        )  # fmt: skip
        do(g, f"0 play:{request('twins')}")
        assert g.over and ecus(g)[0] == 8


# 7.14 Chameleon


@pytest.mark.rule("7.14", "7.15")
def test_chameleon_owners_pick_in_secret_and_together():
    m = as_match(table(ready={0: [CHAMELEON], 2: [CHAMELEON]}, step=[Camouflage(), Count()]))
    assert m.to_act == (0, 2)
    m.play(2, "towards:1")
    assert [x.text for x in m.view(0).chosen[2]] == ["face-down"] and told(m, 0) == []
    m.play(0, "towards:0")
    assert told(m, 1)[:2] == [["leans", 0, 0, 1], ["leans", 2, 1, 0]]


@pytest.mark.rule("7.14", "9.2")
@pytest.mark.parametrize(
    ("needle", "picked", "reward"), [(1, 2, 6), (-1, 2, 6), (1, 1, 0), (1, 0, 0)]
)
def test_chameleons_count_in_the_show_as_picked(needle, picked, reward):
    g = table(needle=needle, ready={0: [CHAMELEON, CHAMELEON]}, step=[Camouflage(), Count()])
    do(g, f"0 towards:{picked}")
    assert ecus(g)[0] == 3 + reward


@pytest.mark.rule("7.14")
@pytest.mark.parametrize(("picked", "pays"), [(1, True), (0, False)])
def test_the_pick_holds_for_requests_too(picked, pays):
    g = table(
        ready={0: [CHAMELEON]}, troupe={0: [C4]}, requests={0: ["queen"]},
        step=[Camouflage(), Count(), PlayRequests()],
    )  # fmt: skip
    do(g, f"0 towards:{picked}")  # the queen asks for a difference of 5
    assert (f"play:{request('queen')}" in legal(g, 0)) == pays


@pytest.mark.rule("7.14", "9.1")
def test_a_chameleon_is_no_actor():
    g = table(
        ready={0: [CHAMELEON]}, troupe={0: [C1, C2]}, requests={0: ["pastry-cook"]},
        step=[Camouflage(), Count(), PlayRequests()],
    )  # fmt: skip
    do(g, "0 towards:1")
    assert ecus(g)[0] == 3 + 2 + 6
    assert legal(g, 0) == ["pass"]


@pytest.mark.rule("7.14", "7.15")
def test_a_chameleon_is_never_tilted_and_picks_anew_each_season():
    g = table(ready={0: [CHAMELEON]}, step=[Camouflage(), Count(), Camouflage()])
    do(g, "0 towards:1")
    assert g.troupes[0].tilted == []
    assert legal(g, 0) == ["towards:1", "towards:0"]


@pytest.mark.rule("7.14")
def test_nobody_picks_for_more_chameleons_than_there_are():
    g = table(ready={0: [CHAMELEON]}, step=Camouflage())
    assert refused(g, "0 towards:2") == ("not-that-many-chameleons", "7.15")
