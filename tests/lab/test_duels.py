"""Duplicate sets: the challenger on every seat of one deal, figures over sets, an end by itself."""

from math import inf, sqrt
from statistics import fmean, stdev
from typing import Any

import pytest

from chapiteau.core.errors import BadSetup
from chapiteau.core.match import BareMatch
from chapiteau.lab.arena import Bout, Result, play_bout
from chapiteau.lab.duels import FEWEST, Duel, Ending, Score, fought
from chapiteau.lab.intervals import mean_interval, share_interval, student
from chapiteau.lab.players import bot_of, budget_of
from chapiteau.registry import find

DUEL = Duel("fourberies", 3, "novice", "random", "sets")
NOBODY: Bout = DUEL.bout(0)


def games(*sets):
    """Sets of results, each game as its shares and points."""
    return [[Result(NOBODY, shares, points, (1.0,) * 3) for shares, points in one] for one in sets]


WON_TWICE, WON_ONCE = games(
    [((1, 0, 0), (9, 3, 6)), ((0, 1, 0), (2, 8, 4)), ((1, 0, 0), (7, 1, 4))],
    [((0, 1, 0), (3, 9, 6)), ((0.5, 0.5, 0), (5, 5, 0)), ((0, 0.5, 0.5), (0, 6, 6))],
)


def test_the_challenger_sits_on_every_seat_of_one_deal_against_the_others():
    bouts = [DUEL.bout(n) for n in range(4)]
    assert [bout.levels for bout in bouts[:3]] == [
        ("novice", "random", "random"), ("random", "novice", "random"),
        ("random", "random", "novice"),
    ]  # fmt: skip
    assert [bout.seed for bout in bouts] == ["sets 0"] * 3 + ["sets 1"]


@pytest.mark.parametrize(("game", "seats"), [("the_magnificent", 1), ("carnavalesque", 4)])
def test_where_nobody_is_beaten_each_bot_has_the_same_deal_to_itself(game, seats):
    duel = Duel(game, seats, "novice", "random")
    assert duel.tables() == [("novice",) * seats, ("random",) * seats]
    assert duel.bout(0).seed == duel.bout(1).seed != duel.bout(2).seed


def test_the_cards_of_a_set_are_the_same_whoever_sits_where():
    edition = find("trickerion").edition({})
    states: list[Any] = [BareMatch(edition, 3, DUEL.bout(n).seed).state for n in range(4)]
    assert states[0].deck == states[1].deck == states[2].deck != states[3].deck


def test_a_figure_is_a_mean_over_sets_with_an_interval_over_sets():
    score = Score(DUEL)
    score.add(WON_TWICE)
    score.add(WON_ONCE)
    # won on seats 0 and 1 of the first set; half a game on seats 1 and 2 of the second
    assert score.shares == pytest.approx([2 / 3, 1 / 3]) and score.share == pytest.approx(0.5)
    assert score.points == pytest.approx([7.0, 14 / 3])
    assert score.others == pytest.approx([(3 + 6 + 2 + 4 + 7 + 1) / 6, 26 / 6])
    assert score.margins == pytest.approx([7.0 - 23 / 6, 14 / 3 - 13 / 3])
    low, high = score.margin_interval()
    assert high - score.margin == pytest.approx(score.margin - low)
    assert (score.sets, score.games) == (2, 6)


def test_an_interval_of_a_mean_by_hand():
    values = [3.0, 5.0, 8.0, 13.0, 21.0, 4.0]
    half = 2.571 * stdev(values) / sqrt(6)  # Student's t with five degrees of freedom
    low, high = mean_interval(values)
    assert (high - low) / 2 == pytest.approx(half, rel=5e-3)
    assert (low + high) / 2 == pytest.approx(fmean(values))
    assert mean_interval([7.0]) == (-inf, inf)


@pytest.mark.parametrize(("n", "t"), [(5, 2.776), (11, 2.228), (31, 2.042), (1001, 1.962)])
def test_students_factor(n, t):
    assert student(n) == pytest.approx(t, rel=5e-3)


def test_a_few_sets_that_are_all_won_are_not_certain():
    low, high = share_interval([1.0] * 10)
    values = [*[1.0] * 10, 0.0, 1.0]  # one lost and one won are imagined
    assert low == pytest.approx(fmean(values) - 2.201 * stdev(values) / sqrt(12), rel=5e-3)
    assert 0.7 < low < 0.8 and high == 1.0


def test_where_nobody_is_beaten_points_are_compared_deal_by_deal():
    score = Score(Duel("the_magnificent", 1, "novice", "random"))
    for own, theirs in ((70, 10), (90, 20), (65, -5)):
        alone = [Result(NOBODY, (0.0,), (points,), (1.0,)) for points in (own, theirs)]
        score.add(alone)
    assert score.margins == [60, 70, 70]
    assert score.half_width() == pytest.approx(score.margin_interval()[1] - score.margin)


def test_a_duel_ends_when_it_is_sure_enough_and_not_before_some_sets():
    score, ending = Score(DUEL), Ending(100, half_width=30.0)
    for n in range(1, 40):
        score.add(WON_TWICE if n % 2 else WON_ONCE)
        is_sure = n >= FEWEST and score.half_width() <= 30.0
        assert ending.is_reached(score) is is_sure
    assert is_sure and not Ending(100).is_reached(score)


def test_a_duel_that_goes_on_from_what_is_known_is_the_duel_in_one_go():
    ending = Ending(40, half_width=12.0)
    whole = Score(DUEL)
    games = {n: result[:3] for n, result in fought(whole, ending, {}, workers=1)}
    assert FEWEST <= whole.sets < 40 and len(games) == whole.games
    known = {n: play_bout(DUEL.bout(n)) for n in (0, 1, 2, 3, 7)}
    again = Score(DUEL)
    found = {n: result[:3] for n, result in fought(again, ending, known, workers=2)}
    assert found == games and again.shares == whole.shares and again.points == whole.points


def test_what_is_known_already_is_not_played_again():
    score = Score(DUEL)
    known = {n: play_bout(DUEL.bout(n)) for n in range(6)}
    assert [r is known[n] for n, r in fought(score, Ending(2), known, workers=1)] == [True] * 6


def test_each_bot_may_have_a_budget_of_its_own():
    assert (bot_of("master@300"), bot_of("my:Bot@table"), bot_of("novice")) == (
        "master", "my:Bot", "novice",
    )  # fmt: skip
    assert budget_of("master@300", 40).iterations == 300
    assert budget_of("master", 40).iterations == 40
    assert budget_of("master@table", 40).seconds == 2.0
    for wrong in ("master@", "master@0", "master@-3", "master@many", "master@1e3"):
        with pytest.raises(BadSetup, match="a budget is"):
            budget_of(wrong)
