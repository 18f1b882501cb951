"""Whatever the rules refuse, the reason is what makes the difference."""

from __future__ import annotations

import pytest
from games.pairs import check_pair, unpaired

from chapiteau.games.trickerion import GAME

from .reasons import show, start, town, turn

PAIRS = [*start.PAIRS, *turn.PAIRS, *town.PAIRS, *show.PAIRS]


@pytest.mark.parametrize("pair", PAIRS, ids=str)
def test_what_a_reason_says_is_what_makes_the_difference(pair):
    check_pair(pair)


def test_every_reason_has_a_pair():
    assert unpaired(GAME, PAIRS) == set()
