"""What a judge of reviews is worth by so many tables: python bench/judging.py GAME:SEATS

--games N, --tables N... (of each position), --judge FILE, --turns N (played on before it looks).

The games are the first of those that `tools/review_proof.py` goes by; --judge is a file to take in
place of the house's `mind/judge.json`. Drift and draws do not depend on how far a search looks.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.builds import kind
from chapiteau.core.record import read
from chapiteau.review import judge
from chapiteau.review.choices import Effort
from chapiteau.review.proving.practice import kept, played, players
from chapiteau.review.proving.proof import LEVELS, Proof
from chapiteau.review.run import reviewed

FOLDER = Path(__file__).resolve().parent.parent / "build" / "review"
FIRST, THINK = 100_000, 60
"""As in tools/review_proof.py."""


def records(name: str, seats: int, count: int) -> list[str]:
    numbers = range(FIRST, FIRST + count)
    jobs = {n: (name, n, players(LEVELS, seats, n - FIRST), THINK) for n in numbers}
    rows = kept(FOLDER / f"proof-{THINK}-{name}-{seats}.jsonl", played, jobs, 1)
    return [row["record"] for row in sorted(rows, key=lambda row: row["n"])]


def judged(text: str, n: int, effort: Effort) -> dict[str, Any]:
    review = reviewed(read(text, chapiteau.games()), effort, workers=1)
    columns = review.account.columns
    parts = ("result", "draws", "drift")
    told = {part: [getattr(column, part) for column in columns] for part in parts}
    return {"n": n, "unit": review.unit, **told}


def look_further(turns: int) -> None:
    """Have every judge play on through so many turns."""
    usual = judge.Judge.play_on

    def play_on(self: judge.Judge, g: Any, dice: Any) -> None:
        for _ in range(turns):
            usual(self, g, dice)

    judge.Judge.play_on = play_on  # type: ignore[method-assign]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", metavar="GAME:SEATS")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--budget", type=int, default=50)
    parser.add_argument("--tables", type=int, nargs="+", default=[4, 32])
    parser.add_argument("--judge", type=Path)
    parser.add_argument("--turns", type=int, default=1)
    args = parser.parse_args()
    name, _, number = args.what.partition(":")
    seats, game = int(number), chapiteau.games()[name]
    tables = judge.read(args.judge.read_text("utf-8")) if args.judge else judge.shipped(game)
    table = replace(tables[seats], deals=1)
    judge.shipped = lambda _: {seats: table}  # type: ignore[assignment]  # for every review here
    look_further(args.turns)
    texts = records(name, seats, args.games)
    print(f"{kind()}, {args.games} games, {args.budget} rounds a decision")
    for deals in args.tables:
        began = time.process_time()
        effort = replace(Effort.of(args.budget), deals=deals)
        rows = [judged(text, n, effort) for n, text in enumerate(texts)]
        took = (time.process_time() - began) / len(rows)
        proof = Proof(name, seats, rows)
        print(
            f"{deals} tables: drift {proof.drift():.2f}, left {proof.left(rows):.2f}, draws and "
            f"results {proof.foretold()}, {took:.2f} s a game",
            flush=True,
        )


if __name__ == "__main__":
    main()
