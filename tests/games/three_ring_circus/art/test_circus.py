"""The rings: cards keep the shape of cards, however high a ring is."""

import pytest

from chapiteau.draw.scene import SIZES
from chapiteau.games.three_ring_circus.art.own.circus import front_in, wing_in
from chapiteau.games.three_ring_circus.art.plan import HEAD, HIGHEST_CIRCUS, plan_of
from chapiteau.games.three_ring_circus.art.questions import BILL, CIRCUS, MAP

WINGS = [(8.0, 8.0, 330.0, 215.0), (394.0, 800.0, 378.0, 384.0), (1000.0, 200.0, 322.0, 580.0)]


@pytest.mark.parametrize("stage", [*map(wing_in, WINGS), front_in((8.0, 8.0, 374.0, 600.0)).stage])
def test_a_card_in_a_ring_is_no_strip_and_stands_in_its_middle(stage):
    _, top = stage.spot(1, 0)
    _, y, w, h = stage.card(1, 0)
    assert h <= 1.6 * w + 0.01 and (h == stage.h or h >= 1.59 * w)
    assert y - top == pytest.approx(top + stage.h - (y + h))


def test_all_three_rings_lie_above_the_sheet_of_a_low_phone():
    stage = front_in((8.0, 8.0, 374.0, 510.0)).stage
    assert stage.spot(2, 0)[1] + stage.h <= 340
    assert stage.h >= 60


@pytest.mark.parametrize("layout", SIZES)
def test_a_map_in_the_wings_leaves_the_circus_what_it_cannot_fill(layout):
    plan = plan_of(layout, BILL, False, 36)
    (_, _, w, h), (*_, high) = plan.box(MAP), plan.box(CIRCUS)
    main = plan.box(BILL)
    whole = HEAD + (w - 16) * main[3] / main[2]
    assert h <= whole + 8 or high >= HIGHEST_CIRCUS - 1
