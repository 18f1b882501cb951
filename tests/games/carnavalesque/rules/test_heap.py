"""The heap, compared with shapely: what covers what, what is in sight, what a finger hits."""

import math
import random

import pytest
from shapely import affinity
from shapely.geometry import Point, box
from shapely.ops import unary_union

from chapiteau.core import wire
from chapiteau.core.rng import seeded
from chapiteau.games.carnavalesque.box.lengths import (
    CARD_HEIGHT,
    CARD_WIDTH,
    ENOUGH,
    INSET,
    SLOTS,
    ZONE_HEIGHT,
    ZONE_WIDTH,
)
from chapiteau.games.carnavalesque.rules.crowd.footprint import footprint
from chapiteau.games.carnavalesque.rules.crowd.heap import (
    AROUND,
    SPOT_COLUMNS,
    SPOTS,
    Heap,
    bit,
    spot_x,
    spot_y,
)
from chapiteau.games.carnavalesque.rules.crowd.rectangle import COS, DEGREES, SIN, UNIT

CARD = CARD_WIDTH * CARD_HEIGHT // 100  # square millimetres
ROUNDING = 0.002  # of a card: the integer sines are that near to the true ones
RASTER = 60  # square millimetres that a raster of one millimetre may be wrong by along all rims
SEEDS = range(12)


def crowd(seed, count=42):
    heap = Heap()
    heap.throw_many(count, seeded(f"heap {seed}"))
    return heap


def played(seed, moves=60):
    """A heap after cards were drawn, thrown and laid beside it in turn."""
    heap, dice, rng = crowd(seed), random.Random(seed), seeded(f"more {seed}")
    for _ in range(moves):
        act = dice.random()
        if act < 0.55 or heap.count() > SLOTS - 2:
            heap.take(dice.choice(heap.order))
        elif act < 0.9:
            heap.throw(rng)
        else:
            heap.lay_around(dice.randint(1, AROUND), 1)
    return heap


def shape(heap, slot, inset=0):
    w, h = CARD_WIDTH / 2 - inset, CARD_HEIGHT / 2 - inset
    upright = box(-w, -h, w, h)
    turned = affinity.rotate(upright, heap.angles[slot] / 10, origin=(0, 0))
    return affinity.translate(turned, heap.xs[slot], heap.ys[slot])


def above(heap, slot):
    return heap.order[heap.order.index(slot) + 1 :]


def masked(mask):
    return [slot for slot in range(1, SLOTS + 1) if mask & bit(slot)]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_card_is_covered_by_what_lies_higher_and_shares_an_area_with_it(seed):
    for heap in (crowd(seed), played(seed)):
        inner = {slot: shape(heap, slot, INSET) for slot in heap.order}
        for slot in heap.order:
            covering = masked(heap.overs[slot])
            for other in above(heap, slot):
                shared = inner[slot].intersection(inner[other])
                if shared.is_empty or shared.area > ROUNDING * CARD:
                    assert (other in covering) == (not shared.is_empty)
            assert set(covering) <= set(above(heap, slot))
            assert heap.is_covered(slot) == bool(covering)
            assert masked(heap.unders(slot)) == sorted(
                other for other in heap.order if heap.overs[other] & bit(slot)
            )


@pytest.mark.parametrize("seed", SEEDS)
def test_as_much_of_a_card_is_in_sight_as_no_higher_card_hides(seed):
    for heap in (crowd(seed, SLOTS), played(seed)):
        shapes = {slot: shape(heap, slot) for slot in heap.order}
        for slot in heap.order:
            hidden = unary_union([shapes[other] for other in above(heap, slot)])
            area = shapes[slot].difference(hidden).area / 100
            assert abs(heap.sight(slot) - area) < RASTER
            assert heap.is_in_sight(slot) == (heap.sight(slot) >= ENOUGH)
            if abs(area - ENOUGH) > RASTER:
                assert heap.is_in_sight(slot) == (area > ENOUGH)


def test_a_card_under_three_others_is_out_of_sight_until_one_of_them_goes():
    heap = Heap()
    lowest = heap.lay(0, 0, 0, 1)
    covers = [heap.lay(dx, dy, 0, 1) for dx, dy in ((-300, 0), (300, 0), (0, 20))]
    assert not heap.is_in_sight(lowest) and heap.sight(lowest) < ENOUGH
    heap.take(covers[2])
    assert heap.sight(lowest) < ENOUGH and not heap.is_in_sight(lowest)
    heap.take(covers[0])
    assert heap.is_in_sight(lowest) and masked(heap.overs[lowest]) == [covers[1]]
    heap.take(covers[1])
    assert heap.sight(lowest) == CARD and not heap.is_covered(lowest)


def test_cards_whose_rims_overlap_by_less_than_the_inset_only_touch():
    heap = Heap()
    low = heap.lay(0, 0, 0, 1)
    heap.lay(CARD_WIDTH - 2 * INSET, 0, 0, 1)
    assert not heap.is_covered(low) and heap.sight(low) < CARD
    heap.lay(CARD_WIDTH - 3 * INSET, 0, 0, 1)
    assert heap.is_covered(low)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_finger_hits_the_topmost_card_under_it_or_else_the_nearest(seed):
    heap, dice = played(seed), random.Random(seed)
    shapes = {slot: shape(heap, slot) for slot in heap.order}
    for _ in range(200):
        x = dice.randint(-ZONE_WIDTH * 2 // 3, ZONE_WIDTH * 2 // 3)
        y = dice.randint(-ZONE_HEIGHT * 2 // 3, ZONE_HEIGHT * 2 // 3)
        far = {slot: shapes[slot].distance(Point(x, y)) for slot in heap.order}
        nearest = min(far.values())
        under = [slot for slot in heap.order if far[slot] == 0]
        hit = heap.hit(x, y)
        if under and shapes[under[-1]].boundary.distance(Point(x, y)) > 1:
            assert hit == under[-1]
        assert far[hit] <= nearest + 1


def test_of_two_cards_equally_near_the_higher_is_hit():
    heap = Heap()
    heap.lay(-1000, 0, 0, 1)
    higher = heap.lay(1000, 0, 0, 1)
    assert heap.hit(0, 0) == higher
    assert Heap().hit(0, 0) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_the_box_around_all_cards_holds_them_closely(seed):
    heap = played(seed)
    left, top, right, bottom = heap.bounds()
    x1, y1, x2, y2 = unary_union([shape(heap, slot) for slot in heap.order]).bounds
    for ours, true in ((-left, -x1), (-top, -y1), (right, x2), (bottom, y2)):
        assert -0.5 < ours - true < 2
    for slot in heap.order:
        found = heap.corners(slot)
        true = list(shape(heap, slot).exterior.coords)[:4]
        for i in range(4):
            point = Point(found[2 * i], found[2 * i + 1])
            assert min(point.distance(Point(corner)) for corner in true) < 1.5


@pytest.mark.parametrize("place", range(1, AROUND + 1))
def test_a_card_laid_beside_the_crowd_touches_nobody(place):
    heap = crowd(place)
    for _ in range(3):
        left, top, right, bottom = heap.bounds()
        slot = heap.lay_around(place, 1)
        assert heap.is_face_up(slot) and not heap.overs[slot]
        assert heap.unders(slot) == 0 and not any(s & bit(slot) for s in heap.shades)
        beside = heap.xs[slot] < left or heap.xs[slot] > right
        assert beside or heap.ys[slot] < top or heap.ys[slot] > bottom


def test_the_first_card_beside_nobody_lies_in_the_middle():
    heap = Heap()
    slot = heap.lay_around(3, 1)
    assert (heap.xs[slot], heap.ys[slot]) == (0, 0)


def test_throwing_many_is_throwing_one_by_one():
    rng = seeded("one by one")
    single = Heap()
    slots = [single.throw(rng) for _ in range(42)]
    many, again = Heap(), seeded("one by one")
    many.throw_many(42, again)
    assert wire.pack(single) == wire.pack(many)
    assert slots == list(range(1, 43)) and rng.drawn == again.drawn
    assert all(abs(x) <= ZONE_WIDTH // 2 for x in many.xs)
    assert all(abs(y) <= ZONE_HEIGHT // 2 for y in many.ys)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_is_derived_follows_from_the_placements_alone(seed):
    heap = played(seed)
    same = Heap()
    for slot in heap.order:
        same.lay(heap.xs[slot], heap.ys[slot], heap.angles[slot], heap.ups[slot])
    renamed = {slot: i for i, slot in enumerate(heap.order, 1)}
    for slot, other in renamed.items():
        for mine, theirs in ((heap.overs, same.overs), (heap.shades, same.shades)):
            assert {renamed[s] for s in masked(mine[slot])} == set(masked(theirs[other]))
        assert heap.is_in_sight(slot) == same.is_in_sight(other)
        assert heap.is_face_up(slot) == same.is_face_up(other)
    for slot in range(1, SLOTS + 1):
        if not heap.lies(slot):
            lists = (heap.xs, heap.ys, heap.angles, heap.ups, heap.overs, heap.shades)
            assert not any(each[slot] for each in lists)
            assert not heap.is_in_sight(slot) and heap.sight(slot) == 0


def test_a_clone_goes_its_own_way():
    heap = crowd(3)
    before = wire.pack(heap)
    copy = heap.clone()
    for slot in heap.order[::2]:
        copy.take(slot)
    copy.throw_many(5, seeded("copy"))
    copy.lay_around(1, 0)
    assert wire.pack(heap) == before
    shared = [n for n in wire.fields(heap) if isinstance(getattr(heap, n), list)]
    again = heap.clone()
    assert shared and all(getattr(again, n) is not getattr(heap, n) for n in shared)


def test_taking_a_card_moves_nothing_else_and_frees_its_slot():
    heap = crowd(4)
    slot = heap.order[20]
    rest = [s for s in heap.order if s != slot]
    places = {s: heap.corners(s) for s in rest}
    heap.take(slot)
    assert heap.order == rest and not heap.lies(slot) and heap.count() == 41
    assert {s: heap.corners(s) for s in rest} == places
    assert heap.throw(seeded("again")) == slot and heap.order[-1] == slot


def test_a_card_comes_to_rest_at_whole_millimetres_and_degrees():
    heap = Heap()
    slot = heap.lay(14, -16, 3597, 0)
    assert (heap.xs[slot], heap.ys[slot], heap.angles[slot]) == (10, -20, 0)


def test_footprints_are_as_large_as_a_card_and_sines_as_true_as_integers_can_be():
    for degree in range(DEGREES):
        assert abs(footprint(10 * degree).bit_count() - CARD) <= 20
        turn = math.radians(degree)
        assert SIN[degree] == round(UNIT * math.sin(turn))
        assert COS[degree] == round(UNIT * math.cos(turn))


def test_aiming_spots_lie_in_rows_over_the_whole_zone():
    places = [(spot_x(spot), spot_y(spot)) for spot in range(1, SPOTS + 1)]
    assert len(set(places)) == SPOTS <= 400
    assert places[1][0] - places[0][0] == places[SPOT_COLUMNS][1] - places[0][1] == 300
    assert places[0] == (-2850, -2100) and places[-1] == (2850, 2100)


def test_a_third_of_a_fresh_crowd_lies_free():
    heaps = [crowd(seed) for seed in SEEDS]
    free = sum(not heap.is_covered(slot) for heap in heaps for slot in heap.order)
    assert 0.27 < free / (42 * len(heaps)) < 0.40
