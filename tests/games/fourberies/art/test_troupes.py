"""The troupes in front: rows, and whoever is in them, are as high as the board lets them be."""

from itertools import pairwise

import pytest

from chapiteau.games.fourberies.art.plan import Crowd, plan_of
from chapiteau.games.fourberies.art.questions import TROUPES
from chapiteau.games.fourberies.art.regions.troupes import GAP, HIGHEST, rows_in


@pytest.mark.parametrize("layout", ["low", "wide", "high", "large"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_of_troupes_fill_their_region_or_are_as_high_as_they_may_be(layout, seats):
    box = _, y, _, h = plan_of(layout, TROUPES, 0, Crowd(seats)).box(TROUPES)
    rows = rows_in(box, seats)
    _, top, _, high = rows[-1]
    friends = 150 if seats == 2 else 0  # below the rows
    assert high == HIGHEST or y + h - (top + high) - friends <= 30


def test_on_a_phone_the_row_of_a_troupe_is_as_high_as_it_needs():
    plan = plan_of("tall", TROUPES, 0, Crowd(3, lines=213))
    _, y, _, h = plan.box(TROUPES)
    rows = rows_in(plan.box(TROUPES), 3, plan.troupes)
    highs = [high for *_, high in rows]
    assert highs[1] < highs[0] < highs[2]
    assert all(low[1] == up[1] + up[3] + GAP for up, low in pairwise(rows))
    assert rows[0][1] > y and rows[2][1] + rows[2][3] <= y + h
