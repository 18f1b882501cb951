"""The rings: cards keep the shape of cards, however high a ring is."""

import pytest

from chapiteau.games.three_ring_circus.art.own.circus import front_in, wing_in

WINGS = [(8.0, 8.0, 330.0, 215.0), (394.0, 800.0, 378.0, 384.0), (1000.0, 200.0, 322.0, 580.0)]


@pytest.mark.parametrize("stage", [*map(wing_in, WINGS), front_in((8.0, 8.0, 374.0, 600.0)).stage])
def test_a_card_in_a_ring_is_no_strip_and_stands_in_its_middle(stage):
    _, top = stage.spot(1, 0)
    _, y, w, h = stage.card(1, 0)
    assert h <= 1.6 * w + 0.01 and (h == stage.h or h >= 1.59 * w)
    assert y - top == pytest.approx(top + stage.h - (y + h))
