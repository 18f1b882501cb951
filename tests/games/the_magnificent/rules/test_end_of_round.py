"""9 The end of a round."""

import pytest
from games.playing import asked, do, legal, refused

from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.rules.end_of_round import (
    CHOOSE_LOTS,
    NEXT_ROUND,
    PAYMENT,
    SCORE_MASTERS,
)

from ..table import ask, hold, offered, rolled, table


@pytest.mark.rule("9.1", "9.2")
def test_anna_owes_eleven_and_has_nine_in_round_two():
    g = table()
    g.round = 2
    g.players[0].coins = 9
    rolled(g, 0, "orange-5", "orange-3", "transparent-3", "green-2")
    ask(g, PAYMENT)
    assert g.players[0].coins == 0 and g.players[0].points == -4


@pytest.mark.rule("9.1")
def test_only_the_highest_colour_and_the_transparent_dice_are_paid():
    g = table()
    g.players[0].coins = 20
    rolled(g, 0, "orange-4", "green-5", "transparent-1", "transparent-2")
    assert g.players[0].due() == 8
    ask(g, PAYMENT)
    assert g.players[0].coins == 12 and g.players[0].points == 0


@pytest.mark.rule("9.2")
@pytest.mark.parametrize(("number", "lost"), [(1, 4), (2, 8), (3, 12)])
def test_a_missing_coin_costs_more_from_round_to_round(number, lost):
    g = table()
    g.round = number
    g.players[0].coins = 2
    rolled(g, 0, "orange-6")
    ask(g, PAYMENT)
    assert g.players[0].points == -lost


@pytest.mark.rule("9.3", "9.4")
def test_second_hats_come_back_and_lots_go_from_the_highest_hat_down():
    g = table(4)
    for seat, hats in enumerate(([7, 9], [12, 0], [3, 0], [5, 6])):
        g.players[seat].hats = hats
    ask(g, CHOOSE_LOTS)
    assert [p.hats for p in g.players] == [[9, 0], [12, 0], [3, 0], [6, 0]]
    order = []
    while g.stack and asked(g) == "ChooseLot":
        order.append(g.seat)
        lot = int(legal(g, g.seat)[-1].split(":")[1])
        master, talent = g.lot_masters[lot], g.lot_talents[lot]
        do(g, f"{g.seat} lot:{lot}")
        assert g.players[order[-1]].masters[-1] == master
        assert g.players[order[-1]].talents == [talent]
    assert order == [1, 0, 3]  # the last lot goes without a question
    assert [len(p.masters) for p in g.players] == [5, 5, 5, 5]


@pytest.mark.rule("9.4")
def test_a_lot_that_is_gone_is_refused():
    g = table(3)
    ask(g, CHOOSE_LOTS)
    assert g.seat == 2 and refused(g, "2 lot:4") == ("no-such-lot", "9.4")


@pytest.mark.rule("9.5", "9.11")
def test_in_the_last_round_lots_have_no_talent_tiles():
    g = table(2)
    g.round = 2
    for lot in (1, 2, 3):
        g.master_discard.append(g.lot_masters[lot])
        g.talent_discard.append(g.lot_talents[lot])
        g.lot_masters[lot] = g.lot_talents[lot] = 0
    ask(g, NEXT_ROUND)
    assert g.round == 3
    assert [bool(m) for m in g.lot_masters] == [False, True, True, True, False]
    assert not any(g.lot_talents)
    g.stack = []
    ask(g, CHOOSE_LOTS)
    tiles = len(g.players[g.seat].talents)
    seat = g.seat
    do(g, f"{seat} lot:1")
    assert len(g.players[seat].talents) == tiles


@pytest.mark.rule("9.6", "9.7")
@pytest.mark.parametrize(
    ("hats", "gap"), [((4, 6), True), ((5, 4), False), ((1, 3), True), ((2, 1), False)]
)
def test_with_two_players_a_gap_lets_the_higher_one_throw_a_lot_away(hats, gap):
    g = table(2)
    for seat, hat in enumerate(hats):
        g.players[seat].hats = [hat, 0]
    high = 0 if hats[0] > hats[1] else 1
    ask(g, CHOOSE_LOTS)
    do(g, f"{high} lot:2")
    if gap:
        assert legal(g, high) == ["drop:1", "drop:3"]
        assert refused(g, f"{high} drop:2") == ("no-such-lot", "9.4")
        thrown, last = g.lot_masters[1], g.lot_masters[3]
        do(g, f"{high} drop:1")
    else:
        assert offered(g, "lot", 1 - high) == ["lot:1", "lot:3"]
        thrown, last = g.lot_masters[3], g.lot_masters[1]
        do(g, f"{1 - high} lot:1")
    assert g.players[1 - high].masters[-1] == last
    assert thrown in g.master_discard and not any(g.lot_masters)


@pytest.mark.rule("9.8")
def test_one_of_five_cards_is_scored_and_discarded_by_all_at_once():
    g = table(2)
    hold(g, 0, "55", "43", "31", "39")
    hold(g, 1, "40", "06", "26", "33")
    ask(g, SCORE_MASTERS)
    assert refused(g, "0 score:40") == ("master-not-held", "9.8")
    do(g, "1 score:40")
    assert GAME.view(g, 0).chosen[1][0].text == "face-down"
    do(g, "0 score:55")
    assert [p.points for p in g.players] == [8, 0]  # no tent: 0 points, discarded all the same
    assert g.master_discard[-2:] == [55, 40] and len(g.players[1].masters) == 3


@pytest.mark.rule("9.9", "10.16")
def test_all_dice_count_for_a_card_even_the_one_on_it():
    g = table(2)
    hold(g, 0, "53", "43", "31", "06")
    g.players[0].coins = 0
    rolled(g, 0, "orange-6", "transparent-2", "orange-1")
    ask(g, PAYMENT, SCORE_MASTERS)
    do(g, "0 score:53", f"1 score:{g.players[1].masters[0]}")
    assert g.players[0].points == 9 - 9
    assert g.players[0].due() == 9


@pytest.mark.rule("9.10", "8.4")
def test_the_next_round_brings_talents_back_slides_hats_and_rolls_anew():
    g = table(3)
    for lot in (1, 2, 3):
        g.master_discard.append(g.lot_masters[lot])
        g.talent_discard.append(g.lot_talents[lot])
        g.lot_masters[lot] = g.lot_talents[lot] = 0
    for seat, hat in enumerate((9, 2, 5)):
        g.players[seat].hats = [hat, 0]
        g.players[seat].shows = 1
    g.players[0].parked, g.players[0].tokens = 3, 1
    rolled(g, 0, "orange-6", "orange-1")
    ask(g, NEXT_ROUND)
    assert g.round == 2 and g.first == 1
    assert [p.hats for p in g.players] == [[3, 0], [1, 0], [2, 0]]
    assert g.players[0].tokens == 4 and g.players[0].parked == 0 and not g.players[0].shows
    assert sum(g.pool) == 15 and g.players[0].dice == [0, 0, 0, 0] and not any(g.players[0].pips)
    assert len([t for t in g.lot_talents if t]) == 3
    assert g.to_act() == [1] and g.in_order() == [1, 2, 0]  # clockwise, whatever the hats
