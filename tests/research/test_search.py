"""The search of the docs runs, knows no more than its seat, and plays whole games."""

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

import chapiteau
from chapiteau.core.rng import seeded
from chapiteau.research.bare import clone, dealt, gains, play
from chapiteau.research.gymnasium import OneSeat

PAGE = Path(__file__).parents[2] / "docs" / "search.md"


@pytest.fixture(scope="module")
def search():
    found: dict[str, Any] = {}
    exec(re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.S)[0], found)
    return found["search"]


def test_a_search_answers_the_same_whatever_its_seat_cannot_see(search):
    match, dice = chapiteau.new("fourberies", seats=3, seed=4), Random(1)
    for _ in range(12):
        seat = match.to_act[0]
        view = match.view(seat)
        other = match.game.view(match.game.dealt(view, seeded("another world")), seat)
        answer = search(view, 4)
        assert answer is search(other, 4) and answer in match.moves(seat)
        match.play(seat, dice.choice(list(match.moves(seat))))


def test_a_search_plays_as_an_opponent(search):
    env = OneSeat("parade", 2, level=lambda view, moves: search(view, 5), rounds=4)
    env.reset(seed=1)
    over = False
    while not over:
        _, _, over, _, _ = env.step(int(env.action_masks().argmax()))
    assert {decision.seat for decision in env.table.match.decisions} == {0, 1}


def test_a_clone_goes_its_own_way():
    g = dealt(chapiteau.new("parade", seats=2, seed=1).view(0), "a deal")
    twin = clone(g)
    while not twin.over:
        assert gains(twin) == [0, 0]
        play(twin, twin.moves[0])
    assert sum(gains(twin)) == 1 and not g.over
    assert gains(twin, "lead")[0] == -gains(twin, "lead")[1]
