"""Levelling hands, and cards thrown back."""

import pytest
from games.playing import as_match, asked, do, legal, refused, told

from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.levelling import LevelHands, Refill, TakeUp, ThrowBack
from chapiteau.games.carnavalesque.rules.round import EndOfRound

from ..table import FACE_DOWN, FACE_UP, Dice, ask, hand, slot, table, takes, view

FULL = {0: [1, 2, 3, 4, 5], 1: [7, 8, 9, 10, 11], 2: [13, 14, 15, 16, 17], 3: [19, 20, 21, 22, 23]}


def hands(**more):
    return {**FULL, **{int(seat[1]): cards for seat, cards in more.items()}}


@pytest.mark.rule("7.1")
def test_every_hand_is_brought_back_to_its_size():
    g = table(hands=hands(s0=[1, 2], s2=[13, 14, 15, 16, 17, 18]))
    ask(g, LevelHands(), Reign(0))
    while asked(g) != "Reign":
        do(g, f"{g.seat} {g.moves[0]}")
    assert [len(hand(g, s)) for s in range(4)] == [5, 5, 5, 5]


@pytest.mark.rule("7.2")
def test_from_the_king_on_each_draws_what_nothing_lies_on_whatever_was_decreed():
    street = [(30, 0, 0, "up"), (31, 200, 0, "up"), (32, 2000, 0, "down")]
    g = table(king=2, event="day_ball", street=street, hands=hands(s1=[7, 8, 9], s2=[13, 14, 15]))
    g.decree = 1
    ask(g, TakeUp(), LevelHands(), Reign(2))
    assert g.seat == 2 and asked(g) == "Refill" and takes(g, 2) == [31, 32]
    do(g, f"2 take:{slot(g, 31)}")
    assert takes(g, 2) == [30, 32]
    do(g, f"2 take:{slot(g, 30)}")
    assert g.seat == 1 and takes(g, 1) == [32]
    assert refused(g, "1 take:1") == ("no-card-there", "7.2")


@pytest.mark.rule("7.3", "4.6")
@pytest.mark.parametrize("lands", [FACE_UP, FACE_DOWN])
def test_the_surplus_is_chosen_and_thrown_back_either_side_up(lands):
    g = table(hands=hands(s0=[1, 2, 3, 4, 5, 6, 24]))
    g.rng = Dice(*lands)
    m = as_match(ask(g, ThrowBack(0), Refill(1, 5), Reign(0)))
    assert legal(g) == [f"throw:{c}" for c in (1, 2, 3, 4, 5, 6, 24)]
    assert refused(g, "0 throw:50") == ("not-in-hand", "7.3")
    m.play(0, "throw:24")
    s, up = slot(g, 24), lands == FACE_UP
    assert g.heap.order[-1] == s and (g.heap.xs[s], g.heap.ys[s]) == (-3000, -2250)
    assert (g.heap.ups[s] == 1) == up
    assert view(g, 0).crowd[s] == 24
    assert view(g, 1).crowd[s] == (24 if up else 0)
    assert told(m, 1)[0][0] == ("throws-up" if up else "throws-down")
    m.play(0, "throw:6")
    assert asked(g) == "Reign"


@pytest.mark.rule("7.4")
def test_open_cards_and_face_down_rows_are_taken_up_first():
    g = table(hands=hands(), event="blind_mans_buff")
    g.players[2].shown, g.players[1].row = 13, 5
    g.known.show(13, 4)
    assert view(g, 1).players[1].hand == [0] * 5
    ask(g, TakeUp(), Reign(0))
    assert g.players[2].shown == 0 and view(g, 1).players[1].hand == FULL[1]


@pytest.mark.rule("7.5")
def test_hands_stay_short_when_the_crowd_is_gone():
    everything = list(range(1, 55))
    g = table(hands={0: everything[:1], 1: everything[1:40], 2: everything[40:]})
    ask(g, Refill(0, 5), Reign(0))
    assert asked(g) == "Reign" and hand(g, 0) == [1]


@pytest.mark.rule("7.6")
def test_after_the_last_round_nothing_is_levelled():
    g = table(hands=hands(s0=[1]), floats={1: [40], 2: [50]}, last=True)
    ask(g, Reign(0), EndOfRound())
    do(g, "0 send-3:1", "0 end")
    assert g.over and hand(g, 0) == []
