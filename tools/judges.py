"""The judges of reviews: `python tools/judges.py play [GAME...]` records games of bots, `fit` makes
`mind/judge.json` of what is recorded.

Games go to build/review, a line each; what was stopped goes on. --games N is how many of each
number of seats there are to be, --seats which numbers (all); --workers N as everywhere.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.core.record import read
from chapiteau.lab import provenance
from chapiteau.lab.fitting import one_line_lists
from chapiteau.review.fitting import fitted, samples_of
from chapiteau.review.judge import FILE, FORMAT, is_counted
from chapiteau.review.practice import kept, played, players

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "review"
TEACHERS = ("novice", "amateur")


def recorded(name: str, seats: int, games: int, workers: int) -> list[str]:
    """The records of games between the teachers."""
    jobs = {n: (name, n, players(TEACHERS, seats, n), 1) for n in range(games)}
    return [row["record"] for row in kept(FOLDER / f"{name}-{seats}.jsonl", played, jobs, workers)]


def fit(name: str, seats: int, games: int, workers: int) -> None:
    """Play what is missing, and put the table for so many seats into the file of the game."""
    game = chapiteau.games()[name]
    texts = recorded(name, seats, games, workers)
    samples = [s for text in texts for s in samples_of(read(text, chapiteau.games()))]
    table = fitted(samples, is_counted(game, seats))
    found = {"lines": table.lines} if table.lines else {"swings": table.swings}
    trained = {
        "games": games,
        "positions": len(samples),
        "rules": game.rules,
        "box": game.box.hash,
        "version": provenance.version(),
    }
    print(name, seats, found, trained, flush=True)
    write(game.folder / "mind" / FILE, name, seats, {**found, **trained})


def write(file: Path, name: str, seats: int, table: dict[str, Any]) -> None:
    """Tables for other numbers of seats stay as they are."""
    known = json.loads(file.read_text("utf-8"))["tables"] if file.is_file() else {}
    tables = {**known, str(seats): table}
    whole = {
        "format": FORMAT,
        "game": name,
        "levels": TEACHERS,
        "seed": "practice N, N from 0",
        "tables": {seats: tables[seats] for seats in sorted(tables)},
    }
    file.write_text(one_line_lists(json.dumps(whole, indent=1)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    house = [name for name, game in chapiteau.games().items() if not game.in_rehearsal]
    for name in args.game or house:
        game = chapiteau.games()[name]
        for seats in args.seats or range(game.fewest, game.most + 1):
            if args.what == "fit":
                fit(name, seats, args.games, args.workers)
            else:
                recorded(name, seats, args.games, args.workers)


if __name__ == "__main__":
    main()
