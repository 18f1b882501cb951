"""Gymnasium knows the games as soon as both are imported, and neither loads the other."""

import subprocess
import sys

import pytest

MAKE = """
env = gymnasium.make("chapiteau/Fourberies-v2", seats=3)
assert env.reset(seed=1)[1]["seat"] == 0
assert gymnasium.make_vec("chapiteau/Parade-v2", num_envs=2).num_envs == 2
assert gymnasium.spec("chapiteau/Fourberies-v1").kwargs["rules"] == 1
assert "chapiteau/Fourberies-o1-m269-v2" in gymnasium.registry
"""
BROKEN = """
import chapiteau
from chapiteau import registry
def fail():
    raise LookupError("a game that does not load")
registry.games = fail
"""


def run(code):
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done


@pytest.mark.parametrize(
    "order",
    [
        "import chapiteau, gymnasium",
        "import gymnasium, chapiteau",
        "import chapiteau; from gymnasium.envs import registration; import gymnasium",
    ],
)
def test_ids_are_known_in_whichever_order_the_two_are_imported(order):
    run(f"{order}\n{MAKE}")


def test_a_game_that_does_not_load_is_a_warning_and_no_reason_to_stop():
    done = run(f"{BROKEN}\nimport gymnasium\nprint(gymnasium.make('CartPole-v1').reset(seed=1))")
    assert "no ids of environments: LookupError: a game that does not load" in done.stderr


def test_nothing_is_loaded_for_ids_that_nobody_makes():
    run("import chapiteau, sys; assert not {'gymnasium', 'numpy'} & set(sys.modules)")
