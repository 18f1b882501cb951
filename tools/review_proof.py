"""What reviews are worth, where the truth is known: `python tools/review_proof.py GAME:SEATS...`
plays games of bots, reviews them, and writes the figures of docs/review.md from what is there.

--games N     how many are reviewed, --budget with how many rounds a decision, --think how many
              rounds a master thinks who plays them
--confirm N   so many named errors, drawn at random, are judged again: eight times the budget, by
              the other judge (`tools/judges.py fit --other`)
--deals N     so many deals are played --times times each, by other chance of the bots alone

What was stopped goes on: rows lie in docs/review, records in build/review. A row by a judge that
is no longer there is made again. `--write` only writes the page and, into `mind/judge.json`, what
it says of drift and draws; `--check` says whether the page is current.
"""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import chapiteau
from chapiteau.bots import Budget, make_bot
from chapiteau.core.match import BareMatch
from chapiteau.core.record import Record, follow, read
from chapiteau.core.rng import seeded
from chapiteau.lab.fitting import one_line_lists
from chapiteau.review.blocks import blocks
from chapiteau.review.choices import Choice, Effort, Reader
from chapiteau.review.judge import FILE, Judge, second_of, weights_in
from chapiteau.review.judge import read as read_tables
from chapiteau.review.proving.practice import dropped, kept, known, played, players
from chapiteau.review.proving.proof import LEVELS, LUCK, SKILL, Proof
from chapiteau.review.run import Review, reviewed

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "review"
OTHER = FOLDER / "other"
PAGE = ROOT / "docs" / "review.md"
TABLES = re.compile(r"(?<=<!-- proof -->\n).*?(?=<!-- /proof -->)", re.DOTALL)
RECORDS = ROOT / "build" / "review"
FIRST = 100_000
"""The numbers of these games: judges are fitted to others."""
TIMES = 8
FEWEST = 100
"""Games below which a judge is told nothing of what it is worth."""
DEALER = "amateur"
"""Who plays a deal several times, on every seat: quick, and not by chance."""
Row = dict[str, Any]
Asked = tuple[int, str, int]
"""A game's number, its record, and the rounds of a decision."""
Again = tuple[int, str, int, int]
"""The same with the number of a decision in place of that of the game, which comes first."""
Deal = tuple[int, str, int, int]
"""Its number, the game, the seats, and how often it is played."""


@cache
def other_judge(name: str, seats: int) -> Judge:
    """One of another training: fitted to other games, to other weights where the game learns."""
    game = chapiteau.games()[name]
    tables = read_tables((OTHER / f"{name}.json").read_text("utf-8"))
    return Judge(game, seats, tables[seats], weights_in(OTHER / f"{name}-weights.json", game))


def judges_of(name: str, seats: int) -> list[str]:
    """The versions of all that a row goes by: the house's, its second, and the other."""
    game = chapiteau.games()[name]
    second = second_of(game, seats)
    said = [Judge(game, seats).version, second.version if second else ""]
    return [*said, other_judge(name, seats).version]


# reviews


def proven(job: Asked) -> Row:
    """One game reviewed, and its choices judged by the other judge as well."""
    n, text, rounds = job
    record = read(text, chapiteau.games())
    review = reviewed(record, Effort.of(rounds), workers=1)
    columns, seats = review.account.columns, range(record.seats)
    other = other_judge(record.edition.game.name, record.seats)
    told = {
        part: [getattr(column, part) for column in columns]
        for part in ("start", "result", "errors", "gap")
    }
    told["draws"] = [column.chance for column in columns]  # before any of it is left out
    told["drift"] = [column.drift - column.chance + column.draws for column in columns]
    return {
        "n": n, "judge": review.judge.version, "second": review.judge.second,
        "other": other.version,
        "effort": [rounds, review.effort.deals * review.judge.deals, review.effort.views],
        "unit": review.unit, **told,
        "elsewhere": other_losses(review, other),
        "free": [sum(c.seat == seat for c in review.choices) for seat in seats],
        "named": [[c.number, c.seat] for c in review.errors],
    }  # fmt: skip


def other_losses(review: Review, judge: Judge) -> list[int]:
    """What each seat lost by its choices against the same better ones, by another judge."""
    record, reader = review.record, Reader(judge, review.effort)
    match, at, lost = BareMatch(record.edition, record.seats, record.seed), 0, [0] * record.seats
    read_move = record.edition.game.moves.read
    for c in [choice for choice in review.choices if not choice.is_par]:
        follow(match, record, c.number, at)
        at, dice = c.number, seeded(f"other {record.hash} {c.number}")
        pair = read_move(c.made), read_move(c.better)
        lost[c.seat] += reader.compared(match.state, c.seat, c.number, *pair, dice).loss
    return lost


# named errors, judged again


def confirmed(job: Again) -> Row:
    """What an error costs by eight times the search and the deals of the other judge."""
    id, text, number, rounds = job
    record = read(text, chapiteau.games())
    effort = Effort.of(rounds)
    longer = Effort(TIMES * effort.rounds, effort.deals, TIMES * effort.views)
    judge = other_judge(record.edition.game.name, record.seats)
    reader = Reader(judge, longer)
    found = judged_again(record, number, reader)
    return {"n": id, "judge": judge.version, "rounds": rounds, "loss": found.loss,
            "least": reader.least}  # fmt: skip


def judged_again(record: Record, number: int, reader: Reader) -> Choice:
    for block in blocks(record):
        if number < block.first + block.count:
            for seat in block.lanes:
                choices, _ = reader.lane(block, seat, seeded(f"again {number}"))
                for choice in choices:
                    if choice.number == number:
                        return choice
    raise ValueError(f"no free decision {number}")


def drawn(rows: list[Row], count: int) -> list[tuple[int, int]]:
    """Named errors of all games, by game and number: those with the lowest hash."""
    every = [(row["n"], number) for row in rows for number, _ in row["named"]]
    return sorted(every, key=lambda error: blake2b(repr(error).encode()).digest())[:count]


# deals that are played again


def replayed(job: Deal) -> Row:
    """How often each seat won, or the points, each time a deal was played."""
    n, name, seats, times = job
    return {"n": n, "results": [ending(name, seats, n, time) for time in range(times)]}


def ending(name: str, seats: int, n: int, time: int) -> list[float]:
    """A deal played with chance of its own for the bots."""
    game = chapiteau.games()[name]
    bots = [make_bot(DEALER, game) for _ in range(seats)]
    match = BareMatch(game.edition({}), seats, f"deal {n}")
    while not match.over:
        seat = match.to_act[0]
        dice = seeded(f"again {time} {seat} {match.position(seat)}")
        moves = list(match.moves(seat))
        match.play(seat, bots[seat].choose(match.view(seat), moves, dice, Budget(1)))
    judge = Judge(game, seats)
    return [round(x / judge.unit, 4) for x in judge.result(match.state)]


# the page, and what reviews are told of it


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] * len(heads), *rows]
    return "".join([f"| {' | '.join(line)} |\n" for line in lines])


def proof_of(file: Path) -> Proof:
    """All that is kept of one title at one number of seats."""
    game, seats = file.stem.rsplit("-", 1)
    beside = [FOLDER / folder / file.name for folder in ("deals", "again")]
    deals, again = (list(known(each).values()) if each.is_file() else [] for each in beside)
    believed = Judge(chapiteau.games()[game], int(seats)).table.believed
    return Proof(game, int(seats), list(known(file).values()), deals, again, believed)


def write_page(check: bool) -> int:
    """0 if the page is current, or has been written."""
    proofs = [proof_of(file) for file in sorted(FOLDER.glob("*.jsonl"))]
    skill = [line for proof in proofs for line in proof.skill()]
    new = f"{table(LUCK, [proof.luck() for proof in proofs])}\n{table(SKILL, skill)}"
    page = PAGE.read_text("utf-8")
    whole = TABLES.sub(lambda _: new, page)
    if check:
        return int(whole != page)
    PAGE.write_text(whole, "utf-8")
    for proof in proofs:
        tell_judge(proof)
    return 0


def tell_judge(proof: Proof) -> None:
    """Note in the file of a judge what was measured of it, or nothing if that was another."""
    game = chapiteau.games()[proof.game]
    file, seats = game.folder / "mind" / FILE, str(proof.seats)
    whole = json.loads(file.read_text("utf-8"))
    row = whole["tables"].setdefault(seats, {})
    judge = Judge(game, proof.seats)
    known_well = len(proof.rows) >= FEWEST
    if known_well and {r["judge"] for r in proof.rows} == {judge.version}:
        row |= {"left": round(1000 * proof.most_left())}
        row |= {} if judge.counts else {"drift": round(1000 * proof.drift())}
        row |= {"held": round(1000 * proof.part_held())} if proof.again else {}
    file.write_text(one_line_lists(json.dumps(whole, indent=1)) + "\n", "utf-8")


# all of it


def run(name: str, seats: int, args: argparse.Namespace) -> None:
    place = f"{name}-{seats}.jsonl"
    deals = {n: (n, name, seats, args.times) for n in range(args.deals)}
    tell("deal", kept(FOLDER / "deals" / place, replayed, deals, args.workers))
    games = {
        FIRST + n: (name, FIRST + n, players(LEVELS, seats, n), args.think)
        for n in range(args.games)
    }
    file = RECORDS / f"proof-{args.think}-{place}"
    records = {row["n"] - FIRST: row["record"] for row in kept(file, played, games, args.workers)}
    judges = judges_of(name, seats)
    dropped(FOLDER / place, lambda row: made_by(row) == judges)
    jobs = {n: (n, text, args.budget) for n, text in records.items()}
    tell("review", kept(FOLDER / place, proven, jobs, args.workers))
    errors = drawn(list(known(FOLDER / place).values()), args.confirm)
    again = {1000 * n + at: (1000 * n + at, records[n], at, args.budget) for n, at in errors}
    dropped(FOLDER / "again" / place, lambda row: row["n"] in again and row["judge"] == judges[-1])
    tell("again", kept(FOLDER / "again" / place, confirmed, again, args.workers))


def made_by(row: Row) -> list[str]:
    return [row["judge"], row.get("second", ""), row["other"]]


def tell(what: str, rows: Any) -> None:
    for row in rows:
        print(what, row["n"], row.get("gap", ""), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", nargs="*", metavar="GAME:SEATS")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--budget", type=int, default=400)
    parser.add_argument("--think", type=int, default=60)
    parser.add_argument("--confirm", type=int, default=200)
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--times", type=int, default=4)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--check", action="store_true")
    args = parser.parse_args()
    for what in [] if args.write or args.check else args.what:
        name, _, seats = what.partition(":")
        run(name, int(seats), args)
    if args.write or args.check:
        raise SystemExit(write_page(args.check))


if __name__ == "__main__":
    main()
