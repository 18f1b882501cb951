"""Recorded games play the same forever; `make bless` writes them anew when a rule changes."""

import runpy
from collections import Counter
from pathlib import Path

import pytest

import chapiteau

HERE = Path(__file__).parent
GOLDEN = runpy.run_path(str(HERE.parent.parent / "tools" / "golden.py"))
RECORDS = sorted(HERE.glob("*/*/*.record"))


@pytest.mark.parametrize(
    "path", RECORDS, ids=lambda p: f"{p.parent.parent.name}-{p.parent.name}-{p.stem}"
)
def test_a_golden_game_plays_as_it_was_recorded(path):
    assert GOLDEN["replay"](path) > 20


def test_there_are_ten_golden_games_for_every_seat_count_of_every_house_game():
    counts = Counter((p.parts[-3], p.parts[-2], int(p.stem.split("-")[0])) for p in RECORDS)
    for name, game in chapiteau.games().items():
        if "games" in game.folder.parts:
            for rules in range(game.oldest_rules, game.rules + 1):
                for seats in range(game.fewest, game.most + 1):
                    assert counts[name, f"rules-{rules}", seats] >= 10


@pytest.mark.parametrize("name", sorted({path.parts[-3] for path in RECORDS}))
def test_golden_games_use_every_kind_of_move(name):
    assert GOLDEN["used"](name) == {move.verb for move in chapiteau.games()[name].moves}
