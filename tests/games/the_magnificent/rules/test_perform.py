"""7 Perform."""

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.the_magnificent.rules.actions.perform import Perform, can_complete

from ..table import ask, gems, hang, hold, offered, pitch, table, take, talents, tiles


def showing(die="green-6", extra=0, seats=2):
    """A table where the first player has taken a die and may perform."""
    g = table(seats)
    hold(g, 0, "45", "43", "31", "06")
    g.players[0].posters[1], g.unused_posters = 0, [*g.unused_posters, g.players[0].posters[1]]
    take(g, die, "45")
    g.extra = extra
    return g


def on_stage(g, limit):
    """The first player performs where so many posters may be completed."""
    g.action, g.limit = 3, limit
    return ask(g, Perform(0))


@pytest.mark.rule("7.1", "7.2", "7.5", "7.6", "7.8", "7.9", "7.12")
def test_carla_earns_23_points_and_6_coins():
    g = showing(die="green-6", extra=7)
    g.players[1].hats = [9, 0]  # on space 12
    hang(g, 0, 1, "orange_g7")  # small orange, large green, small purple; a green and a purple gem
    hang(g, 0, 3, "green_n2")
    hang(g, 0, 5, "green_g6")  # large green, small purple, small orange; a green gem
    pitch(g, 0, 5, 11)
    pitch(g, 0, 2, 1)
    tiles(g, 0, "OS1 c1r1", "OS1 c3r1", "GL1 c5r1", "GL1 c7r1", "PS1 c1r3", "PS1 c4r5")
    gems(g, 0, orange=1, green=2, purple=1)
    assert g.power(0) == 13
    do(g, "0 perform")
    assert offered(g, "space") == ["space:8", "space:7", "space:6", "space:5"]
    assert refused(g, "0 space:9") == ("space-taken", "7.2")
    assert refused(g, "0 space:10") == ("space-too-high", "7.1")
    do(g, "0 space:8")
    assert legal(g) == ["complete:1", "complete:5", "end"]
    assert refused(g, "0 complete:3") == ("no-tent-below", "7.5")
    do(g, "0 complete:1", "0 complete:5")
    p = g.players[0]
    assert p.points == 10 + 8 + 5 and p.coins == 6 + 2 + 2 + 2
    assert p.total_gems() == 0
    do(g, "0 swap:2-3", "0 pass")
    assert p.posters[2] and not p.posters[3]


@pytest.mark.rule("7.2")
def test_nobody_performs_on_a_start_space_or_beside_another_hat():
    g = showing(extra=14)
    do(g, "0 perform")
    assert offered(g, "space")[-1] == "space:5" and len(offered(g, "space")) == 9


@pytest.mark.rule("7.3")
def test_the_first_show_moves_the_hat_on_the_track_the_second_the_other_then_either():
    g = showing(extra=14)
    do(g, "0 perform", "0 space:10")
    assert g.players[0].hats == [10, 0]
    take(g, "green-6", "43")
    do(g, "0 perform", "0 space:6")
    assert g.players[0].hats == [10, 6]
    take(g, "green-6", "31")
    do(g, "0 perform", "0 space:5")
    assert legal(g) == ["hat:1", "hat:2"]
    do(g, "0 hat:1")
    assert g.players[0].hats == [5, 6]


@pytest.mark.rule("7.4")
def test_posters_are_completed_up_to_the_number_of_the_space_or_not_at_all():
    g = showing()
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "orange_n1")
    pitch(g, 0, 2, 1)
    tiles(g, 0, "GS1 c1r1", "OS1 c3r1")
    do(g, "0 perform", "0 space:6", "0 complete:1")
    assert asked(g) == "Rearrange"  # one poster was all that the space allowed
    g = showing()
    hang(g, 0, 1, "green_n1")
    tiles(g, 0, "GS1 c1r1")
    do(g, "0 perform", "0 space:6", "0 end")
    assert g.over and g.players[0].hats == [6, 0] and g.players[0].points == 0


@pytest.mark.rule("7.4")
def test_a_poster_more_than_the_space_allows_is_refused():
    g = showing()
    hang(g, 0, 1, "green_n1")
    talents(g, 0, "talent_12", tokens=1)
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 0)
    assert refused(g, "0 complete:1") == ("limit-reached", "7.4")


@pytest.mark.rule("7.5")
def test_a_poster_needs_a_tent_below():
    g = showing()
    hang(g, 0, 2, "green_n1")
    tiles(g, 0, "GS1 c1r1")
    assert not can_complete(g, 0, 2, 0) and not can_complete(g, 0, 1, 0)
    pitch(g, 0, 2, 1)
    assert can_complete(g, 0, 2, 0)
    hang(g, 0, 1, "green_n2")
    on_stage(g, 2)
    assert refused(g, "0 complete:1") == ("tiles-missing", "7.6")
    assert refused(g, "0 complete:4") == ("no-poster-at-place", "7.5")


@pytest.mark.rule("7.6")
def test_tiles_of_several_posters_add_up():
    g = showing()
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "green_n3")  # small green, small purple
    pitch(g, 0, 2, 1)
    tiles(g, 0, "GS1 c1r1", "PS1 c3r1")
    on_stage(g, 3)
    assert legal(g) == ["complete:1", "complete:2", "end"]
    do(g, "0 complete:1")
    assert asked(g) == "Rearrange"  # the other poster lacks a small green tile now
    g = showing()
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "green_n3")
    pitch(g, 0, 2, 1)
    tiles(g, 0, "GS1 c1r1", "PS1 c3r1", "GS1 c6r1")
    on_stage(g, 3)
    do(g, "0 complete:1", "0 complete:2")
    assert len(g.players[0].completed) == 2


@pytest.mark.rule("7.7")
def test_tiles_serve_again_in_the_next_performance():
    g = showing()
    hang(g, 0, 1, "green_n1")
    tiles(g, 0, "GS1 c1r1")
    do(g, "0 perform", "0 space:6", "0 complete:1")
    hang(g, 0, 1, "green_st1")
    hang(g, 0, 1, "green_g1")
    gems(g, 0, green=1)
    take(g, "green-5", "43")
    do(g, "0 perform", "0 space:7", "0 complete:1")
    assert len(g.players[0].completed) == 2 and g.players[0].built[4] == 1


@pytest.mark.rule("7.8")
def test_a_transparent_gem_may_pay_for_any_colour_as_one_likes():
    g = showing()
    hang(g, 0, 1, "green_g1")  # a green gem
    gems(g, 0, green=1, transparent=1)
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    do(g, "0 complete:1")
    assert legal(g) == ["pay:green", "pay:transparent"]
    do(g, "0 pay:transparent")
    assert g.players[0].gems == [0, 0, 1, 0, 0]


@pytest.mark.rule("7.8")
def test_a_gem_that_another_need_cannot_do_without_is_not_offered():
    g = showing()
    hang(g, 0, 1, "green_g8")  # two large green, small purple; a green and an orange gem
    gems(g, 0, green=1, transparent=1)
    tiles(g, 0, "GL1 c1r1", "GL1 c3r1", "PS1 c5r1")
    on_stage(g, 1)
    do(g, "0 complete:1")
    assert g.players[0].total_gems() == 0  # orange by the transparent one, green by green
    g = showing()
    hang(g, 0, 1, "green_g8")
    gems(g, 0, green=1)
    tiles(g, 0, "GL1 c1r1", "GL1 c3r1", "PS1 c5r1")
    hang(g, 0, 2, "green_n2")
    pitch(g, 0, 2, 1)
    on_stage(g, 1)
    assert refused(g, "0 complete:1") == ("gems-missing", "7.8")


@pytest.mark.rule("7.8")
def test_only_the_colour_asked_for_or_a_transparent_gem_pays():
    g = showing()
    hang(g, 0, 1, "green_g1")
    gems(g, 0, green=1, orange=2, transparent=1)
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    do(g, "0 complete:1")
    assert refused(g, "0 pay:orange") == ("other-gem", "7.8")


@pytest.mark.rule("7.9", "7.10")
def test_the_printed_tent_brings_two_coins_and_the_poster_is_kept_for_the_count():
    g = showing()
    hang(g, 0, 1, "green_n1")  # 1 point, 3 coins
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    poster = g.players[0].posters[1]
    do(g, "0 complete:1")
    p = g.players[0]
    assert (p.points, p.coins) == (1, 6 + 3 + 2)
    assert p.completed == [poster] and p.posters[1] == 0 and p.tents[1] == 17


@pytest.mark.rule("7.9")
def test_a_tent_adds_its_points_and_coins_and_stays():
    g = showing()
    hang(g, 0, 2, "green_n1")
    pitch(g, 0, 2, 14)  # a green gem for 3 points and 2 coins
    gems(g, 0, green=1)
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    do(g, "0 complete:2")
    p = g.players[0]
    assert (p.points, p.coins, p.gems[2]) == (4, 6 + 3 + 2, 0) and p.tents[2] == 14


@pytest.mark.rule("7.11")
def test_no_poster_changes_places_between_two_that_are_completed():
    g = showing()
    for place, id in enumerate(("green_n1", "orange_n1", "purple_n1"), 1):
        hang(g, 0, place, id)
    pitch(g, 0, 2, 1)
    tiles(g, 0, "GS1 c1r1", "OS1 c3r1", "PS1 c5r1")
    on_stage(g, 3)
    do(g, "0 complete:1")
    assert not offered(g, "swap")
    assert refused(g, "0 complete:3") == ("no-tent-below", "7.5")


@pytest.mark.rule("7.12")
def test_without_a_completed_poster_nothing_is_rearranged_and_four_exchanges_reach_any_order():
    g = showing()
    hang(g, 0, 1, "green_n1")
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    do(g, "0 end")
    assert g.over
    g = showing()
    for place, id in enumerate(("green_n1", "orange_n1", "purple_n1"), 1):
        hang(g, 0, place, id)
    tiles(g, 0, "GS1 c1r1")
    on_stage(g, 1)
    do(g, "0 complete:1")
    assert refused(g, "0 swap:4-5") == ("nothing-to-swap", "7.12")
    do(g, "0 swap:1-2", "0 swap:1-4", "0 swap:3-5", "0 swap:1-4")
    assert g.over


@pytest.mark.rule("7.1")
def test_the_colour_of_the_die_does_not_matter_for_a_performance():
    g = showing(die="transparent-4")
    do(g, "0 colour:purple", "0 perform")
    assert g.players[0].hats == [5, 0]
