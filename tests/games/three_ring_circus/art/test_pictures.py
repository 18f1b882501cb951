"""Every picture of 3 Ring Circus can be read and touched, and is remembered as it is drawn."""

import random
from itertools import islice

import pytest
from draw.measures import crowds, stretched
from draw.memory import check_memory

from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.three_ring_circus.art.questions import AUTOMATONS, REGIONS
from chapiteau.games.three_ring_circus.art.scene import above, below
from chapiteau.games.three_ring_circus.art.table import Table
from chapiteau.games.three_ring_circus.art.theme import THEMES
from chapiteau.words.words import LANGUAGES, disguise

from ..table import hold, ring, stand, table, tent
from .test_board import as_shown, positions


@pytest.fixture(scope="module")
def languages():
    disguise("pseudo", "en", stretched)
    yield (*LANGUAGES, "pseudo")
    disguise("pseudo", "en", str)


def regions(seats):
    return [region for region in REGIONS if region != AUTOMATONS or seats == 1]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    dice = random.Random(seats)
    for match in positions(seats, 7):
        viewer = dice.choice([None, *match.to_act, *match.to_act])
        focus = dice.choice(["", "", *regions(seats)])
        lang = dice.choice(languages)
        scene = match.scene(viewer, lang, layout, "light", focus)
        assert crowds(scene) == {}, (match.state.stack[-1:], focus, lang)


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
    match = as_shown(crammed(4))
    for seat in range(4):
        scene = match.game.board.visit(match.view(None), match.telling(lang), "dark", seat)
        assert scene is not None and scene.width == 340
        assert crowds(scene) == {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    telling = None
    for match in positions(seats):
        telling = telling or match.telling(lang)
        for seat in match.to_act:
            step, view = match.state.stack[-1], match.view(seat)
            assert len(telling.prompt(step, view)) <= 64, telling.prompt(step, view)
            assert len(telling.help(step, view)) <= 110, telling.help(step, view)
            for move in match.moves(seat):
                deed = telling.deed(step, move, view) or telling.move(step, move, view)
                assert len(deed) <= 28, deed


# memory


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(positions(3, 4), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout):
    for match in positions(3, 11):
        common, everybody, shown = match.telling("fr"), match.view(None), []
        for viewer in (-1, 0, 2):
            telling = match.telling("fr")
            telling.common, telling.public_view = common, everybody
            view = match.view(None if viewer < 0 else viewer)
            desk = Table(view, telling, THEMES["dark"], viewer, layout, "map")
            shown.append([*desk.public(below), *desk.public(above)])
        assert all(one is other for one, other in zip(shown[1], shown[2], strict=True))
        assert shown[0] == shown[1]


def test_what_did_not_change_is_the_same_object():
    telling, before = None, None
    kept = changed = 0
    for match in islice(positions(2), 30, 90):
        telling = telling or match.telling("en")
        scene = match.game.board.draw(match.view(0), telling, "wide", "dark", 0)
        if before and [r.is_front for r in before.regions] == [r.is_front for r in scene.regions]:
            old = {item.key: item for item in before.items}
            for item in scene.items:
                kept += old.get(item.key) is item
                changed += old.get(item.key) is not item
        before = scene
    assert kept > 8 * changed
