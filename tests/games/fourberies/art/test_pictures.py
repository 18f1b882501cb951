"""Every picture of Fourberies can be read and touched, and is remembered as it is drawn."""

import random
from itertools import islice

import pytest
from draw.measures import crowds, stretched
from draw.memory import check_memory

import chapiteau
from chapiteau.core.step import NOBODY
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.fourberies.art.questions import REGIONS
from chapiteau.games.fourberies.art.scene import everybodys
from chapiteau.games.fourberies.art.table import Table
from chapiteau.games.fourberies.art.theme import THEMES
from chapiteau.words.words import LANGUAGES, disguise

from .crammed import crammed

STACKED = "e"  # cards of a city lie on each other: what is seen of one is what is hit


def positions(seats, seed=5):
    """A match at every position of a game whose players rather act than pass."""
    match, dice = chapiteau.new("fourberies", seats=seats, seed=seed), random.Random(seed)
    while not match.over:
        yield match
        seat = dice.choice(match.to_act)
        moves = list(match.moves(seat))
        match.play(seat, dice.choice([m for m in moves if m.verb != "pass"] or moves))
    yield match


@pytest.fixture(scope="module")
def languages():
    disguise("pseudo", "en", stretched)
    yield (*LANGUAGES, "pseudo")
    disguise("pseudo", "en", str)


def wrongs(scene):
    """What cannot be read or touched; a covered card is as high as what is seen of it."""
    wrong = crowds(scene)
    edges = {item.key: item.edge for item in scene.items}
    narrow = [found for found in wrong.pop("narrow", ()) if not edges[found[0]].startswith("M")]
    return wrong | ({"narrow": narrow} if narrow else {})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    dice = random.Random(seats)
    for match in islice(positions(seats, seats), 0, None, 5):
        viewer = dice.choice([None, *match.to_act])
        focus = dice.choice(["", "", *REGIONS])
        scene = match.scene(viewer, dice.choice(languages), layout, "light", focus)
        assert wrongs(scene) == {}, (type(match.state.stack[-1:]), focus)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_a_crammed_table_can_be_read_and_touched(layout, lang, languages):
    match = crammed()
    for focus in ("", *REGIONS):
        for viewer in (0, 1, None):
            assert wrongs(match.scene(viewer, lang, layout, "dark", focus)) == {}, (focus, viewer)


@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
@pytest.mark.parametrize("seats", [2, 5])
def test_cards_of_players_can_be_read(lang, seats, languages):
    match = crammed(seats)
    for seat in range(seats):
        scene = match.game.board.visit(match.view(None), match.telling(lang), "dark", seat)
        assert scene is not None and scene.width == 340
        assert wrongs(scene) == {}


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    telling = None
    for match in positions(seats, seats):
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
    check_memory(islice(positions(3, 9), 0, None, 2), layout)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout, seats):
    for match in islice(positions(seats, 7), 0, None, 7):
        common, everybody, shown = match.telling("fr"), match.view(None), []
        for viewer in (NOBODY, 0, 1):
            telling = match.telling("fr")
            telling.common, telling.public_view = common, everybody
            view = match.view(None if viewer == NOBODY else viewer)
            desk = Table(view, telling, THEMES["dark"], viewer, layout)
            shown.append(desk.public(everybodys))
        assert all(one is other for one, other in zip(shown[1], shown[2], strict=True))
        assert shown[0] == shown[1]


def test_what_did_not_change_is_the_same_object():
    telling, before = None, None
    kept = changed = 0
    for match in islice(positions(3, 3), 20, 80):
        telling = telling or match.telling("en")
        scene = match.game.board.draw(match.view(0), telling, "wide", "dark", 0)
        if before and [r.is_front for r in before.regions] == [r.is_front for r in scene.regions]:
            old = {item.key: item for item in before.items}
            for item in scene.items:
                kept += old.get(item.key) is item
                changed += old.get(item.key) is not item
        before = scene
    assert kept > 5 * changed
