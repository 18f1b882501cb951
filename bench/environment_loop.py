"""Steps of single environments of one game, for bench/research.py --before: seconds each, as JSON.

It runs on earlier commits too, so it uses nothing that they did not have.
"""

from __future__ import annotations

import json
import sys
import warnings
from collections.abc import Callable
from importlib import metadata
from inspect import signature
from random import Random
from typing import Any

from common import least

SEATS = 3  # enough for every game
Work = Callable[[], int]


def some_action(mask: Any, dice: Random) -> int:
    """A random legal action, found with as little as possible: what is timed are environments."""
    legal = mask.nonzero()[0]
    return int(legal[int(dice.random() * len(legal))])


def aec(env: Any, games: int) -> Work:
    """Random legal steps of an AEC environment, every observation taken."""

    def work() -> int:
        dice, steps = Random(1), 0
        for seed in range(games):
            env.reset(seed=seed)
            for _ in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                env.step(None if over or cut else some_action(seen["action_mask"], dice))
                steps += 1
        return steps

    return work


def single(env: Any, games: int, is_flat: bool = False) -> Work:
    """A learner among bots; the mask of what is one row is beside it."""

    def work() -> int:
        dice, steps = Random(1), 0
        for seed in range(games):
            seen, info = env.reset(seed=seed)
            over = False
            while not over:
                mask = (info if is_flat else seen)["action_mask"]
                seen, _, over, _, info = env.step(some_action(mask, dice))
                steps += 1
        return steps

    return work


def house_alone() -> None:
    """Leave games of other packages out: they may be made for another commit."""
    found: Any = metadata.entry_points

    def ours(**how: Any) -> Any:
        return [point for point in found(**how) if point.value.startswith("chapiteau.games.")]

    metadata.entry_points = ours


def main() -> None:
    warnings.simplefilter("ignore")
    house_alone()
    from chapiteau.research.gymnasium import OneSeat
    from chapiteau.research.pettingzoo import AecGame

    game = sys.argv[1]
    found = {
        "aec": least(aec(AecGame(game, SEATS), 1), 3),
        "learner": least(single(OneSeat(game, SEATS, level="random"), 2), 3),
    }
    if "flat" in signature(OneSeat).parameters:
        learner = OneSeat(game, SEATS, level="random", flat=True)
        found["aec, rows"] = least(aec(AecGame(game, SEATS, flat=True), 1), 3)
        found["learner, rows"] = least(single(learner, 2, is_flat=True), 3)
    print(json.dumps(found))


if __name__ == "__main__":
    main()
