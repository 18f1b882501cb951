"""MCCFR on a mini edition, and how much any one player could gain against its policy, exactly.

python examples/rl/exact.py fourberies_mini --deals 16 --iterations 200
python examples/rl/exact.py carnavalesque_mini --deals 32 --iterations 1000

Where partners share a victory, the first iterations make it worse: the better the others play, the
more is lost wherever a policy has not been yet.
"""

from __future__ import annotations

import argparse
import time

import numpy as np
import pyspiel  # type: ignore[import-not-found]  # a C++ module without types
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr

import chapiteau.research.openspiel  # noqa: F401  # makes the games known
from chapiteau.research.minis import minis


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=sorted(minis()))
    parser.add_argument("--deals", type=int, default=16)
    parser.add_argument("--iterations", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    np.random.seed(args.seed)  # the only chance that OpenSpiel's solver knows
    game = pyspiel.load_game(f"{args.game}(deals={args.deals})")
    seats = game.num_players()
    found = exploitability.nash_conv(game, policy.UniformRandomPolicy(game)) / seats
    print(f"uniform: {found:.4f}", flush=True)
    average = external_sampling_mccfr.AverageType.SIMPLE
    solver, begun = external_sampling_mccfr.ExternalSamplingSolver(game, average), time.time()
    for n in range(1, args.iterations + 1):
        solver.iteration()
        if n in (10, 50) or n % 100 == 0:
            found = exploitability.nash_conv(game, solver.average_policy()) / seats
            print(f"{n} iterations: {found:.4f} after {time.time() - begun:.0f} s", flush=True)


if __name__ == "__main__":
    main()
