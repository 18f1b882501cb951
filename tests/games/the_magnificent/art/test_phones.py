"""The Magnificent on phones and tablets: what is in hand, where it may go, words for talents."""

import pytest
from draw.measures import crowds, hit, texts, texts_of
from draw.phones import LOW, lowest

from chapiteau.draw.lettering.text import width
from chapiteau.games.the_magnificent.art.plan import plan_of
from chapiteau.games.the_magnificent.art.questions import (
    CAMP,
    EXCHANGING,
    HANGING,
    LAYING,
    PITCH,
    ROAD,
)
from chapiteau.games.the_magnificent.rules.actions.posters import HangPoster, Rearrange
from chapiteau.games.the_magnificent.rules.actions.tiles import LayTile
from chapiteau.games.the_magnificent.rules.setup import ChooseTalent
from chapiteau.games.the_magnificent.words.texts import talent_text

from ..table import TALENT, ask, at, hang, table

TAB = 390 / 6 - 4  # five regions and one more, 12 high


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_regions_of_a_phone_have_names_of_one_line(lang):
    scene = at(table()).scene(0, lang, "tall")
    assert [r.title for r in scene.regions if width(r.title, 12, "ui", 600) > TAB] == []


def test_a_tile_is_laid_in_a_camp_that_is_seen_whole():
    scene = at(ask(table(), LayTile(0, 1, 1))).scene(0, "en", "tall")
    assert scene.laid == LAYING
    (camp,) = [region for region in scene.regions if region.is_front]
    assert camp.y + camp.h <= LOW + 8


@pytest.mark.parametrize("laid", HANGING)
def test_what_is_in_hand_lies_above_the_places_that_it_may_have(laid):
    plan = plan_of("tall", CAMP, 0, False, laid)
    assert plan.bench[1] + plan.bench[3] <= plan.shelf[1]
    assert plan.shelf[1] + plan.shelf[3] <= LOW


def test_a_place_for_a_tent_is_chosen_above_the_wheel_that_it_comes_from():
    for variant in (1, 2, 3):
        plan = plan_of("tall", ROAD, variant, False, PITCH)
        assert plan.shelf[1] + plan.shelf[3] <= plan.box(ROAD)[1]


def test_a_poster_in_hand_is_seen_with_the_free_places():
    g = table()
    scene = at(ask(g, HangPoster(0, g.poster_deck.pop()))).scene(0, "en", "tall")
    assert lowest(scene) <= LOW


def test_what_exchanges_posters_lies_below_them_in_sight_and_covers_no_tent():
    g = table()
    for place, poster in ((2, "orange_n1"), (4, "green_g9")):
        hang(g, 0, place, poster)
    scene = at(ask(g, Rearrange(0, 4))).scene(0, "en", "tall")
    shelf = plan_of("tall", CAMP, 0, False, EXCHANGING).shelf
    handles = [item for item in scene.items if item.key.startswith("swap")]
    assert len(handles) == 4
    assert all(min(y for _, y in hit(item)) >= shelf[1] + shelf[3] for item in handles)
    (camp,) = [region for region in scene.regions if region.is_front]
    assert lowest(scene) <= min(LOW, camp.y)


def test_in_two_columns_actions_lie_beside_the_camp():
    plan = plan_of("pair", CAMP, 0, False)
    x, y, w, h = plan.box(CAMP)
    for left, top, _, high in (plan.power, plan.bench):
        assert left >= x + w
        assert y <= top and top + high <= y + h


@pytest.mark.parametrize("front", ["masters", "tent", "road", "tonight", "camp"])
def test_in_two_columns_both_end_at_about_the_same_height(front):
    plan = plan_of("pair", front, 0, False)
    boxes = [box for region, box in plan.regions if region != front] + [plan.store]
    ends = [max(y + h for x, y, _, h in boxes if (x > 300) == right) for right in (False, True)]
    assert abs(ends[0] - ends[1]) <= 24
    assert max(ends) <= plan.height


@pytest.mark.parametrize("layout", ["low", "tall"])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_talent_on_offer_says_in_words_what_it_does(layout, lang):
    tiles = sorted(TALENT.values())[-12:]
    for first in range(0, len(tiles), 3):
        g = table()
        whole = [*g.talent_deck, *g.draft]
        g.draft = [tile for tile in tiles[first : first + 3] if tile in whole]
        g.talent_deck = [tile for tile in whole if tile not in g.draft]
        match = at(ask(g, ChooseTalent(0)))
        scene = match.scene(0, lang, layout)
        assert crowds(scene) == {}, g.draft
        said = " ".join(text.said for text in texts(scene))
        for spot in g.draft:
            (tile,) = [item for item in scene.items if item.key == f"s{spot}"]
            low = max(text.bottom for text in texts_of(tile.svg, scene.backdrop, 0))
            assert low <= max(y for _, y in hit(tile)) - tile.y
            words = talent_text(match.telling(lang), spot).split()
            assert " ".join(words[:2]) in said
