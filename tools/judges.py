"""The judges of reviews: `python tools/judges.py play [GAME...]` records games of bots, `fit` makes
`mind/judge.json` of what is recorded.

Games go to build/review, a line each; what was stopped goes on. --games N is how many of each
number of seats there are to be; --workers N as everywhere.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.bots import Budget, ask, make_bot
from chapiteau.core.match import BareMatch
from chapiteau.core.record import read, record
from chapiteau.lab import provenance
from chapiteau.lab.fitting import one_line_lists
from chapiteau.lab.workers import in_workers
from chapiteau.review.fitting import fitted, samples_of
from chapiteau.review.judge import FILE, FORMAT, is_counted

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "review"
TEACHERS = ("novice", "amateur")
Job = tuple[str, int, int, tuple[str, ...], int]


def players(levels: tuple[str, ...], seats: int, n: int) -> tuple[str, ...]:
    """Who sits where: all levels in turn, on all seats in turn."""
    return tuple(levels[(n + seat) % len(levels)] for seat in range(seats))


def played(job: Job) -> dict[str, Any]:
    """One game between bots, recorded."""
    name, seats, n, levels, rounds = job
    game = chapiteau.games()[name]
    bots = [make_bot(level, game) for level in levels]
    match = BareMatch(game.edition({}), seats, f"judge {n}")
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, ask(match, seat, bots[seat], Budget(rounds)))
    return {"n": n, "levels": levels, "record": record(match).text}


def known(file: Path) -> dict[int, dict[str, Any]]:
    """The whole lines of a file, by number."""
    lines = file.read_text("utf-8").split("\n")[:-1] if file.is_file() else []
    return {row["n"]: row for row in map(json.loads, lines)}


def recorded(
    name: str, seats: int, games: range, levels: tuple[str, ...], rounds: int, workers: int
) -> Iterator[dict[str, Any]]:
    """Games with these numbers: those in the file, and new ones, which go there."""
    kind = blake2b(json.dumps([levels, rounds]).encode(), digest_size=4).hexdigest()
    file = FOLDER / f"{name}-{seats}-{kind}.jsonl"
    file.parent.mkdir(parents=True, exist_ok=True)
    there = known(file)
    todo = [(name, seats, n, players(levels, seats, n), rounds) for n in games if n not in there]
    for row in in_workers(played, todo, workers):
        with file.open("a", encoding="utf-8") as f:
            f.write(json.dumps(row) + "\n")
        there[row["n"]] = row
    return iter([there[n] for n in games])


def fit(name: str, games: range, workers: int) -> None:
    """Play what is missing, fit each number of seats, write the file of the game."""
    game = chapiteau.games()[name]
    tables: dict[str, Any] = {}
    rows: dict[str, int] = {}
    for seats in range(game.fewest, game.most + 1):
        texts = [r["record"] for r in recorded(name, seats, games, TEACHERS, 1, workers)]
        samples = [s for text in texts for s in samples_of(read(text, chapiteau.games()))]
        table = fitted(samples, is_counted(game, seats))
        tables[str(seats)] = {"lines": table.lines} if table.lines else {"swings": table.swings}
        rows[str(seats)] = len(samples)
        print(name, seats, "positions", len(samples), tables[str(seats)], flush=True)
    write(game.folder / "mind" / FILE, tables, trained(name, games, rows))


def trained(name: str, games: range, rows: dict[str, int]) -> dict[str, Any]:
    """All that it takes to come to the same tables again."""
    game = chapiteau.games()[name]
    return {
        "game": name,
        "rules": game.rules,
        "box": game.box.hash,
        "version": provenance.version(),
        "games": len(games),
        "levels": TEACHERS,
        "seed": "judge N, N from 0",
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
            fit(name, range(args.games), args.workers)
            continue
        game = chapiteau.games()[name]
        for seats in range(game.fewest, game.most + 1):
            list(recorded(name, seats, range(args.games), TEACHERS, 1, args.workers))


if __name__ == "__main__":
    main()
