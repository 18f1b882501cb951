"""What bots are told of a position."""

import random

import pytest
from games.playing import do

from chapiteau.bots.bot import Budget
from chapiteau.bots.greedy import Greedy
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.backstage import TakeTicket
from chapiteau.games.three_ring_circus.end_of_turn import EndTurn

from .table import ask, fresh, hold, ring, show, stand, table, wishes

STAR = ["ticket_05_banknote", "ticket_09_per_beast", "ticket_13_per_beast"]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_position_can_be_judged_from_what_a_seat_sees(seats):
    g, rng = fresh(seats, "advice"), random.Random(seats)
    while not g.over:
        seat = g.to_act()[0]
        dealt = GAME.dealt(GAME.view(g, seat), seeded("deal"))
        assert -300 < GAME.worth(dealt, seat) < 300
        assert all(0 <= x <= 1 for x in GAME.promise(dealt))
        if rng.random() < 0.1:
            leans = GAME.lean(dealt, seat, dealt.legal(seat))
            assert len(leans) == len(dealt.legal(seat)) and all(0 <= x <= 1 for x in leans)
        play(g, rng.choice(g.legal(seat)), seat)


def choice(g, looks=4):
    """What a bot that looks one decision ahead does here."""
    view = GAME.view(g, g.seat)
    return Greedy(GAME, looks).choose(view, view.moves, seeded("bot"), Budget(1)).text


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
