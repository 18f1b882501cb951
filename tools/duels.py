"""The duels that docs/bots.md tells of: `python tools/duels.py` writes its table from docs/duels.

`python tools/duels.py play [NAME...]` plays them, each until it is sure enough, on the build that
PYTHONPATH names; what was stopped goes on. `--check` only says whether the table is current.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

from chapiteau.lab.duels import Score
from chapiteau.lab.results import Results, read

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "duels"
PAGE = ROOT / "docs" / "bots.md"
TABLE = re.compile(r"(?<=<!-- arena -->\n).*?(?=<!-- /arena -->)", re.DOTALL)
BEFORE = "before:c8191399"
HEADS = (
    "game", "seats", "challenger", "others", "sets", "won", "chance", "points", "difference",
    "ms a decision", "made with",
)  # fmt: skip
WIDTHS = {1: "2", 2: "3"}  # how sure a duel must be, by seats
WIDTH = "5"

DUELS: dict[str, list[str]] = {
    f"{game}-{seats}-{one}-{other}".replace("@", "-").replace(":", "-"): [
        game, one, other, "--seats", seats,
    ]
    for game, seats, one, other in (
        ("fourberies", "2", "novice", "random"),
        ("fourberies", "2", "amateur", "novice"),
        ("trickerion", "2", "novice", "random"),
        ("trickerion", "2", "amateur", "novice"),
        ("trickerion", "2", "master@50", "amateur"),
        ("trickerion", "3", "master@50", "amateur"),
        ("trickerion", "4", "master@50", "amateur"),
        ("trickerion", "2", "master@50", f"{BEFORE}@1200"),
        ("trickerion", "3", "master@50", f"{BEFORE}@800"),
        ("trickerion", "4", "master@50", f"{BEFORE}@950"),
        ("the_magnificent", "2", "novice", "random"),
        ("the_magnificent", "2", "amateur", "novice"),
        ("the_magnificent", "2", "master@150", "amateur"),
        ("the_magnificent", "3", "master@150", "amateur"),
        ("the_magnificent", "4", "master@150", "amateur"),
        ("three_ring_circus", "2", "novice", "random"),
        ("three_ring_circus", "2", "amateur", "novice"),
        ("three_ring_circus", "2", "master@24", "amateur"),
        ("three_ring_circus", "3", "master@12", "amateur"),
        ("three_ring_circus", "4", "master@8", "amateur"),
        ("three_ring_circus", "2", "master@24", f"{BEFORE}@24"),
        ("three_ring_circus", "3", "master@12", f"{BEFORE}@12"),
        ("three_ring_circus", "4", "master@8", f"{BEFORE}@8"),
        ("carnavalesque", "4", "novice", "random"),
        ("carnavalesque", "4", "amateur", "novice"),
    )
}  # fmt: skip
"""By the name of their file: the game, who plays, and at how many seats."""


def play(names: list[str]) -> None:
    """Play on where each stopped."""
    for name in names or DUELS:
        seats = int(DUELS[name][-1])
        width = WIDTHS.get(seats, WIDTH)
        command = [sys.executable, "-m", "chapiteau", "arena", *DUELS[name], "--sets", "1000"]
        command += ["--half-width", width, "--results", str(FOLDER / f"{name}.jsonl"), "--json"]
        subprocess.run(command, cwd=ROOT / "bench", check=True)


def table() -> str:
    """All files as one table in Markdown."""
    rows: list[list[str]] = [list(HEADS), ["---"] * len(HEADS)]
    rows += [row(read(file)) for file in sorted(FOLDER.glob("*.jsonl"))]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


def scored(results: Results) -> Score:
    """Whole sets, from the first one on."""
    score, size = Score(results.duel), len(results.duel.tables())
    for first in range(0, len(results.known), size):
        games = [results.known.get(n) for n in range(first, first + size)]
        whole = [game for game in games if game is not None]
        if len(whole) < size:
            break
        score.add(whole)
    return score


def row(results: Results) -> list[str]:
    head: dict[str, Any] = results.head
    score, duel = scored(results), results.duel
    low, high = score.share_interval()
    won = "" if duel.is_apart else f"{score.share:.0%} ({low:.0%} – {high:.0%})"
    reach = score.margin_interval()[1] - score.margin
    game = duel.game + "".join(f", {name}={value}" for name, value in duel.options)
    return [
        game, str(duel.seats), duel.challenger, duel.others, str(score.sets), won or "–",
        "–" if duel.is_apart else f"{1 / duel.seats:.0%}",
        f"{score.mean_points:.1f} : {score.mean_others:.1f}", f"{score.margin:+.1f} ± {reach:.1f}",
        " : ".join(f"{ms:.0f}" for ms in score.mean_thought),
        f"{head['build']}, {head['commit']}",
    ]  # fmt: skip


def main() -> None:
    if sys.argv[1:2] == ["play"]:
        play(sys.argv[2:])
        return
    page = PAGE.read_text("utf-8")
    written = TABLE.sub(lambda _: table(), page)
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if page == written else "python tools/duels.py writes docs/bots.md anew")
    PAGE.write_text(written, "utf-8")


if __name__ == "__main__":
    main()
