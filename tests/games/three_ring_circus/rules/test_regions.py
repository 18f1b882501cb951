"""9 The B&B Circus and the count of a region; 10 The end of a turn."""

from functools import cmp_to_key

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.core.rng import seeded
from chapiteau.games.three_ring_circus.box.components import SPACES, TOWN
from chapiteau.games.three_ring_circus.rules.end_of_turn import CloseTurn, EndTurn
from chapiteau.games.three_ring_circus.rules.shows.pawn import MOVE_PAWN
from chapiteau.games.three_ring_circus.rules.shows.regions import ranking, tents_in
from chapiteau.games.three_ring_circus.rules.shows.roads import distances
from chapiteau.games.three_ring_circus.rules.state import NEUTRAL

from ..table import AT, BOX, REGION, ask, fresh, hold, pawn, show, stand, table, tent


def ranks(g, region):
    return [(r.troupe, r.tents, r.points) for r in ranking(g, REGION[region])]


@pytest.mark.rule("9.1")
def test_after_a_show_the_pawn_makes_one_step_past_towns_with_a_tent():
    g = pawn(table(4), "boston")
    ask(g, MOVE_PAWN)
    assert g.pawn_space() == AT["portland"]
    tent(tent(g, 1, "concord"), 2, "rutland")
    ask(g, MOVE_PAWN)
    assert g.pawn_space() == AT["albany"]
    ask(tent(g, 3, "syracuse"), MOVE_PAWN)
    assert g.pawn_space() == AT["buffalo"]  # a medium city is a stop


@pytest.mark.rule("9.1")
def test_the_town_of_this_very_show_is_already_skipped():
    g = pawn(stand(table(4), 0, "boston"), "portland")
    do(g, "0 go:concord", "0 end")
    assert g.pawn_space() == AT["rutland"]


@pytest.mark.rule("9.2")
def test_in_a_metropolis_the_pawn_waits_and_the_tile_is_turned():
    g = ask(pawn(table(4), "south_bend"), MOVE_PAWN)
    assert g.pawn_space() == AT["chicago"] and g.popcorn
    ask(g, MOVE_PAWN)
    assert g.pawn_space() == AT["chicago"]


@pytest.mark.rule("9.3")
def test_the_region_is_counted_at_the_end_of_the_holders_turn_and_the_tile_goes_right():
    g = tent(pawn(table(3), "terre_haute"), 2, "columbus")
    ask(g, MOVE_PAWN)
    assert g.popcorn and g.holder == 3
    for troupe in (1, 2):
        ask(g, CloseTurn(troupe))
        assert g.scored == 0 and g.popcorn
    ask(g, CloseTurn(3))
    assert g.scored == 1 and not g.popcorn and g.holder == 2
    assert [p.points for p in g.players] == [0, 10, 0]


@pytest.mark.rule("9.3")
def test_the_tile_returns_to_the_last_player_for_the_last_count():
    for seats in (2, 3, 4):
        g = table(seats)
        holders = []
        for _ in g.start().order:
            holders.append(g.holder)
            g.popcorn = True
            g.pawn = len(g.route())
            ask(g, CloseTurn(g.holder))
        assert holders[0] == holders[-1] == seats and len(holders) == seats + 1


@pytest.mark.rule("9.4")
def test_ten_six_and_three_points_for_the_most_tents():
    g = table(4)
    for troupe, towns in (
        (1, "albany"),
        (2, "elmira scranton"),
        (4, "trenton syracuse poughkeepsie"),
    ):
        for town in towns.split():
            tent(g, troupe, town)
    assert ranks(g, "new_york") == [(4, 3, 10), (2, 2, 6), (1, 1, 3)]
    tent(tent(g, 3, "buffalo", 0), 3, "philadelphia", 0)
    tent(tent(g, 3, "new_york", 0), 1, "new_york", 1)
    assert ranks(g, "new_york") == [(3, 3, 10), (4, 3, 6), (1, 2, 3), (2, 2, 0)]


@pytest.mark.rule("9.4")
def test_without_a_tent_nobody_gains_anything():
    assert ranks(table(4), "new_york") == []


@pytest.mark.rule("9.5")
def test_a_tie_is_won_on_the_metropolis_card():
    g = tent(tent(table(4), 1, "buffalo", 4), 2, "new_york", 1)
    assert ranks(g, "new_york")[0][0] == 2
    tent(tent(g, 3, "new_york", 0), 3, "elmira")
    tent(tent(g, 2, "trenton"), 1, "poughkeepsie")
    assert [r[0] for r in ranks(g, "new_york")] == [3, 2, 1]


@pytest.mark.rule("9.6", "9.11")
def test_then_by_the_highest_slot_and_then_by_the_other_one():
    g = tent(tent(table(4), 1, "buffalo", 2), 2, "philadelphia", 3)
    assert [r[0] for r in ranks(g, "new_york")] == [2, 1]
    g = tent(tent(table(4), 1, "buffalo", 2), 2, "philadelphia", 2)
    tent(tent(g, 1, "philadelphia", 0), 2, "buffalo", 1)
    assert [r[0] for r in ranks(g, "new_york")] == [2, 1]


@pytest.mark.rule("9.7")
def test_then_by_the_closest_town_and_then_clockwise():
    g = tent(tent(table(4), 1, "syracuse"), 2, "poughkeepsie")
    assert [r[0] for r in ranks(g, "new_york")] == [2, 1]
    # Boston: Concord is two steps away like Hartford; clockwise from Boston comes Hartford first.
    g = tent(tent(table(4), 1, "concord"), 2, "hartford")
    assert BOX.spaces[AT["concord"]].steps == BOX.spaces[AT["hartford"]].steps
    assert [r[0] for r in ranks(g, "boston")] == [2, 1]


@pytest.mark.rule("9.8")
def test_towns_off_the_outer_road_come_last_and_then_the_turn_order():
    g = tent(tent(table(4), 1, "springfield"), 2, "concord")
    assert [r[0] for r in ranks(g, "boston")] == [2, 1]
    g = tent(tent(table(4), 2, "elmira"), 1, "syracuse")
    g = table(4)
    g.first = 1
    tent(tent(g, 1, "lafayette"), 2, "columbus")  # both a step away, both off the road
    assert not g.start().clock[AT["lafayette"]] and not g.start().clock[AT["columbus"]]
    assert [r[0] for r in ranks(g, "indianapolis")] == [2, 1]


@pytest.mark.rule("9.9", "9.12")
def test_neutral_tents_take_a_place_and_their_points_go_to_nobody():
    g = fresh(2)
    assert ranks(g, "boston") == [(NEUTRAL, 2, 10)]
    tent(tent(g, 1, "concord"), 1, "rutland")
    assert ranks(g, "boston")[0][0] == NEUTRAL  # it stands on the metropolis card
    tent(g, 1, "springfield")
    assert [r[0] for r in ranks(g, "boston")] == [1, NEUTRAL]


@pytest.mark.rule("9.10")
def test_distances_skip_nothing():
    g = tent(table(4), 1, "south_bend")
    assert distances(g, AT["chicago"])[AT["sturgis"]] == 2
    assert BOX.spaces[AT["sturgis"]].steps == 2


def better(g, region):
    """The rulebook's comparison of two troupes, written down once more, tie by tie."""
    box = BOX.regions[region]
    order = g.troupes()

    def places(troupe, space):
        return [i for i, t in enumerate(g.tents_on(space)) if t == troupe]

    def compare(a, b):
        if tents_in(g, a, region) != tents_in(g, b, region):
            return tents_in(g, b, region) - tents_in(g, a, region)
        star = [places(t, box.metropolis) for t in (a, b)]
        if star[0] or star[1]:
            return -1 if star[0] and (not star[1] or star[0] < star[1]) else 1
        slots = [
            sorted(
                [i + 1 for city in (box.medium_a, box.medium_b) for i in places(t, city)],
                reverse=True,
            )
            for t in (a, b)
        ]
        if slots[0] != slots[1]:
            return -1 if slots[0] > slots[1] else 1
        own = [[s for s in box.towns if g.tents_on(s) == [t]] for t in (a, b)]
        near = [min([BOX.spaces[s].steps for s in towns], default=99) for towns in own]
        if near[0] != near[1]:
            return near[0] - near[1]
        return towards(g, box.metropolis, own, near[0], order.index(a) - order.index(b))

    return compare


def towards(g, metropolis, own, near, last):
    """Who meets an own town at that distance first, going clockwise round the map."""
    route = g.route() if g.start().clockwise else [g.route()[0], *g.route()[:0:-1]]
    at = route.index(metropolis)
    for space in route[at + 1 :] + route[:at]:
        if BOX.spaces[space].kind == TOWN and BOX.spaces[space].steps == near:
            for i in (0, 1):
                if space in own[i]:
                    return -1 if i == 0 else 1
    return last


@pytest.mark.rule("9.4", "9.5", "9.6", "9.7", "9.8", "9.9")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_agree_with_an_independent_one(seats):
    rng = seeded(f"regions {seats}")
    for n in range(60):
        g = fresh(
            seats, str(n % 7), start=["boston", "new_york", "chicago", "washington_dc"][n % 4]
        )
        for space in range(1, len(SPACES)):
            if not g.is_open(space):
                continue
            places = g.tents_on(space)
            for troupe in range(1, seats + 1):
                place = rng.below(len(places))
                if rng.below(3) == 0 and places[place] == 0:
                    g.pitch(troupe, space, place)
                    places[place] = troupe
        for region in g.start().order:
            there = [t for t in g.troupes() if tents_in(g, t, region)]
            expected = sorted(there, key=cmp_to_key(better(g, region)))
            assert [r.troupe for r in ranking(g, region)] == expected
            points = [r.points for r in ranking(g, region)]
            assert points == [10, 6, 3, 0, 0][: len(points)]


# 10 The end of a turn


@pytest.mark.rule("10.1", "10.4")
def test_nobody_keeps_more_than_ten_cards_of_all_sorts():
    g = table()
    hold(g, 0, *["clown_beast"] * 3, *["clown_acrobat"] * 3, "train", "artists", "pedestals")
    hold(g, 0, "ticket_05_banknote", "ticket_06_banknote", "ticket_07_banknote")
    ask(g, EndTurn(1))
    assert asked(g) == "DiscardDown"
    assert refused(g, "0 discard:rider_beast") == ("card-not-in-hand", "10.1")
    do(g, "0 discard:artists")
    assert g.players[0].hand_size() == 12 and len(g.chosen[0]) == 1
    do(g, "0 discard:ticket_05_banknote")
    assert g.players[0].hand_size() == 10 and g.seat == 1
    assert g.objective_discard[-1] == 12


@pytest.mark.rule("10.1")
def test_cards_on_the_board_do_not_count():
    g = table()
    hold(g, 0, *["clown_beast"] * 3, *["clown_acrobat"] * 3, *["clown_phenomenon"] * 3, "train")
    g.players[0].placed.append(g.objective_deck.pop())
    ask(g, EndTurn(1))
    assert asked(g) == "Act"


@pytest.mark.rule("10.2")
def test_empty_places_of_the_row_are_filled():
    g = show(table(), "ticket_05_banknote", "", "ticket_06_banknote", "", "")
    kept = [g.row[0], g.row[2]]
    ask(g, CloseTurn(1))
    assert all(g.row) and [g.row[0], g.row[2]] == kept


@pytest.mark.rule("10.3")
def test_the_hand_comes_before_the_count_of_a_region():
    g = pawn(table(3), "indianapolis")
    g.popcorn, g.holder = True, 1
    hold(g, 0, *["clown_beast"] * 3, *["clown_acrobat"] * 3, *["clown_phenomenon"] * 3)
    hold(g, 0, "train", "reserve")
    ask(g, EndTurn(1))
    assert asked(g) == "DiscardDown" and g.scored == 0
    do(g, "0 discard:train")
    assert g.scored == 1 and legal(g, 1)
