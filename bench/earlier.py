"""How much faster the games are than at an earlier commit, both compiled, in the same run.

python bench/earlier.py COMMIT [GAME...]; the earlier one is built from its own sources by its own
tools, once, in build/earlier.
"""

from __future__ import annotations

import subprocess
import sys

from common import Environment, compiled
from speed import HOUSE, ROOT, measured, table

AGAIN = 3  # turn by turn, so that what else the machine does falls on both


def built(commit: str, is_hard: bool = True) -> Environment:
    """The surroundings in which a program runs a commit, compiled."""
    name = subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()
    tree = ROOT / "build" / "earlier" / name[:12]
    if not tree.exists():
        tree.mkdir(parents=True)
        archive = ["git", "archive", name, "src", "tools", "pyproject.toml"]
        packed = subprocess.check_output(archive, cwd=ROOT)
        subprocess.run(["tar", "x"], cwd=tree, input=packed, check=True)
    return compiled(tree, is_hard)


def main() -> None:
    commit, games = sys.argv[1], sys.argv[2:]
    then, now, rows = built(commit), compiled(ROOT), []
    for game in games or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py")):
        old, new = [], []
        for _ in range(AGAIN):
            old.append(measured(then, "game_loop.py", game))
            new.append(measured(now, "game_loop.py", game))
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
