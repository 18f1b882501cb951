"""A master's answers and environment steps, beside PettingZoo classic and RLCard in the same run.

python bench/research.py, interpreted; PYTHONPATH=build/compiled-O3 python bench/research.py,
compiled. Needs open-spiel, pettingzoo, pygame-ce and rlcard.
"""

from __future__ import annotations

import multiprocessing
import time
import warnings
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np
from common import least
from peers_loop import rlcard_decisions

import chapiteau
from chapiteau.bots import AT_A_TABLE
from chapiteau.bots.apart import answer, question
from chapiteau.core.rng import seeded
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame, ParallelGame


def answers(seats: int, games: int = 2) -> list[float]:
    """Seconds that a master takes for each answer as at a table, in a bot's own process."""
    times: list[float] = []
    pool = ProcessPoolExecutor(1, multiprocessing.get_context("spawn"))
    with pool:
        for seed in range(games):
            match = chapiteau.new("fourberies", seats=seats, seed=seed)
            while not match.over:
                seat, rng = match.to_act[0], seeded(f"bench {seed} {len(match.entries)}")
                moves = match.moves(seat)
                put = question(match.view(seat), seat, moves, "master", rng, AT_A_TABLE)
                began = time.perf_counter()
                answered = pool.submit(answer, put).result()
                times.append(time.perf_counter() - began)
                match.play(seat, answered)
    return sorted(times)


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
    for seats in (2, 5):
        times = answers(seats)
        middle, late = times[len(times) // 2], times[int(0.95 * len(times))]
        print(f"a master's answer at a table, {seats} seats: p50 {middle:.2f} s, p95 {late:.2f} s")
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
