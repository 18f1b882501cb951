"""Every game that is installed passes every check; CHAPITEAU_SEEDS=20 looks closer.

Compiled, which is several times as fast, it looks at every seat count and every choice, twice;
interpreted at the usual game of the fewest and of the most. That both play alike is shown elsewhere.
"""

import os

import pytest

import chapiteau
from chapiteau.conformance import CHECKS, few_settings, settings

THOROUGH = "CHAPITEAU_SEEDS" in os.environ
SEEDS = range(int(os.environ.get("CHAPITEAU_SEEDS", "2" if chapiteau.is_compiled() else "1")))


def wanted(game):
    if THOROUGH:
        return settings(game)
    few = list(few_settings(game))
    return few if chapiteau.is_compiled() else [few[0], few[game.most - game.fewest]]


def cases():
    for name, game in chapiteau.games().items():
        for options, seats in wanted(game):
            agreed = "".join(f"-{option}-{choice}" for option, choice in options.items())
            yield pytest.param(name, options, seats, id=f"{name}-{seats}{agreed}")


@pytest.mark.parametrize("check", CHECKS)
@pytest.mark.parametrize(("name", "options", "seats"), list(cases()))
def test_a_game_keeps_its_promises(name, options, seats, check):
    CHECKS[check](chapiteau.games()[name], options, seats, SEEDS)
