"""One's own cards beside what one knows of other hands."""

import pytest

from chapiteau.games.carnavalesque.art.own.others import CAPTION, _share


@pytest.mark.parametrize(("w", "h"), [(700.0, 420.0), (940.0, 700.0)])
def test_a_single_card_of_others_takes_no_third_of_a_large_hand(w, h):
    assert CAPTION <= _share(5, 1, w, h) <= 0.22 * w


@pytest.mark.parametrize("count", [1, 3, 6])
def test_in_a_small_hand_the_words_over_cards_of_others_have_room(count):
    assert _share(5, count, 400.0, 230.0) >= 120
