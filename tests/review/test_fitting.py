"""Judges: what margins are worth follows from games that were played to the end."""

import json

import chapiteau
from chapiteau.review.judge import Judge, Table, read, second_of, taught, weights_in
from chapiteau.review.proving.fitting import GRID, Sample, fitted, samples_of
from chapiteau.review.proving.practice import kept, known, players

from .games import random_game


def test_the_swing_is_the_one_by_which_games_were_won():
    """Of four games the one who is four points ahead wins three: a swing of 4 / ln 3."""
    rows = [Sample(0, (4.0, 0.0), won) for won in 75 * [(1.0, 0.0)] + 25 * [(0.0, 1.0)]]
    swing = fitted(rows, counts=False).swings[0]
    assert abs(swing - 3641) == min(abs(other - 3641) for other in GRID)


def test_points_are_foretold_by_the_straightest_line():
    rows = [Sample(0, (float(x),), (20.0 + x,)) for x in range(100)]
    assert fitted(rows, counts=True).lines == ((20_000, 1000),)


def test_turns_with_few_positions_are_judged_with_their_neighbours():
    rows = [Sample(t, (9.0, 0.0), (1.0, 0.0)) for t in (0, 2) for _ in range(50)]
    assert len(fitted(rows, counts=False).swings) == 3


def test_samples_are_the_beginnings_of_turns_and_know_the_end():
    match = random_game("fourberies", 2)
    found = samples_of(match.record())
    turns = [sample.turn for sample in found]
    assert turns == sorted(set(turns))
    assert len(turns) > 5
    assert {sample.outcome for sample in found} == {match.outcome}


def test_a_judge_is_named_by_what_it_was_fitted_to_and_by_nothing_else():
    game = chapiteau.games()["parade"]
    one, same, other = (Judge(game, 2, Table((swing,))) for swing in (1000, 1000, 2000))
    assert one.version == same.version != other.version
    assert Judge(game, 2, Table((1000,), drift=100)).version == one.version
    assert Judge(game, 2, Table((1000,), drift=100)).table.is_split
    assert not Judge(game, 2, Table((1000,), drift=151)).table.is_split
    assert not one.table.is_split


def test_a_judge_is_named_by_all_that_bots_of_its_game_have_learned(tmp_path):
    (tmp_path / "judge.json").write_text("{}")
    nothing = taught(tmp_path, None)
    (tmp_path / "weights.json").write_text("{}")
    weights = taught(tmp_path, None)
    (tmp_path / "taste.json").write_text("{}")
    both = taught(tmp_path, None)
    (tmp_path / "taste.json").write_text('{"more": 1}')
    later = taught(tmp_path, None)
    (tmp_path / "judge.json").write_text('{"drift": 150}')
    assert taught(tmp_path, None) == later
    assert nothing == []
    assert len({*map(str, (nothing, weights, both, later))}) == 4
    game = chapiteau.games()["fourberies"]
    other = weights_in(game.folder / "mind" / "second" / "weights.json", game)
    assert other is not None
    (tmp_path / "weights.json").write_text('{"of": "the house"}')
    assert taught(tmp_path, other) == [other.record["fingerprint"], later[0]]
    assert Judge(game, 2, weights=other).version != Judge(game, 2).version


def test_every_judge_of_the_house_can_be_read_and_knows_its_seats():
    for game in chapiteau.games().values():
        file = game.folder / "mind" / "judge.json"
        if file.is_file():
            assert set(read(file.read_text())) <= set(range(game.fewest, game.most + 1))
            assert json.loads(file.read_text())["game"] == game.name


def test_a_second_judge_is_asked_where_the_game_has_one_and_is_another():
    found = []
    for game in chapiteau.games().values():
        for seats in range(game.fewest, game.most + 1):
            second, first = second_of(game, seats), Judge(game, seats)
            if second:
                found.append(game.name)
                assert second.version != first.version
                assert second.weights is None or second.mind.weights is not first.mind.weights
    assert "fourberies" in found
    assert second_of(chapiteau.games()["parade"], 2) is None


def square(n):
    return {"n": n, "square": n * n}


def test_what_was_stopped_goes_on_and_a_line_cut_short_is_made_again(tmp_path):
    file = tmp_path / "rows.jsonl"
    assert len(list(kept(file, square, {n: n for n in range(3)}, 1))) == 3
    file.write_text(file.read_text()[:-4])
    assert sorted(known(file)) == [0, 1]
    rows = list(kept(file, square, {n: n for n in range(4)}, 1))
    assert [row["square"] for row in rows] == [0, 1, 4, 9]
    assert sorted(known(file)) == [0, 1, 2, 3]


def test_all_levels_sit_on_all_seats_in_turn():
    assert [players(["a", "b"], 2, n) for n in range(2)] == [("a", "b"), ("b", "a")]
