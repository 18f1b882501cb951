"""Environment steps, beside PettingZoo classic and RLCard in the same run.

python bench/research.py, interpreted; CHAPITEAU_COMPILED=$(python tools/compile.py -O3) before it,
compiled. Needs open-spiel, pettingzoo, pygame-ce and rlcard.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from common import least
from peers_loop import rlcard_decisions

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame, ParallelGame


def aec(env: Any, games: int) -> Callable[[], int]:
    """Random legal steps of an AEC environment, every observation taken."""

    def work() -> int:
        dice, steps = np.random.default_rng(1), 0
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                legal = None if over or cut else np.flatnonzero(seen["action_mask"])
                env.step(None if legal is None else int(legal[int(dice.integers(len(legal)))]))
                steps += 1
        return steps

    return work


def parallel(env: Any, games: int) -> Callable[[], int]:
    """Random legal rounds of a parallel environment; every seat that is asked counts a step."""

    def work() -> int:
        dice, steps = np.random.default_rng(1), 0
        for seed in range(games):
            seen, _ = env.reset(seed=seed)
            while env.agents:
                steps += len(env.asked())
                legal = {a: np.flatnonzero(o["action_mask"]) for a, o in seen.items()}
                actions = {a: int(x[int(dice.integers(len(x)))]) for a, x in legal.items()}
                seen, *_ = env.step(actions)
        return steps

    return work


def single(games: int) -> Callable[[], int]:
    env = OneSeat("fourberies", 2, level="random")

    def work() -> int:
        dice, steps = np.random.default_rng(1), 0
        for seed in range(games):
            seen, _ = env.reset(seed=seed)
            over = False
            while not over:
                legal = np.flatnonzero(seen["action_mask"])
                seen, _, over, _, _ = env.step(int(legal[int(dice.integers(len(legal)))]))
                steps += 1
        return steps

    return work


def table(title: str, rows: list[tuple[str, float]], base: str) -> None:
    seconds = dict(rows)
    print(f"\n{title:38}{'a second':>12}{'µs each':>12}{'to ' + base:>28}")
    for name, each in rows:
        ratio = seconds[base] / each
        print(f"{name:38}{1 / each:>12,.0f}{each * 1e6:>12.1f}{ratio:>27.2f}x")


def main() -> None:
    warnings.simplefilter("ignore")
    from pettingzoo.classic import connect_four_v3, texas_holdem_v4

    print("Fourberies", "compiled" if chapiteau.is_compiled() else "interpreted")
    steps = [
        ("Fourberies AEC, 2 seats", least(aec(AecGame("fourberies", 2), 10))),
        ("Fourberies AEC, 4 seats", least(aec(AecGame("fourberies", 4), 5))),
        ("Fourberies parallel, 4 seats", least(parallel(ParallelGame("fourberies", 4), 5))),
        ("Fourberies Gymnasium, random bot", least(single(10))),
        ("PettingZoo connect_four", least(aec(connect_four_v3.raw_env(), 20))),
        ("PettingZoo texas_holdem", least(aec(texas_holdem_v4.raw_env(), 50))),
        ("RLCard limit-holdem", least(rlcard_decisions("limit-holdem", 100))),
        ("RLCard uno", least(rlcard_decisions("uno", 20))),
        ("RLCard doudizhu", least(rlcard_decisions("doudizhu", 2), rounds=2)),
    ]
    table("environment steps", steps, "PettingZoo texas_holdem")


if __name__ == "__main__":
    main()
