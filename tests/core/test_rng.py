"""Chance: the same everywhere, exact, and it tells nothing of itself."""

import random
from collections import Counter

import pytest
from games.playing import sure

import chapiteau
from chapiteau.core.rng import NO_RNG, WORDS, Rng, Streams, read_rng, seeded


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


def test_a_fresh_key_is_the_next_four_words_wherever_they_lie():
    for used in range(WORDS + 1):
        one, other = seeded("x"), seeded("x")
        assert [one.word() for _ in range(used)] == [other.word() for _ in range(used)]
        words = [int(other.word()).to_bytes(4, "little") for _ in range(4)]
        assert one.fresh_key() == b"".join(words)
        assert one.word() == other.word()


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


def streams(seed="s"):
    return Streams(seeded(seed).key)


def drawn(rng, purpose):
    stream = rng.stream(purpose)
    return [stream.below(1000) for _ in range(20)]


def test_what_is_drawn_for_one_purpose_depends_on_no_other():
    quiet, busy = streams(), streams()
    first = drawn(quiet, 3)
    for _ in range(5):
        drawn(busy, 7)
    assert drawn(busy, 3) == first != drawn(quiet, 7)
    assert drawn(busy, 3) == drawn(quiet, 3) != first  # each use has a stream of its own


def test_streams_go_on_after_being_cloned_and_read_back():
    rng = streams()
    drawn(rng, 2)
    twin, again = rng.clone(), read_rng(rng.wire())
    assert drawn(rng, 2) == drawn(twin, 2) == drawn(again, 2)
    assert rng.wire() == twin.wire() == again.wire()
    assert rng.drawn == twin.drawn == again.drawn == 2


def test_a_reshuffle_keeps_the_order_of_cards_that_two_piles_share():
    few, many = [4, 9, 17, 30], list(range(1, 31))
    streams().reshuffle(1, few, 30)
    streams().reshuffle(1, many, 30)
    assert few == [card for card in many if card in few] and sorted(many) == list(range(1, 31))
    tickets = list(range(20, 31))
    streams().reshuffle(1, tickets, 30, 20)
    assert sorted(tickets) == list(range(20, 31)) != tickets


def test_a_reshuffle_is_a_shuffle_of_all_ids_of_which_only_some_are_there():
    for seed in range(200):
        dice = random.Random(seed)
        highest = dice.randrange(1, 60)
        lowest = dice.randrange(1, highest + 1)
        ids = list(range(lowest, highest + 1))
        cards = dice.sample(ids, dice.randrange(len(ids) + 1))
        there = set(cards)
        streams(str(seed)).stream(4).shuffle(ids)
        streams(str(seed)).reshuffle(4, cards, highest, lowest)
        assert cards == [card for card in ids if card in there]


def test_reshuffles_reach_every_order_about_as_often():
    rng, counts = streams("orders"), Counter[tuple[int, ...]]()
    for _ in range(6000):
        cards = [2, 5, 6]
        rng.reshuffle(0, cards, 7)
        counts[tuple(cards)] += 1
    assert len(counts) == 6 and all(850 < n < 1150 for n in counts.values())


def test_chance_for_a_thought_is_not_the_chance_of_the_game():
    rng = streams()
    one, other = rng.aside(), streams().aside()
    thought = [one.below(1000) for _ in range(20)]
    assert thought == [other.below(1000) for _ in range(20)]
    assert rng.wire() == streams().wire() and thought != drawn(rng, 0)
    a, b = seeded("bot"), seeded("bot")
    assert drawn(a.fork(), 1) == drawn(b.fork(), 1) != drawn(a.fork(), 1)


def test_streams_ask_for_a_purpose_and_a_view_has_none():
    with pytest.raises(RuntimeError, match="name the purpose"):
        streams().below(6)
    with pytest.raises(RuntimeError, match="deal it first"):
        Streams(b"").stream(0)


def test_games_of_rules_one_have_one_stream_and_later_ones_one_for_each_purpose():
    game = chapiteau.games()["fourberies"]
    assert type(game.edition({}, None, 1).chance(seeded("x"))) is Rng
    assert type(game.edition({}).chance(seeded("x"))) is Streams
