"""Chance: the same everywhere, exact, and it tells nothing of itself."""

from collections import Counter

import pytest
from games.playing import sure

from chapiteau.core.rng import NO_RNG, WORDS, Rng, seeded


def test_a_seed_gives_the_same_numbers_in_every_release():
    rng = seeded("7")
    assert [rng.below(100) for _ in range(12)] == [52, 90, 74, 28, 31, 41, 32, 78, 58, 46, 87, 63]


def test_a_clone_goes_on_with_the_same_numbers():
    rng = seeded("x")
    for _ in range(WORDS + 3):
        rng.word()
    twin = rng.clone()
    assert [rng.word() for _ in range(40)] == [twin.word() for _ in range(40)]


def test_a_generator_read_back_goes_on_in_the_middle_of_a_block():
    rng = seeded("x")
    for _ in range(WORDS * 2 + 5):
        rng.word()
    key, drawn = rng.wire()
    again = Rng(bytes.fromhex(sure(str, key)), sure(int, drawn))
    assert [rng.word() for _ in range(40)] == [again.word() for _ in range(40)]


def test_words_that_would_make_a_number_likelier_are_thrown_away():
    class Fixed(Rng):
        """Draws the words it was given."""

        def __init__(self, *words):
            super().__init__(b"k")
            self.left = list(words)

        def word(self):
            return self.left.pop(0)

    # 2**32 is 3 * 1431655765 + 1: without the word 0, each number has as many words as the others.
    assert Fixed(0, 1 << 31).below(3) == 1
    assert Fixed(1).below(3) == 0
    assert Fixed(0).below(4) == 0


def test_shuffles_reach_every_order_about_as_often():
    rng = seeded("orders")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = [1, 2, 3]
        rng.shuffle(cards)
        counts[tuple(cards)] += 1
    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


def test_a_view_has_no_chance_in_it():
    with pytest.raises(RuntimeError, match="deal it first"):
        NO_RNG.clone().below(2)
