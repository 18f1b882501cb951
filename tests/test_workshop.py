"""Compiling a working copy: one build at a time, whole or not there, never beside other sources."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from chapiteau import builds

ROOT = Path(__file__).parent.parent
STATE = """
HERE: str = __file__


def answer() -> int:
    return 42
"""
HOUSE = """
from . import builds

builds.use_asked()


def is_compiled() -> bool:
    return False
"""
LOADED = """
import json
from chapiteau.core import state
kind = type(state.answer).__name__
print(json.dumps([kind != "function", state.answer(), state.HERE]))
"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """A working copy of a package that is as small as can be."""
    root = tmp_path_factory.mktemp("workshop")
    for name in ("compile.py", "on_all_cores.py", "constraints.txt"):
        (root / "tools").mkdir(exist_ok=True)
        shutil.copy(ROOT / "tools" / name, root / "tools" / name)
    package = root / "src" / "chapiteau"
    bots = {f"bots/{name}.py": "" for name in ("__init__", *builds.SEARCHES)}
    own = {"core/__init__.py": "", "core/state.py": STATE, **bots}
    own["__init__.py"] = HOUSE
    for name, text in own.items():
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).write_text(text)
    shutil.copy(builds.__file__ or "", package / "builds.py")
    return root


def compiling(root, *args, **how):
    command = [sys.executable, "tools/compile.py", *args]
    env = {**os.environ, "CHAPITEAU_COMPILED": ""}
    return subprocess.Popen(command, cwd=root, text=True, stdout=subprocess.PIPE, env=env, **how)


def loaded(root, build=""):
    """Whether the rules are compiled, what they answer, and where they think they lie."""
    env = {**os.environ, "PYTHONPATH": str(root / "src"), "CHAPITEAU_COMPILED": str(build)}
    command = [sys.executable, "-c", LOADED]
    done = subprocess.run(command, env=env, check=True, capture_output=True, text=True)
    return json.loads(done.stdout)


def builds_in(root):
    return {path.name for path in (root / "build" / "compiled").iterdir()}


def test_a_build_is_made_once_and_run_only_beside_its_sources(copy):
    gently = {"stdin": subprocess.PIPE, "start_new_session": True}
    with compiling(copy) as one, compiling(copy, "--gently", **gently) as other:
        assert one.stdout and other.stdout
        places = [each.stdout.read().split()[-1] for each in (one, other)]
        assert one.wait() == other.wait() == 0  # its input is open to the end
    place = Path(places[0])
    assert places[0] == places[1] and builds_in(copy) == {"lock", place.name}
    source = copy / "src" / "chapiteau" / "core" / "state.py"
    assert loaded(copy) == [False, 42, str(source)]
    compiled, answer, here = loaded(copy, place)
    assert compiled and answer == 42 and Path(here).parent == source.parent
    source.write_text(STATE.replace("42", "43"))
    assert loaded(copy, place) == [False, 43, str(source)]
    source.write_text(STATE)
    assert loaded(copy, place)[0]
    assert not list((copy / "src").rglob("*.so"))


def test_a_build_that_is_broken_off_leaves_nothing_and_the_next_one_is_whole(copy, tmp_path):
    root = tmp_path / "copy"
    shutil.copytree(copy, root, ignore=shutil.ignore_patterns("build"))
    with compiling(root, "--gently", stdin=subprocess.PIPE, start_new_session=True) as process:
        while not (root / "build" / "compiled" / "work" / "setup.py").exists():
            assert process.poll() is None
        assert process.stdin
        process.stdin.close()
        assert process.wait() != 0
    assert builds_in(root) == {"lock", "work"}
    (root / "src" / "chapiteau" / "core" / "state.py").write_text("broken: int = ''\n")
    with compiling(root, stderr=subprocess.PIPE) as process:
        _, said = process.communicate()
    assert process.returncode and "Incompatible types" in said and "Traceback" not in said
    assert builds_in(root) <= {"lock", "work"}
