"""What bots are told of a position."""

import random

import pytest
from games.playing import do

from chapiteau.bots.bot import Budget
from chapiteau.bots.greedy import Greedy
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.rules.actions.posters import MOST_SWAPS, Rearrange

from ..table import BOX, ask, fresh, gems, hang, hold, pitch, table, take, tiles

MIND = GAME.mind()


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_judged_from_what_a_seat_sees(seats):
    g, rng = fresh(seats, "advice"), random.Random(seats)
    while not g.over:
        seat = rng.choice(g.to_act())
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        assert -300 < MIND.value(dealt, seat) < 300
        if rng.random() < 0.05:
            priors = MIND.priors(dealt, seat, dealt.legal(seat))
            assert len(priors) == len(dealt.legal(seat)) and all(0 <= x <= 1 for x in priors)
        play(g, rng.choice(g.legal(seat)), seat)


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_a_learned_opinion_of_every_position_adds_up(seats):
    g, rng = fresh(seats, "learned"), random.Random(seats)
    while not g.over:
        if rng.random() < 0.1:
            for seat in range(seats):
                inputs = MIND.inputs_of(g, seat)
                assert len(inputs) in (0, len(MIND.inputs))
                assert 0 <= MIND.stage_of(g, seat) < MIND.stages
            leads = MIND.margins(g)
            assert all(-300 < lead < 300 for lead in leads)
            assert seats != 2 or leads[0] == pytest.approx(-leads[1])
            assert all(0 < x < 1 for x in MIND.chances(g))
        play(g, rng.choice(g.legal(g.seat)))


@pytest.mark.parametrize(
    ("points", "leads"),
    [([170], [0]), ([52, 40], [12, -12]), ([40, 52, 31], [-12, 12, -21]), ([9, 9, 4], [0, 0, -5])],
)
def test_at_the_end_only_points_are_compared(points, leads):
    g = table(len(points))
    g.stack = []
    for p, count in zip(g.players, points, strict=True):
        p.points = count
    assert MIND.margins(g) == leads


def test_a_start_poster_that_was_discarded_may_lie_in_the_deck():
    g = table()
    start = g.players[1].posters[1]
    assert start >= BOX.first_start_poster
    g.players[1].posters[1] = 0
    g.poster_deck.insert(0, start)
    for seed in "abc":
        dealt = GAME.dealt(GAME.view(g, 0), seeded(seed))
        assert sorted(dealt.poster_deck) == sorted(g.poster_deck)


def choice(g):
    """What a bot that looks one decision ahead does here."""
    seat = g.seat
    view = GAME.view(g, seat)
    return Greedy(MIND, 1).choose(view, view.moves, seeded("bot"), Budget(1)).text


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


def weighed(g):
    """What a bot thinks about here."""
    return [move.text for move in MIND.candidates(g, g.seat, g.moves)]


def test_a_bot_thinks_of_stops_on_tents_and_of_the_end_of_the_way():
    g = table()
    hold(g, 0, "45", "55", "31", "06")
    take(g, "green-6", "45")
    do(g, "0 travel")
    tents = [n for n in range(1, 6) if g.tent_on(2, n)]
    assert tents and weighed(g) == [f"steps:{n}" for n in [*tents, 6]]
    g.players[0].tents = [0, *g.players[0].tents[1:2] * 5]
    assert weighed(g) == ["steps:6"]


def test_a_bot_exchanges_posters_only_to_hang_one_over_a_tent():
    g = table()
    pitch(g, 0, 2, 1)
    for place, poster in enumerate(["green_g9", "orange_n1", "purple_n1"], start=1):
        hang(g, 0, place, poster)
    ask(g, Rearrange(0, MOST_SWAPS))
    assert weighed(g) == ["swap:1-3", "swap:2-3", "pass"]


def sign(g, seat, name):
    return MIND.inputs_of(g, seat)[MIND.inputs.index(name)]


def test_posters_shown_together_need_the_tiles_of_all_of_them():
    g = table()
    pitch(g, 0, 2, 1)
    hang(g, 0, 1, "orange_n1")
    hang(g, 0, 2, "orange_n4")
    tiles(g, 0, "OS1 c1r1")
    alone = sign(g, 0, "show")
    assert alone > 0 and sign(g, 0, "double_show") == alone
    tiles(g, 0, "OL1 c1r3", "PS1 c4r1")
    assert sign(g, 0, "double_show") > sign(g, 0, "show") > alone


@pytest.mark.parametrize("seats", [1, 2])
def test_turns_begun_turns_to_come_and_tables_are_stages_of_their_own(seats):
    g, stages = fresh(seats, "stages"), set()
    rng = random.Random(seats)
    while not g.over:
        stages.add((MIND.stage_of(g, 0), g.seat == 0 and g.die > 0))
        play(g, rng.choice(g.legal(g.seat)))
    begun = {stage for stage, is_begun in stages if is_begun}
    waiting = {stage for stage, is_begun in stages if not is_begun}
    assert len(begun) == 12 and not begun & waiting
    half = MIND.stages // 2
    assert all((stage < half) == (seats == 1) for stage in begun | waiting)
