"""What a move costs at a table before its socket, beside an earlier commit in the same run.

python bench/frame.py [--before COMMIT] [--again N] [GAME...]: CPU milliseconds a move for two
seated players, for the first spectator and for each further one; three seats, random play. The two
take turns, and of each move the least counts, so what else the machine does falls on both. A second
table parts today's moves for two players by whether another region came forward for any of them, in
which case most pieces have another place and size.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from speed import HOUSE, ROOT, table

FIGURES = ("players", "first", "spectator")


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asked.add_argument("--before", default="", help="an earlier commit to compare with")
    asked.add_argument("--again", type=int, default=3, help="how often both are measured")
    asked.add_argument("games", nargs="*")
    options = asked.parse_args()
    games = options.games or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py"))
    print(f"load of this machine before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    with tempfile.TemporaryDirectory() as folder:
        trees = [ROOT]
        if options.before:
            trees.insert(0, unpacked(options.before, Path(folder)))
        found = [runs_of(game, trees, options.again) for game in games]
    rows = [row(game, runs) for game, runs in zip(games, found, strict=True)]
    heads = ["ms of CPU a move"]
    for what in ("two players", "first spectator", "each further one", "bytes a frame"):
        heads += [what, *(["before", "ratio"] if options.before else [])]
    print("\n".join(table(heads, rows)))
    parted = [[game, *parts(runs[-1])] for game, runs in zip(games, found, strict=True)]
    heads = ["two players, now", "moves that bring a region forward", "ms each", "the others"]
    print("\n" + "\n".join(table(heads, parted)))


def unpacked(commit: str, folder: Path) -> Path:
    """The sources of a commit."""
    packed = subprocess.check_output(["git", "archive", commit, "src", "examples"], cwd=ROOT)
    subprocess.run(["tar", "x"], cwd=folder, input=packed, check=True)
    return folder


Moves = dict[str, list[float]]


def runs_of(game: str, trees: list[Path], again: int) -> list[Moves]:
    """The moves of each tree, of each the least that it took."""
    runs = [[measured(tree, game) for tree in trees] for _ in range(again)]
    return [merged([run[i] for run in runs]) for i in range(len(trees))]


def row(game: str, runs: list[Moves]) -> list[str]:
    *before, now = [{what: mean(each) for what, each in run.items()} for run in runs]
    cells = [game]
    for what, digits, times in (*[(each, 2, 1000) for each in FIGURES], ("bytes", 0, 1)):
        cells.append(f"{now[what] * times:,.{digits}f}")
        for then in before:
            cells += [f"{then[what] * times:,.{digits}f}", f"{now[what] / then[what]:.2f}"]
    return cells


def parts(moves: Moves) -> list[str]:
    """How many moves bring another region forward, what they take, and what the others do."""
    both = list(zip(moves["players"], moves["forward"], strict=True))
    far, near = [ms for ms, is_far in both if is_far], [ms for ms, is_far in both if not is_far]
    return [f"{len(far) / len(both):.0%}", *[f"{mean(each) * 1000:.2f}" for each in (far, near)]]


def mean(numbers: list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def measured(tree: Path, game: str) -> dict[str, Any]:
    path = os.pathsep.join([str(tree / "src"), str(tree / "examples" / "parade" / "src")])
    command = [sys.executable, "-P", str(ROOT / "bench" / "frame_loop.py"), game]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def merged(runs: list[dict[str, Any]]) -> Moves:
    return {
        what: [min(each) for each in zip(*[run[what] for run in runs], strict=True)]
        for what in runs[0]
    }


if __name__ == "__main__":
    main()
