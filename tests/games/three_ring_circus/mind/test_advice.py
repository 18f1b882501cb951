"""What bots are told of a position."""

import random
from typing import Any

import pytest
from games.playing import do

from chapiteau.bots.bot import Budget
from chapiteau.bots.foresight import Spending, Trial
from chapiteau.bots.greedy import Greedy
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.core.wire import pack
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.mind.advice import (
    is_planning,
    own_prospect,
    tried,
    turn_down,
)
from chapiteau.games.three_ring_circus.mind.horizon import Horizon
from chapiteau.games.three_ring_circus.mind.outlook import Sight
from chapiteau.games.three_ring_circus.mind.promises import Promise, to_hire
from chapiteau.games.three_ring_circus.mind.shortcuts import quick
from chapiteau.games.three_ring_circus.mind.venues import venues
from chapiteau.games.three_ring_circus.rules.end_of_turn import EndTurn
from chapiteau.games.three_ring_circus.rules.shows.backstage import TakeTicket

from ..table import ask, fresh, hold, ring, show, stand, table, wishes

MIND = GAME.mind()

STAR = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_13_per_beast"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_judged_from_what_a_seat_sees(seats):
    g, rng = fresh(seats, "advice"), random.Random(seats)
    while not g.over:
        seat = g.to_act()[0]
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        assert -300 < MIND.value(dealt, seat) < 300
        assert all(0 <= x <= 1 for x in MIND.chances(dealt))
        if rng.random() < 0.1:
            priors = MIND.priors(dealt, seat, dealt.legal(seat))
            assert len(priors) == len(dealt.legal(seat)) and all(0 <= x <= 1 for x in priors)
        play(g, rng.choice(g.legal(seat)), seat)


def choice(g, looks=4):
    """What a bot that looks one decision ahead does here."""
    view = GAME.view(g, g.seat)
    return Greedy(MIND, looks).choose(view, view.moves, seeded("bot"), Budget(1)).text


def test_a_bot_performs_where_its_star_is_wanted():
    g = wishes(stand(table(4), 0, "boston"), "new_york", 9)
    assert choice(ring(g, 0, 1, *STAR)) == "go:new-york"


def test_a_bot_takes_the_ticket_that_a_metropolis_wants():
    g = wishes(table(4), "new_york", 9)
    show(g, "ticket_06_pedestal", "ticket_09_per_beast", "ticket_07_banknote", "", "")
    ring(g, 0, 1, "ticket_05_banknote")
    assert choice(ask(g, TakeTicket(0, 1), EndTurn(1))) == "take:2"


def test_a_bot_pays_with_what_it_misses_least():
    g = hold(table(), 0, "ticket_05_pedestal", "popcorn_machine", "rider_beast", "clown_beast")
    hold(g, 0, "clown_acrobat")
    do(g, "0 hire:ticket_05_pedestal", "0 ring:1")
    assert not choice(g).endswith(":20")  # the popcorn machine


def test_a_bot_fills_a_column_to_place_its_objective():
    g = hold(table(), 0, "clown_beast", "rider_beast", "artists")
    ring(ring(g, 0, 1, "clown_acrobat"), 0, 2, "magician_beast")
    do(g, "0 hire:clown_beast")
    assert choice(g) == "ring:3"


def test_a_ticket_without_money_promises_less():
    t = Horizon(fresh())
    tickets = [Promise(6.0, 9), Promise(5.0, 4)]
    assert to_hire(tickets, 0, t) < to_hire(tickets, 6, t) < to_hire(tickets, 12, t)
    assert to_hire(tickets, 12, t) == to_hire(tickets, 40, t)


def test_a_bot_expects_the_best_venues_first():
    g = wishes(stand(table(), 0, "boston"), "new_york", 9)
    before = venues(g, 0, Horizon(g))
    assert venues(ring(g, 0, 1, *STAR), 0, Horizon(g)) > before + 3


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_seat_thinks_of_a_position_does_not_hang_on_cards_nobody_knows(seats):
    """Open plans included: they are carried out in thought, and draw cards that stay unknown."""
    g, rng, planned = fresh(seats, "unknown"), random.Random(seats), 0
    for _ in range(220):
        if g.over:
            break
        seat = g.to_act()[0]
        view, moves = GAME.view(g, seat), g.legal(seat)
        deals = [GAME.dealt(view, seeded(f"deal {n}")) for n in range(3)]
        assert len({MIND.margins(dealt)[seat] for dealt in deals}) == 1
        assert len({tuple(MIND.priors(dealt, seat, moves)) for dealt in deals}) == 1
        planned += is_planning(g)
        play(g, rng.choice(moves), seat)
    assert planned > 20


def test_a_card_that_was_paid_and_comes_back_by_a_reshuffle_is_unknown():
    hand, lots = [7, 9, 12, 30], [0, 1, 0, 0]
    turn_down(hand, lots, [7, 9, 31], [0, 0, 0], [30])
    assert hand == [7, 0, 0, 30]


@pytest.mark.parametrize("seats", [1, 2])
def test_moves_are_played_on_for_some_turns(seats):
    g = fresh(seats, "ahead")
    view = GAME.view(g, g.seat)
    dealt = GAME.dealt(view, seeded("deal"))
    few = dict.fromkeys(dealt.moves, 1.0)
    trial = Trial(MIND, view, few, seeded("unused"), Spending(Budget(1)))
    end: Any = trial.played_on(dealt, dealt.moves[0])
    assert not end.over and MIND.begins_turn(end, view.seat)


@pytest.mark.parametrize("seats", [1, 3])
def test_to_judge_an_open_plan_does_not_carry_it_out(seats):
    g = hold(table(seats), 0, "ticket_05_pedestal", "popcorn_machine", "rider_beast", "clown_beast")
    do(hold(g, 0, "clown_acrobat"), "0 hire:ticket_05_pedestal", "0 ring:1")
    before = pack(g)
    found = MIND.margins(g)
    MIND.priors(g, 0, g.moves)
    assert pack(g) == before and MIND.margins(g) == found


def test_in_a_turn_that_is_only_imagined_rings_are_compared_and_payments_are_not():
    g = hold(table(2), 0, "ticket_05_pedestal", "popcorn_machine", "rider_beast", "clown_beast")
    assert MIND.in_passing(g, 0, g.moves) == g.moves
    do(g, "0 hire:ticket_05_pedestal")
    assert g.moves[0].verb == "ring" and MIND.in_passing(g, 0, g.moves) == g.moves
    do(g, "0 ring:1")
    assert g.moves[0].verb == "pay" and MIND.in_passing(g, 0, g.moves) == [quick(g)]


@pytest.mark.parametrize("seats", [2, 4])
def test_what_was_seen_before_a_move_judges_it_as_what_is_seen_after_it(seats):
    g, rng, held = fresh(seats, "sight"), random.Random(seats), {True: 0, False: 0}
    while not g.over:
        seat, before = g.seat, Sight(g)
        after = tried(g, seat, rng.choice(g.moves))
        held[before.holds(after)] += 1
        if after.stack:
            assert own_prospect(after, seat, before) == own_prospect(after, seat, Sight(after))
        play(g, rng.choice(g.moves))
    assert min(held.values()) > 10


@pytest.mark.parametrize("seats", [2, 4])
def test_turns_that_were_played_on_are_compared_by_the_lead(seats):
    g = fresh(seats, "lead")
    while not MIND.begins_turn(g, g.seat):
        play(g, g.moves[0])
    assert [MIND.outcome(g, seat) for seat in range(seats)] == MIND.margins(g)
