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
def test_a_preview_stops_before_anything_is_revealed(name):
    """The seat has learned nothing in the view that it is shown, so nothing made up is in it."""
    game = GAMES[name]
    match, dice = chapiteau.new(name, seats=game.fewest, seed="stops"), random.Random(1)
    for _ in range(MOST):
        if match.over:
            break
        seat = dice.choice(match.to_act)
        move = dice.choice(list(match.moves(seat)))
        shown = preview(match.game, match.view(seat), seat, move)
        if shown.is_open:
            assert shown.view.learned[seat] == match.state.learned[seat], move
        match.play(seat, move)
