"""Puzzles: several answers may be right, and all are judged by what the seat could see."""

from typing import Any

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.core.wire import text
from chapiteau.review.choices import LEAST_LOSS, Choice, Effort, Reader
from chapiteau.review.numbers import VICTORY
from chapiteau.review.puzzle import Attempt, judged, verdict_at

from .games import random_game

EFFORT = Effort(rounds=1, deals=1, views=6)


def attempts(name, seats, count):
    """Positions in which somebody had a choice, each with all answers to it."""
    match = random_game(name, seats)
    record = match.record()
    replay: Any = chapiteau.new(name, seats, record.seed)
    for number, decision in enumerate(match.decisions):
        moves = [move.text for move in replay.moves(decision.seat)]
        if 2 < len(moves) < 8 and number > 4 and count:
            count -= 1
            yield (
                [
                    Attempt(record.text, number, decision.seat, moves[0], move, EFFORT)
                    for move in moves
                ],
                replay.state.clone(),
            )
        replay.play(decision.seat, decision.move)


def test_the_best_move_is_right_and_others_by_what_they_lose():
    found = []
    for asked, _ in attempts("parade", 3, 3):
        assert judged(asked[0]).is_right and judged(asked[0]).loss == 0
        found += [judged(attempt) for attempt in asked[1:]]
    least = 1000 * LEAST_LOSS // VICTORY
    assert all(verdict.is_right == (verdict.loss <= least) for verdict in found)
    assert {verdict.is_right for verdict in found} == {True, False}


@pytest.mark.parametrize("name", ["parade", "fourberies"])
def test_an_answer_is_judged_the_same_in_any_world_that_looks_the_same(name):
    """A verdict that knew the true hands would tell of them."""
    game: Any = chapiteau.games()[name]
    asked, g = next(iter(attempts(name, 3, 1)))
    seat = asked[0].seat
    twin = game.dealt(game.view(g, seat), seeded("another world"))
    assert text(game.view(twin, seat)) == text(game.view(g, seat))
    assert text(twin) != text(g)
    for attempt in asked:
        assert verdict_at(g, attempt) == verdict_at(twin, attempt)


def test_a_loss_that_is_told_to_nobody_makes_no_answer_wrong(monkeypatch):
    asked, g = next(iter(attempts("parade", 2, 1)))
    for loss, is_right in ((LEAST_LOSS, True), (LEAST_LOSS + 1, False)):
        found = Choice(0, 0, "a", "b", 6, loss)
        monkeypatch.setattr(Reader, "compared", lambda *_, found=found: found)
        assert verdict_at(g, asked[1]).is_right == is_right
