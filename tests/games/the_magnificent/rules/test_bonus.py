"""4 Bonuses of master cards."""

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.the_magnificent.rules.actions.anytime import is_usable

from ..table import cover_all_but, gems, hold, offered, rolled, table, take


def with_card(id, *others, seats=2):
    """A table where the first player has this card among others."""
    g = table(seats)
    rest = [o for o in ("43", "31", "06", "26") if o not in (id, *others)][: 3 - len(others)]
    hold(g, 0, id, *others, *rest)
    return g


@pytest.mark.rule("4.1", "4.2")
def test_the_bonus_of_the_card_with_the_new_die_may_be_used_once():
    g = with_card("43")
    take(g, "green-3", "43")
    do(g, "0 use:43")
    assert g.players[0].coins == 7
    assert refused(g, "0 use:43") == ("bonus-used", "4.1")
    assert refused(g, "0 use:31") == ("not-that-card", "4.1")


@pytest.mark.rule("4.1")
def test_a_bonus_is_optional():
    g = with_card("43")
    take(g, "green-3", "43")
    do(g, "0 travel", "0 steps:0", "0 end")
    assert g.over and g.players[0].coins == 6


@pytest.mark.rule("4.2")
def test_points_come_at_once():
    g = with_card("38")
    take(g, "green-3", "38")
    do(g, "0 use:38")
    assert g.players[0].points == 3


@pytest.mark.rule("4.3", "6.8")
@pytest.mark.parametrize(("had", "gem", "coins"), [(0, 1, 6), (2, 3, 6), (3, 3, 7)])
def test_a_gem_goes_into_the_reserve_or_is_a_coin(had, gem, coins):
    g = with_card("09")
    gems(g, 0, orange=had)
    take(g, "green-3", "09")
    do(g, "0 use:9")
    assert g.players[0].gems[1] == gem and g.players[0].coins == coins


@pytest.mark.rule("4.4", "8.10")
def test_a_talent_comes_from_the_supply_while_there_is_one():
    g = with_card("34")
    g.players[0].parked = 7
    take(g, "green-3", "34")
    do(g, "0 use:34")
    assert g.players[0].tokens == 1
    g = with_card("34")
    g.players[0].parked = 8
    take(g, "green-3", "34")
    assert refused(g, "0 use:34") == ("no-token-left", "8.10")


@pytest.mark.rule("4.5")
def test_a_poster_is_gained_as_after_travelling():
    g = with_card("39")
    take(g, "green-3", "39")
    do(g, "0 use:39")
    assert asked(g) == "GainPoster"
    poster = g.shown[2]
    do(g, "0 draw:2", "0 hang:3")
    assert g.players[0].posters[3] == poster and asked(g) == "Prepare"


@pytest.mark.rule("4.6")
def test_plus_two_asks_for_its_colour_and_both_come_before_the_action():
    g = with_card("05")
    take(g, "orange-3", "05")
    assert refused(g, "0 use:5") == ("bonus-wrong-colour", "4.6")
    g = with_card("05")
    take(g, "transparent-3", "05")
    do(g, "0 colour:green", "0 use:5")
    assert g.power(0) == 5
    g = with_card("07")
    take(g, "purple-3", "07")
    do(g, "0 travel", "0 steps:0")
    assert g.over  # nothing is left to be used: the turn has ended by itself
    g = with_card("07")
    take(g, "purple-3", "07")
    do(g, "0 use:7")
    assert g.power(0) == 4


@pytest.mark.rule("4.6")
def test_a_bonus_for_the_die_is_too_late_after_the_action():
    g = with_card("07")
    g.players[0].tokens = 1
    take(g, "purple-3", "07")
    do(g, "0 pass", "0 travel", "0 steps:0")
    assert refused(g, "0 use:7") == ("bonus-before-action", "4.6")


@pytest.mark.rule("4.8")
def test_a_copy_uses_another_card_with_or_without_a_die_but_no_copy():
    g = with_card("42", "48", "43")
    p = g.players[0]
    p.masters.reverse()
    rolled(g, 0, "purple-1")
    take(g, "green-3", "42")
    used = p.masters[p.dice.index(next(d for d in p.dice if d and d != g.die))]
    assert f"use:{used}" in legal(g) and "use:48" not in legal(g)
    assert refused(g, "0 use:48") == ("copies-others", "4.8")
    assert refused(g, "0 use:42") == ("copies-others", "4.8")
    do(g, "0 use:43")
    assert p.coins == 7
    assert not offered(g, "use")


@pytest.mark.rule("4.8", "4.7")
def test_a_copied_change_of_the_die_comes_as_it_is_taken():
    g = with_card("42", "10")
    take(g, "green-3", "42")
    do(g, "0 value:5")
    assert g.power(0) == 5 and g.bonus_used
    assert refused(g, "0 use:10") == ("bonus-used", "4.1")


@pytest.mark.rule("4.9", "4.13")
def test_two_coins_buy_one_talent_a_turn():
    g = with_card("32")
    take(g, "green-3", "32")
    do(g, "0 use:32")
    assert g.players[0].coins == 4 and g.players[0].tokens == 1
    assert refused(g, "0 use:32") == ("bonus-used", "4.1")
    g = with_card("32")
    g.players[0].coins = 1
    take(g, "green-3", "32")
    assert refused(g, "0 use:32") == ("bonus-too-dear", "4.1")


@pytest.mark.rule("4.10", "4.12", "4.13")
def test_a_talent_returned_builds_a_small_tile_with_its_bonuses():
    g = with_card("14")
    p = g.players[0]
    p.tokens, p.board = 2, 1
    take(g, "purple-3", "14")
    do(g, "0 pass", "0 use:14")
    assert asked(g) == "LayTile" and p.tokens == 1 and p.parked == 0
    do(g, "0 lay-1:c1r1")  # covers column 1 and 2, rows 1 to 3: no bonus of board I
    assert p.built[4] == 1 and p.coins == 6
    assert refused(g, "0 use:14") == ("bonus-used", "4.1")
    g = with_card("14")
    p = g.players[0]
    p.tokens, p.board = 1, 1
    take(g, "purple-3", "14")
    do(g, "0 pass", "0 use:14", "0 lay-1:c2r2")
    assert p.coins == 8  # the cell in column 2, row 2


@pytest.mark.rule("4.11", "4.12")
def test_three_gems_of_any_kind_build_a_small_tile():
    g = with_card("08")
    g.players[0].board = 1
    gems(g, 0, green=1, purple=1, transparent=2)
    take(g, "purple-3", "08")
    do(g, "0 use:8")
    assert refused(g, "0 pay:orange") == ("no-such-gem", "4.11")
    do(g, "0 pay:green", "0 pay:transparent", "0 pay:transparent", "0 lay-1:c3r3")
    assert g.players[0].gems == [0, 0, 0, 1, 0]
    assert g.players[0].built[2] == 1
    g = with_card("08")
    gems(g, 0, green=2)
    take(g, "purple-3", "08")
    assert refused(g, "0 use:8") == ("bonus-too-dear", "4.1")


@pytest.mark.rule("4.12")
def test_a_tile_that_is_used_up_or_fits_nowhere_is_not_offered():
    g = with_card("14")
    g.players[0].tokens = 1
    bonus = g.box.masters[14].bonus
    assert is_usable(g, 0, bonus)
    g.supply[4] = 0
    assert not is_usable(g, 0, bonus)
    g.supply[4] = 16
    cover_all_but(g, 0, "c7r1", "c8r1", "c7r2", "c8r2")  # room for a square, not for this tile
    assert not is_usable(g, 0, bonus)
