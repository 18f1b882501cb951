"""The same random loop on two peers: Catanatron (Python) and OpenSpiel's gin rummy (C++)."""

from __future__ import annotations

import json
import random

import pyspiel
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


def rummy_decisions() -> int:
    game, dice, count = pyspiel.load_game("gin_rummy"), random.Random(1), 0
    for _ in range(30):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(dice.choice(state.chance_outcomes())[0])
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                count += 1
    return count


if __name__ == "__main__":
    found = {
        "catanatron": least(catan_decisions),
        "catanatron_clone": least(catan_clones),
        "gin_rummy": least(rummy_decisions),
    }
    print(json.dumps(found))
