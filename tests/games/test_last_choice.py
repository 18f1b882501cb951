"""What a game calls its last choice is the last one, and it is the same in the view."""

import random

import pytest

import chapiteau
from chapiteau.core.step import Step


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
