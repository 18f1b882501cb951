"""How long a look back at a usual game takes: python bench/looking_back.py [--every N] [GAME...]

CPU seconds on one core at the usual effort, of a game of two amateurs (Carnavalesque: of its fewest
seats). Of its blocks every Nth is judged whole and counted N times; 1 judges all of them.
"""

from __future__ import annotations

import argparse
import time

import chapiteau
from chapiteau.builds import kind
from chapiteau.review.choices import Effort
from chapiteau.review.jobs import BEFORE, DEAL, Job, seats_of, work
from chapiteau.review.proving.practice import played


def seconds(name: str, effort: Effort, every: int) -> tuple[float, int, int]:
    """CPU seconds of the whole, and how many blocks there are and were judged."""
    seats = max(2, chapiteau.games()[name].fewest)
    text = played((name, 0, ("amateur",) * seats, 1))["record"]
    blocks = seats_of(text)
    start = Job(text, effort, "0", BEFORE)
    work(start)  # the record is laid open once
    begun = time.process_time()
    for block in (BEFORE, DEAL):
        work(Job(text, effort, "0", block))
    once = time.process_time() - begun
    some = range(every // 2, len(blocks), every)
    begun = time.process_time()
    for n in some:
        lanes = [work(Job(text, effort, "0", n, seat)) for seat in blocks[n]]
        work(Job(text, effort, "0", n, par=tuple(lane.par for lane in lanes)))
    each = (time.process_time() - begun) / max(1, len(some))
    return once + each * len(blocks), len(blocks), len(some)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*")
    parser.add_argument("--every", type=int, default=10)
    parser.add_argument("--budget", type=int, default=Effort().rounds)
    args = parser.parse_args()
    house = [name for name, game in chapiteau.games().items() if not game.in_rehearsal]
    print(f"{kind()}, {args.budget} rounds a decision")
    for name in args.game or house:
        took, blocks, some = seconds(name, Effort.of(args.budget), args.every)
        print(f"{name}: {took:.1f} s, by {some} of {blocks} blocks", flush=True)


if __name__ == "__main__":
    main()
