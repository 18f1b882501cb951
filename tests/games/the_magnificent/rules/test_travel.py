"""6 Travel, gems, tents and posters."""

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.the_magnificent.box.components import POSTER_CELL
from chapiteau.games.the_magnificent.rules.actions.posters import GainPoster

from ..table import ask, gems, hang, hold, offered, table, take, talents


def traveller(die="green-6", extra=0, seats=2):
    """A table where the first player has taken a die and may set out."""
    g = table(seats)
    hold(g, 0, "45", "43", "31", "06")
    take(g, die, "45")
    g.extra = extra
    return g


@pytest.mark.rule("6.1", "6.3", "6.5", "6.7", "6.8")
def test_ben_travels_seven_cells_for_four_gems_a_tent_a_poster_and_a_talent():
    g = traveller(extra=2)
    gems(g, 0, green=2)
    tent = g.tent_on(2, 7)
    assert g.power(0) == 8
    do(g, "0 travel")
    assert offered(g, "steps")[-1] == "steps:8"
    assert refused(g, "0 steps:9") == ("too-far", "6.1")
    do(g, "0 steps:7")
    p = g.players[0]
    assert p.gems == [0, 1, 3, 1, 0] and p.coins == 7  # the second green gem was a coin
    assert legal(g) == ["pitch:2", "pitch:3", "pitch:4", "pitch:5", "pass"]
    do(g, "0 pitch:4")
    assert p.tents[4] == tent and not g.tent_on(2, 7) and p.tokens == 1
    assert asked(g) == "GainPoster"
    do(g, "0 draw:1", "0 hang:4")
    assert p.posters[4]


@pytest.mark.rule("6.1")
def test_the_wagon_has_the_colour_of_the_die():
    g = traveller(die="purple-2")
    do(g, "0 travel", "0 steps:2")
    assert g.wagons[1:] == [0, 0, 2]


@pytest.mark.rule("6.2")
def test_a_wagon_that_stays_brings_nothing_not_even_the_tent_below_it():
    g = traveller()
    g.wagons[2] = 3
    do(g, "0 travel", "0 steps:0")
    assert g.over and g.players[0].tents[2:] == [0, 0, 0, 0] and g.players[0].total_gems() == 0


@pytest.mark.rule("6.3", "6.9")
def test_a_second_lap_brings_gems_again_and_the_start_cell_is_an_ordinary_one():
    g = traveller(extra=18)
    assert g.box.wheels[2][0] == 3  # the start cell of the green wheel shows a purple gem
    before = g.players[0].coins
    do(g, "0 travel", "0 steps:24")
    signs = [sign for sign in g.box.wheels[2] if sign != POSTER_CELL]
    for gem in (1, 2, 3, 4):
        assert g.players[0].gems[gem] == min(3, 2 * signs.count(gem))
    kept = g.players[0].total_gems()
    assert g.players[0].coins == before + 2 * len(signs) - kept


@pytest.mark.rule("6.3")
def test_the_cell_that_the_wagon_leaves_brings_nothing():
    g = traveller()
    g.wagons[2] = 1  # a green gem; the next cell is a purple one
    do(g, "0 travel", "0 steps:1")
    assert g.players[0].gems == [0, 0, 0, 1, 0]


@pytest.mark.rule("6.4", "6.5")
def test_a_poster_symbol_brings_a_poster_only_without_a_tent():
    g = traveller()
    do(g, "0 travel", "0 steps:3")  # ends on a tent
    assert asked(g) == "TakeTent"
    do(g, "0 pitch:2")
    assert g.players[0].coins == 8
    do(g, "0 draw:1", "0 hang:2")  # what the place brings, and nothing for the symbol
    assert g.over
    g = traveller()
    g.spare_tents.append(g.tent_on(2, 3))
    g.standing[12 + 3] = 0
    do(g, "0 travel", "0 steps:4")
    assert asked(g) == "GainPoster"
    do(g, "0 draw:1", "0 hang:2")
    assert g.over


@pytest.mark.rule("6.5")
def test_a_tent_is_taken_only_at_the_end_of_the_way_and_may_be_left():
    g = traveller()
    do(g, "0 travel", "0 steps:4")  # passes the tent on cell 3
    assert g.over and g.tent_on(2, 3)
    g = traveller()
    do(g, "0 travel", "0 steps:3", "0 pass")
    assert g.over and g.tent_on(2, 3)


@pytest.mark.rule("6.6")
def test_four_tents_are_the_most_that_can_be_taken():
    g = traveller()
    for place, cell in zip((2, 3, 4, 5), (2, 4, 6, 9), strict=True):
        g.players[0].tents[place], g.standing[cell] = g.standing[cell], 0
    do(g, "0 travel", "0 steps:3")
    assert g.over and g.tent_on(2, 3)


@pytest.mark.rule("6.7")
def test_a_tent_goes_to_a_free_place_and_brings_what_is_printed_there():
    g = traveller()
    g.players[0].tents[2], g.standing[2] = g.standing[2], 0
    do(g, "0 travel", "0 steps:3")
    assert refused(g, "0 pitch:1") == ("tent-place-taken", "6.7")
    assert refused(g, "0 pitch:2") == ("tent-place-taken", "6.7")
    do(g, "0 pitch:5")
    assert g.players[0].points == 4
    g = traveller()
    do(g, "0 travel", "0 steps:3", "0 pitch:3")
    assert g.players[0].gems[4] == 2


@pytest.mark.rule("6.8")
def test_gems_are_never_exchanged_for_coins_at_will():
    g = traveller()
    gems(g, 0, orange=3, green=3, purple=3, transparent=3)
    do(g, "0 travel", "0 steps:1")
    assert g.over and g.players[0].gems == [0, 3, 3, 3, 3] and g.players[0].coins == 7


def gaining(*posters):
    """The first player gains a poster, and has these already."""
    g = table()
    for place, id in enumerate(posters, 1):
        hang(g, 0, place, id)
    return ask(g, GainPoster(0))


FIVE = ("orange_st1", "green_n1", "green_n2", "green_n3", "green_n4")


@pytest.mark.rule("6.10")
def test_a_poster_comes_from_the_display_which_is_refilled_or_blind_from_the_deck():
    g = gaining()
    third, top = g.shown[3], g.poster_deck[-1]
    do(g, "0 draw:3")
    assert g.shown[3] == top
    do(g, "0 hang:5")
    assert g.players[0].posters[5] == third
    g = gaining()
    top = g.poster_deck[-1]
    do(g, "0 blind", "0 hang:2")
    assert g.players[0].posters[2] == top


@pytest.mark.rule("6.11")
def test_a_poster_must_be_taken_into_an_empty_place():
    g = gaining()
    assert refused(g, "0 pass") == ("poster-must-be-taken", "6.11")
    do(g, "0 draw:1")
    assert legal(g) == ["hang:2", "hang:3", "hang:4", "hang:5"]
    assert refused(g, "0 hang:1") == ("poster-place-taken", "6.12")
    assert refused(g, "0 throw") == ("poster-must-be-taken", "6.11")


@pytest.mark.rule("6.12")
def test_with_five_posters_one_may_replace_throw_away_or_decline():
    g = gaining(*FIVE)
    do(g, "0 pass")
    assert g.over and not g.poster_discard
    g = gaining(*FIVE)
    old, new = g.players[0].posters[2], g.shown[1]
    do(g, "0 draw:1", "0 hang:2")
    assert g.players[0].posters[2] == new and g.poster_discard == [old]
    g = gaining(*FIVE)
    new = g.shown[1]
    do(g, "0 draw:1", "0 throw")
    assert g.poster_discard == [new] and 0 not in g.players[0].posters[1:]


@pytest.mark.rule("6.13")
def test_the_discards_become_the_deck_and_without_any_no_poster_is_gained():
    g = gaining()
    g.poster_discard, g.poster_deck = g.poster_deck, []
    count = len(g.poster_discard)
    do(g, "0 blind")
    assert len(g.poster_deck) == count - 1 and not g.poster_discard
    g = table()
    hidden, g.poster_deck = g.poster_deck + g.shown[1:], []
    g.shown = [0] * 5
    assert not g.may_gain_poster()
    g.players[1].completed += hidden
    ask(g, GainPoster(0))
    assert g.over


@pytest.mark.rule("6.13")
def test_an_empty_place_of_the_display_or_an_empty_deck_is_refused():
    g = table()
    g.players[1].completed += g.poster_deck
    g.poster_deck = []
    ask(g, GainPoster(0))
    assert refused(g, "0 blind") == ("poster-deck-empty", "6.13")
    do(g, "0 draw:2", "0 hang:2")
    ask(g, GainPoster(0))
    assert refused(g, "0 draw:2") == ("no-poster-there", "6.10")


@pytest.mark.rule("6.14")
def test_several_posters_are_gained_one_after_the_other():
    g = table()
    talents(g, 0, "talent_08", tokens=1)
    hold(g, 0, "45", "43", "31", "06")
    take(g, "green-3", "45")
    do(g, "0 pass", "0 travel", "0 steps:3", "0 pitch:2", "0 spot:13")
    assert g.players[0].coins == 10
    do(g, "0 draw:1", "0 hang:2", "0 draw:1", "0 hang:3")
    assert g.over
