"""Every picture of Fourberies can be read and touched, and is remembered as it is drawn."""

import random
from itertools import islice

import pytest
from draw.measures import crowds
from draw.memory import check_kept, check_memory, check_shared
from draw.reading import check_cards, check_lines, check_pictures
from games.playing import sure

import chapiteau
from chapiteau.draw.pieces.icons import icon
from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.fourberies.art.pieces.cards import encounter, face_of, slip
from chapiteau.games.fourberies.art.questions import REGIONS
from chapiteau.games.fourberies.art.regions.lanes import plates
from chapiteau.games.fourberies.art.regions.stacks import strip_places
from chapiteau.games.fourberies.art.scene import everybodys
from chapiteau.games.fourberies.art.table import Table
from chapiteau.games.fourberies.art.theme import THEMES
from chapiteau.games.fourberies.rules.state import Fourberies
from chapiteau.words.words import LANGUAGES

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


def wrongs(scene):
    """What cannot be read or touched; a covered card is as high as what is seen of it."""
    wrong = crowds(scene)
    edges = {item.key: item.edge for item in scene.items}
    narrow = [found for found in wrong.pop("narrow", ()) if not edges[found[0]].startswith("M")]
    return wrong | ({"narrow": narrow} if narrow else {})


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    check_pictures(islice(positions(seats, seats), 0, None, 5), layout, languages, REGIONS, wrongs)


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
    check_cards(crammed(seats), lang, wrongs)


@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    check_lines(positions(seats, seats), lang)


# memory


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, 9), 0, None, 2), layout)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout, seats):
    def drawn(view, telling, viewer):
        return Table(view, telling, THEMES["dark"], viewer, layout).public(everybodys)

    check_shared(islice(positions(seats, 7), 0, None, 7), drawn)


def test_what_did_not_change_is_the_same_object():
    check_kept(islice(positions(3, 3), 20, 80), 5)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_of_cities_are_whole_and_all_on_one_line_or_all_on_two(layout, lang):
    match = chapiteau.new("fourberies", seats=3, seed=1)
    table = Table(
        sure(Fourberies, match.view(0)), match.telling(lang), THEMES["light"], 0, layout, "cities"
    )
    assert len({len(lines) for lines in plates(table.pen, table.plan.lanes[0].w)}) == 1
    drawn = match.scene(0, lang, layout, focus="cities")
    assert not [item.key for item in drawn.items if item.key[0] == "c" and "…" in item.svg]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_at_the_foot_of_cards_are_whole_or_left_out_where_many_lie_side_by_side(lang):
    match = chapiteau.new("fourberies", seats=3, seed=1)
    pen = Table(
        sure(Fourberies, match.view(0)), match.telling(lang), THEMES["light"], 0, "tall"
    ).pen
    faces = [face_of(pen, card) for card in range(1, len(pen.box.face))]
    for count, are_named in ((4, True), (5, False)):
        place = strip_places((8.0, 0.0, 374.0, 136.0), count)[0]
        for face in faces:
            drawn = encounter(face, place.w, place.h, pen.room)
            assert "…" not in drawn and (f">{face.name}<" in drawn or not are_named), face.name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_an_acrobat_on_a_phone_has_its_name_or_its_face_with_the_sign_of_acrobats(lang):
    match = chapiteau.new("fourberies", seats=3, seed=1)
    pen = Table(
        sure(Fourberies, match.view(0)), match.telling(lang), THEMES["light"], 0, "tall"
    ).pen
    sparkles = icon("sparkles", 82.5 - 15, 13, 16, "#1F6A70", 2.4)
    faces = [face_of(pen, card) for card in range(1, len(pen.box.face))]
    for face in [face for face in faces if face.op]:
        drawn = slip(face, 82.5, 26.0, pen.room)
        assert f">{face.name}<" in drawn or sparkles in drawn, face.name
