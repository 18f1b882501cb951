"""A match or an environment in mid-game is copied and pickled with all it knows."""

import copy
import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.spaces import Box

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame, ParallelGame, aec_env, env, raw_env

pytestmark = pytest.mark.filterwarnings("ignore")
WAYS = [
    copy.copy,
    copy.deepcopy,
    lambda one: one.clone(),
    lambda one: pickle.loads(pickle.dumps(one)),
]


def some_moves(match, dice, count):
    for _ in range(count):
        if not match.over:
            seat = dice.choice(match.to_act)
            match.play(seat, dice.choice(list(match.moves(seat))))
    return match


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("name", chapiteau.games())
def test_a_copied_match_plays_on_as_the_original_would(name, way):
    match = chapiteau.new(name, seats=chapiteau.games()[name].most, seed="copies")
    some_moves(match, Random(1), 30)
    before = match.record().text
    twin = way(match)
    some_moves(twin, Random(2), 10)
    assert match.record().text == before  # the original stayed where it was
    some_moves(match, Random(2), 10)
    assert twin.hash == match.hash and twin.record().text == match.record().text
    assert twin.log() == match.log() and twin.position(0) == match.position(0)


def acted(one, steps):
    """What an environment shows while random actions are played; all kinds alike."""
    shown: list[Any] = []
    dice = np.random.default_rng(8)
    for _ in range(steps):
        if isinstance(one, OneSeat):
            seen, *rest, info = one.step(int(dice.choice(np.flatnonzero(one.action_masks()))))
            shown.append((seen["observation"], rest, info["seat"]))
        elif isinstance(one, ParallelGame):
            masks = {a: one.table.mask(one.seat_of[a], a in one.asked()) for a in one.agents}
            actions = {a: int(dice.choice(np.flatnonzero(mask))) for a, mask in masks.items()}
            shown.append(one.step(actions)[:4])
        else:
            mask = one.observe(one.agent_selection)["action_mask"]
            one.step(int(dice.choice(np.flatnonzero(mask))))
            shown.append((one.agent_selection, one.last()))
    return shown


@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("kind", [OneSeat, AecGame, ParallelGame])
def test_a_copied_environment_goes_on_in_mid_game_and_into_the_next_one(kind, way):
    one = kind("parade", 3, rounds=4)
    one.reset(seed=3)
    acted(one, 2)
    twin = way(one)
    assert twin.table.match.decisions and twin.table.edition.options == {"rounds": 4}
    assert repr(acted(twin, 2)) == repr(acted(one, 2))
    one.reset()
    twin.reset()
    assert one.table.match.seed == twin.table.match.seed


def test_an_environment_goes_back_to_where_it_stood_as_often_as_one_likes():
    one = OneSeat("parade", 3, flat=True)
    one.reset(seed=3)
    stood = one.get_state()
    ends = []
    for _ in range(2):
        one.set_state(stood)
        ends.append([one.step(int(one.action_masks().argmax()))[0] for _ in range(3)])
    assert np.array_equal(ends[0], ends[1])


def test_wrapped_environments_are_copied_too():
    wrapped = aec_env("parade", seats=3)
    wrapped.reset(seed=1)
    twin = copy.deepcopy(wrapped)
    twin.step(int(twin.observe(twin.agent_selection)["action_mask"].argmax()))
    assert twin.unwrapped.table.match.decisions and not wrapped.unwrapped.table.match.decisions


def test_a_reset_says_where_the_learner_sits_and_refuses_what_it_does_not_know():
    one = OneSeat("parade", 3)
    for seat in (2, 0):
        assert one.reset(seed=1, options={"seat": seat})[1]["seat"] == seat
    with pytest.raises(ValueError, match="no seat 3"):
        one.reset(options={"seat": 3})
    with pytest.raises(ValueError, match="not with chair"):
        one.reset(options={"chair": 1})
    for kind in (AecGame, ParallelGame):
        with pytest.raises(ValueError, match="all seats are played"):
            kind("parade", 3).reset(options={"seat": 1})


def test_a_flat_observation_is_one_row_between_minus_one_and_one_with_the_mask_beside_it():
    named, flat = OneSeat("parade", 3), OneSeat("parade", 3, flat=True)
    seen, _ = named.reset(seed=1)
    row, info = flat.reset(seed=1)
    assert row in flat.observation_space and row.dtype == np.float32 and abs(row).max() <= 1
    whole = np.concatenate(list(seen["observation"].values()))
    assert np.array_equal(whole, np.rint(row / flat.table.lens.scale))
    assert np.array_equal(info["action_mask"], seen["action_mask"])
    assert np.array_equal(flat.action_masks(), seen["action_mask"] == 1)
    by_turns = AecGame("parade", 3, flat=True)
    by_turns.reset(seed=1)
    assert by_turns.observation_space("player_0").contains(by_turns.observe("player_0"))


def test_without_nesting_names_and_mask_lie_side_by_side_or_the_row_alone():
    plain = OneSeat("parade", 3, nested=False)
    seen, _ = plain.reset(seed=1)
    nested, _ = OneSeat("parade", 3).reset(seed=1)
    assert seen in plain.observation_space and not any(isinstance(x, dict) for x in seen.values())
    assert seen.keys() == {*nested["observation"], "action_mask"}
    assert np.array_equal(seen["hands"], nested["observation"]["hands"])
    for kind in (AecGame, ParallelGame):
        row = kind("parade", 3, flat=True, nested=False)
        row.reset(seed=1)
        space = row.observation_space("player_0")
        assert isinstance(space, Box) and row.table.observe(0, True) in space
    by_turns = AecGame("parade", 3, flat=True, nested=False)
    by_turns.reset(seed=1)
    agent, table = by_turns.agent_selection, by_turns.table
    seat = by_turns.seat_of[agent]
    assert np.array_equal(by_turns.infos[agent]["action_mask"], table.mask(seat, True))
    numbers = table.lens.numbers(table.match.state, seat)
    assert np.array_equal(by_turns.observe(agent), table.lens.scaled(numbers))


def test_environments_have_the_names_that_pettingzoo_gives_its_own():
    assert env is aec_env and raw_env is AecGame
