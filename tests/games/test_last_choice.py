"""What a game calls its last choice is the last one, and it is the same in the view."""

import random

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.step import Step
from chapiteau.games.fourberies.rules.state import Fourberies


@pytest.mark.parametrize("name", chapiteau.games())
def test_the_game_ends_with_its_last_choice(name):
    game, found, steps = chapiteau.games()[name], 0, set()
    for seed in range(6):
        match, dice = chapiteau.new(name, seats=max(2, game.fewest), seed=seed), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.to_act)
            step, view = match.state.stack[-1], match.view(seat)
            moves = list(match.moves(seat))
            last = [move for move in moves if step.is_last(match.state, seat, move)]
            assert last == [move for move in moves if view.stack[-1].is_last(view, seat, move)]
            for move in last[:3]:
                twin = match.clone()
                twin.play(seat, move)
                assert twin.over
            found += len(last)
            steps.add(type(step))
            match.play(seat, dice.choice(moves))
    knows = [step for step in steps if step.is_last is not Step.is_last]
    assert found or not knows


def test_a_choice_that_another_may_follow_is_not_the_last():
    """With the Owl a second request may be played: only what closes the lane ends the game."""
    found = 0
    for seed in range(400):
        match, dice = chapiteau.new("fourberies", seats=2, seed=seed), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.to_act)
            step, moves = match.state.stack[-1], list(match.moves(seat))
            for move in moves if type(step).__name__ == "PlayRequests" else []:
                twin = match.clone()
                twin.play(seat, move)
                is_open = not twin.over and twin.state.stack[-1] is step and seat in twin.to_act
                found += (
                    is_open
                    and sure(Fourberies, match.state).season == 1
                    and match.to_act == (seat,)
                )
                assert not (is_open and step.is_last(match.state, seat, move))
            match.play(seat, dice.choice(moves))
        if found > 1:
            return
    raise AssertionError("no game came to such a choice")
