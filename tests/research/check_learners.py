"""Learners from outside take their first steps here: `make rl`, no part of `make test`."""

from pathlib import Path

import gymnasium
import numpy as np
import pytest
import supersuit
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

import chapiteau  # noqa: F401  # makes the ids known
from chapiteau.research.pettingzoo import parallel_env

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


def test_our_own_policy_gradient_learns_to_beat_random_players(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "examples" / "rl")
    from argparse import Namespace

    from ppo import Training

    torch.manual_seed(1)
    how = {"game": "parade", "seats": 2, "level": "random", "reward": "share", "rows": 16}
    training = Training(
        Namespace(**how, batch=1024, minutes=0, seed=1, out=str(tmp_path / "x.npz"))
    )
    for _ in range(25):
        training.learn(training.collect(1024))
    before, after = np.mean(training.ends[:200]), np.mean(training.ends[-200:])
    assert after > before + 0.05
