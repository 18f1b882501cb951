"""Where the Jester's finger is, in words."""

import pytest

from chapiteau.games.carnavalesque import GAME
from chapiteau.games.carnavalesque.words.outline_crowd import Finger, straying
from chapiteau.words import words_for


@pytest.mark.parametrize(
    ("x", "y", "said"),
    [
        (30, -20, ["30 mm to the right", "20 mm up"]),
        (-30, 20, ["30 mm to the left", "20 mm down"]),
        (0, 225, ["225 mm down"]),
        (-7, 0, ["7 mm to the left"]),
        (0, 0, []),
    ],
)
def test_a_finger_is_as_far_from_the_middle_as_it_is_and_no_zero_is_said(x, y, said):
    assert straying(words_for("en", GAME), Finger(3, x, y)) == said
