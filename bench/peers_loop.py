"""The same random loop on peers: Catanatron and RLCard (Python), OpenSpiel from Python (C++).

Prints JSON: CPU seconds a decision and, where there is such a thing, a clone takes.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pyspiel  # type: ignore[import-not-found]  # a C++ module without types
import rlcard
from catanatron import Color, Game, RandomPlayer
from common import least

COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)


def catan_decisions() -> int:
    """Every tick counts, forced ones too, although ours leave forced moves out."""
    count = 0
    for seed in range(6):
        game = Game([RandomPlayer(colour) for colour in COLOURS], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            count += 1
    return count


def catan_clones() -> int:
    game = Game([RandomPlayer(colour) for colour in COLOURS], seed=1)
    for _ in range(50):
        game.play_tick()
    for _ in range(200):
        game.copy()
    return 200


def spiel_decisions(name: str, games: int) -> Callable[[], int]:
    def work() -> int:
        game, dice, count = pyspiel.load_game(name), random.Random(1), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(dice.choice(state.chance_outcomes())[0])
                else:
                    state.apply_action(dice.choice(state.legal_actions()))
                    count += 1
        return count

    return work


def spiel_clones(name: str) -> Callable[[], int]:
    state, dice = pyspiel.load_game(name).new_initial_state(), random.Random(1)
    for _ in range(30):
        chance = state.is_chance_node()
        actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
        state.apply_action(dice.choice(actions))

    def work() -> int:
        for _ in range(2000):
            state.clone()
        return 2000

    return work


def rlcard_decisions(name: str, games: int) -> Callable[[], int]:
    env: Any = rlcard.make(name, config={"seed": 1})

    def work() -> int:
        dice, count = random.Random(1), 0
        for _ in range(games):
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(dice.choice(list(state["legal_actions"])))
                count += 1
        return count

    return work


if __name__ == "__main__":
    found = {
        "Catanatron": {"decision": least(catan_decisions), "clone": least(catan_clones)},
        "OpenSpiel gin_rummy, C++ from Python": {
            "decision": least(spiel_decisions("gin_rummy", 30)),
            "clone": least(spiel_clones("gin_rummy")),
        },
        "OpenSpiel hearts, C++ from Python": {
            "decision": least(spiel_decisions("hearts", 60)),
            "clone": least(spiel_clones("hearts")),
        },
        "RLCard limit-holdem": {"decision": least(rlcard_decisions("limit-holdem", 100))},
        "RLCard uno": {"decision": least(rlcard_decisions("uno", 20))},
    }
    print(json.dumps(found))
