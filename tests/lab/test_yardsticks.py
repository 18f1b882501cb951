"""The rulebooks' yardsticks: who is measured by what, and the same figures in every run."""

import json
import os

import pytest

from chapiteau.cli import main
from chapiteau.lab.arena import Bout, Result, play_bout
from chapiteau.lab.results import read
from chapiteau.lab.yardsticks import (
    YARDSTICKS,
    Measured,
    Yardstick,
    chosen,
    measured,
    missing,
    planned,
)
from chapiteau.registry import find


def test_every_yardstick_is_a_mode_without_opponents():
    assert {y.game for y in YARDSTICKS} == {"the_magnificent", "three_ring_circus", "carnavalesque"}
    for y in YARDSTICKS:
        game = find(y.game)
        game.edition(dict(y.options))
        game.check_seats(y.seats)
        assert y.seats == 1 or game.cooperative
    assert Yardstick("carnavalesque", 5).marks == [45, 50, 55]
    assert Yardstick("the_magnificent", 1).marks[:2] == [200, 220]
    assert Yardstick("three_ring_circus", 1).marks == []


def ended(points, won):
    return Result(Bout("carnavalesque", ("random",) * 3, ""), (won,) * 3, (points,) * 3, (0.0,) * 3)


def test_marks_are_counted_from_the_points_themselves():
    row = Measured(Yardstick("carnavalesque", 3).measuring("random", "rod"))
    for points in (44, 45, 50, 60):
        row.add(ended(points, 1.0 if points >= 45 else 0.0))
    assert (row.games, row.won, row.reached) == (4, 3, [3, 2, 1])
    part, low, high = row.share(3)
    assert low < part == 0.75 < high
    assert row.tally.mean == pytest.approx(49.75)


def test_the_games_are_those_of_an_arena():
    alone = chosen("three_ring_circus", None)[-1:]
    (row,) = planned(alone, ["random"], "rod", None)
    assert [n for n, _ in missing(row, 3, {1: ended(0, 0.0)})] == [0, 2]
    for _, bout in missing(row, 3, {}):
        row.add(play_bout(bout))
    played = [
        play_bout(Bout("three_ring_circus", ("random",), f"rod {i}", None, alone[0].options))
        for i in range(3)
    ]
    assert row.tally.points == sum(result.scores[0] for result in played)
    assert row.won == sum(result.outcome[0] > 0 for result in played)


def test_a_measurement_that_was_stopped_goes_on_from_its_files(tmp_path, capsys):
    asked = ["yardsticks", "carnavalesque", "--bots", "random", "--seats", "3", "--workers", "1"]
    asked += ["--lang", "en", "--json"]
    assert main([*asked, "--games", "3"]) == 0
    whole = capsys.readouterr().out
    asked += ["--results", str(tmp_path)]
    assert main([*asked, "--games", "1"]) == 0
    file = tmp_path / "carnavalesque-3-events-random.jsonl"
    first = file.read_text()
    assert main([*asked, "--games", "3"]) == 0
    assert capsys.readouterr().out.splitlines()[-1] == whole.strip()
    assert file.read_text().startswith(first) and len(file.read_text().splitlines()) == 4
    assert measured(read(file)).games == 3 and measured(read(file), 2).games == 2
    assert main([*asked, "--games", "3", "--seed", "other"]) != 0
    assert "seed" in capsys.readouterr().err


def test_the_command_prints_a_table_or_json(capsys):
    asked = ["yardsticks", "carnavalesque", "--bots", "random", "--seats", "3", "--games", "2"]
    asked += ["--rounds", "7", "--workers", "1"]
    assert main([*asked, "--lang", "en"]) == 0
    out = capsys.readouterr().out
    assert "**Carnavalesque, 3 seats**" in out and "| 55 or more |" in out
    assert "version=roles | random | 2 |" in out and "decisions: 7;" in out
    assert main([*asked, "--lang", "fr", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert [row["options"] for row in rows] == [{"version": "events"}, {"version": "roles"}]
    assert all(list(row["marks"]) == ["45", "50", "55"] for row in rows)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["fourberies"], "has no yardstick"),
        (["nogame"], "There is no game"),
        (["the_magnificent", "--seats", "9"], "1 to 4 players"),
        (["the_magnificent", "--bots", "wizard"], "There is no bot"),
    ],
)
def test_what_cannot_be_measured_is_said_plainly(args, said, capsys):
    assert main(["yardsticks", *args, "--lang", "en"]) == os.EX_USAGE
    assert said in capsys.readouterr().err
