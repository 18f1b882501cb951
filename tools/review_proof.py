"""What reviews are worth, where the truth is known: `python tools/review_proof.py [GAME:SEATS...]`
reviews recorded games of bots and writes the figures of docs/review.md from what is there.

Each review is a line of docs/review/GAME-SEATS.jsonl; what was stopped goes on. --games N is how
many there are to be, --budget the rounds of each decision, --confirm N how many named errors of a
game are judged again with eight times the budget. `--write` only writes the page, `--check` says
whether it is current.
"""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from math import atanh, sqrt, tanh
from pathlib import Path
from statistics import correlation, fmean, stdev
from typing import Any

import chapiteau
from chapiteau.core.record import read
from chapiteau.core.rng import seeded
from chapiteau.lab.intervals import Z, interval
from chapiteau.review.blocks import blocks
from chapiteau.review.choices import Effort, Reader
from chapiteau.review.judge import Judge
from chapiteau.review.plain import plain
from chapiteau.review.practice import kept, known, played, players
from chapiteau.review.run import reviewed

ROOT = Path(__file__).resolve().parent.parent
LEVELS = ("amateur", "random", "novice", "master", "expert")
ORDERED = ("master", "expert", "amateur", "novice", "random")
"""As their errors are expected to grow."""
ROUNDS = 60
"""Of the masters that play: enough to be masters, and quick."""
FIRST = 100_000
"""The numbers of these games: a judge is fitted to others."""
TIMES = 8
FOLDER = ROOT / "docs" / "review"
PAGE = ROOT / "docs" / "review.md"
TABLES = re.compile(r"(?<=<!-- proof -->\n).*?(?=<!-- /proof -->)", re.DOTALL)
Job = tuple[str, int, int, int, int]


def proven(job: Job) -> dict[str, Any]:
    """One game played, reviewed, and its named errors judged again."""
    name, seats, n, budget, confirm = job
    who = players(LEVELS, seats, n)
    row = played((name, FIRST + n, who, ROUNDS))
    record = read(row["record"], chapiteau.games())
    effort = Effort.of(budget)
    review = reviewed(record, effort, workers=1)
    unit = review.unit
    found = plain(review)
    again = confirmed(record, [c.number for c in review.errors[:confirm]], effort)
    free = [[c.seat for c in review.choices].count(seat) for seat in range(seats)]
    named = [[c.seat for c in review.errors].count(seat) for seat in range(seats)]
    return {
        "n": n, "levels": who, "judge": found["judge"], "effort": found["effort"], "unit": unit,
        "seats": found["seats"], "free": free, "named": named, "again": again,
        "gap": [column.gap for column in review.account.columns],
    }  # fmt: skip


def confirmed(record: Any, numbers: Sequence[int], effort: Effort) -> list[list[int]]:
    """Of each error, what it costs by eight times the search and the deals, and the least."""
    longer = Effort(TIMES * effort.rounds, effort.deals, TIMES * effort.views)
    reader = Reader(Judge(record.edition.game, record.seats), longer)
    found: list[list[int]] = []
    for block in blocks(record):
        for seat in block.lanes:
            here = [n for n in numbers if block.first <= n < block.first + block.count]
            if not here:
                continue
            choices, _ = reader.lane(block, seat, seeded(f"again {block.first}"))
            found += [[c.number, c.loss, reader.least] for c in choices if c.number in here]
    return found


def run(name: str, seats: int, args: argparse.Namespace) -> None:
    jobs = {n: (name, seats, n, args.budget, args.confirm) for n in range(args.games)}
    for row in kept(FOLDER / f"{name}-{seats}.jsonl", proven, jobs, args.workers):
        print(name, seats, row["n"], row["gap"], row["named"], flush=True)


# the figures


def with_error(values: Sequence[float], places: int = 3) -> str:
    """A mean and its standard error."""
    if len(values) < 2:
        return "-"
    return f"{fmean(values):+.{places}f} ± {stdev(values) / sqrt(len(values)):.{places}f}"


def figures(file: Path) -> tuple[list[str], list[str]]:
    """A line of the table of luck, and one of the table of errors."""
    rows = list(known(file).values())
    game, seats = file.stem.rsplit("-", 1)
    unit = rows[0]["unit"]
    every = [(row, seat) for row in rows for seat in range(int(seats))]
    draws = [
        with_error([row["seats"][seat]["draws"] / unit for row in rows])
        for seat in range(int(seats))
    ]
    drift = [row["seats"][seat]["drift"] / unit for row, seat in every if seat == 0]
    ends = [(row["seats"][s]["result"] - row["seats"][s]["start"]) / unit for row, s in every]
    left = [e - row["seats"][s]["draws"] / unit for e, (row, s) in zip(ends, every, strict=True)]
    ratio = sum(x * x for x in left) / max(1e-9, sum(x * x for x in ends))
    gap = max(abs(x) for row in rows for x in row["gap"])
    effort = rows[0]["effort"]
    sd = f"{stdev(drift):.2f}" if len(drift) > 1 else "-"
    luck = [
        game, seats, str(len(rows)), str(effort["rounds"]), str(gap), "; ".join(draws), sd,
        f"{ratio:.2f}", together(every, unit),
    ]  # fmt: skip
    rates = [rate(every, unit, level) for level in ORDERED]
    again = [pair for row in rows for pair in row["again"]]
    held = sum(loss > least for _, loss, least in again)
    low, high = interval(held, len(again))
    sure = f"{held} of {len(again)} ({100 * low:.0f} to {100 * high:.0f} %)" if again else "-"
    return luck, [game, seats, *rates, sure]


def together(every: Sequence[tuple[dict[str, Any], int]], unit: int) -> str:
    """How far error rate and draws go together, with the interval after Fisher: they should not."""
    own = [row["seats"][s] for row, s in every]
    draws = [column["draws"] / unit for column in own]
    rates = [
        -column["errors"] / max(1, row["free"][s])
        for column, (row, s) in zip(own, every, strict=True)
    ]
    if len(own) < 5 or not stdev(draws) or not stdev(rates):
        return "-"
    r = correlation(draws, rates)
    reach = Z / sqrt(len(own) - 3)
    low, high = (tanh(atanh(r) + x) for x in (-reach, reach))
    return f"{r:+.2f} ({low:+.2f} to {high:+.2f})"


def rate(every: Sequence[tuple[dict[str, Any], int]], unit: int, level: str) -> str:
    """Errors a free decision, and named ones a game."""
    mine = [(row, seat) for row, seat in every if row["levels"][seat] == level]
    if not mine:
        return "-"
    lost = [-row["seats"][s]["errors"] / unit / max(1, row["free"][s]) for row, s in mine]
    named = fmean([row["named"][s] for row, s in mine])
    return f"{with_error(lost, 4)}; {named:.1f}"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def written() -> str:
    found = [figures(file) for file in sorted(FOLDER.glob("*.jsonl"))]
    luck = ("game", "seats", "games", "rounds", "largest gap", "mean of draws, by seat",
            "sd of drift", "variance left without draws", "errors and draws")  # fmt: skip
    skill = ("game", "seats", *ORDERED, "held at 8 times the budget")
    return f"{table(luck, [a for a, _ in found])}\n{table(skill, [b for _, b in found])}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", metavar="GAME:SEATS")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--confirm", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    for what in [] if args.write or args.check else args.what:
        name, _, seats = what.partition(":")
        run(name, int(seats), args)
    page = PAGE.read_text("utf-8")
    new = TABLES.sub(lambda _: written(), page)
    if args.check:
        raise SystemExit(new != page)
    PAGE.write_text(new, "utf-8")


if __name__ == "__main__":
    main()
