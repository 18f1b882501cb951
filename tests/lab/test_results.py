"""A file of results: a duel goes on from it after a stop or a kill, and a bad one is named."""

import json
import os

import pytest

from chapiteau.cli import main
from chapiteau.lab import provenance, results
from chapiteau.lab.duels import Duel, Score
from chapiteau.lab.results import BadResults, opened, read

DUEL = Duel("fourberies", 2, "novice", "random", "kept")
COMMAND = ["arena", "fourberies", "novice", "random", "--seed", "kept", "--workers", "1"]


@pytest.fixture
def arena(tmp_path, capsys, monkeypatch):
    """Run the arena on a file, and return how it ended and what it said."""
    monkeypatch.chdir(tmp_path)

    def run(*more):
        code = main([*COMMAND, "--results", "kept.jsonl", "--lang", "en", "--json", *more])
        said = capsys.readouterr()
        return code, said.out, said.err

    return run


def without_time(out):
    """What is the same on any machine."""
    found = json.loads(out)
    for duel in found["duels"]:
        assert all(ms >= 0 for ms in duel.pop("thought_ms"))
    return found


def lines_without_time(file):
    head, *games = file.read_text().splitlines()
    return [head, *(json.loads(line)[:3] for line in games)]


def test_stopped_and_resumed_gives_what_one_go_gives(arena, tmp_path):
    _, whole, _ = arena("--sets", "6")
    file = tmp_path / "kept.jsonl"
    lines = lines_without_time(file)
    text = file.read_text()
    third = sum(len(line) for line in text.splitlines(keepends=True)[:4])
    for cut in (
        0,
        20,
        third,
        third + 7,
    ):  # before and within the first line; after and within a game
        file.write_text(text[:cut])
        code, again, _ = arena("--sets", "6")
        assert code == 0 and without_time(again) == without_time(whole)
        assert lines_without_time(file) == lines
    before = file.read_bytes()
    assert without_time(arena("--sets", "6")[1]) == without_time(whole)
    assert file.read_bytes() == before  # nothing was left to play


def test_more_sets_go_on_from_fewer(arena, tmp_path):
    arena("--sets", "2")
    code, out, _ = arena("--sets", "5")
    file = tmp_path / "kept.jsonl"
    assert code == 0 and json.loads(out)["duels"][0]["sets"] == 5
    assert [line[0] for line in lines_without_time(file)[1:]] == list(range(10))


def test_it_stops_by_itself(arena):
    found = json.loads(arena("--sets", "400", "--half-width", "15")[1])["duels"][0]
    low, high = found["share_interval"]
    assert found["sets"] < 400 and high - low <= 0.30001


GAME = "[0, [1.0, 0.0], [30, 20], [0.1, 0.1]]\n"
BAD = {
    "no results": "nonsense\n",
    "a line that is no game": "HEAD[1, 2]\n",
    "too few seats": "HEAD[0, [1.0], [30], [0.1]]\n",
    "points in words": 'HEAD[0, [1.0, 0.0], ["many", 20], [0.1, 0.1]]\n',
    "two results of one game": "HEAD" + GAME + GAME.replace("30", "31"),
    "bytes": "\x00\n",
}


@pytest.mark.parametrize("text", BAD.values(), ids=BAD)
def test_a_damaged_file_is_one_line_that_names_it(arena, tmp_path, text):
    file, head = tmp_path / "kept.jsonl", json.dumps(results.head_of(DUEL)) + "\n"
    wrong = text.replace("HEAD", head)
    file.write_text(wrong)
    code, out, err = arena("--sets", "3")
    at = len(wrong.splitlines())
    assert (code, out) == (os.EX_DATAERR, "")
    assert err == f"kept.jsonl, line {at}: this is not a result of an arena.\n"
    assert file.read_text() == wrong  # whatever it is, it is somebody's


@pytest.mark.parametrize(
    ("more", "what"),
    [(["--seats", "3"], "seats"), (["--rounds", "7"], "rounds"), (["--seed", "other"], "seed")],
)
def test_results_of_another_duel_are_one_line_that_says_which(arena, more, what):
    arena("--sets", "1")
    code, out, err = arena("--sets", "1", *more)
    assert (code, out) == (os.EX_DATAERR, "") and err.count("\n") == 1
    assert "another duel" in err and f"its {what} is" in err


def test_other_code_does_not_go_on(arena, monkeypatch):
    arena("--sets", "1")
    monkeypatch.setattr(provenance, "code_of", lambda game, bots: "another")
    code, _, err = arena("--sets", "2")
    assert code == os.EX_DATAERR and "its code is" in err and '"another"' in err


def test_a_file_that_cannot_be_written_is_one_line(arena):
    code, out, err = arena("--sets", "1", "--results", "no/such/folder")
    assert (code, out) == (os.EX_CANTCREAT, "") and "no/such/folder" in err


def test_a_file_says_what_was_played_and_with_what(arena, tmp_path):
    arena("--sets", "2")
    kept = read(tmp_path / "kept.jsonl")
    assert kept.duel == DUEL
    assert kept.head["build"] in ("compiled", "interpreted")
    assert {"commit", "version", "code", "rules", "box"} <= set(kept.head)
    score = Score(kept.duel)
    score.add([kept.known[0], kept.known[1]])
    assert 0 <= score.share <= 1


def test_two_who_wrote_the_same_games_do_no_harm(tmp_path):
    file = tmp_path / "kept.jsonl"
    file.write_text(json.dumps(results.head_of(DUEL)) + "\n" + GAME + GAME)
    assert len(opened(file, DUEL).known) == 1
    file.write_text(GAME)
    with pytest.raises(BadResults):
        opened(file, DUEL)
