"""How much faster the games are than at an earlier commit, both compiled, in the same run.

python bench/earlier.py COMMIT [GAME...]; needs tools/compile.py -O3 for today's build. The earlier
one is built from its own sources by its own tools, once, in build/earlier.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from speed import BUILDS, HOUSE, ROOT, measured, table

AGAIN = 3  # turn by turn, so that what else the machine does falls on both


def built(commit: str) -> Path:
    """The compiled build of a commit."""
    name = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    tree = ROOT / "build" / "earlier" / name[:12]
    if not (tree / "build" / "compiled-O3" / "stamp").exists():
        tree.mkdir(parents=True, exist_ok=True)
        archive = ["git", "archive", name, "src", "tools", "pyproject.toml"]
        packed = subprocess.check_output(archive, cwd=ROOT)
        subprocess.run(["tar", "x"], cwd=tree, input=packed, check=True)
        subprocess.run([sys.executable, "tools/compile.py", "-O3"], cwd=tree, check=True)
    return tree / "build" / "compiled-O3"


def main() -> None:
    commit, games = sys.argv[1], sys.argv[2:]
    then, rows = built(commit), []
    for game in games or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py")):
        old, new = [], []
        for _ in range(AGAIN):
            old.append(measured(then, "game_loop.py", game))
            new.append(measured(BUILDS["compiled"], "game_loop.py", game))
        cells = [game]
        for what in ("decision", "clone", "deal", "search"):
            a, b = (min(one[what] for one in runs) for runs in (old, new))
            cells += [f"{1 / a:,.0f}", f"{1 / b:,.0f}", f"{a / b:.2f}"]
        rows.append(cells)
    heads = ["a CPU second"]
    for what in ("decisions", "clones", "deals", "search rounds"):
        heads += [f"{what}, {commit}", "now", "ratio"]
    print("\n".join(table(heads, rows)))


if __name__ == "__main__":
    main()
