"""Records: read and written, and every damage named with its line."""

import random

import pytest
from games.playing import sure

import chapiteau
from chapiteau import BadRecord


def played(seats=3, seed=7, decisions=10**6):
    match, dice = chapiteau.new("fourberies", seats=seats, seed=seed), random.Random(1)
    while not match.over and len(match.decisions) < decisions:
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
    return match


@pytest.fixture(scope="module")
def match():
    return played()


def test_a_record_replays_to_the_same_end(match):
    again = chapiteau.load(match.record().text).match
    assert again.hash == match.hash
    assert again.scores == match.scores
    assert again.record().text == match.record().text


def test_a_record_reads_like_a_text(match):
    lines = match.record().text.splitlines()
    assert lines[:4] == [
        "chapiteau record 1",
        "game: fourberies",
        f"rules: {match.game.rules}",
        f"box: {match.game.box.hash}",
    ]
    assert lines[4:6] == ["seats: 3", "seed: 7"]
    assert lines[7].split()[1].startswith("travel:")
    assert lines[-3] == "result: " + " ".join(map(str, match.scores))


def test_any_position_can_be_reached(match):
    replay = chapiteau.load(match.record().text)
    assert len(replay) == len(match.decisions)
    for n in (0, 1, len(replay) // 2, len(replay)):
        assert len(replay.at(n).decisions) == n
    assert replay.at(len(replay)).hash == match.hash
    with pytest.raises(IndexError):
        replay.at(len(replay) + 1)


def test_an_unfinished_game_is_a_record_too():
    match = played(decisions=20)
    text = match.record({"players": "human amateur novice"}).text
    replay = chapiteau.load(text)
    assert "result: unfinished" in text
    assert replay.record.notes == {"players": "human amateur novice"}
    assert replay.match.hash == match.hash


def test_forced_moves_are_not_written(match):
    again = chapiteau.new("fourberies", seats=3, seed=7)
    for line in match.record().text.splitlines()[7:-3]:
        seat, move = line.split()
        assert len(again.moves(int(seat))) > 1 or again.state.stack[-1].secret
        again.play(int(seat), move)
    assert again.over


def damage(text, n, line):
    lines = text.splitlines()
    lines[n] = line
    return "\n".join(lines)


@pytest.mark.parametrize(
    ("change", "id", "line"),
    [
        (lambda t: "", "record-cut-short", 1),
        (lambda t: "hello", "record-unexpected", 1),
        (lambda t: "\x00\ud800garbage", "record-unexpected", 1),
        (lambda t: t.replace("record 1", "record 2"), "record-unexpected", 1),
        (lambda t: t.replace("fourberies", "chess"), "record-unknown-game", 2),
        (lambda t: t.replace("rules: 2", "rules: 99"), "record-unknown-rules", 3),
        (lambda t: t.replace("rules: 2", "rules: one"), "record-unexpected", 3),
        (lambda t: damage(t, 3, "box: 0000000000000000"), "record-other-box", 4),
        (lambda t: t.replace("seats: 3", "seats: 12"), "record-bad-setup", 5),
        (lambda t: t.replace("seats: 3", "option pace: fast\nseats: 3"), "record-bad-setup", 5),
        (lambda t: t.replace("seats: 3\n", ""), "record-unexpected", 5),
        (lambda t: damage(t, 7, "0 dance:4"), "record-bad-move", 8),
        (lambda t: damage(t, 7, "7 travel:4"), "record-unexpected", 8),
        (lambda t: damage(t, 7, "travel:4"), "record-unexpected", 8),
        (lambda t: "\n".join(t.splitlines()[:12]), "record-cut-short", 13),
        (lambda t: "\n".join(t.splitlines()[:-1]), "record-cut-short", None),
        (lambda t: t + "more\n", "record-goes-on", None),
        (lambda t: t.replace("seed: 7", "seed: 8"), None, None),
        (lambda t: t.replace("\nhash: ", "\nhash: 0"), "record-other-end", None),
        (lambda t: t.replace("\nresult: ", "\nresult: 1"), "record-other-end", None),
        (lambda t: t.replace("\nwinners: ", "\nwinners: 0 "), "record-other-end", None),
    ],
)
def test_every_damage_is_named_with_its_line(match, change, id, line):
    with pytest.raises(BadRecord) as caught:
        _ = chapiteau.load(change(match.record().text)).match
    if id:
        assert caught.value.id == id
    if line:
        assert caught.value.said["line"] == line
    assert str(caught.value).startswith("Line ")


def test_an_illegal_move_in_a_record_is_refused_with_its_rule(match):
    lines = match.record().text.splitlines()
    seat = lines[7].split()[0]
    n = next(i for i, line in enumerate(lines) if i > 9 and line.startswith(f"{seat} travel"))
    lines[n] = lines[7]  # the same travel card again, which is spent
    with pytest.raises(BadRecord) as caught:
        _ = chapiteau.load("\n".join(lines)).match
    assert caught.value.id in ("record-illegal-move", "record-bad-move")
    assert sure(int, caught.value.said["line"]) <= n + 1


def test_a_record_brings_the_rows_of_an_own_box_along(tmp_path):
    own = tmp_path / "own.toml"
    text = (chapiteau.games()["fourberies"].folder / "box" / "components.toml").read_text("utf-8")
    own.write_text(text.replace("reward = 4", "reward = 9", 1), "utf-8")
    match = chapiteau.new("fourberies", seats=2, seed=1, components=own)
    written = match.record().text
    assert 'box row: request 1 {"conditions"' in written
    again = chapiteau.load(written).match
    assert again.hash == match.hash
    assert again.edition.box.hash == match.edition.box.hash != match.game.box.hash


@pytest.mark.parametrize("row", ["request 99 {}", "request 1 {", "request", "actor 99999999"])
def test_a_damaged_box_row_is_named(match, row):
    text = match.record().text.replace("seats: 3", f"box row: {row}\nseats: 3")
    with pytest.raises(chapiteau.ChapiteauError) as caught:
        chapiteau.load(text)
    assert caught.value.said.get("line", 5) == 5
