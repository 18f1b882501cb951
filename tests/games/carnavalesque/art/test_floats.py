"""The workshops: whoever is on a float is as large as its bay lets them be."""

from itertools import pairwise

import pytest
from games.carnavalesque.table import ask, table

from chapiteau.games.carnavalesque.art.pieces.cards import H, W
from chapiteau.games.carnavalesque.art.pieces.marks import cards_in
from chapiteau.games.carnavalesque.rules.king import Reign
from chapiteau.games.carnavalesque.rules.powers import Conjure
from chapiteau.match import Match

PHONE, LARGE = (5.0, 9.0, 96.0, 150.0), (5.0, 9.0, 140.0, 272.0)


@pytest.mark.parametrize("bay", [PHONE, LARGE], ids=["phone", "large"])
@pytest.mark.parametrize("count", [2, 3, 4, 5, 7])
def test_of_people_in_rows_the_upper_half_is_seen_and_none_leaves_the_bay(bay, count):
    x, y, w, h = bay
    behind = cards_in(count, bay, 1.2, 3.0, 1.0, 0.5)
    apart = cards_in(count, bay, 1.2, 3.0, 1.0)
    wide, high = W * behind.scale, H * behind.scale
    for cx, cy in behind.places:
        assert x - 0.5 <= cx - wide / 2 and cx + wide / 2 <= x + w + 0.5
        assert y - 0.5 <= cy - high / 2 and cy + high / 2 <= y + h + 0.5
    tops = sorted({cy for _, cy in behind.places})
    assert all(low - up >= high / 2 - 0.1 for up, low in pairwise(tops))
    assert behind.scale >= apart.scale
    assert count > 2 or behind.scale >= 1.3 * apart.scale


@pytest.mark.parametrize(("step", "is_apart"), [(Conjure(2), True), (Reign(0), False)])
def test_who_is_chosen_from_lies_on_nobody(step, is_apart):
    g = table(floats={1: [31, 32, 33], 2: [50]}, hands={0: [1, 2, 5], 2: [13, 14, 15, 16, 17, 18]})
    match = Match(g.edition, g.seats, "table")
    match.state = ask(g, step, Reign(1))
    assert type(match.state.stack[-1]) is type(step)
    scene = match.scene(step.seat, layout="tall", focus="floats")
    places = {item.key: (item.x, item.y) for item in scene.items}
    people = [places[f"c{card}"] for card in (31, 32, 33)]
    high = max(float(item.edge.split()[3]) for item in scene.items if item.key == "c31")
    ups = sorted({y for _, y in people})
    assert all((low - up >= high) == is_apart for up, low in pairwise(ups))
