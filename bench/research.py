"""Environment steps with observation and mask, beside PettingZoo classic, RLCard and OpenSpiel.

python bench/research.py [GAME...] [--write FILE], interpreted; compiled with
CHAPITEAU_COMPILED=$(python tools/compile.py -O3) before it. Random legal actions, CPU time of one
core; `--write` puts the table into a page, between its two marks. `--cores` compares one core with
two, by the clock, on a machine that has nothing else to do; beside it, what two programs do that
share nothing, which is all that a second core can give, and what the work itself costs:
where two workers and who chooses need no more CPU time than one process, an idle machine is twice
as fast. It reads the CPU time of workers from Linux. `--before COMMIT` compares single
environments with those of an earlier commit, turn by turn, in both builds.
"""

from __future__ import annotations

import subprocess
import sys
import time
import warnings
from importlib.util import find_spec
from multiprocessing import get_context
from pathlib import Path
from statistics import median
from typing import Any, Self

import numpy as np
from common import compiled, games_and_page, least, sources, write_page
from environment_loop import SEATS, Work, aec, single
from speed import HOUSE, ROOT, measured, table

import chapiteau
from chapiteau.research.gymnasium import OneSeat
from chapiteau.research.pettingzoo import AecGame
from chapiteau.research.vector import ManyGames
from chapiteau.research.workers import Workers

MARKS = "<!-- bench/research.py writes from here -->", "<!-- steps to here -->"
ROWS = 64
SHARED_ROWS = 1024
"""Rows divided among processes: of fewer, more of the time goes into waiting for each other."""
STEPS = 30
AGAIN = 10
"""So many runs of each, of which the quickest counts: others use the machine too."""
TURNS = 20


def drawn(masks: Any, dice: np.random.Generator) -> Any:
    """A random legal action in each row, at once; in a row without any, whatever it is."""
    size, count = masks.shape[1], len(masks)
    legal = raised(masks.reshape(-1))
    ends = np.searchsorted(legal, np.arange(1, count + 1) * size)
    counts = np.diff(ends, prepend=0)
    at = ends - 1 - (dice.random(count) * counts).astype(np.int64)
    return legal[np.clip(at, 0, None)] % size


def raised(flags: Any) -> Any:
    """Where bytes are not zero: most are, so eight are looked at together."""
    even = len(flags) // 8 * 8
    words = np.flatnonzero(flags[:even].view(np.uint64) != 0)
    found = np.flatnonzero(flags[:even].view(np.bool_).reshape(-1, 8)[words])
    rest = np.flatnonzero(flags[even:]) + even
    return np.concatenate((words[found >> 3] * 8 + (found & 7), rest))


def many(
    game: str, steps: int, workers: int = 0, rows: int = ROWS, parts: int = 0
) -> tuple[Work, ManyGames]:
    """All seats played in many rows at once."""
    envs = ManyGames(game, rows, SEATS, level=None, workers=workers, parts=parts, copy=False)
    envs.reset(seed=1)

    def work() -> int:
        dice, took = np.random.default_rng(1), 0
        for _ in range(steps):
            envs.step(drawn(envs.arrays["masks"], dice))
            took += rows
        return took

    return work, envs


def spiel(name: str, games: int) -> Work:
    """OpenSpiel with a tensor of what the player sees, or knows, at every decision."""
    import pyspiel  # type: ignore[import-not-found]  # a C++ module without types

    import chapiteau.research.openspiel  # noqa: F401  # makes the games known

    game = pyspiel.load_game(name)
    is_seen = game.get_type().provides_observation_tensor

    def work() -> int:
        dice, count = np.random.default_rng(1), 0
        for _ in range(games):
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[int(dice.integers(len(outcomes)))][0])
                    continue
                player = state.current_player()
                if is_seen:
                    state.observation_tensor(player)
                else:
                    state.information_state_tensor(player)
                legal = state.legal_actions()
                state.apply_action(legal[int(dice.integers(len(legal)))])
                count += 1
        return count

    return work


def seconds(work: Work, rounds: int = AGAIN) -> float:
    """Seconds by the clock per unit of work, the least of some rounds."""
    best = float("inf")
    for _ in range(rounds):
        start = time.perf_counter()
        units = work()
        best = min(best, (time.perf_counter() - start) / units)
    return best


def ours(game: str) -> list[str]:
    """The row of one game."""
    work, envs = many(game, 40)
    each = [least(work, AGAIN)]
    each.append(least(aec(AecGame(game, SEATS), 2), AGAIN))
    each.append(least(single(OneSeat(game, SEATS, level="random"), 3), AGAIN))
    each.append(least(spiel(f"chapiteau(game={game},seats={SEATS})", 1), AGAIN))
    return [game, str(envs.lens.size), *[f"{1 / one:,.0f}" for one in each]]


def on_two_cores(game: str) -> list[str]:
    """The same by the clock: all in one process, and divided among workers, in parts by turns.

    All take turns, and what is divided by what ran in the same turn: others use the machine too."""
    works, others = list[Work](), list[list[int]]()
    houses = []
    for workers, parts in ((0, 0), (1, 0), (2, 0), (2, 2), (2, 4)):
        work, envs = many(game, STEPS, workers, SHARED_ROWS, parts)
        houses.append(envs)
        works.append(alternately(envs, STEPS) if parts else work)
        others.append(workers_of(envs))
    with Beside(game) as two:
        turns = [[*(seconds(work, 1) for work in works), two.seconds()] for _ in range(TURNS)]
    each = [min(took) for took in zip(*turns, strict=True)]
    shared = median(turn[0] / min(turn[2:5]) for turn in turns)
    apart = median(turn[0] / turn[5] for turn in turns)
    one = cost(works[0], [])[0]
    own, theirs = min((cost(works[n], others[n]) for n in (3, 4)), key=sum)
    for envs in houses:
        envs.close()
    cells = [game, *[f"{1 / took:,.0f}" for took in each[:5]], f"{shared:.2f}", f"{apart:.2f}"]
    return [*cells, *[f"{1e6 * took:.2f}" for took in (one, theirs, own)]]


class Beside:
    """Two programs that share nothing, and run when asked: all that a second core can give."""

    def __init__(self, game: str) -> None:
        context = get_context("spawn")
        self.lines: list[tuple[Any, Any]] = [context.Pipe() for _ in range(2)]
        self.both = [
            context.Process(target=run_when_asked, args=(game, end), daemon=True)
            for _, end in self.lines
        ]

    def __enter__(self) -> Self:
        for one in self.both:
            one.start()
        for line, _ in self.lines:
            line.recv()  # it has begun
        return self

    def __exit__(self, *_: object) -> None:
        for line, _ in self.lines:
            line.send(False)
        for one in self.both:
            one.join()

    def seconds(self) -> float:
        """By the clock for each step of both together."""
        for line, _ in self.lines:
            line.send(True)
        return max([line.recv() for line, _ in self.lines]) / 2


def run_when_asked(game: str, line: Any) -> None:
    work, _ = many(game, STEPS, 0, SHARED_ROWS)
    line.send(True)
    while line.recv():
        line.send(seconds(work, 1))


def workers_of(envs: ManyGames) -> list[int]:
    """The ids of the processes that envs are divided among."""
    return [one.pid for one in envs.rows.processes] if isinstance(envs.rows, Workers) else []


def cost(work: Work, workers: list[int], rounds: int = AGAIN) -> tuple[float, float]:
    """CPU seconds per unit of work, of this process and of its workers: the least of some rounds
    that both took together."""
    found = []
    for _ in range(rounds):
        own, others = time.process_time(), sum(map(spent, workers))
        units = work()
        taken = time.process_time() - own, sum(map(spent, workers)) - others
        found.append((taken[0] / units, taken[1] / units))
    return min(found, key=sum)


def spent(process: int) -> float:
    """CPU seconds of another process, which no clock of Python knows so exactly."""
    return int(Path(f"/proc/{process}/schedstat").read_text("ascii").split()[0]) / 1e9


def alternately(envs: ManyGames, steps: int) -> Work:
    """The rows of each part by themselves: while one acts, the actions of another are chosen."""
    for part, rows in enumerate(envs.parts):
        envs.send(part, drawn(envs.arrays["masks"][rows], np.random.default_rng(part)))

    def work() -> int:
        dice, took = np.random.default_rng(1), 0
        for _ in range(steps):
            for part in range(len(envs.parts)):
                told = envs.receive(part)
                envs.send(part, drawn(told["masks"], dice))
                took += len(told["masks"])
        return took

    return work


def since(commit: str, game: str) -> list[list[str]]:
    """Steps a second of single environments, before and now, interpreted and compiled; earlier
    commits may not have had observations as one row."""
    from earlier import built

    then = built(commit)
    tree = ROOT / "build" / "earlier" / full(commit)[:12]
    builds = {"interpreted": (sources(tree), sources(ROOT)), "compiled": (then, compiled(ROOT))}
    rows = []
    for build, both in builds.items():
        runs = [[measured(env, "environment_loop.py", game) for env in both] for _ in range(2)]
        for what in ("aec", "learner"):
            before = min(run[0][what] for run in runs)
            cells = [f"{game}, {what}, {build}", f"{1 / before:,.0f}"]
            for how in (what, f"{what}, rows"):
                now = min(run[1][how] for run in runs)
                cells += [f"{1 / now:,.0f}", f"{before / now:.2f}"]
            rows.append(cells)
    return rows


def full(commit: str) -> str:
    return subprocess.check_output(["git", "rev-parse", commit], cwd=ROOT, text=True).strip()


def peers() -> list[list[str]]:
    """What else there is, each in the loop that suits it best."""
    found: dict[str, Work] = {}
    if find_spec("open_spiel"):
        found["OpenSpiel gin_rummy, C++"] = spiel("gin_rummy", 10)
        found["OpenSpiel hearts, C++"] = spiel("hearts", 20)
    if find_spec("pygame"):
        from pettingzoo.classic import connect_four_v3, texas_holdem_v4

        found["PettingZoo connect_four"] = aec(connect_four_v3.raw_env(), 20)
        found["PettingZoo texas_holdem"] = aec(texas_holdem_v4.raw_env(), 50)
    if find_spec("rlcard"):
        from peers_loop import rlcard_decisions

        found["RLCard limit-holdem"] = rlcard_decisions("limit-holdem", 100)
        found["RLCard uno"] = rlcard_decisions("uno", 20)
    rows = []
    for name, work in found.items():
        speed = f"{1 / least(work, AGAIN):,.0f}"
        is_spiel = name.startswith("OpenSpiel")
        rows.append([name, "–", "–", *(["–", "–", speed] if is_spiel else [speed, "–", "–"])])
    return rows


def report(names: list[str]) -> str:
    build = "compiled" if chapiteau.is_compiled() else "interpreted"
    heads = [f"steps / s with observation and mask, {build}", "numbers", f"{ROWS} at once"]
    heads += ["one seat at a time (AEC)", "one learner, random others", "OpenSpiel"]
    return "\n".join(table(heads, [*[ours(name) for name in names], *peers()]))


def main() -> None:
    warnings.simplefilter("ignore")
    words, commit = [word for word in sys.argv[1:] if word != "--cores"], ""
    if "--before" in words:
        at = words.index("--before")
        commit, words = words[at + 1], words[:at] + words[at + 2 :]
    args, page = games_and_page(words)
    names = args or sorted(p.parent.parent.name for p in HOUSE.glob("*/rules/game.py"))
    if commit:
        heads = ["steps / s of single environments", commit, "now", "ratio", "as one row", "ratio"]
        rows = [row for name in names for row in since(commit, name)]
        print("\n".join(table(heads, rows)))
        return
    if "--cores" in sys.argv:
        heads = ["steps / s by the clock", "no worker", "one worker", "two workers"]
        heads += ["two parts by turns", "four parts by turns", "two cores to one"]
        heads += ["two programs to one"]
        heads += ["CPU µs a step: one process", "two workers", "and who chooses"]
        print("\n".join(table(heads, [on_two_cores(name) for name in names])))
        return
    said = report(names)
    print(said)
    if page is not None:
        write_page(page, MARKS, said)


if __name__ == "__main__":
    main()
