"""Every game that is installed passes every check; CHAPITEAU_SEEDS=20 looks closer.

Compiled, which is several times as fast, it looks at every seat count and every choice;
interpreted at one game each, with a choice that is not the usual one, without the longest checks.
That both builds play alike is shown elsewhere.
"""

import os

import pytest

import chapiteau
from chapiteau.conformance import CHECKS, few_settings, settings

THOROUGH = "CHAPITEAU_SEEDS" in os.environ
COMPILED = chapiteau.is_compiled()
SEEDS = range(int(os.environ.get("CHAPITEAU_SEEDS", "1")))
LONGEST = {"twins", "processes", "memory"}
CHOSEN = [name for name in CHECKS if THOROUGH or COMPILED or name not in LONGEST]


def wanted(game):
    if THOROUGH:
        return settings(game)
    few = list(few_settings(game))  # the last has another choice, where there is one
    return few if COMPILED else few[-1:]


def cases():
    for name, game in chapiteau.games().items():
        for options, seats in wanted(game):
            agreed = "".join(f"-{option}-{choice}" for option, choice in options.items())
            yield pytest.param(name, options, seats, id=f"{name}-{seats}{agreed}")


@pytest.mark.parametrize("check", CHOSEN)
@pytest.mark.parametrize(("name", "options", "seats"), list(cases()))
def test_a_game_keeps_its_promises(name, options, seats, check):
    CHECKS[check](chapiteau.games()[name], options, seats, SEEDS)
