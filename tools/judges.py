"""The judges of reviews: `python tools/judges.py play [GAME...]` records games of bots, `fit` makes
`mind/judge.json` of what is recorded.

Games go to build/review, a line each; what was stopped goes on. --games N is how many of each
number of seats there are to be; --workers N as everywhere.
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


def fit(name: str, games: int, workers: int) -> None:
    """Play what is missing, fit each number of seats, write the file of the game."""
    game = chapiteau.games()[name]
    tables: dict[str, Any] = {}
    rows: dict[str, int] = {}
    for seats in range(game.fewest, game.most + 1):
        texts = recorded(name, seats, games, workers)
        samples = [s for text in texts for s in samples_of(read(text, chapiteau.games()))]
        table = fitted(samples, is_counted(game, seats))
        tables[str(seats)] = {"lines": table.lines} if table.lines else {"swings": table.swings}
        rows[str(seats)] = len(samples)
        print(name, seats, "positions", len(samples), tables[str(seats)], flush=True)
    write(game.folder / "mind" / FILE, tables, trained(name, games, rows))


def trained(name: str, games: int, rows: dict[str, int]) -> dict[str, Any]:
    """All that it takes to come to the same tables again."""
    game = chapiteau.games()[name]
    return {
        "game": name,
        "rules": game.rules,
        "box": game.box.hash,
        "version": provenance.version(),
        "games": games,
        "levels": TEACHERS,
        "seed": "practice N, N from 0",
        "positions": rows,
    }


def write(file: Path, tables: dict[str, Any], training: dict[str, Any]) -> None:
    whole = {"format": FORMAT, "tables": tables, "record": training}
    file.write_text(one_line_lists(json.dumps(whole, indent=1)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    house = [name for name, game in chapiteau.games().items() if not game.in_rehearsal]
    for name in args.game or house:
        if args.what == "fit":
            fit(name, args.games, args.workers)
            continue
        game = chapiteau.games()[name]
        for seats in range(game.fewest, game.most + 1):
            recorded(name, seats, args.games, args.workers)


if __name__ == "__main__":
    main()
