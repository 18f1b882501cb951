"""Foresight: a sound opinion, checked by playing on."""

import random
from math import exp
from typing import Any

import pytest

import chapiteau
from chapiteau.bots import Budget, ask, make_bot
from chapiteau.bots.apart import consider, make_question
from chapiteau.bots.foresight import MOST, Foresight, Spending, Trial
from chapiteau.core.rng import seeded

GAME = chapiteau.games()["three_ring_circus"]
MIND = GAME.mind()
FEW = Budget(iterations=2)


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


@pytest.mark.parametrize(("seats", "every"), [(1, 25), (2, 80)])
def test_a_master_answers_the_same_again_whatever_is_hidden_from_it(seats, every):
    bot = make_bot("master", GAME)
    assert isinstance(bot, Foresight)
    for match, seat in positions(seats, every):
        move = ask(match, seat, bot, FEW)
        assert move in match.moves(seat)
        twin = match.clone()
        twin.state = GAME.dealt(match.view(seat), seeded("another world"))
        assert ask(twin, seat, bot, FEW) is move


def test_its_budget_is_spent_on_the_few_best_and_a_hint_is_what_it_would_do():
    for match, seat in positions(2, every=70):
        view, moves = match.view(seat), list(match.moves(seat))
        bot = Foresight(MIND)
        thought = bot.thought(view, moves, seeded("a"), FEW)
        assert 1 <= len(thought.moves) <= MOST
        assert len(thought.moves) == 1 or 2 <= thought.rounds < 2 + MOST
        assert consider(make_question(view, seat, moves, "", seeded("a"), FEW)) == thought
        assert thought.moves[0].move == bot.choose(view, moves, seeded("a"), FEW).text
        assert all(0 <= w.chance <= 1 for w in thought.moves)


def test_without_a_round_it_trusts_the_opinion():
    for match, seat in positions(2, every=35):
        view, moves = match.view(seat), list(match.moves(seat))
        bot = Foresight(MIND)
        few = bot.few(view, moves, seeded("a"))
        thought = bot.thought(view, moves, seeded("a"), Budget(iterations=0))
        assert thought.rounds == 0 and [w.move for w in thought.moves] == [m.text for m in few]
        assert all(w.tries == 1 and 0 <= w.chance <= 1 for w in thought.moves)


class Race:
    """Stands for a game and its mind: moves come to what their number says, plus what the table
    brings to all. First sight is worth four tables."""

    trust, sight = 4.0, 1.0

    def __init__(self):
        self.game = self
        self.dealt_tables = 0

    def dealt(self, view, rng):
        self.dealt_tables += 1
        return self.dealt_tables


class Runner(Trial):
    def played_on(self, dealt: Any, move: Any) -> Any:
        return move * 0.1 + dealt % 7

    def judged(self, g: Any) -> tuple[float, float]:
        return g, g


def running(few: Any, spending: Spending) -> Any:
    """A trial of moves that are numbers, in a race that stands for a game."""
    race: Any = Race()
    nobody: Any = None
    return Runner(race, nobody, few, nobody, spending)


def test_half_of_the_moves_are_dropped_after_each_heat_and_the_best_is_tried_most():
    trial = running(dict.fromkeys([1, 2, 3, 4, 5, 6], 1.0), Spending(Budget(iterations=90)))
    trial.run()
    assert trial.ranked[:3] == [6, 5, 4] and trial.mind.game.dealt_tables == trial.tables[6]
    # three heats of 30 rounds: 5 tables for six moves, 10 for three, 15 for two
    assert [trial.tables[move] for move in (6, 5, 4, 3, 2, 1)] == [30, 30, 15, 5, 5, 5]
    assert trial.spending.rounds == 90
    assert trial.chance_after(6) > trial.chance_after(5)


def test_a_table_that_time_cuts_short_does_not_count():
    spending = Spending(Budget(seconds=1.0))
    trial = running({1: 1.0, 2: 0.5}, spending)
    trial.play_table([1, 2])
    spending.begun -= 2.0
    trial.play_table([1, 2])
    assert trial.tables == {1: 1, 2: 1} and spending.rounds == 3
    trial.run()
    assert spending.rounds == 3 and trial.ranked == [1, 2]


def test_some_turns_are_played_on_and_whoever_is_late_stops_at_the_first():
    match = chapiteau.new(GAME.name, seats=2, seed="hurry")
    view = match.view(match.to_act[0])
    dealt = GAME.dealt(view, seeded("deal"))
    few = dict.fromkeys(dealt.moves, 1.0)
    turns = []
    for seconds in (0.0, None):
        trial = Trial(MIND, view, few, seeded("unused"), Spending(Budget(1, seconds)))
        g = trial.played_on(dealt, dealt.moves[0])
        assert not g.over and MIND.begins_turn(g, view.seat)
        turns.append(MIND.turn_of(g) - MIND.turn_of(dealt))
    assert turns[1] - turns[0] == MIND.turns_ahead - 1


def test_first_sight_counts_like_some_tables():
    # The second looks worse by half a tenth, and comes to a tenth more at every table.
    looks = {1: 1.0, 2: exp(-0.05)}
    for tables, ranked in ((1, [1, 2]), (3, [2, 1])):
        trial = running(looks, Spending(Budget(iterations=2 * tables)))
        trial.run()
        assert trial.ranked == ranked and trial.tables == {1: tables, 2: tables}
