"""What bots of 3 Ring Circus like at tables: python tools/tastes.py SEATS [--rounds N] [--sets N]

A set is one deal that two tastes play at first sight, on each other's seats in turn. Both differ
from the taste of mind/taste.json in every number, one up where the other is down, by chance; how
many points that brought tells after some hundred sets which numbers should grow (SPSA). After each
round the file is written, and the next goes on from there: more may follow at any time.

--check N plays nothing but N sets of what is liked at so many seats against what is liked alone.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from random import Random
from statistics import fmean
from typing import Any

import numpy as np

import chapiteau
from chapiteau.bots.instinct import at_first_sight
from chapiteau.core.match import BareMatch
from chapiteau.core.rng import seeded
from chapiteau.core.state import play
from chapiteau.games.three_ring_circus.mind import taste
from chapiteau.lab.intervals import mean_interval

GAME = chapiteau.games()["three_ring_circus"]
FILE = GAME.folder / "mind" / "taste.json"
APART = 0.25  # how much two tastes differ from the one between them
FULL = {2: 5.0, 3: 4.0, 4: 3.0}  # points between them for which a number moves as far as that
FADING = 0.5  # what was found a round before counts half
KEPT = 6  # rounds that count at all
CHECKED = 40  # sets against the taste at the start, after each round
SEATINGS = {
    2: ((0, 1), (1, 0)),
    3: ((0, 1, 1), (1, 0, 1), (1, 1, 0)),
    4: ((0, 1, 0, 1), (1, 0, 1, 0)),
}
Taste = list[float]
Trial = tuple[list[int], float]
"""Which numbers were up, and the points that it brought."""


def points(seed: str, seating: tuple[int, ...], tastes: tuple[Taste, Taste]) -> list[int]:
    """What every seat comes to in a game at first sight."""
    mind, dice, own = GAME.mind(), seeded(seed), taste.BY_SEATS[len(seating)]
    shipped = own.copy()
    g: Any = BareMatch(GAME.edition({}), len(seating), seed).state.clone()
    while not g.over:
        own[:] = tastes[seating[g.seat]]
        play(g, at_first_sight(mind, g, g.seat, g.moves, dice))
    own[:] = shipped
    return [p.points for p in g.players]


def lead(seed: str, seats: int, tastes: tuple[Taste, Taste]) -> float:
    """By how many points the first of two tastes beats the other in a set."""
    found: list[float] = []
    for seating in SEATINGS[seats]:
        scores = points(seed, seating, tastes)
        sides = [[p for p, who in zip(scores, seating, strict=True) if who == s] for s in (0, 1)]
        found.append(fmean(sides[0]) - fmean(sides[1]))
    return fmean(found)


def tried(seed: str, seats: int, known: Taste) -> Trial:
    """Two tastes on both sides of the known one."""
    dice = Random(seed)
    signs = [dice.choice((-1, 1)) for _ in known]
    up = [v * (1 + APART * s) for v, s in zip(known, signs, strict=True)]
    down = [v * (1 - APART * s) for v, s in zip(known, signs, strict=True)]
    return signs, lead(seed, seats, (up, down))


def moved(known: Taste, rounds: list[list[Trial]], full: float) -> Taste:
    """Every number as far as is likely to help: what may be chance moves it less."""
    ages = [FADING ** (len(rounds) - 1 - i) for i, trials in enumerate(rounds) for _ in trials]
    signs = np.array([s for trials in rounds for s, _ in trials], float)
    leads = np.array([found for trials in rounds for _, found in trials])
    counted = signs * np.array(ages)[:, None]
    inverse = np.linalg.inv(counted.T @ signs + 1e-6 * np.eye(len(known)))
    gains = inverse @ (counted.T @ leads)
    errors = np.sqrt(leads.var() * np.diag(inverse @ (counted.T @ counted) @ inverse))
    sure = gains * np.maximum(0.0, 1.0 - (errors / gains) ** 2)
    steps = APART * np.clip(sure / full, -1.0, 1.0)
    return [float(v * (1 + step)) for v, step in zip(known, steps, strict=True)]


def write(file: Path, seats: int, known: Taste, sets: int) -> None:
    """Put a taste into its column."""
    data = json.loads(file.read_text("utf-8"))
    column = data["seats"].index(seats)
    for row, value in zip(data["taste"].values(), known, strict=True):
        row[column] = round(value, 4)
    data["record"][str(seats)] = data["record"].get(str(seats), 0) + sets
    rows = ",\n".join(f"  {json.dumps(name)}: {json.dumps(v)}" for name, v in data["taste"].items())
    head = "".join(f" {json.dumps(k)}: {json.dumps(data[k])},\n" for k in ("seats", "record"))
    file.write_text(f'{{\n{head} "taste": {{\n{rows}\n }}\n}}\n', "utf-8")


def compared(name: str, seats: int, tastes: tuple[Taste, Taste], sets: int) -> str:
    """The lead of the first of two tastes, with its interval at 95 %."""
    leads = [lead(f"check {name} {i}", seats, tastes) for i in range(sets)]
    low, high = mean_interval(leads)
    return f"{fmean(leads):+.1f} ± {(high - low) / 2:.1f} points over {sets} sets"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("seats", type=int, choices=sorted(SEATINGS))
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--sets", type=int, default=250)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--check", type=int, default=0)
    args = parser.parse_args()
    known, before = taste.BY_SEATS[args.seats].copy(), taste.BY_SEATS[args.seats].copy()
    if args.check:
        print(compared(args.seed, args.seats, (known, taste.BY_SEATS[1].copy()), args.check))
        return
    rounds: list[list[Trial]] = []
    for n in range(args.rounds):
        name = f"taste {args.seed} {n}"
        rounds.append([tried(f"{name} {i}", args.seats, known) for i in range(args.sets)])
        rounds = rounds[-KEPT:]
        known = moved(known, rounds, FULL[args.seats])
        write(FILE, args.seats, known, args.sets)
        print(n, compared(name, args.seats, (known, before), CHECKED), flush=True)


if __name__ == "__main__":
    main()
