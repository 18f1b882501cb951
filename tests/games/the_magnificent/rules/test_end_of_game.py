"""11 The end of the game."""

import random
from itertools import combinations

import pytest
from games.playing import do, legal, refused

from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.grid import count
from chapiteau.games.the_magnificent.rules.scoring import (
    END_OF_GAME,
    FILL_ZONES,
    best_filling,
    best_payment,
    empty_cells,
)

from ..table import BOX, ask, cover_all_but, gems, hold, rolled, table, tiles

NOTHING = ("31", "33", "47", "49")  # cards that bring nothing on an empty board


def at_the_end(*cards, coins=0, seats=2):
    g = table(seats)
    for seat in range(seats):
        others = [("07", "17", "27", "36"), ("37", "05", "15", "25"), ("01", "11", "21", "03")]
        hold(g, seat, *(cards or NOTHING) if seat == 0 else others[seat - 1])
        g.players[seat].coins = coins if seat == 0 else 0
    g.round = 3
    return g


@pytest.mark.rule("11.1")
def test_cards_that_are_left_bring_half_rounded_down_with_half_the_cap():
    g = at_the_end("45", "54", "55", "31")
    g.players[0].hats = [3, 0]
    g.players[1].hats = [1, 0]
    rolled(g, 0, "orange-6", "orange-6", "orange-6", "transparent-5")
    ask(g, END_OF_GAME)
    # half of 3, of 23 (20 at most), of 8 and of nothing
    assert g.players[0].points == 1 + 10 + 4 + 0


@pytest.mark.rule("11.2")
@pytest.mark.parametrize("coins", range(16))
def test_coins_for_cards_are_paid_for_the_most_points(coins):
    g = at_the_end("43", "44", "31", "33", coins=coins)
    best = max(
        min(3 * a, 18) // 2 + min(3 * b, 18) // 2 + (coins - a - b) // 5
        for a in range(coins + 1)
        for b in range(coins - a + 1)
    )
    assert sum(best_payment(g, 0)) <= coins
    ask(g, END_OF_GAME)
    assert g.players[0].points == best


@pytest.mark.rule("11.3")
@pytest.mark.parametrize(("coins", "points"), [(4, 0), (5, 1), (14, 2)])
def test_five_coins_are_a_point(coins, points):
    g = at_the_end(coins=coins)
    ask(g, END_OF_GAME)
    assert g.players[0].points == points


@pytest.mark.rule("11.4", "11.5")
def test_carla_fills_two_cells_of_a_zone_for_four_points():
    g = at_the_end()
    tiles(g, 0, "OS1 c1r1")  # four of the six cells of the first zone
    gems(g, 0, purple=1, orange=1)
    left = empty_cells(g, 0)
    assert left[1] == 2
    ask(g, FILL_ZONES)
    assert legal(g) == ["best", "fill:a", "end"]
    do(g, "0 fill:a")
    assert g.players[0].points == 4 and g.players[0].total_gems() == 0
    assert g.players[0].filled and not g.players[0].filled & g.players[0].covered


@pytest.mark.rule("11.4")
def test_every_full_zone_brings_four_points():
    g = at_the_end()
    cover_all_but(g, 0)
    ask(g, END_OF_GAME)
    assert g.players[0].points >= 36


@pytest.mark.rule("11.5", "11.8")
def test_gems_complete_no_rows_and_bring_no_bonus_but_count_for_a_card_first():
    g = at_the_end("31", "41", "33", "49")
    cover_all_but(g, 0, "c1r1", "c2r1", "c1r2", "c2r2")
    gems(g, 0, orange=3, green=1)
    coins, tokens = g.players[0].coins, g.players[0].tokens
    ask(g, END_OF_GAME)
    rows, columns, coloured = min(5 * 7, 28) // 2, min(6 * 6, 24) // 2, 12 // 2
    assert g.players[0].points == rows + columns + coloured
    do(g, "0 best")
    assert g.players[0].points == rows + columns + coloured + 9 * 4
    assert (g.players[0].coins, g.players[0].tokens) == (coins, tokens)


@pytest.mark.rule("11.6")
def test_zones_may_be_filled_one_by_one_and_left_alone():
    g = at_the_end()
    tiles(g, 0, "OS1 c1r1")
    gems(g, 0, purple=1, orange=1)
    ask(g, FILL_ZONES)
    assert refused(g, "0 fill:b") == ("too-few-gems", "11.5")
    do(g, "0 end")
    assert g.players[0].points == 0 and g.players[0].total_gems() == 2


@pytest.mark.rule("11.6")
def test_a_zone_that_is_full_cannot_be_filled():
    g = at_the_end()
    cover_all_but(g, 0, "c1r1", "c2r1", "c1r2", "c2r2")
    gems(g, 0, purple=3, orange=3)
    ask(g, FILL_ZONES)
    assert refused(g, "0 fill:b") == ("zone-full", "11.4")


@pytest.mark.rule("11.6")
def test_the_best_filling_is_that_of_an_exact_search_on_random_camps():
    rng = random.Random(11)
    for _ in range(300):
        covered = rng.getrandbits(56) | rng.getrandbits(56) | rng.getrandbits(56)
        empty = [count(zone & ~covered) for zone in BOX.zones]
        gems_left = rng.randrange(13)
        open_zones = [z for z in range(1, 10) if empty[z]]
        best = max(
            n
            for n in range(len(open_zones) + 1)
            if any(sum(empty[z] for z in some) <= gems_left for some in combinations(open_zones, n))
        )
        chosen = best_filling(empty, gems_left)
        assert len(chosen) == best and len(set(chosen)) == best
        assert sum(empty[z] for z in chosen) <= gems_left
        assert all(empty[z] for z in chosen)


@pytest.mark.rule("11.7")
def test_a_tie_goes_to_the_higher_hat():
    g = table(3)
    for seat, (points, hat) in enumerate(((50, 2), (50, 7), (40, 9))):
        g.players[seat].points, g.players[seat].hats = points, [hat, 0]
    assert GAME.winners(g) == [1]


@pytest.mark.rule("11.8")
def test_coins_paid_for_a_card_are_gone_before_coins_are_counted():
    g = at_the_end("43", "31", "33", "49", coins=6)
    ask(g, END_OF_GAME)
    assert g.players[0].points == 9 and g.players[0].coins == 0
