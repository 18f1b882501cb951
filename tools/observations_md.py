"""Write docs/observations.md: every array that a learner observes, from the code.

python tools/observations_md.py          write it
python tools/observations_md.py --check  fail if it is not current

What an array holds is said in `mind/arrays.txt` of its game, a line for each; lengths and bounds
are those of `Mind.feature_bounds`.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.core.game import Game
from chapiteau.core.mind import width
from chapiteau.environment_ids import interface_of
from chapiteau.words import words_for

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "observations.md"
HEAD = """# Observations

Made by `make bless` from the code. An observation is these arrays one after the other, whole
numbers of 16 bits; with `flat=True` each number is divided by the most it can be. Lists *by player*
begin with the viewer's own and go on clockwise; *one-hot* is a single 1, or none where there is
nothing. What the viewer may not see is 0. Lengths are given for each number of seats, of the box of
the house with the usual options. The number of the layout (`o1`) is raised whenever anything here
changes."""


def described(game: Game[Any]) -> dict[str, str]:
    """What each array holds, by name."""
    lines = (game.folder / "mind" / "arrays.txt").read_text("utf-8").splitlines()
    return {name: text for name, _, text in (line.partition(": ") for line in lines)}


def section(game: Game[Any]) -> list[str]:
    about, edition = described(game), game.edition({})
    counts = range(game.fewest, game.most + 1)
    each = [game.mind().feature_bounds(edition, seats) for seats in counts]
    names = list(dict.fromkeys(name for bounds in each for name in bounds))
    if list(about) != names:
        odd = sorted(set(about) ^ set(names)) or "their order"
        raise SystemExit(f"{game.name}: arrays.txt does not fit the observation: {odd}")
    title = words_for("en", game)("game-title")
    heads = ["array", "what it holds", "from", "to", *[f"{seats} seats" for seats in counts]]
    interface = interface_of(edition)
    lines = ["", f"## {title}: `{interface}`", "", f"| {' | '.join(heads)} |"]
    lines.append(f"| --- | --- | ---: | ---: |{' ---: |' * len(each)}")
    for name in names:
        _, low, high = next(bounds[name] for bounds in reversed(each) if name in bounds)
        lengths = [str(bounds[name][0]) if name in bounds else "–" for bounds in each]
        cells = [f"`{name}`", about[name], str(low), str(high), *lengths]
        lines.append(f"| {' | '.join(cells)} |")
    sums = [str(width(bounds)) for bounds in each]
    return [*lines, f"| | all together | | | {' | '.join(sums)} |"]


def page() -> str:
    games = [game for game in chapiteau.games().values() if not game.in_rehearsal]
    return "\n".join([HEAD, *[line for game in games for line in section(game)], ""])


def main() -> int:
    made = page()
    if "--check" in sys.argv:
        return int(not PAGE.exists() or made != PAGE.read_text("utf-8"))
    PAGE.write_text(made, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
