"""10 What master cards are worth."""

import pytest
from games.playing import do, legal, refused

from chapiteau.games.the_magnificent.box.components import SCORES
from chapiteau.games.the_magnificent.rules.criteria import points_for
from chapiteau.games.the_magnificent.rules.end_of_round import SCORE_MASTERS

from ..table import BOX, ask, complete, cover_all_but, gems, hold, pitch, rolled, table, tiles


def worth(g, id, coins=0):
    return points_for(g, 0, int(id), coins)


def test_every_criterion_of_the_rulebook_is_on_a_card():
    used = {SCORES[m.score.kind] for m in BOX.masters[1:]}
    assert used == set(SCORES[1:]) and len(used) == 19


@pytest.mark.rule("10.1", "10.2")
def test_tiles_of_a_colour_count_by_size_up_to_the_cap():
    g = table()
    tiles(g, 0, "OS1 c1r1", "OS1 c3r1", "OL1 c5r1", "GS1 c1r3")
    assert worth(g, "01") == 8 and worth(g, "03") == 5 and worth(g, "11") == 4
    tiles(g, 0, "OS1 c3r4", "OS1 c5r4", "OS1 c7r4", "OS1 c7r6")
    assert worth(g, "01") == 20  # six squares, but 20 at most


@pytest.mark.rule("10.3")
def test_tiles_of_any_colour_count_by_size():
    g = table()
    tiles(g, 0, "OS1 c1r1", "PS1 c3r1", "OL1 c6r1", "GL1 c1r3")
    assert worth(g, "36") == 6 and worth(g, "37") == 8


@pytest.mark.rule("10.4")
def test_the_largest_rectangle_of_one_colour_counts_its_cells():
    g = table()
    assert worth(g, "27") == 0
    tiles(g, 0, "PS1 c1r1")
    assert worth(g, "27") == 3  # one cell wide
    tiles(g, 0, "PL1 c4r1")
    assert worth(g, "27") == 6
    g = table()
    tiles(g, 0, "OS1 c1r1", "OL1 c3r1")
    assert worth(g, "07") == 8  # two rows of four; one cell sticks out, one row is longer
    tiles(g, 0, "GS1 c6r1")
    assert worth(g, "07") == 8  # another colour does not help


@pytest.mark.rule("10.5")
def test_tiles_of_a_colour_count_whatever_their_size():
    g = table()
    tiles(g, 0, "PS1 c1r1", "PL1 c4r1", "OS1 c1r3")
    assert worth(g, "25") == 6


@pytest.mark.rule("10.6")
def test_full_rows_and_columns_count():
    g = table()
    cover_all_but(g, 0, *[f"c{c}r{r}" for c in range(1, 9) for r in range(3, 8)])
    assert worth(g, "31") == 14 and worth(g, "33") == 0
    g = table()
    cover_all_but(g, 0, *[f"c{c}r{r}" for c in range(5, 9) for r in range(1, 8)])
    assert worth(g, "33") == 24 and worth(g, "31") == 0


@pytest.mark.rule("10.7")
def test_tents_count_but_not_the_printed_one():
    g = table()
    assert worth(g, "39") == 0
    pitch(g, 0, 2, 1)
    pitch(g, 0, 5, 2)
    assert worth(g, "39") == 6


@pytest.mark.rule("10.8")
def test_coloured_gems_count():
    g = table()
    gems(g, 0, orange=1, green=2, transparent=3)
    assert worth(g, "41") == 9


@pytest.mark.rule("10.9")
def test_coins_are_paid_as_one_likes_up_to_the_cap():
    g = table()
    hold(g, 0, "43", "55", "31", "06")
    g.players[0].coins = 9
    ask(g, SCORE_MASTERS)
    do(g, f"1 score:{g.players[1].masters[0]}", "0 score:43")
    assert legal(g) == [f"coins:{n}" for n in range(7)]
    assert refused(g, "0 coins:7") == ("coins-beyond-cap", "10.9")
    do(g, "0 coins:4")
    assert g.players[0].points == 12 and g.players[0].coins == 5


@pytest.mark.rule("10.10")
def test_the_space_of_the_higher_hat_counts_its_number():
    g = table()
    g.players[0].hats = [3, 0]
    assert worth(g, "45") == 3
    g.players[0].hats = [7, 10]
    assert worth(g, "45") == 14


@pytest.mark.rule("10.11", "10.12", "10.13")
def test_completed_posters_count_by_character_and_by_colour():
    g = table()
    assert worth(g, "47") == 0
    complete(g, 0, "orange_st1", "orange_n1", "orange_n2", "green_n1")
    assert worth(g, "47") == 10  # two of one character, the starting poster among them
    assert worth(g, "49") == 12
    assert worth(g, "09") == 12 and worth(g, "19") == 4 and worth(g, "29") == 0


@pytest.mark.rule("10.14")
def test_a_flat_card_brings_eight_points():
    assert worth(table(), "55") == 8


@pytest.mark.rule("10.15")
def test_talents_count_used_or_not():
    g = table()
    g.players[0].tokens, g.players[0].parked = 2, 1
    assert worth(g, "51") == 9


@pytest.mark.rule("10.16", "10.17")
def test_dice_count_as_they_are_paid_and_transparent_ones_twice():
    g = table()
    rolled(g, 0, "orange-4", "green-5", "transparent-3", "transparent-2")
    assert worth(g, "53") == 10 and worth(g, "56") == 10
