"""How long a master makes people wait at a table, in every game: python bench/answers.py [GAME...]

Interpreted; CHAPITEAU_COMPILED=$(python tools/compile.py -O3) before it for the compiled build.
Novices play, and at every few decisions a master is asked, in a process of its own, with a table's
budget. The same question to an amateur stands beside it.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import Any

import chapiteau
from chapiteau.bots import AT_A_TABLE, find_bot
from chapiteau.bots.apart import answer, make_question
from chapiteau.bots.bot import ask
from chapiteau.core.match import BareMatch
from chapiteau.core.move import Move
from chapiteau.core.rng import seeded

ASKED = 24  # questions for each game
LEVELS = ("amateur", "master")


@dataclass(frozen=True)
class Moment:
    """What a bot is asked."""

    view: Any
    seat: int
    moves: list[Move]
    number: int


def moments(game: Any, seats: int) -> list[Moment]:
    """All over a game of novices, wherever somebody has a choice."""
    match, novice = BareMatch(game.edition({}), seats, "answers"), find_bot("novice", game)
    found: list[Moment] = []
    while not match.over:
        seat = match.to_act[0]
        moves = list(match.moves(seat))
        if len(moves) > 1:
            found.append(Moment(match.view(seat), seat, moves, len(found)))
        match.play(seat, ask(match, seat, novice))
    return [found[i * len(found) // ASKED] for i in range(ASKED)]


def waited(pool: ProcessPoolExecutor, at: Moment, level: str) -> float:
    """Seconds from the question to the answer."""
    put = make_question(
        at.view, at.seat, at.moves, level, seeded(f"answers {at.number}"), AT_A_TABLE
    )
    began = time.perf_counter()
    pool.submit(answer, put).result()
    return time.perf_counter() - began


def main() -> None:
    build = "compiled" if chapiteau.is_compiled() else "interpreted"
    print(f"{build}; load before: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    print(f"{'seconds for an answer':34}{'p50':>8}{'p95':>8}{'longest':>9}")
    known = chapiteau.games()
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        for name in sys.argv[1:] or known:
            game = known[name]
            for seats in dict.fromkeys((game.fewest, game.most)):
                asked = moments(game, seats)
                waited(pool, asked[0], LEVELS[0])  # the other process reads the game once
                for level in LEVELS:
                    times = sorted(waited(pool, moment, level) for moment in asked)
                    row = times[len(times) // 2], times[int(0.95 * len(times))], times[-1]
                    print(f"{f'{name}, {seats} seats, {level}':34}", end="")
                    print(f"{row[0]:8.2f}{row[1]:8.2f}{row[2]:9.2f}", flush=True)


if __name__ == "__main__":
    main()
