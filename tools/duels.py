"""The figures of docs/bots.md: `python tools/duels.py` writes its tables from docs/duels and
docs/yardsticks, which hold every game.

`python tools/duels.py play [NAME...]` plays them with the package it is run with, duels until each
is sure enough, yardsticks so many games; what was stopped goes on. Names are those of the files,
or how they begin. `--check` only says whether the tables are current.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from chapiteau.lab.duels import Score
from chapiteau.lab.results import Results, read
from chapiteau.lab.yardsticks import measured

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "duels"
PAGE = ROOT / "docs" / "bots.md"
MEASURES = ROOT / "docs" / "yardsticks"
TABLES = re.compile(r"(?<=<!-- (arena|yards) -->\n).*?(?=<!-- /\1 -->)", re.DOTALL)
BEFORE = "before:c8191399"
LATER = "before:c6de46b0"  # of 3 Ring Circus, whose rules the other does not know
LATEST = "before:cf624e45f"  # of Fourberies, which had learned nothing until then
HEADS = (
    "game", "seats", "challenger", "others", "sets", "won", "chance", "points", "difference",
    "ms a decision", "made with",
)  # fmt: skip
MEASURED = ("game", "seats", "mode", "bot", "games", "points", "reached", "made with")
WIDTHS = {1: "2", 2: "3"}  # how sure a duel must be, by seats
WIDTH = "5"

DUELS: dict[str, list[str]] = {
    f"{game}-{seats}-{one}-{other}".replace("@", "-").replace(":", "-"): [
        game, one, other, "--seats", seats,
    ]
    for game, seats, one, other in (
        ("fourberies", "2", "novice", "random"),
        ("fourberies", "2", "amateur", "novice"),
        ("fourberies", "2", "expert", "amateur"),
        ("fourberies", "2", "master@2400", "expert"),
        ("fourberies", "2", "master@600", "amateur"),
        ("fourberies", "3", "master@600", "amateur"),
        ("fourberies", "4", "master@600", "amateur"),
        ("fourberies", "5", "master@600", "amateur"),
        ("fourberies", "2", "master@600", f"{LATEST}@600"),
        ("fourberies", "3", "master@600", f"{LATEST}@600"),
        ("trickerion", "2", "novice", "random"),
        ("trickerion", "2", "amateur", "novice"),
        ("trickerion", "2", "expert", "amateur"),
        ("trickerion", "2", "master@50", "expert"),
        ("trickerion", "2", "master@16", "amateur"),
        ("trickerion", "3", "master@16", "amateur"),
        ("trickerion", "4", "master@16", "amateur"),
        ("trickerion", "2", "master@50", f"{BEFORE}@1200"),
        ("trickerion", "3", "master@50", f"{BEFORE}@800"),
        ("trickerion", "4", "master@50", f"{BEFORE}@950"),
        ("the_magnificent", "2", "novice", "random"),
        ("the_magnificent", "2", "amateur", "novice"),
        ("the_magnificent", "2", "expert", "amateur"),
        ("the_magnificent", "2", "master@100", "expert"),
        ("the_magnificent", "2", "master@30", "amateur"),
        ("the_magnificent", "3", "master@30", "amateur"),
        ("the_magnificent", "4", "master@30", "amateur"),
        ("three_ring_circus", "2", "novice", "random"),
        ("three_ring_circus", "2", "amateur", "novice"),
        ("three_ring_circus", "2", "expert", "amateur"),
        ("three_ring_circus", "2", "master@table", "expert"),
        ("three_ring_circus", "2", "master@30", "amateur"),
        ("three_ring_circus", "3", "master@20", "amateur"),
        ("three_ring_circus", "4", "master@14", "amateur"),
        ("three_ring_circus", "2", "master@30", f"{LATER}@24"),
        ("three_ring_circus", "3", "master@20", f"{LATER}@12"),
        ("three_ring_circus", "4", "master@14", f"{LATER}@8"),
        ("carnavalesque", "4", "novice", "random"),
        ("carnavalesque", "4", "amateur", "novice"),
        ("carnavalesque", "4", "expert", "amateur"),
        ("carnavalesque", "4", "master@300", "expert"),
    )
}  # fmt: skip
"""By the name of their file: the game, who plays, and at how many seats."""
YARDSTICKS: dict[str, list[str]] = {
    f"{game}-{seats}-{bot}".replace("@", "-"): [
        game, "--seats", seats, "--bots", bot, "--games", games,
    ]
    for game, tables in (
        ("carnavalesque", "3456"), ("the_magnificent", "1"), ("three_ring_circus", "1"),
    )
    for seats in tables
    for bot, games in (
        ("random", "100"), ("novice", "100"), ("amateur", "100"), ("expert", "48"),
        ("master@300", "48"),
    )
}  # fmt: skip
"""By how the names of their files begin and end: the game, the seats, who plays, and how often."""


def play(names: list[str]) -> None:
    """Play on where each stopped."""
    for name, asked in {**DUELS, **YARDSTICKS}.items():
        if names and not name.startswith(tuple(names)):
            continue
        command = [sys.executable, "-m", "chapiteau"]
        if name in DUELS:
            width = WIDTHS.get(int(asked[-1]), WIDTH)
            command += ["arena", *asked, "--sets", "1000", "--half-width", width]
            command += ["--results", str(FOLDER / f"{name}.jsonl"), "--json"]
        else:
            command += ["yardsticks", *asked, "--results", str(MEASURES), "--json"]
        subprocess.run(command, cwd=ROOT / "bench", check=True)


def tables(page: str) -> str:
    """The page with all its tables made anew."""
    made = {"arena": table(HEADS, row, FOLDER), "yards": table(MEASURED, measure, MEASURES)}
    return TABLES.sub(lambda found: made[found[1]], page)


def table(heads: Sequence[str], told: Callable[[Results], list[str]], folder: Path) -> str:
    """All files of a folder as one table in Markdown."""
    rows: list[list[str]] = [list(heads), ["---"] * len(heads)]
    rows += [told(read(file)) for file in sorted(folder.glob("*.jsonl"))]
    return "".join(f"| {' | '.join(cells)} |\n" for cells in rows)


def measure(results: Results) -> list[str]:
    """What a bot came to on a yardstick."""
    row, head = measured(results), results.head
    marks = row.yardstick.marks
    counts = zip(marks, row.reached, strict=True) if marks else [("won", row.won)]
    shares = [f"{mark}: {part:.0%} ({low:.0%} – {high:.0%})" for mark, part, low, high in [
        (mark, *row.share(count)) for mark, count in counts
    ]]  # fmt: skip
    return [
        row.duel.game, str(row.duel.seats), row.yardstick.mode or "–", row.bot, str(row.games),
        f"{row.tally.mean:.1f} ± {row.tally.reach:.1f}", ", ".join(shares), made_with(head),
    ]  # fmt: skip


def made_with(head: Mapping[str, Any]) -> str:
    return f"{head['build']}, {head['commit']}"


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
        made_with(head),
    ]  # fmt: skip


def main() -> None:
    if sys.argv[1:2] == ["play"]:
        play(sys.argv[2:])
        return
    page = PAGE.read_text("utf-8")
    written = tables(page)
    if sys.argv[1:] == ["--check"]:
        sys.exit(0 if page == written else "python tools/duels.py writes docs/bots.md anew")
    PAGE.write_text(written, "utf-8")


if __name__ == "__main__":
    main()
