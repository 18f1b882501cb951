"""Play the same games here, interpreted, and with the compiled wheel, and compare every hash; look
back at one of each, and compare every byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INSTALLED = ROOT / "build" / "installed" / "bin" / "python"  # tools/wheels.py install
GAMES = 200


def simulate(python: str, game: str, seats: int, hash_seed: str) -> dict[str, object]:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [python, "-m", "chapiteau", "simulate", game]
    command += ["--seats", str(seats), "--games", str(GAMES), "--seed", "same", "--json"]
    found = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    parsed: dict[str, object] = json.loads(found.stdout)
    return parsed


REVIEW = """
import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.review.choices import Effort
from chapiteau.review.run import reviewed
match, dice = chapiteau.new({game!r}, {seats}, "same"), seeded("same")
while not match.over:
    seat = match.to_act[0]
    match.play(seat, match.moves(seat)[dice.below(len(match.moves(seat)))])
print(reviewed(match.record(), Effort(2, 1, 2), workers=1).json())
"""


def review(python: str, game: str, seats: int, hash_seed: str) -> str:
    env = {**os.environ, "PYTHONHASHSEED": hash_seed}
    command = [python, "-c", REVIEW.format(game=game, seats=seats)]
    return subprocess.run(command, env=env, check=True, capture_output=True, text=True).stdout


def main() -> None:
    import chapiteau

    for name, game in chapiteau.games().items():
        for seats in range(game.fewest, game.most + 1):
            plain = simulate(sys.executable, name, seats, "1")
            fast = simulate(str(INSTALLED), name, seats, "2")
            assert plain["hash"] == fast["hash"], f"{name}, {seats} seats: builds play differently"
            ratio = float(str(plain["cpu_seconds"])) / float(str(fast["cpu_seconds"]))
            print(f"{name}, {seats} seats: {GAMES} games the same, {ratio:.1f} times as fast")
        plainly = review(sys.executable, name, game.fewest, "1")
        same = plainly == review(str(INSTALLED), name, game.fewest, "2")
        assert same, f"{name}: builds look back differently"


if __name__ == "__main__":
    main()
