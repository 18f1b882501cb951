"""How fast the games play at random, beside their peers, in one run on one core by CPU time.

`make bench`, or: python tools/compile.py -O3 && python bench/speed.py [GAME...]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "chapiteau" / "games"
BUILDS = {"compiled": "build/compiled-O3", "interpreted": "src"}


def measured(tree: str, script: str, *args: str) -> dict[str, Any]:
    env = {**os.environ, "PYTHONPATH": str(ROOT / tree)}
    command = [sys.executable, str(ROOT / "bench" / script), *args]
    found = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    parsed: dict[str, Any] = json.loads(found.stdout.splitlines()[-1])
    return parsed


def loops(games: list[str]) -> dict[str, dict[str, Any]]:
    """What was found, by game and build."""
    found = {}
    for game in games:
        for build, tree in BUILDS.items():
            one = measured(tree, "game_loop.py", game)
            assert one["compiled"] == (build == "compiled"), "the builds are mixed up"
            found[f"{game}, {build}"] = one
    return found


def main() -> None:
    games = sys.argv[1:] or sorted(p.parent.name for p in HOUSE.glob("*/game.py"))
    found, peers = loops(games), measured("src", "peers_loop.py")
    catan = peers["catanatron"]
    print(f"{'random decisions a second':34}{'rate':>12}{'to Catanatron':>16}")
    rows = [(name, one["decision"]) for name, one in found.items()]
    rows += [("Catanatron", catan), ("OpenSpiel gin_rummy from Python", peers["gin_rummy"])]
    for name, seconds in rows:
        print(f"{name:34}{1 / seconds:>12,.0f}{catan / seconds:>15.1f}x")
    print(f"\n{'clone':34}{'µs':>12}{'to Catanatron':>16}")
    clones = [(name, one["clone"]) for name, one in found.items()]
    for name, seconds in [*clones, ("Catanatron", peers["catanatron_clone"])]:
        ratio = peers["catanatron_clone"] / seconds
        print(f"{name:34}{seconds * 1e6:>12.1f}{ratio:>15.1f}x")
    print(f"\n{'':34}{'slowest legality, µs':>22}{'match at its end, MB':>22}")
    for name, one in found.items():
        print(f"{name:34}{one['legality'] * 1e6:>22.0f}{one['match_bytes'] / 1e6:>22.2f}")


if __name__ == "__main__":
    main()
