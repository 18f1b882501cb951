"""On the map nothing lies on anything else: places, names, tags, caravans, in every setup."""

import re
from itertools import combinations

import pytest
from draw.measures import hit, meet, texts
from games.playing import sure

import chapiteau
from chapiteau.core.step import NOBODY
from chapiteau.draw.layout import Area
from chapiteau.draw.scene import LAYOUTS, Layout
from chapiteau.games.three_ring_circus.art.table import Table
from chapiteau.games.three_ring_circus.art.theme import THEMES
from chapiteau.games.three_ring_circus.art.tour.land import TAG, Tour
from chapiteau.games.three_ring_circus.art.tour.places import reward_width
from chapiteau.games.three_ring_circus.art.tour.region import chart_of
from chapiteau.games.three_ring_circus.box.components import STARTS, TOWN
from chapiteau.games.three_ring_circus.rules.automatons.state import Automaton
from chapiteau.games.three_ring_circus.rules.circus import Circus
from chapiteau.games.three_ring_circus.rules.state import ThreeRings
from chapiteau.match import Match

from ..table import BOX

SETUPS = [(seats, start) for seats in (1, 2, 3, 4) for start in STARTS]


def matches(seats, start):
    return chapiteau.new("three_ring_circus", seats=seats, seed=5, start=start)


def tour_of(match: Match, layout: Layout, lang: str) -> Tour:
    view = match.view(None)
    assert isinstance(view, ThreeRings)
    table = Table(view, match.telling(lang), THEMES["dark"], NOBODY, layout, "map")
    return chart_of(table).tour


def lying_on_each_other(areas: dict[object, Area]) -> list[tuple[object, object]]:
    return [(one, other) for (one, a), (other, b) in combinations(areas.items(), 2) if a.meets(b)]


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_names_are_hardly_ever_read_as_one(layout, lang):
    for seats, start in SETUPS:
        names = tour_of(matches(seats, start), layout, lang).name_at.values()
        lines = [Area(a.left - 10, a.top + 4, a.right + 10, a.bottom - 4) for a in names]
        together = [
            1
            for (line, _), (_, name) in combinations(zip(lines, names, strict=True), 2)
            if line.meets(name)
        ]
        assert len(together) <= (2 if layout in ("low", "wide") else 0), (seats, start)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_name_and_no_tag_lies_on_another_or_on_a_place(layout, lang):
    seen = set()
    for seats, start in SETUPS:
        tour = tour_of(matches(seats, start), layout, lang)
        seen.add(tuple(tour.open))
        areas: dict[object, Area] = {("place", n): box for n, box in tour.boxes.items()}
        areas |= {("name", n): area for n, area in tour.name_at.items()}
        areas |= {("tag", n): area for n, area in tour.tag_at.items()}
        assert len(areas) == 2 * len(tour.open)
        assert lying_on_each_other(areas) == []
        sheet = Area(0, 0, tour.sheet.w, tour.sheet.h)
        assert all(area.within(sheet) for area in areas.values())
    assert {len(places) for places in seen} == {27, 36, 45}


@pytest.mark.parametrize(("seats", "start"), SETUPS)
def test_on_a_phone_the_map_begins_at_once(seats, start):
    tour = tour_of(matches(seats, start), "tall", "fr")
    ends = [end for box in tour.boxes.values() for end in (box.top, box.bottom)]
    assert min(ends) <= 75 and tour.sheet.h - max(ends) <= 75


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_travellers_stand_on_nothing_wherever_they_all_are(layout, seats):
    tours = {tour_of(matches(seats, start), layout, "en") for start in STARTS}
    for tour in tours:
        check_stands(tour, max(2, seats))


def check_stands(tour, troupes):
    for n in tour.open:
        others = [tour.pawn(n)]
        for _ in range(troupes if tour.kinds[n] != TOWN else 1):
            others.append(tour.caravan(n, others))
        for i, area in enumerate(others):
            assert not any(area.meets(other) for other in (*tour.taken, *others[:i])), n
            assert area.within(tour.rim)


def drawn_area(item) -> Area:
    """What a traveller covers, measured from its drawing."""
    k = float(sure(re.Match, re.search(r"scale\(([\d.]+)\)", item.svg))[1])
    wide, up, down = (27, 27, 27) if item.key == "bb" else (25, 17, 20)
    return Area(-wide * k, -up * k, wide * k, down * k).moved(item.x, item.y)


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_what_is_drawn_stays_where_room_was_found_for_it(layout, seats):
    match = matches(seats, "boston")
    g = match.state
    assert isinstance(g, ThreeRings)
    open_ = [n for n in range(1, len(g.box.spaces)) if g.is_open(n)]
    everybody: list[Circus | Automaton] = [*g.players, *g.automata]
    for k, space in enumerate(open_):
        for i, somebody in enumerate(everybody):
            apart = i * (k % 3) if g.box.spaces[space].kind == TOWN else 0
            somebody.at = open_[(k + apart) % len(open_)]
        if space in g.route():
            g.pawn = g.route().index(space)
        check_drawn(match, layout, "fr" if k % 2 else "en")


def bracketed(item) -> Area:
    """What a city covers with the brackets around it, while it can be chosen."""
    x, y, w, h, _ = map(float, item.edge.split())
    return Area(x - 4, y - 4, x + w + 4, y + h + 4).moved(item.x, item.y)


def check_drawn(match, layout, lang):
    """Names, as their letters are measured, and travellers lie on nothing."""
    scene = match.scene(None, lang, layout, focus="map")
    there = {item.key: item for item in scene.items}
    tour = tour_of(match, layout, lang)
    names = {tour.names[n] for n in tour.name_at}
    letters = {
        text.said: Area(text.left, text.top, text.right, text.bottom)
        for text in texts(scene)
        if text.said in names
    }
    assert set(letters) == names
    stands = {key: drawn_area(item) for key, item in there.items() if re.fullmatch(r"v\d|bb", key)}
    assert len(stands) == 1 + match.state.seats + len(match.state.automata)
    areas: dict[object, Area] = {**letters, **stands}
    assert lying_on_each_other(areas) == []
    for n in tour.open:
        x, y = there[f"s{n}"].x, there[f"s{n}"].y
        w, h = tour.size(n)
        place = Area(x - w / 2 + 1, y - h / 2 + 1, x + w / 2 - 1, y + h / 2 - 1)
        assert [key for key, area in areas.items() if area.meets(place)] == []
        around = bracketed(there[f"s{n}"]) if tour.kinds[n] != TOWN else place
        assert [key for key, area in letters.items() if area.meets(around)] == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_finger_hits_one_place_only(layout):
    for seats, start in SETUPS:
        scene = matches(seats, start).scene(None, "en", layout, focus="map")
        places = [(item.key, hit(item)) for item in scene.items if re.fullmatch(r"s\d+", item.key)]
        crowded = [(a[0], b[0]) for a, b in combinations(places, 2) if meet(a[1], b[1])]
        assert crowded == []


def test_every_tag_fits_the_room_that_is_kept_for_it():
    best = max(slot.points for slot in BOX.slots)
    assert all(reward_width(slot.tickets, slot.points) <= TAG[0] for slot in BOX.slots)
    assert reward_width(0, best + 99) <= TAG[0] and reward_width(9, best) <= TAG[0]
