"""Learning by playing: games to learn from, the line through them, and the file that is shipped."""

import json
import os
import random
import sys

import pytest

import chapiteau
from chapiteau.cli import main
from chapiteau.core.errors import BadComponents, BadSetup
from chapiteau.core.weights import fingerprint, read_weights
from chapiteau.games.the_magnificent import GAME
from chapiteau.lab import fitting
from chapiteau.lab.training import SCHOLAR, STUDENT, Sample, practices, practise

MIND = GAME.mind()

INPUTS = list(MIND.inputs)
SHIPPED = (GAME.folder / "mind" / "weights.json").read_text("utf-8")
LEARNERS = [game for game in chapiteau.games().values() if game.mind().inputs]


def as_file(**changes):
    """The shipped file with something else in it."""
    return json.dumps({**json.loads(SHIPPED), **changes})


@pytest.mark.parametrize("game", LEARNERS, ids=lambda game: game.name)
def test_a_shipped_opinion_is_the_one_its_record_speaks_of(game):
    record = game.mind().weights.record
    assert record["fingerprint"] == fingerprint(list(game.mind().inputs), game.mind().weights.rows)
    assert record["game"] == game.name and record["rules"] <= game.rules
    assert record["games"] > 0 and record["samples"] > 0 and record["seed"] and record["bot"]
    assert len(record["held_out_by_stage"]) == game.mind().stages
    tried = sum(stage["samples"] for stage in record["held_out_by_stage"])
    assert tried == record["held_out"]["samples"]
    assert record["held_out"]["r"] > 0.5


WEIGHTS = json.loads(SHIPPED)["weights"]


@pytest.mark.parametrize(
    ("text", "id"),
    [
        ("no file of ours", "weights-not-json"),
        ("[]", "weights-format"),
        (as_file(format=99), "weights-format"),
        (as_file(inputs=INPUTS[:-1]), "weights-inputs"),
        (as_file(inputs=INPUTS[::-1]), "weights-inputs"),
        (as_file(weights=WEIGHTS[1:]), "weights-stages"),
        (as_file(weights=7), "weights-stages"),
        (as_file(weights=[WEIGHTS[0][1:], *WEIGHTS[1:]]), "weights-row"),
        (as_file(weights=[*WEIGHTS[1:], None]), "weights-row"),
        (as_file(weights=[["1", *WEIGHTS[0][1:]], *WEIGHTS[1:]]), "weights-number"),
        (as_file(weights=[[float("nan"), *WEIGHTS[0][1:]], *WEIGHTS[1:]]), "weights-number"),
        (as_file(weights=[[0.5, *WEIGHTS[0][1:]], *WEIGHTS[1:]]), "weights-record"),
        (as_file(record=None), "weights-record"),
    ],
)
def test_a_file_that_does_not_fit_the_game_is_refused_by_name(text, id):
    with pytest.raises(BadComponents, match=r"mine\.json") as refused:
        read_weights(text, "mine.json", INPUTS, MIND.stages)
    assert refused.value.id == id


def line(stage, x, y):
    """What the fit should find."""
    return 10.0 * stage + (2.0 + stage) * x - 3.0 * y


def made_up(games=60):
    dice, found = random.Random(1), []
    for _ in range(games):
        game = []
        for stage in range(3):
            for _ in range(8):
                x, y = dice.uniform(0, 9), dice.uniform(-5, 5)
                game.append(Sample(0, stage, (1.0, x, y), line(stage, x, y) + dice.gauss(0, 1)))
        found.append(game)
    return found


def test_the_fit_finds_the_line_that_samples_lie_on():
    found = fitting.fit(made_up(), 3)
    for stage, (one, x, y) in enumerate(found.weights):
        guess = one + 4 * x + 2 * y
        assert guess == pytest.approx(line(stage, 4, 2), abs=1.5)
    assert 0.8 < found.overall.rmse < 2.0 and found.overall.r > 0.95
    assert [error.samples for error in found.by_stage] == [12 * 8] * 3


def test_the_fit_goes_half_way_from_what_was_known():
    games = made_up()
    found, known = fitting.fit(games, 3).weights, [[7.0, -1.0, 2.0]] * 4
    blended = fitting.fit(games, 4, known).weights
    assert blended[3] == known[3]
    for stage in range(3):
        middle = [(a + b) / 2 for a, b in zip(found[stage], known[stage], strict=True)]
        assert blended[stage] == pytest.approx(middle, abs=0.001)


def two_seats(games=80):
    """Points come by chance; at each moment x says how many are still to come, whatever came."""
    dice, found = random.Random(2), []
    for _ in range(games):
        game = []
        left = {seat: [dice.uniform(0, 9) for _ in range(4)] for seat in (0, 1)}
        for stage in range(4):
            for seat in (0, 1):
                x = sum(left[seat][stage:])
                game.append(Sample(seat, stage, (1.0, x), x + dice.gauss(0, 0.1)))
        found.append(game)
    return found


@pytest.mark.parametrize("decay", [0.0, 0.9, 1.0])
def test_what_known_weights_got_wrong_is_learned_from_later_positions(decay):
    known = [[5.0, 0.5]] * 5
    found = fitting.fit(two_seats(), 5, known, decay)
    assert found.weights[4] == known[4]  # nobody was there
    for stage, (one, x) in enumerate(found.weights[:4]):
        usual = 4.5 * (4 - stage)
        assert one + usual * x == pytest.approx(usual, abs=1.0)
        assert 0.8 < x < 1.1
    assert found.overall.rmse < 1.5


def test_a_sample_is_followed_by_the_next_one_of_its_seat_and_game():
    seen = fitting.Seen(fitting.arrays(), two_seats(2))
    assert seen.next == [2, 3, 4, 5, 6, 7, -1, -1, 10, 11, 12, 13, 14, 15, -1, -1]


def test_the_fit_bears_a_stage_that_nobody_met():
    found = fitting.fit(made_up(10), 5)
    assert len(found.weights) == 5 and found.by_stage[4].samples == 0


def test_games_to_learn_from_are_the_same_again_and_seat_everybody():
    jobs = practices(GAME, 5, None, STUDENT, "again", None)
    assert [job.seats for job in jobs] == [1, 2, 3, 4, 1]
    samples = practise(jobs[0])
    assert samples == practise(jobs[0])
    assert len({sample.stage for sample in samples}) > 20
    assert all(len(sample.inputs) == len(INPUTS) and sample.inputs[0] == 1 for sample in samples)


def test_blunders_are_seen_with_every_number_of_seats():
    jobs = practices(GAME, 16, None, STUDENT, "laps", None)
    assert {(job.seats, job.blunder > 0) for job in jobs} == {
        (seats, blunders) for seats in (1, 2, 3, 4) for blunders in (False, True)
    }
    assert [job.seats for job in practices(GAME, 3, [2, 4], STUDENT, "laps", None)] == [2, 4, 2]


def test_a_scholar_plays_by_the_weights_it_is_given_and_the_house_keeps_its_own():
    usual = GAME.mind().weights
    (job,) = practices(GAME, 1, [1], SCHOLAR, "given", None, indifferent())
    (other,) = practices(GAME, 1, [1], SCHOLAR, "given", None)
    assert practise(job) != practise(other) and GAME.mind().weights is usual


def indifferent():
    """Weights to which everything is alike, as a file."""
    weights = [[0.0] * len(INPUTS) for _ in range(MIND.stages)]
    return as_file(weights=weights, record={"fingerprint": fingerprint(INPUTS, weights)})


def test_a_game_without_signs_has_nothing_to_learn():
    with pytest.raises(BadSetup, match="trickerion"):
        practices(chapiteau.games()["trickerion"], 1, None, STUDENT, "0", None)


def train(folder, name, *more):
    file = folder / name
    command = ["train", "the_magnificent", "--games", "2", "--seats", "1", "--workers", "1"]
    assert main([*command, "--seed", "tiny", "--out", str(file), *more]) == 0
    return file.read_text("utf-8")


def test_the_train_command_writes_what_the_game_reads(tmp_path, capsys):
    text = train(tmp_path, "one.json")
    record = read_weights(text, "one.json", INPUTS, MIND.stages).record
    assert (record["games"], record["seats"], record["seed"]) == (2, [1], "tiny")
    assert (record["bot"], record["version"]) == (STUDENT, chapiteau.__version__)
    assert "one.json" in capsys.readouterr().out
    assert train(tmp_path, "two.json") == text


def test_training_goes_on_from_a_file_and_keeps_what_it_says_of_stages_not_met(tmp_path):
    before = tmp_path / "before.json"
    before.write_text(SHIPPED, "utf-8")
    text = train(tmp_path, "after.json", "--bot", "scholar", "--after", str(before))
    after = read_weights(text, "after.json", INPUTS, MIND.stages)
    at_tables = slice(MIND.stages // 2, None)
    assert after.rows[at_tables] == WEIGHTS[at_tables] and after.rows != WEIGHTS
    assert after.record["after"] == json.loads(SHIPPED)["record"]


def test_training_without_numpy_says_what_is_missing(tmp_path, capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "numpy", None)
    file = tmp_path / "none.json"
    assert (
        main(["train", "the_magnificent", "--games", "1", "--out", str(file)]) == os.EX_UNAVAILABLE
    )
    assert "numpy" in capsys.readouterr().err and not file.exists()


def test_corrections_of_known_weights_say_so_in_their_record(tmp_path):
    before = tmp_path / "before.json"
    before.write_text(SHIPPED, "utf-8")
    how = ("--bot", "scholar", "--after", str(before), "--lambda", "0.9")
    text = train(tmp_path, "after.json", *how)
    after = read_weights(text, "after.json", INPUTS, MIND.stages)
    assert after.record["lambda"] == 0.9 and after.rows != WEIGHTS


def test_lambda_is_a_share_and_needs_weights_to_correct(tmp_path, capsys):
    file = tmp_path / "none.json"
    command = ["train", "the_magnificent", "--games", "1", "--out", str(file)]
    assert main([*command, "--lambda", "0.9"]) == os.EX_USAGE
    assert "--after" in capsys.readouterr().err
    for wrong in ("1.5", "-1", "nan", "much"):
        assert main([*command, f"--lambda={wrong}"]) == os.EX_USAGE
        assert wrong in capsys.readouterr().err
    assert not file.exists()
