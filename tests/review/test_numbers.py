"""Whole numbers: what is shared out is all there is."""

from math import e

import pytest

from chapiteau.core.mind import MILLION
from chapiteau.review.numbers import (
    ORDERS,
    VICTORY,
    apportioned,
    mean_points,
    mean_shares,
    powers,
    rounded,
    softmax,
)


@pytest.mark.parametrize("weights", [[1, 1, 1], [0, 5, 2], [7], [1, 10**12, 3, 0, 0]])
def test_what_is_apportioned_sums_to_the_whole_and_follows_the_weights(weights):
    shares = apportioned(weights, MILLION)
    assert sum(shares) == MILLION
    exact = [weight * MILLION / sum(weights) for weight in weights]
    assert all(abs(share - fair) < 1 for share, fair in zip(shares, exact, strict=True))


def test_whoever_is_ahead_by_a_swing_has_e_times_the_chances():
    ahead, behind = softmax([10.0, 2.0], 8000)
    assert ahead + behind == MILLION
    assert ahead / behind == pytest.approx(2.71828, rel=1e-5)


def test_whoever_is_hopelessly_behind_has_nearly_nothing_and_equals_have_the_same():
    shares = softmax([0.0, 0.0, -1e9], 500)
    assert shares[0] == shares[1] > 499_000
    assert 0 <= shares[2] <= 1


def test_powers_fall_from_one_as_the_exponential_does():
    found = powers()
    assert found[0] == 1 << 40
    assert found[64] == int((1 << 40) / e)
    assert found == sorted(found, reverse=True)


def test_means_divide_by_every_number_of_orders():
    shares = mean_shares([[333_333, 666_667], [1_000_000, 0], [5, 999_995]])
    assert sum(shares) == VICTORY
    assert all(share % ORDERS == 0 for share in shares)
    assert mean_points([[1], [2]]) == [ORDERS * 2]


def test_halves_are_rounded_up_on_both_sides_of_nothing():
    assert [rounded(n, 2) for n in (-3, -2, -1, 0, 1, 3)] == [-1, -1, 0, 0, 1, 2]
