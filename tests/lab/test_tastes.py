"""Tastes that are found by playing against themselves (`tools/tastes.py`)."""

import json
import random
import runpy
from pathlib import Path

from chapiteau.games.three_ring_circus.mind import taste

TOOL = runpy.run_path(str(Path(__file__).parents[2] / "tools" / "tastes.py"))


def test_what_helps_grows_what_harms_shrinks_and_chance_moves_little():
    dice = random.Random(1)
    trials = []
    for _ in range(400):
        signs = [dice.choice((-1, 1)) for _ in range(3)]
        trials.append((signs, 6.0 * signs[0] - 2.0 * signs[1] + dice.gauss(0, 10)))
    much, less, same = TOOL["moved"]([1.0, 1.0, 1.0], [trials], full=5.0)
    assert much == 1 + TOOL["APART"] and 0.8 < less < 0.95 and abs(same - 1) < 0.05


def test_both_tastes_sit_on_every_side_and_the_better_one_leads():
    for seats, seatings in TOOL["SEATINGS"].items():
        assert all(len(seating) == seats for seating in seatings)
        assert {seating.index(0) for seating in seatings} >= {0, 1}
    liked = taste.BY_SEATS[2].copy()
    careless = [1.0] * len(liked)
    assert TOOL["lead"]("a deal", 2, (liked, careless)) > 0
    assert TOOL["lead"]("a deal", 2, (careless, careless)) == 0
    assert taste.BY_SEATS[2] == liked


def test_a_taste_is_written_into_its_column(tmp_path):
    file = tmp_path / "taste.json"
    file.write_text(TOOL["FILE"].read_text("utf-8"), "utf-8")
    known = [float(n) for n in range(len(taste.BY_SEATS[3]))]
    before = json.loads(file.read_text("utf-8"))
    TOOL["write"](file, 3, known, 250)
    after = json.loads(file.read_text("utf-8"))
    assert [row[2] for row in after["taste"].values()] == known
    for other in (0, 1, 3):
        rows = zip(before["taste"].values(), after["taste"].values(), strict=True)
        assert all(old[other] == new[other] for old, new in rows)
    assert after["record"]["3"] == before["record"].get("3", 0) + 250
