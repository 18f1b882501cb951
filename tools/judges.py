"""The judges of reviews: `python tools/judges.py play [GAME...]` records games of bots, `fit` makes
`mind/judge.json` of what is recorded.

Games go to build/review, a line each; what was stopped goes on. --games N is how many of each
number of seats there are to be, --seats which numbers (all); --workers N as everywhere; --tables N
how many times the usual tables a review asks for, where they cost little.

--other makes the judge of another training that docs/review.md goes by: from other games, and by
docs/review/other/GAME-weights.json where there is one (`chapiteau train`, other seeds).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import log
from pathlib import Path
from statistics import fmean
from typing import Any

import chapiteau
from chapiteau.core.record import read
from chapiteau.lab import provenance
from chapiteau.lab.fitting import one_line_lists
from chapiteau.review.judge import FILE, FORMAT, is_counted
from chapiteau.review.proving.fitting import Sample, fitted, samples_of, surprise
from chapiteau.review.proving.practice import kept, played, weights_in

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "review"
OTHER = ROOT / "docs" / "review" / "other"
TEACHERS = ("amateur", "expert")
"""In turn, a game each: what a lead is worth is learned where nobody is stronger than others."""
ELSEWHERE = 50_000
"""The first number of the games of another training."""


def recorded(name: str, seats: int, args: argparse.Namespace) -> list[str]:
    """The records of games between the teachers."""
    first = ELSEWHERE if args.other else 0
    numbers = range(first, first + args.games)
    levels = args.levels or TEACHERS
    jobs = {n: (name, n, (levels[n % len(levels)],) * seats, 1) for n in numbers}
    file = FOLDER / f"{name}-{seats}-{'-'.join(levels)}.jsonl"
    return [row["record"] for row in kept(file, played, jobs, args.workers)]


def fit(name: str, seats: int, args: argparse.Namespace) -> None:
    """Play what is missing, and put the table for so many seats into the file of the game."""
    game = chapiteau.games()[name]
    texts = recorded(name, seats, args)
    mind = game.mind(weights_in(OTHER, game) if args.other else None)
    games = [samples_of(read(text, chapiteau.games()), mind) for text in texts]
    samples = [sample for found in games for sample in found]
    table = fitted(samples, is_counted(game, seats))
    found = {"lines": table.lines} if table.lines else {"swings": table.swings}
    trained = {
        "games": args.games,
        "levels": args.levels or TEACHERS,
        "positions": len(samples),
        "surprise": held_out(games, is_counted(game, seats)),
        "rules": game.rules,
        "box": game.box.hash,
        "version": provenance.version(),
    }
    print(name, seats, found, trained, flush=True)
    file = OTHER / f"{name}.json" if args.other else game.folder / "mind" / FILE
    write(file, name, seats, {**found, **trained}, args)


def held_out(games: Sequence[list[Sample]], counts: bool) -> float:
    """How surprising games are to what was fitted to the other half of them; to whoever knows
    nothing it is 1."""
    half = len(games) // 2
    halves = [[s for found in some for s in found] for some in (games[:half], games[half:])]
    lost, whole = 0.0, 0.0
    for k in range(2):
        table = fitted(halves[k], counts)
        ends = [fmean(sample.outcome) for sample in halves[1 - k]]
        for sample in halves[1 - k]:
            lost += surprise(table, sample)
            blind = (fmean(sample.outcome) - fmean(ends)) ** 2
            whole += blind if counts else log(len(sample.outcome))
    return round(lost / whole, 3)


def write(
    file: Path, name: str, seats: int, table: dict[str, Any], args: argparse.Namespace
) -> None:
    """Tables for other numbers of seats stay as they are."""
    known = json.loads(file.read_text("utf-8"))["tables"] if file.is_file() else {}
    deals = args.tables or known.get(str(seats), {}).get("deals", 1)
    tables = {**known, str(seats): {**table, "deals": deals}}
    whole = {
        "format": FORMAT,
        "game": name,
        "seed": f"practice N, N from {ELSEWHERE if args.other else 0}",
        "tables": {seats: tables[seats] for seats in sorted(tables)},
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(one_line_lists(json.dumps(whole, indent=1)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit"))
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", nargs="+")
    parser.add_argument("--tables", type=int)
    parser.add_argument("--other", action="store_true")
    parser.add_argument("--workers", type=int, default=1)
    args = parser.parse_args()
    house = [name for name, game in chapiteau.games().items() if not game.in_rehearsal]
    for name in args.game or house:
        game = chapiteau.games()[name]
        for seats in args.seats or range(game.fewest, game.most + 1):
            if args.what == "fit":
                fit(name, seats, args)
            else:
                recorded(name, seats, args)


if __name__ == "__main__":
    main()
