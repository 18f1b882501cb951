"""The figures of the proof, where it is known what they must come to."""

from statistics import fmean

import pytest

from chapiteau.core.rng import seeded
from chapiteau.review.choices import Effort
from chapiteau.review.proving.luck import borne_out, looked_through
from chapiteau.review.proving.proof import Proof
from chapiteau.review.run import reviewed

from .games import random_game

UNIT = 1000


def proof_of(rows, deals=()):
    return Proof("fourberies", 2, list(rows), list(deals))


def game(n, result, draws, drift=0, errors=(0, 0), free=(1, 1)):
    """A row of two seats, of which one has what the other lacks."""
    return {
        "n": n, "unit": UNIT, "result": [result, UNIT - result], "draws": [draws, -draws],
        "drift": [drift, -drift], "errors": list(errors), "free": list(free), "named": [],
    }  # fmt: skip


def fair_games(count):
    """Draws that decide half of the games, and coins that decide the others."""
    dice = seeded("fair games")
    for n in range(count):
        won, is_luck = dice.below(2), n % 2
        yield game(n, UNIT * won, (UNIT * won - UNIT // 2) * is_luck)


def test_what_draws_explain_is_gone_without_them():
    proof = proof_of(fair_games(400))
    assert proof.left(proof.rows) == pytest.approx(0.5, abs=0.05)
    assert proof.left(proof.rows) < proof.most_left() < 0.6


def test_draws_that_have_nothing_to_do_with_results_leave_more_than_there_was():
    dice = seeded("noise")
    rows = [game(n, UNIT * dice.below(2), UNIT * dice.below(2) - 500) for n in range(200)]
    proof = proof_of(rows)
    assert proof.left(proof.rows) > 1.5
    assert proof.most_left() > 1


@pytest.mark.parametrize("by_deal", [0, 50, 100])
def test_how_much_a_deal_explains_is_found_from_deals_played_again(by_deal):
    """Of 100 games so many are won by whom the deal favours, the others by a coin."""
    dice, deals = seeded("deals"), []
    for _ in range(400):
        favoured = dice.below(2)
        won = [favoured if dice.below(100) < by_deal else dice.below(2) for _ in range(4)]
        deals.append({"results": [[w, 1 - w] for w in won]})
    proof = proof_of(fair_games(2), deals)
    # Two games of a deal are alike in so far as both are won by whom it favours.
    assert proof.dealt(proof.deals) == pytest.approx((by_deal / 100) ** 2, abs=0.08)


def test_drift_is_told_over_all_seats_and_errors_by_level():
    rows = [game(n, 500, 0, 300, (-20 * n, 0), (2, 1)) for n in range(10)]
    proof = proof_of(rows)
    assert proof.drift() == pytest.approx(0.3)
    # An amateur sits first in games 0 and 5, and second, where nothing is lost, in 4 and 9.
    assert proof.rate("errors", "amateur").startswith(f"{fmean([0, 0.05, 0, 0]):+.4f}")


def test_draws_that_count_for_too_much_are_told_for_what_results_bear_out():
    """They seem to be worth twice as much as they are."""
    ways = [(luck, other) for luck in (-0.5, 0.5) for other in (-0.5, 0.5)]
    games = [[(2 * luck, luck + other), (-2 * luck, -luck - other)] for luck, other in ways]
    assert borne_out(games) == 500
    assert borne_out([[(-draws, end) for draws, end in game] for game in games]) == 0
    assert borne_out([[(draws / 4, end) for draws, end in game] for game in games]) == 1000


def test_what_is_not_told_of_draws_is_counted_as_drift():
    rows = [game(n, 500, 400, 100) for n in range(10)]
    proof = Proof("fourberies", 2, rows, believed=250)
    assert proof.draws(rows[0]) == [0.1, -0.1]
    assert proof.drift() == pytest.approx(0.1 + 0.3)


def test_draws_are_the_same_without_any_search():
    effort = Effort(rounds=2, deals=2, views=2)
    for name, seats in (("parade", 3), ("fourberies", 2)):
        record = random_game(name, seats).record()
        columns = reviewed(record, effort, workers=1).account.columns
        told = looked_through(record.text, effort)
        assert [column.draws for column in told] == [column.chance for column in columns]
        assert any(column.draws for column in told)
