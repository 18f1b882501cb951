"""12 Playing alone."""

import random

import pytest
from games.playing import asked, do, legal, refused, sure

from chapiteau.core.state import play
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.box.components import colour_of
from chapiteau.games.the_magnificent.rules.end_of_round import CHOOSE_LOTS, NEXT_ROUND
from chapiteau.games.the_magnificent.rules.scoring import title
from chapiteau.games.the_magnificent.rules.solo import TRADE_POSTER
from chapiteau.games.the_magnificent.rules.state import Magnificent
from chapiteau.match import Match

from ..table import ask, fresh, table


def dice(g):
    found = [0] * 5
    for die, n in enumerate(g.pool):
        if n:
            found[colour_of(die)] += n
    return found[1:]


@pytest.mark.rule("12.1")
def test_five_dice_are_rolled_and_the_others_are_a_reserve_every_round():
    g = fresh(1)
    assert dice(g) == [1, 1, 1, 2] and g.reserve == [0, 4, 4, 4, 2]
    rng = random.Random(4)
    while g.round == 1:
        play(g, rng.choice(g.moves))
    assert dice(g) == [1, 1, 1, 2] and g.reserve == [0, 4, 4, 4, 2]


@pytest.mark.rule("12.2", "12.8")
def test_of_six_cards_four_stay_and_of_two_talent_tiles_one():
    g = fresh(1, masters="draft")
    six = g.players[0].masters[:]
    assert len(six) == 6 and g.players[0].coins == 6 and asked(g) == "ReturnMaster"
    assert len([m for m in g.lot_masters if m]) == 4
    other = next(m for m in range(1, 57) if m not in six)
    assert refused(g, f"0 pick:{other}") == ("not-among-them", "12.2")
    do(g, f"0 pick:{six[1]}", f"0 pick:{six[4]}")
    assert g.players[0].masters == [six[0], six[2], six[3], six[5]]
    assert six[1] in g.master_deck and six[4] in g.master_deck
    first, second = g.draft
    do(g, f"0 talent:{second}")
    assert g.players[0].talents == [second] and first in g.talent_deck


@pytest.mark.rule("12.3")
def test_neutral_hats_block_three_spaces_for_the_whole_game():
    g = table(1)
    assert [g.box.space_power[s] for s in g.neutral_hats] == [6, 10, 16]
    free = [g.box.space_power[s] for s in g.free_spaces(40)]
    assert free == [20, 18, 14, 12, 8, 4]
    rng = random.Random(2)
    while not g.over:
        assert [g.box.space_power[s] for s in g.neutral_hats] == [6, 10, 16]
        play(g, rng.choice(g.moves))


@pytest.mark.rule("12.4")
def test_a_poster_may_be_discarded_for_a_die_of_its_colour():
    g = table(1)
    ask(g, TRADE_POSTER)
    assert legal(g) == ["trade:1", "trade:2", "trade:3", "trade:4", "pass"]
    poster, top = g.shown[2], g.poster_deck[-1]
    colour, before = g.box.posters[poster].die, dice(g)
    do(g, "0 trade:2")
    before[colour - 1] += 1
    assert dice(g) == before and g.reserve[colour] == 3
    assert g.shown[2] == top and g.poster_discard == [poster]


@pytest.mark.rule("12.4")
def test_no_die_no_trade():
    g = table(1)
    g.reserve[g.box.posters[g.shown[1]].die] = 0
    g.stack = [TRADE_POSTER]
    assert refused(g, "0 trade:1")[0] == "no-die-in-reserve"
    g.shown[2] = 0
    assert refused(g, "0 trade:2")[0] == "no-poster-shown"


@pytest.mark.rule("12.5", "12.6")
@pytest.mark.parametrize(("hat", "lost"), [(1, 3), (7, 2), (9, 1), (13, 0)])
def test_a_lot_is_lost_for_each_neutral_hat_above(hat, lost):
    g = table(1)
    g.players[0].hats = [hat, 0]
    lots = g.lot_masters[:]
    ask(g, CHOOSE_LOTS)
    if lost < 3:
        assert legal(g) == [f"lot:{n}" for n in range(lost + 1, 5)]
        do(g, "0 lot:4")
    assert g.players[0].masters[-1] == lots[4]
    assert sorted(g.master_discard) == sorted(lots[1:4]) and not any(g.lot_talents)


@pytest.mark.rule("12.6")
def test_the_own_hat_goes_back_to_the_first_start_space():
    g = table(1)
    g.players[0].hats = [9, 0]
    ask(g, CHOOSE_LOTS)
    do(g, f"0 {legal(g)[0]}")
    ask(g, NEXT_ROUND)
    assert g.players[0].hats == [1, 0] and len([m for m in g.lot_masters if m]) == 4


@pytest.mark.rule("12.7")
@pytest.mark.parametrize(
    ("points", "titles"), [(199, 0), (200, 1), (219, 1), (220, 2), (240, 2), (241, 3)]
)
def test_three_titles_for_200_220_and_more_than_240_points(points, titles):
    g = table(1)
    g.players[0].points = points
    assert title(g) == titles
    assert GAME.winners(g) == ([0] if titles else [])


@pytest.mark.rule("12.8")
def test_nobody_gets_a_coin_and_a_whole_game_ends_with_the_word_on_its_title():
    m = Match(GAME.edition({"masters": "draft"}), 1, "alone")
    rng = random.Random(3)
    while not m.over:
        m.play(0, rng.choice(list(m.moves(0))))
    assert "gives-coins" not in [e.kind.id for e in m.events()]
    won = title(sure(Magnificent, m.state))
    assert [e.ids for e in m.events() if e.kind.id == "title"] == [[won + 1]]
    assert list(m.winners) == ([0] if won else [])
