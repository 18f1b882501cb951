"""11 The end of the game."""

import pytest
from games.playing import at_random

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.rules.end_of_turn import CloseTurn
from chapiteau.games.three_ring_circus.rules.scoring import (
    FINAL_COUNT,
    corner_points,
    effect_points,
    objective_count,
    objective_points,
    tally_of,
    winners,
)

from ..table import AT, BOX, OBJECTIVE, ask, fresh, hold, pedestals, ring, table, tent


def effects(g, seat=0):
    """What the effects of the tickets in a circus bring."""
    p = g.players[seat]
    tally = tally_of(p)
    return sum(effect_points(g, tally, r, i) for r in p.rings for i in range(len(r)))


@pytest.mark.rule("11.1")
def test_the_game_ends_when_the_start_region_has_been_counted():
    g = table(3)
    g.pawn, g.popcorn, g.scored, g.holder = len(g.route()), True, 3, 3
    ask(g, CloseTurn(2))
    assert not g.over
    ask(g, CloseTurn(3))
    assert g.over and g.scored == 4


@pytest.mark.rule("11.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_has_the_same_number_of_turns(seats):
    g, turns = fresh(seats, "turns"), [0] * seats
    seen: list[int] = []

    def watch(g):
        step = type(g.stack[-1]).__name__
        new = not seen or seen[-1] != g.seat
        if new and step in ("Act", "FirstHire"):
            turns[g.seat] += 1
            seen.append(g.seat)

    at_random(g, "turns", watch)
    assert len(set(turns)) == 1 and g.pawn == len(g.route())


@pytest.mark.rule("11.2")
def test_tickets_in_a_circus_bring_their_corner_and_cards_in_hand_nothing():
    g = ring(table(), 0, 1, "clown_beast", "ticket_05_banknote", "ticket_13_per_beast")
    hold(g, 0, "ticket_14_per_banknote")
    assert corner_points(g, tally_of(g.players[0]).cards) == 1 + 3
    ask(g, FINAL_COUNT)
    assert g.players[0].points == 1 + 3 + 2 * 1


@pytest.mark.rule("11.3")
def test_an_acrobat_brings_two_points_for_each_beast_before_it_in_its_ring():
    g = ring(table(), 0, 1, "ticket_05_banknote", "ticket_09_per_beast", "ticket_10_pedestal")
    ring(g, 0, 2, "ticket_05_locomotive")
    assert effects(g) == 2
    ring(g, 0, 1, "ticket_12_per_beast")
    assert effects(g) == 2 + 4


@pytest.mark.rule("11.4")
@pytest.mark.parametrize(
    ("card", "others", "points"),
    [
        ("ticket_14_per_banknote", ["ticket_05_banknote", "ticket_06_banknote"], 3 * 3),
        ("ticket_14_per_phenomenon", ["ticket_07_banknote", "ticket_08_pedestal"], 2 * 3),
        ("ticket_14_per_contortionist", ["ticket_07_banknote", "ticket_08_pedestal"], 3 * 1),
        ("ticket_15_per_locomotive", ["ticket_05_locomotive", "ticket_06_locomotive"], 2 * 7),
        ("ticket_15_per_acrobat", ["ticket_06_banknote", "ticket_09_pedestal"], 2 * 3),
        ("ticket_15_per_juggler", ["ticket_06_banknote", "ticket_09_pedestal"], 3 * 1),
        ("ticket_16_per_pedestal", ["clown_beast", "ticket_06_pedestal"], 1 * 4),
        ("ticket_16_per_beast", ["ticket_05_banknote", "ticket_10_pedestal"], 2 * 3),
        ("ticket_16_per_penguin_or_sea_lion", ["ticket_05_banknote", "ticket_10_pedestal"], 3),
    ],
)
def test_the_highest_cards_count_something_in_the_whole_circus(card, others, points):
    g = ring(table(), 0, 1, others[0], card)
    ring(g, 0, 2, others[1])
    assert effects(g) == points


@pytest.mark.rule("11.5")
def test_tents_in_a_region_are_an_objective():
    g = table(4)
    for n, (town, points) in enumerate(
        [("albany", 0), ("elmira", 5), ("scranton", 7), ("trenton", 10), ("syracuse", 10)]
    ):
        tent(g, 1, town)
        assert objective_count(g, 0, OBJECTIVE["new_york"]) == n + 1
        assert objective_points(g, 0, OBJECTIVE["new_york"]) == points


@pytest.mark.rule("11.5")
def test_different_values_of_a_family_are_an_objective():
    g = ring(ring(table(), 0, 1, "ticket_05_banknote"), 0, 2, "ticket_05_locomotive")
    assert objective_points(g, 0, OBJECTIVE["beast"]) == 0
    ring(g, 0, 1, "ticket_10_pedestal")
    assert objective_points(g, 0, OBJECTIVE["beast"]) == 5
    ring(ring(g, 0, 1, "ticket_11_per_acrobat"), 0, 2, "ticket_16_per_beast")
    assert objective_points(g, 0, OBJECTIVE["beast"]) == 10
    assert objective_points(g, 0, OBJECTIVE["acrobat"]) == 0


@pytest.mark.rule("11.5")
def test_metropolises_and_pairs_of_medium_cities_are_objectives():
    g = table(4)
    for n, space in enumerate(("boston", "new_york", "chicago", "indianapolis")):
        tent(g, 1, space)
        assert objective_points(g, 0, OBJECTIVE["metropolises"]) == [5, 7, 10, 10][n]
    tent(g, 1, "detroit", 0)
    assert objective_points(g, 0, OBJECTIVE["medium_pairs"]) == 0
    tent(g, 1, "st_louis", 0)
    assert objective_points(g, 0, OBJECTIVE["medium_pairs"]) == 5
    for city in ("buffalo", "philadelphia"):
        tent(g, 1, city, 0)
    assert objective_points(g, 0, OBJECTIVE["medium_pairs"]) == 7


@pytest.mark.rule("11.5")
@pytest.mark.parametrize(("count", "points"), [(5, 0), (6, 5), (7, 5), (8, 7), (9, 7)])
def test_pedestals_are_an_objective(count, points):
    assert objective_points(pedestals(table(), 0, count), 0, OBJECTIVE["pedestals"]) == points


@pytest.mark.rule("11.5")
def test_a_big_troupe_is_an_objective_and_only_placed_cards_count():
    g = table()
    low = ["clown_beast", "farm_animal_beast", "magician_beast"]
    for number in (1, 2, 3):
        ring(g, 0, number, *low)
    assert objective_points(g, 0, OBJECTIVE["artists"]) == 0
    ring(g, 0, 1, "rider_beast", "ticket_09_pedestal")
    assert objective_points(g, 0, OBJECTIVE["artists"]) == 7
    ring(g, 0, 2, "rider_beast")
    hold(g, 0, "artists")
    ask(g, FINAL_COUNT)
    assert g.players[0].points == 2  # a corner; the objective is still in the hand
    g.players[0].points = 0
    g.players[0].placed = g.players[0].objectives
    g.players[0].objectives = []
    ask(g, FINAL_COUNT)
    assert g.players[0].points == 12


@pytest.mark.rule("11.6")
def test_ties_are_broken_by_tents_in_the_last_region_and_back_in_time():
    g = table(3)
    for p in g.players:
        p.points = 50
    tent(g, 1, "concord")
    assert winners(g) == [0]
    tent(g, 2, "rutland")
    assert winners(g) == [0, 1]
    tent(g, 2, "albany")
    assert winners(g) == [1]
    g.players[2].points = 51
    assert winners(g) == [2]


@pytest.mark.rule("11.7")
def test_who_is_equal_even_then_shares_the_victory():
    g = table(3)
    for p in g.players:
        p.points = 50
    assert GAME.winners(g) == [0, 1, 2]
    assert AT["boston"] == BOX.regions[g.start().order[-1]].metropolis
