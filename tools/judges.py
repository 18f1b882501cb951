"""The judges of reviews: `python tools/judges.py play [GAME...]` records games of bots, `fit` makes
`mind/judge.json` of what is recorded, `draws` then adds how much of what draws seem to be worth the
results of other games bear out, in which all levels play.

Games go to build/review, a line each; what was stopped goes on. --games N is how many of each
number of seats there are to be, --seats which numbers (all), --think for how many rounds a teacher
thinks who searches; --workers N as everywhere; --tables N how many times the usual tables a review
asks for, where they cost little.

--second makes the judge of another training that has to see an error too before it is named: from
other games, by the weights in `mind/second` where there are some (`chapiteau train`, other seeds).
--other makes one more, which no review asks and docs/review.md goes by: docs/review/other.
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
from chapiteau.core.game import Game
from chapiteau.core.record import read
from chapiteau.lab import provenance
from chapiteau.lab.fitting import one_line_lists
from chapiteau.lab.workers import in_workers
from chapiteau.review.choices import Effort
from chapiteau.review.judge import FILE, FORMAT, SECOND, WEIGHTS, Judge, is_counted, weights_in
from chapiteau.review.proving.fitting import Sample, fitted, samples_of, surprise
from chapiteau.review.proving.luck import Pair, borne_out, looked_through
from chapiteau.review.proving.practice import Row, kept, played, players
from chapiteau.review.proving.proof import LEVELS

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "review"
OTHER = ROOT / "docs" / "review" / "other"
TEACHERS = ("amateur", "expert")
"""In turn, a game each: what a lead is worth is learned where nobody is stronger than others."""
FIRST = {"": 0, "second": 25_000, "other": 50_000}
"""The first number of the games of each training."""
MIXED = 200_000
"""The same of games in which all levels play."""
BRIEF = Effort.of(1)
"""Nothing is searched for to tell draws."""


def place(name: str, whose: str) -> tuple[Path, Path]:
    """Where a judge lies, and where its weights do if it has any of its own."""
    mind = chapiteau.games()[name].folder / "mind"
    if whose == "other":
        return OTHER / f"{name}.json", OTHER / f"{name}-weights.json"
    room = mind / SECOND if whose else mind
    return room / FILE, room / WEIGHTS


def recorded(name: str, seats: int, args: argparse.Namespace) -> list[str]:
    """The records of games between the teachers."""
    numbers = range(FIRST[args.whose], FIRST[args.whose] + args.games)
    levels = args.levels or TEACHERS
    jobs = {n: (name, n, (levels[n % len(levels)],) * seats, args.think) for n in numbers}
    file = FOLDER / f"{name}-{seats}-{'-'.join(levels)}-{args.think}.jsonl"
    return [row["record"] for row in kept(file, played, jobs, args.workers)]


def fit(name: str, seats: int, args: argparse.Namespace) -> None:
    """Play what is missing, and put the table for so many seats into the file of the game."""
    game = chapiteau.games()[name]
    texts = recorded(name, seats, args)
    file, weights = place(name, args.whose)
    mind = game.mind(weights_in(weights, game))
    games = [samples_of(read(text, chapiteau.games()), mind) for text in texts]
    samples = [sample for found in games for sample in found]
    table = fitted(samples, is_counted(game, seats))
    found = {"lines": table.lines} if table.lines else {"swings": table.swings}
    trained = {
        "games": args.games,
        "levels": args.levels or TEACHERS,
        "think": args.think,
        "positions": len(samples),
        "surprise": held_out(games, is_counted(game, seats)),
        "rules": game.rules,
        "box": game.box.hash,
        "version": provenance.version(),
    }
    print(name, seats, found, trained, flush=True)
    write(file, name, seats, {**found, **trained}, args)


def drawn(job: tuple[int, str]) -> Row:
    """What draws seemed to be worth to each seat of a game, and the results, in whole units."""
    n, text = job
    unit = Judge(*game_of(text)).unit
    pairs = [(c.draws / unit, c.result / unit) for c in looked_through(text, BRIEF)]
    return {"n": n, "pairs": pairs}


def game_of(text: str) -> tuple[Game[Any], int]:
    record = read(text, chapiteau.games())
    return record.edition.game, record.seats


def believe(name: str, seats: int, args: argparse.Namespace) -> None:
    """Find from other games how much of draws is to be told, and note it."""
    file, _ = place(name, "")
    jobs = {
        n: (name, n, players(LEVELS, seats, n), args.think)
        for n in range(MIXED, MIXED + args.games)
    }
    mixed = FOLDER / f"{name}-{seats}-mixed-{args.think}.jsonl"
    texts = {row["n"]: row["record"] for row in kept(mixed, played, jobs, args.workers)}
    games: list[list[Pair]] = [
        row["pairs"] for row in in_workers(drawn, list(texts.items()), args.workers)
    ]
    table = json.loads(file.read_text("utf-8"))["tables"][str(seats)]
    known = {"believed": borne_out(games), "believed_by": args.games}
    print(name, seats, known, flush=True)
    write(file, name, seats, {**table, **known}, args)


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
        "seed": f"practice N, N from {FIRST[args.whose]}",
        "tables": {seats: tables[seats] for seats in sorted(tables)},
    }
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(one_line_lists(json.dumps(whole, indent=1)) + "\n", "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "fit", "draws"))
    parser.add_argument("game", nargs="*", default=[])
    parser.add_argument("--seats", type=int, nargs="+")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--levels", nargs="+")
    parser.add_argument("--think", type=int, default=60)
    parser.add_argument("--tables", type=int)
    for whose in ("second", "other"):
        parser.add_argument(f"--{whose}", dest="whose", action="store_const", const=whose)
    parser.add_argument("--workers", type=int, default=1)
    parser.set_defaults(whose="")
    args = parser.parse_args()
    house = [name for name, game in chapiteau.games().items() if not game.in_rehearsal]
    for name in args.game or house:
        game = chapiteau.games()[name]
        for seats in args.seats or range(game.fewest, game.most + 1):
            work = {"play": recorded, "fit": fit, "draws": believe}[args.what]
            work(name, seats, args)


if __name__ == "__main__":
    main()
