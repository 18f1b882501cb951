"""What a move makes is gone as soon as nobody needs it: collections would stop all tables."""

import gc
import random

import pytest

from server.live.test_frame import state_of
from server.live.test_spectators import Watcher, moves

ELSEWHERE = ("chapiteau.server.thinking", "chapiteau.server.operation", "chapiteau.server.store")
GAMES = ("fourberies", "carnavalesque", "trickerion", "the_magnificent", "three_ring_circus")


@pytest.fixture
def no_collections():
    gc.collect()
    gc.freeze()
    gc.disable()
    yield
    gc.enable()
    gc.unfreeze()


def ours():
    """What only a collection finds, of all that tables are shown with: a thread that another test
    has left may leave something, too."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    gc.collect()
    gc.set_debug(0)
    modules = [getattr(x, "__module__", None) or type(x).__module__ for x in gc.garbage]
    names = [type(x).__qualname__ for x in gc.garbage]
    gc.garbage.clear()
    return [
        (module, name)
        for module, name in zip(modules, names, strict=True)
        if module.startswith("chapiteau.") and not module.startswith(ELSEWHERE)
    ]


@pytest.mark.usefixtures("no_collections")
@pytest.mark.parametrize("game", GAMES)
def test_a_move_leaves_nothing_that_only_a_collection_finds(game):
    for _ in range(2):  # what is made once is made by the first of them
        gc.collect()
        state = state_of(game, 3, "let go")
        watchers = [Watcher("p0"), Watcher("p1"), Watcher("looks on"), Watcher("on a phone")]
        watchers[-1].wants(layout="tall")
        for n, _ in enumerate(moves(state, random.Random(1), 24)):
            for watcher in watchers:
                watcher.look(state)
            if n < 4:
                gc.collect()  # whatever is made once for a table
    assert ours() == []
