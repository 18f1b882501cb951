"""Which build runs, and that both say so."""

import os
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path
from types import FunctionType

import pytest

import chapiteau
from chapiteau.core.game import Game
from chapiteau.core.state import State

COMPILED = os.environ.get("CHAPITEAU_BUILD") == "compiled"


def test_the_build_that_was_asked_for_is_the_one_that_runs():
    assert chapiteau.is_compiled() == COMPILED
    assert ("site-packages" in Path(chapiteau.__file__).parts) == COMPILED


def test_the_version_tells_the_build_and_the_rules():
    command = [sys.executable, "-m", "chapiteau", "--lang", "en", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"chapiteau {chapiteau.__version__}, ")
    assert ("interpreted" in said) != chapiteau.is_compiled()
    assert all(f"{name} {game.rules}" in said for name, game in chapiteau.games().items())


def test_the_metadata_has_the_version_of_the_package():
    assert version("chapiteau") == chapiteau.__version__


def test_a_game_of_another_package_extends_the_classes_of_this_build():
    pytest.importorskip("chapiteau_parade")
    parade = chapiteau.games()["parade"]
    assert isinstance(type(parade).set_up, FunctionType)
    assert isinstance(Game.view, FunctionType) != COMPILED
    match = chapiteau.new("parade", seats=3, seed="extended")
    while not match.over:
        match.play(match.to_act[0], next(iter(match.moves(match.to_act[0]))))
    assert isinstance(match.state, State) and chapiteau.load(match.record().text).match.over
