"""The Jester's blind draw."""

from statistics import mean, pstdev

import pytest
from games.playing import as_match, asked, at_random, do, legal, told

from chapiteau.core.rng import seeded
from chapiteau.core.step import NOBODY
from chapiteau.games.carnavalesque.rules.crowd.blind import CloseEyes, Grab, error
from chapiteau.games.carnavalesque.rules.crowd.heap import SPOTS, spot_x, spot_y
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.moves import AIM
from chapiteau.games.carnavalesque.rules.round import Gift

from ..table import BOX, Dice, ask, fresh, hand, table, view

HANDS = {0: [1, 2], 1: [7, 8], 2: [13, 14], 3: [19, 20]}
PILE = [(3, 0, 0, "up"), (5, 200, 0, "down"), (25, 400, 0, "up")]


@pytest.fixture
def steady_hand():
    BOX.sigma, sigma = 0, BOX.sigma
    yield
    BOX.sigma = sigma


def spot_near(x, y):
    return min(range(1, SPOTS + 1), key=lambda s: (spot_x(s) - x) ** 2 + (spot_y(s) - y) ** 2)


def aim(g, x, y):
    do(g, f"{g.seat} {AIM[spot_near(x, y)]}")


@pytest.mark.rule("5.1")
def test_the_jester_draws_available_or_not_then_gives(steady_hand):
    g = table(hands=HANDS, street=PILE)
    ask(g, CloseEyes(1), Gift(1), Reign(0))
    aim(g, -250, 0)
    assert 3 in hand(g, 1) and asked(g) == "Give"


@pytest.mark.rule("5.2")
def test_closed_eyes_see_an_empty_street_and_may_point_anywhere():
    g = ask(table(hands=HANDS, street=PILE), CloseEyes(1), Gift(1), Reign(0))
    assert len(legal(g, 1)) == SPOTS <= 400
    blind = view(g, 1)
    assert g.closed == 1 and not blind.heap.laid and not any(blind.crowd) and not any(blind.backs)
    assert blind.heap.count() == g.heap.count()
    for seat in (-1, 0, 2, 3):
        assert view(g, seat).heap.xs == g.heap.xs
    few = ask(table(hands=HANDS, street=[]), CloseEyes(1), Gift(1), Reign(0))
    assert legal(few, 1) == legal(g, 1)


def test_open_eyes_see_the_street_again():
    g = ask(table(hands=HANDS, street=PILE), CloseEyes(1), Gift(1), Reign(0))
    do(g, "1 aim:c1r1")
    assert g.closed == NOBODY and view(g, 1).heap.xs == g.heap.xs


@pytest.mark.rule("5.3")
def test_an_unsteady_hand_strays_by_sixty_millimetres():
    rng = seeded("hand")
    strays = [error(rng, 600) for _ in range(4000)]
    assert abs(mean(strays)) < 30 and abs(pstdev(strays) - 600) < 30
    assert error(rng, 0) == 0


@pytest.mark.rule("5.4")
def test_the_topmost_card_under_the_finger_is_drawn_else_the_nearest(steady_hand):
    g = ask(table(hands=HANDS, street=PILE), CloseEyes(1), Gift(1), Reign(0))
    aim(g, 300, 0)
    assert 25 in hand(g, 1)
    g = ask(table(hands=HANDS, street=PILE), CloseEyes(1), Gift(1), Reign(0))
    do(g, "1 aim:c1r8")
    assert 3 in hand(g, 1)


def test_a_sliver_is_enough_for_a_finger():
    g = table(hands=HANDS, street=[(3, 0, 0, "down"), (5, 10, 0, "up")])
    assert not g.heap.is_in_sight(1) and g.backs[1] == 0
    assert g.heap.hit(-312, 0) == 1
    g.finger_x, g.finger_y, g.closed = -312, 0, 1
    ask(g, Grab(1), Gift(1), Reign(0))
    assert 3 in hand(g, 1)


@pytest.mark.rule("5.5")
def test_a_random_draw_asks_nobody():
    for across, end in ((0, min), (99_999, max)):  # the top left corner, then the top right one
        g = table(hands=HANDS, street=PILE, blind_draw="random", last=True)
        card = g.crowd[end(g.heap.order, key=lambda s: (g.heap.xs[s], -g.heap.ys[s]))]
        g.rng = Dice(across, 0)
        ask(g, CloseEyes(1), Gift(1), Reign(0))
        assert asked(g) == "Give" and hand(g, 1) == sorted([7, 8, card])


@pytest.mark.rule("5.6")
def test_the_others_but_the_king_guide_the_finger_in_turn(steady_hand):
    g = table(hands=HANDS, street=PILE, blind_draw="guided")
    ask(g, CloseEyes(1), Gift(1), Reign(0))
    do(g, "1 aim:c10r8")
    x, y = g.finger_x, g.finger_y
    assert asked(g) == "Hint" and g.seat == 2 and g.hints == 8
    assert legal(g, 2) == ["hint:left", "hint:right", "hint:up", "hint:down", "hint:stop"]
    do(g, "2 hint:right")
    assert (g.finger_x, g.finger_y) == (x + 400, y) and g.seat == 3
    do(g, "3 hint:down")
    assert (g.finger_x, g.finger_y) == (x + 400, y + 400) and g.seat == 2
    do(g, "2 hint:stop")
    assert asked(g) == "Give"


def test_eight_hints_are_all_and_the_finger_stays_in_the_zone(steady_hand):
    g = table(seats=3, hands={0: [1], 1: [7], 2: [13]}, street=PILE, blind_draw="guided")
    ask(g, CloseEyes(1), Gift(1), Reign(0))
    do(g, "1 aim:c20r8")
    for n in range(8):
        assert g.seat == 2 and g.hints == 8 - n and g.finger_x <= 3000
        do(g, "2 hint:right")
    assert asked(g) == "Give"


def test_the_jester_hears_hints_but_sees_nothing(steady_hand):
    m = as_match(ask(table(hands=HANDS, street=PILE, blind_draw="guided"), CloseEyes(1), Reign(0)))
    m.play(1, "aim:c10r8")
    m.play(2, "hint:left")
    assert ["hints", 2, 1] in told(m, 1)
    assert not m.view(1).heap.laid


def test_nobody_closes_eyes_before_an_empty_street():
    everything = list(range(1, 55))
    g = table(hands={0: everything[:20], 1: everything[20:]})
    ask(g, CloseEyes(1), Gift(1), Reign(0))
    assert asked(g) == "Give" and g.closed == NOBODY


@pytest.mark.parametrize("mode", ["aimed", "random", "guided"])
def test_whole_games_end_in_every_mode(mode):
    assert at_random(fresh(3, blind_draw=mode), mode).over
