"""The figures of docs/ratings.md: `python tools/ratings.py` writes its table from docs/ratings,
which holds every game, and where bots begin in a house (`lab/ratings/levels.json`).

`python tools/ratings.py play GAME:SEATS COUNT` plays games of bots of several levels, drawn by a
fixed seed, until the file has so many; what was stopped goes on. With `strong` behind it the levels
are amateur, expert and master, which is minutes a game. `--check` only says whether the
table and the file are current.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from random import Random

from chapiteau.lab.arena import Bout, play_bout
from chapiteau.lab.ratings.foretelling import (
    Chance,
    Foretold,
    Game,
    OpenSkill,
    PairwiseElo,
    PlackettLuceChances,
    System,
    foretold,
)
from chapiteau.lab.ratings.levels import FILE, standings
from chapiteau.lab.results import mend, whole_lines

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "ratings"
PAGE = ROOT / "docs" / "ratings.md"
TABLE = re.compile(r"(?<=<!-- loss -->\n).*?(?=<!-- /loss -->)", re.DOTALL)
LEVELS = ("random", "novice", "amateur")
STRONG = ("amateur", "expert", "master")
"""Whose games take minutes: kept apart, as they foretell nothing that the others do not."""
LEARNING = 20  # games that are counted before the first is foretold
HEADS = (
    "game",
    "seats",
    "games foretold",
    "Plackett-Luce",
    "pairwise Elo",
    "openskill's predict_win",
    "chance",
    "difference",
)


def bout_of(game: str, seats: int, n: int, among: tuple[str, ...] = LEVELS) -> Bout:
    """The n-th game: never one that a level plays alone with itself."""
    dice = Random(f"ratings {game} {seats} {n}")
    levels = list(dice.choices(among, k=seats))
    while len(set(levels)) == 1:
        levels = list(dice.choices(among, k=seats))
    return Bout(game, tuple(levels), f"ratings {n}")


def strong(file: Path) -> Path:
    """Where the games of strong levels are, beside those of the others."""
    return file.parent / "strong" / file.name


def play(game: str, seats: int, count: int, is_strong: bool) -> None:
    file = FOLDER / f"{game}-{seats}.jsonl"
    file, among = (strong(file), STRONG) if is_strong else (file, LEVELS)
    file.parent.mkdir(parents=True, exist_ok=True)
    mend(file)
    for n in range(len(whole_lines(file).splitlines()), count):
        result = play_bout(bout_of(game, seats, n, among))
        said = [n, list(result.bout.levels), list(result.outcome), list(result.scores)]
        with file.open("a", encoding="utf-8") as f:
            f.write(json.dumps(said, separators=(",", ":")) + "\n")


def games_in(file: Path) -> list[Game]:
    lines = [json.loads(line) for line in whole_lines(file).splitlines()]
    return [Game(tuple(players), tuple(outcome)) for _, players, outcome, _ in lines]


def row(file: Path) -> str:
    name, _, seats = file.stem.rpartition("-")
    systems: tuple[System, ...] = (
        PlackettLuceChances(),
        PairwiseElo(),
        OpenSkill(),
        Chance(),
    )
    told: list[Foretold] = [foretold(each, games_in(file), LEARNING) for each in systems]
    apart, reach = told[0].lead(told[1])
    means = [f"{each.mean:.3f}" for each in told]
    cells = (name, seats, str(len(told[0].losses)), *means, f"{apart:+.3f} ± {reach:.3f}")
    return f"| {' | '.join(cells)} |"


def table() -> str:
    rows = [row(file) for file in sorted(FOLDER.glob("*.jsonl"))]
    return "\n".join([f"| {' | '.join(HEADS)} |", "| --- " * len(HEADS) + "|", *rows, ""])


def levels() -> str:
    """Where the levels stand among themselves: duels, and tables of three for all larger ones."""
    found: dict[str, dict[str, dict[str, tuple[float, float]]]] = {}
    for seats, kind in ((2, "two"), (3, "several")):
        for file in sorted(FOLDER.glob(f"*-{seats}.jsonl")):
            game = file.stem.rpartition("-")[0]
            more = games_in(strong(file)) if strong(file).exists() else []
            found.setdefault(game, {})[kind] = standings([*games_in(file), *more])
    return json.dumps(found, indent=1, sort_keys=True) + "\n"


def main(args: list[str]) -> int:
    if args[:1] == ["play"]:
        game, _, seats = args[1].partition(":")
        play(game, int(seats), int(args[2]), "strong" in args)
        return 0
    text = PAGE.read_text("utf-8")
    new = TABLE.sub(lambda _: table(), text)
    if "--check" in args:
        return int(new != text or levels() != FILE.read_text("utf-8"))
    PAGE.write_text(new, "utf-8")
    FILE.write_text(levels(), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
