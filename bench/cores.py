"""How an arena grows with cores: python bench/cores.py [GAME] [LEVEL LEVEL] [GAMES]

Plays the same games on one worker and on two, turn by turn. Wall time says what a user gets on
this machine as it is now; so the load is printed beside it. CPU time says what the work itself
costs: where two workers need no more of it than one, an idle machine is twice as fast.
"""

from __future__ import annotations

import os
import sys
import time
from multiprocessing import active_children

import chapiteau
from chapiteau.lab.duels import Duel, Ending, Score, fought

WORKERS = (1, 2)
AGAIN = 3


def once(game: str, levels: list[str], games: int, workers: int) -> tuple[float, float]:
    """Wall seconds and CPU seconds of all processes together."""
    seats = max(2, chapiteau.games()[game].fewest)
    score = Score(Duel(game, seats, levels[0], levels[1], "cores"))
    sets = games // len(score.duel.tables())
    wall, cpu = time.monotonic(), spent()
    for _ in fought(score, Ending(sets), {}, workers):
        pass
    took = time.monotonic() - wall
    for worker in active_children():
        worker.join()  # only then does its time count
    return took, spent() - cpu


def spent() -> float:
    """CPU seconds of this process and of those it has waited for."""
    times = os.times()
    return times.user + times.system + times.children_user + times.children_system


def main() -> None:
    game = sys.argv[1] if len(sys.argv) > 1 else "fourberies"
    levels = sys.argv[2:4] or ["amateur", "novice"]
    games = int(sys.argv[4]) if len(sys.argv) > 4 else 60
    best: dict[int, list[float]] = {}
    print(f"{game}, {' against '.join(levels)}, {games} games, compiled: {chapiteau.is_compiled()}")
    for _ in range(AGAIN):
        for workers in WORKERS:
            load = os.getloadavg()[0]
            wall, cpu = once(game, levels, games, workers)
            kept = best.setdefault(workers, [wall, cpu])
            best[workers] = [min(kept[0], wall), min(kept[1], cpu)]
            print(
                f"{workers} workers: {games / wall:6.2f} games a second, {cpu / games:.4f} CPU"
                f" seconds a game, load {load:.1f} before on {os.cpu_count()} cores"
            )
    (wall, cpu), (wall_two, cpu_two) = best[1], best[2]
    print(f"two workers to one, wall time: {wall / wall_two:.2f} times as many games")
    print(f"two workers to one, by CPU time: {2 * cpu / cpu_two:.2f} times as many games")


if __name__ == "__main__":
    main()
