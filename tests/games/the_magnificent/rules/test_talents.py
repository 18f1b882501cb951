"""8 Talents."""

import pytest
from games.playing import asked, do, legal, refused

from ..table import hang, hold, offered, pitch, table, take, talents, tiles


def gifted(*ids, tokens, die="green-6", seats=2, extra=0):
    """A table where the first player has talents and has taken a die."""
    g = table(seats)
    hold(g, 0, "45", "43", "31", "06")
    talents(g, 0, *ids, tokens=tokens)
    g.players[0].board = 1
    take(g, die, "45")
    if asked(g) == "ChangeDie":
        do(g, "0 pass")
    g.extra = extra
    return g


@pytest.mark.rule("8.1")
def test_tiles_serve_their_owner_and_the_main_board_everybody():
    g = gifted("talent_01", tokens=2)
    assert "spot:6" in legal(g) and "spot:2" in legal(g)
    assert refused(g, "0 spot:7") == ("not-your-talent", "8.1")


@pytest.mark.rule("8.2")
def test_a_talent_for_an_action_works_with_that_action_only():
    g = gifted("talent_07", "talent_11", tokens=3)
    assert refused(g, "0 spot:12") == ("talent-to-travel", "8.2")
    do(g, "0 travel")
    assert "spot:12" in legal(g) and "spot:4" in legal(g)
    assert refused(g, "0 spot:16") == ("talent-to-perform", "8.2")


@pytest.mark.rule("8.3")
def test_one_token_once_each_token_again_two_tokens_once():
    g = gifted("talent_01", "talent_03", tokens=5)
    do(g, "0 spot:6", "0 spot:6", "0 spot:8", "0 gem:purple")
    assert refused(g, "0 spot:8") == ("once-a-turn", "8.3")
    assert g.players[0].coins == 10 and g.players[0].gems[3] == 1
    assert g.players[0].tokens == 2
    g = gifted("talent_06", tokens=1)
    do(g, "0 build", "0 level:2")
    assert refused(g, "0 spot:11") == ("too-few-tokens", "8.3")


@pytest.mark.rule("8.4")
def test_used_talents_wait_beside_the_main_tent():
    g = gifted("talent_01", tokens=2)
    do(g, "0 spot:6")
    assert g.on_spots[6] == 1
    do(g, "0 travel", "0 steps:0", "0 end")
    assert g.on_spots == [0] * 18
    assert g.players[0].tokens == 1 and g.players[0].parked == 1


@pytest.mark.rule("8.5")
def test_a_new_talent_serves_the_next_tile_but_not_the_one_that_brought_it():
    g = gifted("talent_04", tokens=0, extra=3)
    do(g, "0 build", "0 level:4", "0 tile:green-large", "0 lay-1:c4r2")
    assert g.players[0].tokens == 1 and asked(g) == "Building"  # not asked to double its talent
    do(g, "0 tile:green-small", "0 lay-1:c2r2")
    assert asked(g) == "DoubleTile"
    do(g, "0 spot:9")
    assert g.players[0].coins == 10


@pytest.mark.rule("8.5", "8.11")
def test_a_talent_of_a_tent_place_does_not_double_that_place():
    g = gifted("talent_08", tokens=0)
    do(g, "0 travel", "0 steps:3", "0 pitch:4")
    assert g.players[0].tokens == 1 and asked(g) == "GainPoster"


@pytest.mark.rule("8.6")
def test_talents_for_any_time_bring_coins_a_gem_or_a_poster_for_coins():
    g = gifted("talent_01", "talent_02", "talent_03", tokens=4)
    do(g, "0 spot:6", "0 spot:7", "0 spot:8", "0 gem:transparent", "0 spot:2")
    assert g.players[0].coins == 6 + 4 - 2 and g.players[0].gems[4] == 1
    assert asked(g) == "GainPoster"
    g = gifted(tokens=1)
    g.players[0].coins = 1
    assert refused(g, "0 spot:2") == ("too-few-coins", "8.6")


@pytest.mark.rule("8.7")
def test_each_talent_gives_one_tile_another_colour():
    g = gifted(tokens=1, extra=3)
    do(g, "0 build", "0 level:4")
    assert len(offered(g, "tile")) == 6
    do(g, "0 tile:orange-large", "0 lay-1:c1r1")
    assert g.players[0].parked == 1
    assert asked(g) == "LayTile"  # only the green tile is left
    g = gifted(tokens=2, extra=3)
    do(g, "0 build", "0 level:4", "0 tile:orange-large", "0 lay-1:c1r1", "0 tile:purple-small")
    assert g.players[0].parked == 2


@pytest.mark.rule("8.7", "8.8")
def test_ben_builds_one_more_large_tile_and_two_in_other_colours_with_four_talents():
    g = gifted("talent_06", tokens=4, extra=3)
    do(g, "0 build", "0 level:4", "0 spot:11")
    assert g.due_large == 2 and g.due_small == 1
    do(g, "0 tile:orange-large", "0 lay-1:c1r1", "0 tile:purple-large", "0 lay-1:c4r1")
    assert g.players[0].parked == 4
    do(g, "0 tile:green-small", "0 lay-1:c1r4")
    assert g.players[0].built == [0, 1, 0, 0, 1, 1, 0]


@pytest.mark.rule("8.8")
def test_the_extra_tile_may_come_after_the_others():
    g = gifted("talent_06", tokens=2)
    do(g, "0 build", "0 level:2", "0 tile:green-large", "0 lay-1:c1r1")
    assert legal(g) == ["spot:11", "spot:2", "end"]
    do(g, "0 spot:11")
    assert asked(g) == "LayTile"


@pytest.mark.rule("8.8", "8.15")
def test_plus_two_to_build_comes_with_the_action_before_the_level():
    g = gifted("talent_05", tokens=2, die="green-4")
    do(g, "0 build")
    assert offered(g, "level") == ["level:1"]
    do(g, "0 spot:10")
    assert offered(g, "level") == ["level:1", "level:2"] and g.power(0) == 6
    assert refused(g, "0 spot:10") == ("once-a-turn", "8.3")
    g = gifted("talent_05", tokens=1, die="green-4")
    do(g, "0 build", "0 level:1")
    assert refused(g, "0 spot:10") == ("talent-at-once", "8.15")


@pytest.mark.rule("8.9")
def test_a_talent_doubles_the_bonuses_under_one_tile_of_the_action():
    g = gifted("talent_04", tokens=1)
    do(g, "0 build", "0 level:1")
    do(g, "0 tile:green-small", "0 lay-1:c2r2")
    assert legal(g) == ["spot:9", "pass"]
    assert refused(g, "0 spot:2") == ("finish-first", "3.9")
    do(g, "0 spot:9")
    assert g.players[0].coins == 10
    g = gifted("talent_04", tokens=1)
    do(g, "0 build", "0 level:1", "0 tile:green-small", "0 lay-1:c2r2", "0 pass")
    assert g.players[0].coins == 8 and g.players[0].tokens == 1


@pytest.mark.rule("8.10")
def test_nobody_has_more_than_eight_talents():
    g = gifted(tokens=0)
    g.players[0].parked = 8
    do(g, "0 build", "0 level:2", "0 lay-1:c4r2")
    assert g.players[0].tokens == 0


@pytest.mark.rule("8.11")
def test_travel_talents_go_back_go_farther_and_double_a_tent_place():
    g = gifted("talent_07", tokens=2, die="green-1")
    do(g, "0 travel", "0 spot:4", "0 spot:12")
    assert offered(g, "steps")[-1] == "steps:4"
    do(g, "0 steps:2")
    assert g.wagons[2] == 10 and g.players[0].gems[2] == 1
    g = gifted("talent_08", tokens=1, die="green-3")
    do(g, "0 travel", "0 steps:3", "0 pitch:5", "0 spot:13")
    assert g.players[0].points == 8
    g = gifted("talent_08", tokens=1, die="green-3")
    do(g, "0 travel", "0 steps:3", "0 pitch:5", "0 pass")
    assert g.players[0].points == 4 and g.players[0].tokens == 1


@pytest.mark.rule("8.12", "8.15")
def test_perform_talents_rehang_posters_beforehand_and_raise_the_die():
    g = gifted("talent_11", tokens=2, die="green-4")
    do(g, "0 perform")
    assert offered(g, "space") == ["space:5"]
    place = g.players[0].posters.index(g.players[0].posters[1])
    do(g, "0 spot:16")
    assert offered(g, "space") == ["space:6", "space:5"]
    do(g, "0 spot:5", f"0 swap:{place}-3", "0 pass")
    assert g.players[0].posters[1] == 0 and g.players[0].posters[3]
    assert asked(g) == "ChooseSpace"
    g = gifted("talent_11", tokens=1, die="green-2")
    do(g, "0 perform")  # only the talent makes it possible
    assert g.players[0].hats[0] == 5 and g.players[0].parked == 1


@pytest.mark.rule("8.13", "8.16")
def test_one_tile_may_be_ignored_where_that_completes_a_poster():
    g = gifted("talent_10", tokens=1)
    hang(g, 0, 1, "green_n3")  # small green, small purple
    tiles(g, 0, "GS1 c1r1")
    do(g, "0 perform", "0 space:6")
    assert legal(g) == ["spot:15", "end"]
    do(g, "0 spot:15", "0 complete:1")
    assert len(g.players[0].completed) == 1
    g = gifted("talent_10", tokens=1)
    hang(g, 0, 1, "green_n6")  # three small tiles: two are missing
    tiles(g, 0, "GS1 c1r1")
    do(g, "0 perform", "0 space:6")
    assert asked(g) == "AfterAction"  # it would not help, so nothing was asked


@pytest.mark.rule("8.13", "8.16")
def test_each_talent_adds_a_poster_where_one_is_ready():
    g = gifted("talent_12", tokens=2)
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "orange_n1")
    pitch(g, 0, 2, 1)
    tiles(g, 0, "GS1 c1r1", "OS1 c3r1")
    do(g, "0 perform", "0 space:6")
    assert refused(g, "0 spot:17") == ("talent-no-use", "8.16")
    do(g, "0 complete:1", "0 spot:17", "0 complete:2")
    assert len(g.players[0].completed) == 2


@pytest.mark.rule("8.14")
def test_applause_brings_a_point_for_each_poster_of_the_turn():
    g = gifted("talent_09", tokens=1, extra=2)
    hang(g, 0, 1, "green_n1")
    hang(g, 0, 2, "orange_n1")
    pitch(g, 0, 2, 9)
    tiles(g, 0, "GS1 c1r1", "OS1 c3r1")
    do(g, "0 perform", "0 space:7", "0 complete:1", "0 complete:2")
    points = g.players[0].points
    do(g, "0 spot:14")
    assert g.players[0].points == points + 2
    g = gifted("talent_09", tokens=1)
    do(g, "0 perform", "0 space:6")
    assert refused(g, "0 spot:14") == ("nothing-completed", "8.14")


@pytest.mark.rule("8.9")
def test_the_tile_of_a_bonus_is_not_doubled():
    g = table()
    hold(g, 0, "14", "43", "31", "06")
    talents(g, 0, "talent_04", tokens=2)
    g.players[0].board = 1
    take(g, "purple-3", "14")
    do(g, "0 pass", "0 use:14", "0 lay-1:c2r2")
    assert g.players[0].coins == 8 and asked(g) == "Prepare"
