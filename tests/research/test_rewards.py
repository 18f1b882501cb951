"""Rewards: at the end as a share or a lead, or at each step as points."""

from typing import Any

import numpy as np
import pytest

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame, ParallelGame
from chapiteau.research.vector import ManyGames

pytestmark = pytest.mark.filterwarnings("ignore")


def play_out(env, seed):
    """All rewards of a game, and the points it began with."""
    seen, _ = env.reset(seed=seed)
    began, dice, over, rewards = env.table.match.scores, np.random.default_rng(seed), False, []
    while not over:
        action = int(dice.choice(np.flatnonzero(seen["action_mask"])))
        seen, reward, over, _, _ = env.step(action)
        rewards.append(reward)
    return rewards, began


def test_a_share_and_a_lead_come_at_the_end():
    for seed in range(8):
        shares, _ = play_out(OneSeat("parade", 3, level="random"), seed)
        env = OneSeat("parade", 3, level="random", reward="lead")
        leads, _ = play_out(env, seed)
        scores = env.table.match.scores
        assert leads[-1] == scores[0] - max(scores[1:]) and not any(leads[:-1] + shares[:-1])
        assert (shares[-1] > 0) == (leads[-1] >= 0) and shares[-1] in (0, 1 / 3, 1 / 2, 1)
    with pytest.raises(ValueError, match="share or lead or points, not by 'money'"):
        OneSeat("parade", reward="money")


@pytest.mark.parametrize(
    ("name", "seats"),
    [("three_ring_circus", 1), ("the_magnificent", 1), ("carnavalesque", 3), ("fourberies", 2)],
)
def test_points_come_as_they_are_made_and_sum_to_the_score(name, seats):
    env = OneSeat(name, seats, level="random", reward="points")
    rewards, began = play_out(env, 4)
    swing = env.table.edition.game.mind().swing
    assert sum(rewards) * swing == pytest.approx(env.table.match.scores[0] - began[0])
    assert sum(1 for reward in rewards if reward) > 1 and any(rewards[: len(rewards) * 3 // 4])


def test_alone_and_in_a_common_cause_points_are_usual_and_else_a_share_of_the_victory():
    for name, game in chapiteau.games().items():
        for seats in {game.fewest, game.most}:
            by = OneSeat(name, seats).metadata["reward"]
            assert by == ("points" if seats == 1 or game.cooperative else "share")


@pytest.mark.parametrize("kind", [AecGame, ParallelGame])
def test_every_seat_is_told_its_own_points(kind):
    env = kind("fourberies", 3, reward="points")
    env.reset(seed=2)
    dice, sums, began = np.random.default_rng(2), np.zeros(3), env.table.match.scores
    while env.agents and not (kind is AecGame and any(env.terminations.values())):
        masks = {a: env.table.mask(env.seat_of[a], a in env.asked()) for a in env.agents}
        actions = {a: int(dice.choice(np.flatnonzero(m))) for a, m in masks.items() if m.any()}
        if kind is AecGame:
            env.step(actions[env.agent_selection])
            sums += list(env.rewards.values())
        else:
            sums += list(env.step(actions)[1].values())
    assert sums * 4 == pytest.approx(np.subtract(env.table.match.scores, began))


@pytest.mark.parametrize("reward", ["points", "share"])
def test_whoever_is_asked_is_told_what_it_was_given_since_it_acted_last(reward):
    env = AecGame("fourberies", 3, reward=reward)
    env.reset(seed=2)
    dice, given, told = np.random.default_rng(2), dict.fromkeys(env.agents, 0.0), 0.0
    for agent in env.agent_iter():
        _, found, over, _, info = env.last()
        assert found == pytest.approx(given[agent])
        told += abs(found)
        env.step(None if over else int(dice.choice(np.flatnonzero(info["action_mask"]))))
        given[agent] = 0.0
        if not over:
            given = {one: given[one] + env.rewards[one] for one in env.agents}
    assert told


def test_rows_are_rewarded_as_single_environments_are():
    how: dict[str, Any] = {"seats": 3, "level": "random", "reward": "points"}
    one, many = OneSeat("fourberies", **how), ManyGames("fourberies", 1, **how)
    one.reset(seed=6)
    many.reset(seed=6)
    dice, over, seen = np.random.default_rng(6), False, 0.0
    while not over:
        action = int(dice.choice(np.flatnonzero(one.action_masks())))
        _, reward, over, _, _ = one.step(action)
        assert many.step([action])[1].tolist() == [reward]
        seen += abs(reward)
    assert seen


def test_a_copy_counts_from_where_it_was_made():
    env = OneSeat("fourberies", 2, level="random", reward="points")
    seen, _ = env.reset(seed=1)
    began = env.table.match.scores
    while env.table.match.scores[0] == began[0]:
        seen, *_ = env.step(int(np.flatnonzero(seen["action_mask"])[0]))
    action = int(np.flatnonzero(seen["action_mask"])[0])
    twin = env.clone()
    assert twin.table.counted == list(env.table.match.scores) != list(began)
    assert twin.step(action)[1] == env.step(action)[1]
