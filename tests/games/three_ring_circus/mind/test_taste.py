"""What bots like, by the number of seats."""

import json

import pytest

from chapiteau.games.three_ring_circus import GAME
from chapiteau.games.three_ring_circus.mind import taste
from chapiteau.games.three_ring_circus.mind.horizon import Horizon

from ..table import fresh

DATA = json.loads((GAME.folder / "mind" / "taste.json").read_text("utf-8"))


def test_every_number_has_the_name_of_its_place():
    named = {name.lower(): at for name, at in vars(taste).items() if isinstance(at, int)}
    assert {name: at for at, name in enumerate(DATA["taste"])} == named


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_like_what_suits_the_number_of_seats(seats):
    column = DATA["seats"].index(seats)
    liked = Horizon(fresh(seats)).taste
    assert liked == [row[column] for row in DATA["taste"].values()]
