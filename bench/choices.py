"""What foresight gains by its knobs, before a duel decides: the same choices, made in many ways.

`python bench/choices.py play GAME SEATS POSITIONS FILE` plays on from positions of games at first
sight: the few best moves at the same tables, to the end, with a look at the end of each turn.
`python bench/choices.py read FILE... [--ms 100]` lets a master choose by half of those tables, with
each horizon, trust and rival, and says by the other half how many points of lead and hundredths of
victory a choice gains on what looks best at first sight. A line's rounds are what `--ms` allow.
Play compiled (CHAPITEAU_COMPILED=$(python tools/compile.py)), read interpreted.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from functools import partial
from math import log
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import chapiteau
from chapiteau.bots.bot import Budget
from chapiteau.bots.foresight import Foresight, Spending, Trial
from chapiteau.bots.instinct import at_first_sight
from chapiteau.core.match import BareMatch
from chapiteau.core.move import Move
from chapiteau.core.rng import seeded
from chapiteau.core.state import State, play

TABLES = 48
EVERY = 12  # of so many choices, one is looked at
BLUNDERS = 5  # in 100 moves, so that positions are of all sorts
TURNS = 4  # looked at one after the other; beyond them is the end
AGAIN = 20  # times that the tables of a position are halved anew
TRUSTS = (0, 1, 2, 4, 8, 16)
RIVALS = (0.0, 0.3, 1.0)


class Look(NamedTuple):
    """What a seat and its best opponent may hope for somewhere, and the ms it took to come there;
    at the end what they have, and the seat's share of the victory."""

    own: float
    other: float
    ms: float
    won: float = 0.0


def positions(name: str, seats: int, seed: str) -> Iterator[tuple[State, list[Move]]]:
    """A seat's view and its moves, of games that are played at first sight."""
    game, dice = chapiteau.games()[name], seeded(f"choices {seed}")
    mind, n = game.mind(), 0
    while True:
        n += 1
        match: Any = BareMatch(game.edition(dict(mind.practice)), seats, f"choices {seed} {n}")
        while not match.over:
            seat = match.to_act[0]
            view, moves = match.view(seat), list(match.moves(seat))
            moves = mind.candidates(view, seat, moves)
            if len(moves) > 1 and dice.below(EVERY) == 0:
                yield view, moves
            if dice.below(100) < BLUNDERS:
                match.play(seat, moves[dice.below(len(moves))])
            else:
                dealt: State = game.dealt(view, dice)
                match.play(seat, at_first_sight(mind, dealt, seat, moves, dice))


class Course(Trial):
    """A trial that plays every move to the end."""

    def looks(self, dealt: State, move: Move) -> list[Look]:
        """A look where each of the next turns ends, and one at the end of the game."""
        mind, seat = self.mind, self.view.seat
        g: State = dealt.clone()
        play(g, move, seat)
        dice, since, found = dealt.rng.aside(), dealt, list[Look]()
        spent, begun = 0.0, time.process_time()
        while not g.over:
            if len(found) < TURNS and mind.is_next_turn(g, since, seat):
                spent += time.process_time() - begun
                hopes = mind.hopes(g, seat)
                others = [hope for s, hope in enumerate(hopes) if s != seat]
                found.append(Look(hopes[seat], max(others, default=0.0), 1000 * spent))
                since, begun = g.clone(), time.process_time()
            play(g, at_first_sight(mind, g, g.seat, g.moves, dice))
        spent += time.process_time() - begun
        end = self.end(g, 1000 * spent)
        return [*found, *[end] * (TURNS + 1 - len(found))]

    def end(self, g: State, ms: float) -> Look:
        game, seat = self.mind.game, self.view.seat
        scores, winners = game.scores(g), game.winners(g)
        rivals = [points for s, points in enumerate(scores) if s != seat]
        won = 1 / len(winners) if seat in winners else 0.0
        return Look(scores[seat], max([*rivals, *game.rival_scores(g)]), ms, won)


def play_all(name: str, seats: int, count: int, file: Path, seed: str) -> None:
    """Write a line for each position: how good its moves look, and where they lead to."""
    mind = chapiteau.games()[name].mind()
    found = 0
    for view, moves in positions(name, seats, seed):
        if found == count:
            return
        rng = seeded(f"tables {seed} {found}")
        few = Foresight(mind).few(view, moves, rng)
        if len(few) == 1:
            continue
        course = Course(mind, view, few, rng, Spending(Budget(1)))
        tables = [mind.game.dealt(view, rng) for _ in range(TABLES)]
        ends = [[course.looks(dealt, move) for move in few] for dealt in tables]
        row = {"game": name, "step": type(view.stack[-1]).__name__, "few": list(few.values())}
        with file.open("a", encoding="utf-8") as f:
            f.write(json.dumps({**row, "tables": ends}) + "\n")
        found += 1


class Position(NamedTuple):
    """The moves of one choice: how good they looked in points, and where they led to, by table."""

    sights: list[float]
    tables: list[list[list[Look]]]

    def lead(self, tables: list[int], move: int) -> tuple[float, float]:
        """In points and shares of victory, by what came in the end."""
        ends = [self.tables[t][move][-1] for t in tables]
        return fmean(end.own - end.other for end in ends), fmean(end.won for end in ends)


class Replay(Trial):
    """A trial of moves, numbered, whose tables were all played before."""

    def __init__(self, at: Position, order: list[int], way: Way, rounds: int) -> None:
        mind: Any = chapiteau.games()["fourberies"].mind()
        nothing: Any = None
        few: Any = dict.fromkeys(range(len(at.sights)), 1.0)
        super().__init__(mind, nothing, few, nothing, Spending(Budget(rounds)))
        hopes: Any = {m: way.trust * sight for m, sight in enumerate(at.sights)}
        self.hopes = hopes
        self.at, self.order, self.way = at, iter(order * rounds), way

    def play_table(self, moves: list[Any]) -> None:
        table = self.at.tables[next(self.order)]
        for move in moves:
            look = table[move][self.way.horizon]
            self.hopes[move] += look.own - self.way.rival * look.other
            self.spending.rounds += 1


class Way(NamedTuple):
    """How a master chooses."""

    horizon: int
    trust: float
    rival: float


def gain(found: list[Position], way: Way, rounds: int) -> tuple[float, float]:
    """What a choice is better than first sight, in points and shares of victory."""
    dice, points, shares = Random(1), list[float](), list[float]()
    for at in found:
        for _ in range(AGAIN):
            order = dice.sample(range(len(at.tables)), len(at.tables))
            half = len(order) // 2
            trial = Replay(at, order[:half], way, rounds)
            trial.run()
            chosen: Any = trial.ranked[0]
            lead, won = at.lead(order[half:], chosen)
            before, had = at.lead(order[half:], 0)
            points.append(lead - before)
            shares.append(won - had)
    return fmean(points), fmean(shares)


def read_all(files: list[Path], ms: float) -> None:
    if chapiteau.is_compiled():  # moves are numbers here, which compiled code would not take
        sys.exit("only playing is done by a build: read with CHAPITEAU_COMPILED= before it")
    rows = [json.loads(line) for file in files for line in file.open(encoding="utf-8")]
    sight = chapiteau.games()[rows[0]["game"]].mind().sight
    found = [
        Position(
            [sight * log(looks) for looks in row["few"]],
            [[[Look(*look) for look in looks] for looks in table] for table in row["tables"]],
        )
        for row in rows
    ]
    print(len(found), "positions; trust:", *TRUSTS)
    for horizon in range(TURNS + 1):
        cost = fmean(ends[horizon].ms for at in found for table in at.tables for ends in table)
        rounds = max(1, round(ms / cost))
        for rival in RIVALS:
            ways = [partial(Way, horizon, rival=rival)(trust) for trust in TRUSTS]
            gains = [gain(found, way, rounds) for way in ways]
            said = " ".join(f"{points:+.2f}/{100 * share:+.1f}" for points, share in gains)
            turns = horizon + 1 if horizon < TURNS else "all"
            print(f"turns {turns} ({cost:.1f} ms, {rounds} rounds), rival {rival}: {said}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=("play", "read"))
    parser.add_argument("names", nargs="+")
    parser.add_argument("--ms", type=float, default=100.0)
    parser.add_argument("--seed", default="1")
    args = parser.parse_args()
    if args.what == "play":
        name, seats, count, file = args.names
        play_all(name, int(seats), int(count), Path(file), args.seed)
    else:
        read_all([Path(name) for name in args.names], args.ms)


if __name__ == "__main__":
    main()
