"""A match from outside: who is asked, what is refused, the way back."""

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import chapiteau
from chapiteau import (
    BadComponents,
    BadSetup,
    IllegalMove,
    NothingToUndo,
    NotYourTurn,
    StaleMove,
    UnknownMove,
)
from chapiteau.core.rng import seeded


def new(seats=3, seed=7):
    return chapiteau.new("fourberies", seats=seats, seed=seed)


def test_all_choose_together_and_each_sees_only_the_own_choice():
    m = new()
    assert m.to_act == (0, 1, 2)
    m.play(1, "travel:4")
    assert m.to_act == (0, 2)
    assert [x.text for x in m.view(1).chosen[1]] == ["travel:4"]
    assert [x.text for x in m.view(0).chosen[1]] == ["face-down"]
    assert m.events(0) == m.events(None) or len(m.events(0)) == len(m.events(None))


def test_legal_moves_are_a_cheap_view():
    moves = new().moves(0)
    assert len(moves) == 8 and bool(moves)
    assert "travel:4" in moves and "travel:9" not in moves
    assert moves[3].text == "travel:4" and moves[3] in moves
    assert [m.text for m in moves][:2] == ["travel:1", "travel:2"]


def test_a_secret_choice_is_taken_back_and_the_position_moves_on():
    m = new()
    before, hash = m.position(0), m.hash
    m.play(0, "travel:4")
    m.take_back(0)
    assert m.hash == hash
    assert m.position(0) == before + 2
    with pytest.raises(NothingToUndo):
        m.take_back(0)


def test_another_seats_secret_choice_makes_no_move_stale():
    m = new()
    position = m.position(1)
    m.play(0, "travel:4")
    assert m.position(1) == position
    m.play(1, "travel:5", position)
    with pytest.raises(StaleMove) as caught:
        m.play(1, "travel:5", position)
    assert caught.value.said["position"] == position + 1


def test_the_way_back_ends_where_something_was_revealed():
    m = new()
    for seat in (0, 1, 2):
        m.play(seat, "travel:4")
    for seat in (0, 1, 2):
        with pytest.raises(NothingToUndo):
            m.undo(seat)


def test_an_own_open_decision_can_be_undone_and_played_otherwise():
    dice, undone = random.Random(3), 0
    for seed in range(30):
        m = new(seed=seed)
        while not m.over:
            seat = dice.choice(m.to_act)
            hash, was_open = m.hash, not m.state.chosen
            m.play(seat, dice.choice(list(m.moves(seat))))
            if was_open and m.can_undo(seat):
                m.undo(seat)
                assert m.hash == hash
                undone += 1
                m.play(seat, dice.choice(list(m.moves(seat))))
    assert undone > 100


def test_an_undo_is_refused_once_another_has_sealed_a_choice():
    """While others only ponder, the last open decision can still be changed; a seal ends that."""
    dice = random.Random(5)
    for seed in range(200):
        m = new(seed=seed)
        while not m.over:
            seat = dice.choice(m.to_act)
            was_open = not m.state.chosen
            m.play(seat, dice.choice(list(m.moves(seat))))
            if was_open and m.state.chosen and m.can_undo(seat):
                other = next(s for s in m.to_act if s != seat)
                m.play(other, m.moves(other)[0])
                if m.state.has_finished(other):
                    assert not m.can_undo(seat)
                    m.take_back(other)
                    assert m.can_undo(seat)
                    return
    pytest.fail("no open decision stood right before a secret one")


def test_a_clone_goes_its_own_way():
    m = new()
    twin = m.clone()
    twin.play(0, "travel:4")
    assert m.to_act == (0, 1, 2) and twin.to_act == (1, 2)
    assert m.hash != twin.hash


@pytest.mark.parametrize(
    ("seat", "move", "error"),
    [
        (0, "dance", UnknownMove),
        (0, "travel:9", UnknownMove),
        (0, "travel:04", UnknownMove),
        (0, "x" * 10_000, UnknownMove),
        (5, "travel:4", NotYourTurn),
        (-1, "travel:4", NotYourTurn),
        (0, "steal:1", IllegalMove),
    ],
)
def test_forged_moves_are_refused_by_name_and_change_nothing(seat, move, error):
    m = new()
    hash = m.hash
    with pytest.raises(error) as caught:
        m.play(seat, move)
    assert m.hash == hash
    assert len(str(caught.value)) < 200


def test_a_move_of_another_game_is_no_move_of_this_one():
    other = chapiteau.games()["parade"].moves.moves[0]
    with pytest.raises(UnknownMove):
        new().play(0, other)


def test_a_seat_that_is_not_asked_may_not_play():
    m = new()
    m.play(0, "travel:4")
    with pytest.raises(NotYourTurn):
        m.play(0, "travel:5")
    assert m.why_not(0, "travel:5").id == "already-chosen"


def test_whoever_is_not_asked_is_told_whose_choice_it_is():
    m = chapiteau.new("trickerion", seats=2, seed=1)
    move, over = m.moves(m.to_act[0])[0], m.arranged(lambda g: g.stack.clear())
    reasons = [m.why_not(1 - m.to_act[0], move), over.why_not(0, move)]
    assert [reason and reason.id for reason in reasons] == ["not-your-turn", "game-over"]


def test_a_refusal_carries_its_reason_and_rule():
    m = new().arranged(lambda g: g.troupes[0].hand.remove(1))  # the travel card was spent
    with pytest.raises(IllegalMove) as caught:
        m.play(0, "travel:1")
    assert (caught.value.reason.id, caught.value.reason.rule) == ("travel-card-used", "4.3")
    assert "4.3" in str(caught.value)


@pytest.mark.parametrize(
    ("call", "error", "id"),
    [
        (lambda: chapiteau.new("chess"), BadSetup, "unknown-game"),
        (lambda: chapiteau.new("fourberies", seats=9), BadSetup, "bad-seats"),
        (lambda: chapiteau.new("fourberies", pace="fast"), BadSetup, "unknown-option"),
        (lambda: chapiteau.new("parade", rounds=99), BadSetup, "bad-option-value"),
        (lambda: chapiteau.new("fourberies", seed="a\nb"), BadSetup, "bad-seed"),
        (lambda: chapiteau.new("fourberies", seed=""), BadSetup, "bad-seed"),
        (
            lambda: chapiteau.new("fourberies", components="no.toml"),
            BadComponents,
            "component-file",
        ),
    ],
)
def test_a_match_that_cannot_be_is_refused_by_name(call, error, id):
    with pytest.raises(error) as caught:
        call()
    assert caught.value.id == id
    assert str(caught.value)


def test_scores_are_public_and_winners_come_at_the_end():
    m, dice = new(), random.Random(1)
    assert m.scores == (3, 3, 3) and m.winners == () and m.outcome is None
    while not m.over:
        seat = m.to_act[0]
        m.play(seat, dice.choice(list(m.moves(seat))))
    assert m.winners == tuple(s for s in range(3) if m.scores[s] == max(m.scores))
    assert m.outcome is not None and sum(m.outcome) == pytest.approx(1)
    assert m.to_act == () and len(m.moves(0)) == 0
    assert m.prompt(0) == "The game is over."


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 5), st.integers(0, 10**9), st.randoms(use_true_random=False), st.data())
def test_whatever_is_forged_a_refused_move_leaves_no_trace(seats, seed, dice, data):
    m = new(seats, seed)
    table = m.game.moves.moves
    for _ in range(data.draw(st.integers(1, 150))):
        if m.over:
            break
        seat, move = dice.randrange(seats), dice.choice(table)
        if seat in m.to_act and move in m.moves(seat):
            assert m.why_not(seat, move) is None
            m.play(seat, move)
            continue
        hash, position = m.hash, m.position(seat)
        assert m.why_not(seat, move) is not None
        with pytest.raises((IllegalMove, NotYourTurn)):
            m.play(seat, move)
        assert (m.hash, m.position(seat)) == (hash, position)
        asked = dice.choice(m.to_act)
        m.play(asked, dice.choice(list(m.moves(asked))))
        m.game.check(m.state)


def test_the_way_back_is_the_same_however_far_the_last_kept_position_is():
    """Only some positions are kept; every other is found by playing on from one."""
    match, dice = chapiteau.new("the_magnificent", seats=1, seed="way back"), random.Random(1)
    hashes, farthest = [match.hash], 0
    while not match.over:
        seat = match.to_act[0]
        match.play(seat, dice.choice(list(match.moves(seat))))
        hashes.append(match.hash)
        other, steps = match.clone(), 0
        while other.can_undo(seat) and not other.state.chosen:  # a sealed choice is picked up
            other.undo(seat)
            steps += 1
            assert other.hash == hashes[len(other.decisions)]
        farthest = max(farthest, steps)
    assert farthest > 1


def test_the_way_back_leads_to_what_was_there_whatever_was_put_in_its_place():
    match = chapiteau.new("three_ring_circus", seats=2, seed="way back")
    before = match.hash
    while not match.can_undo(seat := match.to_act[0]):
        before = match.hash
        match.play(seat, match.moves(seat)[0])
    match.state = match.game.dealt(match.view(seat), seeded("another world"))
    match.undo(seat)
    assert match.hash == before
