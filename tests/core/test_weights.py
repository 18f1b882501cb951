"""Learned weights: what they say is the same on every machine, compiled or not."""

import random
from fractions import Fraction
from math import floor

import pytest

import chapiteau
from chapiteau.core.weights import FINE, GRAIN, Weights

LEARNERS = [game for game in chapiteau.games().values() if game.mind().inputs]


def exactly(row: list[float], inputs: list[float]) -> float:
    """The same sum in fractions, rounded once."""
    total = Fraction(0)
    for weight, seen in zip(row, inputs, strict=True):
        total += Fraction(round(weight * GRAIN), GRAIN) * Fraction(floor(seen * FINE + 0.5), FINE)
    return float(total)


@pytest.mark.parametrize("game", LEARNERS, ids=lambda game: game.name)
def test_shipped_weights_are_summed_exactly(game):
    dice, weights = random.Random(game.name), game.mind().weights
    for stage, row in enumerate(weights.rows):
        inputs = [dice.uniform(-90, 90) for _ in row]
        assert weights.value(stage, inputs) == exactly(row, inputs)
        rounded_off = sum(abs(w) for w in row) / (2 * FINE)
        usual = sum(w * x for w, x in zip(row, inputs, strict=True))
        assert weights.value(stage, inputs) == pytest.approx(usual, abs=rounded_off + 1e-9)


def test_the_order_of_a_sum_does_not_matter():
    there, back = [0.1, 0.2, 0.3], [0.3, 0.2, 0.1]
    assert sum(there) != sum(back)
    weights = Weights([there, back], {})
    assert weights.value(0, [1.0] * 3) == weights.value(1, [1.0] * 3) == 0.6
