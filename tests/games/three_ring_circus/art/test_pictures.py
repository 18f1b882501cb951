"""Every picture of 3 Ring Circus can be read and touched, and is remembered as it is drawn."""

from itertools import islice

import pytest
from draw.measures import crowds
from draw.memory import check_kept, check_memory, check_shared
from draw.reading import check_cards, check_lines, check_pictures

from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.three_ring_circus.art.questions import AUTOMATONS, REGIONS
from chapiteau.games.three_ring_circus.art.scene import above, below
from chapiteau.games.three_ring_circus.art.table import Table
from chapiteau.games.three_ring_circus.art.theme import THEMES
from chapiteau.words.words import LANGUAGES

from ..table import hold, ring, stand, table, tent
from .test_board import as_shown, positions


def regions(seats):
    return [region for region in REGIONS if region != AUTOMATONS or seats == 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    check_pictures(positions(seats, 7), layout, languages, regions(seats))


KINDS = ["", "beast", "acrobat", "phenomenon"]
BEARS = ["", "ticket_10_pedestal", "ticket_10_locomotive", "ticket_10_per_acrobat"]


def crammed(seats):
    """A hand of twenty, full rings, three objectives and more, many tents in one region."""
    g = table(seats)
    for number in (1, 2, 3):
        ring(g, 0, number, f"clown_{KINDS[number]}", f"rider_{KINDS[number]}", BEARS[number])
    ring(g, 0, 1, "ticket_12_per_beast", "ticket_16_per_pedestal")
    hold(g, 0, *["magician_beast", "magician_acrobat", "farm_animal_beast"])
    hold(g, 0, "train", "reserve", "ringmaster", "stagehands")
    hold(g, 0, "ticket_06_banknote", "ticket_11_per_acrobat", "ticket_14_per_banknote")
    p = g.players[0]
    goals = [g.objective_deck.pop() for _ in range(6)]
    p.placed, p.objectives = goals[:3], goals[3:]
    p.points = 188
    for troupe in range(1, seats + 1):
        tent(g, troupe, "pittsburgh", troupe - 1)
        tent(g, troupe, "baltimore", troupe - 1)
    return stand(g, 0, "washington_dc")


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_a_crammed_table_can_be_read_and_touched(layout, lang, languages):
    for seats in (1, 4):
        match = as_shown(crammed(seats))
        for focus in ("", *regions(seats)):
            scene = match.scene(0, lang, layout, "dark", focus)
            assert crowds(scene) == {}, focus
        assert crowds(match.scene(None, lang, layout, "dark", "hand")) == {}


@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_cards_of_players_can_be_read(lang, languages):
    check_cards(as_shown(crammed(4)), lang)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    check_lines(positions(seats), lang)


# memory


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3, 4), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout):
    def drawn(view, telling, viewer):
        desk = Table(view, telling, THEMES["dark"], viewer, layout, "map")
        return [*desk.public(below), *desk.public(above)]

    check_shared(positions(3, 11), drawn)


def test_what_did_not_change_is_the_same_object():
    check_kept(islice(positions(2), 30, 90), 8)
