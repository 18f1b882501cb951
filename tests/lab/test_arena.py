"""Tables of an arena: every rotation of a pair, and a table of one's own where nobody is beaten."""

from statistics import fmean, stdev

import pytest

from chapiteau.core.errors import BadSetup
from chapiteau.lab.arena import Bout, Standing, Tally, bouts, line_ups, play_bout
from chapiteau.lab.intervals import reach


def test_every_bot_sits_on_every_seat():
    tables = line_ups(["a", "b"], 3, is_common=False)
    assert len(tables) == 6
    for seat in range(3):
        assert sorted(table[seat] for table in tables) == ["a"] * 3 + ["b"] * 3


@pytest.mark.parametrize(("seats", "is_common"), [(1, False), (4, True)])
def test_where_nobody_is_beaten_each_bot_has_the_table_to_itself(seats, is_common):
    assert line_ups(["a", "b", "a"], seats, is_common) == [("a",) * seats, ("b",) * seats]


def test_a_game_alone_counts_points_and_rates_nobody():
    standing = Standing()
    fresh = Tally().rating
    for bout in bouts("the_magnificent", ["random"], 1, 3, "alone", None):
        assert bout == Bout("the_magnificent", ("random",), bout.seed)
        standing.add(*play_bout(bout))
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
    one, two = bouts("carnavalesque", ["random", "novice"], 3, 2, "agreed", None, agreed)
    assert one == Bout("carnavalesque", ("random",) * 3, "agreed 0", None, agreed)
    assert two.levels == ("novice",) * 3
    played = [
        [
            play_bout(Bout("carnavalesque", ("random",) * 3, f"{i}", None, options))[2]
            for i in range(6)
        ]
        for options in (agreed, ())
    ]
    assert played[0] != played[1]
    with pytest.raises(BadSetup):
        play_bout(Bout("carnavalesque", ("random",) * 3, "0", None, (("version", "opera"),)))
