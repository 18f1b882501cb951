"""Learners from outside take their first steps here: `make rl`, no part of `make test`."""

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pufferlib.emulation
import pufferlib.vector
import pytest
import supersuit
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv
from torchrl.envs import ActionMask, GymWrapper, PettingZooWrapper, TransformedEnv
from torchrl.envs.utils import check_env_specs

import chapiteau  # noqa: F401  # makes the ids known
from chapiteau.research.pettingzoo import aec_env, parallel_env

pytestmark = pytest.mark.filterwarnings("ignore")


@pytest.mark.parametrize("how", [{"flat": True}, {"nested": False}])
def test_stable_baselines_learns_with_masks(how):
    """Rows, and names side by side for a policy of many inputs."""
    policy = "MlpPolicy" if "flat" in how else "MultiInputPolicy"
    made = lambda: gymnasium.make("chapiteau/Fourberies-v2", level="random", **how)  # noqa: E731
    envs = DummyVecEnv([made] * 2)
    model = MaskablePPO(policy, envs, n_steps=64, batch_size=64, n_epochs=1, seed=1)
    model.learn(256)
    seen = envs.reset()
    masks = np.stack(envs.env_method("action_masks"))
    actions, _ = model.predict(seen, action_masks=masks)
    assert all(mask[action] for mask, action in zip(masks, actions, strict=True))


def test_supersuit_wraps_rows_and_makes_a_vector_of_them():
    env = parallel_env("parade", seats=3, flat=True, nested=False)
    env = supersuit.pad_action_space_v0(supersuit.black_death_v3(env))
    vector = supersuit.pettingzoo_env_to_vec_env_v1(env)
    seen, infos = vector.reset(seed=1)
    assert seen.shape[0] == 3 and seen.dtype == np.float32
    vector.step([int(info["action_mask"].argmax()) for info in infos])


@pytest.mark.parametrize("how", [{"flat": True}, {"nested": False}])
def test_torchrl_takes_rows_and_names_and_heeds_the_mask(how):
    env = GymWrapper(
        gymnasium.make("chapiteau/Parade-v2", seats=2, level="random", **how),
        categorical_action_encoding=True,
    )
    check_env_specs(env)
    if "flat" in how:
        return  # the mask is in `info` there
    played = TransformedEnv(env, ActionMask()).rollout(100)
    assert played["next", "terminated"][-1]  # an illegal action would have ended it with -1
    assert (played["next", "reward"] >= 0).all()


@pytest.mark.parametrize("made", [aec_env, parallel_env])
def test_torchrl_plays_all_seats_with_their_masks(made):
    env = PettingZooWrapper(
        made("parade", seats=3, flat=True),
        use_mask=True,
        categorical_actions=True,
        seed=1,
        group_map={"player": [f"player_{seat}" for seat in range(3)]},
    )
    played = env.rollout(200)
    assert played["next", "done"][-1]
    assert (played["next", "player", "reward"] >= 0).all()


def test_pufferlib_emulates_one_seat_and_all_seats():
    def one(buf=None, seed=0):
        made = lambda: gymnasium.make("chapiteau/Parade-v2", level="random", flat=True)  # noqa: E731
        return pufferlib.emulation.GymnasiumPufferEnv(env_creator=made, buf=buf, seed=seed)

    def three(buf=None, seed=0):
        made = lambda: parallel_env("parade", seats=3, flat=True, nested=False)  # noqa: E731
        return pufferlib.emulation.PettingZooPufferEnv(env_creator=made, buf=buf, seed=seed)

    for made, rows in ((one, 2), (three, 6)):
        envs = pufferlib.vector.make(made, backend=pufferlib.vector.Serial, num_envs=2)
        seen, _ = envs.reset(seed=1)
        assert seen.shape == (rows, envs.single_observation_space.shape[0])
        seen, rewards, *_ = envs.step(np.zeros(rows, np.int64))
        assert seen.dtype == np.float32 and rewards.shape == (rows,)


def test_a_script_in_the_manner_of_cleanrl_finds_spaces_statistics_and_masks():
    """What such scripts ask of a vector of environments, by name and with its usual wrapper."""
    envs: Any = gymnasium.make_vec("chapiteau/Parade-v2", num_envs=4, level="random", flat=True)
    envs = gymnasium.wrappers.vector.RecordEpisodeStatistics(envs)
    size = int(np.prod(envs.single_observation_space.shape))
    actor = torch.nn.Linear(size, int(envs.single_action_space.n))
    seen, info = envs.reset(seed=1)
    lengths: list[int] = []
    for _ in range(60):
        logits = actor(torch.Tensor(seen)).masked_fill(
            torch.from_numpy(info["action_mask"] == 0), -1e9
        )
        actions = torch.distributions.Categorical(logits=logits).sample()
        seen, *_, info = envs.step(actions.numpy())
        if "episode" in info:
            lengths += info["episode"]["l"][info["_episode"]].tolist()
    assert len(lengths) >= 4 and min(lengths) > 1


@pytest.fixture
def training(monkeypatch):
    """What makes our own policy gradient ready to learn."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples" / "rl")
    from argparse import Namespace

    from ppo import Training

    def made(game, level, reward, batch):
        how = {"game": game, "seats": 2, "level": level, "reward": reward, "batch": batch}
        found = Training(Namespace(**how, rows=batch // 64, minutes=0, seed=1, out=""))
        found.begin()
        return found

    return made


def test_our_own_policy_gradient_learns_to_beat_random_players(training):
    parade = training("parade", "random", "share", 1024)
    for _ in range(25):
        parade.learn(parade.collect(1024))
    before, after = np.mean(parade.ends[:200]), np.mean(parade.ends[-200:])
    assert after > before + 0.05


def test_our_own_policy_gradient_learns_to_beat_novices_of_trickerion(training):
    """From one game in twenty to nearly all, within 50,000 decisions."""
    trickerion = training("trickerion", "novice", "lead", 4096)
    assert trickerion.examine() < 0.2
    for _ in range(12):
        trickerion.learn(trickerion.collect(4096))
    assert trickerion.examine() > 0.7
