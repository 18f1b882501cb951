"""Positions of one's own: arranged, written, read back, and played on."""

import random

import pytest

import chapiteau
from chapiteau import BadRecord, BadSetup


def test_a_table_can_be_arranged_and_played_on():
    match = chapiteau.new("fourberies", seats=3, seed=7)

    def rich(g):
        g.troupes[0].ecus = 40

    puzzle = match.arranged(rich)
    assert puzzle.scores[0] == 40 and match.scores[0] != 40
    assert puzzle.to_act == match.to_act and list(puzzle.moves(0)) == list(match.moves(0))
    puzzle.play(0, puzzle.moves(0)[0])
    assert len(puzzle.decisions) == 1


def test_a_table_that_lost_a_card_is_refused_by_name():
    match = chapiteau.new("fourberies", seats=3, seed=7)
    with pytest.raises(BadSetup, match="no game comes to this table: encounter cards changed"):
        match.arranged(lambda g: g.deck.pop())


def test_a_position_has_no_record():
    match = chapiteau.new("fourberies", seats=3, seed=7).arranged(lambda g: None)
    with pytest.raises(BadRecord, match="has no record"):
        match.record()
    with pytest.raises(BadRecord):
        match.clone().record()


@pytest.mark.parametrize("name", chapiteau.games())
def test_a_snapshot_goes_on_exactly_as_the_match_does(name):
    match, dice = chapiteau.new(name, seed=3), random.Random(3)

    def move():
        seat = dice.choice(match.to_act)
        return seat, dice.choice(list(match.moves(seat)))

    for _ in range(7):
        match.play(*move())
    again = chapiteau.restore(match.snapshot())
    assert again.hash == match.hash and again.edition.options == match.edition.options
    while not match.over:
        seat, chosen = move()
        match.play(seat, chosen)
        again.play(seat, chosen)
    assert again.hash == match.hash and again.scores == match.scores


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        '{"is": "chapiteau position 1"}',
        '{"is": "chapiteau position 9"}',
        "x",
    ],
)
def test_what_is_no_position_is_refused_in_one_line(text):
    with pytest.raises(BadSetup, match="not the text of a position"):
        chapiteau.restore(text)


def test_a_position_with_something_else_in_it_is_refused():
    text = chapiteau.new("trickerion", seats=3, seed=1).snapshot()
    for old, new in (
        ('"seats":3', '"seats":9'),
        ('"coins":', '"coin":'),
        ('"rules":2', '"rules":7'),
    ):
        with pytest.raises(BadSetup):
            chapiteau.restore(text.replace(old, new, 1))


def test_a_match_is_set_up_for_as_few_as_a_game_takes_where_nobody_says():
    seats = {name: chapiteau.new(name).seats for name in chapiteau.games()}
    assert seats.pop("carnavalesque") == 3 and set(seats.values()) == {2}
