"""The worked example, shortened: in half a minute it learns to beat chance."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

TRAIN = Path(__file__).parents[2] / "examples" / "train" / "train.py"


@pytest.mark.slow
def test_a_short_training_beats_chance(tmp_path):
    few = ["--seconds", "15", "--opening", "600", "--generation", "100"]
    few += ["--games", "60", "--looks", "4", "--against", "random", "--out", "policy.npy"]
    command = [sys.executable, str(TRAIN), *few]
    found = subprocess.run(command, cwd=tmp_path, check=True, capture_output=True, text=True)
    last = json.loads(found.stdout.splitlines()[-1])
    assert last["level"] == "random" and last["low"] > 0.7, found.stdout
    again = [sys.executable, str(TRAIN), "--load", "policy.npy", "--games", "4", "--against"]
    subprocess.run([*again, "random"], cwd=tmp_path, check=True, capture_output=True)
