"""What bots are told of a position."""

import random

import pytest
from games.playing import do

from chapiteau.bots.bot import Budget
from chapiteau.bots.greedy import Greedy
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.components import FIRST_START_POSTER

from .table import fresh, gems, hang, hold, table, take, tiles


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_judged_from_what_a_seat_sees(seats):
    g, rng = fresh(seats, "advice"), random.Random(seats)
    while not g.over:
        seat = rng.choice(g.to_act())
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        assert -300 < GAME.worth(dealt, seat) < 300
        if rng.random() < 0.05:
            leans = GAME.lean(dealt, seat, dealt.legal(seat))
            assert len(leans) == len(dealt.legal(seat)) and all(0 <= x <= 1 for x in leans)
        play(g, rng.choice(g.legal(seat)), seat)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_learned_opinion_of_every_position_adds_up(seats):
    g, rng = fresh(seats, "learned"), random.Random(seats)
    while not g.over:
        if rng.random() < 0.1:
            for seat in range(seats):
                signs = GAME.signs_of(g, seat)
                assert len(signs) in (0, len(GAME.signs))
                assert 0 <= GAME.stage_of(g, seat) < GAME.stages
            leads = GAME.leads(g)
            assert all(-300 < lead < 300 for lead in leads)
            assert seats != 2 or leads[0] == pytest.approx(-leads[1])
            assert all(0 < x < 1 for x in GAME.promise(g))
        play(g, rng.choice(g.legal(g.seat)))
    leads = GAME.leads(g)
    points = [p.points for p in g.players]
    best = max(points)
    assert [lead > 0 for lead in leads] == [seats > 1 and x == best for x in points]


def test_a_start_poster_that_was_discarded_may_lie_in_the_deck():
    g = table()
    start = g.players[1].posters[1]
    assert start >= FIRST_START_POSTER
    g.players[1].posters[1] = 0
    g.poster_deck.insert(0, start)
    for seed in "abc":
        dealt = GAME.dealt(GAME.view(g, 0), seeded(seed))
        assert sorted(dealt.poster_deck) == sorted(g.poster_deck)


def choice(g):
    """What a bot that looks one decision ahead does here."""
    seat = g.seat
    view = GAME.view(g, seat)
    return Greedy(GAME, 1).choose(view, view.moves, seeded("bot"), Budget(1)).text


def test_a_bot_performs_when_its_posters_are_ready():
    g = table()
    hold(g, 0, "45", "55", "31", "06")
    hang(g, 0, 1, "green_g9")
    tiles(g, 0, "GL1 c1r1", "PL1 c4r1", "OL1 c1r5")
    gems(g, 0, green=1, purple=1)
    take(g, "green-6", "45")
    do(g, "0 use:45")
    assert choice(g) == "perform"
    do(g, "0 perform", "0 space:6")
    assert choice(g) == "complete:1"


def test_a_bot_ends_its_way_on_a_tent():
    g = table()
    hold(g, 0, "45", "55", "31", "06")
    take(g, "green-6", "45")
    do(g, "0 travel")
    steps = int(choice(g).split(":")[1])
    assert g.tent_on(2, steps)
