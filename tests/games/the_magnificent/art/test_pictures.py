"""Every picture of The Magnificent can be read and touched, and is remembered as it is drawn."""

from dataclasses import replace
from itertools import islice

import pytest
from draw.measures import crowds
from draw.memory import check_kept, check_memory, check_shared
from draw.reading import check_cards, check_lines, check_pictures

from chapiteau.draw.scene import LAYOUTS
from chapiteau.games.the_magnificent import GAME
from chapiteau.games.the_magnificent.art.questions import REGIONS
from chapiteau.games.the_magnificent.art.scene import everybodys
from chapiteau.games.the_magnificent.art.table import Table
from chapiteau.games.the_magnificent.art.theme import THEMES
from chapiteau.words.words import LANGUAGES

from ..table import (
    at,
    cover_all_but,
    fresh,
    gems,
    hang,
    hold,
    pitch,
    rolled,
    table,
    take,
    talents,
)
from .test_board import ADVANCED, positions


def wrongs(scene):
    """What cannot be read or touched; zones of a camp embrace each other, and never overlap, and
    where they are one cell high they are as high as a cell."""
    pieces = tuple([item for item in scene.items if not item.ghost])  # the page leads that one
    wrong = crowds(replace(scene, items=pieces))
    for name in ("crowded", "narrow"):
        others = [found for found in wrong.pop(name, ()) if found[0][0] != "z"]
        if others:
            wrong[name] = others
    return wrong


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_touched(seats, layout, languages):
    played = positions(seats, seats, **(ADVANCED if seats != 2 else {}))
    check_pictures(islice(played, 0, None, 9), layout, languages, REGIONS, wrongs)


def crammed():
    """Five posters, tents with everything, three talent tiles, raised power, two-digit numbers."""
    g = table(4)
    hold(g, 0, "01", "43", "31", "06")
    cover_all_but(g, 0, "c1r1", "c2r1", "c1r2", "c2r2")
    for place, poster in enumerate(("orange_n1", "green_g9", "orange_n2", "orange_n3"), 1):
        hang(g, 0, place, poster)
    rich = sorted(range(1, g.box.tent_count), key=lambda n: g.box.tents[n].gem, reverse=True)
    for place in range(2, 6):
        pitch(g, 0, place, rich[place])
    talents(g, 0, "talent_05", "talent_09", "talent_10", tokens=5)
    g.players[0].points, g.players[0].coins, g.players[0].parked = 188, 27, 3
    gems(g, 0, orange=3, green=3, purple=3, transparent=3)
    rolled(g, 0, "orange-6", "orange-6", "transparent-6")
    g.players[0].dice = g.players[0].dice[::-1]
    take(g, "orange-5", "01")
    return g


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_a_crammed_table_can_be_read_and_touched(layout, lang, languages):
    match = at(crammed())
    for focus in ("", *REGIONS):
        for viewer in (0, 1, None):
            assert wrongs(match.scene(viewer, lang, layout, "dark", focus)) == {}, (focus, viewer)


@pytest.mark.parametrize("lang", ["en", "fr", "pseudo"])
def test_cards_of_players_can_be_read(lang, languages):
    check_cards(at(crammed()), lang, wrongs)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_questions_and_buttons_are_short_enough_for_their_line(seats, lang):
    check_lines(positions(seats, seats, **ADVANCED), lang)


# memory


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_remembered_looks_like_what_is_drawn_anew(layout):
    check_memory(islice(positions(3, 9, **ADVANCED), 0, None, 4), layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_everybody_sees_is_the_same_object_for_all(layout):
    def drawn(view, telling, viewer):
        return Table(view, telling, THEMES["dark"], viewer, layout).public(everybodys)

    check_shared(islice(positions(3, 7, **ADVANCED), 0, None, 11), drawn)


def test_what_did_not_change_is_the_same_object():
    check_kept(islice(positions(2, 3), 40, 90), 8)


def test_a_hand_that_is_drafted_is_no_part_of_what_everybody_sees():
    g = fresh(3, masters="draft")
    match = at(g)
    hands = {f"m{m}" for p in g.players for m in p.hand}
    for viewer in range(3):
        desk = Table(GAME.view(g, viewer), match.telling("en"), THEMES["dark"], viewer, "wide")
        shown = {item.key for part in desk.public(everybodys) for item in part}
        assert not shown & hands
