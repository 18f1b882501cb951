"""Features: what a seat sees, of fixed length, with everything that decides what may be done."""

import pytest

import chapiteau
from chapiteau.conformance import settings
from chapiteau.core.mind import width
from chapiteau.core.observing.row import Row
from chapiteau.core.rng import seeded
from research.seats import SEATS, positions

GAMES = chapiteau.games()


def written(mind, g, seat):
    """What a mind writes of a table or a view for a seat, which must fill its row."""
    row = Row(width(mind.feature_bounds(g.edition, g.seats)))
    mind.write(g, seat, row)
    assert row.at == row.size
    return row.values()


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_features_keep_their_length_and_their_bounds(name, seats):
    game = GAMES[name]
    options_here = [options for options, count in settings(game) if count == seats]
    for options in options_here:
        bounds = game.mind().feature_bounds(game.edition(options), seats)
        for i, match in enumerate(positions(name, seats, -(-3 // len(options_here)), **options)):
            seat = i % seats
            view = match.view(seat)
            found = game.mind().features(view, seat)
            assert list(found) == list(bounds) or name == "parade"
            row = [x for key in bounds for x in found[key]]
            assert written(game.mind(), match.state, seat) == row
            for key, values in found.items():
                length, low, high = bounds[key]
                assert len(values) == length, key
                assert low <= min(values) and max(values) <= high, (key, values)
                assert all(type(x) is int for x in values), key


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_what_a_seat_cannot_see_changes_no_feature(name, seats):
    game = GAMES[name]
    for i, match in enumerate(positions(name, seats, games=3)):
        seat = i % seats
        view = match.view(seat)
        dealt = game.dealt(view, seeded(f"another world {i}"))
        again = game.view(dealt, seat)
        assert game.mind().features(again, seat) == game.mind().features(view, seat)
        assert written(game.mind(), dealt, seat) == written(game.mind(), match.state, seat)


@pytest.mark.parametrize(("name", "seats"), SEATS)
def test_same_features_mean_same_legal_moves(name, seats):
    """Whatever changes what may be done is among the features."""
    game = GAMES[name]
    legal: dict[str, set[str]] = {}
    for match in positions(name, seats, games=8):
        for seat in match.to_act:
            key = str(sorted(game.mind().features(match.view(seat), seat).items()))
            moves = {move.text for move in match.moves(seat)}
            assert legal.setdefault(key, moves) == moves


@pytest.mark.parametrize("name", GAMES)
def test_a_view_differs_only_where_features_differ(name):
    """A move that a seat sees happen changes what the seat's features say."""
    game = GAMES[name]
    before = None
    for match in positions(name, game.most, games=2):
        view = match.view(0)
        after = (match.state.learned[0], game.mind().features(view, 0))
        if before is not None and before[0] != after[0]:
            assert before[1] != after[1]
        before = after
