"""Play the same games interpreted and compiled and compare every final hash, byte for byte."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = 200


def simulate(tree: str, game: str, seats: int, hash_seed: str) -> dict[str, object]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / tree), "PYTHONHASHSEED": hash_seed}
    command = [sys.executable, "-m", "chapiteau", "simulate", game]
    command += ["--seats", str(seats), "--games", str(GAMES), "--seed", "same", "--json"]
    found = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    parsed: dict[str, object] = json.loads(found.stdout)
    return parsed


def main() -> None:
    import chapiteau

    for name, game in chapiteau.games().items():
        for seats in range(game.fewest, game.most + 1):
            plain = simulate("src", name, seats, "1")
            fast = simulate("build/compiled", name, seats, "2")
            assert plain["hash"] == fast["hash"], f"{name}, {seats} seats: builds play differently"
            ratio = float(str(plain["cpu_seconds"])) / float(str(fast["cpu_seconds"]))
            print(f"{name}, {seats} seats: {GAMES} games the same, {ratio:.1f} times as fast")


if __name__ == "__main__":
    main()
