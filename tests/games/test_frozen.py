"""What outlives a change: numbers of moves, observations, and every box ever released."""

import runpy
from pathlib import Path

import pytest

import chapiteau
from chapiteau.core.box import read_past
from chapiteau.core.move import MoveTable
from chapiteau.environment_ids import frozen_layouts

GAMES = chapiteau.games()
FREEZE = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "freeze.py"))


@pytest.mark.parametrize("name", GAMES)
def test_every_move_has_the_number_it_was_frozen_with(name):
    frozen = (GAMES[name].folder / "box" / "moves.txt").read_text("utf-8").split()
    assert [move.text for move in GAMES[name].moves] == frozen, "make bless freezes new moves"
    assert [move.id for move in GAMES[name].moves] == list(range(len(frozen)))
    assert GAMES[name].moves.lost() == []


@pytest.mark.parametrize("name", GAMES)
def test_every_released_box_is_found_by_its_hash(name):
    game = GAMES[name]
    released = (game.folder / "box" / "released.txt").read_text("utf-8").strip()
    assert game.box.hash == released, "make bless keeps the box that was released before"
    for hash in read_past(game.folder / "box" / "past"):
        box = game.house_box(hash)
        assert box is not None and box.hash == hash != released
    assert len(game.house_boxes()) == 1 + len(read_past(game.folder / "box" / "past"))
    assert game.house_box("0" * 16) is None


def test_a_move_that_is_declared_in_between_comes_last_and_one_that_is_gone_is_missed():
    moves = MoveTable(["pass", "go:1", "go:2", "stay"])
    moves.one("pass")
    moves.one("dance")
    moves.from_one("go", "city", 3)
    assert [(m.text, m.id) for m in moves if m.id >= 0] == [
        ("pass", 0), ("go:1", 1), ("go:2", 2), ("dance", 4), ("go:3", 5),
    ]  # fmt: skip
    assert moves.lost() == ["stay"]


def test_moves_of_a_choice_count_where_it_was_made_or_where_others_come_after_them():
    moves = MoveTable(["pass", "go:1"])
    moves.one("pass")
    assert moves.count({}) == 2
    moves.only_with("dancing", True, moves.from_one("dance", "partner", 3))
    assert [moves.count({"dancing": is_agreed}) for is_agreed in (False, True)] == [2, 5]
    moves.only_with("singing", "loud", [moves.one("sing")])
    assert moves.count({"dancing": False, "singing": "low"}) == 2
    assert moves.count({"dancing": True, "singing": "low"}) == 5
    assert moves.count({"dancing": False, "singing": "loud"}) == 6
    moves.one("stay")
    assert moves.count({"dancing": False, "singing": "low"}) == 7


@pytest.mark.parametrize("name", GAMES)
def test_another_layout_of_the_observation_has_another_number(name):
    layout = FREEZE["layout"](GAMES[name]).splitlines()
    assert layout == frozen_layouts(GAMES[name])[-1], "raise Mind.observation, then make bless"
