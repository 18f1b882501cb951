"""Which build runs, and that both say so."""

import os
import subprocess
import sys

import chapiteau


def test_the_build_that_was_asked_for_is_the_one_that_runs():
    assert chapiteau.is_compiled() == (os.environ.get("CHAPITEAU_BUILD") == "compiled")


def test_the_version_tells_the_build():
    command = [sys.executable, "-m", "chapiteau", "--lang", "en", "--version"]
    said = subprocess.run(command, capture_output=True, text=True, check=True).stdout
    assert said.startswith(f"chapiteau {chapiteau.__version__}, ")
    assert ("interpreted" in said) != chapiteau.is_compiled()
