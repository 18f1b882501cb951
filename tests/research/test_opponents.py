"""Whoever plays the other seats: levels, functions, objects, paths, one for each seat, a pool."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.opponents import Observing, Pool
from chapiteau.research.vector import ManyGames
from chapiteau.research.workers import WorkerFailed

pytestmark = pytest.mark.filterwarnings("ignore")


def one_step(**how):
    """A game in which the others have been asked, too."""
    env = ManyGames("parade", 1, **how)
    env.reset(seed=1)
    env.step(env.action_masks().argmax(1))


def broken(view, moves):
    """A bot that raises."""
    raise LookupError("as a bot may")


def first(view, moves):
    """A bot that answers with the text of a move."""
    return moves[0].text


def illegal(view, moves):
    """A bot that does not know what it may do."""
    return next(m for m in view.edition.game.moves if m not in moves)


def test_an_opponents_error_arrives_with_its_traceback():
    with pytest.raises(LookupError, match="as a bot may"):
        one_step(level=broken)
    with pytest.raises(WorkerFailed, match=r"in broken[\s\S]*LookupError: as a bot may"):
        one_step(level=broken, workers=1)


def test_opponents_are_functions_bots_levels_or_one_of_each_and_may_answer_with_a_text():
    module = f"{__name__}:First"
    for level in (first, First(), module, [first, "random", module]):
        one_step(seats=3, level=level)
    with pytest.raises(ValueError, match="which is not legal"):
        one_step(level=illegal)
    with pytest.raises(ValueError, match="2 opponents for 3 seats"):
        ManyGames("parade", 1, 3, level=["random", "novice"])


class First:
    """A bot as a class, which is made with its game."""

    def __init__(self, game=None):
        self.game = game

    def choose(self, view, moves, rng, budget):
        return moves[0]


class Counting:
    """A bot that counts how often it is asked."""

    def __init__(self, name):
        self.name = name
        self.asked = 0

    def choose(self, view, moves, rng, budget):
        self.asked += 1
        return moves[0]


def games_of(env, count):
    for seed in range(count):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            seen, _, over, _, _ = env.step(int(seen["action_mask"].argmax()))


def test_of_a_pool_one_is_drawn_for_each_game_and_whoever_is_added_later_too():
    early, late = Counting("early"), Counting("late")
    env = OneSeat("parade", 2, level=Pool([early, "random"]), rounds=4)
    games_of(env, 12)
    assert early.asked and not late.asked
    env.add_opponent(late)
    games_of(env, 12)
    assert late.asked
    before = early.asked
    env = OneSeat("parade", 2, level=Pool([early, late], recent=1), rounds=4)
    games_of(env, 4)
    assert early.asked == before
    with pytest.raises(ValueError, match=r"level=Pool"):
        OneSeat("parade", 2).add_opponent(early)
    with pytest.raises(ValueError, match="at least one"):
        Pool([])


def test_a_copy_in_mid_game_meets_whoever_was_drawn():
    env = OneSeat("parade", 3, level=Pool(["random", "novice", "amateur"]))
    found: Counter[tuple[int, ...]] = Counter()
    for seed in range(8):
        env.reset(seed=seed)
        assert env.clone().drawn == env.drawn and len(env.drawn) == 3
        found[tuple(env.drawn)] += 1
    assert len(found) > 2


def last(view, moves):
    """A bot that always takes the last move, where `first` takes the first."""
    return moves[-1]


@pytest.mark.parametrize("workers", [0, 2])
def test_rows_draw_as_single_environments_do_also_in_workers(workers):
    how: dict[str, Any] = {"seats": 3, "seat": None}
    one = OneSeat("parade", level=Pool([first, last]), **how)
    many = ManyGames("parade", 8, level=Pool([first, last]), workers=workers, **how)
    for round in range(2):
        many.reset(seed=7)
        for i in range(8):
            seen, _ = one.reset(seed=7 + i)
            assert np.array_equal(many.arrays["numbers"][i], row_of(seen))
        masks = many.action_masks()
        many.step(masks.argmax(1))
        for i in range(8):
            one.reset(seed=7 + i)
            seen, *_ = one.step(int(masks[i].argmax()))
            assert np.array_equal(many.arrays["numbers"][i], row_of(seen)), (round, i)
        if not round:
            one.add_opponent("random")
            many.add_opponent("random")
    many.close()


def row_of(seen):
    return np.concatenate(list(seen["observation"].values()))


def test_a_learner_becomes_an_opponent_that_sees_what_learners_see():
    shown: list[Any] = []

    def policy(row, mask):
        shown.append((row.copy(), mask.copy()))
        return int(np.flatnonzero(mask)[-1])

    env, over = OneSeat("fourberies", 2, level=Observing(policy), flat=True), False
    env.reset(seed=1)
    while not over:
        over = env.step(int(env.action_masks().argmax()))[2]
    twin, lens = chapiteau.new("fourberies", seats=2, seed=env.table.match.seed), env.table.lens
    for entry in env.table.match.decisions:
        if entry.seat == 0:
            twin.play(0, entry.move)
            continue
        row, mask = shown.pop(0)
        assert np.array_equal(row, lens.scaled(lens.numbers(twin.state, entry.seat)))
        assert np.flatnonzero(mask).tolist() == sorted(m.id for m in twin.moves(entry.seat))
        twin.play(entry.seat, entry.move)
    assert twin.over and not shown
