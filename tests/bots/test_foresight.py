"""Foresight: a sound opinion, checked by playing on."""

import random

import pytest

import chapiteau
from chapiteau.bots import Budget, ask, make_bot
from chapiteau.bots.apart import consider, question
from chapiteau.bots.foresight import LOOKS, MOST, Foresight
from chapiteau.core.rng import seeded

GAME = chapiteau.games()["three_ring_circus"]
FEW = Budget(iterations=12)


def positions(seats, every):
    """Some positions of a random game, with a seat that has a choice."""
    match, dice = chapiteau.new(GAME.name, seats=seats, seed=seats), random.Random(seats)
    for n in range(160):
        if match.over:
            return
        seat = match.to_act[0]
        if n % every == every - 1 and len(match.moves(seat)) > 1:
            yield match, seat
        match.play(seat, dice.choice(list(match.moves(seat))))


@pytest.mark.parametrize("seats", [1, 3])
def test_a_master_answers_the_same_again_whatever_is_hidden_from_it(seats):
    bot = make_bot("master", GAME)
    assert isinstance(bot, Foresight)
    for match, seat in positions(seats, every=60):
        move = ask(match, seat, bot, FEW)
        assert move in match.moves(seat)
        twin = match.clone()
        twin.state = GAME.dealt(match.view(seat), seeded("another world"))
        assert ask(twin, seat, bot, FEW) is move


def test_its_budget_is_spent_on_the_few_best_and_a_hint_is_what_it_would_do():
    for match, seat in positions(2, every=35):
        view, moves = match.view(seat), list(match.moves(seat))
        bot = Foresight(GAME)
        thought = bot.thought(view, moves, seeded("a"), FEW)
        assert 1 <= len(thought.weighed) <= MOST
        assert len(thought.weighed) == 1 or 12 <= thought.rounds < 12 + MOST
        assert consider(question(view, seat, moves, "", seeded("a"), FEW)) == thought
        assert thought.weighed[0].move == bot.choose(view, moves, seeded("a"), FEW).text
        assert all(0 <= w.promise <= 1 for w in thought.weighed)


def test_without_a_round_it_trusts_the_opinion():
    for match, seat in positions(2, every=35):
        view, moves = match.view(seat), list(match.moves(seat))
        bot = Foresight(GAME)
        worth = bot.glance.worths(view, moves, seeded("a"))
        thought = bot.thought(view, moves, seeded("a"), Budget(iterations=0))
        assert LOOKS == bot.glance.looks and thought.rounds == 0
        assert worth[moves.index(GAME.moves.read(thought.weighed[0].move))] == max(worth)
