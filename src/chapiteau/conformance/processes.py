"""Other processes: the same games, byte for byte, however Python hashes there."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable
from hashlib import blake2b
from json import dumps
from typing import Any

from ..core.edition import Choice
from ..core.game import Game
from ..core.wire import digest
from .spot import NotConform, named
from .walk import walk

HASH_SEEDS = ("0", "1", "42")


def processes(
    game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]
) -> None:
    """The same seeds give the same games in processes with other hash seeds."""
    chosen = list(seeds)
    here = fingerprint(game, options, seats, chosen)
    called = [elsewhere(game, options, seats, chosen, hash_seed) for hash_seed in HASH_SEEDS]
    for hash_seed, process in zip(HASH_SEEDS, called, strict=True):
        out, err = process.communicate()
        where = f"{named(game, options, seats, chosen[0])}, PYTHONHASHSEED {hash_seed}"
        if process.returncode:
            raise NotConform(f"{where}: {err.strip().splitlines()[-1:]}")
        if out.strip() != here:
            raise NotConform(f"{where}: other games than here, of seeds {chosen}")


def fingerprint(
    game: Game[Any], options: dict[str, Choice], seats: int, seeds: Iterable[int]
) -> str:
    """One digest over every position of these games."""
    all_of_it = blake2b(digest_size=12)
    for seed in seeds:
        for spot in walk(game, options, seats, seed):
            all_of_it.update(f"{digest(spot.g)} {spot.seat} {spot.move}\n".encode())
    return all_of_it.hexdigest()


def elsewhere(
    game: Game[Any], options: dict[str, Choice], seats: int, seeds: list[int], hash_seed: str
) -> subprocess.Popen[str]:
    """Start the same games in a process of its own."""
    path = os.pathsep.join([folder for folder in sys.path if folder])
    return subprocess.Popen(
        [
            sys.executable,
            "-m",
            "chapiteau.conformance.elsewhere",
            address(game),
            str(seats),
            ",".join(map(str, seeds)),
            dumps(options),
        ],
        env={**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": hash_seed},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address(game: Game[Any]) -> str:
    """Where another process finds the game: MODULE:ATTR."""
    own = type(game).__module__.split(".")
    near = [".".join(own[:n]) for n in range(len(own), 0, -1)]  # its own package before any other
    for name, module in [(name, sys.modules[name]) for name in [*near, *sys.modules]]:
        for attr, value in list(getattr(module, "__dict__", {}).items()):
            if value is game and name != "__main__":
                return f"{name}:{attr}"
    raise NotConform(f"{game.name} is not an attribute of any module")
