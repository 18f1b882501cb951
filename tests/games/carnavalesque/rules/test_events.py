"""One test for each event, and what they have in common."""

import pytest
from games.playing import as_match, asked, at_random, do, legal, refused, told

from chapiteau.games.carnavalesque.box.components import CATERPILLAR, EVENTS
from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.levelling import TakeUp
from chapiteau.games.carnavalesque.rules.round import EndOfRound, RevealEvent, Turn, Turns

from ..table import ask, first, fresh, hand, slot, table, takes, view

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}
SIDES = [
    (3, 0, 0, "up"), (5, 200, 0, "up"), (27, 2000, 0, "down"), (26, 2200, 0, "down"),
    (33, -2000, 0, "up"), (34, -2000, 0, "up"),
]  # fmt: skip
"""Of each pair the second lies on the first; 33 is out of sight."""


def reveal(event, *steps, **more):
    """A table on which an event is about to be revealed, and these steps follow."""
    g = table(**{"hands": HANDS, **more})
    number = EVENTS.index(event)
    g.events.remove(number)
    g.events.append(number)
    return ask(g, RevealEvent(), *steps)


@pytest.mark.rule("9.1")
def test_each_round_has_an_event_that_never_comes_again():
    seen: list[int] = []

    def watch(g):
        if len(seen) < g.round and g.event:
            seen.append(g.event)
            assert seen == [*g.past, g.event]

    at_random(fresh(3), "events", watch)
    assert len(seen) == len(set(seen)) == 6


@pytest.mark.rule("9.2")
def test_feast_of_fools_king_and_jester_exchange_hands_at_once():
    g = reveal("feast_of_fools", Reign(0))
    assert hand(g, 0) == [7, 8] and hand(g, 1) == [1, 2]
    assert view(g, 0).players[1].hand == [1, 2] and view(g, 1).players[0].hand == [7, 8]
    assert view(g, 2).players[0].hand == [0, 0] and view(g, 2).players[1].hand == [0, 0]


@pytest.mark.rule("9.3")
def test_court_of_miracles_everybody_but_the_king_draws_blind_without_a_decree():
    g = reveal("court_of_miracles", Turn(1), Turn(2), Turn(3), Reign(0), signs=False)
    for seat in (1, 2, 3):
        assert asked(g) == "Aim" and g.seat == seat and g.closed == seat
        do(g, f"{seat} aim:c5r5")
        assert asked(g) == "Give" and len(hand(g, seat)) == 3
        do(g, f"{seat} {g.moves[0]}")
    assert asked(g) == "Reign" and len(hand(g, 0)) == 5


@pytest.mark.rule("9.4")
def test_delusions_of_grandeur_the_king_sends_five():
    g = reveal("delusions_of_grandeur", Reign(0), hands={0: [1, 2, 3, 4, 5, 6, 7]})
    for sent, card in enumerate((1, 2, 3, 4)):
        assert g.sent == sent and refused(g, "0 end") == ("must-send-many", "9.4")
        do(g, f"0 send-1:{card}")
    assert "end" not in legal(g)
    do(g, "0 send-1:5")
    assert "end" in legal(g)
    floats = {1: [9, 10], 2: [15, 16], 3: [21, 22], 4: [28, 27], 5: [33, 34]}
    few = reveal("delusions_of_grandeur", Reign(0), hands={0: [7, 48]}, floats=floats)
    do(few, "0 send-1:7")
    assert legal(few) == ["end", "launch:1"]  # to let a float leave is never forced


@pytest.mark.rule("9.5", "9.12")
def test_king_dagobert_the_king_lays_a_card_open_that_he_may_still_send():
    g = reveal("king_dagobert", Reign(0), EndOfRound())
    assert asked(g) == "ShowCard" and legal(g) == ["show:1", "show:2"]
    assert refused(g, "0 show:7") == ("not-in-hand", "9.12")
    do(g, "0 show:2")
    assert g.players[0].shown == 2
    for seat in (-1, 1, 2, 3):
        assert view(g, seat).players[0].hand == [2, 0] and view(g, seat).players[0].shown == 2
    do(g, "0 send-1:2")
    assert g.players[0].shown == 0 and g.floats[1] == [2]


@pytest.mark.rule("9.6", "9.12")
def test_masks_off_all_but_the_king_choose_together_then_show():
    g = reveal("masks_off", Turn(2), Reign(0), signs=False, blind_draw="random")
    assert asked(g) == "ShowTogether" and g.to_act() == [1, 2, 3]
    do(g, "2 show:14", "1 show:7")
    assert g.players[2].shown == 0 and view(g, 0).players[2].hand == [0, 0]
    do(g, "3 show:19")
    assert [p.shown for p in g.players] == [0, 7, 14, 19]
    assert view(g, 0).players[2].hand == [14, 0]
    do(g, "0 forbid:adult")
    first(g, 2)
    assert "give:14" in legal(g, 2)
    m = as_match(g)
    m.play(2, "give:14")
    assert told(m, 1) == [["gives-shown", 2, 0, 14]]
    assert 14 in view(g, 1).players[0].hand and g.players[2].shown == 0
    ask(g, TakeUp(), Reign(0))
    assert g.players[1].shown == 0 and view(g, 3).players[1].hand == [7, 0]


@pytest.mark.rule("9.7")
def test_cupid_the_jester_draws_two_and_gives_one():
    g = reveal("cupid", Turn(1), Reign(0), signs=False)
    do(g, "1 aim:c5r5")
    assert asked(g) == "Aim" and g.closed == 1
    assert len(view(g, 1).players[1].hand) == 3 and 0 not in view(g, 1).players[1].hand
    do(g, "1 aim:c6r6")
    assert asked(g) == "Give" and len(hand(g, 1)) == 4
    do(g, f"1 {g.moves[0]}")
    assert asked(g) == "Reign" and len(hand(g, 1)) == 3


@pytest.mark.rule("9.8")
def test_blind_mans_buff_the_jester_does_not_see_the_own_hand():
    g = reveal("blind_mans_buff", Turn(1), Reign(0), EndOfRound(), signs=False)
    do(g, "1 next:7")
    assert g.players[1].row == 2 and view(g, 1).players[1].hand == [0, 0]
    assert view(g, 1).players[1].backs == [1, 1]
    assert 7 not in [c for c, zones in enumerate(view(g, 1).known.rows[1]) if zones]
    do(g, "1 aim:c5r5")
    drawn = next(c for c in hand(g, 1) if c not in (7, 8))
    assert view(g, 1).players[1].hand == [0, 0, drawn]
    assert legal(g, 1) == ["row:1", "row:2", f"give:{drawn}"]
    assert refused(g, "1 give:7") == ("row-is-face-down", "9.8")
    assert refused(g, "1 row:3") == ("not-in-row", "9.8")
    do(g, "1 row:2")
    assert 8 in hand(g, 0) and g.players[1].gap == 2
    assert 8 not in view(g, 1).players[0].hand
    ask(g, TakeUp(), Reign(0))
    assert view(g, 1).players[1].hand == sorted([7, drawn])
    assert 8 in view(g, 1).players[0].hand  # what is missing was given


@pytest.mark.rule("9.8")
def test_blind_mans_buff_the_jester_chooses_the_order_and_nobody_else_knows_it():
    g = reveal("blind_mans_buff", Turn(1), Reign(0), hands={**HANDS, 1: [7, 8, 9]})
    m = as_match(g)
    assert (
        asked(g) == "LayRow" and g.to_act() == [1] and legal(g, 1) == ["next:7", "next:8", "next:9"]
    )
    m.play(1, "next:9")
    assert view(g, 2).chosen[1] != g.chosen[1] and legal(g, 1) == ["next:7", "next:8"]
    m.play(1, "next:7")
    assert hand(g, 1) == [9, 7, 8] and g.players[1].row == 3
    backs = [["lies-in-row", 1, place, g.box.age[card]] for place, card in enumerate((9, 7, 8), 1)]
    assert [event for event in told(m, 2) if event[0] == "lies-in-row"] == backs


@pytest.mark.rule("9.8")
def test_before_rules_3_the_row_kept_the_order_of_the_hand():
    g = reveal("blind_mans_buff", Turn(1), Reign(0), rules=2, signs=False)
    assert asked(g) == "Aim" and g.players[1].row == 2 and hand(g, 1) == [7, 8]


@pytest.mark.rule("9.9")
def test_day_ball_only_cards_face_up_are_drawn_covered_or_not():
    g = table(event="day_ball", hands=HANDS, street=SIDES)
    ask(g, Draw(2, NORMAL), Reign(0))
    assert takes(g, 2) == [3, 5, 34]
    assert refused(g, f"2 take:{slot(g, 26)}") == ("wrong-side-by-day", "9.9")
    g.decree = 3
    assert takes(ask(g, Draw(2, NORMAL)), 2) == [3, 34]
    h = table(event="day_ball", hands=HANDS, street=SIDES, signs=False)
    assert asked(ask(h, Turn(1), Reign(0))) == "Aim"


@pytest.mark.rule("9.10")
def test_night_ball_only_cards_face_down_are_drawn_covered_or_not():
    g = table(event="night_ball", hands=HANDS, street=SIDES)
    ask(g, Draw(2, NORMAL), Reign(0))
    assert takes(g, 2) == [26, 27]
    assert refused(g, f"2 take:{slot(g, 5)}") == ("wrong-side-by-night", "9.10")
    g.decree = 2
    assert takes(ask(g, Draw(2, NORMAL)), 2) == [26]
    h = table(event="night_ball", hands=HANDS, street=SIDES, signs=False)
    assert asked(ask(h, Turn(1), Reign(0))) == "Aim"


@pytest.mark.rule("9.11")
def test_caterpillar_gifts_go_left_one_more_each_time():
    g = reveal("caterpillar", Turns(), signs=False, blind_draw="random")
    assert g.event == CATERPILLAR
    before = [len(hand(g, s)) for s in range(4)]
    assert before == [2, 3, 2, 2]  # the Jester has drawn
    do(g, "1 give:7")
    assert 7 in hand(g, 2) and g.players[2].received == 1
    do(g, "0 forbid:adult")
    first(g, 2)
    do(g, "2 give:7", "2 give:13")
    assert {7, 13} <= set(hand(g, 3)) and g.players[3].received == 2
    do(g, "0 forbid:adult")
    first(g, 3)
    do(g, "3 give:19", "3 give:20", "3 give:13")
    assert asked(g) == "Reign" and len(hand(g, 0)) == 2 + 3


def test_caterpillar_who_has_too_few_gives_all():
    hands = {0: [1], 1: [7], 2: [], 3: [19]}
    g = reveal("caterpillar", Turn(2), Turn(3), Reign(0), hands=hands, signs=False)
    g.players[2].received = 5
    do(g, "0 forbid:adult")
    first(g, 2)
    while asked(g) == "Give":
        do(g, f"2 {g.moves[0]}")
    assert hand(g, 2) == [] and g.players[3].received == 1


@pytest.mark.rule("1.3")
def test_an_event_overrides_the_rules():
    plain = ask(table(hands=HANDS, street=SIDES), Draw(2, NORMAL), Reign(0))
    ball = ask(table(event="day_ball", hands=HANDS, street=SIDES), Draw(2, NORMAL), Reign(0))
    assert 3 not in takes(plain, 2) and 3 in takes(ball, 2)
