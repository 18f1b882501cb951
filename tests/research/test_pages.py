"""The pages that are made from the code say what the code says."""

import runpy
from pathlib import Path

import pytest

import chapiteau

ROOT = Path(__file__).parents[2]


def test_every_array_of_an_observation_is_described_and_the_page_is_current():
    tool = runpy.run_path(str(ROOT / "tools" / "observations_md.py"))
    for game in chapiteau.games().values():
        assert all(text for text in tool["described"](game).values())
        tool["section"](game)  # complains of arrays that are not there, or not described
    assert tool["page"]() == (ROOT / "docs" / "observations.md").read_text("utf-8")


def test_an_array_that_nobody_described_is_named(monkeypatch):
    tool = runpy.run_path(str(ROOT / "tools" / "observations_md.py"))
    game = chapiteau.games()["parade"]
    about = tool["described"](game)
    del about["round"]
    monkeypatch.setitem(tool["section"].__globals__, "described", lambda game: about)
    with pytest.raises(SystemExit, match=r"parade: arrays.txt .*round"):
        tool["section"](game)


def test_the_table_of_the_benchmark_is_made_from_its_results():
    tool = runpy.run_path(str(ROOT / "tools" / "benchmark_md.py"))
    assert tool["page"]() == (ROOT / "docs" / "benchmark.md").read_text("utf-8")
