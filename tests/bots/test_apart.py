"""Somebody's own bot lives in a process where nothing can be found, and is told off politely."""

import pickle
import secrets

import pytest
from bots.hostile import REPORT, hands, mark
from bots.test_bots import FEW
from games.playing import sure

import chapiteau
from chapiteau.bots import Budget, ask, find_bot, make_bot
from chapiteau.bots.apart import Apart, Failed
from chapiteau.bots.levels import load_bot
from chapiteau.games.fourberies.rules.state import Fourberies
from chapiteau.lab.arena import Bout, play_bout

GAME = "fourberies"


class First:
    def __init__(self, game):
        self.game = game

    def choose(self, view, moves, rng, budget):
        return moves[0]


class Cheat(First):
    def choose(self, view, moves, rng, budget):
        return next(move for move in self.game.moves if move not in moves)


class Broken(First):
    def choose(self, view, moves, rng, budget):
        raise ArithmeticError("seven")


class Spoken(First):
    def choose(self, view, moves, rng, budget):
        return moves[0].text


class Quitter(First):
    def choose(self, view, moves, rng, budget):
        import os

        os._exit(3)


@pytest.fixture
def apart():
    made = []

    def make(path):
        made.append(find_bot(path, chapiteau.games()[GAME]))
        return made[-1]

    yield make
    for bot in made:
        sure(Apart, bot).close()


def test_a_hostile_bot_finds_no_state_no_deck_and_no_seed(apart, tmp_path, monkeypatch):
    report = tmp_path / "found"
    monkeypatch.setenv(REPORT, str(report))
    match = chapiteau.new(GAME, seats=3, seed=secrets.token_hex(16))
    bot, others = apart("bots.hostile:Hostile"), make_bot("random", match.game)
    secret, known = set(), set()
    while len(match.decisions) < 25:
        seat = match.to_act[0]
        if seat:
            match.play(seat, ask(match, seat, others))
            continue
        g, view = sure(Fourberies, match.state), sure(Fourberies, match.view(0))
        key = sure(str, g.rng.wire()[0])
        secret |= {mark(match.seed), mark(key), mark(bytes.fromhex(key))}
        secret |= {mark(list(g.deck)), mark(list(g.supply.deck))}
        secret |= {mark(hands(g))} - {mark(hands(view))}
        known |= {mark(hands(view)), mark(list(view.troupes[0].hand))}
        match.play(0, ask(match, 0, bot))
    found = set(report.read_text().split("\n"))
    assert known <= found  # it does find what it may know
    assert len(secret) >= 5
    assert not secret & found
    assert "a match or a state with its chance" not in found


def test_the_same_bot_in_the_same_process_would_find_them(tmp_path, monkeypatch):
    """So the search is good for something, and the own process is what protects."""
    report = tmp_path / "found"
    monkeypatch.setenv(REPORT, str(report))
    match = chapiteau.new(GAME, seats=2, seed=secrets.token_hex(16))
    ask(match, 0, load_bot("bots.hostile:Hostile", match.game))
    found = set(report.read_text().split("\n"))
    assert {mark(match.seed), mark(list(sure(Fourberies, match.state).deck))} <= found
    assert "a match or a state with its chance" in found


def test_a_bot_apart_plays_as_it_would_here(apart):
    match = chapiteau.new(GAME, seats=3, seed=4)
    here, there = make_bot("amateur", match.game), Apart("amateur", match.game)
    try:
        for _ in range(12):
            seat = match.to_act[0]
            move = ask(match, seat, here, FEW)
            assert ask(match, seat, there, FEW) is move
            match.play(seat, move)
    finally:
        there.close()


@pytest.mark.parametrize(
    ("path", "said"),
    [
        ("bots.test_apart:Cheat", "not allowed"),
        ("bots.test_apart:Broken", "ArithmeticError: seven"),
        ("bots.test_apart:Quitter", "came to its end"),
        ("bots.test_apart:Nobody", "Nobody"),
        ("no_such_module:Bot", "no_such_module"),
    ],
)
def test_a_bot_that_fails_is_named_with_what_went_wrong(apart, path, said):
    match = chapiteau.new(GAME, seats=2, seed=1)
    with pytest.raises(Failed, match=said):
        ask(match, 0, apart(path), Budget(1))


def test_a_bot_that_fails_says_where(apart):
    with pytest.raises(Failed) as failed:
        ask(chapiteau.new(GAME, seats=2, seed=1), 0, apart("bots.test_apart:Broken"), Budget(1))
    (note,) = failed.value.__notes__
    assert (
        "in choose" in note and "test_apart.py" in note and note.endswith("ArithmeticError: seven")
    )
    assert pickle.loads(pickle.dumps(failed.value)).__notes__ == [note]  # from a worker, too


def test_a_bot_may_answer_with_the_text_of_a_move(apart):
    match = chapiteau.new(GAME, seats=2, seed=1)
    assert ask(match, 0, apart("bots.test_apart:Spoken"), Budget(1)) is match.moves(0)[0]


def test_somebodys_own_bot_plays_in_the_arena():
    bout = Bout(GAME, ("bots.test_apart:First", "random"), "own")
    result = play_bout(bout)
    assert sum(result.outcome) == pytest.approx(1) and len(result.scores) == 2
