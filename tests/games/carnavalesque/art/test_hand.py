"""One's own cards beside what one knows of other hands."""

import re

import pytest

from chapiteau.draw.scene import SIZES
from chapiteau.games.carnavalesque.art.own.others import CAPTION, OTHERS, _share
from chapiteau.games.carnavalesque.art.pieces.cards import W
from chapiteau.games.carnavalesque.rules.crowd.drawing import NORMAL, Draw
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.secrets.knowledge import hand_zone
from chapiteau.match import Match

from ..table import ask, table


@pytest.mark.parametrize(("w", "h"), [(700.0, 420.0), (940.0, 700.0)])
def test_a_single_card_of_others_takes_no_third_of_a_large_hand(w, h):
    assert CAPTION <= _share(5, 1, w, h) <= 0.22 * w


@pytest.mark.parametrize("count", [1, 3, 6])
def test_in_a_small_hand_the_words_over_cards_of_others_have_room(count):
    assert _share(5, count, 400.0, 230.0) >= 120


def lying(held, layout, step):
    """The cards of seat 0 that shows no card, of a neighbour who shows one, and the line between
    both: each with its scale."""
    g = table(3, hands={0: held, 1: [7, 8], 2: [13]})
    g.players[1].shown = 7
    g.known.show(7, hand_zone(1))
    match = Match(g.edition, g.seats, "table")
    match.state = ask(g, step)
    drawn = {item.key: item for item in match.scene(0, "fr", layout, focus="hand").items}
    drawn |= {item.key: item for item in match.scene(0, "fr", layout).items}
    mine = [drawn[f"c{card}"] for card in held]
    return mine, drawn["c7"], drawn["others"]


def scale_of(item):
    found = re.search(r"scale\(([\d.]+)\)", item.svg)
    assert found
    return float(found[1])


@pytest.mark.parametrize("layout", SIZES)
@pytest.mark.parametrize("count", [1, 4, 6])
def test_ones_own_cards_are_the_larger_ones_and_their_brackets_end_before_the_line(layout, count):
    mine, other, line = lying([1, 2, 3, 4, 5, 6][:count], layout, Reign(0))
    assert scale_of(other) <= min(map(scale_of, mine))
    for item in mine:
        assert item.x + W * scale_of(item) / 2 + 6 < line.x - 10


@pytest.mark.parametrize("layout", SIZES)
def test_whoever_holds_nothing_still_sees_what_is_known_of_others(layout):
    _, other, _ = lying([], layout, Draw(0, NORMAL))
    assert 0.3 < scale_of(other) <= OTHERS
