"""What a game calls its last choice is the last one, whatever is chosen."""

import random

import pytest

import chapiteau


@pytest.mark.parametrize("name", chapiteau.games())
def test_the_game_ends_with_its_last_choice(name):
    game, found = chapiteau.games()[name], 0
    for seed in range(6):
        match, dice = chapiteau.new(name, seats=max(2, game.fewest), seed=seed), random.Random(seed)
        while not match.over:
            seat = dice.choice(match.to_act)
            step, view = match.state.stack[-1], match.view(seat)
            is_last = step.is_last(match.state, seat)
            assert is_last == view.stack[-1].is_last(view, seat)  # no secret decides it
            moves = list(match.moves(seat))
            if is_last:
                found += 1
                for move in moves[:3]:
                    twin = match.clone()
                    twin.play(seat, move)
                    while not twin.over and seat in twin.to_act:  # a lane of several choices
                        twin.play(seat, twin.moves(seat)[0])
                    assert twin.over
            match.play(seat, dice.choice(moves))
    assert found or type(step).is_last is chapiteau.core.step.Step.is_last
