"""What bots achieve in an arena, and by how much a figure may be off."""

from statistics import fmean, stdev

import pytest

from chapiteau.core.errors import BadSetup
from chapiteau.lab.arena import Bout, Standing, Tally, play_bout
from chapiteau.lab.intervals import reach


def test_a_game_alone_counts_points_and_rates_nobody():
    standing = Standing()
    fresh = Tally().rating
    for i in range(3):
        standing.add(play_bout(Bout("the_magnificent", ("random",), f"alone {i}")))
    tally = standing.tallies["random"]
    assert (tally.seats, tally.rating.mu, tally.rating.sigma) == (3, fresh.mu, fresh.sigma)
    assert tally.mean != 0 and tally.reach > 0


def test_the_reach_of_a_mean():
    values = [3.0, 5.0, 8.0, 13.0, 21.0]
    found = reach(len(values), sum(values), sum(v * v for v in values))
    assert found == pytest.approx(1.96 * stdev(values) / len(values) ** 0.5)
    assert reach(1, 5.0, 25.0) == 0.0
    assert Tally(seats=5, points=sum(values)).mean == pytest.approx(fmean(values))


def test_options_of_the_game_are_played_with():
    agreed = (("version", "roles"),)
    played = [
        [
            play_bout(Bout("carnavalesque", ("random",) * 3, f"{i}", None, options)).scores
            for i in range(6)
        ]
        for options in (agreed, ())
    ]
    assert played[0] != played[1]
    with pytest.raises(BadSetup):
        play_bout(Bout("carnavalesque", ("random",) * 3, "0", None, (("version", "opera"),)))
