"""The command line as people use it: a process, its arguments, what it prints."""

import json
import os
import pty
import signal
import subprocess
import sys

import pytest

import chapiteau

CHAPITEAU = [sys.executable, "-m", "chapiteau"]


def run(*args, stdin="", lang="en", **env):
    """Run a command; returns code, output, errors."""
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "100", **env}
    done = subprocess.run(
        [*CHAPITEAU, *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


def play(*args, cwd, stdin):
    done = subprocess.run(
        [*CHAPITEAU, "play", *args],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=cwd,
        env={**os.environ, "COLUMNS": "100"},
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


THREE = ["fourberies", "--seats", "3", "--bots", "random,novice", "--lang", "fr", "--seed", "7"]


def test_a_whole_game_is_played_by_numbers(tmp_path):
    code, out, err = play(*THREE, cwd=tmp_path, stdin="1\n" * 400)
    assert code == 0, err
    assert "Votre choix" in out
    assert "remporte la partie" in out or "se partagent la victoire" in out


def test_a_closed_pipe_leaves_a_record_that_can_be_resumed(tmp_path):
    code, out, err = play(*THREE, cwd=tmp_path, stdin="4\n1\n1\n")
    assert code == 0
    assert "fourberies.record" in err
    record = tmp_path / "fourberies.record"
    before = chapiteau.load(record.read_text("utf-8"))
    assert before.record.notes["players"] == "human random novice"
    code, out, err = play(
        "--resume", "fourberies.record", "--lang", "en", cwd=tmp_path, stdin="1\n" * 400
    )
    assert code == 0, err
    assert "Result" in out


def test_a_resumed_game_is_the_game_that_was_never_interrupted(tmp_path):
    whole = tmp_path / "whole"
    parts = tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    play(*THREE, cwd=whole, stdin="1\n" * 20 + "save end\nquit\n")
    play(*THREE, cwd=parts, stdin="1\n" * 8 + "quit\n")
    play("--resume", "fourberies.record", cwd=parts, stdin="1\n" * 12 + "save end\nquit\n")
    assert (whole / "end").read_text() == (parts / "end").read_text()


def test_an_interrupt_leaves_a_record(tmp_path):
    process = subprocess.Popen(
        [*CHAPITEAU, "play", *THREE],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        text=True,
        encoding="utf-8",
    )
    assert process.stdin and process.stdout
    process.stdin.write("4\n")
    process.stdin.flush()
    seen = ""
    while seen.count("Votre choix") < 2:  # the second question means the first answer was taken
        seen += process.stdout.read(1)
    process.send_signal(signal.SIGINT)
    process.stdout.read()
    assert process.wait() == 130
    record = chapiteau.load((tmp_path / "fourberies.record").read_text("utf-8"))
    assert "0 travel:4" in record.record.text


def test_the_dialogue_answers_why_rules_undo_table_and_nonsense(tmp_path):
    talk = "why travel:1\nwhy 1\nwhy steal:1\nwhy keep\nwhy\nrules 5.6\nrules 99\n"
    talk += "undo\ntable\nlog\nhelp\nxyzzy\n99\nquit\n"
    code, out, err = play("fourberies", "--lang", "en", "--seed", "7", cwd=tmp_path, stdin=talk)
    assert code == 0, err
    for expected in (
        "You may do that.",
        "An écu is stolen only when you meet an actor of experience 2. (rule 5.6)",
        "There are newcomers to keep only when you have just met",
        "Ask “why”",
        "5.6",
        "There is no rule 99.",
        "Nothing to undo",
        "“xyzzy” is no number of the list",
        "“99” is no number of the list",
    ):
        assert expected in " ".join(out.split())


def test_a_terminal_gets_the_same_game(tmp_path):
    """With a real terminal on both ends, as a newcomer has."""
    parent, child = pty.openpty()
    process = subprocess.Popen(
        [*CHAPITEAU, "play", "fourberies", "--lang", "en", "--seed", "7"],
        stdin=child,
        stdout=child,
        stderr=subprocess.DEVNULL,
        cwd=tmp_path,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100"},
    )
    os.close(child)
    seen = ""
    while "Your choice" not in seen:
        seen += os.read(parent, 65536).decode("utf-8", "replace")
    os.write(parent, b"quit\n")
    assert process.wait() == 0
    os.close(parent)
    assert (tmp_path / "fourberies.record").exists()


@pytest.fixture(scope="module")
def record(tmp_path_factory):
    folder = tmp_path_factory.mktemp("record")
    match = chapiteau.new("fourberies", seats=2, seed=3)
    while not match.over:
        match.play(match.to_act[0], match.moves(match.to_act[0])[-1])
    path = folder / "game.record"
    path.write_text(match.record().text, "utf-8")
    return path


def test_replay_tells_the_game_and_shows_any_position(record):
    code, told, _ = run("replay", str(record), lang="fr")
    assert code == 0 and len(told.splitlines()) > 50
    code, table, _ = run("replay", str(record), "--at", "5", "--seat", "0")
    assert code == 0 and "Port-Sabot" in table
    code, _, err = run("replay", str(record), "--at", "99999")
    assert code == os.EX_USAGE and "99999" in err


def test_verify_says_whether_a_record_is_true(record, tmp_path):
    code, out, _ = run("verify", str(record))
    assert code == 0 and "as it says" in out
    forged = tmp_path / "forged"
    forged.write_text(record.read_text("utf-8").replace("result: ", "result: 9"), "utf-8")
    code, out, err = run("verify", str(forged))
    assert code == os.EX_DATAERR and err.startswith("Line ") and "Traceback" not in err
    code, _, err = run("verify", str(tmp_path / "missing"), lang="fr")
    assert code == os.EX_NOINPUT and "lecture impossible" in err


def test_games_are_listed_for_people_and_for_programs():
    code, out, _ = run("games", "--json")
    games = {g["name"]: g for g in json.loads(out)}
    assert code == 0
    assert games["fourberies"]["seats"] == [2, 5]
    assert games["fourberies"]["credits"]["designers"] == ["Bruno Cathala", "Christian Martinez"]
    assert games["fourberies"]["sources"]["reconstructed"] > 20
    code, out, _ = run("games", lang="fr")
    assert "Bruno Cathala" in out and "non officielle" in out


def test_simulation_is_the_same_under_any_hash_seed():
    args = ("simulate", "fourberies", "--seats", "3", "--games", "20", "--seed", "5", "--json")
    found = [json.loads(run(*args, PYTHONHASHSEED=h)[1]) for h in ("1", "2")]
    for f in found:
        assert f.pop("cpu_seconds") >= 0
    assert found[0] == found[1]
    assert found[0]["games"] == 20 and len(found[0]["mean_scores"]) == 3
    other = json.loads(run(*args[:-2], "6", "--json")[1])
    assert other["hash"] != found[0]["hash"]


def test_the_arena_is_the_same_on_any_number_of_workers():
    args = ("arena", "fourberies", "novice", "random", "--sets", "3", "--json", "--workers")
    found = [json.loads(run(*args, workers)[1]) for workers in ("1", "2")]
    for one in found:
        assert all(duel.pop("thought_ms") for duel in one["duels"])  # which no two runs share
    assert found[0] == found[1] and found[0]["games"] == 6


def test_amateur_beats_random_in_four_of_five_games():
    out = run("arena", "fourberies", "amateur", "random", "--sets", "8", "--json")[1]
    assert json.loads(out)["bots"]["amateur"]["rate"] >= 0.8


def test_help_and_errors_speak_french():
    code, out, _ = run("--help", lang="fr_FR.UTF-8")
    assert code == 0
    assert "jouer dans le terminal" in out and "usage" in out and "show this" not in out
    code, _, err = run("simulate", lang="fr_FR.UTF-8")
    assert code == os.EX_USAGE and "il manque" in err


def test_broken_components_name_the_row(tmp_path):
    own = tmp_path / "own.toml"
    own.write_text('[needle]\nspaces_per_side = "seven"\nsource = "found"\n', "utf-8")
    code, _, err = run("simulate", "fourberies", "--components", str(own))
    assert code == os.EX_DATAERR
    assert "needle" in err and "spaces_per_side" in err and "'seven'" in err


def test_a_new_game_is_never_kept_over_another_one(tmp_path):
    for _ in range(2):
        play(*THREE, cwd=tmp_path, stdin="4\n")
    assert (tmp_path / "fourberies.record").exists() and (tmp_path / "fourberies-2.record").exists()


def test_a_record_that_cannot_be_written_is_said_in_one_sentence(tmp_path):
    code, out, _ = play(*THREE, cwd=tmp_path, stdin="save no/such/folder\nquit\n")
    assert code == 0 and "écriture impossible" in " ".join(out.split())
    record = tmp_path / "fourberies.record"
    code, _, err = play("--resume", "fourberies.record", cwd=tmp_path, stdin="4\n")
    assert code == 0 and record.exists(), err
