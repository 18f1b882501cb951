"""3 A turn, and 1 what holds in every game."""

import random

import pytest
from games.playing import asked, do, legal, refused, sure

from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.components import MagnificentBox

from ..table import BOX, ask, fresh, gems, hold, offered, rolled, show, table, take, talents


def anna():
    """The player of the rulebook's examples: two orange cards, and +2 for orange dice."""
    g = table()
    hold(g, 0, "01", "43", "31", "06")
    return g


@pytest.mark.rule("3.5", "4.6")
def test_anna_has_power_10():
    g = anna()
    rolled(g, 0, "orange-5")
    g.players[0].masters.sort()  # the die of the earlier turn lies on another card
    g.players[0].dice = [0, g.players[0].dice[0], 0, 0]
    take(g, "orange-3", "01")
    assert g.power(0) == 8
    do(g, "0 use:1")
    assert g.power(0) == 10


@pytest.mark.rule("3.3", "3.5", "3.6")
def test_anna_has_power_15_with_a_transparent_die_and_two_gems():
    g = anna()
    rolled(g, 0, "orange-5", "orange-3")
    gems(g, 0, orange=2)
    take(g, "transparent-3", "31")
    do(g, "0 colour:orange")
    assert g.power(0) == 11
    do(g, "0 gem:orange", "0 gem:orange")
    assert g.power(0) == 15


@pytest.mark.rule("3.1")
def test_a_die_goes_from_the_main_tent_onto_a_card_without_a_die():
    g = anna()
    rolled(g, 0, "green-4")
    show(g, "purple-2")
    ask(g, *g.stack[::-1])
    do(g, "0 take:purple-2")
    assert offered(g, "put") == ["put:43", "put:31", "put:6"]
    assert refused(g, "0 put:1") == ("card-has-die", "3.1")
    assert refused(g, "0 put:50") == ("not-your-card", "3.1")
    before = sum(g.pool)
    do(g, "0 put:31")
    assert sum(g.pool) == before - 1
    assert g.players[0].pips == [0, 0, 4, 2, 0]


@pytest.mark.rule("1.4", "3.1")
def test_dice_that_look_the_same_are_offered_once():
    g = table()
    show(g, "orange-2", "orange-2", "orange-2")
    ask(g, *g.stack[::-1])
    assert offered(g, "take").count("take:orange-2") == 1
    assert refused(g, "0 take:orange-5") == ("no-such-die", "3.1")


@pytest.mark.rule("3.2", "4.7")
def test_a_die_is_set_only_as_it_is_taken_and_is_paid_for_as_it_lies():
    g = table()
    hold(g, 0, "10", "43", "31", "06")
    take(g, "green-2", "10")
    assert legal(g) == ["pass", "value:1", "value:3", "value:4", "value:5", "value:6"]
    assert refused(g, "0 value:2") == ("same-value", "4.7")
    do(g, "0 value:6")
    assert g.power(0) == 6 and g.players[0].due() == 6
    assert refused(g, "0 use:10") == ("bonus-used", "4.1")
    g = table()
    hold(g, 0, "10", "43", "31", "06")
    take(g, "green-2", "10")
    do(g, "0 pass")
    assert refused(g, "0 use:10") == ("die-set-as-taken", "4.7")


@pytest.mark.rule("3.2", "8.6")
def test_a_talent_turns_the_die_over():
    g = anna()
    g.players[0].tokens = 1
    take(g, "purple-5", "43")
    do(g, "0 spot:1")
    assert g.power(0) == 2 and g.players[0].due() == 2
    assert g.players[0].tokens == 0 and g.players[0].parked == 1


@pytest.mark.rule("3.3")
def test_the_colour_of_a_transparent_die_is_named_first_and_holds():
    g = anna()
    gems(g, 0, green=1)
    take(g, "transparent-4", "43")
    assert legal(g) == ["colour:orange", "colour:green", "colour:purple", "use:43"]
    assert refused(g, "0 build") == ("name-colour-first", "3.3")
    do(g, "0 colour:green")
    assert refused(g, "0 colour:purple") == ("colour-is-fixed", "3.3")
    assert offered(g, "gem") == ["gem:green"]


@pytest.mark.rule("3.4")
def test_an_earlier_transparent_die_adds_nothing():
    g = anna()
    rolled(g, 0, "transparent-6", "green-1")
    take(g, "green-3", "31")
    assert g.power(0) == 4
    g = anna()
    rolled(g, 0, "transparent-6")
    take(g, "transparent-2", "31")
    do(g, "0 colour:green")
    assert g.power(0) == 2


@pytest.mark.rule("3.6")
def test_gems_of_the_colour_or_transparent_ones_add_two_each():
    g = anna()
    gems(g, 0, green=1, transparent=2, orange=1)
    take(g, "green-1", "43")
    assert offered(g, "gem") == ["gem:green", "gem:transparent"]
    assert refused(g, "0 gem:orange") == ("wrong-gem", "3.6")
    do(g, "0 gem:green", "0 gem:transparent")
    assert g.power(0) == 5
    assert refused(g, "0 gem:green") == ("no-gem", "3.6")
    do(g, "0 travel")
    assert not offered(g, "gem")


@pytest.mark.rule("3.7", "5.10")
def test_exactly_one_action_and_travel_is_always_possible():
    g = anna()
    take(g, "green-1", "43")
    assert "travel" in legal(g) and "build" not in legal(g) and "perform" not in legal(g)
    assert refused(g, "0 build") == ("cannot-build", "5.10")
    assert refused(g, "0 perform") == ("cannot-perform", "7.1")
    assert refused(g, "0 end") == ("action-first", "3.7")
    do(g, "0 travel", "0 steps:0")
    assert not {"build", "travel", "perform"} & set(legal(g))


@pytest.mark.rule("3.8")
def test_what_raises_power_is_gone_next_turn_and_never_paid_for():
    g = anna()
    gems(g, 0, orange=3)
    take(g, "orange-1", "01")
    do(g, "0 gem:orange", "0 use:1", "0 travel", "0 steps:0")
    assert g.players[0].due() == 1
    take(g, "orange-2", "43")
    assert g.power(0) == 3


@pytest.mark.rule("3.9")
def test_talents_for_any_time_work_before_the_die_between_tiles_and_after_the_action():
    g = anna()
    talents(g, 0, "talent_01", tokens=4)
    ask(g, *g.stack[::-1])
    assert "spot:6" in legal(g)
    do(g, "0 spot:6")
    assert g.players[0].coins == 8
    take(g, "green-6", "43")
    do(g, "0 pass", "0 spot:6", "0 use:43")
    gems(g, 0)
    g.extra = 3
    do(g, "0 build", "0 level:4", "0 tile:green-large")
    assert "spot:6" not in legal(g)
    do(g, f"0 {legal(g)[0]}")
    while asked(g) != "Building":
        do(g, f"0 {legal(g)[0]}")
    assert "spot:6" in legal(g)
    g = anna()
    talents(g, 0, "talent_01", tokens=2)
    take(g, "green-6", "43")
    do(g, "0 pass", "0 travel")
    assert "spot:6" not in legal(g)
    do(g, "0 steps:0")
    assert "spot:6" in legal(g)


@pytest.mark.rule("3.10")
def test_after_the_action_the_turn_is_ended():
    g = anna()
    take(g, "green-1", "43")
    do(g, "0 travel", "0 steps:0")
    assert legal(g) == ["use:43", "end"]
    do(g, "0 end")
    assert g.over and not g.die and not g.card and not g.action


@pytest.mark.rule("1.1")
def test_three_rounds_of_four_turns_then_most_points_win():
    g, rng = fresh(2, "whole"), random.Random(1)
    turns: dict[int, list[tuple[int, int]]] = {0: [], 1: []}
    while not g.over:
        now = (g.round, sum(g.pool))
        if asked(g) == "TakeDie" and now not in turns[g.seat]:
            turns[g.seat].append(now)
        play(g, rng.choice(g.moves))
    for seat in (0, 1):
        assert [r for r, _ in turns[seat]] == [1] * 4 + [2] * 4 + [3] * 4
    best = max(GAME.scores(g))
    assert [g.players[s].points for s in GAME.winners(g)] == [best]


@pytest.mark.rule("1.2")
def test_decks_are_hidden_and_everything_else_is_open():
    g = table(3)
    view = GAME.view(g, 1)
    for deck in (view.master_deck, view.talent_deck, view.poster_deck):
        assert deck and not any(deck)
    assert view.poster_discard == g.poster_discard and view.lot_masters == g.lot_masters
    assert [p.posters for p in view.players] == [p.posters for p in g.players]


@pytest.mark.rule("1.3")
def test_coins_are_counted_as_a_sum_without_an_end():
    g = anna()
    g.players[0].coins = 500
    take(g, "green-1", "43")
    do(g, "0 use:43")
    assert g.players[0].coins == 501


@pytest.mark.rule("1.5")
def test_every_row_says_where_it_comes_from_and_can_be_replaced():
    sources = BOX.sources
    assert set(sources.values()) == {"found", "derived", "reconstructed"}
    assert sources["poster 1 (orange_n1)"] == "reconstructed"
    assert sources["level 4"] == "found" and sources["level 1"] == "reconstructed"
    own = '[printed_tent]\npoints = 1\ncoins = 4\nsource = "found"\n'
    box = sure(MagnificentBox, GAME.own_box(own, "mine.toml"))
    assert box.tents[17].coins == 4 and BOX.tents[17].coins == 2
    g = GAME.new(GAME.edition({}, box), 2, seeded("own"))
    assert g.box.tents[17].points == 1
