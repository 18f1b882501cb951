"""The troupes in front: rows, and whoever is in them, are as high as the board lets them be."""

import pytest

from chapiteau.games.fourberies.art.plan import Crowd, plan_of
from chapiteau.games.fourberies.art.questions import TROUPES
from chapiteau.games.fourberies.art.regions.troupes import HIGHEST, rows_in


@pytest.mark.parametrize("layout", ["low", "wide", "high", "large"])
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rows_of_troupes_fill_their_region_or_are_as_high_as_they_may_be(layout, seats):
    box = _, y, _, h = plan_of(layout, TROUPES, 0, Crowd(seats)).box(TROUPES)
    rows = rows_in(box, seats)
    _, top, _, high = rows[-1]
    friends = 150 if seats == 2 else 0  # below the rows
    assert high == HIGHEST or y + h - (top + high) - friends <= 30
