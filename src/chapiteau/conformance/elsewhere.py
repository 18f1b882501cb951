"""Prints one digest over some games: python -m ... MODULE:ATTR SEATS SEEDS OPTIONS_JSON.

SEEDS are numbers separated by commas.
"""

from __future__ import annotations

import sys
from importlib import import_module
from json import loads

from .processes import fingerprint


def main(address: str, seats: str, seeds: str, options: str) -> None:
    module, _, attr = address.partition(":")
    game = getattr(import_module(module), attr)
    print(fingerprint(game, loads(options), int(seats), [int(seed) for seed in seeds.split(",")]))


if __name__ == "__main__":
    main(*sys.argv[1:])
