"""The bill: tickets in front are as large as the board lets them be, and every name is there."""

from itertools import combinations

import pytest
from draw.measures import texts_of

from chapiteau.draw.layout import Area
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.three_ring_circus.art.plan import plan_of
from chapiteau.games.three_ring_circus.art.questions import BILL, MAP
from chapiteau.games.three_ring_circus.art.regions.bill import bill_in
from chapiteau.match import Match

from ..table import show, table

BOARDS = [layout for layout in LAYOUTS if layout != "tall"]
LONGEST = {
    "knife-thrower": "ticket_14_per_banknote",
    "penguin-or-sea-lion": "ticket_05_banknote",
    "tightrope-walker": "ticket_09_pedestal",
}


def area(box):
    x, y, w, h = box
    return Area(x, y, x + w, y + h)


@pytest.mark.parametrize("layout", BOARDS)
@pytest.mark.parametrize("solo", [False, True])
def test_tickets_in_front_fill_the_board_and_decks_stand_beside_or_below_them(layout, solo):
    box = plan_of(layout, BILL, solo, 36).box(BILL)
    tickets, decks = bill_in(box, True)
    places = [area(place) for place in (*tickets, *decks)]
    assert all(place.within(area(box)) for place in places)
    assert not any(one.meets(other) for one, other in combinations(places, 2))
    assert sum(w * h for _, _, w, h in tickets) > 0.4 * box[2] * box[3]
    if len({y for _, y, _, _ in tickets}) == 2:  # the decks have the place that is left
        last = area((tickets[2][0], tickets[4][1], *tickets[0][2:]))
        assert all(area(deck).within(last) for deck in decks)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_ticket_in_front_bears_its_whole_name(layout, lang):
    assert_named(layout, lang, BILL)


@pytest.mark.parametrize("layout", BOARDS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_so_does_every_ticket_in_the_wings_of_a_table_for_several(layout, lang):
    assert_named(layout, lang, MAP)


def assert_named(layout, lang, front):
    g = show(table(), *LONGEST.values(), "", "")
    match = Match(g.edition, g.seats, "table")
    match.state = g
    scene = match.scene(None, lang, layout, focus=front)
    tickets = {f"c{card}" for card in g.row if card}
    found = [item for item in scene.items if item.key in tickets]
    assert len(found) == len(LONGEST)
    for item, artist in zip(found, LONGEST, strict=True):
        lines = sorted(texts_of(item.svg, scene.backdrop, 0), key=lambda text: text[3])
        name = str(match.telling(lang).words(f"artist-{artist}"))
        assert name.casefold() in " ".join(line[0] for line in lines).casefold()
