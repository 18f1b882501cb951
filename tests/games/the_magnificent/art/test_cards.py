"""Cards and panels of The Magnificent: names whole, and what only tells viewers of themselves."""

import random
from html import unescape
from itertools import combinations

import pytest

import chapiteau
from chapiteau.draw.layout import Area
from chapiteau.draw.lettering.text import ELLIPSIS
from chapiteau.draw.scene import SIZES
from chapiteau.games.the_magnificent.art.heights import TAB
from chapiteau.games.the_magnificent.art.pieces.masters import HIGH, NAMED, Card, master_card
from chapiteau.games.the_magnificent.art.questions import MASTERS
from chapiteau.games.the_magnificent.art.regions.masters import MOST_SHOWN
from chapiteau.games.the_magnificent.art.theme import THEMES
from chapiteau.games.the_magnificent.rules.end_of_round import PAYMENT, SCORE_MASTERS, ChooseLot
from chapiteau.games.the_magnificent.rules.state import Magnificent

from ..table import BOX, ask, at, hold, table


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(("w", "h"), [(116.0, 104.0), (NAMED, 96.0), (116.0, 88.0), (150.0, 120.0)])
def test_a_master_card_has_its_whole_name_or_none(lang, w, h):
    telling = chapiteau.new("the_magnificent", seats=2, seed="names").telling(lang)
    named = 0
    for master in range(1, len(BOX.masters)):
        name = str(telling.thing("master", master)).split(" (")[0]
        drawn = unescape(master_card(BOX, Card(master, name, ""), w, h, THEMES["dark"]))
        assert ELLIPSIS not in drawn, name
        said = drawn.replace("</text>", " ")
        named += all(f">{word}" in said or f" {word}" in said for word in name.split(" "))
    assert named >= len(BOX.masters) - 2 or h < HIGH  # of which one is longer than two lines


def test_the_power_that_is_counted_before_a_viewer_bears_nobodys_mark():
    """What others' turns change there is no step of theirs; pages mark nothing that is `own-`."""
    match, dice = chapiteau.new("the_magnificent", seats=2, seed="power"), random.Random(1)
    changed = set()
    while len(match.decisions) < 60 and not match.over:
        before = {item.key: item for item in match.scene(0, layout="low").items if item.label}
        seat = dice.choice(match.to_act)
        match.play(seat, dice.choice(list(match.moves(seat))))
        if seat == 1:
            after = match.scene(0, layout="low").items
            changed |= {i.key for i in after if i.key in before and i.svg != before[i.key].svg}
    assert {key for key in changed if key.startswith("own-")} > {"own-sum"}
    assert not any(key.removeprefix("v").isdigit() for key in changed)


HELD = ("26", "27", "28", "29", "30", "31")


def front_with(count, layout, *steps):
    """The region in front, and the outlines of as many cards of the viewer's as there are."""
    g = table()
    hold(g, 0, *HELD[:count])
    if steps[-1] is SCORE_MASTERS:  # all lots have been taken by then
        g.master_discard += [master for master in g.lot_masters if master]
        g.lot_masters = [0] * len(g.lot_masters)
    scene = at(ask(g, *steps)).scene(0, "fr", layout)
    (front,) = [region for region in scene.regions if region.is_front]
    assert front.id == MASTERS
    own = {f"m{master}" for master in g.players[0].masters}
    found = [item for item in scene.items if item.key in own]
    assert len(found) == count
    return front, [Area(*outline(item)) for item in found]


def outline(item):
    x, y, w, h, _ = (float(n) for n in item.edge.split())
    return item.x + x, item.y + y, item.x + x + w, item.y + y + h


def area(one):
    return (one.right - one.left) * (one.bottom - one.top)


@pytest.mark.parametrize("layout", [*SIZES, "pair"])
@pytest.mark.parametrize("count", [4, 5, 6])
def test_master_cards_that_are_alone_in_front_have_its_room(layout, count):
    front, cards = front_with(count, layout, PAYMENT, SCORE_MASTERS)
    place = Area(front.x, front.y, front.x + front.w, front.y + front.h)
    assert all(one.within(place) for one in cards)
    assert not any(one.meets(other) for one, other in combinations(cards, 2))
    assert max(one.bottom for one in cards) + TAB > front.y + 0.75 * front.h
    _, beside = front_with(count, layout, ChooseLot(0))
    assert min(map(area, cards)) > 1.3 * max(map(area, beside))


@pytest.mark.parametrize("layout", [*SIZES, "pair"])
@pytest.mark.parametrize("seats", [2, 4])
def test_first_talents_have_the_room_below_own_cards(layout, seats):
    match = chapiteau.new("the_magnificent", seats=seats, seed="talents")
    while isinstance(g := match.state, Magnificent) and g.draft:
        seat = match.to_act[0]
        scene, moves = match.scene(seat, "fr", layout), [m.text for m in match.moves(seat)]
        (front,) = [region for region in scene.regions if region.is_front]
        place = Area(front.x, front.y, front.x + front.w, front.y + front.h)
        tiles = [Area(*outline(i)) for i in scene.items if i.edge and {*i.answers} & {*moves}]
        assert len(tiles) == len(moves) and all(tile.within(place) for tile in tiles)
        assert not any(one.meets(other) for one, other in combinations(tiles, 2))
        right, low = max(t.right for t in tiles), max(t.bottom for t in tiles)
        fills = right > place.right - 0.05 * front.w or low > place.bottom - 0.05 * front.h
        assert fills or low - tiles[0].top >= 124 * MOST_SHOWN
        match.play(seat, match.moves(seat)[0])
