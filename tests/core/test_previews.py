"""A preview promises exactly what then happens, as far as whoever asks for it can know."""

import random

import pytest

import chapiteau
from chapiteau.core.wire import text
from chapiteau.preview import preview

GAMES = chapiteau.games()
CASES = [(name, seats) for name, g in GAMES.items() for seats in {g.fewest, g.most}]
MOST = 150  # decisions of a game


@pytest.mark.parametrize(("name", "seats"), CASES)
def test_what_is_promised_is_what_happens(name, seats):
    match, dice = chapiteau.new(name, seats=seats, seed=f"preview {seats}"), random.Random(seats)
    kept = opened = 0
    while not match.over and kept + opened < MOST:
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        shown = preview(match.game, match.view(seat), seat, move)
        promised = [seen(event, seat) for event in shown.told]
        match.play(seat, move)
        told = [seen(event, seat) for event in match.decisions[-1].told]
        if shown.is_open:
            opened += 1
            assert promised == told[: len(promised)], move
        else:
            kept += 1
            assert promised == told, move
            assert text(shown.view) == text(match.view(seat)), move
    assert kept


def seen(event, seat):
    known = event.seen_by(seat)
    return known.kind.id, list(known.ids)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_that_a_deal_made_up_is_in_a_preview(name):
    """A preview stops before the seat learns something: however the hidden cards lie, it shows the
    same."""
    game = GAMES[name]
    match, dice = chapiteau.new(name, seats=game.fewest, seed="stops"), random.Random(1)
    for _ in range(MOST):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        one, other = (preview(game, match.view(seat), seat, move, deal) for deal in "ab")
        assert promised(one, seat) == promised(other, seat), move
        match.play(seat, move)


def promised(shown, seat):
    told = [seen(event, seat) for event in shown.told]
    return text(shown.view), told, shown.is_open, shown.reveals


def test_the_king_sees_what_becomes_of_a_float_before_it_counts():
    """That all learn what is sent tells the King nothing new."""
    match, dice = chapiteau.new("carnavalesque", seats=3, seed="king"), random.Random(2)
    verbs: set[str] = set()
    while not match.over and len(verbs) < 3:
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        verb = move.text.partition("-")[0].partition(":")[0]
        if verb in ("send", "launch", "give"):
            shown = preview(match.game, match.view(seat), seat, move)
            assert shown.told and not shown.reveals
            verbs.add(verb)
        match.play(seat, move)
    assert verbs == {"send", "launch", "give"}
