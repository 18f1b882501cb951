"""Train a policy on Fourberies by self-play, with numpy only, and let it meet the house's bots.

python examples/train/train.py --seconds 300 --out policy.npy
"""

from __future__ import annotations

import argparse
import json
import os
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # before numpy: the workers share the cores

from learner import GAME, contest, self_play
from value import Value

from chapiteau.registry import find
from chapiteau.research.arrays import Lens

LOOKS, HEAT = 1, 0.06
"""In training it thinks little and tries much: many games teach more than good ones."""


class Training:
    """Plays, learns, plays better."""

    def __init__(self, args: argparse.Namespace, pool: ProcessPoolExecutor) -> None:
        self.args = args
        self.pool = pool
        self.value = new_value(args.seats)
        self.games = 0

    def run(self) -> None:
        end = time.monotonic() + self.args.seconds
        self.play(self.args.opening, is_first=True)
        while time.monotonic() < end:
            self.play(self.args.generation)
            print(f"{self.games:6} games, {end - time.monotonic():4.0f} s left", flush=True)

    def play(self, games: int, is_first: bool = False) -> None:
        """One generation of games, spread over the workers, and the lesson from it."""
        parts = spread([f"{self.args.seed} {self.games + i}" for i in range(games)], self.args)
        value = None if is_first else self.value
        tasks = [(self.args.seats, value, part, LOOKS, HEAT) for part in parts]
        for seen, ends in self.pool.map(self_play, tasks):
            self.value.learn(seen, ends)
        self.games += games


def new_value(seats: int) -> Value:
    return Value(Lens(find(GAME).edition({}), seats).bounds)


def spread(seeds: list[Any], args: argparse.Namespace) -> list[list[Any]]:
    return [seeds[i :: args.workers] for i in range(args.workers)]


def meet(
    args: argparse.Namespace, value: Value, level: str, pool: ProcessPoolExecutor
) -> list[float]:
    parts = spread(list(range(args.games)), args)
    tasks = [(args.seats, value, level, part, args.looks) for part in parts]
    return [share for found in pool.map(contest, tasks) for share in found]


def interval(shares: list[float]) -> tuple[float, float, float]:
    """The rate of victories and its 95 % interval, after Wilson."""
    n, z, p = len(shares), 1.96, sum(shares) / len(shares)
    middle, reach = p + z * z / (2 * n), z * sqrt(p * (1 - p) / n + z * z / (4 * n * n))
    return p, (middle - reach) / (1 + z * z / n), (middle + reach) / (1 + z * z / n)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--workers", type=int, default=2)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--generation", type=int, default=200, help="games between two lessons")
    parser.add_argument("--opening", type=int, default=2000, help="games at random to begin with")
    parser.add_argument("--games", type=int, default=400, help="games against each level")
    parser.add_argument("--looks", type=int, default=12, help="deals it thinks about at the table")
    parser.add_argument("--against", nargs="*", default=["random", "novice"])
    parser.add_argument("--load", help="a policy to play with instead of training one")
    parser.add_argument("--out", help="where to keep the policy")
    return parser.parse_args()


def main() -> None:
    args = arguments()
    with ProcessPoolExecutor(args.workers) as pool:
        training = Training(args, pool)
        if args.load:
            training.value.load(args.load)
        else:
            training.run()
        if args.out:
            training.value.save(args.out)
        for level in args.against:
            rate, low, high = interval(meet(args, training.value, level, pool))
            print(f"against {level}: {rate:.1%} of {args.games} games, {low:.1%}-{high:.1%}")
            print(json.dumps({"level": level, "rate": rate, "low": low, "high": high}))


if __name__ == "__main__":
    main()
