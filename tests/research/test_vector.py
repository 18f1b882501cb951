"""Many games at once: every row is what the single environment would be, in any process."""

import os
import signal
from typing import Any

import numpy as np
import pytest
from games.playing import sure
from gymnasium import make_vec
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame
from chapiteau.research.vector import ManyGames
from chapiteau.research.workers import WorkerFailed, Workers

pytestmark = pytest.mark.filterwarnings("ignore")
GAMES = chapiteau.games()
ROWS = 3


def same(a, b, where=""):
    """Whether two answers are equal, down to the kind of their numbers."""
    if isinstance(a, dict):
        assert a.keys() == b.keys(), where
        for name in a:
            if f"_{name}" in a and isinstance(a[name], np.ndarray):
                told = a[f"_{name}"]  # the rest means nothing
                same(a[name][told], b[name][told], f"{where} {name}")
            else:
                same(a[name], b[name], f"{where} {name}")
    elif isinstance(a, np.ndarray) and a.dtype == object:
        for one, other in zip(a, b, strict=True):
            same(one, other, where)
    elif isinstance(a, np.ndarray):
        assert a.dtype == b.dtype and np.array_equal(a, b), where
    else:
        assert type(a) is type(b) and a == b, where


def some_actions(masks, dice, refused=()):
    """A random legal action in each row, and in some an illegal one."""
    found = np.zeros(len(masks), np.int64)
    for i, mask in enumerate(masks):
        legal = np.flatnonzero(mask == (0 if i in refused else 1))
        found[i] = dice.choice(legal) if len(legal) else 0
    return found


def in_step(one, many, steps, dice):
    """Plays the same in two environments, with an illegal action now and then; ends seen."""
    ends, seen = 0, (one.reset(seed=5), many.reset(seed=5))
    for a, b in zip(*seen, strict=True):
        same(a, b, "reset")
    for turn in range(steps):
        refused = [turn % ROWS] if turn % 17 == 16 else []
        actions = some_actions(many.action_masks(), dice, refused)
        said = one.step(actions), many.step(actions)
        for a, b, what in zip(*said, ("seen", "reward", "end", "cut", "info"), strict=True):
            same(a, b, what)
        ends += int(said[0][2].sum())
        if many.metadata["autoreset_mode"] is AutoresetMode.DISABLED and said[0][2].any():
            options = [{"reset_mask": said[0][2].copy()} for _ in range(2)]
            for a, b in zip(
                one.reset(options=options[0]), many.reset(options=options[1]), strict=True
            ):
                same(a, b, "reset of some")
    return ends


@pytest.mark.parametrize("flat", [False, True])
@pytest.mark.parametrize("workers", [0, 2])
@pytest.mark.parametrize("mode", AutoresetMode)
def test_every_row_is_the_single_environment_in_every_mode_and_process(mode, workers, flat):
    how: dict[str, Any] = {"seats": 3, "seat": None, "level": "random", "flat": flat, "rounds": 4}
    one = SyncVectorEnv([lambda: OneSeat("parade", **how)] * ROWS, autoreset_mode=mode)
    many = ManyGames("parade", ROWS, autoreset_mode=mode, workers=workers, **how)
    assert many.observation_space == one.observation_space
    assert many.action_space == one.action_space
    assert in_step(one, many, 60, np.random.default_rng(1)) > 2 * ROWS
    many.close()


@pytest.mark.parametrize("name", GAMES)
def test_a_learner_among_bots_sees_what_it_would_see_alone(name):
    how: dict[str, Any] = {"seats": GAMES[name].most, "seat": 1, "level": "random"}
    one = SyncVectorEnv([lambda: OneSeat(name, **how)] * 2)
    in_step(one, ManyGames(name, 2, **how), 25, np.random.default_rng(2))


@pytest.mark.parametrize("name", GAMES)
def test_where_all_seats_are_played_a_row_is_the_game_by_turns(name):
    seats = GAMES[name].most
    many, dice = ManyGames(name, 1, seats, level=None), np.random.default_rng(3)
    aec = AecGame(name, seats)
    aec.reset(seed=11)
    seen, info = many.reset(seed=11)
    over = False
    while not over:
        seat = int(info["to_move"][0])
        assert aec.agent_selection == f"player_{seat}"
        mine = aec.observe(aec.agent_selection)
        row = {key: array[0] for key, array in seen["observation"].items()}
        same({"observation": row, "action_mask": seen["action_mask"][0]}, mine)
        action = some_actions(seen["action_mask"], dice)
        aec.step(int(action[0]))
        seen, reward, ended, _, info = many.step(action)
        over = bool(ended[0])
        assert over == any(aec.terminations.values())
        assert info["gains"][0].tolist() == list(aec.rewards.values())
        assert reward[0] == aec.rewards[f"player_{seat}"]


def test_a_name_makes_many_games_that_are_those_of_one():
    many = make_vec("chapiteau/Parade-v2", num_envs=2, seats=3)
    assert isinstance(many.unwrapped, ManyGames) and many.unwrapped.lens.seats == 3
    one = SyncVectorEnv([lambda: OneSeat("parade", 3)] * 2)
    in_step(one, many.unwrapped, 20, np.random.default_rng(4))


def test_a_worker_that_is_killed_is_one_clear_error_and_the_others_end_too():
    many = ManyGames("parade", 4, level=None, workers=2)
    many.reset(seed=1)
    processes = list(sure(Workers, many.rows).processes)
    os.kill(processes[1].pid, signal.SIGKILL)
    with pytest.raises(WorkerFailed, match="worker 1 has ended with exit code -9"):
        many.step(many.action_masks().argmax(1))
    assert not any(process.is_alive() for process in processes)
    many.close()


def test_a_row_that_is_over_must_be_reset_where_nobody_else_does_it():
    many = ManyGames("parade", 2, autoreset_mode="Disabled")
    many.reset(seed=1)
    refused = some_actions(many.action_masks(), np.random.default_rng(1), [1])
    many.step(refused)
    with pytest.raises(ValueError, match="row 1 is over"):
        many.step(refused)
    for mask in (np.zeros(2, np.bool_), np.ones(3, np.bool_)):
        with pytest.raises(ValueError, match="reset_mask"):
            many.reset(options={"reset_mask": mask})
    with pytest.raises(TypeError, match="array of bool"):
        many.reset(options={"reset_mask": [True, False]})


def test_buffers_are_given_away_only_where_one_asks_for_it():
    for copy in (True, False):
        many = ManyGames("parade", 1, level=None, copy=copy)
        seen, info = many.reset(seed=1)
        for array in (seen["action_mask"], info["action_mask"], seen["observation"]["hands"]):
            held = many.arrays["numbers" if array.dtype == np.int16 else "masks"]
            assert np.shares_memory(array, held) is not copy


@pytest.mark.parametrize("count", [2, 5])
def test_parts_acting_by_turns_come_to_the_same_as_all_at_once(count):
    """As many as workers, or more; what is asked for first need not be what was sent first."""
    how: dict[str, Any] = {"num_envs": 6, "seats": 3, "level": None, "workers": 2, "rounds": 4}
    whole, parts = ManyGames("parade", **how), ManyGames("parade", **how, parts=count)
    for many in (whole, parts):
        many.reset(seed=1)
    for _ in range(40):
        actions = whole.action_masks().argmax(1)
        for k, rows in enumerate(parts.parts):
            parts.send(k, actions[rows])
        whole.step(actions)
        for k in reversed(range(count)):
            for name, array in parts.receive(k).items():
                assert np.array_equal(array, whole.arrays[name][parts.parts[k]]), name
    assert whole.parts == [slice(0, 3), slice(3, 6)] and len(parts.parts) == count
    assert len(sure(Workers, parts.rows).processes) == 2
    for many in (whole, parts):
        many.close()


def test_parts_that_cannot_be_are_refused_and_so_is_waiting_for_nothing():
    with pytest.raises(ValueError, match="use step"):
        ManyGames("parade", 2).send(0, [0, 0])
    for parts in (1, 5):
        with pytest.raises(ValueError, match=f"{parts} parts for 2 workers and 4 games"):
            ManyGames("parade", 4, workers=2, parts=parts)
    with pytest.raises(ValueError, match="no workers"):
        ManyGames("parade", 4, parts=2)
    many = ManyGames("parade", 4, workers=2)
    many.reset(seed=1)
    with pytest.raises(ValueError, match="nothing was sent to part 1"):
        many.receive(1)
    many.close()


def test_what_is_closed_says_so():
    many = ManyGames("parade", 2, level=None, workers=2)
    many.reset(seed=1)
    many.close_extras()
    with pytest.raises(WorkerFailed, match="closed"):
        many.step(many.action_masks().argmax(1))
