"""The components file: checked row by row, and an owner's own."""

import pytest

from chapiteau.core.errors import BadComponents
from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque import GAME

PATH = GAME.folder / "box" / "components.toml"


def own(old, new):
    whole = PATH.read_text("utf-8")
    assert whole.count(old), old
    return GAME.own_box(whole.replace(old, new, 1), "own.toml")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('costume = "rabbit"', 'costume = "pirate"', "costume 1 (rabbit)"),
        ('accessories = ["confetti"]', 'accessories = ["fireworks"]', "accessory 3 (fireworks)"),
        ('antagonist = "smuggler"', 'antagonist = "thief"', "role (bounty_hunter)"),
        ("card_width = 630", "card_width = 600", "table"),
        ("count = 3\n", "count = 4\n", "players 1"),
        ('id = "cupid"\n', 'id = "amor"\n', "event 6 (amor)"),
        ("from = 36", "from = 0", "reaction 2 (doubts)"),
        ("fewest_sent = 1", 'fewest_sent = "one"', "king_turn"),
        ("points = [0, 0, 0,", "points = 3 # ", "float_score"),
        ("hints = 8", "hints = 8\nhops = 2", "blind_draw"),
    ],
)
def test_a_mistake_in_the_file_is_named_by_its_row(old, new, where):
    with pytest.raises(BadComponents) as wrong:
        own(old, new)
    assert wrong.value.said["where"] == where


def test_an_owner_may_play_with_other_numbers():
    box = own("count = 5\nsmallest_float = 3", "count = 4\nsmallest_float = 2")
    g = GAME.new(GAME.edition({}, box), 4, seeded("own"))
    assert list(g.workshops()) == [1, 2, 3, 4]
    g.floats[1] = [1, 2]
    assert g.may_launch(1)
