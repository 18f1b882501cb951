"""One table of keys: no key of the house means anything else on a board."""

import pytest

import chapiteau
from chapiteau.server.pages.keys import KEYS

DRAWN = {name: game for name, game in chapiteau.games().items() if game.board.regions}


@pytest.mark.parametrize("name", DRAWN)
def test_the_keys_of_a_boards_regions_are_no_keys_of_the_house(name):
    game = DRAWN[name]
    for seats in {game.fewest, game.most}:
        scene = chapiteau.new(name, seats=seats, seed="keys").scene(0)
        keys = [region.key.upper() for region in scene.regions if region.key]
        assert keys and len(set(keys)) == len(keys)
        assert not set(keys) & {key for text in KEYS for key in text.upper().split()}


def test_no_key_stands_twice_in_the_table():
    keys = [key for text in KEYS for key in text.split()]
    assert len(set(keys)) == len(keys)
