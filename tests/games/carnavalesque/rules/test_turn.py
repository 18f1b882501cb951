"""The round, the decree, the draw and the gift."""

import pytest
from games.playing import as_match, asked, do, legal, refused, sure, told

from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw, Drawing
from chapiteau.games.carnavalesque.rules.king import Decree, Reign
from chapiteau.games.carnavalesque.rules.levelling import Refill
from chapiteau.games.carnavalesque.rules.round import EndOfRound, Gift, Turn, Turns

from ..table import ADULT, BOX, CHILD, TEEN, ask, fresh, hand, slot, table, takes

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}


def decided(g):
    """The steps that are asked in a round, in order, each with its seat."""
    seen = []
    while not g.over and g.round == 1:
        seen.append((asked(g), g.seat))
        moves = g.legal(g.seat)
        do(g, f"{g.seat} {moves[0]}")
    return seen


@pytest.mark.rule("3.1", "3.3")
def test_in_the_events_version_jester_carnavalists_and_king_play_in_turn():
    g = table(event="delusions_of_grandeur", hands=HANDS, signs=False, blind_draw="aimed")
    ask(g, Turns())
    order = [step for step in decided(g) if step[0] not in ("Refill", "ThrowBack")]
    assert order[:2] == [("Aim", 1), ("Give", 1)]
    assert order[2:8] == [
        ("Decree", 0), ("Draw", 2), ("Give", 2), ("Decree", 0), ("Draw", 3), ("Give", 3),
    ]  # fmt: skip
    assert set(order[8:]) == {("Reign", 0)}


@pytest.mark.rule("3.2")
def test_the_jester_sits_on_the_left_of_the_king():
    assert table(king=3).jester() == 0
    assert table(king=1).jester() == 2


@pytest.mark.rule("3.4")
def test_in_the_roles_version_roles_come_first_and_everybody_gets_a_decree():
    g = fresh(3, version="roles", signs=False)
    king = g.king
    assert asked(g) == "ChooseRole" and g.seat == (king + 1) % 3
    do(g, f"{g.seat} {g.moves[0]}")
    assert asked(g) == "ChooseRole" and g.seat == (king + 2) % 3
    while asked(g) in ("ChooseRole", "ShowCard", "ShowTogether"):
        seat = g.to_act()[0]
        do(g, f"{seat} {g.legal(seat)[0]}")
    assert asked(g) == "Decree" and g.seat == king
    assert sure(Decree, g.stack[-1]).other_seat == (king + 1) % 3


@pytest.mark.rule("3.5")
def test_the_king_forbids_exactly_one_age_for_one_draw():
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 2000, 0, "up"), (25, -2000, 0, "up")])
    ask(g, Decree(0, 2), Drawing(2, NORMAL), Gift(2), Decree(0, 3), Reign(0))
    assert legal(g, 0) == ["forbid:child", "forbid:teen", "forbid:adult"]
    do(g, "0 forbid:teen")
    assert takes(g, 2) == [5, 25]
    assert refused(g, f"2 take:{slot(g, 3)}") == ("age-is-forbidden", "3.5")
    do(g, f"2 take:{slot(g, 5)}")
    assert g.decree == 0
    do(g, "2 give:5", "0 forbid:teen")
    assert g.decree == TEEN


@pytest.mark.rule("3.6")
def test_no_decree_is_given_for_the_jester():
    g = table(event="delusions_of_grandeur", hands=HANDS, blind_draw="aimed")
    ask(g, Turn(1), Reign(0))
    assert asked(g) == "Aim"
    h = table(event="court_of_miracles", hands=HANDS)
    ask(h, Turn(2), Reign(0))
    assert asked(h) == "Aim"


@pytest.mark.rule("3.7")
def test_any_card_of_the_hand_may_be_given_the_one_just_drawn_too():
    g = table(hands=HANDS, street=[(25, 0, 0, "up")])
    ask(g, Drawing(2, NORMAL), Gift(2), Reign(0))
    do(g, "2 take:1")
    assert legal(g, 2) == ["give:13", "give:14", "give:25"]
    assert refused(g, "2 give:1") == ("not-in-hand", "3.7")
    do(g, "2 give:25")
    assert 25 in hand(g, 0) and hand(g, 2) == [13, 14]


@pytest.mark.rule("3.8")
def test_only_giver_and_king_know_a_gift_but_all_see_its_age():
    m = as_match(ask(table(hands=HANDS), Gift(2), Reign(0)))
    m.play(2, "give:13")
    for seat in (0, 2):
        assert told(m, seat) == [["gives", 2, 0, CHILD, 13]]
        assert 13 in m.view(seat).players[0].hand
    for other in (None, 1, 3):
        assert told(m, other) == [["gives", 2, 0, CHILD, 0]]
        assert 13 not in m.view(other).players[0].hand


@pytest.mark.rule("3.9")
def test_without_a_card_to_draw_one_is_given_all_the_same():
    everything = [c for c in range(1, 55) if c not in (13, 14)]
    g = table(hands={0: everything[:25], 1: everything[25:], 2: [13, 14]})
    ask(g, Drawing(2, NORMAL), Gift(2), Reign(0))
    assert asked(g) == "Give"
    empty = table(hands={0: everything})
    ask(empty, Gift(2), Reign(0))
    assert asked(empty) == "Reign"


@pytest.mark.rule("4.1")
def test_taking_a_card_moves_nothing_else():
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 200, 0, "up"), (25, 400, 0, "up")])
    ask(g, Draw(2, NORMAL), Reign(0))
    xs, order = g.heap.xs[:], g.heap.order[:]
    do(g, "2 take:3")
    xs[3] = 0
    order.remove(3)
    assert g.heap.xs == xs and g.heap.order == order
    assert refused(ask(g, Draw(1, NORMAL)), "1 take:3") == ("no-card-there", "4.7")


@pytest.mark.rule("4.2")
def test_a_card_under_another_is_not_available():
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 200, 0, "up")])
    ask(g, Draw(2, NORMAL), Reign(0))
    assert takes(g, 2) == [5]
    assert refused(g, "2 take:1") == ("card-is-covered", "4.2")


@pytest.mark.rule("4.3")
@pytest.mark.parametrize(("x", "covers"), [(600, True), (620, False), (640, False)])
def test_cards_that_only_touch_at_the_rim_do_not_cover(x, covers):
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, x, 0, "up")])
    assert g.heap.is_covered(1) == covers


@pytest.mark.rule("4.4", "4.5")
def test_a_card_with_too_little_in_sight_cannot_be_taken():
    street = [(3, 0, 0, "up"), (5, 10, 0, "up"), (25, 2000, 0, "up"), (26, 2020, 0, "up")]
    g = table(event="day_ball", hands=HANDS, street=street)
    ask(g, Draw(2, NORMAL), Reign(0))
    assert not g.heap.is_in_sight(1) and g.heap.is_in_sight(3)
    assert takes(g, 2) == [5, 25, 26]
    assert refused(g, "2 take:1") == ("card-is-hidden", "4.4")


@pytest.mark.rule("4.7")
def test_a_usual_draw_may_take_a_card_face_up_or_face_down():
    g = table(hands=HANDS, street=[(3, 0, 0, "up"), (5, 2000, 0, "down")])
    ask(g, Draw(2, NORMAL), Reign(0))
    assert takes(g, 2) == [3, 5]
    assert BOX.age[5] == ADULT and g.backs[2] == ADULT


def test_a_draw_that_is_the_only_one_is_made_at_once():
    everything = [c for c in range(1, 55) if c != 13]
    g = table(hands={0: everything}, street=[(13, 0, 0, "up")])
    ask(g, Refill(2, 1), EndOfRound())
    assert 13 in hand(g, 2)
