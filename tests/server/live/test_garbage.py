"""What a move makes is gone as soon as nobody needs it: collections would stop all tables."""

import gc
import random

import pytest

from server.live.test_frame import state_of
from server.live.test_spectators import Watcher, moves

GAMES = ("fourberies", "carnavalesque", "trickerion", "the_magnificent", "three_ring_circus")


@pytest.fixture
def no_collections():
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


@pytest.mark.usefixtures("no_collections")
@pytest.mark.parametrize("game", GAMES)
def test_a_move_leaves_nothing_that_only_a_collection_finds(game):
    state = state_of(game, 3, "let go")
    watchers = [Watcher("p0"), Watcher("p1"), Watcher("looks on"), Watcher("on a phone")]
    watchers[-1].wants(layout="tall")
    for n, _ in enumerate(moves(state, random.Random(1), 24)):
        for watcher in watchers:
            watcher.look(state)
        if n < 4:
            gc.collect()  # whatever is made once
    assert gc.collect() == 0
