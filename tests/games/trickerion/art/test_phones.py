"""Trickerion on a phone: what a question asks to choose from is seen without scrolling."""

import re
from itertools import combinations
from math import hypot

import pytest
from draw.measures import texts_of
from draw.phones import HIGH, LOW, lowest

import chapiteau
from chapiteau.games.trickerion.art.pieces.bills import FOOT
from chapiteau.games.trickerion.art.theatre.places import STRIP_W, card_house, strip_size
from chapiteau.games.trickerion.rules.assignment import Assign
from chapiteau.games.trickerion.rules.locations.market import MarketRow
from chapiteau.games.trickerion.rules.locations.theatre import PlaceMarker

from ..table import match_at, table

LINE = 5.6  # of the light around a ring
RING = 8 * 1.26  # of a mark with its rings
ROWS = {
    2: ["riverside-08", "grand-magorian-01", "riverside-02"],
    3: ["riverside-08", "grand-magorian-01", "riverside-02", "riverside-04"],
    4: ["riverside-08", "grand-magorian-01", "riverside-02", "riverside-04", "grand-magorian-03"],
}


def placing(seats):
    """Seat 0 places a marker, and every card of the row has room for it."""
    tricks = {0: {"spades": "linking-rings"}}
    step = PlaceMarker(0, 1)
    return table(seats, tricks=tricks, ready={0: {"spades": 2}}, row=ROWS[seats], step=step)


@pytest.mark.parametrize("seats", ROWS)
def test_all_cards_and_all_slots_of_the_large_one_are_seen_on_the_lowest_phone(seats):
    scene = match_at(placing(seats)).scene(0, "en", "tall")
    cards = [item.key for item in scene.items if item.key.startswith("region-theatre/card-")]
    assert len(cards) == len(ROWS[seats])
    assert len([item for item in scene.items if item.key.startswith("plus")]) >= 3
    assert lowest(scene) <= LOW


@pytest.mark.parametrize("count", [3, 4, 5])
def test_the_strip_lies_beside_the_large_card_and_ends_with_its_slots(count):
    house = card_house(8, 8, 374, count, 1, 3)
    (x, top), last = house.strip[0], house.strip[-1]
    low = house.bills[0][1] + house.size.h - FOOT
    assert x + STRIP_W < house.bills[0][0]
    assert top == house.bills[0][1]
    assert low - 12 <= last[1] + strip_size(count).h <= low + 12


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_who_works_where_is_seen_whole_on_the_lowest_phone(lang):
    crew = {0: ["assistant", "apprentice_1", "apprentice_2"]}
    scene = match_at(table(3, crew=crew, step=Assign())).scene(0, lang, "tall")
    assert len([item for item in scene.items if item.key.startswith("row")]) == 4
    assert lowest(scene) <= LOW
    band = next(item.y for item in scene.items if item.key == "head-town")
    signs = {item.key: item.y for item in scene.items if item.key.startswith("stock")}
    assert len(signs) == 4
    assert all(band < y < band + 32 for y in signs.values())  # how many cards are left, in it


def test_all_components_of_the_market_are_seen_on_a_phone():
    scene = match_at(table(3, coins={0: 9}, points=3, step=MarketRow(0))).scene(0, "fr", "tall")
    orders = [item for item in scene.items if item.state == "legal" and item.key[0] in "gz"]
    assert len(orders) > 12
    assert lowest(scene) <= HIGH


@pytest.mark.parametrize("layout", ["tall", "pair"])
def test_the_mark_of_whoever_has_a_day_leaves_its_name_free(layout):
    cards, at = {1: {"magician": "theatre"}}, {1: {"magician": "sunday_show"}}
    g = table(3, cards=cards, at=at, step=Assign())
    scene = match_at(g).scene(0, "fr", layout, focus="theatre")
    sunday = next(item for item in scene.items if item.key == "day4")
    (name, *_) = texts_of(sunday.svg, scene.backdrop, 0)
    ((x, y),) = re.findall(r"translate\((\S+) (\S+)\)", sunday.over)
    assert float(x) + RING <= name.left or float(y) + RING <= name.top


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_magicians_are_seen_with_their_whole_names_on_the_lowest_phone(lang):
    match = chapiteau.new("trickerion", seats=3, seed="magicians")
    scene = match.scene(match.to_act[0], lang, "tall")
    posters = [item for item in scene.items if item.key.startswith("be")]
    assert len(posters) == 8
    assert lowest(scene) <= LOW + 48  # its question has two lines and no answers below it
    assert not any("…" in item.svg for item in posters)


def test_rings_around_components_on_a_phone_do_not_touch():
    scene = match_at(table(3, points=3, step=MarketRow(0))).scene(0, "en", "tall")
    rings = [
        (item.x, item.y, float(item.edge.split()[2]))
        for item in scene.items
        if item.state == "legal" and item.edge.startswith("0 0 ") and item.edge.count(" ") == 2
    ]
    assert len(rings) == 20
    for (x, y, r), (u, v, q) in combinations(rings, 2):
        assert hypot(x - u, y - v) >= r + q + LINE
