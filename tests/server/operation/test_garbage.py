"""All there is is looked through for garbage while a house rests, and not while anybody waits."""

import gc
import weakref

import pytest

from chapiteau.server.operation.garbage import GC_THRESHOLD, LATEST, MOST, MUCH, Collector
from server.guests import async_test, opened


class Held:
    """Holds itself: only a collection lets it go."""

    def __init__(self):
        self.me = self


class Clocks:
    now = worked = 0.0

    def pass_by(self, seconds, work):
        self.now, self.worked = self.now + seconds, self.worked + work


@pytest.fixture
def kept():
    """A collector with clocks of its own, and garbage that young collections have left."""
    clocks, before = Clocks(), gc.get_threshold()
    gc.disable()
    held = Held()
    gone = weakref.ref(held)
    gc.collect()
    del held
    yield Collector(lambda: clocks.now, lambda: clocks.worked), clocks, gone
    gc.enable()
    gc.set_threshold(*before)


def test_a_house_that_rests_after_much_work_looks_for_garbage(kept):
    collector, clocks, gone = kept
    clocks.pass_by(60.0, MUCH)
    collector.look()
    assert gone() is not None  # somebody is there: it worked for a sixth of the time
    clocks.pass_by(1.0, 0.01)
    collector.look()
    assert gone() is None


def test_a_house_that_rests_and_has_done_little_has_nothing_to_look_for(kept):
    collector, clocks, gone = kept
    clocks.pass_by(1.0, 0.9 * MUCH)
    collector.look()
    clocks.pass_by(1.0, 0.0)
    collector.look()
    assert gone() is not None


def test_a_house_that_never_rests_looks_once_all_the_same(kept):
    collector, clocks, gone = kept
    while clocks.now + 60.0 < LATEST:
        clocks.pass_by(60.0, 30.0)
        collector.look()
    assert gone() is not None
    clocks.pass_by(60.0, 30.0)
    collector.look()
    assert gone() is None


def test_a_house_that_never_rests_and_grows_does_not_wait_for_hours(kept):
    collector, clocks, gone = kept
    for _ in range(MOST - 1):
        gc.collect(0)
    clocks.pass_by(60.0, 30.0)
    collector.look()
    assert gone() is not None
    gc.collect(0)
    clocks.pass_by(60.0, 30.0)
    collector.look()
    assert gone() is None


@async_test
async def test_while_a_house_is_open_only_what_is_young_is_looked_through(tmp_path):
    before = gc.get_threshold()
    async with opened(tmp_path):
        assert gc.get_threshold() == GC_THRESHOLD
    assert gc.get_threshold() == before
