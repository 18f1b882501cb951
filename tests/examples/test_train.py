"""The worked example, shortened: after a few hundred games it beats chance."""

import json
import subprocess
import sys
from argparse import Namespace
from importlib import import_module
from pathlib import Path

TRAIN = Path(__file__).parents[2] / "examples" / "train" / "train.py"


class Here:
    """In place of workers: one game after the other, the same ones on every machine."""

    def map(self, play, tasks):
        return map(play, tasks)


def test_a_short_training_beats_chance(monkeypatch):
    monkeypatch.syspath_prepend(TRAIN.parent)
    train = import_module("train")
    training = train.Training(Namespace(seats=2, workers=1, seed=0, games=30, looks=2), Here())
    training.play(200, is_first=True)
    training.play(60)
    _, low, _ = train.interval(train.meet(training.args, training.value, "random", Here()))
    assert low > 0.7


def test_a_policy_is_trained_and_kept_by_command(tmp_path):
    command = [sys.executable, str(TRAIN), "--workers", "1", "--games", "2", "--looks", "1"]
    few = ["--seconds", "1", "--opening", "4", "--generation", "2", "--out", "policy.npy"]
    for what in (few, ["--load", "policy.npy"]):
        run = [*command, *what, "--against", "random"]
        found = subprocess.run(run, cwd=tmp_path, check=True, capture_output=True, text=True)
        last = json.loads(found.stdout.splitlines()[-1])
        assert last["level"] == "random" and 0 <= last["low"] <= last["rate"] <= last["high"]
