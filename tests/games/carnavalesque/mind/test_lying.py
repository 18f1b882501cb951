"""What is written of a heap stays true while cards come and go."""

from array import array

from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque.box.lengths import SLOTS
from chapiteau.games.carnavalesque.mind.lying import FEW, lying
from chapiteau.games.carnavalesque.rules.crowd.heap import Heap

ALL = range(1, SLOTS + 1)


def is_true(heap, backs):
    """What is kept with the heap is what it shows, asked slot by slot."""
    arrays = [
        backs[1:],
        [int(heap.lies(s) and heap.is_face_up(s)) for s in ALL],
        [int(heap.lies(s) and not heap.is_covered(s)) for s in ALL],
        [int(heap.is_in_sight(s)) for s in ALL],
        [heap.order.index(s) + 1 if heap.lies(s) else 0 for s in ALL],
        *[of[1:] for of in (heap.xs, heap.ys, heap.angles)],
    ]
    return array("h", lying(heap, backs)).tolist() == [x for of in arrays for x in of]


def thrown(count):
    heap, rng = Heap(), seeded("heap")
    heap.throw_many(count, rng)
    return heap, [slot % 4 for slot in range(SLOTS + 1)], rng


def test_what_is_kept_follows_every_card_that_comes_and_goes():
    heap, backs, rng = thrown(SLOTS)
    assert is_true(heap, backs)
    for slot in (1, SLOTS, heap.order[-1], heap.order[0]):
        if heap.lies(slot):
            heap.take(slot)
            assert is_true(heap, backs)
    heap.lay(-1230, 470, 3599, 1)
    heap.throw(rng)
    assert is_true(heap, backs)


def test_a_back_that_comes_into_sight_is_told_though_its_own_card_lay_still():
    heap, backs, _ = thrown(20)
    assert is_true(heap, backs)
    heap.take(heap.order[-1])
    backs[heap.order[0]] = 3 - backs[heap.order[0]] % 3
    assert is_true(heap, backs)


def test_many_cards_at_once_are_told_like_few():
    heap, backs, rng = thrown(20)
    assert is_true(heap, backs)
    heap.throw_many(FEW + 1, rng)
    assert is_true(heap, backs)
    for slot in heap.order[: FEW + 1]:
        heap.take(slot)
    assert is_true(heap, backs)


def test_a_copy_of_a_heap_goes_its_own_way():
    heap, backs, _ = thrown(20)
    lying(heap, backs)
    heap.take(heap.order[0])
    copy = heap.clone()
    copy.take(copy.order[-1])
    assert is_true(heap, backs) and is_true(copy, backs)
