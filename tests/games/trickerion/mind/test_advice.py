"""What a position is worth, and how turns are played out."""

import random
from typing import Any

import pytest

from chapiteau.bots import Budget
from chapiteau.bots.foresight import Foresight, Spending, Trial
from chapiteau.core.match import BareMatch
from chapiteau.core.rng import seeded
from chapiteau.games.trickerion import GAME
from chapiteau.games.trickerion.mind import advice
from chapiteau.games.trickerion.rules.scoring import winner

MIND = GAME.mind()


def positions(seats, every=40) -> Any:
    """Positions of a random game, set-up included, and who is asked."""
    match: Any = BareMatch(GAME.edition({}), seats, f"advice {seats}")
    dice = random.Random(seats)
    while not match.over:
        seat = dice.choice(match.to_act)
        if len(match.decisions) % every == 0:
            yield match, seat
        match.play(seat, dice.choice(list(match.moves(seat))))
    yield match, 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lead_of_each_seat_is_over_its_best_opponent(seats):
    for match, _ in positions(seats):
        found = MIND.margins(match.state)
        hopes = [advice.prospect(match.state, seat) for seat in range(seats)]
        for seat in range(seats):
            others = [hope for s, hope in enumerate(hopes) if s != seat]
            assert found[seat] == hopes[seat] - max(others) == MIND.value(match.state, seat)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_move_is_played_on_to_the_end_of_the_turn(seats):
    for match, seat in positions(seats, every=60):
        if match.over:
            continue
        view, moves = match.view(seat), list(match.moves(seat))
        dealt = GAME.dealt(view, seeded("table"))
        few = dict.fromkeys(moves, 1.0)
        trial = Trial(MIND, view, few, seeded("unused"), Spending(Budget(1)))
        g: Any = trial.played_on(dealt, moves[0])
        assert g.over or g.turn == dealt.turn + 1


def test_a_turn_that_was_played_out_counts_mostly_ones_own_fame_and_a_victory():
    *_, (match, _) = positions(3)
    g = match.state
    fame = [p.fame for p in g.players]
    for seat in range(3):
        rival = max(f for s, f in enumerate(fame) if s != seat)
        won = MIND.victory if seat == winner(g) else 0.0
        assert MIND.outcome(g, seat) == pytest.approx(fame[seat] - MIND.rival * rival + won)


def test_a_master_answers_the_same_whatever_is_hidden_from_it():
    bot, budget = Foresight(MIND), Budget(8)
    for match, seat in positions(3, every=90):
        if match.over:
            continue
        view, moves = match.view(seat), list(match.moves(seat))
        twin = GAME.view(GAME.dealt(view, seeded("another world")), seat)
        move = bot.choose(view, moves, seeded("bot"), budget)
        assert move in moves
        assert bot.choose(twin, moves, seeded("bot"), budget) is move
